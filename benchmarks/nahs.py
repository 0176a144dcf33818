"""How fast Wajh Al-Nahs is played, beside Quoridor, a C++ card game and the slow referee: python benchmarks/nahs.py

Four players by the usual rules, whole matches of random legal actions, dealing and scoring included. `listed` writes
the full legal list out at every action, `guessed` fills a seat's view in the middle of a stage. Processor time is
counted, so that other work on the machine matters less; the ratios are to peers run in the same process.
"""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import majlis
from majlis.kernel import playout
from majlis.kernel.seeds import new_stream

SECONDS = 2.0
MOST = 1_000_000
WANTED = 1_000_000
"""Actions a second that a core shall play with full legal lists."""


def rate(run: Callable[[int], int]) -> float:
    """What `run` counts a second of processor time, called with seeds 1, 2, 3 and so on; seed 0 warms it up."""
    run(0)
    count, seed, begun = 0, 1, time.process_time()
    while time.process_time() - begun < SECONDS:
        count += run(seed)
        seed += 1
    return count / (time.process_time() - begun)


def played(key: str, kernel: str, **options: Any) -> float:
    """Actions a second of whole random matches."""
    game = majlis.game(key, **options)
    kernels, bound = game.kernels, game.definition.bound(playout)
    states, whim = kernels.blank(game.options), new_stream(1)
    seats = np.zeros(game.definition.seats, np.int64)
    lists = [np.zeros(game.definition.most_legal, np.int64)] if kernel == "listed" else []

    def run(seed: int) -> int:
        rng = new_stream(seed)
        kernels.deal(states, rng)
        return int(bound[kernel](states, 0, rng, whim, MOST, seats, *lists))

    return rate(run)


def guessed() -> float:
    """Guesses a second of a seat's view in the middle of a stage."""
    match, whim = majlis.game("nahs").start(seed=1), random.Random(1)
    while match.ply < 60:
        seat = match.actors()[0]
        match.play(seat, whim.choice(match.legal(seat)))
    view, rng = match.hidden(0), new_stream(1)
    world, bound = view.copy(), match.game.kernels.bound["guess"]

    def run(seed: int) -> int:
        world[:] = view
        bound(world, 0, rng)
        return 1

    return rate(run)


def slow_referee() -> float:
    """Actions a second of the plain Python referee that the tests compare with."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from tests.oracles.chance import Chance
    from tests.oracles.nahs import Oracle

    options, whim = dict(majlis.game("nahs", stages=1).options), random.Random(1)

    def run(seed: int) -> int:
        oracle, plies = Oracle(options, Chance(seed)), 0
        while actors := oracle.actors():
            oracle.play(actors[0], whim.choice(oracle.legal(actors[0])))
            plies += 1
        return plies

    return rate(run)


def crazy_eights() -> float | None:
    """Actions a second of OpenSpiel's crazy eights, C++ driven from Python; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, whim = pyspiel.load_game("crazy_eights(players=4)"), random.Random(1)

    def run(seed: int) -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(whim.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(whim.choice(state.legal_actions()))
                plies += 1
        return plies

    return rate(run)


def main() -> None:
    nahs = played("nahs", "listed", players=4)
    print(
        f"nahs listed       {nahs:12,.0f} actions a second, 4 players, full legal lists ({nahs / WANTED:.1f} x wanted)"
    )
    peers = {
        "nahs sampled": played("nahs", "playout", players=4),
        "quoridor listed": played("quoridor", "listed"),
        "crazy 8s (C++)": crazy_eights(),
        "slow referee": slow_referee(),
    }
    for name, speed in peers.items():
        if speed is not None:
            print(f"{name:17} {speed:12,.0f} actions a second   nahs listed is {nahs / speed:,.2f} times that")
    print(f"nahs guessed      {guessed():12,.0f} views a second, called from Python")


if __name__ == "__main__":
    main()
