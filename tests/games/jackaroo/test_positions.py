"""Positions: what is refused, with the key, the value and what would be right."""

import json
import random
from typing import Any

import pytest

import majlis
from majlis import PositionError
from tests.games.jackaroo.tables import position

GOOD = position([10, 20], [19], hand="9 K")


def refused(**changes: Any) -> str:
    """The refusal of a good position with a few changes."""
    with pytest.raises(PositionError) as error:
        majlis.game("jackaroo").position({**GOOD, **changes})
    return str(error.value)


def test_a_good_position_is_accepted() -> None:
    """And says of itself what it was given."""
    state = majlis.game("jackaroo").position(GOOD).state()
    assert {key: state[key] for key in GOOD} == GOOD


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("turn", 4, "0 to 3"),
        ("turn", None, "0 to 3"),
        ("turn", True, "0 to 3"),
        ("leader", "0", "0 to 3"),
        ("block", -1, "from 0"),
        ("plays", 4001, "0 to 4000"),
        ("plays", 4000, "null"),
        ("stopped", 1, "stopped"),
        ("hands", [["9"]], "4 lists"),
        ("hands", [["9"], ["2"], ["2"], ["1"]], "ranks"),
        ("hands", [["9"] * 6, ["2"], ["2"], ["2"]], "at most 5"),
        ("hands", [["9"] * 5, ["2"], ["2"], ["2"]], "5 cards 9|9 in all"),
        ("hands", [[], ["2"], ["2"], ["2"]], "empty"),
        ("hands", [["9", None], ["2"], ["2"], ["2"]], "ranks"),
        ("deck", ["2"], "36, 20, 0"),
        ("deck", None, "36, 20, 0"),
        ("removed", ["A"], "0 cards"),
        ("removed", None, "ranks"),
        ("spent", ["A"], "in all"),
        ("newest", ["A"] * 9, "at most 5"),
        ("newest", "A", "ranks"),
        ("lacks", [["9"], [], [], []], "no 9"),
        ("lacks", [["2", "2"], [], [], []], "once"),
        ("viewer", 7, "0 to 3"),
        ("viewer", 0, "nulls"),
        ("marbles", [["grave"] * 4] * 3, "4 lists"),
        ("marbles", [["grave"] * 3] + [["grave"] * 4] * 3, "there are 4"),
        ("marbles", [["ring 76", "grave", "grave", "grave"]] + [["grave"] * 4] * 3, "ring 75"),
        ("marbles", [["ring 5", "ring 5", "grave", "grave"]] + [["grave"] * 4] * 3, "twice"),
        ("marbles", [["base 2", "base 2", "grave", "grave"]] + [["grave"] * 4] * 3, "twice"),
        ("marbles", [["base 5", "grave", "grave", "grave"]] + [["grave"] * 4] * 3, "base 4"),
        ("marbles", [[7, "grave", "grave", "grave"]] + [["grave"] * 4] * 3, "a place is"),
        ("marbles", [[f"base {b}" for b in range(1, 5)]] * 4, "two sides"),
        ("marbles", [[f"base {b}" for b in range(1, 5)], ["grave"] * 4] * 2, "over"),
    ],
)
def test_an_impossible_position_is_refused(key: str, value: Any, words: str) -> None:
    """The refusal tells what would be right."""
    assert any(word in refused(**{key: value}) for word in words.split("|"))


def test_options_and_game_must_fit() -> None:
    """A position of another table is refused."""
    assert "mouth" in refused(options={"mouth": 1})
    assert "quoridor" in refused(game="quoridor")


def test_stopped_needs_a_stop() -> None:
    """J-12: never before the first play, nor where the card goes at random."""
    assert "stopped" in refused(stopped=True, plays=0)
    with pytest.raises(PositionError):
        majlis.game("jackaroo", stopped_card="random").position({**GOOD, "stopped": True})


def test_a_view_whose_hands_cannot_be_filled_is_refused() -> None:
    """What the seats lack must leave cards for them."""
    view = majlis.game("jackaroo").position(GOOD).view(0)
    view["lacks"] = [[], ["2"], [], []]
    with pytest.raises(PositionError, match="lacks"):
        majlis.game("jackaroo").position(view)


@pytest.mark.parametrize("seed", range(6))
def test_states_and_views_go_through_json(seed: int) -> None:
    """Byte by byte, for the referee, every seat and a spectator."""
    policy_rng = random.Random(seed)
    players = (2, 4, 6)[seed % 3]
    game = majlis.game("jackaroo", players=players, stopped_card=policy_rng.choice(["chosen", "random"]))
    match = game.start(seed)
    while match.actors():
        [seat] = match.actors()
        match.play(seat, policy_rng.choice(match.legal(seat)))
        if policy_rng.random() < 0.1 or not match.actors():
            assert game.position(json.loads(json.dumps(match.state()))).hash() == match.hash()
            for viewer in (None, *range(players)):
                again = game.position(json.loads(json.dumps(match.view(viewer))))
                assert again.hidden(viewer).tobytes() == match.hidden(viewer).tobytes()
                assert again._states.tobytes() == match.hidden(viewer).tobytes()
