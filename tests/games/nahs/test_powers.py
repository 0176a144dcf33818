"""The cards with powers (N-10 to N-19)."""

import pytest

from tests.games.nahs.tables import all_ready, dealt, exchange, play, refused, table, told

WILDS = ["0", "8", "9", "bu", "ti>2"]


def test_zero_on_anything_frees_the_next_n_10() -> None:
    """N-10."""
    match = table(["0 4", "1 2"], pile="13")
    play(match, "0")
    assert match.legal(1) == ["1", "2"]


def test_five_demands_five_or_less_n_11() -> None:
    """N-11: 1 to 5 and the wild kinds."""
    match = table(["0 1 4 5 6 7 8 9 10 13 bu ti", "1"], pile="5")
    assert match.legal(0) == ["0", "1", "4", "5", "8", "9", "bu", "ti>2"]
    assert refused(match, "6") == ("N-11", "five_or_less")
    assert refused(match, "13") == ("N-11", "five_or_less")


def test_worked_case_2_a_nine_leaves_the_demand_n_11() -> None:
    """N-11: pile 2 5, hand 6, 7, 9."""
    match = table(["6 7 9", "4 6 10"], pile="2 5")
    assert match.legal(0) == ["9"]
    play(match, "9")
    assert match.legal(1) == ["4"]


def test_five_is_a_number_like_any_other_to_lay_n_11() -> None:
    """N-11."""
    assert table(["5", "1"], pile="4").legal(0) == ["5"]
    assert table(["5", "1"], pile="6").legal(0) == ["take"]


def test_strict_five_n_11() -> None:
    """N-11 [strict_five: yes]: not on a standing 5, also through 9s."""
    strict = {"strict_five": "yes"}
    assert refused(table(["4 5 5", "1"], pile="5", rules=strict), "5") == ("N-11", "no_five_on_five")
    assert table(["4 5 5", "1"], pile="5 9 bu", rules=strict).legal(0) == ["4"]
    assert table(["5 5", "1"], pile="4", rules=strict).legal(0) == ["5", "5x2"]


def test_wilds_under_five_refused_n_11() -> None:
    """N-11 [wilds_under_five: no]: 0 stays legal; a counter is not bound."""
    rules = {"wilds_under_five": "no"}
    match = table(["0 3 8 9 bu ti", "1"], pile="5", rules=rules)
    assert match.legal(0) == ["0", "3"]
    assert refused(match, "8") == ("N-11", "no_wild_under_five")
    assert refused(match, "ti>2") == ("N-11", "no_wild_under_five")
    given = table(["4", "ti 3"], pile="5", rules=rules, phase="asked", asked=1, chain=[0])
    assert given.legal(1) == ["counter>1", "accept"]


def test_under_the_demand_a_blind_wild_may_not_fit_n_11() -> None:
    """N-11, N-18 [wilds_under_five: no]: it goes wherever it may be laid."""
    match = table(["", "1 2"], pile="5", down=["ti 3 9", ""], rules={"wilds_under_five": "no"})
    play(match, "down 1")
    assert match.state()["hands"][0] == ["5", "ti"]
    assert match.state()["phase"] == "play"


def test_bottoms_up_leaves_the_demand_unless_it_lifts_another_value_n_11() -> None:
    """N-11."""
    assert play(table(["bu 1", "6 4"], pile="5"), "bu").legal(1) == ["4"]
    assert play(table(["bu 1", "6 4"], pile="9 5"), "bu").legal(1) == ["4"]
    assert play(table(["bu 1", "6 4"], pile="6 5"), "bu").legal(1) == ["6"]


def test_four_fives_burn_first_n_11() -> None:
    """N-11, N-15."""
    match = table(["5 13", "1"], pile="5 5 5")
    assert play(match, "5").actors() == (0,)
    assert match.state()["pile"] == []


def test_six_skips_the_next_n_12() -> None:
    """N-12: on a strictly smaller value or an empty pile."""
    for pile in ("", "3", "0", "bu bu", "4 9"):
        assert play(table(["6 1", "2", "3"], pile=pile), "6").actors() == (1,)


def test_worked_case_3_two_sixes_with_three_players_n_12() -> None:
    """N-12: it is your turn again."""
    assert play(table(["6 6 1", "2", "3"], pile="3"), "6x2").actors() == (0,)


def test_sixes_count_round_the_table_n_12() -> None:
    """N-12: two left, `6x2`: the other's turn."""
    assert play(table(["6 6 1", "2"], pile="3"), "6").actors() == (0,)
    assert play(table(["6 6 1", "2"], pile="3"), "6x2").actors() == (1,)
    assert play(table(["6 6 6 1", "2", "", "4"], pile="3"), "6x3").actors() == (3,)


def test_on_an_equal_it_is_a_plain_six_n_12() -> None:
    """N-12: also through a 9."""
    for pile in ("6", "6 9", "6 bu"):
        assert play(table(["6 1", "2", "3"], pile=pile), "6").actors() == (2,)


def test_equal_effect_n_12_n_13() -> None:
    """N-12, N-13 [equal_effect: yes]: 6 and 7."""
    equal = {"equal_effect": "yes"}
    assert play(table(["6 1", "2", "3"], pile="6", rules=equal), "6").actors() == (1,)
    assert play(table(["7 1", "2", "3"], pile="7 9", rules=equal), "7").state()["direction"] == 1


def test_seven_reverses_n_13() -> None:
    """N-13: once for each 7, on a strictly smaller value."""
    match = play(table(["7 1", "2", "3"], pile="3"), "7")
    assert (match.actors(), match.state()["direction"]) == ((1,), 1)
    assert play(table(["7 7 1", "2", "3"], pile="3"), "7x2").state()["direction"] == -1
    assert play(table(["7 7 7 1", "2", "3"]), "7x3").state()["direction"] == 1
    assert play(table(["7 1", "2", "3"], pile="7"), "7").state()["direction"] == -1


def test_with_two_left_it_is_a_plain_seven_n_13() -> None:
    """N-13: at a table of two, and when others are out."""
    assert play(table(["7 1", "2"]), "7").state()["direction"] == -1
    match = play(table(["7 1", "", "3"]), "7")
    assert (match.actors(), match.state()["direction"]) == ((2,), -1)


def test_eight_burns_and_plays_again_n_14() -> None:
    """N-14: on anything; several burn together."""
    match = table(["8 8 1", "2"], pile="12 13")
    play(match, "8")
    assert match.state()["pile"] == []
    assert {"8", "12", "13"} <= set(match.state()["gone"])
    assert match.actors() == (0,)
    assert play(table(["8 8 1", "2"], pile="13"), "8x2").actors() == (0,)


@pytest.mark.parametrize(("pile", "lay"), [("3 3 3", "3"), ("4 3 3", "3x2"), ("", "3x4"), ("9 3", "3x3")])
def test_four_equal_cards_burn_n_15(pile: str, lay: str) -> None:
    """N-15: whoever laid them."""
    hand = " ".join(["3"] * (4 - pile.split().count("3")))
    match = play(table([f"{hand} 1", "2"], pile=pile), lay)
    assert match.state()["pile"] == []
    assert match.actors() == (0,)
    assert "burned_four" in told(match)


def test_more_than_four_burn_too_n_15() -> None:
    """N-15: four or more."""
    match = table(["3 3 3 3 3 1", "2"], rules={"decks": 2})
    assert play(match, "3x5").state()["pile"] == []


def test_powers_do_not_act_on_a_four_n_15() -> None:
    """N-15: no skip, no turn."""
    match = play(table(["7 7 7 7 1", "2", "3"]), "7x4")
    assert (match.actors(), match.state()["direction"]) == ((0,), -1)


def test_the_cards_must_be_legal_first_n_15() -> None:
    """N-15: strict_five keeps the fourth 5 off."""
    match = table(["5 4", "1"], pile="5 5 5", rules={"strict_five": "yes"})
    assert match.legal(0) == ["4"]


def test_four_bottoms_ups_and_four_nines_burn_n_15() -> None:
    """N-15: tested before any lift."""
    for kind in ("bu", "9"):
        match = play(table([f"{kind} {kind} {kind} {kind} 1", "2"], pile="12"), f"{kind}x4")
        assert match.state()["pile"] == []
        assert match.actors() == (0,)


def test_nines_break_the_four_n_15() -> None:
    """N-15 [burn_through_nine: no | yes]: 9s, not BUs."""
    assert play(table(["3 1", "2"], pile="3 3 9 3"), "3").state()["pile"] != []
    through = {"burn_through_nine": "yes"}
    assert play(table(["3 1", "2"], pile="3 3 9 3", rules=through), "3").state()["pile"] == []
    assert play(table(["3 1", "2"], pile="3 3 bu 3", rules=through), "3").state()["pile"] != []
    assert play(table(["9 1", "2"], pile="3 9 3 3 3 9 9", rules=through), "9").state()["pile"] != []


def test_lifted_cards_count_but_never_complete_n_15() -> None:
    """N-15, N-17: a card laid later completes the four."""
    match = table(["bu 1", "3 3 3 2"], pile="3 4")
    play(match, "bu")
    assert match.state()["pile"] == ["4", "bu", "3"]
    assert play(match, "3x3").state()["pile"] == []
    lifted = play(table(["bu 1", "2"], pile="3 3 3 3 4", rules={"decks": 2}), "bu")
    assert lifted.state()["pile"] == ["3", "3", "3", "4", "bu", "3"]


def test_nine_is_transparent_n_16() -> None:
    """N-16: on anything; it repeats no power; first on an empty pile it is a 9."""
    assert play(table(["9 1", "4 3", "3"], pile="4"), "9").legal(2) == ["take"]
    assert play(table(["9 1", "8 10", "4 10"]), "9").legal(2) == ["10"]
    match = play(table(["9 1", "2", "3"], pile="6"), "9")
    assert match.actors() == (2,)


def test_worked_case_5_bottoms_up_lifts_the_lowest_n_17() -> None:
    """N-17: pile 12, 3, 4."""
    match = play(table(["bu 1", "11 12 0"], pile="12 3 4"), "bu")
    assert match.state()["pile"] == ["3", "4", "bu", "12"]
    assert match.legal(1) == ["0", "12"]


def test_several_bottoms_ups_n_17() -> None:
    """N-17: all laid first, then as many lifts."""
    assert play(table(["bu bu 1", "2"], pile="12 3 4"), "bux2").state()["pile"] == ["4", "bu", "bu", "12", "3"]
    assert play(table(["bu bu 1", "2"], pile="12"), "bux2").state()["pile"] == ["bu", "12", "bu"]


def test_a_lifted_card_stands_as_if_alone_n_17() -> None:
    """N-17: a 0 frees, a 5 demands, a 9 or BU is looked through, no 6 or 7 acts."""
    assert play(table(["bu 1", "1 2"], pile="0 13"), "bu").legal(1) == ["1", "2"]
    assert play(table(["bu 1", "4 6"], pile="5 13"), "bu").legal(1) == ["4"]
    assert play(table(["bu 1", "4 6"], pile="9 6"), "bu").legal(1) == ["6"]
    for card in "67":
        match = play(table(["bu 1", "2", "3"], pile=f"{card} 13"), "bu")
        assert (match.actors(), match.state()["direction"]) == ((2,), -1)


def test_on_an_empty_pile_nothing_is_lifted_n_17() -> None:
    """N-17: the BU stays, and anything goes."""
    match = play(table(["bu bu 1", "1 2"]), "bux2")
    assert match.state()["pile"] == ["bu", "bu"]
    assert match.legal(1) == ["1", "2"]


def test_take_it_is_laid_singly_and_aimed_at_another_n_18() -> None:
    """N-18."""
    match = table(["ti ti 1", "2", "3"], pile="13")
    assert match.legal(0) == ["ti>2", "ti>3"]
    assert refused(match, "ti>1") == ("N-18", "not_yourself")
    assert refused(match, "ti>4") == ("N-18", "no_such_player")
    assert match.why(0, "tix2") is not None
    play(match, "ti>2")
    assert match.state()["gone"].count("ti") == 3
    assert (match.actors(), match.legal(1)) == ((1,), ["accept"])
    assert refused(match, "2", 1) == ("N-18", "answer_first")
    assert refused(match, "accept", 2) == ("N-4", "not_your_turn")
    play(match, "accept")
    assert match.state()["hands"][1] == ["2", "13"]
    assert match.actors() == (2,)


def test_counter_from_the_zone_in_play_n_18() -> None:
    """N-18: even against the one who chose them; a face-up TI is none while they hold a hand."""
    match = play(table(["ti 1", "ti 2", "3"], pile="13"), "ti>2")
    assert match.legal(1) == ["counter>1", "counter>3", "accept"]
    play(match, "counter>1", "accept")
    assert match.state()["hands"][0] == ["1", "13"]
    assert match.actors() == (2,)
    face_up = play(table(["ti 1", "", "3"], pile="13", up=["", "ti 2", ""]), "ti>2")
    assert face_up.legal(1) == ["counter>1", "counter>3", "accept"]
    assert play(face_up, "counter>3").state()["face_up"][1] == ["2"]
    held = play(table(["ti 1", "4", "3"], pile="13", up=["", "ti 2", ""]), "ti>2")
    assert held.legal(1) == ["accept"]
    assert refused(held, "counter>1") == ("N-18", "no_counter")
    blind = play(table(["ti 1", "", "3"], pile="13", down=["", "ti 4 4", ""]), "ti>2")
    assert blind.legal(1) == ["accept"]


def test_nobody_answers_unasked_n_18() -> None:
    """N-18."""
    assert refused(table(["ti 1", "2"]), "accept") == ("N-18", "not_asked")
    assert refused(table(["ti 1", "2"]), "counter>2") == ("N-18", "not_asked")


def test_finished_players_are_asked_too_n_18() -> None:
    """N-18: back in, their place lost, later ones move up; with an empty pile they stay out."""
    match = table(["ti 1 4", "", "", "3"], pile="13", finished=[1, 2])
    play(match, "ti>2", "accept")
    assert match.state()["finished"] == [2]
    assert match.state()["hands"][1] == ["13"]
    assert "back" in told(match)
    empty = play(table(["ti 1 4", "", "", "3"], finished=[1, 2]), "ti>2")
    assert empty.legal(1) == ["accept"]
    play(empty, "accept")
    assert empty.state()["finished"] == [1, 2]
    assert empty.actors() == (3,)


def test_ti_and_counter_refill_at_once_n_18() -> None:
    """N-18, N-19."""
    match = dealt(["ti 3 4", "ti 6 7"], ["1 1 1", "2 2 2"], pile="12")
    play(match, "ti>2")
    assert len(match.state()["hands"][0]) == 3
    play(match, "counter>1")
    assert len(match.state()["hands"][1]) == 3
    assert match.state()["gone"] == ["ti", "ti"]


def test_a_ti_found_blind_is_aimed_next_n_18() -> None:
    """N-18."""
    match = play(table(["", "1 2"], pile="13", down=["ti 3 4", ""]), "down 1")
    assert match.state()["phase"] == "aim"
    assert match.legal(0) == ["ti>2"]
    assert refused(match, "down 2") == ("N-18", "aim_first")
    play(match, "ti>2", "accept")
    assert match.state()["hands"][1] == ["1", "2", "13"]


def test_who_leads_after_a_take_it_n_18() -> None:
    """N-18 [after_take: first | taker]."""
    assert play(table(["ti 1", "2", "3", "4"], pile="13"), "ti>4", "accept").actors() == (3,)
    taker = {"after_take": "taker"}
    assert play(table(["ti 1", "2", "3", "4"], pile="13", rules=taker), "ti>4", "accept").actors() == (2,)
    chain = play(table(["ti 1", "2", "3", "ti 4"], pile="13"), "ti>4", "counter>2", "accept")
    assert chain.actors() == (3,)


def test_refill_before_playing_again_n_19() -> None:
    """N-19: after an 8 and after a four."""
    match = dealt(["8 3 4", "5 6 7"], ["1 1 1", "2 2 2"], pile="12")
    play(match, "8")
    assert len(match.state()["hands"][0]) == 3
    assert match.actors() == (0,)
    four = all_ready(exchange(["3 3 3", "5 6 7"], ["1 1 1", "2 2 2"]))
    play(four, "3x3")
    assert len(four.state()["hands"][0]) == 3
