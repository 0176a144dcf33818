"""What a sensible player of Jackaroo does where it is clear, and that they win."""

import random

import pytest

import majlis
from tests.games.jackaroo.tables import table
from tests.games.minds import agree_in_all_worlds, favourite, likings, share_of_wins, worths


def test_a_marble_comes_out_when_it_can() -> None:
    assert favourite(table([30], [50], hand="A 9 6")) == "A drop"
    assert favourite(table([30], [50], hand="K 9 6")) == "K drop"


def test_the_four_takes_a_marble_from_home_close_to_its_base() -> None:
    assert favourite(table([0], [50], hand="4 9 Q")) == "4 m1"


def test_the_marble_furthest_on_is_killed() -> None:
    # Seat 1 (home 19) has a marble just out on 22 and one that is nearly home on 12.
    assert favourite(table([10, 20], [12, 22], hand="2")) == "2 m1"


def test_a_teammate_is_not_killed() -> None:
    assert likings(table([10], [50], [16], hand="6 9"))["6 m1"] < 0.01


def test_the_base_is_entered_as_deep_as_possible() -> None:
    assert favourite(table([72], [50], hand="6 3")) == "6 m1"


def test_a_five_takes_an_opponent_past_its_mouth() -> None:
    assert favourite(table([40], [16], hand="5 2")) == "5 s2.m1"


def test_a_jack_swaps_with_who_stands_where_one_wants_to_be() -> None:
    assert favourite(table([5, "B4"], [70], hand="J 2")) == "J m1 s2.m1"


def test_whose_next_card_may_kill_is_stopped() -> None:
    threatened = table([60, 62, "B4"], [55], hand="10 9", hands={1: "3 5 7"})
    safe = table([60, 62, "B4"], [30], hand="10 9", hands={1: "3 5 7"})
    assert favourite(threatened) == "10 stop" != favourite(safe)


def test_aces_and_kings_are_thrown_last() -> None:
    thrown = likings(table([], hand="A 2 Q", hands={3: "10 2"}, stopped=True))
    assert thrown["throw 2"] > thrown["throw Q"] > thrown["throw A"]


def test_a_finished_player_helps_the_teammate() -> None:
    assert favourite(table(["B1", "B2", "B3", "B4"], [50], [30], hand="K 2")) == "K drop"


def test_expectations_follow_the_race_and_are_shared_by_teams() -> None:
    values = worths(table(["B4", "B3", 60], [30], ["B4", 40], [50], hand="2"))
    assert values[0] == values[2] > 0 > values[1] == values[3]
    assert sum(values) == pytest.approx(0)
    values = worths(table(["B4", "B3", 60], [30], hand="2", players=6))
    assert values[0] == values[3] > max(values[1], values[2])
    assert sum(values) == pytest.approx(0)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_instinct_knows_only_what_the_seat_knows(players: int) -> None:
    policy_rng = random.Random(players)
    match = majlis.game("jackaroo", players=players).start(seed=players)
    for _ in range(150):
        [seat] = match.actors()
        assert agree_in_all_worlds(match, seat)
        match.play(seat, policy_rng.choice(match.legal(seat)))


@pytest.mark.parametrize(("players", "side"), [(2, 1), (4, 2), (6, 2)])
def test_instinct_beats_chance(players: int, side: int) -> None:
    assert share_of_wins("jackaroo", 40, side, players=players) > 0.9


def test_instinct_beats_chance_under_house_rules() -> None:
    rules = {"jack": "any", "seven_parts": 4, "queen_burns": "yes", "no_play": "hand", "locked_out": "five_and_ten"}
    assert share_of_wins("jackaroo", 40, 2, **rules) > 0.9
