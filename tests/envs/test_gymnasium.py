"""Gymnasium's own check, one learner among bots, and many such matches at once."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode

import majlis
import majlis.envs
from majlis.bots.spec import decide, read_bot
from majlis.envs.gym import identifier
from majlis.kernel.seeds import new_stream
from tests.envs.house_rules import SHORT


def played(env: Any, steps: int) -> list[Any]:
    """What comes of so many random legal steps, and the resets between them."""
    rng = np.random.default_rng(7)
    observation, info = env.reset(seed=3)
    seen: list[Any] = [(observation, info)]
    for _ in range(steps):
        assert (info["action_mask"] == observation["action_mask"]).all()
        observation, reward, is_over, is_cut, info = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        seen.append((observation, reward, is_over, is_cut, info))
        if is_over or is_cut:
            observation, info = env.reset()
            seen.append((observation, info))
    return seen


def test_check_env(key: str, rules: dict[str, Any]) -> None:
    check_env(gymnasium.make(identifier(key), opponents="random", **rules).unwrapped)


def test_it_renders_as_gymnasium_wants(key: str) -> None:
    for mode in ("ansi", "rgb_array"):
        env = gymnasium.make(identifier(key), opponents="random", render_mode=mode)
        env.reset(seed=1)
        picture = env.render()
        assert isinstance(picture, str if mode == "ansi" else np.ndarray)


@pytest.mark.parametrize("opponents", ["random", "instinct:2", "search:1"])
def test_the_same_seed_gives_the_same_matches(key: str, opponents: str) -> None:
    first, second = (gymnasium.make(identifier(key), opponents=opponents, **SHORT.get(key, {})) for _ in range(2))
    assert data_equivalence(played(first, 25), played(second, 25), exact=True)


@pytest.mark.parametrize("opponent", ["search:2", "search:1@40", "instinct:3"])
def test_the_others_do_what_such_bots_do(opponent: str) -> None:
    env: Any = gymnasium.make("majlis/Quoridor-v2", opponents=opponent, seat=1, starter=1)
    env.reset(seed=11)
    match = majlis.game("quoridor", starter=1).start(seed=11)
    bot, budget = read_bot(opponent, "place")
    rng = new_stream(hashlib.sha256(f"{match.seed.hex()} 0 0".encode()).digest())
    match.play_action(0, decide(bot, match.game, match.hidden(0), 0, rng, budget.iterations).action)
    assert env.unwrapped.episode.states.tobytes() == match.states().tobytes()


def test_the_learner_may_sit_anywhere() -> None:
    env: Any = gymnasium.make(identifier("toitoi"), opponents="random", seat="any", players=4).unwrapped
    seats = set()
    for seed in range(30):
        env.reset(seed=seed)
        seats.add(env.learner)
        assert env.episode.seat == env.learner
    assert seats == {0, 1, 2, 3}


def test_every_opponent_can_be_another() -> None:
    env: Any = gymnasium.make(identifier("toitoi"), opponents=["random", "instinct:1"], players=3)
    env.reset(seed=1)
    with pytest.raises(majlis.MajlisError, match="opponents are 1; they are 2"):
        gymnasium.make(identifier("toitoi"), opponents=["random"], players=3)
    with pytest.raises(majlis.UnknownBot, match="'deep thought' is no bot"):
        gymnasium.make(identifier("toitoi"), opponents="deep thought")
    with pytest.raises(majlis.MajlisError, match="can be repeated: give its bots iterations"):
        gymnasium.make(identifier("toitoi"), opponents="search:3@1s")
    with pytest.raises(majlis.MajlisError, match="seat is 3; it is 0 to 2"):
        gymnasium.make(identifier("toitoi"), seat=3, players=3)


def test_an_illegal_action_loses_or_is_replaced_or_raises() -> None:
    def tried(illegal: str) -> Any:
        env = gymnasium.make("majlis/Quoridor-v2", opponents="random", illegal=illegal)
        observation, _ = env.reset(seed=1)
        return env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))

    assert tried("terminate")[1:4] == (-1.0, True, False)
    assert tried("replace")[1:4] == (0.0, False, False)
    with pytest.raises(majlis.IllegalMove):
        tried("raise")


@pytest.mark.parametrize("illegal", ["terminate", "replace"])
def test_many_matches_are_the_single_ones(key: str, illegal: str) -> None:
    """Row by row, the same as Gymnasium's own vector of single environments."""
    chosen = {"opponents": "instinct:1", "illegal": illegal, "seat": "any", **SHORT.get(key, {})}
    ours = gymnasium.make_vec(identifier(key), 3, vectorization_mode="vector_entry_point", **chosen)
    theirs = gymnasium.make_vec(
        identifier(key), 3, "sync", vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP}, **chosen
    )
    assert ours.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    one: Any
    other: Any
    one, other = ours.reset(seed=21), theirs.reset(seed=21)
    assert data_equivalence(one, other)
    observation = one[0]
    ended = 0
    for step in range(60):
        masks = observation["action_mask"]
        actions = (rng.random(masks.shape) * masks).argmax(axis=1)
        if step % 10 == 9:
            actions[step % 3] = rng.integers(masks.shape[1])
        one, other = ours.step(actions), theirs.step(actions)
        assert data_equivalence(one[:4], tuple(other[:4]))
        assert data_equivalence(one[4], other[4])
        assert one[0] in ours.observation_space
        observation, ended = one[0], ended + int(one[2].sum())
    assert ended > 0 or illegal == "replace"
    ours.close()


def test_games_are_registered_by_importing_the_package_alone() -> None:
    told = "import gymnasium; env = gymnasium.make('majlis.envs:majlis/Quoridor-v2'); print(env.spec.id)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "majlis/Quoridor-v2"


def test_observations_stay_within_their_space(key: str, rules: dict[str, Any]) -> None:
    env = majlis.envs.vector(key, 32, seed=1, **rules)
    rng = np.random.default_rng(1)
    for _ in range(200):
        env.step((rng.random(env.action_mask.shape, np.float32) * env.action_mask).argmax(axis=1))
        assert np.abs(env.observation).max() <= 64
