"""Rules called from Python say what the compiled ones do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from majlis.kernel.interpreted import in_python
from majlis.kernel.jit import rule

RECORD = np.dtype([("turn", np.int64), ("hands", np.int8, (2, 3))])


@rule
def doubled(number: int) -> int:
    return 2 * number


@rule
def held(s: Any, seat: int) -> int:
    count = 0
    for kind in range(3):
        count += s.hands[seat, kind]
    return count


@rule
def doubled_in_turn(s: Any) -> int:
    """Twice what the seat in turn holds."""
    return doubled(held(s, s.turn))


@rule
def is_nobodys(s: Any) -> bool:
    return s.turn < 0  # type: ignore[no-any-return]


@rule
def pass_on(s: Any) -> int:
    """Who was in turn; it is the next one's."""
    before = s.turn
    s.turn = before + 1
    s.hands[0, 0] = s.turn
    return before  # type: ignore[no-any-return]


@rule
def is_even(number: int) -> bool:
    return number == 0 or not is_even(number - 1)


def test_a_rule_takes_plain_numbers() -> None:
    assert in_python(doubled)(21) == 42


@pytest.mark.parametrize("kind", [np.ndarray, np.recarray])
def test_a_rule_reads_a_record_and_asks_other_rules(kind: type[np.ndarray[Any, Any]]) -> None:
    states = np.zeros(1, RECORD)
    states["turn"], states["hands"] = 1, [[9, 9, 9], [1, 2, 3]]
    assert in_python(doubled_in_turn)(states.view(kind)[0]) == 12


@pytest.mark.parametrize("kind", [np.ndarray, np.recarray])
def test_a_rule_writes_to_a_record(kind: type[np.ndarray[Any, Any]]) -> None:
    states = np.zeros(1, RECORD)
    assert in_python(pass_on)(states.view(kind)[0]) == 0
    assert (states["turn"][0], states["hands"][0, 0, 0]) == (1, 1)


def test_what_a_rule_gives_is_of_pythons_own_types() -> None:
    states = np.zeros(1, RECORD)
    assert type(in_python(held)(states[0], 0)) is int
    assert type(in_python(is_nobodys)(states[0])) is bool


def test_a_rule_may_ask_itself() -> None:
    assert [in_python(is_even)(number) for number in range(3)] == [True, False, True]


def test_it_keeps_its_name_and_what_is_said_of_it() -> None:
    function = in_python(doubled_in_turn)
    assert function.__name__ == "doubled_in_turn"
    assert function.__doc__ == "Twice what the seat in turn holds."
