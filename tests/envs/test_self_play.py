"""Many games at once: the same matches as single ones, written into the caller's arrays, on any number of threads."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import majlis
import majlis.envs
from majlis.envs import IDLE, Buffers
from majlis.envs.seed_chain import next_seed
from majlis.kernel.seeds import key_of
from tests.envs.house_rules import short


def chosen(env: majlis.envs.SelfPlay, rng: np.random.Generator) -> Any:
    """A random legal action for each game."""
    return (rng.random(env.action_mask.shape) * env.action_mask).argmax(axis=1)


def test_each_game_is_the_single_match_of_its_seed(key: str) -> None:
    game, rng = short(key), np.random.default_rng(1)
    env = majlis.envs.vector(game, 5, seed=40, threads=2)
    matches = [game.start(seed=40 + k) for k in range(5)]
    ended = 0
    for _ in range(3000):
        for k, match in enumerate(matches):
            assert env.states[k].tobytes() == match.record().tobytes()
            assert env.seat[k] == match.actors()[0]
            assert np.flatnonzero(env.action_mask[k]).tolist() == sorted(match.all_legal(int(env.seat[k])))
            assert (env.observation[k] == match.observe(int(env.seat[k]))).all()
        actions, seats = chosen(env, rng), env.seat.copy()
        env.step(actions)
        for k, match in enumerate(matches):
            match.play_action(int(seats[k]), int(actions[k]))
            result = match.result()
            assert env.done[k] == (result is not None)
            if result is None:
                assert not env.reward[k].any()
                continue
            best = result.places.index(1)
            assert env.reward[k].argmax() == best
            assert env.reward[k].sum() == pytest.approx(0, abs=1e-6)
            matches[k] = game.start(seed=next_seed(match.seed))
            assert env.seeds()[k] == matches[k].seed
            ended += 1
        if ended >= 3:
            return
    pytest.fail("too few matches ended")


def test_threads_change_nothing(key: str) -> None:
    one, two = (majlis.envs.vector(short(key), 33, seed=3, threads=threads, perfect=True) for threads in (1, 2))
    rng = np.random.default_rng(2)
    for _ in range(60):
        actions = chosen(one, rng)
        for env in (one, two):
            env.step(actions)
        for name, array in one.buffers.given().items():
            assert (array == two.buffers.given()[name]).all(), name
    assert one.states.tobytes() == two.states.tobytes()


def test_a_step_writes_into_the_callers_arrays(key: str) -> None:
    game = short(key)
    pool = {name: np.zeros((2, *shape), dtype) for name, (shape, dtype) in Buffers.wanted(game, 4, True).items()}
    env = majlis.envs.vector(game, 4, {name: array[1] for name, array in pool.items()}, seed=1)
    for name, array in env.buffers.given().items():
        assert np.shares_memory(array, pool[name])
    before = pool["observation"][1].copy()
    env.step(env.action_mask.argmax(axis=1))
    assert (pool["observation"][1] != before).any()
    assert not pool["observation"][0].any()


def test_a_buffer_that_does_not_fit_is_named() -> None:
    game = majlis.game("quoridor")
    with pytest.raises(majlis.MajlisError, match="buffer 'reward' is float64"):
        majlis.envs.vector(game, 2, {"reward": np.zeros((2, 2))})
    with pytest.raises(majlis.MajlisError, match="no buffer 'mask'"):
        majlis.envs.vector(game, 2, {"mask": np.zeros((2, 2))})
    with pytest.raises(majlis.MajlisError, match="cannot be written to in place"):
        majlis.envs.vector(game, 2, {"seat": np.zeros(4, np.int64)[::2]})
    with pytest.raises(majlis.MajlisError, match="n is 0"):
        majlis.envs.vector(game, 0)
    with pytest.raises(majlis.MajlisError, match="2 seeds, not 1"):
        majlis.envs.vector(game, 2, seed=[4])
    with pytest.raises(majlis.OptionError):
        majlis.envs.vector("quoridor", 2, size=6)


def test_what_is_restored_goes_on_as_before(key: str) -> None:
    rng = np.random.default_rng(3)
    env = majlis.envs.vector(short(key), 6, seed=9, perfect=True)
    for _ in range(20):
        env.step(chosen(env, rng))
    saved = pickle.loads(pickle.dumps(env.save()))
    shown = {name: array.copy() for name, array in env.buffers.given().items()}
    plays, ends = [], []
    for _ in range(80):
        plays.append(chosen(env, rng))
        env.step(plays[-1])
        ends.append((env.states.tobytes(), env.reward.copy(), env.done.copy()))
    env.restore(saved)
    for name, array in env.buffers.given().items():
        assert (array == shown[name]).all(), name
    for actions, (states, reward, done) in zip(plays, ends, strict=True):
        env.step(actions)
        assert env.states.tobytes() == states
        assert (env.reward == reward).all()
        assert (env.done == done).all()


def test_a_perfect_observation_is_what_every_seat_knows(key: str) -> None:
    game = short(key)
    env, rng = majlis.envs.vector(game, 3, seed=2, perfect=True), np.random.default_rng(4)
    assert env.perfect is not None
    for _ in range(10):
        env.step(chosen(env, rng))
    for turn in range(game.players):
        assert (env.perfect[:, turn] == env.observe((env.seat + turn) % game.players)).all()
    assert (env.perfect[:, 0] == env.observation).all()


def test_an_illegal_action_stops_the_whole_step(key: str) -> None:
    env = majlis.envs.vector(short(key), 3, seed=1)
    before = env.states.tobytes()
    actions = env.action_mask.argmax(axis=1)
    actions[1] = np.flatnonzero(env.action_mask[1] == 0)[0]
    with pytest.raises(majlis.IllegalMove, match="game 1 of 3"):
        env.step(actions)
    assert env.states.tobytes() == before
    with pytest.raises(majlis.MajlisError, match="3 actions"):
        env.step(np.zeros(2, np.int64))


def test_an_idle_game_stays_as_it_is(key: str) -> None:
    env = majlis.envs.vector(short(key), 3, seed=1)
    before, actions = env.states.copy(), env.action_mask.argmax(axis=1)
    actions[1] = IDLE
    env.step(actions)
    assert env.states[1] == before[1]
    assert env.states[0] != before[0]
    assert env.plies.tolist() == [1, 0, 1]


def test_a_long_match_is_broken_off() -> None:
    env, rng = majlis.envs.vector("quoridor", 3, seed=5, most_plies=4), np.random.default_rng(5)
    for step in range(1, 9):
        env.step(chosen(env, rng))
        assert env.truncated.all() == (step % 4 == 0)
        assert not env.done.any()
        assert not env.reward.any()
    assert env.seeds() == [next_seed(next_seed(key_of(5 + k))) for k in range(3)]


def test_without_autoreset_a_match_that_is_over_stays_over() -> None:
    env, rng = majlis.envs.vector(short("quoridor"), 4, seed=5, autoreset=False), np.random.default_rng(6)
    rewards = np.zeros_like(env.reward)
    while (env.seat >= 0).any():
        env.step(np.where(env.seat >= 0, chosen(env, rng), IDLE))
        rewards += env.reward
    assert (rewards.sum(axis=1) == 0).all()
    assert rewards.any()
    assert not env.action_mask.any()
    env.reset(env.reward[:, 0] != 2, seed=[1, 2, 3, 4])
    assert env.seeds() == [key_of(seed) for seed in (1, 2, 3, 4)]
    assert (env.seat >= 0).all()


def test_a_match_ends_the_same_without_compiling() -> None:
    """What is compiled must run as plain Python, too: so it is stepped through in a debugger."""
    told = (
        "import majlis, majlis.envs\n"
        "game = majlis.game('quoridor', size=5, fences=0, starter=1)\n"
        "env = majlis.envs.vector(game, 1, seed=1)\n"
        "for text in 'c2 b5 c3 a5 c4 a4 c5'.split():\n"
        "    env.step([game.definition.notation.action(text)])\n"
        "print(env.done.tolist(), env.reward.tolist())"
    )
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", told], env=plain, capture_output=True, text=True, check=True)
    assert done.stdout == "[True] [[1.0, -1.0]]\n"
