"""How large a number is, how sure, and how much two differ: means and shares with intervals, and effect sizes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np

from majlis.lab.evidence import CONFIDENCE, Interval, wilson

Values = np.ndarray[Any, np.dtype[np.float64]]
"""One value a match (or a deal); NaN where it has none."""

SMALL, MEDIUM, LARGE = 0.2, 0.5, 0.8
"""Cohen's names for effect sizes; what is less than small is called slight."""
SIZES = ("slight", "small", "medium", "large")


@dataclass(frozen=True)
class Estimate:
    """A mean over matches, with its interval, and what is needed to compare it."""

    count: int
    around: Interval
    spread: float
    """The standard deviation of single matches."""
    is_share: bool


@dataclass(frozen=True)
class Effect:
    """What the first variant has more than the second."""

    difference: Interval
    size: float
    """Cohen's d for means, Cohen's h for shares."""

    @property
    def is_seen(self) -> bool:
        """Whether the interval excludes that there is no difference."""
        return self.difference.low > 0 or self.difference.high < 0

    @property
    def called(self) -> str:
        """The size in a word."""
        return SIZES[sum(abs(self.size) >= least for least in (SMALL, MEDIUM, LARGE))]


def reach(spread: float, count: int, confidence: float = CONFIDENCE) -> float:
    """How far a mean's interval reaches to either side, by the normal approximation."""
    return NormalDist().inv_cdf((1 + confidence) / 2) * spread / math.sqrt(count) if count else math.inf


def estimated(values: Values, is_share: bool = False) -> Estimate:
    """The mean of the values that there are; shares of yes and no get Wilson's interval, which stays within 0 and 1.

    >>> around = estimated(np.array([1.0, 2.0, 3.0, 4.0])).around
    >>> round(around.mean, 2), round(around.low, 2), round(around.high, 2)
    (2.5, 1.23, 3.77)
    """
    there = values[~np.isnan(values)]
    count = len(there)
    if count == 0:
        return Estimate(0, Interval(math.nan, math.nan, math.nan), math.nan, is_share)
    mean = float(there.mean())
    spread = float(there.std(ddof=1)) if count > 1 else 0.0
    if is_share:
        # Values between yes and no (a share of the first place) are worth more trials than their number.
        alone = mean * (1 - mean)
        trials = count * max(1.0, alone / spread**2) if spread > 0 else count
        return Estimate(count, wilson(mean, trials), spread, is_share)
    away = reach(spread, count)
    return Estimate(count, Interval(mean, mean - away, mean + away), spread, is_share)


def compared(first: Values, second: Values, is_share: bool = False) -> Effect:
    """What the first has more than the second; both played the same deals, so deal by deal where both have a value."""
    count = min(len(first), len(second))
    one, other = first[:count], second[:count]
    both = ~np.isnan(one) & ~np.isnan(other)
    differences = one[both] - other[both]
    if len(differences) < 2:
        return Effect(Interval(math.nan, math.nan, math.nan), math.nan)
    mean = float(differences.mean())
    away = reach(float(differences.std(ddof=1)), len(differences))
    size = cohens_h(*_means(one, other)) if is_share else cohens_d(one[both], other[both])
    return Effect(Interval(mean, mean - away, mean + away), size)


def cohens_d(first: Values, second: Values) -> float:
    """The difference of means in standard deviations of single matches."""
    pooled = math.sqrt((float(first.var(ddof=1)) + float(second.var(ddof=1))) / 2)
    difference = float(first.mean() - second.mean())
    return difference / pooled if pooled > 0 else math.copysign(math.inf, difference) if difference else 0.0


def cohens_h(first: float, second: float) -> float:
    """The difference of two shares, on a scale on which it is equally easy to see everywhere.

    >>> round(cohens_h(0.5, 0.25), 3)
    0.524
    """
    one, other = (2 * math.asin(math.sqrt(min(max(share, 0.0), 1.0))) for share in (first, second))
    return one - other


def _means(first: Values, second: Values) -> tuple[float, float]:
    return float(np.nanmean(first)), float(np.nanmean(second))
