"""Chances of the first place, counted: a position is played on by instinct many times over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from majlis.kernel.seeds import STREAM, blank, new_stream
from majlis.match.giving_up import sides

if TYPE_CHECKING:
    from majlis.match.game import Game
    from majlis.match.game_ops import States

Shares: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
"""A row a playout, a column a seat: the share of the first place that the seat's side has at its end."""

NOBODY, OUT = -1, -1
"""No seat in particular begins; the side of a seat that cannot be first any more."""


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
        liked = weights[:count] / weights[:count].sum()
        return dict(zip(actions[:count].tolist(), liked.tolist(), strict=True))

    def length(self, known: States, playouts: int) -> float:
        """How many plies a match goes on from here, on average."""
        return self._play_on(known, "length", NOBODY, {0: 1.0}, (), np.zeros((playouts, len(self._sides)))) / playouts

    def shares(
        self,
        known: States,
        playouts: int,
        label: str,
        given_up: Collection[int],
        seat: int = NOBODY,
        first: Mapping[int, float] | None = None,
    ) -> Shares:
        """Play on from what is known, a view or the referee's state; a seat begins with one of these actions.

        The same label gives the same guesses at what is unknown and the same luck in them, whatever the action is; it
        tells nothing of the match, so that two worlds which look the same to a viewer are judged alike.
        """
        found = np.zeros((playouts, len(self._sides)))
        self._play_on(known, label, seat, first or {0: 1.0}, given_up, found)
        shares = np.zeros((playouts, self._game.players))
        for number, side in enumerate(self._sides):
            for each in side:
                if each not in given_up:
                    shares[:, each] = found[:, number]
        return shares

    def _play_on(
        self,
        known: States,
        label: str,
        seat: int,
        first: Mapping[int, float],
        given_up: Collection[int],
        found: Shares,
    ) -> int:
        definition = self._game.definition
        states, streams = blank(definition.record, 2), blank(STREAM, 2)
        states[:1] = known
        streams[:1], streams[1:] = new_stream(f"worlds {label}".encode()), new_stream(f"play {label}".encode())
        side_of = np.full(definition.seats, OUT, np.int64)
        for number, side in enumerate(self._sides):
            for each in side:
                side_of[each] = OUT if each in given_up else number
        actions, weights = np.array(list(first), np.int64), np.array(list(first.values()), np.float64)
        return int(self._kernels["forecast"](states, streams, side_of, seat, actions, weights, found))
