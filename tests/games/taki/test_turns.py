"""Matching, drawing and the commands of single cards (T-5, T-6, T-8 to T-13)."""

import pytest

from tests.games.taki.tables import hand, play, refused, sizes, table


def test_a_card_fits_by_colour_by_figure_or_always() -> None:
    """T-5."""
    match = table("r1 g7 b3 change stk king +3 break | b4", "r7")
    wild = ["change:r", "change:b", "change:g", "change:y", "stk", "king", "+3", "break"]
    assert match.legal(0) == ["r1", "g7", *wild, "draw"]
    assert refused(match, 0, "b3") == ("T-5", "no_fit")
    assert refused(match, 0, "r9") == ("T-5", "not_held")


@pytest.mark.parametrize("figure", ["stop", "rev", "+", "taki", "+2"])
def test_command_signs_match_across_colours(figure: str) -> None:
    """T-5: Stop on Stop, +2 on an inactive +2, Taki on Taki."""
    match = table(f"g{figure} b3 | b4", f"r{figure}")
    assert match.legal(0) == [f"g{figure}", "draw"]


def test_a_super_takis_figure_is_taki() -> None:
    """T-5: on a closed Super Taki any Taki matches, and the colour is the one it took."""
    match = table("gtaki r4 b4 y5 | b4", "r7 stk", colour="r")
    assert match.legal(0) == ["r4", "gtaki", "draw"]


def test_a_drawn_card_is_used_from_the_next_turn_on() -> None:
    """T-6."""
    match = table("b3 b5 | g4 g5", "r7", draws="r1")
    play(match, "draw")
    assert hand(match, 0) == "r1 b3 b5"
    assert match.state()["turn"] == 1
    assert match.legal(0) == []
    play(match, "draw")
    assert "r1" in match.legal(0)


def test_who_can_lay_may_draw_too_unless_the_table_says_only_the_stuck() -> None:
    """T-6: opt draw; a Breaker is never forced, but a King, Changer, Super Taki or +3 is."""
    assert "draw" in table("r1 b3 | g4", "r7").legal(0)
    strict = table("r1 b3 | g4", "r7", draw="only_if_stuck")
    assert strict.legal(0) == ["r1"]
    assert refused(strict, 0, "draw") == ("T-6", "can_lay")
    assert table("b3 break | g4", "r7", draw="only_if_stuck").legal(0) == ["break", "draw"]
    for wild in ("king", "change", "stk", "+3"):
        assert "draw" not in table(f"b3 {wild} | g4", "r7", draw="only_if_stuck").legal(0)
    assert table("b3 g+2 | g4", "r+2", draw="only_if_stuck", penalty=2).legal(0) == ["g+2", "draw"]
    assert "draw" in table("r3 g4 | g4", "r+", draw="only_if_stuck", phase="plus").legal(0)


def test_a_stop_takes_the_next_players_turn() -> None:
    """T-8."""
    assert play(table("rstop b3 b4 | g4 | g5 | g6", "r7"), "rstop").state()["turn"] == 2
    assert play(table("rstop b3 b4 | g4 | g5 | g6", "r7", direction=-1), "rstop").state()["turn"] == 2
    assert play(table("rstop b3 b4 | g4 | g5", "r7", direction=-1), "rstop").state()["turn"] == 1


def test_a_reverse_changes_the_direction() -> None:
    """T-9."""
    state = play(table("rrev b3 b4 | g4 | g5", "r7"), "rrev").state()
    assert (state["direction"], state["turn"]) == (-1, 2)
    state = play(table("rrev b3 b4 | g4 | g5", "r7", direction=-1), "rrev").state()
    assert (state["direction"], state["turn"]) == (1, 1)


def test_a_reverse_between_two_passes_the_turn_or_gives_it_again() -> None:
    """T-9: opt reverse_two."""
    state = play(table("rrev b3 b4 | g4", "r7"), "rrev").state()
    assert (state["direction"], state["turn"]) == (1, 1)
    state = play(table("rrev b3 b4 | g4", "r7", reverse_two="again"), "rrev").state()
    assert (state["direction"], state["turn"]) == (1, 0)


def test_plus_twos_add_up_until_somebody_draws() -> None:
    """T-10."""
    match = table("r+2 b3 b4 | g+2 g4 g5 | y1 y3 y4 | b1 b3 b4", "r7")
    play(match, "r+2", "g+2")
    assert match.state()["penalty"] == 4
    assert match.legal(2) == ["draw"]
    play(match, "draw")
    assert sizes(match)[2] == 7
    state = match.state()
    assert (state["turn"], state["penalty"], state["colour"]) == (3, 0, "g")
    assert match.legal(3) == ["draw"]


def test_against_an_active_plus_two_only_a_plus_two_or_a_king() -> None:
    """T-10, T-11, T-19, T-20, T-22."""
    match = table("r+2 b+2 r5 rtaki change stk king +3 break | b4", "r+2", penalty=2)
    assert match.legal(0) == ["r+2", "b+2", "king", "draw"]
    for text in ("r5", "rtaki", "change:b", "stk", "+3", "break"):
        assert refused(match, 0, text) == ("T-10", "active_two")


def test_a_plus_three_may_add_to_an_active_plus_two_by_a_house_rule() -> None:
    """T-10: opt three_on_two adds_three; nobody is asked, it cannot be broken, the +2 beneath leads."""
    match = table("+3 b3 b4 | break +3 g4 g5 | y4 y5 y6", "r7 r+2", penalty=2, three_on_two="adds_three")
    play(match, "+3")
    state = match.state()
    assert (state["phase"], state["turn"], state["penalty"], state["colour"]) == ("turn", 1, 5, "r")
    assert match.legal(1) == ["+3", "draw"]
    play(match, "+3", "draw")
    assert sizes(match) == [2, 3, 11]
    assert "r+2" in match.state()["pile"]


def test_a_changer_names_the_colour_to_follow() -> None:
    """T-11: and has no figure of its own."""
    match = table("change change b3 b4 | g4 b5 change | g5 g6", "r7")
    play(match, "change:g")
    state = match.state()
    assert (state["colour"], state["turn"]) == ("g", 1)
    assert match.legal(1)[0] == "g4"
    assert refused(match, 1, "b5") == ("T-5", "no_fit")


def test_a_plus_asks_for_one_more_card_at_once() -> None:
    """T-12."""
    match = table("r+ r5 b+ b4 | g4 g5", "r7")
    play(match, "r+")
    assert (match.state()["phase"], match.state()["turn"]) == ("plus", 0)
    assert match.legal(0) == ["r5", "b+", "draw"]
    play(match, "b+")
    assert match.legal(0) == ["b4", "draw"]
    play(match, "b4")
    assert match.state()["turn"] == 1


def test_who_cannot_or_will_not_follow_a_plus_draws_one() -> None:
    """T-12."""
    match = play(table("r+ r5 b4 | g4 g5", "r7"), "r+", "draw")
    assert (sizes(match)[0], match.state()["turn"]) == (3, 1)


def test_a_plus_as_last_card_draws_one_and_does_not_win() -> None:
    """T-12, worked case 5; the card came by drawing, so "last card!" is not owed (T-25)."""
    match = play(table("r+ | g4 g5", "r7", draws="b1"), "r+")
    state = match.state()
    assert (hand(match, 0), state["turn"], state["phase"], state["debts"]) == ("b1", 1, "turn", [])
    assert match.result() is None


def test_a_king_laid_for_a_plus_settles_it() -> None:
    """T-12, T-13."""
    match = play(table("r+ king b3 g3 | g4 g5", "r7"), "r+", "king", "end")
    assert (sizes(match)[0], match.state()["turn"]) == (2, 1)


def test_a_king_cancels_an_active_plus_two_and_lets_any_card_follow() -> None:
    """T-13."""
    match = table("king b3 g+2 y4 break | g4 g5", "r+2", penalty=4)
    play(match, "king")
    state = match.state()
    assert (state["penalty"], state["phase"], state["turn"]) == (0, "king", 0)
    assert match.legal(0) == ["b3", "g+2", "y4", "break", "end"]
    assert refused(match, 0, "draw") == ("T-13", "king_laid")
    play(match, "g+2")
    assert match.state()["penalty"] == 2


def test_ending_after_a_king_is_free_or_costs_a_card() -> None:
    """T-13: opt king_decline."""
    assert sizes(play(table("king b3 b4 | g4", "r7"), "king", "end"))[0] == 2
    assert sizes(play(table("king b3 b4 | g4", "r7", king_decline="draw_one"), "king", "end"))[0] == 3
    assert refused(table("king b3 b4 | g4", "r7"), 0, "end") == ("T-13", "no_king")


def test_after_a_king_alone_the_colour_beneath_leads_and_no_figure_matches() -> None:
    """T-13: also with a +3 or Breaker on the King; without a colour beneath anything may be played."""
    match = play(table("king b3 b4 | g7 r1 king | g5", "r7", last_card="off"), "king", "end")
    assert match.legal(1) == ["r1", "king", "draw"]
    match = play(table("king break b3 b4 | g7 r1 b1 | g5", "r7"), "king", "break")
    assert match.legal(1) == ["r1", "draw"]
    match = play(table("king b3 b4 | g7 r1 | g5", "change"), "king", "end")
    assert match.legal(1) == ["r1", "g7", "draw"]


def test_kings_follow_kings_and_a_king_wins_as_last_card() -> None:
    """T-13."""
    match = play(table("king king | g4 g5", "r7"), "king", "king")
    assert match.result() is not None
    assert match.state()["winner"] == 0


def test_a_king_cancels_an_open_run() -> None:
    """T-13, T-15."""
    match = play(table("king b3 b4 | r4 r5", "rtaki", run="r"), "king", "end")
    assert match.state()["run"] is None
    play(match, "r4")
    assert match.state()["phase"] == "turn"


def test_acts_out_of_turn_are_refused() -> None:
    """T-4."""
    match = table("r5 b3 | r4 r5", "r7")
    assert refused(match, 1, "r4") == ("T-4", "not_your_turn")
    assert refused(match, 0, "pass") == ("T-21", "not_asked")
    assert refused(match, 0, "combo:r") == ("T-21", "not_asked")
    assert refused(match, 0, "wait") == (None, "not_understood")
