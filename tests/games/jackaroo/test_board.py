"""The board: J-1 to J-5."""

import pytest

import majlis
from tests.games.jackaroo.tables import legal, marbles, play, table, why

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("players", [2, 4, 6])
def test_all_four_marbles_start_in_the_graveyard(players: int) -> None:
    """J-1."""
    state = majlis.game("jackaroo", players=players).start(1).state()
    assert state["marbles"] == [["grave"] * 4] * players


@pytest.mark.parametrize(
    ("players", "seat", "home"), [(4, 0, 0), (4, 1, 19), (4, 2, 38), (4, 3, 57), (6, 5, 95), (2, 0, 0), (2, 1, 38)]
)
def test_homes_lie_a_section_apart(players: int, seat: int, home: int) -> None:
    """J-2: 19 cells a section; with two players the homes are opposite."""
    match = play(table(hand="A", players=players, turn=seat), "A drop")
    assert marbles(match, seat)[0] == home


@pytest.mark.parametrize(("players", "last"), [(2, 75), (4, 75), (6, 113)])
def test_the_ring_closes(players: int, last: int) -> None:
    """J-2: forward is rising cell numbers, and after the last cell comes cell 0."""
    match = play(table([], [last], hand="2", players=players, turn=1), "2 m1")
    assert marbles(match, 1)[0] == 1


@pytest.mark.parametrize(("mouth", "cell"), [(2, 74), (1, 75)])
def test_the_mouth_lies_before_home(mouth: int, cell: int) -> None:
    """J-3: two cells before home, by a house rule one."""
    match = play(table([cell - 1, None], hand="2", mouth=mouth), "2 m1")
    assert marbles(match)[0] == "B1"


def test_the_count_into_the_base_is_exact() -> None:
    """J-4 and the first worked case: from 73 the mouth is one step away."""
    match = table([73], hand="A 3 6")
    assert legal(match) == ["A drop", "A1 m1", "3 m1"]
    assert why(match, "6 m1") == "J-4"
    assert marbles(play(match, "3 m1"))[0] == "B2"


def test_steps_up_to_the_mouth_stay_on_the_ring() -> None:
    """J-4: k <= d."""
    assert marbles(play(table([71], hand="3"), "3 m1"))[0] == 74


@pytest.mark.parametrize("cell", [75, 0])
def test_a_marble_past_its_mouth_needs_the_lap(cell: int) -> None:
    """J-4: between mouth and home, and on home, the base is a lap away."""
    assert marbles(play(table([cell], hand="3"), "3 m1"))[0] == (cell + 3) % 76


def test_with_the_mouth_next_to_home_only_home_is_past_it() -> None:
    """J-4: the formula decides."""
    assert marbles(play(table([75], hand="3", mouth=1), "3 m1"))[0] == "B3"
    assert marbles(play(table([0], hand="3", mouth=1), "3 m1"))[0] == 3


def test_in_the_base_marbles_go_forward_exactly() -> None:
    """J-5: never past or onto another marble, never beyond the end."""
    match = table(["B1", "B4"], hand="A 2 3 9", turn=0)
    assert why(match, "2 m1") is None
    assert why(match, "3 m1") == "J-5"
    assert why(match, "9 m1") == "J-4"
    assert why(match, "A1 m2") == "J-4"
    assert marbles(play(match, "2 m1"))[0] == "B3"


def test_a_marble_in_the_base_blocks_the_way_in() -> None:
    """J-5: not past it and not onto it."""
    match = table([73, "B2"], hand="2 3 9 10", hands={1: ""})
    assert why(match, "2 m1") is None
    assert why(match, "3 m1") == "J-5"
    match = table([70, "B2"], hand="7")
    assert why(match, "7 m1") == "J-5"


def test_nobody_touches_a_marble_in_a_base() -> None:
    """J-5: it is not moved by a 5, not swapped, not killed."""
    match = table([10], ["B3", 40], hand="5 J")
    assert why(match, "5 s2.m1") == "J-9"
    assert why(match, "J m1 s2.m1") == "J-13"
    assert why(match, "J m1 s2.m2") is None
