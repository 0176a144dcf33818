"""The hand-made knowledge of the games that have it: it prefers, it judges, and it knows only what its seat knows."""

import numpy as np
import pytest

import majlis
from majlis.games import definition
from majlis.kernel.impressions import SAID
from majlis.kernel.seeds import new_stream
from tests import instincts
from tests.conformance.walks import walk

WITH_INSTINCT = [key for key in majlis.games() if definition(key).has_instinct]


def weighed(match: majlis.Match, states: np.ndarray, seat: int) -> tuple[list[int], bytes]:
    game = match.game.definition
    actions, weights = np.zeros(game.most_legal, np.int64), np.zeros(game.most_legal)
    count = game.bound(instincts)["priors"](states, 0, seat, actions, weights)
    assert (weights[:count] > 0).all()
    assert np.isfinite(weights[:count]).all()
    return actions[:count].tolist(), weights[:count].tobytes()


@pytest.mark.parametrize("game", WITH_INSTINCT)
@pytest.mark.parametrize("seed", range(4))
def test_instinct_likes_the_same_in_a_view_and_in_every_world_behind_it(game: str, seed: int) -> None:
    for match in walk(game, seed, every=7, most=250):
        for seat in match.actors():
            ops, view = match.game.ops, match.hidden(seat)
            wanted = weighed(match, view, seat)
            assert weighed(match, match._states, seat) == wanted
            for world in range(3):
                assert weighed(match, ops.determinized(view, new_stream(world)), seat) == wanted


def impressed(match: majlis.Match, states: np.ndarray, seat: int) -> bytes:
    game = match.game.definition
    actions, quiet, lures = np.zeros(game.most_legal, np.int64), np.zeros(game.most_legal), np.zeros(game.most_legal)
    count = game.bound(instincts)["impressions"](states, 0, seat, actions, quiet, lures)
    assert ((quiet[:count] >= 0) | (quiet[:count] == SAID)).all()
    assert (abs(lures[:count]) < 10).all()
    return quiet[:count].tobytes() + lures[:count].tobytes()


@pytest.mark.parametrize("game", WITH_INSTINCT)
@pytest.mark.parametrize("seed", range(4))
def test_actions_impress_alike_in_a_view_in_every_world_behind_it_and_without_memory(game: str, seed: int) -> None:
    for match in walk(game, seed, every=7, most=250):
        for seat in match.actors():
            view = match.hidden(seat)
            wanted = impressed(match, view, seat)
            assert impressed(match, match._states, seat) == wanted
            for world in range(2):
                assert impressed(match, match.game.ops.determinized(view, new_stream(world)), seat) == wanted
            match.game.definition.bound(instincts)["forget"](view, 0)
            assert impressed(match, view, seat) == wanted


@pytest.mark.parametrize("game", WITH_INSTINCT)
def test_weighing_changes_nothing(game: str) -> None:
    for match in walk(game, 2, every=11, most=150):
        before = match.hash()
        for seat in match.actors():
            weighed(match, match._states, seat)
            impressed(match, match._states, seat)
        assert match.hash() == before


@pytest.mark.parametrize("game", WITH_INSTINCT)
@pytest.mark.parametrize("seed", range(4))
def test_evaluations_are_returns(game: str, seed: int) -> None:
    for match in walk(game, seed, every=9, most=250):
        values = np.zeros(match.game.definition.seats)
        before = match.hash()
        match.game.definition.bound(instincts)["worth"](match._states, 0, values)
        own = values[: match.game.players]
        assert match.hash() == before
        assert np.isfinite(own).all()
        assert (abs(own) <= 1 + 1e-9).all()
        assert abs(own.sum()) < 0.5


@pytest.mark.parametrize("game", WITH_INSTINCT)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_forgotten_leaves_a_view_to_guess_from(game: str, seed: int) -> None:
    for match in walk(game, seed, every=13, most=250):
        ops = match.game.ops
        for seat in match.actors():
            view = match.hidden(seat)
            match.game.definition.bound(instincts)["forget"](view, 0)
            assert ops.legal(view, seat) == ops.legal(match._states, seat)
            world = ops.determinized(view, new_stream(seed))
            assert ops.legal(world, seat) == ops.legal(match._states, seat)


@pytest.mark.parametrize("game", WITH_INSTINCT)
def test_instinct_plays_to_the_end_and_looks_ahead(game: str) -> None:
    configured = majlis.game(game)
    actions = np.zeros(configured.definition.most_legal, np.int64)
    assert configured.definition.heuristics.HORIZON >= 0
    for seed in range(5):
        match = configured.start(seed=seed)
        play = configured.definition.bound(instincts)["instinct_game"]
        assert play(match._states, 0, new_stream(seed), new_stream(seed + 100), 1_000_000, actions) < 1_000_000
        assert match.result() is not None
