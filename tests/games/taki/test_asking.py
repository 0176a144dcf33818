"""+3, Breaker and the combination: who is asked, who draws, who wins (T-20 to T-24)."""

import pytest

from tests.games.taki.tables import hand, play, refused, sizes, table


def test_everybody_else_draws_three_unless_it_is_broken() -> None:
    """T-20: in turn order; it uses the turn."""
    match = table("+3 b3 b4 | g4 | g5 | g6", "r7", draws="r1 r3 r4 b1 b1 b5 y1 y3 y4", direction=-1)
    play(match, "+3")
    assert match.state()["asked"] == [1, 2, 3]
    play(match, "1:pass", "3:pass", "2:pass")
    assert [hand(match, seat) for seat in (3, 2, 1)] == ["r1 r3 r4 g6", "b1 b1 b5 g5", "g4 y1 y3 y4"]
    assert (match.state()["turn"], match.state()["phase"]) == (3, "turn")


def test_plus_three_and_breaker_are_transparent() -> None:
    """T-20: afterwards the card beneath leads, with its run if one is open."""
    match = play(table("+3 b3 b4 | y5 g7 y7", "y7 ytaki", run="y"), "+3", "1:pass")
    state = match.state()
    assert (state["colour"], state["run"], state["turn"]) == ("y", "y", 1)
    play(match, "y5")
    assert match.state()["phase"] == "run"


def test_a_breaker_breaks_out_of_turn_and_its_target_draws() -> None:
    """T-21: nobody else draws, no turn is used, play goes on after the player of the +3."""
    match = play(table("+3 b3 b4 | g4 g5 | break g6 g8 | y1 y1", "r7"), "+3", "1:pass", "2:break")
    assert sizes(match) == [5, 2, 2, 2]
    assert (match.state()["turn"], match.state()["pile"][-1], match.state()["asked"]) == (1, "break", [])


def test_all_others_are_asked_whatever_they_hold_and_may_answer_in_any_order() -> None:
    """T-21: the first Breaker ends the asking; a pass is final."""
    match = play(table("+3 b3 b4 | g4 g5 | break g6 g8 | break y1 y3", "r7"), "+3")
    assert match.actors() == (1, 2, 3)
    assert [match.legal(seat) for seat in range(4)] == [[], ["pass"], ["break", "pass"], ["break", "pass"]]
    play(match, "3:pass")
    assert match.actors() == (1, 2)
    assert refused(match, 3, "break") == ("T-21", "answered")
    assert refused(match, 0, "b3") == ("T-21", "others_asked")
    assert refused(match, 1, "g4") == ("T-21", "answer_first")
    assert refused(match, 1, "combo:r") == ("T-21", "breaker_wanted")
    play(match, "2:break")
    assert refused(match, 1, "pass") == ("T-21", "not_asked")


def test_the_asked_are_listed_in_turn_order() -> None:
    """T-21: an order is fixed for play without a clock."""
    assert play(table("g4 | +3 b3 b4 | g5 | g6", "r7", turn=1, direction=-1), "+3").actors() == (0, 3, 2)


def test_a_breaker_without_a_plus_three_costs_three_cards_and_the_turn() -> None:
    """T-22: in one's own turn only; not on an active +2 and not in a run."""
    match = table("break b3 | break g4 | g5", "r7")
    assert refused(match, 1, "break") == ("T-4", "not_your_turn")
    play(match, "break")
    assert (sizes(match), match.state()["turn"], match.state()["colour"]) == ([4, 2, 1], 1, "r")
    assert play(table("break | g4", "r7"), "break").result() is None


def test_a_plus_three_as_last_card_wins_only_if_it_is_not_broken() -> None:
    """T-23, T-21: if they have won nobody draws; worked case 6: broken, they draw 3 and play on."""
    match = play(table("+3 | g4 | break g5", "r7"), "+3")
    assert match.result() is None
    won = play(match.copy(), "1:pass", "2:pass")
    assert (won.state()["winner"], sizes(won)) == (0, [0, 1, 2])
    broken = play(match.copy(), "2:break")
    assert (broken.result(), sizes(broken), broken.state()["turn"]) == (None, [3, 1, 1], 1)


def test_a_breaker_that_breaks_as_last_card_wins_after_the_other_has_drawn() -> None:
    """T-23, T-21: the player of a broken +3 draws before anybody's win is declared."""
    match = play(table("+3 | g4 g5 | break", "r7"), "+3", "2:break")
    result = match.result()
    assert result is not None
    assert (result.places, sizes(match)) == ((3, 2, 1), [3, 2, 0])


def test_a_settled_plus_three_on_top_forbids_nothing() -> None:
    """T-21: no +3 on +3 means it is no answer; in a later turn another may be laid."""
    match = play(table("+3 b3 b4 | +3 g4 g5 | g6", "r7"), "+3", "1:pass", "2:pass")
    assert "+3" in match.legal(1)


# -------------------------------------------------------------------------------------------------- combinations


DECKS = ["super116", "super112"]


@pytest.mark.parametrize("deck", DECKS)
def test_a_three_laid_for_a_plus_makes_all_others_draw_three(deck: str) -> None:
    """T-1, T-24: with either deck."""
    match = play(table("r+ r3 b3 b4 | g4 | g5", "r7", deck=deck), "r+", "r3")
    assert (match.state()["phase"], match.actors()) == ("asked", (1, 2))
    play(match, "1:pass", "2:pass")
    assert (sizes(match), match.state()["turn"], match.state()["colour"]) == ([2, 4, 4], 1, "r")


@pytest.mark.parametrize("deck", DECKS)
def test_by_house_rule_a_three_for_a_plus_is_just_a_three(deck: str) -> None:
    """T-24, combination: no; with it a run that ends Plus, 3 with the last card wins at once (T-18)."""
    options = {"deck": deck, "combination": "no"}
    assert play(table("r+ r3 b3 b4 | g4 | g5", "r7", **options), "r+", "r3").state()["phase"] == "turn"
    assert play(table("r+ r3 | g4 | g5", "r7", **options), "r+", "r3").state()["winner"] == 0
    assert play(table("rtaki r+ r3 | g4", "r7", **options), "rtaki", "r+", "r3").state()["winner"] == 0
    ended = play(table("rtaki r+ r3 b3 b4 | g4", "r7", **options), "rtaki", "r+", "r3", "close")
    assert (ended.state()["phase"], ended.state()["turn"]) == ("turn", 1)


def test_a_plus_on_a_plus_asks_anew_and_a_plus_three_for_a_plus_is_no_combination() -> None:
    """T-24: r+ b+ b3 is one; a +3 for a Plus is answered by a Breaker alone."""
    anew = play(table("r+ b+ b3 y4 y5 | g4 g+ g3 g9", "r7"), "r+", "b+", "b3")
    assert (anew.state()["phase"], anew.legal(1)) == ("asked", ["pass", "combo:g"])
    three = play(table("r+ +3 y4 y5 | g4 g+ g3 break", "r7"), "r+", "+3")
    assert (three.state()["phase"], three.legal(1)) == ("asked", ["break", "pass"])


@pytest.mark.parametrize("deck", DECKS)
def test_a_plus_and_a_three_of_one_colour_answer_a_combination(deck: str) -> None:
    """T-24: out of turn; nobody else draws, the first draws 3; the answer's 3 leads; it cannot be answered."""
    match = play(table("r+ r3 b3 b4 | g4 g+ g5 | b+ b3 g+ g3 g8 | y1", "r7", deck=deck), "r+", "r3")
    assert match.legal(1) == ["pass"]
    assert match.legal(2) == ["pass", "combo:b", "combo:g"]
    assert refused(match, 1, "combo:g") == ("T-24", "no_combination")
    assert refused(match, 2, "break") == ("T-24", "combination_wanted")
    play(match, "2:combo:g")
    state = match.state()
    assert (sizes(match), state["pile"][-2:], state["colour"]) == ([5, 3, 3, 1], ["g+", "g3"], "g")
    assert (state["turn"], state["phase"]) == (1, "turn")


@pytest.mark.parametrize("deck", DECKS)
def test_in_a_run_plus_and_three_count_as_the_last_two_cards_of_one_player(deck: str) -> None:
    """T-24."""
    asked = play(table("rtaki r+ r3 b3 b4 | g4", "r7", deck=deck), "rtaki", "r+", "r3", "close")
    assert asked.state()["phase"] == "asked"
    entered = play(table("r+ r3 b3 b4 | g4", "r7 rtaki", run="r", deck=deck), "r+", "r3", "open")
    assert (entered.state()["phase"], entered.state()["run"]) == ("asked", "r")
    buried = play(table("rtaki r+ r3 r5 b3 b4 | g4", "r7", deck=deck), "rtaki", "r+", "r3", "r5", "close")
    assert buried.state()["phase"] == "turn"
    shared = play(table("r3 b3 b4 | g4", "rtaki r+", run="r", deck=deck), "r3", "close")
    assert shared.state()["phase"] == "turn"


@pytest.mark.parametrize("deck", DECKS)
def test_a_three_after_plus_and_king_is_no_combination(deck: str) -> None:
    """T-24."""
    match = play(table("r+ king r3 b3 b4 | g4", "r7", deck=deck), "r+", "king", "r3")
    assert match.state()["phase"] == "turn"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("answered", [False, True])
def test_a_combination_that_empties_the_hand_wins_unless_it_is_answered(answered: bool, deck: str) -> None:
    """T-24."""
    match = play(table("r+ r3 | g4 | b+ b3 b9", "r7", deck=deck), "r+", "r3", "1:pass")
    play(match, "2:combo:b" if answered else "2:pass")
    assert (match.result() is None) == answered
    assert sizes(match) == ([3, 1, 1] if answered else [0, 1, 3])


@pytest.mark.parametrize("deck", DECKS)
def test_a_run_that_ends_in_a_combination_is_closed_before_it_can_win(deck: str) -> None:
    """T-18, T-24."""
    match = play(table("rtaki r+ r3 | g4", "r7", deck=deck), "rtaki", "r+", "r3")
    assert match.legal(0) == ["close", "open"]
    play(match, "close", "1:pass")
    assert match.state()["winner"] == 0


@pytest.mark.parametrize("deck", DECKS)
def test_an_answer_that_empties_the_hand_wins(deck: str) -> None:
    """T-24."""
    match = play(table("r+ r3 | g4 | b+ b3", "r7", deck=deck), "r+", "r3", "2:combo:b")
    assert (match.state()["winner"], sizes(match)) == (2, [3, 1, 0])


@pytest.mark.parametrize("deck", DECKS)
def test_an_answer_of_another_colour_ends_an_open_run(deck: str) -> None:
    """T-24."""
    base = table("r+ r3 b3 b4 | b+ b3 r+ r3 g9", "r7 rtaki", run="r", deck=deck)
    play(base, "r+", "r3", "open")
    assert play(base.copy(), "1:combo:r").state()["run"] == "r"
    assert play(base.copy(), "1:combo:b").state()["run"] is None


# ------------------------------------------------------------------------------------------------- cross answers

EITHER = {"cross_answers": "yes"}


def test_each_kind_is_answered_by_its_own() -> None:
    """T-24: a +3 by a Breaker, a combination by a combination, whatever else the asked hold."""
    three = play(table("+3 b4 b5 | break g+ g3 g9", "r7"), "+3")
    assert three.legal(1) == ["break", "pass"]
    assert refused(three, 1, "combo:g") == ("T-21", "breaker_wanted")
    both = play(table("r+ r3 b4 b5 | break g+ g3 g9", "r7"), "r+", "r3")
    assert both.legal(1) == ["pass", "combo:g"]
    assert refused(both, 1, "break") == ("T-24", "combination_wanted")


def test_by_house_rule_either_is_answered_by_either() -> None:
    """T-24, cross_answers: a holder of both may choose; who holds neither can only pass."""
    three = play(table("+3 b4 b5 | break g+ g3 g9 | y1", "r7", **EITHER), "+3")
    assert three.legal(1) == ["break", "pass", "combo:g"]
    assert three.legal(2) == ["pass"]
    assert refused(three, 2, "combo:g") == ("T-24", "no_combination")
    both = play(table("r+ r3 b4 b5 | break g+ g3 g9 | y1", "r7", **EITHER), "r+", "r3")
    assert both.legal(1) == ["break", "pass", "combo:g"]
    assert refused(both, 2, "break") == ("T-5", "not_held")


def test_a_breaker_on_a_combination_lets_its_three_lead_and_its_run_open() -> None:
    """T-24: it is transparent; the first draws 3, the Breaker nothing; play goes on after the first."""
    base = table("r+ r3 b4 b5 | break g3 g9 | y1", "r7 rtaki", run="r", **EITHER)
    match = play(base, "r+", "r3", "open", "1:break")
    state = match.state()
    assert (sizes(match), state["pile"][-2:], state["turn"]) == ([5, 2, 1], ["r3", "break"], 1)
    assert (state["colour"], state["run"]) == ("r", "r")
    assert "g3" in match.legal(1)


def test_a_combination_on_a_plus_three_leads_with_its_three_whatever_led_before() -> None:
    """T-24: an open run stays only if it is of its colour; after a King, and where no colour led, as well."""
    base = play(table("+3 b4 b5 | b+ b3 r+ r3 g9", "r7 rtaki", run="r", **EITHER), "+3")
    same = play(base.copy(), "1:combo:r")
    assert (same.state()["colour"], same.state()["run"], sizes(same)) == ("r", "r", [5, 3])
    other = play(base.copy(), "1:combo:b")
    assert (other.state()["colour"], other.state()["run"], other.state()["turn"]) == ("b", None, 1)
    king = play(table("king +3 b4 b5 | y+ y3 g3 g9", "r7", **EITHER), "king", "+3", "1:combo:y")
    assert (king.state()["colour"], "g3" in king.legal(1), "g9" in king.legal(1)) == ("y", True, False)
    wild = play(table("+3 b4 b5 | y+ y3 g3 g9", "change", **EITHER), "+3", "1:combo:y")
    assert wild.legal(1) == ["g3", "draw"]


def test_a_cross_answer_that_empties_the_hand_wins_after_the_other_has_drawn() -> None:
    """T-24: whoever is answered draws 3 before a win is declared, even from an empty hand."""
    breaker = play(table("r+ r3 | g4 g5 | break", "r7", **EITHER), "r+", "r3", "2:break")
    assert (breaker.state()["winner"], sizes(breaker)) == (2, [3, 2, 0])
    both = play(table("+3 | g4 g5 | y+ y3", "r7", **EITHER), "+3", "2:combo:y")
    assert (both.state()["winner"], sizes(both)) == (2, [3, 2, 0])
    rises = play(table("r+ r3 b4 | g4 g5 | break", "r7", mode="pyramid", hand=8, **EITHER), "r+", "r3", "2:break")
    assert (rises.state()["stages"], sizes(rises)) == ([8, 8, 7], [4, 2, 7])


def test_a_plus_three_on_an_active_two_is_answered_by_neither() -> None:
    """T-10, T-24: nobody is asked."""
    options = {"three_on_two": "adds_three", **EITHER}
    match = play(table("+3 b4 b5 | break g+ g3 g9", "r+2", penalty=2, **options), "+3")
    assert (match.state()["phase"], match.state()["penalty"], match.actors()) == ("turn", 5, (1,))
    assert match.legal(1) == ["draw"]
