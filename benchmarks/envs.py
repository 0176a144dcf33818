"""How fast the environments for learning are, everything counted but the choice of actions.

Many games at once on one core, with masks and observations of every step; the same on all cores by the clock; one game
by PettingZoo's interface; beside them RLCard's Uno, and PettingZoo's own connect four where `pygame` is installed.
"""

import importlib
import importlib.util
import random
import statistics
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import majlis
import majlis.envs
from benchmarks.measure import SECONDS, rate
from benchmarks.taki import uno
from majlis.games import definition

GAMES = 512


def stepped(key: str, threads: int | None, clock: Any) -> float:
    """Steps of single games in a second, of random play."""
    env, rng = majlis.envs.vector(key, GAMES, seed=1, threads=threads), np.random.default_rng(1)
    taken, steps = 0.0, -10
    while taken < SECONDS:
        actions = (rng.random(env.action_mask.shape, np.float32) * env.action_mask).argmax(axis=1)
        begun = clock()
        env.step(actions)
        steps += 1
        # The first steps load compiled code.
        taken = taken + clock() - begun if steps > 0 else 0.0
    return GAMES * steps / taken


def bandwidth(key: str) -> float:
    """How fast observations are written, as a share of how fast the same memory is filled with zeros."""
    env, rng = majlis.envs.vector(key, GAMES, seed=1, threads=1), np.random.default_rng(1)
    for _ in range(60):
        env.step((rng.random(env.action_mask.shape, np.float32) * env.action_mask).argmax(axis=1))
    out, ratios = np.zeros_like(env.observation), []
    for _ in range(201):
        begun = time.perf_counter_ns()
        out.fill(0)
        filled = time.perf_counter_ns()
        env.observe(env.seat, out)
        ratios.append((filled - begun) / (time.perf_counter_ns() - filled))
    return statistics.median(ratios)


def iterated(module: Any) -> float:
    """Turns a second by PettingZoo's interface, as its own performance benchmark takes them."""
    env, rng = module.env(), random.Random(1)

    def run(seed: int) -> int:
        env.reset(seed=seed)
        turns = 0
        for _ in env.agent_iter(400):
            observation, _, is_over, is_cut, _ = env.last()
            choice = None if is_over or is_cut else rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
            env.step(choice)
            turns += 1
        return turns

    return rate(run).actions


def main() -> None:
    title = f"{GAMES} games at once, steps a second with masks and observations; one game by PettingZoo"
    columns = ("game", "numbers", "one core", "by the clock: one", "all", "PettingZoo", "of memory's bandwidth")
    table = Table(*columns, title=title)
    for key in majlis.games():
        size = int(np.prod(definition(key).observation)) + definition(key).actions
        rates = (
            stepped(key, 1, time.process_time),
            stepped(key, 1, time.perf_counter),
            stepped(key, None, time.perf_counter),
            iterated(importlib.import_module(f"majlis.envs.{key}_v{definition(key).version}")),
        )
        table.add_row(key, f"{size:,}", *(f"{rate:,.0f}" for rate in rates), f"{bandwidth(key):.2f}")
    table.add_row("RLCard's uno", "", f"{uno(through_environment=True):,.0f}")
    if importlib.util.find_spec("pygame") is not None:
        table.add_row("PettingZoo's connect four", "", "", "", "", f"{iterated(_connect_four()):,.0f}")
    Console().print(table)


def _connect_four() -> Any:
    return importlib.import_module("pettingzoo.classic.connect_four_v3")


if __name__ == "__main__":
    main()
