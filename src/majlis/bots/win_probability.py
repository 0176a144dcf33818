"""From estimated returns to chances of winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from majlis.match.game import Game


def win_chance(game: Game, value: float) -> float:
    """The chance of the first place that goes with a return.

    A seat that wins together with `side - 1` others beats all but them, and a seat that loses is beaten by as many as
    win; between the two the chance follows in a line. Equal seats have equal chances at a return of 0.
    """
    players, side = game.players, game.definition.side(game.options)
    return min(max((value * (players - 1) + side) / players, 0.0), 1.0)
