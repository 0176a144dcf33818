"""Moving: J-15 to J-20."""

import pytest

from tests.games.jackaroo.tables import legal, marbles, play, table, why

pytestmark = pytest.mark.interpreted


def test_a_drop_takes_the_lowest_marble_and_kills_strangers() -> None:
    """J-15."""
    match = play(table([10, None, "B4"], [0], hand="A"), "A drop")
    assert (marbles(match), marbles(match, 1)[0]) == ([10, 0, "B4", None], None)


def test_no_drop_onto_ones_own_colour_or_from_an_empty_graveyard() -> None:
    """J-15."""
    assert why(table([0], hand="K"), "K drop") == "J-15"
    assert why(table([1, 2, 3, 4], hand="K"), "K drop") == "J-15"


def test_landing_kills() -> None:
    """J-16, also the teammate's."""
    match = play(table([10], [], [16], hand="6"), "6 m1")
    assert (marbles(match)[0], marbles(match, 2)[0]) == (16, None)


def test_landing_kills_ones_own_or_is_forbidden() -> None:
    """J-16 and the fifth worked case; with own_landing: illegal it is no play."""
    assert marbles(play(table([20, 26], hand="6"), "6 m1")) == [26, None, None, None]
    assert why(table([20, 26], hand="6", own_landing="illegal"), "6 m1") == "J-16"


def test_own_colour_is_never_passed() -> None:
    """J-17, on the ring and in the base."""
    assert why(table([20, 22], hand="6"), "6 m1") == "J-17"
    assert why(table([73, "B1"], hand="3"), "3 m1") == "J-5"


def test_one_stranger_may_be_passed_but_not_two() -> None:
    """J-18: strictly between start and landing; the one landed on does not count."""
    assert why(table([10], [12], hand="6"), "6 m1") is None
    assert why(table([10], [12, 16], hand="6"), "6 m1") is None
    assert why(table([10], [12], [15], hand="6"), "6 m1") == "J-18"


def test_the_mouth_counts_as_passed_on_the_way_in() -> None:
    """J-18: wherever the marble stands."""
    assert why(table([72], [73, 74], hand="3"), "3 m1") == "J-18"
    assert why(table([72], [74], hand="3"), "3 m1") is None


@pytest.mark.parametrize(("limit", "rule"), [("one", "J-18"), ("pair", "J-18"), ("none", None)])
def test_neighbours_are_passed_only_without_limit(limit: str, rule: str | None) -> None:
    """J-18, jump_limit; the last cell and 0 are neighbours."""
    assert why(table([], [73], [75, 0], hand="6", turn=1, jump_limit=limit), "6 m1") == rule


@pytest.mark.parametrize(("limit", "rule"), [("one", "J-18"), ("pair", None), ("none", None)])
def test_strangers_apart_are_passed_where_the_house_rules_so(limit: str, rule: str | None) -> None:
    """J-18, jump_limit: pair looks at neighbouring passed marbles only."""
    assert why(table([10], [12, 14], hand="6", jump_limit=limit), "6 m1") == rule


def test_the_one_landed_on_makes_no_pair() -> None:
    """J-18, pair: only passed marbles count."""
    assert why(table([10], [15, 16], hand="6", jump_limit="pair"), "6 m1") is None


def test_limits_leave_own_marbles_and_homes_alone() -> None:
    """J-17, J-20 stand with jump_limit: none."""
    assert why(table([10, 12], hand="6", jump_limit="none"), "6 m1") == "J-17"
    assert why(table([15], [19], hand="6", jump_limit="none"), "6 m1") == "J-20"


def test_own_is_the_colour_of_the_moving_marble() -> None:
    """J-19: a 5 moves seat 1's marble, so seat 1's colour is its own."""
    assert why(table([10], [30, 33], hand="5"), "5 s2.m1") == "J-17"
    assert why(table([10], [30, 35], hand="5", own_landing="illegal"), "5 s2.m1") == "J-16"
    match = play(table([35], [30], hand="5", own_landing="illegal"), "5 s2.m1")
    assert marbles(match)[0] is None


def test_a_protected_home_is_a_wall_for_everybody() -> None:
    """J-20: passing, landing and the owner."""
    assert why(table([16], [19], hand="3"), "3 m1") == "J-20"
    assert why(table([16], [19], hand="6"), "6 m1") == "J-20"
    assert why(table([], [19, 21], hand="4", turn=1), "4 m2") == "J-20"
    assert why(table([], [19, 23], hand="4", turn=1), "4 m2") == "J-20"


def test_a_home_empty_or_with_a_stranger_is_an_ordinary_cell() -> None:
    """J-20."""
    assert why(table([16], hand="3"), "3 m1") is None
    match = play(table([16], [], [19], hand="3"), "3 m1")
    assert marbles(match, 2)[0] is None
    assert why(table([16], [], [19], hand="6"), "6 m1") is None


def test_a_marble_that_comes_back_protects_its_home_again() -> None:
    """J-20: by a swap onto one's own home."""
    match = play(table([10], [30], [19], hand="6", hands={1: "J"}), "6 m1", "J m1 s3.m1")
    assert marbles(match, 1)[0] == 19
    assert why(table([17], [19], hand="5"), "5 s1.m1") == "J-20"
    assert legal(table([17], [19], hand="5")) == ["throw 5"]
