"""Turns and cards: J-21 to J-29."""

import random

import pytest

import majlis
from tests.games.jackaroo.tables import RANKS, hand, legal, play, seat_of, table, why
from tests.oracles.chance import Chance
from tests.oracles.jackaroo import Oracle

DEALS = {2: (5, 5, 5, 5, 6), 4: (4, 4, 5), 6: (5, 5, 6)}


def pack(players: int) -> list[str]:
    """The full pack in the order of kinds."""
    return [rank for rank in RANKS for _ in range(8 if players == 6 else 4)]


def highest(seed: int, players: int) -> tuple[int, int]:
    """Who wins the draw for the lead, and in how many rounds."""
    tied, draw = list(range(players)), 0
    while len(tied) > 1:
        cards = Chance(seed).stream(1, draw).shuffled(pack(players))
        drawn = {seat: RANKS.index(cards.pop()) for seat in tied}
        tied = [seat for seat in tied if drawn[seat] == max(drawn.values())]
        draw += 1
    return tied[0], draw


def to_next_deal(match: majlis.Match) -> None:
    """Play at random until new cards are dealt or the match is over."""
    left = len(match.state()["deck"]), match.state()["block"]
    while match.actors() and (len(match.state()["deck"]), match.state()["block"]) == left:
        play(match, random.Random(match.ply).choice(legal(match)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_highest_card_leads_and_ties_draw_again(players: int) -> None:
    """J-21: over many seeds, some with ties."""
    rounds = set()
    for seed in range(60):
        leader, draws = highest(seed, players)
        match = majlis.game("jackaroo", players=players).start(seed)
        assert (match.state()["leader"], seat_of(match)) == (leader, leader)
        rounds.add(draws)
    assert max(rounds) > 1


@pytest.mark.parametrize("players", [2, 4, 6])
def test_cards_are_dealt_one_at_a_time_from_the_top(players: int) -> None:
    """J-22: leader first, clockwise; with six players eight cards are out."""
    state = majlis.game("jackaroo", players=players).start(5).state()
    chance, cards = Chance(5), pack(players)
    if players == 6:
        out = chance.stream(2, 0).shuffled(cards)[-8:]
        assert state["removed"] == sorted(out, key=RANKS.index)
        for card in out:
            cards.remove(card)
    deck = chance.stream(3, 0).shuffled(cards)
    hands: list[list[str]] = [[] for _ in range(players)]
    for i in range(players * DEALS[players][0]):
        hands[(state["leader"] + i) % players].append(deck.pop())
    assert state["deck"] == deck
    assert state["hands"] == [sorted(cards, key=RANKS.index) for cards in hands]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_block_uses_up_the_deck(players: int) -> None:
    """J-22: the sizes of the deals, and then a new block with the next leader on the right (J-23)."""
    match = majlis.game("jackaroo", players=players).start(3)
    first = match.state()["leader"]
    for size in DEALS[players]:
        state = match.state()
        assert (state["block"], [len(cards) for cards in state["hands"]]) == (0, [size] * players)
        assert seat_of(match) == first
        to_next_deal(match)
    state = match.state()
    assert (state["block"], state["leader"], seat_of(match)) == (1, (first - 1) % players, (first - 1) % players)
    assert state["spent"] == []


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_player_after_the_leader_may_play_first(players: int) -> None:
    """J-21, first_player: in every deal; the leader still is dealt to first, and the lead moves on from them (J-23)."""
    usual = majlis.game("jackaroo", players=players).start(4)
    match = majlis.game("jackaroo", players=players, first_player="after_leader").start(4)
    leader = match.state()["leader"]
    assert usual.state()["hands"] == match.state()["hands"]
    assert (usual.state()["leader"], seat_of(usual)) == (leader, leader)
    assert seat_of(match) == (leader + 1) % players
    deals = 0
    while match.state()["block"] == 0:
        before = len(match.state()["deck"])
        events = match.play(seat_of(match), match.legal(seat_of(match))[-1])
        if len(match.state()["deck"]) != before:
            deals += 1
            lead = match.state()["leader"]
            assert seat_of(match) == (lead + 1) % players
            assert events[-1] == {**events[-1], "event": "dealt", "seat": seat_of(match)}
    assert (deals, match.state()["leader"]) == ((3, 3, 5)[(4, 6, 2).index(players)], (leader - 1) % players)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_draw_for_the_lead_is_told_with_its_redraws(players: int) -> None:
    """J-21: who drew what, round by round, as the slow referee draws; then who leads and who plays first."""
    redraws = 0
    for seed in range(30):
        match = majlis.game("jackaroo", players=players).start(seed)
        oracle = Oracle(dict(match.game.options), Chance(seed))
        *events, lead = match.opening()
        drew = [event for event in events if event["event"] == "drew"]
        rounds = [{e["seat"]: e["card"] for e in drew if e["round"] == n + 1} for n in range(len(oracle.draws))]
        assert rounds == oracle.draws
        ties = [event["seats"] for event in events if event["event"] == "drew_equal"]
        assert ties == [list(again) for again in oracle.draws[1:]]
        assert lead == {"event": "leads", "seat": oracle.leader, "target": oracle.leader}
        redraws += len(ties)
    assert redraws > 0
    after = majlis.game("jackaroo", players=players, first_player="after_leader").start(3).opening()[-1]
    assert after["event"] == "leads_next_plays"
    assert after["target"] == (after["seat"] + 1) % players


def test_a_match_from_a_position_has_no_draw() -> None:
    """J-21: who leads is told nevertheless."""
    match = majlis.game("jackaroo").start(1)
    leader = match.state()["leader"]
    assert match.game.position(match.state()).opening() == [{"event": "leads", "seat": leader, "target": leader}]


def test_the_lead_may_move_to_the_left() -> None:
    """J-23, leader_moves."""
    match = majlis.game("jackaroo", leader_moves="left").start(3)
    first = match.state()["leader"]
    while match.state()["block"] == 0:
        to_next_deal(match)
    assert match.state()["leader"] == (first + 1) % 4


@pytest.mark.parametrize(("removed", "is_same"), [("once", True), ("each_block", False)])
def test_the_removed_cards_stay_out_or_change(removed: str, is_same: bool) -> None:
    """J-22, removed."""
    match = majlis.game("jackaroo", players=6, removed=removed).start(3)
    before = match.state()["removed"]
    while match.state()["block"] == 0:
        to_next_deal(match)
    assert (match.state()["removed"] == before) is is_same
    assert len(match.state()["removed"]) == 8


@pytest.mark.parametrize("players", [2, 4])
def test_each_block_needs_six_players(players: int) -> None:
    """J-22, removed: each_block is refused otherwise."""
    with pytest.raises(majlis.OptionError, match="six players") as error:
        majlis.game("jackaroo", players=players, removed="each_block")
    assert error.value.option == "removed"


def test_a_deal_is_played_by_one_alone_if_need_be() -> None:
    """J-23, J-28: those with empty hands are passed over."""
    match = table([10], hand="2 3 9", hands={1: "", 2: "", 3: ""})
    play(match, "2 m1")
    assert seat_of(match) == 0
    play(match, "3 m1", "9 m1")
    assert match.state()["block"] == 1


def test_turns_go_clockwise_and_cost_a_card() -> None:
    """J-24."""
    match = table([10], hand="2 3", hands={1: "", 2: "9", 3: "4"})
    play(match, "2 m1")
    assert (seat_of(match), hand(match, 0), match.state()["newest"]) == (2, ["3"], ["2"])
    refusal = match.why(0, "3 m1")
    assert refusal is not None
    assert refusal.rule == "J-24"


def test_who_can_play_must_even_if_it_hurts() -> None:
    """J-25: also a stop, and a 5 on another's marble."""
    match = table([20, 26], hand="6 9", hands={1: ""})
    assert why(match, "throw 6") == "J-25"
    assert legal(table(["B4"], hand="10 9")) == ["10 stop"]
    assert legal(table(["B4"], [30], hand="5 9")) == ["5 s2.m1"]


def test_who_cannot_play_throws_a_card_of_their_choice() -> None:
    """J-26: without its effect."""
    match = table([], [30], hand="9 9 5")
    assert legal(match) == ["throw 5", "throw 9"]
    assert why(match, "throw hand") == "J-26"
    assert hand(play(match, "throw 9"), 0) == ["5", "9"]


def test_who_cannot_play_may_have_to_throw_the_hand() -> None:
    """J-26, no_play: hand; they wait for the next deal."""
    match = table([], [30], hand="9 9 5", no_play="hand")
    assert legal(match) == ["throw hand"]
    assert why(match, "throw 9") == "J-26"
    play(match, "throw hand")
    assert (hand(match, 0), match.state()["newest"]) == ([], ["5", "9", "9"])


def test_with_all_in_the_graveyard_only_a_drop_is_played() -> None:
    """J-27: a marble in the base counts as out."""
    assert legal(table([], [30], hand="A 5 10 J K")) == ["A drop", "K drop"]
    assert why(table([], [30], hand="A 5 10"), "10 stop") == "J-27"
    assert why(table([], [30], hand="A 5 10"), "5 s2.m1") == "J-27"
    assert legal(table(["B4"], [30], hand="5 10")) == ["5 s2.m1", "10 stop"]


def test_by_house_rule_five_and_ten_stay_open_to_whoever_is_locked_out() -> None:
    """J-27, locked_out: five_and_ten; a queen that stops counts as a 10."""
    match = table([], [30], [40], hand="3 5 10 J Q", locked_out="five_and_ten", queen_burns="yes", jack="any")
    assert legal(match) == ["5 s2.m1", "5 s3.m1", "10 stop", "Q stop"]


def test_an_empty_hand_is_passed_over() -> None:
    """J-28."""
    match = play(table([10], hand="9 9", hands={1: "", 2: ""}), "9 m1")
    assert seat_of(match) == 3


def test_only_cards_in_hand_are_played_and_graves_are_left_by_drops() -> None:
    """J-29."""
    match = table([10], hand="9")
    assert why(match, "8 m1") == "J-29"
    assert why(match, "9 m2") == "J-29"
