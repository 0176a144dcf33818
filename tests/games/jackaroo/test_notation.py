"""Actions in text."""

import pytest

from majlis.games.jackaroo import GAME
from majlis.games.jackaroo.notation import TEXTS, action, text
from majlis.games.jackaroo.state import ACTIONS, THROW_HAND

pytestmark = pytest.mark.interpreted


def test_every_action_has_one_text() -> None:
    """Text and action are one to one."""
    assert len(TEXTS) == ACTIONS == GAME.actions
    assert len(set(TEXTS)) == ACTIONS
    assert all(action(text(number)) == number for number in range(ACTIONS))


@pytest.mark.parametrize(
    "canonical",
    [
        *("A drop", "K drop", "A1 m2", "A11 m2", "9 m3", "4 m1", "5 s3.m2", "7 m1", "7 m1:3 m2:4", "10 m2"),
        *("10 stop", "J m2 s1.m3", "J s2.m1 s3.m4", "K13 m4", "throw 9", "throw hand", "Q m2", "Q stop"),
        *("7 m4:1 m3:2 m2:3 m1:1", "7 m2:1 m4:5 m3:1", "7 m1:3 p2:4", "7 m4:1 m3:2 m2:2 m1:1 p4:1"),
    ],
)
def test_the_rulebooks_texts_are_known(canonical: str) -> None:
    """Every text of the rulebook's notation."""
    assert action(canonical) is not None


@pytest.mark.parametrize(
    "other",
    [
        *("a drop", "A  drop", " A drop", "A m1", "K m1", "7 m1:7", "7 m1:3 m1:4", "7 m1:3 m2:3", "5 m1", "J m2"),
        *("7 p2:7", "7 p2", "7 p2:4 m1:3", "7 m1:3 p2:3", "7 m1:2 p1:2 p2:3", "7 m1:3 s3.m2:4", "9 p1"),
        *("J s3.m4 s2.m1", "throw", "throw a", "9 m5", "5 s7.m1", "Q12 m1", "stop", "10 drop", ""),
    ],
)
def test_nothing_but_the_canonical_text_is_understood(other: str) -> None:
    """Single spaces, exact case, parts in order, lower seat first."""
    assert action(other) is None


def test_default_actions_come_first() -> None:
    """Ids that only house rules allow follow the throws."""
    assert TEXTS[THROW_HAND] == "throw hand"
    assert all(late == "Q stop" or late[0] in "J7" for late in TEXTS[THROW_HAND + 1 :])
