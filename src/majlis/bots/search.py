"""A player who looks ahead: guesses what it cannot see, tries its actions in many such worlds, and keeps the better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from majlis.bots.bot import States, Stream
from majlis.bots.conclusions import Conclusions
from majlis.bots.levels import plan
from majlis.decision import Decision, Search
from majlis.kernel.seeds import INTERPRETED, STREAM, blank

if TYPE_CHECKING:
    from majlis.match.game import Game


def begin(
    game: Game, view: States, seat: int, level: int, rng: Stream, goal: str = "win", iterations: int | None = None
) -> Search:
    """The game's own engine where it has one for this match, else the search that all games share.

    Either is planned for so many iterations, if they are said, instead of its level's.
    """
    engine = game.definition.engine
    if engine is not None:
        thinking: Search | None = engine.begin(game, view, seat, level, rng, iterations)
        if thinking is not None:
            return thinking
    return TreeSearch(game, view, seat, level, rng, goal, iterations)


class TreeSearch:
    """The search that all games share: kernels over arrays, in as many pieces as the caller likes."""

    def __init__(
        self,
        game: Game,
        view: States,
        seat: int,
        level: int,
        rng: Stream,
        goal: str = "win",
        iterations: int | None = None,
    ) -> None:
        from majlis.kernel import search, tree

        definition = game.definition
        self._game, self._seat, self._kernels = definition, seat, definition.bound(search)
        planned = plan(definition, level, iterations, goal)
        self._thoughts = planned.begin(definition.side(game.options))
        self._states, self._words = _room(definition.record)
        self._states[tree.VIEW : tree.VIEW + 1] = view
        nodes, edges = tree.rows_of_tree(int(planned.numbers["iterations"]), definition.most_legal)
        self._rngs = blank(STREAM, 3)
        self._nodes, self._edges = np.zeros((nodes, 3), np.int64), np.zeros((edges, 4))
        self._order, self._firsts = np.zeros(definition.most_legal, np.int64), np.zeros(definition.most_legal)
        root = (self._nodes, self._edges, self._order, self._firsts)
        self.budget: int = self._kernels["search_begin"](self._states, self._thoughts, rng, self._rngs, *root, seat)

    @property
    def done(self) -> bool:
        """Whether one action is left."""
        return bool(self._thoughts[0]["remaining"] <= 1)

    def work(self, iterations: int) -> None:
        """Think on: round after round, each keeping the better half of the actions."""
        if not self.done:
            tree = (self._nodes, self._edges, self._order, self._firsts)
            on = self._kernels["search_on"]
            on(self._states, self._words, self._thoughts, self._rngs, *tree, self._seat, iterations)

    def decision(self) -> Decision:
        """The best so far."""
        found = Conclusions(self._game)
        conclude = self._kernels["search_conclude"]
        written = (found.actions, found.win_probabilities, found.shares)
        count = conclude(self._states, self._thoughts, self._edges, self._order, self._firsts, *written)
        return found.decision(count, int(self._thoughts[0]["action"]))


def _room(record: np.dtype[Any]) -> tuple[States, np.ndarray[Any, np.dtype[np.int64]]]:
    """Four states, and the first of them as words; its last word may reach into the second, which never changes."""
    words = np.zeros(-(-4 * record.itemsize // 8), np.int64)
    states = words.view(np.uint8)[: 4 * record.itemsize].view(record)
    return states.view(np.recarray) if INTERPRETED else states, words[: -(-record.itemsize // 8)]
