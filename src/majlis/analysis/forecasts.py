"""Chances of the first place, counted: a position is played on by instinct many times over."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np

from majlis.kernel.seeds import STREAM, blank, new_stream
from majlis.match.giving_up import sides

if TYPE_CHECKING:
    from majlis.match.game import Game
    from majlis.match.game_ops import States

Shares: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
"""A row a playout, a column a side: the share of the first place that it has at its end."""

NOBODY, OUT = -1, -1
"""No seat in particular begins; the side of a seat that cannot be first any more."""
PERSON = b"majlis review"
"""What is hashed with a label, so that nothing else has its randomness."""


def stream_of(label: str) -> Any:
    """Randomness that follows from a label alone."""
    return new_stream(hashlib.blake2b(label.encode(), digest_size=32, person=PERSON).digest())


def total(numbers: Sequence[float]) -> float:
    """A sum from the first to the last: newer Pythons' own sums are more exact, and so not the same everywhere."""
    found = 0.0
    for number in numbers:
        found += number
    return found


class Gaps(NamedTuple):
    """By how much each seat's chance differs between two forecasts, and the standard error of that."""

    means: tuple[float, ...]
    errors: tuple[float, ...]


class Forecasts:
    """Plays positions of one game on; several threads may ask."""

    def __init__(self, game: Game) -> None:
        from majlis.kernel import forecast

        self._game, self._sides = game, sides(game)
        self._kernels = game.definition.bound(forecast)

    def instinct(self, view: States, seat: int) -> dict[int, float]:
        """The actions of a seat, and how likely instinct would choose each."""
        actions, weights = (
            np.zeros(self._game.definition.most_legal, np.int64),
            np.zeros(self._game.definition.most_legal),
        )
        count = self._kernels["likings"](view, seat, actions, weights)
        liked = weights[:count].tolist()
        whole = total(liked)
        return dict(zip(actions[:count].tolist(), [each / whole for each in liked], strict=True))

    def length(self, known: States, playouts: int) -> float:
        """How many plies a match goes on from here, on average."""
        return self._play_on(known, "length", NOBODY, {0: 1.0}, (), np.zeros((playouts, len(self._sides)))) / playouts

    def shares(
        self,
        known: States,
        playouts: int,
        label: str,
        given_up: Sequence[int],
        seat: int = NOBODY,
        first: Mapping[int, float] | None = None,
    ) -> Shares:
        """Play on from what is known, a view or the referee's state; a seat begins with one of these actions.

        The same label gives the same guesses at what is unknown and the same luck in them, whatever the action is; it
        tells nothing of the match, so that two worlds which look the same to a viewer are judged alike.
        """
        found = np.zeros((playouts, len(self._sides)))
        self._play_on(known, label, seat, first or {0: 1.0}, given_up, found)
        return found

    def side(self, seat: int) -> int:
        """The number of a seat's side, and so its column of shares."""
        return next(number for number, side in enumerate(self._sides) if seat in side)

    def gaps(self, one: Shares, other: Shares | None, given_up: Sequence[int]) -> Gaps:
        """How far apart two forecasts are for each seat; without another how far from no chance at all.

        Whoever gave up has none, whatever their side has.
        """
        means, errors = np.zeros(len(self._sides)), np.zeros(len(self._sides))
        self._kernels["gaps"](one, np.zeros_like(one) if other is None else other, means, errors)
        found = []
        for numbers in (means.tolist(), errors.tolist()):
            of_seats = [0.0] * self._game.players
            for number, side in enumerate(self._sides):
                for each in side:
                    of_seats[each] = 0.0 if each in given_up else numbers[number]
            found.append(tuple(of_seats))
        return Gaps(*found)

    def _play_on(
        self,
        known: States,
        label: str,
        seat: int,
        first: Mapping[int, float],
        given_up: Sequence[int],
        found: Shares,
    ) -> int:
        definition = self._game.definition
        states, streams = blank(definition.record, 2), blank(STREAM, 2)
        states[:1] = known
        streams[:1], streams[1:] = stream_of(f"worlds {label}"), stream_of(f"play {label}")
        side_of = np.full(definition.seats, OUT, np.int64)
        for number, side in enumerate(self._sides):
            for each in side:
                side_of[each] = OUT if each in given_up else number
        actions, weights = np.array(list(first), np.int64), np.array(list(first.values()), np.float64)
        return int(self._kernels["forecast"](states, streams, side_of, seat, actions, weights, found))


def forecasts_of(game: Game) -> Forecasts:
    """What plays positions of a game on."""
    return Forecasts(game)
