"""How sure a number is: intervals around a mean score, and a test that may be looked at after every deal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

EVEN = 0.5
CONFIDENCE = 0.95
DOUBT = 0.01
"""A question is settled when "even" would be given up wrongly in at most one of a hundred arenas."""

STAKES = (-1.5, -1.0, -0.5, 0.5, 1.0, 1.5)
"""How boldly the gambler bets on a side; below 2, so that no deal can ruin him."""


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


def interval(scores: Sequence[float], games_a_deal: int, confidence: float = CONFIDENCE) -> Interval:
    """The interval of a mean score over deals, each deal being several games that depend on each other.

    A deal counts as one trial if its games always agree, and as more the less deals differ from each other, but never
    as more trials than it has games.
    """
    if not scores:
        return Interval(EVEN, 0.0, 1.0)
    mean, deals = fmean(scores), len(scores)
    spread = variance(scores) if deals > 1 else 0.0
    alone = mean * (1 - mean)
    each = alone / spread if spread > 0 else (games_a_deal if alone > 0 and deals > 1 else 1)
    return wilson(mean, deals * min(max(each, 1.0), games_a_deal), confidence)


class Gambler:
    """Bets on every deal that the two are not even; his capital measures the evidence against "even".

    If they are even nobody can expect to win, however often he stops to count: the chance that his capital ever
    reaches 100 is at most 1 in 100 (Ville's inequality). So a meeting may be ended as soon as it does.
    """

    def __init__(self) -> None:
        self._capitals = [0.0] * len(STAKES)

    def see(self, score: float) -> None:
        """Take note of a deal's score, 0 to 1."""
        for number, stake in enumerate(STAKES):
            self._capitals[number] += math.log1p(stake * (score - EVEN))

    @property
    def evidence(self) -> float:
        """The logarithm of the capital, which began at 1."""
        top = max(self._capitals)
        return top + math.log(fmean(math.exp(capital - top) for capital in self._capitals))

    @property
    def is_sure(self) -> bool:
        return self.evidence >= -math.log(DOUBT)
