"""How sure a number is: intervals around a mean score, and a test that may be looked at after every deal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

EVEN = 0.5
CONFIDENCE = 0.95
DOUBT = 0.01
"""Usually a question is settled when "even" would be given up wrongly in at most one of a hundred arenas."""

BOLDNESS = 0.6
"""How far the bets reach, in spreads of a deal; the most is got of it when some twenty deals settle a
question."""
UNSEEN = 2.5
"""What is added to the squares of the deals' deviations, a side: a few deals that happen to agree say little."""


@dataclass(frozen=True)
class Interval:
    """A mean with its confidence interval."""

    mean: float
    low: float
    high: float

    @property
    def verdict(self) -> int:
        """1 or -1 if the whole interval lies above or below even, else 0."""
        return int(self.low > EVEN) - int(self.high < EVEN)


def wilson(mean: float, trials: float, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's score interval of a share; it stays within 0 and 1 and has a width even at the ends.

    >>> around = wilson(0.5, 100)
    >>> round(around.low, 4), round(around.high, 4)
    (0.4038, 0.5962)
    >>> round(wilson(1.0, 10).low, 4)
    0.7225
    """
    if trials <= 0:
        return Interval(mean, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = z * z / trials
    middle = (mean + share / 2) / (1 + share)
    reach = z * math.sqrt(mean * (1 - mean) / trials + share / trials / 4) / (1 + share)
    return Interval(mean, min(mean, max(0.0, middle - reach)), max(mean, min(1.0, middle + reach)))


def trials(mean: float, spread: float, sides: int) -> float:
    """For how many independent trials a deal counts whose scores have this variance.

    For one if the games of a deal always agree, for more the less deals differ from each other, but never for more
    than the table has sides: so many of them are one bot's in all games of a deal.
    """
    alone = mean * (1 - mean)
    return min(max(alone / spread, 1.0), sides) if spread > 0 else float(sides)


def interval(scores: Sequence[float], sides: int, confidence: float = CONFIDENCE) -> Interval:
    """The interval of a mean score over deals, each deal being several games that depend on each other."""
    if not scores:
        return Interval(EVEN, 0.0, 1.0)
    mean, deals = fmean(scores), len(scores)
    each = trials(mean, variance(scores), sides) if 0 < mean < 1 and deals > 1 else 1.0
    return wilson(mean, deals * each, confidence)


class SequentialTest:
    """A bet on every deal that the two are not even; its capital measures the evidence against "even".

    If they are even no bet can be expected to win, however often one stops to count: the chance that the capital ever
    reaches 100 is at most 1 in 100 (Ville's inequality). So a meeting may be ended as soon as it does. The
    capital is spread over bets of all sizes by a normal curve (Robbins' mixture), in units of the spread of a deal,
    taken from the deals seen: the promise is exact for many deals, and nearly kept by few.
    """

    def __init__(self, sides: int) -> None:
        self._sides = sides
        self._deals, self._mean, self._squares = 0, EVEN, 0.0

    def see(self, score: float) -> None:
        """Take note of a deal's score, 0 to 1."""
        self._deals += 1
        before = score - self._mean
        self._mean += before / self._deals
        self._squares += before * (score - self._mean)

    @property
    def evidence(self) -> float:
        """The logarithm of the capital, which began at 1."""
        if self._deals < 2:
            return 0.0
        seen = self._squares + UNSEEN / self._sides
        spread = max(seen / self._deals, EVEN * EVEN / self._sides)
        reach = 1 + BOLDNESS * self._deals
        lead = (self._mean - EVEN) * self._deals
        return BOLDNESS * lead * lead / spread / (2 * reach) - math.log(reach) / 2

    def is_sure(self, doubt: float = DOUBT) -> bool:
        """Whether "even" is given up, which is wrong in at most such a share of arenas."""
        return self.evidence >= -math.log(doubt)
