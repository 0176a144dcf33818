"""What a box is worth (O-13 to O-15): the rulebook's cases, and a brute-force scorer over random boxes."""

import random

import pytest

from tests.games.toitoi.tables import last_turn, play
from tests.oracles.toitoi import score_box

pytestmark = pytest.mark.interpreted


def points(columns: str, two_toi: str = "zero") -> int:
    """The points of a box given by its columns, found by ending a round with it."""
    pairs = [column.strip("()").split(",") for column in columns.split(")(")]
    return points_of([upper for upper, _ in pairs] + [lower for _, lower in pairs], two_toi)


def points_of(cards: list[str], two_toi: str) -> int:
    first, *spare = [str(number) for number in range(13) if cards.count(str(number)) < 7][:9]
    other = f"{' '.join(spare[:7])} ({spare[7]})"
    options = {"rounds": 1, "two_toi": two_toi}
    match = last_turn(" ".join(cards), other, pile=first, bank="", options=options)
    play(match, "bank", "throw")
    return int(match.state()["totals"][0])


@pytest.mark.parametrize(
    ("columns", "wanted"),
    [
        ("(5,5)(5,5)(3,9)(0,2)", 4),
        ("(7,T)(7,7)(T,7)(1,1)", -15),
        ("(5,5)(5,5)(8,8)(8,T)", -20),
        ("(4,4)(4,4)(4,4)(4,T)", -20),
        ("(T,T)(12,12)(12,12)(6,1)", -3),
        ("(T,T)(0,0)(0,0)(0,0)", -15),
    ],
)
def test_worked_cases(columns: str, wanted: int) -> None:
    """O-13, O-14, O-15."""
    assert points(columns) == wanted


def test_worked_case_with_wild_tois() -> None:
    """O-15, two_toi: wild."""
    assert points("(T,T)(T,T)(5,5)(8,8)", "wild") == -20


@pytest.mark.parametrize(
    ("columns", "wanted"),
    [
        ("(5,5)(1,2)(3,4)(6,7)", 23),
        ("(5,6)(6,5)(5,7)(7,6)", 11 + 11 + 12 + 13),
        ("(0,0)(0,0)(1,1)(2,3)", -10 + 5),
        ("(12,11)(12,11)(12,11)(12,11)", 92),
    ],
    ids=["a_pair_counts_nothing", "only_columns_are_pairs", "zeros_are_a_pair", "the_worst_box"],
)
def test_pairs_and_sums(columns: str, wanted: int) -> None:
    """O-13."""
    assert points(columns) == wanted


@pytest.mark.parametrize(
    ("columns", "wanted"),
    [
        ("(3,3)(3,3)(1,2)(1,2)", -4),
        ("(3,3)(3,3)(3,3)(1,2)", -12),
        ("(3,3)(3,3)(3,3)(3,3)", -20),
        ("(3,3)(9,9)(9,9)(3,3)", -20),
    ],
    ids=["quartet", "sextet", "octet", "two_quartets"],
)
def test_families_count_in_all_not_in_addition(columns: str, wanted: int) -> None:
    """O-14."""
    assert points(columns) == wanted


def test_a_toi_makes_a_pair_with_its_column() -> None:
    """O-15."""
    assert points("(12,T)(1,2)(3,4)(5,6)") == 21
    assert points("(12,T)(T,12)(3,4)(5,6)") == 8


@pytest.mark.parametrize(
    ("columns", "zero", "wild"),
    [
        ("(T,T)(1,2)(3,4)(5,6)", 21, 21),
        ("(T,T)(5,5)(3,4)(1,2)", 10, 0),
        ("(T,T)(5,5)(5,5)(1,2)", -7, -12),
        ("(T,T)(T,T)(1,2)(3,4)", 10, 0),
        ("(T,T)(T,T)(5,5)(3,4)", 7, -8),
        ("(T,T)(T,T)(5,5)(5,5)", -10, -20),
        ("(T,T)(T,5)(T,5)(5,5)", -15, -20),
    ],
)
def test_two_tois_in_a_column(columns: str, zero: int, wild: int) -> None:
    """O-15: worth nothing, or (two_toi: wild) a pair of the number that is best, even of one that is nowhere else."""
    assert points(columns, "zero") == zero
    assert points(columns, "wild") == wild


@pytest.mark.parametrize("two_toi", ["zero", "wild"])
@pytest.mark.parametrize("kinds", [3, 5, 13])
def test_random_boxes_against_a_brute_force_scorer(two_toi: str, kinds: int) -> None:
    """O-13, O-14, O-15: few kinds make many families."""
    policy_rng = random.Random(kinds)
    for _ in range(150):
        numbers = [str(number) for number in policy_rng.sample(range(12), min(kinds, 12))]
        deck = [number for number in numbers for _ in range(6)] + ["T"] * 4
        cards = policy_rng.sample(deck, 8)
        assert points_of(cards, two_toi) == score_box(cards, two_toi), cards
