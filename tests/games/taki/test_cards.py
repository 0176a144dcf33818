"""The deck, the deal, the opening, and new draw piles (T-1 to T-4, T-7)."""

from collections import Counter

import pytest

import majlis
from tests.games.taki.tables import deck, hand, play, sizes, table


@pytest.mark.parametrize(("name", "number"), [("super116", 116), ("super112", 112)])
def test_the_decks_hold_what_the_box_says(name: str, number: int) -> None:
    """T-1: 104 coloured cards, 4 Changers, 2 Super Takis, 2 Kings; super116 adds 2 cards +3 and 2 Breakers."""
    state = majlis.game("taki", deck=name).start(seed=1).state()
    cards = Counter(card for hand in state["hands"] for card in hand) + Counter(state["draw_pile"] + state["pile"])
    assert cards == deck(name)
    assert cards.total() == number
    assert sum(count for card, count in cards.items() if card[0] in "rbgy" and card != "break") == 104
    assert not any(card.endswith("2") and card[1] != "+" for card in cards)


@pytest.mark.parametrize("players", range(2, 11))
def test_everybody_gets_eight_cards_and_a_card_is_turned_up(players: int) -> None:
    """T-2."""
    match = majlis.game("taki", players=players).start(seed=players)
    assert sizes(match) == [8] * players
    assert len(match.state()["pile"]) == 1
    assert len(match.state()["draw_pile"]) == 116 - 8 * players - 1


def test_hands_of_four_to_twelve_are_dealt() -> None:
    """T-2: opt hand."""
    for number in range(4, 13):
        assert sizes(majlis.game("taki", players=3, hand=number).start(seed=1)) == [number] * 3


def test_cards_are_dealt_one_by_one_from_the_starter_on() -> None:
    """T-2, T-4: what would be drawn first is the starter's."""
    state = majlis.game("taki", players=2, starter=2, hand=4).start(seed=5).state()
    again = majlis.game("taki", players=2, starter=1, hand=4).start(seed=5).state()
    assert state["hands"] == again["hands"][::-1]
    assert (state["turn"], again["turn"]) == (1, 0)


@pytest.mark.parametrize("opening", ["rstop", "rrev", "r+2", "r+", "rtaki"])
def test_an_opening_command_counts_only_for_colour_and_figure(opening: str) -> None:
    """T-3: nothing is active, and an opening Taki is not open."""
    match = table(f"r5 g{opening[1:]} b3 | b4 b5", opening)
    state = match.state()
    assert (state["turn"], state["penalty"], state["run"], state["phase"]) == (0, 0, None, "turn")
    assert match.legal(0) == ["r5", f"g{opening[1:]}", "draw"]
    play(match, "r5")
    assert match.state()["phase"] == "turn"


@pytest.mark.parametrize("opening", ["change", "stk", "king", "+3", "break"])
def test_on_a_colourless_opening_card_anything_may_be_played(opening: str) -> None:
    """T-3."""
    match = table("r5 gstop ytaki | b4", opening)
    assert match.legal(0) == ["r5", "gstop", "ytaki", "draw"]


def test_an_opening_of_no_number_is_buried_by_a_house_rule() -> None:
    """T-3: opt opening bury. It goes under the draw pile until a number comes, for all to see."""
    buried = 0
    for seed in range(30):
        dealt = majlis.game("taki", players=4).start(seed=seed).state()
        match = majlis.game("taki", players=4, opening="bury").start(seed=seed)
        state = match.state()
        assert state["pile"][0][1:].isdigit()
        stack = [*dealt["draw_pile"], dealt["pile"][0]]
        number = state["known"]
        assert state["hands"] == dealt["hands"]
        assert stack[len(stack) - number :] == state["draw_pile"][:number]
        assert stack[: len(stack) - number] == [*state["draw_pile"][number:], *state["pile"]]
        assert match.view(None)["draw_pile"][:number] == state["draw_pile"][:number]
        buried += number
    assert buried > 10


def test_without_any_number_to_open_with_the_top_card_leads() -> None:
    """T-3: opt opening bury, with a draw pile that holds no number."""
    found = 0
    for seed in range(2_000):
        options = {"players": 10, "hand": 11, "deck": "super112"}
        dealt = majlis.game("taki", **options).start(seed=seed).state()
        if any(card[1:].isdigit() and card != "+3" for card in [*dealt["draw_pile"], *dealt["pile"]]):
            continue
        state = majlis.game("taki", **options, opening="bury").start(seed=seed).state()
        assert (state["pile"], state["draw_pile"]) == (dealt["pile"], dealt["draw_pile"])
        assert state["known"] == len(state["draw_pile"])
        found += 1
    assert found > 0


def test_the_table_names_the_starter_or_draws_one() -> None:
    """T-4."""
    for seat in range(4):
        assert majlis.game("taki", starter=seat + 1).start(seed=1).state()["starter"] == seat
    assert {majlis.game("taki").start(seed=seed).state()["starter"] for seed in range(60)} == {0, 1, 2, 3}


def test_the_last_winner_starts_the_next_round_clockwise() -> None:
    """T-4, T-27."""
    match = table("r5 b4 | g3 g4 | r1", "r7", rounds=3, turn=2, direction=-1, began=1, last_card="off")
    match.play(2, "r1")
    state = match.state()
    assert (state["round"], state["starter"], state["turn"], state["direction"]) == (1, 2, 2, 1)
    assert state["wins"] == [0, 0, 1]
    assert sizes(match) == [8, 8, 8]


def test_of_several_winners_the_first_from_the_last_starter_begins() -> None:
    """T-4: the starter comes first, then clockwise; several win only by the limit (T-29)."""
    match = table("r5 r5 b4 | g3 g4 | r1 b9", "r7", rounds=2, began=2, actions=1_999)
    match.play(0, "r5")
    assert match.state()["wins"] == [1, 1, 1]
    assert match.state()["starter"] == 2
    match = table("r5 r6 b4 | g3 g4 | r1 b9 b8", "r7", rounds=2, began=2, actions=1_999)
    match.play(0, "r5")
    assert match.state()["wins"] == [1, 1, 0]
    assert match.state()["starter"] == 0


# ------------------------------------------------------------------------------------------------ new draw piles


def test_a_new_draw_pile_is_made_of_what_lies_beneath_the_lead() -> None:
    """T-7: when a card is needed and none is left; the lead stays."""
    match = table("b3 | g4", "r7", rest="pile")
    beneath = match.state()["pile"][:-1]
    match.play(0, "draw")
    state = match.state()
    assert state["pile"] == ["r7"]
    assert state["reshuffles"] == 1
    assert Counter(state["draw_pile"]) + Counter(state["hands"][0]) == Counter(beneath) + Counter(["b3"])


def test_what_lies_on_the_lead_stays_with_it() -> None:
    """T-7, T-20: transparent cards on the lead are not shuffled."""
    match = table("b3 | g4", "r7 +3 break", rest="pile")
    match.play(0, "draw")
    assert match.state()["pile"] == ["r7", "+3", "break"]


def test_the_pile_runs_out_in_the_middle_of_a_penalty() -> None:
    """T-7: card by card."""
    match = table("b3 | g4", "y1 y3 y4 r+2", draws="g5", rest=1, penalty=4)
    match.play(0, "draw")
    state = match.state()
    assert state["reshuffles"] == 1
    assert state["hands"][0] == ["b3", "g5", "y1", "y3", "y4"]
    assert (state["pile"], state["draw_pile"]) == (["r+2"], [])


def test_with_nothing_left_nothing_is_drawn_and_the_turn_passes() -> None:
    """T-7: `draw` is then a pass."""
    match = table("b3 | g4", "r7", rest=1)
    match.play(0, "draw")
    state = match.state()
    assert (hand(match, 0), state["turn"], state["reshuffles"]) == ("b3", 1, 0)


def test_who_has_no_card_and_has_not_won_can_only_draw() -> None:
    """T-7, T-22: a Breaker thrown as last card, with nothing to draw for it; even only_if_stuck lets them draw."""
    match = table("break | g4", "r7", rest=1, draw="only_if_stuck")
    play(match, "break")
    assert sizes(match)[0] == 0
    assert match.result() is None
    play(match, "r1")
    assert match.legal(0) == ["draw"]
    play(match, "draw")
    assert sizes(match)[0] == 1
    assert match.state()["debts"] == []
