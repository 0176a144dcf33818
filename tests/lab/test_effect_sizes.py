"""Estimates, intervals and effect sizes are those of the textbooks: scipy's, where it has them."""

import math

import numpy as np
import pytest
from scipy import stats

from majlis.lab.effect_sizes import cohens_d, cohens_h, compared, estimated

pytestmark = pytest.mark.interpreted

RNG = np.random.default_rng(5)


def test_a_mean_has_the_interval_of_the_normal_approximation() -> None:
    values = RNG.gamma(3.0, 40.0, 500)
    found = estimated(values)
    low, high = stats.norm.interval(0.95, values.mean(), stats.sem(values))
    assert (found.around.mean, found.around.low, found.around.high) == pytest.approx((values.mean(), low, high))
    assert found.spread == pytest.approx(values.std(ddof=1))
    assert found.count == 500


def test_a_share_has_wilsons_interval() -> None:
    values = (RNG.random(300) < 0.07).astype(float)
    found = estimated(values, is_share=True)
    wanted = stats.binomtest(int(values.sum()), 300).proportion_ci(method="wilson")
    # The spread of a sample is a little larger than that of the share itself, which changes the sixth digit.
    assert (found.around.low, found.around.high) == pytest.approx((wanted.low, wanted.high), rel=1e-3)


def test_values_that_are_missing_do_not_count() -> None:
    found = estimated(np.array([1.0, math.nan, 0.0, 1.0]), is_share=True)
    assert found.count == 3
    assert found.around.mean == pytest.approx(2 / 3)
    assert estimated(np.array([math.nan])).count == 0


def test_a_difference_over_the_same_deals_is_taken_deal_by_deal() -> None:
    second = RNG.normal(100, 30, 400)
    first = second + RNG.normal(2, 3, 400)
    found = compared(first, second)
    wanted = stats.norm.interval(0.95, (first - second).mean(), stats.sem(first - second))
    assert (found.difference.low, found.difference.high) == pytest.approx(wanted)
    assert found.is_seen, "as the deals' own differences cancel out"
    assert found.called == "slight", "yet single matches differ by far more"
    assert found.size == pytest.approx(cohens_d(first, second))


def test_pairs_without_a_value_on_either_side_are_left_out() -> None:
    found = compared(np.array([1.0, math.nan, 3.0, 9.0]), np.array([0.0, 5.0, 1.0]))
    assert found.difference.mean == pytest.approx(1.5)
    assert math.isnan(compared(np.array([1.0]), np.array([2.0])).difference.mean)


def test_effect_sizes_are_cohens() -> None:
    first, second = np.array([2.0, 4.0, 6.0]), np.array([1.0, 2.0, 3.0])
    assert cohens_d(first, second) == pytest.approx(2 / math.sqrt((4 + 1) / 2))
    assert cohens_h(0.65, 0.45) == pytest.approx(2 * math.asin(math.sqrt(0.65)) - 2 * math.asin(math.sqrt(0.45)))
    assert cohens_d(np.ones(3), np.ones(3)) == 0
    assert cohens_d(np.ones(3), np.zeros(3)) == math.inf


@pytest.mark.parametrize(("away", "called"), [(0.1, "slight"), (0.3, "small"), (0.6, "medium"), (-1.2, "large")])
def test_an_effect_is_called_by_its_size(away: float, called: str) -> None:
    values = RNG.normal(0, 1, 4000)
    assert compared(values + away, values).called == called


def test_intervals_cover_what_is_true_as_often_as_they_say() -> None:
    runs, within = 2000, 0
    for _ in range(runs):
        around = estimated((RNG.random(200) < 0.1).astype(float), is_share=True).around
        within += around.low <= 0.1 <= around.high
    assert stats.binomtest(within, runs, 0.95).pvalue > 1e-6
