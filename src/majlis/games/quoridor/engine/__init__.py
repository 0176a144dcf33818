"""Quoridor's own engine for two players: what the bots of kind "search" think with."""

from __future__ import annotations

import functools
import hashlib
import math
from typing import Any, NamedTuple

import numpy as np

from majlis.decision import Decision, Search
from majlis.games.quoridor import GAME
from majlis.games.quoridor.engine import endgame, search
from majlis.games.quoridor.engine.board import BOARD, LOWER, SLOT
from majlis.games.quoridor.engine.evaluation import WORTH
from majlis.games.quoridor.engine.moves import AROUND
from majlis.games.quoridor.engine.scratch import DESK, NODE, PLIES
from majlis.games.quoridor.notation import ACTION_OF, describe
from majlis.games.quoridor.state import ACROSS, SQUARES
from majlis.kernel import jit
from majlis.kernel.ops import bind
from majlis.kernel.seeds import INTERPRETED, blank

NODES = 1000
"""Nodes of the search in one iteration."""
STEP, TEMPO = 100, 50
CHANCE_SCALE = 150.0
"""So much ahead is worth three chances in four."""


class Strength(NamedTuple):
    """How well a level plays."""

    budget: int  # iterations
    deepest: int  # plies looked ahead
    memory: int  # positions remembered, as a power of two
    blur: int  # how often in 1024 a distance is miscounted
    sees: float  # the share of the fences near the pawns that come to its mind; with 1, all fences do
    calm: float  # the value, in steps, by which it takes a worse action one time in three


LEVELS = {
    1: Strength(1, 1, 6, 150, 0.5, 0.4),
    2: Strength(1, 2, 10, 100, 0.7, 0.0),
    3: Strength(2, 3, 12, 30, 1.0, 0.0),
    4: Strength(5, 60, 14, 5, 1.0, 0.0),
    5: Strength(600, 60, 20, 0, 1.0, 0.0),
}


@functools.cache
def kernels() -> dict[str, Any]:
    """The engine's kernels, each with the one signature it is compiled for."""
    bound = {
        **bind(search, GAME.ops, GAME.key, NODE),
        **bind(endgame, GAME.ops, GAME.key, BOARD),
    }
    if not INTERPRETED:
        records = {"boards": BOARD, "nodes": NODE, "desk": DESK}
        for kernel in bound.values():
            kinds = {name: kind for name, kind in kernel.py_func.__annotations__.items() if name != "return"}
            kernel.majlis_signature = tuple(
                jit.argument_type(kind, records.get(name, BOARD)) for name, kind in kinds.items()
            )
    return bound


def begin(game: Any, view: Any, seat: int, level: int, rng: Any) -> Search | None:
    """Begin to think about a view; None where this engine does not play: with four."""
    if game.players != 2:
        return None
    facts = describe(view[0])
    if level >= 3 and facts["left"] == [0, 0]:
        return Race(facts, game.options["size"])
    return AlphaBeta(facts, game.options["size"], LEVELS[level], _forked(rng))


def numbers(facts: dict[str, Any], size: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A described position as the numbers that the engine's board is set up from."""
    pawns = [ACTION_OF[square] for square in facts["pawns"]]
    fences = [ACTION_OF[fence] - ACROSS for fence in facts["fences"]]
    return np.array([size, facts["turn"], facts["plies"], *pawns, *facts["left"], *fences, -1], np.int64)


def _forked(rng: Any) -> np.random.Generator:
    """Randomness that follows from the given stream, which moves on."""
    key = hashlib.sha256(b"quoridor engine" + rng[:1].tobytes()).digest()
    rng[0]["counter"] += 1
    rng[0]["spent"] = 16
    return np.random.default_rng(list(key))


def _past(trail: list[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The earlier positions since the last fence: turn, pawn of seat 0, pawn of seat 1."""
    rows = [(key // SQUARES**2 - 1, key // SQUARES % SQUARES, key % SQUARES) for key in trail[:-1]]
    return np.array(rows, np.int64).reshape(-1)


def chance(score: int) -> float:
    """The chance of winning that a value of the search stands for."""
    return 1 / (1 + math.exp(-max(-40.0, min(score / CHANCE_SCALE, 40.0))))


class AlphaBeta:
    """An alpha-beta search in the making."""

    def __init__(self, facts: dict[str, Any], size: int, level: Strength, random: np.random.Generator) -> None:
        self.budget = level.budget
        self._level = level
        self._random = random
        self._boards = blank(BOARD, PLIES)
        self._nodes = blank(NODE, PLIES)
        self._desk = blank(DESK)
        self._table = np.zeros(2 << level.memory, np.int64)
        desk = self._desk[0]
        desk["deepest"], desk["blur"], desk["wide"] = level.deepest, level.blur, 1
        desk["step"], desk["tempo"], desk["worth"][: len(WORTH)] = STEP, TEMPO, WORTH
        desk["salt"] = random.integers(1 << 62)
        begin = kernels()["engine_begin"]
        begin(self._boards, self._nodes, self._desk, numbers(facts, size), _past(facts["trail"]))
        if level.sees < 1:
            self._overlook()
        self._only = int(self._nodes[0]["count"]) == 1
        self._mood = random.random()

    @property
    def done(self) -> bool:
        """Whether there is nothing more to gain."""
        desk = self._desk[0]
        return self._only or bool(desk["done"]) or int(desk["nodes"]) >= NODES * self.budget

    def work(self, iterations: int) -> None:
        """Search on, within the level's budget."""
        if not self.done:
            left = NODES * self.budget - int(self._desk[0]["nodes"])
            count = min(NODES * iterations, left)
            kernels()["engine_work"](self._boards, self._nodes, self._desk, self._table, count)

    def decision(self) -> Decision:
        """The best so far; actions that were refuted at once have at most the chance they are given."""
        root, desk = self._nodes[0], self._desk[0]
        actions = [int(action) for action in root["moves"][: root["count"]]]
        best = int(desk["action"])
        scores = {action: int(desk["scores"][action]) for action in actions}
        effort = max(1, sum(int(desk["efforts"][action]) for action in actions))
        rest = [action for action in actions if action != best]
        order = [best, *sorted(rest, key=lambda action: (-scores[action], -int(desk["efforts"][action]), action))]
        chances = [
            (action, chance(min(scores[action], scores[best])), float(desk["efforts"][action]) / effort)
            for action in order
        ]
        return Decision(self._picked(order, scores), chances)

    def _picked(self, order: list[int], scores: dict[int, int]) -> int:
        """The best action, or now and then, at a level that is not calm, one that is nearly as good."""
        if self._level.calm == 0:
            return order[0]
        scale = self._level.calm * STEP
        weights = np.array([math.exp(max(-30.0, min(0, scores[a] - scores[order[0]]) / scale)) for a in order])
        return order[int(np.searchsorted(np.cumsum(weights / weights.sum()), self._mood).clip(0, len(order) - 1))]

    def _overlook(self) -> None:
        """Leave out the fences away from the pawns, and some of the others: they do not come to mind."""
        root, board = self._nodes[0], self._boards[0]
        near = [int(word) for word in AROUND[board["pawns"][0]] | AROUND[board["pawns"][1]]]
        kept = [i for i in range(int(root["count"])) if self._comes_to_mind(int(root["moves"][i]), near)]
        for name in ("moves", "mine", "yours", "merit"):
            root[name][: len(kept)] = root[name][kept]
        root["count"] = len(kept)
        actions = [int(action) for action in root["moves"][: len(kept)]]
        self._desk[0]["action"] = max(actions, key=lambda action: int(self._desk[0]["scores"][action]))

    def _comes_to_mind(self, action: int, near: list[int]) -> bool:
        if action < ACROSS:
            return True
        slot = int(SLOT[action - ACROSS])
        is_near = near[0] >> slot & 1 if slot < LOWER else near[1] >> (slot - LOWER) & 1
        return bool(is_near) and self._random.random() < self._level.sees


class Race:
    """The exact answer where no fences are left in hand."""

    budget = 0
    done = True

    def __init__(self, facts: dict[str, Any], size: int) -> None:
        boards, nodes, desk = blank(BOARD), blank(NODE, 1), blank(DESK)
        position = numbers(facts, size)
        self._outcomes = np.zeros(endgame.POSITIONS, np.int64)
        kernels()["engine_race"](boards, position, self._outcomes)
        kernels()["engine_begin"](boards, nodes, desk, position, _past(facts["trail"]))
        seat, pawns = int(facts["turn"]), [int(square) for square in position[3:5]]
        self._ranked: list[tuple[float, int]] = []
        seen = facts["trail"]
        for action in nodes[0]["moves"][: nodes[0]["count"]]:
            pawns[seat] = int(action)
            self._ranked.append((self._worth(1 - seat, pawns, size, seen), int(action)))
        self._ranked.sort(key=lambda item: (-item[0], item[1]))

    def _worth(self, turn: int, pawns: list[int], size: int, seen: list[int]) -> float:
        """What a position is worth to the seat that has just moved: 1 a win, less the plies it takes."""
        if pawns[1 - turn] // 9 == (size - 1 if turn == 1 else 0):
            return 1.0
        if seen.count(((turn + 1) * SQUARES + pawns[0]) * SQUARES + pawns[1]) >= 2:
            return 0.5
        plies = int(self._outcomes[(turn * SQUARES + pawns[0]) * SQUARES + pawns[1]])
        if plies == 0:
            return 0.5
        return plies / 1000 if plies > 0 else 1 + plies / 1000

    def work(self, iterations: int) -> None:
        pass

    def decision(self) -> Decision:
        """The action that wins soonest or loses latest; chances are certainties."""
        share = 1 / len(self._ranked)
        chances = [(action, worth if worth == 0.5 else float(round(worth)), share) for worth, action in self._ranked]
        return Decision(self._ranked[0][1], chances)
