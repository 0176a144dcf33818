"""How fast Super Taki is played, beside RLCard's Uno and Quoridor in the same process: python benchmarks/taki.py

Four players, random legal actions, the full legal list written out at every action; the waits of seats that merely may
speak are left out of the count.
"""

import random
import time
from typing import Any

import numpy as np

import majlis
from majlis.kernel import playout
from majlis.kernel.seeds import new_stream
from majlis.match.kernels import kernels_of


def listed_a_second(key: str, seconds: float, **options: Any) -> float:
    """Plays a second with full legal lists, dealing included."""
    game = majlis.game(key, **options)
    kernels, bound = kernels_of(game.definition), game.definition.bound(playout)
    states, whim = kernels.blank(game.options), new_stream(1)
    seats = np.zeros(game.definition.seats, np.int64)
    out = np.zeros(game.definition.most_legal, np.int64)

    def play_one(seed: int) -> int:
        rng = new_stream(seed)
        kernels.deal(states, rng)
        return int(bound["listed"](states, 0, rng, whim, 100_000, seats, out))

    play_one(0)
    plies, seed, begun = 0, 1, time.process_time()
    while time.process_time() - begun < seconds:
        plies += play_one(seed)
        seed += 1
    return plies / (time.process_time() - begun)


def waits_share(games: int) -> float:
    """How many of a hundred plies of a random game are waits, which are no actions."""
    game = majlis.game("taki")
    kernels, whim = kernels_of(game.definition), random.Random(1)
    bound, wait = kernels.bound, min(game.definition.waits)
    out = np.zeros(game.definition.most_legal, np.int64)
    plies = waits = 0
    for seed in range(games):
        states, rng = kernels.blank(game.options), new_stream(seed)
        kernels.deal(states, rng)
        while actors := kernels.actors(states):
            count = bound["legal"](states, 0, actors[0], out)
            action = int(out[whim.randrange(count)])
            kernels.play(states, rng, actors[0], action)
            plies += 1
            waits += action == wait
    return waits / plies


def uno_a_second(seconds: float) -> float:
    """Steps a second of RLCard's Uno, four players, random legal actions, through its environment."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    env.game.configure({"game_num_players": 4})
    whim = random.Random(1)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(whim.choice(list(state["legal_actions"])))
            steps += 1
    return steps / (time.process_time() - begun)


def bare_uno_a_second(seconds: float) -> float:
    """Steps a second of RLCard's Uno without its environment: the inner game alone, nothing observed."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    env.game.configure({"game_num_players": 4})
    whim = random.Random(1)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        state, _ = env.game.init_game()
        while not env.game.is_over():
            state, _ = env.game.step(whim.choice(state["legal_actions"]))
            steps += 1
    return steps / (time.process_time() - begun)


def main() -> None:
    taki = listed_a_second("taki", 3.0, players=4) * (1 - waits_share(5))
    quoridor = listed_a_second("quoridor", 2.0)
    print(f"taki      {taki:12,.0f} actions a second, 4 players, full legal lists")
    print(f"quoridor  {quoridor:12,.0f} actions a second, full legal lists   taki is {taki / quoridor:.2f} times that")
    try:
        uno, bare = uno_a_second(3.0), bare_uno_a_second(2.0)
    except ImportError:
        print("RLCard is not installed, so there is no Uno to compare with: pip install rlcard")
        return
    print(f"RLCard uno{uno:12,.0f} steps a second by its environment   taki is {taki / uno:.0f} times that")
    print(f"  its game{bare:12,.0f} steps a second, nothing observed        taki is {taki / bare:.0f} times that")


if __name__ == "__main__":
    main()
