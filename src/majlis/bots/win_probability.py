"""From estimated returns to chances of winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.kernel import candidates
from majlis.kernel.interpreted import in_python

if TYPE_CHECKING:
    from majlis.match.game import Game


def win_probability(game: Game, value: float) -> float:
    """The chance of the first place that goes with a return, as the bots of this match reckon it."""
    return in_python(candidates.win_probability)(value, game.players, game.definition.side(game.options))
