"""Winning, several rounds, the pyramid and the limit (T-26 to T-29)."""

import pytest

from tests.games.taki.tables import hand, play, sizes, table


def test_the_first_to_be_rid_of_all_cards_wins() -> None:
    """T-26, T-27: with one round, places follow the cards left, ties share."""
    match = play(table("r5 | g4 g5 | g6 g8 | g1", "r7"), "r5")
    result = match.result()
    assert result is not None
    assert (result.places, result.scores) == ((1, 3, 3, 2), (1, 0, 0, 0))
    assert match.actors() == ()
    assert match.legal(1) == []
    refusal = match.why(1, "g4")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("T-26", "over")


@pytest.mark.parametrize("card", ["r+2", "rstop", "rrev", "rtaki"])
def test_the_last_command_is_dropped_where_it_does_not_change_who_wins(card: str) -> None:
    """T-26."""
    match = play(table(f"{card} | g4 g5", "r7"), card)
    state = match.state()
    assert (state["winner"], state["phase"], state["penalty"], sizes(match)) == (0, "over", 0, [0, 2])


def test_the_winner_is_first_even_if_another_has_no_cards_either() -> None:
    """T-27, T-7."""
    match = play(table("r5 |  | g4", "r7", last_card="off"), "r5")
    result = match.result()
    assert result is not None
    assert result.places == (1, 2, 3)


def test_most_rounds_won_wins_and_ties_share() -> None:
    """T-27: places 1, 1, 3."""
    match = play(table("r5 | g4 g5 | g6 g8", "r7", rounds=3, round=2, wins=[1, 2, 0]), "r5")
    result = match.result()
    assert result is not None
    assert (result.places, result.scores) == ((1, 1, 3), (2, 2, 0))


def test_all_rounds_are_played() -> None:
    """T-27."""
    match = play(table("r5 | g4 g5", "r7", rounds=3, round=1, wins=[1, 0]), "r5")
    assert match.result() is None
    assert (match.state()["round"], match.state()["wins"], match.state()["starter"]) == (2, [2, 0], 0)


# ------------------------------------------------------------------------------------------------- the pyramid


def test_in_a_pyramid_an_empty_hand_rises_a_stage_with_one_card_fewer() -> None:
    """T-28: after the last card's command; the others play on."""
    match = play(table("r+2 | g4 g5", "r7", mode="pyramid", draws="b1 b1 b3 b3 b4 b4 b5 b5"), "r+2")
    state = match.state()
    assert (state["stages"], hand(match, 0), state["penalty"]) == ([7, 8], "b1 b1 b3 b3 b4 b4 b5", 2)
    assert (state["turn"], match.result()) == (1, None)


def test_a_new_hand_is_smaller_if_there_are_no_more_cards() -> None:
    """T-28, T-7: the stage counts all the same, and a new hand of one card must be declared (T-25)."""
    match = play(table("r5 | g4", "r7", mode="pyramid", rest=1), "r5")
    state = match.state()
    assert (state["stages"][0], hand(match, 0), state["debts"]) == (7, "r7", [0])


def test_a_new_hand_of_one_card_must_be_declared() -> None:
    """T-28, T-25."""
    match = play(table("r5 | g4 g5", "r7", mode="pyramid", stages=[2, 8]), "r5")
    assert (match.state()["stages"], sizes(match)[0], match.state()["debts"]) == ([1, 8], 1, [0])


def test_who_empties_the_hand_they_began_with_one_card_wins_the_tournament() -> None:
    """T-28: ranking by stage, then cards left."""
    match = play(table("r5 | g4 g5 | g6 | g8 g8", "r7", mode="pyramid", stages=[1, 4, 5, 4]), "r5")
    result = match.result()
    assert result is not None
    assert (result.places, result.scores) == ((1, 2, 4, 2), (8, 4, 3, 4))
    assert match.state()["stages"] == [0, 4, 5, 4]
    assert match.state()["wins"] == [1, 0, 0, 0]


def test_a_plus_does_not_finish_a_stage_and_a_king_does() -> None:
    """T-28, T-12, T-13."""
    plus = play(table("r+ | g4 g5", "r7", mode="pyramid"), "r+").state()
    assert (plus["stages"], len(plus["hands"][0])) == ([8, 8], 1)
    king = play(table("king | g4 g5", "r7", mode="pyramid"), "king").state()
    assert (king["stages"], len(king["hands"][0]), king["turn"], king["phase"]) == ([7, 8], 7, 1, "turn")


def test_before_the_last_stage_a_run_that_empties_the_hand_is_closed_or_left_open() -> None:
    """T-18, T-28: and its last command is carried out."""
    match = play(table("rtaki rstop | g4 g5 | g6", "r7", mode="pyramid"), "rtaki", "rstop")
    assert match.legal(0) == ["close", "open"]
    play(match, "open")
    state = match.state()
    assert (state["stages"][0], len(state["hands"][0]), state["turn"], state["run"]) == (7, 7, 2, "r")
    last = play(table("rtaki rstop | g4 g5 | g6", "r7", mode="pyramid", stages=[1, 8, 8]), "rtaki", "rstop")
    assert last.result() is not None


def test_in_a_pyramid_the_others_draw_their_three_before_the_new_hand() -> None:
    """T-28, T-20, T-23."""
    draws = "r1 r3 r4 b1 b1 b3 b3 b4 b4 b5"
    match = play(table("+3 | g4 g5", "r7", mode="pyramid", draws=draws), "+3", "1:pass")
    assert (hand(match, 1), hand(match, 0)) == ("r1 r3 r4 g4 g5", "b1 b1 b3 b3 b4 b4 b5")
    broken = play(table("+3 | g4 break", "r7", mode="pyramid", draws=draws), "+3", "1:break")
    assert (broken.state()["stages"], hand(broken, 0)) == ([8, 8], "r1 r3 r4")
    riser = play(table("+3 b9 | break", "r7", mode="pyramid", draws=draws), "+3", "1:break")
    assert (riser.state()["stages"], hand(riser, 0)) == ([8, 7], "r1 r3 r4 b9")
    assert hand(riser, 1) == "b1 b1 b3 b3 b4 b4 b5"


# --------------------------------------------------------------------------------------------------- the limit


def test_two_thousand_actions_end_a_round_and_the_fewest_cards_win() -> None:
    """T-29: ties share; the act that reaches the limit is carried out first."""
    match = play(table("r5 b3 b4 | g4 g5 | g6 g8 g8", "r7", actions=1_998), "r5")
    assert match.result() is None
    play(match, "draw")
    result = match.result()
    assert result is not None
    assert (result.places, match.state()["actions"]) == ((1, 2, 2), 2_000)
    won = play(table("r5 | g4 | g6 g8 g8", "r7", actions=1_999), "r5").result()
    assert won is not None
    assert won.places == (1, 2, 3)


def test_saying_and_answering_count_as_actions() -> None:
    """T-29: every accepted text counts, and what is pending is dropped."""
    match = play(table("+3 b3 | g4 g5 | g6", "r7", actions=1_997), "+3", "0:last!")
    assert match.result() is None
    play(match, "1:pass")
    result = match.result()
    assert result is not None
    assert (result.places, sizes(match)) == ((1, 3, 1), [1, 2, 1])


def test_a_pyramid_has_twenty_thousand_actions_and_ranks_by_stage_first() -> None:
    """T-29, T-28."""
    match = table("r5 b3 b4 | g4 g5 | g6", "r7", mode="pyramid", stages=[3, 4, 4], actions=19_999)
    result = play(match, "draw").result()
    assert result is not None
    assert result.places == (1, 3, 2)
    assert match.state()["wins"] == [1, 0, 0]
