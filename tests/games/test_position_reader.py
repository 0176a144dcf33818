"""Values of a position are taken if they fit, else refused by name, value and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from majlis.errors import PositionError
from majlis.games.position_reader import different_seats, items, viewer_of, whole, whole_or
from majlis.kernel.viewers import REFEREE, SPECTATOR


def refusal(read: Any, *args: Any) -> str:
    with pytest.raises(PositionError) as caught:
        read(*args)
    return str(caught.value)


@pytest.mark.parametrize("value", [0, 3, 7])
def test_a_number_in_its_range_is_taken(value: int) -> None:
    assert whole("turn", value, 0, 7) == value
    assert whole_or("turn", value, -1, 0, 7) == value


@pytest.mark.parametrize("value", [-1, 8, True, False, "3", 3.0, [3]])
def test_what_is_no_number_of_the_range_is_refused(value: object) -> None:
    assert refusal(whole, "turn", value, 0, 7) == f"turn is {value!r}; it is a whole number from 0 to 7"
    assert refusal(whole_or, "turn", value, -1, 0, 7) == f"turn is {value!r}; it is a whole number from 0 to 7"


def test_null_is_a_number_only_where_it_stands_for_one() -> None:
    assert whole_or("turn", None, -1, 0, 7) == -1
    assert refusal(whole, "turn", None, 0, 7, "number") == "turn is None; it is a number from 0 to 7"


def test_a_list_has_the_length_asked_for() -> None:
    assert items("pile", [1, 2]) == [1, 2]
    assert items("pile", [1, 2], 2) == [1, 2]
    assert items("pile", [], 0) == []
    assert refusal(items, "pile", (1, 2)) == "pile is (1, 2); it is a list"
    assert refusal(items, "pile", None) == "pile is None; it is a list"
    assert refusal(items, "pile", [1], 2, "it is a list of 2") == "pile is [1]; it is a list of 2"


def test_seats_are_at_the_table_and_none_is_named_twice() -> None:
    assert different_seats("asked", [2, 0], 3, "it is some seats") == [2, 0]
    for value in ([0, 0], [3], [-1], [True], ["0"], [[0]], None):
        assert (
            refusal(different_seats, "asked", value, 3, "it is some seats") == f"asked is {value!r}; it is some seats"
        )


def test_a_position_is_the_referees_a_spectators_or_a_seats() -> None:
    assert viewer_of({}, 4) == REFEREE
    assert viewer_of({"viewer": None}, 4) == SPECTATOR
    assert viewer_of({"viewer": 3}, 4) == 3
    assert refusal(viewer_of, {"viewer": 4}, 4) == "viewer is 4; it is a whole number from 0 to 3"
    assert refusal(viewer_of, {"viewer": -1}, 4) == "viewer is -1; it is a whole number from 0 to 3"
