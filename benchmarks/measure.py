"""What the benchmarks share: rates of random play by the kernels, by the slow referees and by OpenSpiel's games.

Processor time is counted, so that other work on the machine matters less; peers are run in the same process a moment
later, and what is printed is the ratio to them.
"""

import importlib
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import majlis
from majlis.kernel import playout
from majlis.kernel.seeds import new_stream

SECONDS = 2.0
MOST = 1_000_000


class Rate(NamedTuple):
    """How much is done in a second of processor time."""

    actions: float
    games: float


def rate(run: Callable[[int], int], seconds: float = SECONDS) -> Rate:
    """The rate of `run`, which plays the game of a seed and counts its actions; seed 0 warms it up."""
    run(0)
    actions, seed, begun = 0, 1, time.process_time()
    while time.process_time() - begun < seconds:
        actions += run(seed)
        seed += 1
    taken = time.process_time() - begun
    return Rate(actions / taken, (seed - 1) / taken)


def played(key: str, kernel: str, **options: Any) -> Rate:
    """Whole random matches by a kernel: `listed` writes the full legal list at every action, `playout` draws one."""
    game = majlis.game(key, **options)
    kernels, bound = game.ops, game.definition.bound(playout)
    states, policy_rng = kernels.blank(game.options), new_stream(1)
    seats = np.zeros(game.definition.seats, np.int64)
    lists = [np.zeros(game.definition.most_legal, np.int64)] if kernel == "listed" else []

    def run(seed: int) -> int:
        rng = new_stream(seed)
        kernels.deal(states, rng)
        return int(bound[kernel](states, 0, rng, policy_rng, MOST, seats, *lists))

    return rate(run)


def determinized(key: str, plies: int) -> float:
    """Guesses a second of what seat 0 cannot see, after some random actions, called from Python."""
    match, policy_rng = majlis.game(key).start(seed=1), random.Random(1)
    while match.ply < plies:
        seat = match.actors()[0]
        match.play(seat, policy_rng.choice(match.legal(seat)))
    view, rng = match.hidden(0), new_stream(1)
    world, determinize = view.copy(), match.game.ops.bound["determinize"]

    def run(seed: int) -> int:
        world[:] = view
        determinize(world, 0, rng)
        return 1

    return rate(run).actions


def refereed(key: str, **options: Any) -> float:
    """Actions a second of the plain Python referee that the tests compare with."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    chance = importlib.import_module("tests.oracles.chance")
    oracles = importlib.import_module(f"tests.oracles.{key}")
    chosen, policy_rng = dict(majlis.game(key, **options).options), random.Random(1)

    def run(seed: int) -> int:
        oracle, plies = oracles.Oracle(chosen, chance.Chance(seed)), 0
        while actors := oracle.actors():
            oracle.play(actors[0], policy_rng.choice(oracle.legal(actors[0])))
            plies += 1
        return plies

    return rate(run).actions


def open_spiel(name: str) -> float:
    """Actions a second of a game of OpenSpiel, C++ driven from Python with full legal lists."""
    import pyspiel

    game, policy_rng = pyspiel.load_game(name), random.Random(1)

    def run(seed: int) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(policy_rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(policy_rng.choice(state.legal_actions()))
                plies += 1
        return plies

    return rate(run).actions


def report(name: str, speed: float, peers: dict[str, float]) -> None:
    """Print a speed and its ratio to each peer's."""
    print(f"{name:22}{speed:14,.0f} actions a second")
    for peer, other in peers.items():
        print(f"{peer:22}{other:14,.0f} actions a second   {name} is {speed / other:,.2f} times that")
