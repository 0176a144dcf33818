"""The end of a round and of the match (O-11, O-12, O-16)."""

from typing import Any

import pytest

import majlis
from tests.games.toitoi.tables import FIRST, SECOND, box, last_turn, match_at, play, wander

pytestmark = pytest.mark.interpreted

ONE_LEFT = "1 2 3 4 / 5 6 7 (8)"
OTHER_ONE_LEFT = "2 3 4 5 / 6 7 8 (9)"
CLOSED = "1 2 3 4 / 5 6 7 8"


@pytest.mark.parametrize("actions", [("pile 8",), ("bank", "place 8"), ("bank", "throw 8")])
def test_who_first_has_all_eight_open_closes_the_round(actions: tuple[str, ...]) -> None:
    """O-11: the others have one more turn each."""
    match = match_at(ONE_LEFT, FIRST, SECOND)
    play(match, *actions)
    state = match.state()
    assert (state["closer"], state["last_turns"], state["turn"]) == (0, 2, 1)


def test_every_other_player_has_exactly_one_more_turn() -> None:
    """O-11: then everything is scored and the next round is dealt."""
    match = match_at(FIRST, ONE_LEFT, SECOND, turn=1)
    play(match, "pile 8", "pile 1")
    assert match.actors() == (0,)
    play(match, "bank", "throw 3")
    state = match.state()
    assert (state["round"], state["phase"], match.actors()) == (1, "open", (0, 1, 2))
    assert state["past"]["boxes"][1] == ["1", "2", "3", "4", "5", "6", "7", "3"]
    assert state["totals"] == state["past"]["points"]


def test_only_the_first_is_the_closer() -> None:
    """O-11: who opens the eighth card in a last turn is none."""
    match = match_at(ONE_LEFT, OTHER_ONE_LEFT, SECOND)
    play(match, "pile 8", "pile 8")
    assert (match.state()["closer"], match.state()["last_turns"]) == (0, 1)


def test_the_last_card_may_stay_hidden_in_a_last_turn() -> None:
    """O-8 holds in a last turn, too (O-11); it is opened and scored then."""
    match = last_turn("0 0 0 0 / 0 0 1 1", "5 5 3 0 / 5 5 9 (2)", options={"rounds": 1})
    play(match, "bank", "throw")
    assert box(match, 1) == "5 5 3 0 / 5 5 9 2"
    assert match.state()["totals"] == [-10 + 1 + 1, 4]


DOUBLED = {"rounds": 1, "closer": "doubled"}


@pytest.mark.parametrize(
    ("closed", "other", "wanted"),
    [
        ("0 1 2 3 / 0 1 3 3", "0 1 2 3 / 0 1 2 (3)", 10),
        ("0 1 2 3 / 0 1 3 3", "0 1 2 12 / 0 1 3 (12)", 5),
        ("0 1 2 3 / 0 1 3 3", "0 1 2 12 / 0 1 11 (12)", 5),
        ("0 1 2 3 / 0 1 2 3", "5 5 6 7 / 5 5 6 (7)", 0),
        ("9 9 0 0 / 9 9 1 1", "5 5 5 7 / 5 5 5 (7)", -8),
    ],
    ids=["above_the_lowest", "shared_lowest", "single_lowest", "zero", "negative"],
)
def test_a_closer_without_the_lowest_score_pays_double(closed: str, other: str, wanted: int) -> None:
    """O-11, closer: doubled; only a positive score of a closer that is not the lowest, single or shared."""
    match = last_turn(closed, other, options=DOUBLED)
    play(match, "bank", "throw")
    assert match.state()["totals"][0] == wanted
    usual = last_turn(closed, other, options={"rounds": 1})
    play(usual, "bank", "throw")
    assert usual.state()["totals"][0] == (5 if wanted == 10 else wanted)


def test_without_a_closer_nothing_is_doubled() -> None:
    """O-11, O-12, closer: doubled."""
    match = match_at(CLOSED, "1 2 3 4 / 1 2 3 (4)", turn=1, last_turns=1, new_banks=2, options=DOUBLED)
    play(match, "bank", "throw")
    assert match.state()["totals"] == [36, 0]


# ------------------------------------------------------------------------------------------------ the bank runs out


def test_an_empty_bank_is_made_of_the_pile_but_its_top_card() -> None:
    """O-12: looked at when the turn is over."""
    match = match_at(FIRST, SECOND, bank="9", rest="pile")
    play(match, "bank")
    assert match.state()["bank"] == []
    pile = match.state()["pile"]
    play(match, "place 1")
    state = match.state()
    assert state["pile"] == ["0"]
    assert sorted(state["bank"]) == sorted(pile)
    assert state["bank"] != pile
    assert (state["new_banks"], state["last_turns"]) == (1, None)


def test_the_second_new_bank_of_a_round_brings_the_last_turns() -> None:
    """O-12: everybody has one, ending with the one who has just played; nobody is the closer."""
    match = match_at(FIRST, SECOND, ONE_LEFT, bank="9", rest="pile", new_banks=1, turn=1)
    play(match, "bank", "place 1")
    assert match.state()["last_turns"] == 3
    order = []
    while match.state()["round"] == 0:
        assert match.state()["closer"] is None
        order.append(match.actors()[0])
        play(match, "pile 8")
    assert order == [2, 0, 1]


def test_closing_in_that_same_turn_comes_first() -> None:
    """O-12, O-11."""
    match = match_at(ONE_LEFT, SECOND, FIRST, bank="9", rest="pile", new_banks=1)
    play(match, "bank", "place 8")
    state = match.state()
    assert (state["new_banks"], state["closer"], state["last_turns"]) == (2, 0, 2)


def test_a_hundred_turns_a_player_bring_the_last_turns() -> None:
    """O-12."""
    match = match_at(FIRST, SECOND, turns=198)
    play(match, "pile 1")
    assert match.state()["last_turns"] is None
    play(match, "pile 1")
    assert (match.state()["last_turns"], match.actors()) == (2, (0,))
    play(match, "pile 1", "pile 1")
    assert match.state()["round"] == 1


def test_closing_in_the_hundredth_turn_comes_first() -> None:
    """O-12, O-11."""
    match = match_at(FIRST, ONE_LEFT, turns=199, turn=1)
    play(match, "pile 8")
    assert (match.state()["closer"], match.state()["last_turns"]) == (1, 1)


def test_nothing_new_is_started_during_last_turns() -> None:
    """O-12: a new bank is made, but the last turns go on as they are."""
    match = match_at(CLOSED, FIRST, SECOND, bank="9", rest="pile", new_banks=1, turn=1, closer=0, last_turns=2)
    play(match, "bank", "place 1")
    state = match.state()
    assert (state["new_banks"], state["last_turns"], state["turn"], state["closer"]) == (2, 1, 2, 0)


def test_turns_and_new_banks_are_counted_afresh_in_each_round() -> None:
    """O-12."""
    match = last_turn(CLOSED, OTHER_ONE_LEFT, turns=150, new_banks=1)
    play(match, "pile 8")
    assert (match.state()["turns"], match.state()["new_banks"]) == (0, 0)


@pytest.mark.parametrize("players", [2, 6])
def test_a_patient_table_comes_to_the_limits(players: int) -> None:
    """O-12: a round in which nobody wants to open anything ends all the same."""
    match = majlis.game("toitoi", players=players, rounds=1).start(seed=players)
    limits = 0
    for _ in wander(match, seed=players, patience=1.0):
        state = match.state()
        limits += state["last_turns"] == players and state["phase"] == "turn"
        assert state["closer"] is None
        assert state["turns"] <= 101 * players
    assert limits == 1


# ------------------------------------------------------------------------------------------------- the match ends


def test_the_lowest_total_after_the_last_round_wins() -> None:
    """O-16, O-1: totals of all rounds; fewest points win."""
    match = last_turn("0 1 2 3 / 0 1 2 4", "0 1 2 3 / 5 1 2 (4)", options={"rounds": 2}, round=1, totals=[20, 3])
    play(match, "bank", "throw")
    result = match.result()
    assert result is not None
    assert (result.scores, result.places) == ((27, 15), (2, 1))
    assert match.actors() == ()


def test_ties_share_and_others_come_behind_both() -> None:
    """O-16: places are 1, 1, 3."""
    boxes = ("1 1 2 2 / 1 1 2 2", "3 3 4 4 / 3 3 4 (4)", "5 6 5 6 / 7 8 7 (8)")
    match = match_at(*boxes, turn=2, closer=None, last_turns=1, new_banks=2, options={"rounds": 1})
    play(match, "bank", "throw")
    result = match.result()
    assert result is not None
    assert result.places == (1, 1, 3)


EXTRA = {"rounds": 1, "final_tie": "extra_round"}
PAIRS = ("1 1 2 2 / 1 1 2 2", "3 3 4 4 / 3 3 4 (4)")


def test_a_shared_lowest_total_brings_an_extra_round() -> None:
    """O-16, final_tie: extra_round; it is added to the totals."""
    match = last_turn(*PAIRS, options=EXTRA)
    play(match, "bank", "throw")
    assert match.result() is None
    assert (match.state()["round"], match.state()["totals"]) == (1, [-20, -20])


def test_an_extra_round_that_breaks_the_tie_ends_the_match() -> None:
    """O-16, final_tie: extra_round."""
    match = last_turn("1 1 2 2 / 1 1 2 3", PAIRS[1], options=EXTRA, round=3, totals=[7, 7])
    play(match, "bank", "throw")
    result = match.result()
    assert result is not None
    assert (result.scores, result.places) == ((2, -13), (2, 1))


def test_after_five_extra_rounds_the_win_is_shared() -> None:
    """O-16, final_tie: extra_round; limit: five."""
    fourth = last_turn(*PAIRS, options=EXTRA, round=4, totals=[7, 7])
    play(fourth, "bank", "throw")
    assert (fourth.result(), fourth.state()["round"]) == (None, 5)
    fifth = last_turn(*PAIRS, options=EXTRA, round=5, totals=[7, 7])
    play(fifth, "bank", "throw")
    result = fifth.result()
    assert result is not None
    assert result.places == (1, 1)


def test_only_a_shared_lowest_total_calls_for_an_extra_round() -> None:
    """O-16, final_tie: extra_round; other ties stay."""
    boxes = ("1 1 2 2 / 1 1 2 2", "3 3 4 4 / 3 4 4 (5)", "3 3 5 5 / 3 4 5 (4)")
    match = match_at(*boxes, turn=2, last_turns=1, new_banks=2, options=EXTRA)
    play(match, "bank", "throw")
    result = match.result()
    assert result is not None
    assert result.places == (1, 2, 2)


def test_as_many_rounds_as_agreed_are_played() -> None:
    """O-1, rounds."""
    match = majlis.game("toitoi", players=2, rounds=3).start(seed=3)
    rounds: set[Any] = set()
    for _ in wander(match, seed=3):
        rounds.add(match.state()["round"])
    assert rounds == {0, 1, 2}


def test_nothing_is_played_after_the_end() -> None:
    """O-16."""
    match = last_turn("0 1 2 3 / 0 1 2 4", "0 1 2 3 / 5 1 2 (4)", options={"rounds": 1})
    play(match, "bank", "throw")
    refusal = match.why(0, "bank")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("O-16", "match_over")
