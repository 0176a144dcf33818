"""What a sensible player of Super Taki does where it is clear, and that they win."""

import random
from typing import Any

import pytest

import majlis
from tests.games.minds import agree_in_all_worlds, favourite, likings, share_of_wins, worths
from tests.games.taki.tables import play, table


def test_a_long_run_comes_first() -> None:
    assert favourite(table("rtaki r1 r3 r5 g7 y9 | b3 b3 b4 b5", "r7")) == "rtaki"


def test_a_run_ends_in_the_command_that_hurts() -> None:
    match = play(table("rtaki r1 r+2 r5 g7 y9 | b3 b3", "r7"), "rtaki")
    assert favourite(match) in ("r1", "r5")
    play(match, "r1", "r5")
    assert favourite(match) == "r+2"
    play(match, "r+2")
    assert favourite(match) == "close"


def test_a_plus_that_nothing_follows_goes_early_in_a_run() -> None:
    match = play(table("rtaki r1 r+ g7 y9 | b3 b3", "r7"), "rtaki")
    play(match, "r1")
    assert likings(match)["r+"] < likings(match)["close"]


def test_a_run_that_one_uses_next_stays_open() -> None:
    match = play(table("rtaki rstop g7 y9 g1 | b3 b3", "r7"), "rtaki", "rstop")
    assert favourite(match) == "open"


def test_the_longest_colour_is_named() -> None:
    assert favourite(table("change b1 b3 b5 g4 | b6 b7", "r7")) == "change:b"


def test_wild_cards_are_kept() -> None:
    assert favourite(table("king change stk r1 b5 g4 | b6 b7", "r7")) == "r1"


def test_a_wild_card_is_better_than_drawing() -> None:
    assert favourite(table("change b1 b3 b5 b6 b8 | b6 b7", "r7")) == "change:b"


def test_two_more_is_answered() -> None:
    match = table("b+2 g1 y4 | r1 r3", "r+2", penalty=2)
    assert favourite(match) == "b+2"


def test_a_king_is_spent_on_a_big_penalty() -> None:
    match = table("king g1 y4 b8 | r1 r3", "r+2", penalty=6)
    assert favourite(match) == "king"


def test_who_is_about_to_finish_has_to_draw() -> None:
    match = table("r+2 r1 y4 b8 r8 | g3 | y1 y3 y5 y6 y7 y8", "r7")
    assert favourite(match) == "r+2"


def test_a_king_and_any_card_win() -> None:
    assert favourite(table("king g4 | b6 b7", "r7")) == "king"
    assert favourite(play(table("king g4 | b6 b7", "r7"), "king", "0:last!")) == "g4"


def test_the_last_card_is_announced() -> None:
    match = play(table("r1 g4 | b6 b7", "r7"), "r1")
    assert match.actors()[0] == 0
    assert likings(match, 0)["last!"] > 0.99


def test_who_is_silent_is_caught() -> None:
    match = play(table("r1 g4 | b6 b7", "r7", last_card="catch"), "r1")
    assert likings(match, 1)["catch:1"] > 0.99


def test_a_three_more_is_broken() -> None:
    match = play(table("+3 g4 r8 | break b7 b8", "r7"), "+3")
    assert favourite(match, 1) == "break"


def test_a_breaker_is_not_thrown_while_something_fits() -> None:
    assert favourite(table("break r4 g8 y5 | b6 b7", "r7")) == "r4"


def test_who_has_nothing_but_a_breaker_throws_it() -> None:
    assert favourite(table("break | b6 b7", "r7")) == "break"


def test_expectations_follow_the_cards_left() -> None:
    values = worths(table("r1 | b1 b3 b4 b5 b6 | g1 g3 g4", "r7"))
    assert values[0] > values[2] > values[1]
    assert sum(values) == pytest.approx(0)
    rounds = worths(table("r1 r3 | b1 b3", "g7", rounds=3, round=1, wins=[0, 1]))
    assert rounds[0] < 0 < rounds[1]
    stages = worths(table("r1 r3 | b1 b3", "g7", mode="pyramid", stages=[3, 5]))
    assert stages[0] > 0 > stages[1]


@pytest.mark.parametrize("players", [2, 4, 7])
def test_instinct_knows_only_what_the_seat_knows(players: int) -> None:
    policy_rng = random.Random(players)
    match = majlis.game("taki", players=players, last_card="catch").start(seed=players)
    for _ in range(150):
        if not match.actors():
            break
        for seat in match.actors():
            assert agree_in_all_worlds(match, seat)
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (3, 0.8), (4, 0.8), (7, 0.75), (10, 0.7)])
def test_instinct_beats_chance(players: int, least: float) -> None:
    assert share_of_wins("taki", 50, players=players) > least


HOUSES: list[dict[str, Any]] = [
    {"deck": "super112", "draw": "only_if_stuck", "last_card": "catch", "king_decline": "draw_one"},
    {"rounds": 3, "three_on_two": "adds_three", "close": "automatic", "super_colour": "free", "opening": "bury"},
    {"mode": "pyramid", "last_card": "off", "lone_taki": "stays_open", "wild_in_run": "none"},
]


@pytest.mark.parametrize("rules", HOUSES)
def test_instinct_beats_chance_under_house_rules(rules: dict[str, Any]) -> None:
    assert share_of_wins("taki", 40, **rules) > 0.4
