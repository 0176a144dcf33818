"""One match after another, played by numbers: what the environments for single games are made of."""

from __future__ import annotations

from typing import Any

import numpy as np

from majlis.envs.buffers import Array
from majlis.envs.seed_chain import Seed, next_seed
from majlis.errors import IllegalMove, MajlisError, Refusal
from majlis.kernel.seeds import key_of, new_stream
from majlis.kernel.viewers import SPECTATOR
from majlis.match.game import Game
from majlis.match.game_ops import copied

ILLEGAL = ("terminate", "replace", "raise")
"""What may follow on an action that is not legal: whoever did it loses, a random legal one is played instead, or an
error is raised."""

LEAST, MOST = -64.0, 64.0
"""No number of an observation lies beyond."""


def known_illegal(name: str) -> str:
    if name not in ILLEGAL:
        raise MajlisError(f"illegal is {name!r}; it is one of {', '.join(ILLEGAL)}")
    return name


def returns_of(result: tuple[tuple[int, ...], tuple[int, ...]] | None, players: int) -> list[float]:
    """Each seat's share of beaten seats less its share of seats that beat it; zeros where there is no result.

    >>> returns_of(((1, 2, 2), (5, 3, 3)), 3)
    [1.0, -0.5, -0.5]
    """
    if result is None:
        return [0.0] * players
    places = result[0]
    return [sum((there > here) - (there < here) for there in places) / (players - 1) for here in places]


class Episode:
    """A match being played, and the ones after it: each seed follows from the one before."""

    def __init__(self, game: Game, seed: Seed = None) -> None:
        self.game = game
        self.seed = key_of(seed)
        """The seed of the match: `game.start(seed=...)` begins the same one."""
        self._ops = game.ops
        self._out = np.zeros(game.definition.most_legal, np.int64)
        self.begin(self.seed)

    def begin(self, seed: Seed = None) -> None:
        """Deal a match: from a seed, else from the one that follows on the last."""
        self.seed = next_seed(self.seed) if seed is None else key_of(seed)
        self.states = self._ops.blank(self.game.options)
        self._rng = new_stream(self.seed)
        self._ops.deal(self.states, self._rng)
        self.ply = 0
        self.actors = self._ops.actors(self.states)

    @property
    def seat(self) -> int:
        """The seat asked first; -1 when the match is over."""
        return self.actors[0] if self.actors else -1

    def legal(self, seat: int) -> Array:
        """The numbers of what a seat may do now."""
        return self._out[: self._ops.bound["legal"](self.states, 0, seat, self._out)]

    def mask(self, seat: int) -> Array:
        """1 where an action is legal for a seat now."""
        mask = np.zeros(self.game.definition.actions, np.int8)
        if self.actors:
            mask[self.legal(seat)] = 1
        return mask

    def observation(self, seat: int) -> Array:
        """What a seat knows."""
        return self._ops.observed(self.states, seat)

    def everything(self) -> Array:
        """What all seats know, one after another, in one row."""
        return np.concatenate([self.observation(seat).ravel() for seat in range(self.game.players)])

    def hidden(self, seat: int) -> Array:
        """What a seat knows, as the record that bots take."""
        return self._ops.hidden(self.states, seat)

    def play(self, seat: int, action: int) -> None:
        """Carry out an action; an illegal one raises IllegalMove and changes nothing."""
        code = self._ops.check(self.states, seat, action)
        if code != 0:
            reason = self.game.definition.reasons[code]
            raise IllegalMove(Refusal(reason.rule, reason.name, f"action {action} of seat {seat}: {reason.name}"))
        self._ops.play(self.states, self._rng, seat, action)
        self.ply += 1
        self.actors = self._ops.actors(self.states)

    def returns(self) -> list[float]:
        """Each seat's share of beaten seats less its share of seats that beat it; zeros while the match runs."""
        return returns_of(self._ops.result(self.states), self.game.players)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat or a spectator sees, as JSON has it."""
        viewer = SPECTATOR if seat is None else seat
        return {**self._facts(self._ops.hidden(self.states, viewer)), "viewer": seat}

    def state(self) -> dict[str, Any]:
        """Everything, as JSON has it."""
        return self._facts(self.states)

    def text(self, action: int) -> str:
        """An action in the rulebook's notation."""
        return str(self.game.definition.notation.text(action))

    def copy(self) -> Episode:
        """An independent match at the same point."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.states, twin._rng, twin._out = copied(self.states), copied(self._rng), self._out.copy()
        return twin

    def _facts(self, states: Array) -> dict[str, Any]:
        head = {"game": self.game.key, "version": self.game.version, "options": self.game.options.plain()}
        return {**head, **self.game.definition.notation.describe(states[0])}
