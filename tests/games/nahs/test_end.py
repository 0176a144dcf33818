"""Going out, the end of a stage and of the match (N-20 to N-23)."""

from typing import Any

import pytest

from tests.games.nahs.tables import play, refused, table, told

LAST = {"stages": 1}


def test_no_cards_anywhere_is_out_n_20() -> None:
    """N-20."""
    match = play(table(["4", "5 6", "7 8"]), "4")
    assert match.state()["finished"] == [0]
    assert match.actors() == (2,)
    assert "out" in told(match)


def test_worked_case_4_out_on_a_burn_n_20() -> None:
    """N-20: the next player leads an empty pile."""
    match = play(table(["8", "5 6", "7 8"], pile="13"), "8")
    assert match.state()["finished"] == [0]
    assert match.actors() == (2,)
    assert match.legal(2) == ["7", "8"]
    assert "again" not in told(match)


def test_the_last_seven_turns_with_three_left_n_20() -> None:
    """N-20: they count until their play's effects are done."""
    match = play(table(["7", "5 6", "7 8"]), "7")
    assert match.state()["direction"] == 1
    assert match.actors() == (1,)


def test_the_last_sixes_count_their_player_in_the_ring_n_20() -> None:
    """N-20: and if the turn falls on them the next player has it."""
    assert play(table(["6 6", "5 6", "7 8"]), "6x2").actors() == (2,)
    assert play(table(["6", "5 6", "7 8"]), "6").actors() == (1,)
    assert play(table(["6 6 6", "5 6", "7 8"]), "6x3").actors() == (2,)


def test_several_out_by_one_chain_in_the_order_of_their_last_ti_n_20() -> None:
    """N-20: 1 lays twice, so 2 is out before them."""
    match = table(["ti", "ti ti", "5", "6"], pile="13")
    play(match, "ti>2", "counter>1", "accept")
    assert match.state()["finished"] == []
    match = table(["ti", "ti", "5", "6"], pile="13")
    play(match, "ti>2", "counter>3")
    assert match.state()["finished"] == []
    assert match.state()["chain"] == [0, 1]
    play(match, "accept")
    assert match.state()["finished"] == [0, 1]
    twice = table(["ti ti", "ti", "5", "6"])
    play(twice, "ti>2", "counter>1", "counter>3", "accept")
    assert twice.state()["finished"] == [1, 0]


def test_the_last_card_may_come_back_n_20() -> None:
    """N-18, N-20: who laid their last TI and must take the pile is not out."""
    match = play(table(["ti", "ti 4", "5"], pile="13"), "ti>2", "counter>1", "accept")
    assert match.state()["finished"] == []
    assert match.state()["hands"][0] == ["13"]


def test_one_left_is_the_jinx_and_deals_next_n_21() -> None:
    """N-21."""
    match = play(table(["4", "5 6", ""], finished=[2]), "4")
    state = match.state()
    assert (state["stage"], state["dealer"], state["phase"]) == (1, 1, "exchange")
    assert state["jinxes"] == [0, 1, 0]
    assert state["place_sums"] == [2, 3, 1]
    assert told(match)[-2:] == ["jinx", "stage"]


def test_should_nobody_be_left_the_last_one_out_is_the_jinx_n_21() -> None:
    """N-21: two last TIs on an empty pile."""
    match = play(table(["ti", "ti"]), "ti>2", "counter>1", "accept")
    assert match.state()["jinxes"] == [0, 1]
    assert match.state()["place_sums"] == [1, 2]


def test_a_stage_goes_on_when_the_last_ti_brings_somebody_back_n_21() -> None:
    """N-18, N-21: after all effects two have cards."""
    match = play(table(["ti", "5", ""], pile="13", finished=[2]), "ti>3", "accept")
    assert match.state()["stage"] == 0
    assert match.state()["finished"] == [0]


@pytest.mark.parametrize("stages", [1, 2, 12])
def test_a_match_has_so_many_stages_n_22(stages: int) -> None:
    """N-22 [stages: 3 | 1..12]."""
    sums, jinxes = [stages - 1, 2 * (stages - 1)], [0, stages - 1]
    facts: dict[str, Any] = {"stage": stages - 1, "place_sums": sums, "jinxes": jinxes, "dealer": 1}
    match = table(["4", "5"], rules={"stages": stages}, **facts)
    assert match.result() is None
    play(match, "4")
    assert match.state()["phase"] == "over"
    assert match.actors() == ()
    result = match.result()
    assert result is not None
    assert (result.places, result.scores) == ((1, 2), (stages, 0))
    assert refused(match, "5", 1) == ("N-22", "match_over")
    assert told(match)[-1] == "won"


def test_fewest_jinxes_then_the_smaller_sum_of_places_then_shared_n_22() -> None:
    """N-22."""
    facts: dict[str, Any] = {"stage": 2, "dealer": 2, "finished": [2]}
    fewer = play(table(["4", "5", ""], jinxes=[0, 1, 1], place_sums=[4, 4, 4], **facts), "4").result()
    assert fewer is not None
    assert fewer.places == (1, 3, 2)
    sums = play(table(["4", "5", ""], jinxes=[1, 0, 1], place_sums=[4, 3, 5], **facts), "4").result()
    assert sums is not None
    assert sums.places == (1, 1, 1)
    order = play(table(["4", "5", ""], jinxes=[1, 0, 1], place_sums=[5, 3, 4], **facts), "4").result()
    assert order is not None
    assert order.places == (3, 2, 1)


def test_a_stage_ends_after_three_thousand_plays_n_23() -> None:
    """N-23: fewer cards are better; among equals nearer the dealer's right is worse."""
    match = play(table(["4 5", "6 7", "8 9 10", "1"], plays=2999, rules=LAST, dealer=2), "4")
    assert match.state()["phase"] == "over"
    assert match.state()["place_sums"] == [2, 3, 4, 1]
    assert told(match)[-3:] == ["limit", "jinx", "won"]
    equal = play(table(["4 5", "6", "8", "1"], plays=2999, rules=LAST, dealer=2), "4")
    assert equal.state()["place_sums"] == [3, 4, 1, 2]
    assert equal.state()["finished"] == []


def test_an_open_ti_is_settled_first_n_23() -> None:
    """N-23: also one that was found blind."""
    match = play(table(["ti 5", "ti 7"], pile="13", plays=2999, rules=LAST), "ti>2")
    assert match.state()["phase"] == "asked"
    play(match, "counter>1")
    assert match.state()["phase"] == "asked"
    play(match, "accept")
    assert (match.state()["phase"], match.state()["plays"]) == ("over", 3002)
    blind = play(table(["", "1 2"], down=["ti 3 4", ""], plays=2999, rules=LAST), "down 1")
    assert blind.state()["phase"] == "aim"


def test_a_natural_end_on_the_last_play_counts_n_23() -> None:
    """N-23."""
    match = play(table(["4", "5 6"], plays=2999, rules=LAST), "4")
    assert "limit" not in told(match)
    assert match.state()["finished"] == [0]


def test_an_exchange_is_no_play_n_23() -> None:
    """N-3, N-23: the count starts after the exchange, and goes up with every action."""
    match = table(["ti 5", "4 7", "1"], pile="13")
    play(match, "ti>2", "accept")
    assert match.state()["plays"] == 2
