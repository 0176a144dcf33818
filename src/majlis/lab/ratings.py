"""Ratings by OpenSkill's Plackett-Luce model: every game counts once, in the order they were played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from majlis.errors import MajlisError

if TYPE_CHECKING:
    from majlis.lab.runner import DealPlayed, GamePlayed, Setup


@dataclass(frozen=True)
class Rating:
    """A bot's strength as far as it is known: about 95 of 100 times it lies within two doubts of the strength."""

    strength: float
    doubt: float


def rated(setup: Setup, deals: Sequence[DealPlayed]) -> list[Rating]:
    """The ratings of all bots; everybody begins at 25 with a doubt of 25/3."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MajlisError("ratings need OpenSkill: pip install 'majlis[lab]'") from None
    model = PlackettLuce()
    ratings = [model.rating(name=bot.name) for bot in setup.bots]
    for deal in deals:
        for game in deal.games:
            bots = sorted(set(game.seating))
            # A bot with several seats is one player, whose success is that of its seats on average.
            ranks = [_mean_place(game, bot) for bot in bots]
            after = model.rate([[ratings[bot]] for bot in bots], ranks=ranks)
            for bot, [rating] in zip(bots, after, strict=True):
                ratings[bot] = rating
    return [Rating(rating.mu, rating.sigma) for rating in ratings]


def _mean_place(game: GamePlayed, bot: int) -> float:
    return fmean(place for at, place in zip(game.seating, game.places, strict=True) if at == bot)
