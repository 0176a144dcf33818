"""Runs: Taki, Super Taki, closing and leaving open (T-14 to T-19)."""

import pytest

from tests.games.taki.tables import hand, play, refused, sizes, table


def test_a_taki_opens_a_run_of_its_colour_in_any_order() -> None:
    """T-14."""
    match = play(table("rtaki r9 r1 b3 b4 | g4", "r7"), "rtaki")
    state = match.state()
    assert (state["phase"], state["run"], state["run_laid"]) == ("run", "r", 1)
    assert match.legal(0) == ["r1", "r9", "close", "open"]
    assert refused(match, 0, "b3") == ("T-14", "other_colour")
    play(match, "r9", "r1", "close")
    assert (match.state()["turn"], match.state()["run"]) == (1, None)
    assert hand(match, 0) == "b3 b4"


def test_only_the_last_command_of_a_run_is_carried_out() -> None:
    """T-14, worked case 2: g5, g+2, gstop, closed: only the Stop counts, nobody draws."""
    match = play(table("gtaki g5 g+2 gstop b3 b4 | r1 | r3", "g7"), "gtaki", "g5", "g+2", "gstop", "close")
    assert (match.state()["turn"], match.state()["penalty"], sizes(match)) == (2, 0, [2, 1, 1])


def test_several_plus_twos_of_a_run_count_once_and_only_as_last_card() -> None:
    """T-14."""
    match = play(table("gtaki g+2 g+2 b3 b4 | r1", "g7"), "gtaki", "g+2", "g+2", "close")
    assert match.state()["penalty"] == 2


def test_an_open_run_may_be_used_by_the_next_player_as_if_it_were_theirs() -> None:
    """T-15, worked case 4: they lay y9, y+ and close: they must lay one more card or draw."""
    match = table("ytaki y3 b3 b4 | y9 y+ r3 y4 | g5", "y7")
    play(match, "ytaki", "y3", "open")
    assert (match.state()["run"], match.state()["turn"], match.state()["phase"]) == ("y", 1, "turn")
    play(match, "y9", "y+", "close")
    assert (match.state()["phase"], match.state()["turn"], match.state()["run"]) == ("plus", 1, None)
    assert match.legal(1) == ["y4", "draw"]


def test_an_open_run_outlives_drawing_and_ends_with_another_colour() -> None:
    """T-15: a card of another colour, a Changer or a King ends it; drawing does not."""
    match = play(table("b3 b4 | y5 g7 | y6 y7", "ytaki y7", run="y"), "draw")
    assert match.state()["run"] == "y"
    assert play(match.copy(), "y5").state()["phase"] == "run"
    ended = play(match.copy(), "g7").state()
    assert (ended["run"], ended["phase"], ended["turn"]) == (None, "turn", 2)
    for laid in ("change:y", "king"):
        match = play(table("change king b3 b4 | y5", "ytaki", run="y"), laid)
        assert match.state()["run"] is None


def test_an_answer_to_an_active_plus_two_lies_outside_the_run() -> None:
    """T-15: it leaves the run open if of its colour, else ends it."""
    own = play(table("y+2 b3 b4 | y5 g7 | y6", "ytaki y+2", run="y", penalty=2), "y+2").state()
    assert (own["run"], own["phase"], own["turn"], own["penalty"]) == ("y", "turn", 1, 4)
    other = play(table("r+2 b3 b4 | y5 g7 | y6", "ytaki y+2", run="y", penalty=2), "r+2").state()
    assert (other["run"], other["penalty"]) == (None, 4)


def test_the_card_a_plus_asked_for_lies_outside_the_run() -> None:
    """T-15: of the run's colour it leaves it open; a Taki opens a run of its own."""
    base = "ytaki y+ y5 b+ b3 b4 rtaki | g5 | g6"
    outside = play(table(base, "y7"), "ytaki", "y+", "open", "y5").state()
    assert (outside["run"], outside["phase"], outside["turn"]) == ("y", "turn", 1)
    ended = play(table(base, "y7"), "ytaki", "y+", "open", "b+").state()
    assert (ended["run"], ended["phase"]) == (None, "plus")
    own = play(table("ytaki ytaki y+ b3 b4 | g5 | g6", "y7"), "ytaki", "y+", "close", "ytaki").state()
    assert (own["run"], own["phase"], own["run_laid"]) == ("y", "run", 1)


def test_after_a_stop_between_two_the_next_in_the_run_is_oneself() -> None:
    """T-15."""
    match = play(table("ytaki ystop y4 b3 b4 | g5", "y7"), "ytaki", "ystop", "open")
    assert (match.state()["turn"], match.state()["run"]) == (0, "y")
    play(match, "y4")
    assert match.state()["phase"] == "run"


def test_in_a_run_one_does_not_draw() -> None:
    """T-15."""
    match = play(table("rtaki r5 b3 b4 | g4", "r7"), "rtaki")
    assert refused(match, 0, "draw") == ("T-15", "run_goes_on")
    assert refused(match, 0, "end") == ("T-13", "no_king")
    assert refused(table("r5 b3 | g4", "r7"), 0, "close") == ("T-15", "no_run")
    assert refused(table("r5 b3 | g4", "r7"), 0, "open") == ("T-15", "no_run")


def test_with_automatic_closing_close_is_the_only_way() -> None:
    """T-15: opt close, and T-16 stays_open as its exception."""
    match = play(table("rtaki r5 b3 b4 | g4", "r7", close="automatic"), "rtaki")
    assert match.legal(0) == ["r5", "close"]
    assert refused(match, 0, "open") == ("T-15", "must_close")
    match = play(table("rtaki r5 b3 b4 | g4", "r7", close="automatic", lone_taki="stays_open"), "rtaki")
    assert match.legal(0) == ["r5", "open"]


def test_a_lone_taki_may_be_closed_or_by_a_house_rule_only_left_open() -> None:
    """T-16: opt lone_taki looks at the last card."""
    assert play(table("rtaki b3 b4 | g4", "r7"), "rtaki").legal(0) == ["close", "open"]
    match = play(table("rtaki rtaki r5 stk b3 b4 | g4", "r7", lone_taki="stays_open"), "rtaki")
    assert refused(match, 0, "close") == ("T-16", "taki_stays_open")
    play(match, "r5")
    assert "close" in match.legal(0)
    assert "close" not in play(match.copy(), "rtaki").legal(0)
    assert "close" not in play(match.copy(), "stk").legal(0)


def test_in_a_run_takis_and_super_takis_are_cards_of_the_colour() -> None:
    """T-17: no effect of their own; Kings, +3 and Breakers may not be laid, a Changer may be the last card."""
    match = play(table("rtaki rtaki stk gtaki change king +3 break b3 | g4", "r7"), "rtaki")
    changes = [f"change:{colour}" for colour in "rbgy"]
    assert match.legal(0) == ["rtaki", *changes, "stk", "close", "open"]
    for text in ("king", "+3", "break"):
        assert refused(match, 0, text) == ("T-17", "not_in_a_run")
    assert refused(match, 0, "stk:b") == ("T-19", "colour_is_given")
    play(match, "stk", "change:b")
    state = match.state()
    assert (state["run"], state["turn"], state["colour"], state["phase"]) == (None, 1, "b", "turn")


def test_no_changer_in_a_run_by_a_house_rule() -> None:
    """T-17: opt wild_in_run none."""
    match = play(table("rtaki stk change b3 | g4", "r7", wild_in_run="none"), "rtaki")
    assert match.legal(0) == ["stk", "close", "open"]
    assert refused(match, 0, "change:b") == ("T-17", "no_changer_in_run")


@pytest.mark.parametrize("how", ["close", "open"])
def test_the_last_cards_command_counts_closed_or_open(how: str) -> None:
    """T-18."""
    run = "y" if how == "open" else None
    stop = play(table("ytaki ystop b3 b4 | g5 | g6", "y7"), "ytaki", "ystop", how).state()
    assert (stop["turn"], stop["run"]) == (2, run)
    turned = play(table("ytaki yrev b3 b4 | g5 | g6", "y7"), "ytaki", "yrev", how).state()
    assert (turned["turn"], turned["direction"]) == (2, -1)
    plus = play(table("ytaki y+ b3 b4 | g5 | g6", "y7"), "ytaki", "y+", how).state()
    assert (plus["turn"], plus["phase"], plus["run"]) == (0, "plus", run)


def test_after_an_open_run_with_a_plus_two_the_one_after_may_use_the_run() -> None:
    """T-18."""
    match = play(table("ytaki y+2 b3 b4 | y5 y6 | y3 y4 y8", "y7"), "ytaki", "y+2", "open")
    assert match.legal(1) == ["draw"]
    play(match, "draw")
    assert sizes(match)[1] == 4
    play(match, "y3")
    assert (match.state()["phase"], match.state()["turn"]) == ("run", 2)


def test_a_run_that_empties_the_hand_wins_by_itself() -> None:
    """T-18, T-26."""
    match = play(table("ytaki y+2 | g5 g6", "y7"), "ytaki", "y+2")
    assert match.state()["winner"] == 0
    assert sizes(match)[1] == 2


def test_a_run_that_ends_in_a_plus_is_closed_first_and_then_draws() -> None:
    """T-12, T-18."""
    match = play(table("ytaki y+ | g5 g6", "y7"), "ytaki", "y+")
    assert match.result() is None
    assert match.legal(0) == ["close", "open"]
    play(match, "open")
    assert (sizes(match)[0], match.state()["turn"], match.state()["run"]) == (1, 1, "y")


def test_a_super_taki_takes_the_leading_colour() -> None:
    """T-19."""
    match = table("stk r4 b3 | g4", "r7")
    assert refused(match, 0, "stk:b") == ("T-19", "colour_is_given")
    play(match, "stk")
    assert (match.state()["run"], match.state()["colour"]) == ("r", "r")
    assert play(table("stk g4 b3 | g4", "r7 change", colour="g"), "stk").state()["run"] == "g"


def test_after_ones_king_or_without_a_leading_colour_the_super_takis_colour_is_chosen() -> None:
    """T-19."""
    choices = [f"stk:{colour}" for colour in "rbgy"]
    match = play(table("king stk b4 b3 | g4", "r7"), "king")
    assert [text for text in match.legal(0) if text.startswith("stk")] == choices
    assert refused(match, 0, "stk") == ("T-19", "colour_is_chosen")
    assert play(match, "stk:b").state()["run"] == "b"
    match = table("stk b4 b3 | g4", "king")
    assert [text for text in match.legal(0) if text.startswith("stk")] == choices


def test_a_super_taki_of_any_colour_by_a_house_rule() -> None:
    """T-19: opt super_colour free; on an open run its colour enters it, another ends it."""
    match = table("stk y4 b3 b4 | g4", "ytaki y7", run="y", super_colour="free")
    assert "stk" not in match.legal(0)
    assert play(match.copy(), "stk:y").state()["run"] == "y"
    assert play(match.copy(), "stk:b").state()["run"] == "b"
    assert play(match.copy(), "stk:b").legal(0) == ["b3", "b4", "close", "open"]


def test_a_super_taki_enters_an_open_run() -> None:
    """T-15, T-19."""
    match = play(table("stk y4 b3 b4 | g4", "ytaki y7", run="y"), "stk")
    assert (match.state()["phase"], match.state()["run"], match.state()["run_laid"]) == ("run", "y", 1)
