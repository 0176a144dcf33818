"""PettingZoo's own tests, for every game and several house rules, and what they do not ask."""

from __future__ import annotations

import functools
import importlib
import pickle
import types
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils import parallel_to_aec

import majlis
import majlis.envs
from majlis.envs import game_modules
from majlis.envs.seed_chain import next_seed
from majlis.games import definition

pytestmark = [
    # These are said of any environment with a mask that is not one of PettingZoo's own.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:The observation contains negative numbers and is in the shape"),
]


def module_of(key: str) -> Any:
    return importlib.import_module(f"majlis.envs.{key}_v{definition(key).version}")


def test_api(key: str, rules: dict[str, Any]) -> None:
    api_test(module_of(key).env(**rules), num_cycles=60)


def test_seeds(key: str, rules: dict[str, Any]) -> None:
    seed_test(functools.partial(module_of(key).env, **rules), num_cycles=30)
    parallel_seed_test(functools.partial(module_of(key).parallel_env, illegal="replace", **rules), num_cycles=30)


def test_state(key: str, rules: dict[str, Any]) -> None:
    state_test(module_of(key).env(**rules), module_of(key).parallel_env(**rules))


def test_parallel_api(key: str, rules: dict[str, Any]) -> None:
    parallel_api_test(module_of(key).parallel_env(**rules), num_cycles=100)


def test_max_cycles(key: str, rules: dict[str, Any]) -> None:
    """PettingZoo's test lets all agents act in every cycle with any action, so it is for the face with cycles."""
    cycles = functools.partial(module_of(key).parallel_env, illegal="replace", **rules)
    max_cycles_test(types.SimpleNamespace(parallel_env=cycles, env=lambda **given: parallel_to_aec(cycles(**given))))


def test_rendering(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module_of(key).env)
    assert capsys.readouterr().out


def test_the_performance_benchmark_runs(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module_of(key).env())
    assert "turns per second" in capsys.readouterr().out


def test_a_match_is_cut_after_its_cycles(key: str) -> None:
    env = module_of(key).env(max_cycles=2)
    env.reset(seed=1)
    acted = 0
    for agent in env.agent_iter():
        observation, _, is_over, is_cut, _ = env.last()
        action = None if is_over or is_cut else env.action_space(agent).sample(observation["action_mask"])
        acted += action is not None
        env.step(action)
    assert acted == 2 * len(env.possible_agents)


def test_an_agent_sees_what_its_seat_sees_in_a_match(key: str) -> None:
    env = module_of(key).env()
    env.reset(seed=5)
    match = env.unwrapped.game.start(seed=5)
    rng = np.random.default_rng(1)
    for _ in range(80):
        seat = match.actors()[0]
        assert env.agent_selection == f"player_{seat}"
        observation, _, is_over, _, info = env.last()
        assert not is_over
        legal = sorted(match.all_legal(seat))
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
        assert (info["action_mask"] == observation["action_mask"]).all()
        for other, agent in enumerate(env.possible_agents):
            assert (env.observe(agent)["observation"] == match.observe(other)).all()
        action = int(rng.choice(legal))
        env.step(action)
        match.play_action(seat, action)
        if match.result() is not None:
            break


def test_the_end_is_told_to_all_and_the_next_match_follows() -> None:
    env = majlis.envs.quoridor_v2.env(size=5, fences=0)
    env.reset(seed=3)
    first = env.unwrapped.episode.seed
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        if is_over:
            rewards[agent] = reward
        env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(rewards.values()) == [-1.0, 1.0]
    env.reset()
    assert env.unwrapped.episode.seed == next_seed(first)


def test_an_illegal_action_loses() -> None:
    env = majlis.envs.quoridor_v2.env()
    env.reset(seed=1)
    agent = env.agent_selection
    observation = env.last()[0]
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    raw = majlis.envs.quoridor_v2.raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(majlis.IllegalMove):
        raw.step(illegal)


def test_all_choose_at_once_in_one_cycle() -> None:
    env = module_of("toitoi").parallel_env(players=4)
    seen, _ = env.reset(seed=2)
    assert all(one["action_mask"].any() for one in seen.values())
    seen, *_ = env.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    assert sum(one["action_mask"].any() for one in seen.values()) == 1


def test_modules_are_imported_by_name_and_pickled() -> None:
    for name, key in game_modules.modules().items():
        module = getattr(majlis.envs, name)
        assert module is importlib.import_module(f"majlis.envs.{name}")
        assert pickle.loads(pickle.dumps(module.raw_env)).args == (key,)
        assert name in dir(majlis.envs)
    with pytest.raises(AttributeError, match="there is quoridor_v2, and no quoridor_v1"):
        majlis.envs.quoridor_v1  # noqa: B018
    with pytest.raises(ImportError):
        importlib.import_module("majlis.envs.quoridor_v1")


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(majlis.OptionError, match="players cannot be 3"):
        module_of("quoridor").env(players=3)
    with pytest.raises(majlis.MajlisError, match="render_mode is 'video'"):
        module_of("quoridor").env(render_mode="video")
    with pytest.raises(majlis.MajlisError, match="max_cycles is 0"):
        module_of("quoridor").env(max_cycles=0)
    with pytest.raises(majlis.MajlisError, match="illegal is 'ignore'"):
        module_of("quoridor").parallel_env(illegal="ignore")
