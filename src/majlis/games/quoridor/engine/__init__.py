"""Quoridor's own engine for two players: what the bots of kind "search" think with."""

from __future__ import annotations

import functools
from types import ModuleType
from typing import Any

import numpy as np

from majlis.decision import Decision, Search
from majlis.games.quoridor import GAME
from majlis.games.quoridor.engine import endgame, search, thinking
from majlis.games.quoridor.engine.board import BOARD
from majlis.games.quoridor.engine.scratch import ENGINE_SCRATCH, NODE, PLIES
from majlis.games.quoridor.engine.strength import LEVELS, STEP, table_size
from majlis.kernel import jit
from majlis.kernel.net import NO_WEIGHTS, Weights
from majlis.kernel.ops import bind, unite
from majlis.kernel.seeds import INTERPRETED, STREAM, blank
from majlis.kernel.units import KernelUnit

RECORDS = {"views": GAME.record, "boards": BOARD, "nodes": NODE, "scratch": ENGINE_SCRATCH}
"""The records of the kernels' arrays, by the names of the arguments."""


@functools.cache
def kernels() -> dict[str, Any]:
    """The engine's kernels, each with the one signature it is compiled for."""
    return _united("engine", search, thinking)


@functools.cache
def united(module: ModuleType, name: str) -> dict[str, Any]:
    """The kernels of another module that work on the engine's records, as a unit of their own."""
    return _united(name, module)


def _united(name: str, *modules: ModuleType) -> dict[str, Any]:
    bound = {name: kernel for module in modules for name, kernel in bind(module, GAME.ops, GAME.key, NODE).items()}
    if not INTERPRETED:
        for kernel in bound.values():
            kinds = {name: kind for name, kind in kernel.py_func.__annotations__.items() if name != "return"}
            kernel.wanted = tuple(jit.argument_type(kind, RECORDS.get(name, BOARD)) for name, kind in kinds.items())
    unite(KernelUnit(GAME.key, name, lambda: bound), bound)
    return bound


def rooms() -> dict[str, Any]:
    """How long the arrays of the engine's kernels are, by the names of the arguments; the table's by level."""
    lengths = {"boards": PLIES, "nodes": PLIES, "scratch": 1, "outcomes": endgame.POSITIONS}
    return {**lengths, "table": {level: table_size(level) for level in LEVELS}}


def begin(game: Any, view: Any, seat: int, level: int, rng: Any, iterations: int | None = None) -> Search | None:
    """Begin to think about a view; None where this engine does not play: with four.

    It works for its level's iterations at most, or for so many if they are more.
    """
    begun = EngineSearch(view, level, rng)
    if begun.budget == thinking.NOT_PLAYED:
        return None
    begun.allow(iterations or 0)
    return begun


class EngineSearch:
    """The engine thinking: an alpha-beta search, or a race that is counted out."""

    def __init__(
        self, view: Any, level: int, rng: Any, weights: Weights = NO_WEIGHTS, memory: int | None = None
    ) -> None:
        self._weights = weights
        self._table = np.zeros(table_size(level) if memory is None else 2 << memory, np.int64)
        outcomes = np.zeros(endgame.POSITIONS, np.int64)
        self._scratch = blank(ENGINE_SCRATCH)
        self._arrays = (view, blank(BOARD, PLIES), blank(NODE, PLIES), self._scratch, outcomes)
        self.budget: int = kernels()["engine_begin"](*self._arrays, rng, blank(STREAM), level)

    def allow(self, iterations: int) -> None:
        """Let it work for so many iterations, if its level's are fewer; a race is counted out already."""
        if 0 < self.budget < iterations:
            self._scratch[0]["budget"] = self.budget = iterations

    @property
    def racing(self) -> bool:
        """Whether no fences are in hand, so that the outcome is counted out."""
        return bool(self._scratch[0]["racing"])

    @property
    def score(self) -> int:
        """What the position is worth to the seat to move, as far as it has looked."""
        return int(self._scratch[0]["score"])

    def at_once(self) -> tuple[Any, Any]:
        """All actions, and what each is worth at a glance, before any work."""
        if self.racing:
            actions, chances = np.array([(action, chance) for action, chance, _ in self.decision().candidates]).T
            return actions.astype(np.int64), chances * STEP
        node = self._arrays[2][0]
        actions = node["moves"][: int(node["count"])].copy()
        return actions, self._scratch[0]["scores"][actions].astype(np.float64)

    @property
    def done(self) -> bool:
        """Whether there is nothing more to gain."""
        return bool(self._scratch[0]["done"])

    def work(self, iterations: int) -> None:
        """Search on, within the budget."""
        kernels()["engine_work"](*self._arrays[1:4], self._table, self._weights, iterations)

    def decision(self) -> Decision:
        """The best so far."""
        actions, win_probabilities, shares = np.zeros(GAME.most_legal, np.int64), *np.zeros((2, GAME.most_legal))
        count = kernels()["engine_conclude"](*self._arrays, actions, win_probabilities, shares)
        rows = zip(actions[:count].tolist(), win_probabilities[:count].tolist(), shares[:count].tolist())
        return Decision(int(self._scratch[0]["chosen"]), list(rows))
