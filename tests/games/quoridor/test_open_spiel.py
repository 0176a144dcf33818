"""OpenSpiel's game for two allows exactly the same in every position of random games."""

import random
from typing import Any

import pytest

from majlis.games.quoridor.notation import FENCE_TEXTS, SQUARE_TEXTS
from tests.games.quoridor.tables import game, legal, turn

LONGEST = 324
"""Plies after which OpenSpiel calls it a draw."""


def turned(text: str) -> str:
    """A text of OpenSpiel, whose ranks count from the other side, as ours."""
    if len(text) == 2:
        return f"{text[0]}{10 - int(text[1])}"
    return f"{text[0]}{9 - int(text[1])}{text[2]}"


def side_by_side(peer: Any, seed: int) -> int:
    """Play a random game in both; how many positions were compared."""
    policy_rng, match, state = random.Random(seed), game(starter=1).start(seed), peer.new_initial_state()
    for ply in range(LONGEST):
        if not match.actors():
            return ply
        seat = turn(match)
        theirs = {turned(state.action_to_string(seat, action)): action for action in state.legal_actions()}
        assert state.current_player() == seat
        assert sorted(theirs) == sorted(legal(match)), f"seed {seed} ply {ply}: {match.line()}"
        text = policy_rng.choice(sorted(theirs))
        match.play(seat, text)
        state.apply_action(theirs[text])
        result = match.result()
        won = result is not None and result.scores[seat] == 1
        assert won == (state.is_terminal() and state.returns()[seat] == 1)
    return LONGEST


def test_ranks_are_turned() -> None:
    assert {turned(text) for text in SQUARE_TEXTS} == set(SQUARE_TEXTS)
    assert {turned(text) for text in FENCE_TEXTS} == set(FENCE_TEXTS)


@pytest.mark.parametrize("part", range(10))
def test_open_spiel_allows_the_same(part: int) -> None:
    """210 random games."""
    import pyspiel

    peer = pyspiel.load_game("quoridor")
    assert sum(side_by_side(peer, seed) for seed in range(21 * part, 21 * part + 21)) > 21 * 20
