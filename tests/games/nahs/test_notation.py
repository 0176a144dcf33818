"""The notation: every action has one text, and every text one action."""

import pytest

from majlis.games.nahs import GAME
from majlis.games.nahs.notation import SETS_OF_THREE, TEXTS, action, text
from majlis.games.nahs.state import STATE
from tests.games.nahs.tables import table


def test_texts_and_actions_are_one_to_one() -> None:
    assert len(set(TEXTS)) == GAME.actions == 1023
    assert all(action(text(number)) == number for number in range(GAME.actions))


def test_the_rulebooks_examples_are_understood() -> None:
    examples = ["7", "9x2", "8x2", "0", "bu", "bux2", "ti>3", "take", "up 4x2", "up bu", "up ti>3", "down 2"]
    for example in [*examples, "swap 1,5,9", "ready", "counter>2", "accept", "swap 0,bu,ti", "counter>12"]:
        assert action(example) is not None


@pytest.mark.parametrize(
    "wrong", ["", "7x1", "tix2", "up 4x4", "down 4", "swap 9,5,1", "ti>0", "ti>13", "14", " 7", "BU"]
)
def test_other_spellings_are_not(wrong: str) -> None:
    assert action(wrong) is None


def test_sets_are_numbered_as_the_rules_number_them_n_3() -> None:
    """N-3."""
    assert SETS_OF_THREE[0] == (0, 0, 0)
    assert SETS_OF_THREE[-1] == (15, 15, 15)
    assert len(set(SETS_OF_THREE)) == 816


def test_actions_beyond_all_ids_and_strange_seats_are_refused() -> None:
    match = table(["3", "4"])
    check = match.game.ops.check
    for seat, number in ((0, -1), (0, GAME.actions), (0, 2**40), (-1, 16), (2, 16), (2**40, 0)):
        assert check(match._states, seat, number) != 0


def test_the_record_has_no_gaps() -> None:
    assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names or ())
