"""What people of each level see of their box in Toi Toi: a card that wins always, a pair mostly, a flight late."""

from tests.games.minds import came_to_mind, chosen, nobody_misses
from tests.games.toitoi.tables import last_turn, match_at


def test_nobody_misses_the_card_that_wins_the_match() -> None:
    match = last_turn("5 5 3 3 / 5 5 3 4", "12 8 2 2 / 12 8 2 (12)", pile="2", options={"rounds": 1})
    assert nobody_misses(match, "pile 8")


def test_a_pair_is_seen_and_a_flight_is_not() -> None:
    match = match_at("5 T (3) 4 / 9 5 (9) 0", "8 9 (10) (11) / (12) (0) (1) (2)", pile="9")
    seen = came_to_mind(match, 1)
    flights = [share for text, share in seen.items() if ">" in text]
    assert flights
    assert seen["pile 1"] > 0.7 > 0.3 > max(flights)


def test_beginners_keep_every_pair() -> None:
    match = match_at("11 5 (3) 4 / 11 7 (9) 12", "8 9 (10) (11) / (12) (0) (1) (2)", held="0")
    counts = chosen(match, "instinct", 1, 200)
    assert counts["place 1"] + counts["place 5"] < 20
