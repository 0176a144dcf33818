"""A player who looks ahead: guesses what it cannot see, tries its actions in many such worlds, and keeps the better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from majlis.bots import levels
from majlis.bots.bot import States, Stream
from majlis.bots.candidates import candidates
from majlis.bots.levels import LEVELS
from majlis.bots.rng import forked, fraction, pick
from majlis.bots.win_probability import win_chance
from majlis.decision import Decision, Search
from majlis.kernel.seeds import INTERPRETED

if TYPE_CHECKING:
    from majlis.match.game import Game

MOST_EDGES = 1 << 21
EDGES_A_NODE = 40
"""Room in the tree, by iterations and in all; where it is full, rollouts begin at the last node there was room for."""
TRUST = 8.0
"""How many trials the prior counts for when root actions are compared, unless the game says otherwise."""
LIKING = 0.05
"""By how much, in estimated return, an action e times more liked is taken to be better before any trial."""


def begin(game: Game, view: States, seat: int, level: int, rng: Stream, iterations: int | None = None) -> Search:
    """The game's own engine where it has one for this match, else the search that all games share.

    The search is planned for the iterations; an engine is let work as many, within its level's budget.
    """
    engine = game.definition.engine
    if engine is not None:
        thinking: Search | None = engine.begin(game, view, seat, level, rng)
        if thinking is not None:
            return thinking
    return TreeSearch(game, view, seat, level, rng, iterations)


class TreeSearch:
    """Sequential halving over the root's actions, each tried in the same worlds; below them a tree."""

    def __init__(
        self, game: Game, view: States, seat: int, level: int, rng: Stream, iterations: int | None = None
    ) -> None:
        from majlis.kernel import policy, search

        self.game, self.seat, self.plan = game, seat, LEVELS[level]
        self._trust = float(getattr(game.definition.module("instinct"), "TRUST", TRUST))
        iterations = iterations or levels.iterations(game.definition, level)
        self._kernel = game.definition.bound(search)["search"]
        own = forked(rng)
        self._rngs = np.concatenate([forked(own), forked(own)]).view(type(own))
        self._states, self._words = _room(game.definition.record)
        self._states[search.VIEW : search.VIEW + 1] = view
        if self.plan.forgets:
            game.definition.bound(policy)["forget"](self._states, search.VIEW)
        edges = min(EDGES_A_NODE * iterations, MOST_EDGES) + game.definition.most_legal
        self._nodes = np.zeros((_table(iterations) + 1, 3), np.int64)
        self._edges = np.zeros((edges, 4))
        count = game.definition.bound(search)["init_root"](self._states, self._nodes, self._edges, seat)
        self._root = self._edges[:count]
        self._candidates = candidates(
            game.definition, self._root[:, search.ACTION].astype(np.int64).tolist(), level, own
        )
        self._mood = fraction(own)
        order = sorted(self._candidates, key=lambda edge: -self._root[edge, search.PRIOR])
        self._halving = Halving(order[: self.plan.candidates], iterations)
        self.budget = self._halving.iterations

    @property
    def done(self) -> bool:
        return self._halving.over

    def work(self, iterations: int) -> None:
        """Think on: round after round, each keeping the better half of the actions."""
        halving = self._halving
        while iterations > 0 and not halving.over:
            count = min(iterations, halving.left)
            candidates = np.array(halving.candidates, np.int64)
            tree = (self._nodes, self._edges, candidates)
            self._kernel(self._states, self._words, self._rngs, *tree, self.seat, halving.world, halving.at, count)
            iterations -= count
            halving.advance(count, self._scores())

    def decision(self) -> Decision:
        scores, visits = self._scores(), self._root[:, 2]
        order = self._halving.ranked(scores)
        rest = sorted((edge for edge in self._candidates if edge not in order), key=lambda edge: -scores[edge])
        total = max(float(visits.sum()), 1.0)
        actions = self._root[:, 0].astype(np.int64).tolist()
        chances = [
            (actions[edge], win_chance(self.game, scores[edge]), float(visits[edge]) / total)
            for edge in (*order, *rest)
        ]
        action = actions[self._chosen(order, scores)]
        return Decision(action, chances, action in self.game.definition.waits)

    def _chosen(self, order: list[int], scores: Any) -> int:
        if self.plan.doubt == 0:
            return order[0]
        # Who cannot tell which is better goes by instinct.
        lag = np.array([scores[order[0]] - scores[edge] for edge in order])
        return order[pick(self._root[order, 1] * np.exp(-np.abs(lag) / self.plan.doubt), self._mood)]

    def _scores(self) -> np.ndarray[Any, Any]:
        """What each root action is worth: what it got, with the prior's opinion counting as a few trials."""
        prior, visits, total = self._root[:, 1], self._root[:, 2], self._root[:, 3]
        mean = total.sum() / max(visits.sum(), 1.0)
        liking = LIKING * np.log(np.maximum(prior, 1e-4) / prior.max())
        before = mean + liking - (prior * liking).sum()
        scores: np.ndarray[Any, Any] = (total + self._trust * before) / (visits + self._trust)
        return scores


class Halving:
    """Which root actions are tried, how often: each round gets the same share of the trials, on half the actions."""

    def __init__(self, candidates: list[int], iterations: int) -> None:
        self.candidates = candidates
        self.world = 0
        self.at = 0
        self._dropped: list[int] = []
        rounds = max((len(candidates) - 1).bit_length(), 1)
        sizes = [-(-len(candidates) // (1 << k)) for k in range(rounds)]
        self._lengths = [max(iterations // (rounds * size), 1) * size for size in sizes]
        self._round = 0
        self.iterations = sum(self._lengths) if len(candidates) > 1 else 0

    @property
    def over(self) -> bool:
        return len(self.candidates) == 1

    @property
    def left(self) -> int:
        """Trials left in this round."""
        return self._lengths[self._round] - self.at

    def advance(self, count: int, scores: Any) -> None:
        """So many trials are done; at the end of a round the worse half is dropped."""
        self.at += count
        if self.left > 0:
            return
        self.world += self._lengths[self._round] // len(self.candidates)
        order = sorted(self.candidates, key=lambda edge: -scores[edge])
        keep = -(-len(order) // 2)
        self.candidates, self._dropped = order[:keep], order[keep:] + self._dropped
        self._round += 1
        self.at = 0

    def ranked(self, scores: Any) -> list[int]:
        """All candidates, best first; what lasted longer is better."""
        return sorted(self.candidates, key=lambda edge: -scores[edge]) + self._dropped


def _room(record: np.dtype[Any]) -> tuple[States, np.ndarray[Any, np.dtype[np.int64]]]:
    """Four states, and the first of them as words; its last word may reach into the second, which never changes."""
    words = np.zeros(-(-4 * record.itemsize // 8), np.int64)
    states = words.view(np.uint8)[: 4 * record.itemsize].view(record)
    return states.view(np.recarray) if INTERPRETED else states, words[: -(-record.itemsize // 8)]


def _table(nodes: int) -> int:
    """Places in a hash table for so many nodes: a power of two, twice as many at least."""
    return 1 << max(2 * nodes - 1, 16).bit_length()
