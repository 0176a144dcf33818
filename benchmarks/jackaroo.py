"""How fast Jackaroo is played, beside Quoridor, OpenSpiel's backgammon and the slow referee.

Run it with `python benchmarks/jackaroo.py`.

Whole matches of random legal plays, dealing included. `listed` writes the full legal list out at every play, `sampled`
is what playouts do. Processor time is counted, so that other work on the machine matters less; the ratios are to peers
run in the same process a moment later.
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
EVERYTHING = {"queen_burns": "yes", "seven_parts": 4, "jack": "any", "jump_limit": "none", "locked_out": "five_and_ten"}
"""The house rules that make legal lists long."""


def rate(run: Callable[[int], int]) -> tuple[float, float]:
    """Plays and whole games a second of processor time; `run` plays the game of a seed and counts its plays."""
    run(0)
    plays, seed, begun = 0, 1, time.process_time()
    while time.process_time() - begun < SECONDS:
        plays += run(seed)
        seed += 1
    taken = time.process_time() - begun
    return plays / taken, (seed - 1) / taken


def played(key: str, kernel: str, **options: Any) -> tuple[float, float]:
    """The rate of a kernel that plays whole random matches."""
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
    """Guesses a second of what a seat cannot see, early in a match."""
    match = majlis.game("jackaroo").start(1)
    view, rng = match.hidden(0), new_stream(2)
    return rate(lambda seed: len([match.game.kernels.guessed(view, rng) for _ in range(100)]))[0]


def backgammon() -> float:
    """Moves a second of OpenSpiel's backgammon, chance included, driven from Python with full legal lists."""
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def run(seed: int) -> int:
        whim, state, moves = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(whim.choice(state.legal_actions()))
            moves += 1
        return moves

    return rate(run)[0]


def refereed() -> float:
    """Plays a second of the slow referee in plain Python that the engine is tested against."""
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.oracles.chance import Chance
    from tests.oracles.jackaroo import Oracle

    options = dict(majlis.game("jackaroo").options)

    def run(seed: int) -> int:
        whim, oracle, plays = random.Random(seed), Oracle(options, Chance(seed)), 0
        while oracle.actors():
            [seat] = oracle.actors()
            oracle.play(seat, whim.choice(oracle.legal(seat)))
            plays += 1
        return plays

    return rate(run)[0]


def main() -> None:
    base, _ = played("jackaroo", "listed", players=4)
    quoridor, _ = played("quoridor", "listed")
    print(
        f"listed, 4 players     {base:12,.0f} plays a second   {base / quoridor:7.2f} times Quoridor's {quoridor:,.0f}"
    )
    for players in (2, 4, 6):
        plays, games = played("jackaroo", "playout", players=players)
        print(f"sampled, {players} players    {plays:12,.0f} plays a second   {games:7,.0f} whole games a second")
    plays, _ = played("jackaroo", "listed", players=4, **EVERYTHING)
    print(f"listed, all allowed   {plays:12,.0f} plays a second")
    print(f"guessed views         {guessed():12,.0f} a second, called from Python")
    slow = refereed()
    print(f"the slow referee      {slow:12,.0f} plays a second   listed is {base / slow:,.0f} times that")
    try:
        moves = backgammon()
    except ImportError:
        print("OpenSpiel is not installed, so there is no backgammon to compare with: pip install open_spiel")
        return
    print(f"OpenSpiel backgammon  {moves:12,.0f} moves a second   listed is {base / moves:,.1f} times that")


if __name__ == "__main__":
    main()
