"""Winning: J-30 to J-34."""

import pytest

from majlis import Result
from tests.games.jackaroo.tables import legal, marbles, play, seat_of, table, why

pytestmark = pytest.mark.interpreted

FULL: list[int | str | None] = ["B1", "B2", "B3", "B4"]
ALMOST: list[int | str | None] = [74, "B2", "B3", "B4"]


def test_with_two_players_four_in_wins() -> None:
    """J-30, J-34."""
    match = play(table(ALMOST, [40], hand="A 9", players=2), "A1 m1")
    assert match.actors() == ()
    assert match.result() == Result((1, 2), (1, 0))
    assert match.state()["turn"] is None


def test_a_team_wins_with_eight_in() -> None:
    """J-31, J-34: at once, with cards still in hand."""
    match = play(table(ALMOST, [40], FULL, hand="A 9"), "A1 m1")
    assert match.result() == Result((1, 2, 1, 2), (1, 0, 1, 0))
    match = play(table([112, "B2", "B3", "B4"], [40], [7], FULL, hand="A 9", players=6), "A1 m1")
    assert match.result() == Result((1, 2, 2, 1, 2, 2), (1, 0, 0, 1, 0, 0))


def test_a_teammates_5_may_win() -> None:
    """J-31: whoever brings the last marble in."""
    match = play(table([10], [3], [32, "B2", "B3", "B4"], hand="5"), "5 s3.m1")
    assert match.result() is None
    match = play(table([69, "B2", "B3", "B4"], [3], ["B1", "B2", "B3", 40], hand="5", turn=2), "5 s1.m1")
    assert marbles(match) == [74, "B2", "B3", "B4"]
    match = play(table([70, "B2", "B3", "B4"], [3], FULL, hand="5", turn=2), "5 s1.m1")
    assert match.result() == Result((1, 2, 1, 2), (1, 0, 1, 0))


def test_four_in_alone_is_no_win_for_a_team() -> None:
    """J-31, J-32."""
    match = play(table(ALMOST, [40], [45], hand="A 9"), "A1 m1")
    assert match.result() is None
    assert seat_of(match) == 1


def test_a_finished_player_plays_the_teammates_colour() -> None:
    """J-32: moves, drops, swaps and splits; "your" means that colour."""
    match = table(FULL, [30], [45, 60], hand="9 7 A J 5")
    assert why(match, "9 m1") is None
    assert why(match, "7 m1:3 m2:4") is None
    assert why(match, "J m1 s2.m1") is None
    assert why(match, "5 s3.m1") is None
    assert marbles(play(match.copy(), "A drop"), 2) == [45, 60, 38, None]
    assert marbles(play(match, "9 m2"), 2) == [45, 69, None, None]


def test_a_finished_player_may_5_the_teammate_off_home() -> None:
    """J-32, J-9: that marble is their own now."""
    assert why(table(FULL, [], [38], hand="5"), "5 s3.m1") is None
    assert why(table([9], [], [38], hand="5"), "5 s3.m1") == "J-9"


def test_a_finished_player_is_locked_out_with_the_teammate() -> None:
    """J-32, J-27: the colour they play is all in its graveyard."""
    assert legal(table(FULL, [30], hand="9 5")) == ["throw 5", "throw 9"]


def test_the_colour_is_fixed_at_the_start_of_a_turn() -> None:
    """J-32: the 7 that fills the base does not go on with the teammate."""
    match = table([68, "B2", "B3", "B4"], [], [45], hand="7 9")
    play(match, "7 m1", "throw 2", "2 m1", "throw 2")
    assert marbles(match)[0] == "B1"
    assert legal(match) == ["9 m1"]
    assert marbles(play(match, "9 m1"), 2)[0] == 56


def test_a_finished_player_keeps_getting_cards() -> None:
    """J-32."""
    match = table(FULL, [30], [45], hand="9", hands={1: "", 2: "", 3: ""})
    play(match, "9 m1")
    assert [len(cards) for cards in match.state()["hands"]] == [4] * 4


def test_after_4000_plays_it_is_a_draw() -> None:
    """J-33, J-34: all share first place."""
    match = play(table([10], hand="9", plays=3999), "9 m1")
    assert match.result() == Result((1, 1, 1, 1), (0, 0, 0, 0))
    assert match.actors() == ()


def test_a_win_on_the_last_play_is_a_win() -> None:
    """J-33."""
    match = play(table(ALMOST, hand="A", players=2, plays=3999), "A1 m1")
    assert match.result() == Result((1, 2), (1, 0))


def test_a_stop_on_the_last_play_costs_no_card_of_choice() -> None:
    """J-33: the throw would be a play of its own."""
    match = play(table([10], hand="10", plays=3999), "10 stop")
    assert (match.state()["stopped"], match.state()["hands"][1]) == (False, ["2"])
    match = play(table([10], hand="10", plays=3999, stopped_card="random"), "10 stop")
    assert match.state()["hands"][1] == []
