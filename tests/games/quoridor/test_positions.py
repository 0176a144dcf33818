"""Positions that cannot be: each is refused with the problem named, and nothing else is touched."""

from typing import Any

import pytest

from majlis import PositionError
from tests.games.quoridor.tables import game, play, table

pytestmark = pytest.mark.interpreted

GOOD = table("e2 e8 / c3h e5v / 9 9 / 1").state()
KEY = GOOD["trail"][-1]


def refused(**changes: Any) -> str:
    """The refusal of a good position with a few changes."""
    with pytest.raises(PositionError) as error:
        game().position({**GOOD, **changes})
    return str(error.value)


def test_a_good_position_is_accepted() -> None:
    assert game().position(GOOD).state() == GOOD


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("pawns", ["e2", "e2"], "two pawns cannot stand on one square: e2 e2"),
        ("pawns", ["e2", "j8"], "'j8' is not a square of a 9 x 9 board"),
        ("pawns", ["e2", "e3h"], "'e3h' is not a square"),
        ("pawns", ["e2", 7], "7 is not a square"),
        ("pawns", ["e2"], "a list of 2 squares"),
        ("pawns", "e2 e8", "a list of 2 squares"),
        ("pawns", None, "a list of 2 squares"),
        ("fences", ["c3h", "c3v"], "c3v cannot lie there: fence_crosses (Q-6)"),
        ("fences", ["c3h", "d3h"], "d3h cannot lie there: fence_overlaps (Q-6)"),
        ("fences", ["c3h", "c3h"], "c3h cannot lie there: fence_laid (Q-6)"),
        ("fences", ["i3h"], "'i3h' is not a fence"),
        ("fences", ["e3"], "'e3' is not a fence"),
        ("fences", ["pass"], "'pass' is not a fence"),
        ("fences", [3], "3 is not a fence"),
        ("fences", "c3h", "a list of fences"),
        ("fences", None, "a list of fences"),
        ("left", [10, 9], "2 fences on the board and 19 in hand; there are only 20"),
        ("left", [21, 0], "2 numbers from 0 to 20"),
        ("left", [-1, 9], "2 numbers from 0 to 20"),
        ("left", [9], "2 numbers from 0 to 20"),
        ("left", [9, True], "2 numbers from 0 to 20"),
        ("left", [9, "9"], "2 numbers from 0 to 20"),
        ("left", None, "2 numbers from 0 to 20"),
        ("turn", 2, "turn is 2; with 2 players it is 0 to 1"),
        ("turn", True, "turn is True"),
        ("turn", None, "turn is None"),
        ("plies", -1, "plies is -1; it is a number from 0 to 400"),
        ("plies", 401, "plies is 401"),
        ("plies", "7", "plies is '7'"),
        ("plies", 7.0, "plies is 7.0"),
        ("repeats", 2, "repeats is 2, but the trail holds the position 1 times"),
        ("viewer", 2, "viewer is 2"),
        ("trail", [KEY + 1], "must end with the position itself"),
        ("trail", KEY, "must end with the position itself"),
        ("trail", [KEY, KEY], "only 0 plies were played"),
        ("options", {"size": 7}, "size=7, the game 9"),
        ("game", "taki", "taki"),
        ("version", 99, "99"),
    ],
)
def test_an_impossible_position_is_refused(key: str, value: Any, words: str) -> None:
    assert words in refused(**{key: value})


@pytest.mark.parametrize(
    "earlier", [[KEY], [KEY - 81 * 81, "x"], [-1, 0], [2**40, 0], [3 * 81 * 81, 0], [KEY, True], [None, KEY]]
)
def test_a_trail_that_cannot_have_been_is_refused(earlier: list[Any]) -> None:
    """A wrong turn, two pawns on a square, numbers that are no position."""
    assert "the trail holds" in refused(trail=[*earlier, KEY], plies=5)


def test_twenty_one_fences_are_too_many() -> None:
    rows = [f"{file}{rank}h" for rank in (2, 4, 6, 8) for file in "aceg"]
    more = [*rows, "a1h", "c1h", "e1h", "a3h", "c3h"]
    assert len(more) == 21
    assert "21 fences on the board" in refused(fences=more, left=[0, 0])


def test_a_closed_in_pawn_is_refused() -> None:
    assert "closes_way (Q-7)" in refused(pawns=["a1", "e8"], fences=["a2h", "b1v"])
    assert game().position({**GOOD, "fences": ["a2h", "b1v"]}).state()["fences"] == ["b1v", "a2h"]


def test_a_square_off_a_small_board_is_refused() -> None:
    with pytest.raises(PositionError, match="'f1' is not a square of a 5 x 5 board"):
        table("f1 c5 / - / 2 2 / 1", size=5)
    with pytest.raises(PositionError, match=r"e1h cannot lie there: off_board \(Q-1\)"):
        table("c1 c5 / e1h / 2 2 / 1", size=5)


def test_a_pawn_on_its_goal_line_must_have_moved_last() -> None:
    assert "seat 0 stands on its goal line, but it was seat 1 that moved" in refused(pawns=["a9", "e8"], trail=None)
    won = game().position({**GOOD, "pawns": ["a9", "e8"], "turn": 1, "trail": None}).result()
    assert won is not None
    assert won.places == (1, 2)


def test_a_finished_position_is_finished() -> None:
    assert table("e4 e6 / - / 9 9 / 1", plies=400).actors() == ()


def test_a_refused_position_leaves_a_match_untouched() -> None:
    configured = game()
    match = configured.start(1)
    play(match, "e2", "e4h")
    before, facts = match.hash(), match.state()
    with pytest.raises(PositionError):
        configured.position({**facts, "pawns": ["e2", "e2"], "trail": None})
    assert match.hash() == before
    assert match.state() == facts
    play(match, "e3")
