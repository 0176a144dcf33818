"""The cards: J-6 to J-14."""

import pytest

from tests.games.jackaroo.tables import hand, legal, marbles, play, seat_of, table, why

pytestmark = pytest.mark.interpreted


def test_an_ace_drops_or_moves_1_or_11() -> None:
    """J-6."""
    match = table([10], hand="A")
    assert legal(match) == ["A drop", "A1 m1", "A11 m1"]
    assert marbles(play(match.copy(), "A drop")) == [10, 0, None, None]
    assert marbles(play(match.copy(), "A1 m1"))[0] == 11
    assert marbles(play(match.copy(), "A11 m1"))[0] == 21


@pytest.mark.parametrize(("card", "steps"), [("2", 2), ("3", 3), ("6", 6), ("8", 8), ("9", 9), ("10", 10), ("Q", 12)])
def test_number_cards_and_the_queen_just_move(card: str, steps: int) -> None:
    """J-7, and J-11 for the move of a 10."""
    assert marbles(play(table([5], hand=card), f"{card} m1"))[0] == 5 + steps


def test_a_queen_stops_where_the_house_rules_so() -> None:
    """J-7: `Q stop` counts as a 10-stop."""
    assert why(table([5], hand="Q"), "Q stop") == "J-7"
    match = play(table([5], hand="Q", queen_burns="yes"), "Q stop")
    assert match.state()["stopped"]
    assert legal(match) == ["throw 2"]


def test_a_4_goes_backwards_past_mouths() -> None:
    """J-8: from home to home - 4, and a mouth is an ordinary cell."""
    match = play(table([0], hand="4"), "4 m1")
    assert marbles(match)[0] == 72
    assert marbles(play(table([2], hand="4"), "4 m1"))[0] == 74


def test_a_4_never_moves_in_a_base() -> None:
    """J-8."""
    assert why(table(["B4", 9], hand="4"), "4 m1") == "J-8"


def test_a_4_is_blocked_like_any_move() -> None:
    """J-8: J-17, J-18 and J-20 hold backwards, and J-16 kills."""
    assert why(table([10, 8], hand="4"), "4 m1") == "J-17"
    assert why(table([10], [9, 8], hand="4"), "4 m1") == "J-18"
    assert why(table([21], [19], hand="4"), "4 m1") == "J-20"
    assert marbles(play(table([10], [6], hand="4"), "4 m1"), 1)[0] is None


def test_a_5_moves_anybodys_marble() -> None:
    """J-9: one's own from home, too; another's on its own home is immune."""
    match = table([0], [30], [38], [10], hand="5")
    assert legal(match) == ["5 s1.m1", "5 s2.m1", "5 s4.m1"]
    assert why(match, "5 s3.m1") == "J-9"
    assert marbles(play(match, "5 s2.m1"), 1)[0] == 35


def test_a_5_walks_an_opponent_past_its_mouth() -> None:
    """J-9 and the first worked case: seat 0's marble goes from 73 to 2."""
    match = play(table([73], [30], hand="5", turn=1), "5 s1.m1")
    assert marbles(match)[0] == 2


@pytest.mark.parametrize(("cell", "rule"), [(73, "J-9"), (74, "J-9"), (69, None), (75, None)])
def test_a_5_may_be_forbidden_to_leave_a_mouth(cell: int, rule: str | None) -> None:
    """J-9, five_at_mouth: illegal; stopping on the mouth is legal, and a marble past it walks on."""
    assert why(table([cell], [30], hand="5", turn=1, five_at_mouth="illegal"), "5 s1.m1") == rule


def test_a_5_takes_a_teammate_into_its_base_exactly() -> None:
    """J-9: own and teammate's marbles enter where they come to the mouth (J-4)."""
    match = table([30], [], [35], hand="5")
    assert marbles(play(match, "5 s3.m1"), 2)[0] == "B4"
    assert why(table([30], [], [36], hand="5"), "5 s3.m1") == "J-4"
    assert why(table([74], hand="5"), "5 s1.m1") == "J-4"


def test_a_5_with_two_players_knows_no_teammate() -> None:
    """J-9: the one opposite is an opponent there."""
    match = play(table([1], [35], hand="5", players=2), "5 s2.m1")
    assert marbles(match, 1)[0] == 40


def test_a_seven_is_split_in_order() -> None:
    """J-10, J-17 and the fourth worked case: the marble on 7 must go first."""
    match = table([5, 7], hand="7")
    assert why(match, "7 m1:4 m2:3") == "J-17"
    assert why(match, "7 m2:3 m1:4") is None
    assert marbles(play(match, "7 m2:3 m1:4"))[:2] == [9, 10]


def test_a_split_with_a_forbidden_part_is_no_play() -> None:
    """J-10: both parts must be legal."""
    match = table([10, 40], [12, 13, 41], hand="7")
    assert why(match, "7 m1:4 m2:3") == "J-18"
    assert why(match, "7 m2:3 m1:4") == "J-18"
    assert why(match, "7 m1:2 m2:5") is None


def test_a_killed_marble_makes_no_later_part() -> None:
    """J-10: the first part kills the own marble that should go next."""
    match = table([10, 13], hand="7")
    assert why(match, "7 m1:3 m2:4") == "J-10"
    assert why(match, "7 m2:4 m1:3") is None


def test_a_home_left_by_an_earlier_part_protects_no_more() -> None:
    """J-10, J-20: while it stands on home nobody passes; once it has left, the other may come up."""
    match = table([73], [19, 18], hand="7", turn=1)
    assert why(match, "7 m2:3 m1:4") == "J-20"
    assert why(match, "7 m1:4 m2:3") is None


def test_parts_enter_the_base_and_move_on_inside() -> None:
    """J-10: each part is a move like any other."""
    match = table([73, "B1"], hand="7")
    assert why(match, "7 m1:4 m2:3") == "J-5"
    assert marbles(play(match, "7 m2:3 m1:4"))[:2] == ["B3", "B4"]


def test_a_part_that_fills_the_base_is_the_last() -> None:
    """J-10: steps never pass on to the teammate's colour."""
    rows: list[list[int | str | None]] = [[74, "B2", "B3", "B4"], [], [20]]
    match = table(*rows, hand="7")
    assert [text for text in legal(match) if text.startswith("7")] == []
    assert why(match, "7 m1:1 m2:6") == "J-10"


def test_a_seven_may_have_more_parts_where_the_house_rules_so() -> None:
    """J-10, seven_parts."""
    assert why(table([5, 30, 50], hand="7"), "7 m1:1 m2:2 m3:4") == "J-10"
    match = table([5, 30, 50, 60], hand="7", seven_parts=4)
    assert marbles(play(match.copy(), "7 m3:4 m1:1 m2:2")) == [6, 32, 54, 60]
    assert marbles(play(match, "7 m4:1 m3:2 m2:3 m1:1")) == [6, 33, 52, 61]


def test_a_5_may_move_marbles_off_their_homes_where_the_house_rules_so() -> None:
    """J-9, five_on_home: an opponent's and the teammate's; the home still protects against passing and landing."""
    rows: tuple[list[int | str | None], ...] = ([10], [19], [38], [53])
    match = table(*rows, hand="5")
    assert why(match, "5 s2.m1") == why(match, "5 s3.m1") == "J-9"
    match = table(*rows, hand="5", five_on_home="moves")
    assert why(match, "5 s2.m1") is None
    assert why(match, "5 s3.m1") is None
    assert why(match, "5 s4.m1") is None
    assert marbles(play(match, "5 s2.m1"), 1)[0] == 24
    assert why(table([14], [19], hand="5", five_on_home="moves"), "5 s1.m1") == "J-20"


def test_the_rest_of_a_seven_goes_to_the_teammate_where_the_house_rules_so() -> None:
    """J-10, seven_rest: after the part that fills the base, judged as a move of the teammate's colour."""
    rows: tuple[list[int | str | None], ...] = ([73, "B2", "B3", "B4"], [], [50, 38, "B1"], [])
    assert why(table(*rows, hand="7"), "7 m1:2 p1:5") == "J-10"
    match = table(*rows, hand="7", hands={1: "2 3"}, seven_rest="partner")
    assert [text for text in legal(match) if "p" in text] == ["7 m1:2 p1:5", "7 m1:2 p2:5"]
    assert why(match, "7 m1:2 p3:5") == "J-4"
    assert why(match, "7 m1:2 p4:5") == "J-29"
    play(match, "7 m1:2 p2:5")
    assert marbles(match)[0] == "B1"
    assert marbles(match, 2) == [50, 43, "B1", None]


def test_the_rest_of_a_seven_comes_once_last_and_after_a_full_base() -> None:
    """J-10, seven_rest: not counted by seven_parts, never without a part that fills the base, and all 7 are walked."""
    match = table([10, "B2", "B3", "B4"], [], [50], hand="7", seven_rest="partner")
    assert why(match, "7 m1:3 p1:4") == "J-10"
    two: tuple[list[int | str | None], ...] = ([73, 74, "B3", "B4"], [], [50], [])
    match = table(*two, hand="7", seven_rest="partner")
    assert why(match, "7 m2:2 m1:2 p1:3") is None
    assert why(match, "7 m1:2 m2:2 p1:3") == "J-17"
    three: tuple[list[int | str | None], ...] = ([72, 73, 74, "B4"], [], [50], [])
    assert why(table(*three, hand="7", seven_rest="partner"), "7 m3:2 m2:2 m1:2 p1:1") == "J-10"
    near: tuple[list[int | str | None], ...] = ([74, "B1", "B2", "B4"], [], [50], [])
    match = table(*near, hand="7", seven_rest="partner", seven_parts=4)
    assert why(match, "7 m3:1 m2:1 m1:1 p1:4") is None


def test_a_seven_with_a_rest_that_nobody_can_walk_is_no_play() -> None:
    """J-10, seven_rest: also when the team would be complete with steps left."""
    only: list[int | str | None] = [74, "B2", "B3", "B4"]
    assert legal(table(only, [], hand="7", seven_rest="partner")) == ["throw 7"]
    done: list[int | str | None] = ["B1", "B2", "B3", "B4"]
    assert legal(table(only, [], done, hand="7", seven_rest="partner")) == ["throw 7"]


def test_whoever_plays_for_the_teammate_hands_no_steps_on() -> None:
    """J-10, J-32, seven_rest."""
    done: list[int | str | None] = ["B1", "B2", "B3", "B4"]
    match = table(done, [], [36 - 1, "B2", "B3", "B4"], hand="7", seven_rest="partner")
    assert why(match, "7 m1:2 p1:5") == "J-10"


def test_the_rest_of_a_seven_may_win_for_both() -> None:
    """J-10, J-31, seven_rest."""
    match = table([74, "B2", "B3", "B4"], [], [31, "B2", "B3", "B4"], hand="7", seven_rest="partner")
    play(match, "7 m1:1 p1:6")
    result = match.result()
    assert result is not None
    assert result.places == (1, 2, 1, 2)


def test_a_ten_moves_or_stops() -> None:
    """J-11."""
    assert legal(table([5], hand="10")) == ["10 m1", "10 stop"]


def test_a_stopped_player_throws_a_card_of_their_choice() -> None:
    """J-12: whatever they could play, also under no_play: hand; then the next has the turn."""
    match = play(table([5], [30], hand="10", hands={1: "3 9"}, no_play="hand"), "10 stop")
    assert seat_of(match) == 1
    assert legal(match) == ["throw 3", "throw 9"]
    assert why(match, "3 m1") == "J-12"
    play(match, "throw 3")
    assert (hand(match, 1), marbles(match, 1)[0], seat_of(match)) == (["9"], 30, 2)


def test_nobody_is_stopped_but_the_next_player() -> None:
    """J-12: with an empty hand next, there is no stop."""
    assert why(table([5], hand="10", hands={1: ""}), "10 stop") == "J-12"


def test_a_stop_may_take_a_card_at_random() -> None:
    """J-12, stopped_card: random: within the stopper's play, and no play of its own."""
    match = play(table([5], hand="10", hands={1: "3 9"}, stopped_card="random"), "10 stop")
    state = match.state()
    assert (len(state["hands"][1]), state["plays"], state["stopped"], seat_of(match)) == (1, 101, False, 2)


def test_a_stopper_alone_with_the_stopped_plays_again() -> None:
    """J-12, J-28: the turn goes to the next with cards, here the stopper."""
    match = play(table([5], hand="10 9", hands={1: "3", 2: "", 3: ""}), "10 stop", "throw 3")
    assert seat_of(match) == 0


def test_a_jack_swaps_two_colours() -> None:
    """J-13: teammate's too; a marble on someone else's home as well."""
    match = table([10, 19], [30], [40], hand="J")
    assert why(match, "J m1 s3.m1") is None
    assert why(match, "J m2 s2.m1") is None
    assert why(match, "J m1 s1.m2") == "J-13"
    play(match, "J m2 s2.m1")
    assert (marbles(match)[1], marbles(match, 1)[0]) == (30, 19)


def test_a_jack_leaves_homes_bases_and_graveyards_alone() -> None:
    """J-13 and the sixth worked case: with the only own ring marble on its home there is no play (J-26)."""
    match = table([0, "B4"], [19, 30, "B1"], hand="J")
    assert legal(match) == ["throw J"]
    assert why(match, "J m1 s2.m2") == "J-13"
    match = table([10, "B4"], [19, "B1"], [39], hand="J")
    assert legal(match) == ["J m1 s3.m1"]


def test_a_jack_may_swap_any_two_where_the_house_rules_so() -> None:
    """J-13, jack: any: no own marble needed, but J-27 stands."""
    match = table(["B4"], [30], [40], hand="J", jack="any")
    assert legal(match) == ["J s2.m1 s3.m1"]
    assert legal(table([], [30], [40], hand="J", jack="any")) == ["throw J"]
    assert why(table([5], [30], [40], hand="J", jack="any"), "J s1.m1 s2.m1") == "J-13"
    assert why(table([5], [30], [40], hand="J"), "J s2.m1 s3.m1") == "J-13"


def test_a_king_drops_or_kills_along_13() -> None:
    """J-14 and the second worked case: a 6 would pass two, a king kills both, and their own, too."""
    match = table([10, 16], [12, 14], [23], hand="6 K")
    assert why(table([10], [12, 14], hand="6"), "6 m1") == "J-18"
    assert why(match, "K drop") is None
    play(match, "K13 m1")
    assert marbles(match) == [23, None, None, None]
    assert marbles(match, 1) == [None] * 4
    assert marbles(match, 2) == [None] * 4


def test_a_king_kills_up_to_the_mouth_and_goes_in() -> None:
    """J-14: strangers on the way and on the mouth die; occupied base cells block."""
    match = play(table([64], [70, 74], hand="K"), "K13 m1")
    assert (marbles(match)[0], marbles(match, 1)) == ("B3", [None] * 4)
    assert why(table([64, "B2"], hand="K"), "K13 m1") == "J-5"
    assert why(table([62], hand="K"), "K13 m1") is None
    assert why(table([66], hand="K"), "K13 m1") == "J-4"


def test_a_protected_home_stops_a_king() -> None:
    """J-14, J-20 and the third worked case."""
    match = table([15], [19], hand="4 6 K")
    assert why(match, "6 m1") == "J-20"
    assert why(match, "K13 m1") == "J-20"
    assert why(match, "4 m1") is None


def test_a_king_may_spare_its_own() -> None:
    """J-14, king_spares_own: an own marble on the way makes it illegal, a teammate's is killed."""
    assert why(table([10, 16], hand="K", king_spares_own="yes"), "K13 m1") == "J-14"
    assert why(table([10, 23], hand="K", king_spares_own="yes"), "K13 m1") == "J-14"
    match = play(table([10], [], [16], hand="K", king_spares_own="yes"), "K13 m1")
    assert marbles(match, 2)[0] is None


def test_own_landing_does_not_concern_a_king() -> None:
    """J-14: with own_landing: illegal they still land on their own."""
    match = play(table([10, 23], hand="K", own_landing="illegal"), "K13 m1")
    assert marbles(match) == [23, None, None, None]
