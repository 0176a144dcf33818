"""What came out of an arena: who beat whom, how often, and how sure that is."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from statistics import fmean

from majlis.lab.evidence import Interval, interval
from majlis.lab.ratings import Rating, rated
from majlis.lab.runner import DealPlayed, Effort, GamePlayed, Setup


@dataclass(frozen=True)
class Pair:
    """Two bots, seen from the first: its score is the share of the other's seats that it finished before."""

    first: int
    second: int
    deals: int
    games: int
    score: Interval


@dataclass(frozen=True)
class StandingsRow:
    """One bot in all its games."""

    bot: int
    games: int
    wins: Interval
    """Its share of first places; even is one divided by the bots at a table."""
    score: Interval
    """Against all others: even is one half."""
    rating: Rating
    seconds: float
    """A decision, on average; processor time for bots of ours."""


class Standings:
    """All deals of an arena that count, and what follows from them."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.deals: list[DealPlayed] = []
        self.effort: Effort = {}

    def add(self, deal: DealPlayed, effort: Effort) -> None:
        self.deals.append(deal)
        for bot, (seconds, times) in effort.items():
            before = self.effort.get(bot, (0.0, 0))
            self.effort[bot] = before[0] + seconds, before[1] + times

    @property
    def games(self) -> int:
        return sum(len(deal.games) for deal in self.deals)

    @property
    def table(self) -> int:
        """How many bots meet."""
        return len(self.setup.meetings[0])

    @property
    def sides(self) -> int:
        """How many sides the game has."""
        return max(self.setup.sides) + 1

    def pairs(self) -> list[Pair]:
        """Every two bots that have met."""
        found = []
        for first, second in itertools.combinations(range(len(self.setup.bots)), 2):
            deals = [deal for deal in self.deals if {first, second} <= set(self.setup.meetings[deal.meeting])]
            scores = [pair_score(deal, first, second) for deal in deals]
            found.append(Pair(first, second, len(deals), len(deals) * self.table, interval(scores, self.sides)))
        return found

    def rows(self) -> list[StandingsRow]:
        """Every bot, the best first."""
        ratings = rated(self.setup, self.deals)
        rows = [self._row(bot, ratings[bot]) for bot in range(len(self.setup.bots))]
        return sorted(rows, key=lambda row: (-row.score.mean, row.bot))

    def _row(self, bot: int, rating: Rating) -> StandingsRow:
        deals = [deal for deal in self.deals if bot in self.setup.meetings[deal.meeting]]
        wins = [fmean(first_share(game, bot) for game in deal.games) for deal in deals]
        scores = [self._against_all(deal, bot) for deal in deals]
        seconds, times = self.effort.get(bot, (0.0, 0))
        games = len(deals) * self.table
        shares, score = interval(wins, self.sides), interval(scores, self.sides)
        return StandingsRow(bot, games, shares, score, rating, seconds / max(times, 1))

    def _against_all(self, deal: DealPlayed, bot: int) -> float:
        others = [other for other in self.setup.meetings[deal.meeting] if other != bot]
        return fmean(pair_score(deal, bot, other) for other in others)


def pair_score(deal: DealPlayed, first: int, second: int) -> float:
    """How often the first bot's seats finish before the second's in a deal, 0 to 1; a shared place is one half."""
    return fmean(_score(game, first, second) for game in deal.games)


def first_share(game: GamePlayed, bot: int) -> float:
    """The bot's share of the first place."""
    first = [seat for seat, place in enumerate(game.places) if place == 1]
    return fmean(game.seating[seat] == bot for seat in first)


def _score(game: GamePlayed, first: int, second: int) -> float:
    mine = [place for bot, place in zip(game.seating, game.places, strict=True) if bot == first]
    theirs = [place for bot, place in zip(game.seating, game.places, strict=True) if bot == second]
    return fmean((one < other) + (one == other) / 2 for one in mine for other in theirs)
