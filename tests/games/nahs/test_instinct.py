"""What a sensible player of Wajh Al-Nahs does where it is clear, and that they win."""

import random
from typing import Any

import pytest

import majlis
from tests.games.minds import agree_in_all_worlds, favourite, likings, share_of_wins, worths
from tests.games.nahs.tables import dealt, exchange, table


def test_the_strongest_cards_are_laid_face_up() -> None:
    match = exchange(["8 ti 3", "1 2 4"], ["4 6 13", "10 11 12"])
    assert favourite(match, 0) == "swap 8,13,ti"


def test_who_has_the_strongest_cards_face_up_is_ready() -> None:
    match = exchange(["1 2 3", "1 2 4"], ["8 0 ti", "10 11 12"])
    assert favourite(match, 0) == "ready"


def test_the_lowest_card_that_fits_goes_first() -> None:
    assert favourite(dealt(["6 11 8", "4 10 12"], ["1 2 3", "1 2 3"], pile="4")) == "6"


def test_several_low_cards_go_at_once() -> None:
    assert favourite(dealt(["3 3 11", "4 10 12"], ["1 2 4", "1 2 4"], pile="2")) == "3x2"


def test_high_cards_are_not_thrown_away_in_pairs() -> None:
    assert favourite(dealt(["13 13 2", "4 10 12"], ["1 2 4", "1 3 4"], pile="12")) == "13"


def test_the_fourth_of_a_kind_burns() -> None:
    assert favourite(dealt(["4 5 6", "10 11 12"], ["1 2 3", "1 2 3"], pile="4 4 4")) == "4"


def test_the_last_cards_go_out() -> None:
    assert favourite(table(["9 9", "2 3 4"], pile="4")) == "9x2"


def test_who_has_one_more_play_burns_first() -> None:
    assert favourite(table(["8 13", "2 3 4 13"], pile="4")) == "8"


def test_a_big_pile_goes_to_who_is_about_to_finish() -> None:
    match = table(["ti 4 3", "2", "2 3 6 7 9 10 11"], pile="1 1 1 2 3 4 5 6 7 12")
    assert favourite(match) == "ti>2"


def test_a_big_pile_is_passed_on() -> None:
    match = table(["ti 4 3", "ti 5 7", "2 3"], pile="1 1 1 2 3 4 5 6 7 12")
    match.play(0, "ti>2")
    assert favourite(match).startswith("counter")


def test_no_take_it_is_spent_against_an_empty_pile() -> None:
    match = table(["ti 4 3", "ti 5 7", "2 3"])
    match.play(0, "ti>2")
    assert favourite(match) == "accept"


def test_a_player_seen_to_be_stuck_is_kept_stuck() -> None:
    # Seat 2 plays next, from their face-up cards; nothing of it fits a 7, all of it fits a 5.
    match = table(["5 7 10 11", "1 1 2", ""], pile="4", up=["", "", "1 2 3"])
    liked = likings(match)
    assert liked["7"] > liked["5"]


def test_nobody_takes_a_pile_of_their_own_will() -> None:
    match = table(["9 4 3", "2 5"], pile="1 1 2 3 4 4 7 12", rules={"take": "free"})
    assert likings(match)["take"] < 0.05


def test_expectations_follow_cards_and_jinxes() -> None:
    few = worths(table(["9", "2 3 4 4 5 6 7 7"], pile="4"))
    assert few[0] > 0 > few[1]
    assert sum(few) == pytest.approx(0)
    jinxed = worths(table(["9 4 3", "9 4 3"], pile="4", rules={"stages": 3}, stage=1, jinxes=[1, 0], place_sums=[2, 1]))
    assert jinxed[0] < jinxed[1]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_instinct_knows_only_what_the_seat_knows(players: int) -> None:
    policy_rng = random.Random(players)
    match = majlis.game("nahs", players=players).start(seed=players)
    for _ in range(200):
        if not match.actors():
            break
        for seat in match.actors():
            assert agree_in_all_worlds(match, seat)
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))


@pytest.mark.parametrize(
    ("players", "decks", "least"), [(2, 1, 0.9), (3, 1, 0.8), (4, 1, 0.7), (6, 1, 0.45), (9, 2, 0.3)]
)
def test_instinct_beats_chance(players: int, decks: int, least: float) -> None:
    assert share_of_wins("nahs", 50, players=players, decks=decks) > least


def test_instinct_beats_chance_under_house_rules() -> None:
    rules: dict[str, Any] = {"swap": "none", "take": "free", "strict_five": "yes", "wilds_under_five": "no"}
    rules |= {"equal_effect": "yes", "burn_through_nine": "yes", "after_take": "taker"}
    assert share_of_wins("nahs", 50, **rules) > 0.7
