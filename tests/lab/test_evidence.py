"""Intervals and the test: never too sure, and sure soon enough."""

import random
from statistics import fmean

import pytest
from scipy.stats import binomtest

from majlis.lab.evidence import EVEN, Interval, SequentialTest, interval, wilson

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (7, 10), (50, 100), (199, 200), (200, 200)])
def test_wilson_is_that_of_scipy(wins: int, games: int) -> None:
    theirs = binomtest(wins, games).proportion_ci(0.95, method="wilson")
    ours = wilson(wins / games, games)
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high))


def test_nothing_played_says_nothing() -> None:
    assert interval([], 2) == Interval(EVEN, 0.0, 1.0)
    assert interval([1.0], 2).low < EVEN


def test_deals_whose_games_agree_count_once() -> None:
    agreeing = [1.0, 0.0] * 20
    assert interval(agreeing, 2).high == pytest.approx(wilson(0.5, 40).high, abs=0.002)


def test_deals_that_come_out_alike_count_as_all_their_games_and_no_more() -> None:
    assert interval([0.5] * 40, 2) == wilson(0.5, 80)


def test_a_clean_sweep_still_has_a_width() -> None:
    assert interval([1.0] * 20, 2) == wilson(1.0, 20)


def test_the_verdict_needs_the_whole_interval() -> None:
    assert Interval(0.6, 0.51, 0.7).verdict == 1
    assert Interval(0.6, 0.49, 0.7).verdict == 0
    assert Interval(0.4, 0.3, 0.49).verdict == -1


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = random.Random(1)
    held = []
    for _ in range(400):
        scores = [fmean(rng.random() < 0.7 for _ in range(2)) for _ in range(50)]
        found = interval(scores, 2)
        held.append(found.low <= 0.7 <= found.high)
    assert 0.92 <= fmean(held) <= 0.99


def test_the_more_sides_a_table_has_the_more_a_deal_may_count() -> None:
    scores = [0.5, 0.6, 0.7, 0.6] * 5
    assert interval(scores, 2) == wilson(0.6, 40)
    assert interval(scores, 12) == wilson(0.6, 240)


NULLS: dict[str, tuple[int, tuple[float, ...]]] = {
    "won, shared or lost": (2, (0.0, 0.5, 1.0)),
    "won or lost as a whole": (2, (0.0, 1.0)),
    "seldom won, by much": (4, (1.0, 1 / 3, 1 / 3, 1 / 3)),
    "many at a table": (12, (0.3, 0.4, 0.5, 0.6, 0.7)),
}


@pytest.mark.parametrize(("doubt", "most"), [(0.01, 10), (0.05, 35)])
@pytest.mark.parametrize("kind", NULLS)
def test_the_test_is_seldom_fooled_however_often_one_looks(kind: str, doubt: float, most: int) -> None:
    rng = random.Random(2)
    fooled = 0
    sides, scores = NULLS[kind]
    for _ in range(500):
        test = SequentialTest(sides)
        for _ in range(150):
            test.see(rng.choice(scores))
            if test.is_sure(doubt):
                fooled += 1
                break
    assert fooled <= most


def test_who_may_doubt_more_is_sure_sooner() -> None:
    rng, test = random.Random(4), SequentialTest(2)
    while not test.is_sure(0.05):
        test.see(rng.choice((0.5, 1.0)))
    assert not test.is_sure(0.01)


def test_the_test_sees_a_small_difference_that_hardly_varies() -> None:
    rng, test, deals = random.Random(3), SequentialTest(12), 0
    while not test.is_sure():
        test.see(rng.choice((0.5, 0.6, 0.7)))
        deals += 1
    assert deals <= 30


@pytest.mark.parametrize("better", [True, False])
def test_the_test_sees_a_clear_difference_soon(better: bool) -> None:
    test, deals = SequentialTest(2), 0
    while not test.is_sure():
        test.see(1.0 if better else 0.0)
        deals += 1
    assert deals <= 12


def test_the_test_counts_long_series_without_overflow() -> None:
    test = SequentialTest(2)
    for _ in range(100_000):
        test.see(1.0)
    assert test.is_sure()
    for _ in range(200_000):
        test.see(0.5)
    assert test.evidence > 1000
