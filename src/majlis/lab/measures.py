"""What a simulation measures: each measure is one value a match, read off the notes of compiled code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from majlis.games.definition import Definition
from majlis.lab.effect_sizes import Values
from majlis.lab.pace import minutes
from majlis.lab.pieces import Rows

BEATEN = -500
"""The estimated return, in thousandths, at which a seat is as good as beaten."""

MEASURES = ("plays", "minutes", "choices", "forced", "first_player", "better_wins", "comebacks", "rescues", "draws")
SHARES = frozenset(("first_player", "draws", "comebacks", "rescues", "better_wins"))
"""Measures that are shares of matches; the others are means."""
PERCENT = SHARES | {"forced"}
"""Measures that are told in percent."""


@dataclass(frozen=True)
class Noted:
    """The notes of a series as columns."""

    game: Definition
    players: int
    side_of: tuple[int, ...]
    notes: Rows

    def column(self, number: int) -> Values:
        return self.notes[:, number].astype(np.float64)

    def a_seat(self, which: int) -> Rows:
        """One of the four columns that every seat has, a row a match."""
        from majlis.kernel.simulation import A_SEAT, SEATED

        return self.notes[:, SEATED + which : SEATED + A_SEAT * self.players : A_SEAT]

    @property
    def sides(self) -> int:
        return max(self.side_of) + 1

    @property
    def is_first(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which seats have the first place in each match."""
        is_first: np.ndarray[Any, np.dtype[np.bool_]] = self.a_seat(0) == 1
        return is_first

    @property
    def firsts(self) -> Values:
        """Each side's part of the first place in each match: 1, or less where it is shared."""
        won = np.zeros((len(self.notes), self.sides))
        for seat, side in enumerate(self.side_of):
            won[:, side] = np.maximum(won[:, side], self.is_first[:, seat])
        firsts: Values = won / won.sum(axis=1, keepdims=True)
        return firsts

    @property
    def is_drawn(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Whether no side has the first place alone."""
        drawn: np.ndarray[Any, np.dtype[np.bool_]] = self.firsts.max(axis=1) < 1
        return drawn

    def refusals(self) -> Iterator[tuple[int, Values]]:
        """For each reason the share of looks in each match at which it forbade something; NaN without a look."""
        from majlis.kernel.simulation import A_SEAT, LOOKS, SEATED

        looks = self.column(LOOKS)
        base = SEATED + A_SEAT * self.game.seats - 1
        for code in self.game.reasons:
            yield code, np.divide(self.column(base + code), looks, out=np.full(len(looks), np.nan), where=looks > 0)


def measured(noted: Noted) -> dict[str, Values]:
    """The measures of matches in which all seats are the same bot's."""
    from majlis.kernel.simulation import CHOICES, DOUBLINGS, FIRST, FORCED, PLIES

    plies = noted.column(PLIES)
    first = noted.notes[:, FIRST]
    led = np.take_along_axis(noted.firsts, np.array(noted.side_of)[first][:, None], axis=1)[:, 0]
    return {
        "plays": plies,
        "minutes": minutes(plies, noted.column(DOUBLINGS) / 1000.0),
        "choices": noted.column(CHOICES) / plies,
        "forced": noted.column(FORCED) / plies,
        "first_player": np.where(first >= 0, led, np.nan),
        "draws": noted.is_drawn.astype(np.float64),
        "comebacks": _winners(noted, 2, 0),
        "rescues": _winners(noted, 3, BEATEN),
    }


def better_wins(noted: Noted, seatings: Rows) -> Values:
    """How often the better bot's seats finish before the other's, a deal; a shared place is one half."""
    places = noted.a_seat(0)
    scores, pairs = np.zeros(len(places)), np.zeros(len(places))
    for seat in range(noted.players):
        for other in range(noted.players):
            apart = (seatings[:, seat] == 0) & (seatings[:, other] == 1)
            one, two = places[:, seat], places[:, other]
            scores += apart * ((one < two) + (one == two) / 2)
            pairs += apart
    deals: Values = (scores / pairs).reshape(-1, 2).mean(axis=1)
    return deals


def _winners(noted: Noted, which: int, below: int) -> Values:
    """Whether the winning side's estimate was below a limit; NaN where nobody won alone."""
    found = (noted.a_seat(which) < below) & noted.is_first
    return np.where(noted.is_drawn, np.nan, found.any(axis=1).astype(np.float64))


def seat_shares(noted: Noted) -> Iterator[Values]:
    """Each seat's part of the first place, partners having it together."""
    firsts = noted.firsts
    for seat in range(noted.players):
        yield firsts[:, noted.side_of[seat]]
