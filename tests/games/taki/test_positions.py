"""Positions: what may be left out, what is refused, and the way there and back."""

import json
import random
from typing import Any

import numpy as np
import pytest

import majlis
from majlis.games.taki import GAME, notation
from majlis.kernel.viewers import SPECTATOR
from majlis.match.game_ops import ops_of
from majlis.match.match import Match
from tests.games.taki.tables import table
from tests.oracles.duel import random_options


def positions(seed: int, most: int, **fixed: Any) -> list[Match]:
    """A random match at each of its first plies."""
    policy_rng = random.Random(seed)
    match = majlis.game("taki", **random_options("taki", policy_rng, **fixed)).start(seed=seed)
    found = [match.copy()]
    while match.actors() and len(found) < most:
        seat = policy_rng.choice(match.actors())
        texts = match.legal(seat)
        match.play(seat, policy_rng.choice([text for text in texts if text != "draw"] or texts))
        found.append(match.copy())
    return found


@pytest.mark.parametrize("seed", range(12))
def test_states_and_views_come_back_byte_for_byte(seed: int) -> None:
    """Through JSON, for the referee, every seat and a spectator."""
    kernels = ops_of(GAME)
    for match in positions(seed, 60)[::3]:
        game = match.game
        assert game.position(json.loads(json.dumps(match.state())))._states.tobytes() == match._states.tobytes()
        for viewer in (None, *range(game.players)):
            view = kernels.hidden(match._states, SPECTATOR if viewer is None else viewer)
            back = game.position(json.loads(json.dumps(match.view(viewer))))
            assert back._states.tobytes() == view.tobytes()


def test_texts_and_actions_are_each_others_opposites() -> None:
    texts = [notation.text(action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions
    assert [notation.action(text) for text in texts] == list(range(GAME.actions))
    for text in ("", "R5", "r2", "change", "catch:0", "catch:11", "stk:x", " r5", "combo"):
        assert notation.action(text) is None


def test_what_is_left_out_follows_from_the_rest() -> None:
    match = majlis.game("taki", players=2).position({"hands": [["r5"], ["g4"]], "pile": ["r7"]})
    state = match.state()
    assert len(state["draw_pile"]) == 113
    assert (state["colour"], state["turn"], state["phase"], state["penalty"]) == ("r", 0, "turn", 0)


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"hands": None}, "hands"),
        ({"hands": [["r5"]]}, "hands"),
        ({"hands": [["r5"], ["r2"]]}, "r2"),
        ({"hands": [["r5"], None]}, "hands"),
        ({"hands": [["r5", "r5", "r5"], ["g4"]], "draw_pile": None}, "draw_pile"),
        ({"hands": [["r5", "r5", "r5"], ["g4"]]}, "r5"),
        ({"draw_pile": ["r1"]}, "deck has"),
        ({"pile": []}, "pile"),
        ({"pile": [None]}, "pile"),
        ({"turn": 2}, "turn"),
        ({"turn": True}, "turn"),
        ({"direction": -1}, "direction"),
        ({"direction": 0}, "direction"),
        ({"phase": "sleep"}, "phase"),
        ({"phase": "plus"}, "Plus"),
        ({"phase": "king"}, "King"),
        ({"phase": "asked"}, "asked"),
        ({"phase": "over"}, "turn"),
        ({"colour": "b"}, "colour"),
        ({"colour": "x"}, "colour"),
        ({"penalty": 2}, "penalty"),
        ({"run": "b"}, "run"),
        ({"phase": "run"}, "run"),
        ({"run_laid": 2}, "run_laid"),
        ({"run_before": "r5"}, "run_before"),
        ({"asked": [1]}, "asked"),
        ({"answered": True}, "answered"),
        ({"debts": [2]}, "debts"),
        ({"debts": [0, 0]}, "debts"),
        ({"waited": [0]}, "waited"),
        ({"wins": [0]}, "wins"),
        ({"stages": [8, 8]}, "stages"),
        ({"round": 1}, "round"),
        ({"actions": 2_000}, "actions"),
        ({"winner": 0}, "winner"),
        ({"known": 200}, "known"),
        ({"shown": [["b1"], []]}, "shown"),
        ({"lacks": [["r5"], []], "newer": [0, 0]}, "lacks"),
        ({"newer": [0, 1]}, "newer"),
        ({"bounds": ["0" * 57, "2" * 57]}, "bounds"),
        ({"common_bounds": "22"}, "common_bounds"),
        ({"sizes": [1, 2]}, "sizes"),
        ({"viewer": 2}, "viewer"),
        ({"viewer": 0}, "hand of seat 1"),
        ({"handz": []}, "handz"),
    ],
)
def test_what_cannot_be_is_refused_by_name(facts: dict[str, Any], said: str) -> None:
    position = {"hands": [["r5"], ["g4"]], "pile": ["r7"], "turn": 0, **facts}
    with pytest.raises(majlis.PositionError, match=r".*" + said.replace("+", r"\+")):
        majlis.game("taki", players=2).position(position)


def test_penalties_are_even_unless_a_plus_three_may_add_to_them() -> None:
    """T-10."""
    with pytest.raises(majlis.PositionError, match="penalty"):
        table("r5 | g4", "r+2", penalty=3)
    assert table("r5 | g4", "r+2 +3", penalty=5, three_on_two="adds_three").state()["penalty"] == 5


def test_a_view_with_a_card_it_cannot_know_is_refused() -> None:
    match = table("r5 b3 | g4 g5", "r7")
    for key, value in (("draw_pile", ["r1"] * 111), ("bounds", ["2" * 57, "2" * 57]), ("asked", [])):
        view = {**match.view(0), key: value}
        if key == "asked":
            view = {**table("g4 | +3 b3", "r7 +3", turn=1, phase="asked").view(0), "asked": [0]}
        with pytest.raises(majlis.PositionError, match=key):
            match.game.position(view)


def test_a_view_whose_draw_pile_is_left_out_knows_none_of_it() -> None:
    match = table("r5 b3 | g4 g5", "r7")
    view = match.view(0)
    del view["draw_pile"]
    with pytest.raises(majlis.PositionError, match="draw_pile has None at 0; there must be a card"):
        match.game.position({**view, "known": 1})


@pytest.mark.parametrize("key", ["shown", "lacks"])
def test_what_is_remembered_of_a_hand_are_known_cards(key: str) -> None:
    match = table("r5 b3 | g4 g5", "r7")
    with pytest.raises(majlis.PositionError, match=f"{key} holds None, which is no card"):
        match.game.position({**match.state(), key: [[None], []]})


def test_a_match_at_a_position_is_replayed_from_it() -> None:
    match = table("r5 b3 | g4 g5", "r7")
    match.play(0, "r5")
    assert majlis.Replay.loads(match.replay().dumps()).verify().hash() == match.hash()


def test_the_record_has_no_padding_and_no_names_of_its_own_class() -> None:
    fields = GAME.record.fields
    assert fields is not None
    assert GAME.record.itemsize == sum(kind.itemsize for kind, *_ in fields.values())
    assert not any(hasattr(np.record, name) for name in fields)
