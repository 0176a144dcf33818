"""How fast Quoridor is played, beside OpenSpiel's C++ game in the same process: python benchmarks/quoridor.py

Two players on the 9 x 9 board, uniformly random actions, one core. Three ways of playing are timed:

- listed: at every ply the full legal list is written out and one of it is chosen. OpenSpiel is driven from Python by
  `legal_actions()` and `apply_action()`, the least its API allows, with one call of `random.random` a ply.
- sampled: the same, with an action found without the list where that can be helped.
- searched: tree search with one random playout at every new leaf. Ours is the small UCT below; OpenSpiel's is its C++
  `MCTSBot` with its C++ `RandomRolloutEvaluator`, one rollout an evaluation. The position searched is the first one.

Processor time is counted, runs are short and take turns, and the median of the rounds is told together with the median
of the ratios of neighbours, so that other work on the machine matters little. A ply is not the same work on both sides:
a random game is a draw by repetition after about 56 plies here and, without that rule, has about 240 there, most of
them pawn moves with short lists after all fences are laid; so a ply of ours is dearer, while a playout of ours is
shorter. Therefore the searches are compared by plies as well.

Compile times are those of all kernels that a match, playouts and batches need, in processes of their own: cold with an
empty cache, warm with a full one; processor time, without the import of Numba itself.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np

import majlis
from majlis.kernel.jit import copied, kernel, scratch_ints
from majlis.kernel.ops import UNBOUND, Ints, Ops, Rows, States, Streams, Weights
from majlis.kernel.rng import below
from majlis.kernel.seeds import new_stream

ROUNDS = 7
SECONDS = 0.5
SIMULATIONS = 1000
EXPLORATION = 1.4

ops: Ops = UNBOUND

COMPILE = """
import time, numba, majlis
from majlis.kernel.precompile import warm
game = majlis.game("quoridor").definition
begun = time.process_time()
list(warm(game, ("edges", "playout", "batch")))
print(time.process_time() - begun)
"""


# ------------------------------------------------------------------------------------------------------- kernels


@kernel
def listed_games(blanks: States, rng: Streams, policy_rng: Streams, games: int) -> int:
    """Deal and play so many games with the full legal list at every ply; how many plies they had."""
    seats, out = scratch_ints(4), scratch_ints(256)
    plies = 0
    for _ in range(games):
        state = copied(blanks[0])
        ops.deal(state, rng[0])
        while ops.actors(state, seats) > 0:
            count = ops.legal(state, seats[0], out)
            ops.play(state, rng[0], seats[0], out[below(policy_rng[0], count)])
            plies += 1
    return plies


@kernel
def sampled_games(blanks: States, rng: Streams, policy_rng: Streams, games: int) -> int:
    """Deal and play so many games with lazily found actions; how many plies they had."""
    seats = scratch_ints(4)
    plies = 0
    for _ in range(games):
        state = copied(blanks[0])
        ops.deal(state, rng[0])
        while ops.actors(state, seats) > 0:
            ops.play(state, rng[0], seats[0], ops.random_action(state, seats[0], policy_rng[0]))
            plies += 1
    return plies


@kernel
def searched(
    roots: States, rng: Streams, policy_rng: Streams, simulations: int, nodes: Rows, values: Weights, path: Ints
) -> int:
    """UCT from the first state, one playout a simulation; the plies of all playouts.

    A node is a row: the action that leads to it, the seat that plays it, its first child, how many it has, and visits;
    its value is the sum of that seat's scores. A leaf gets its children, one a legal action, when it is visited again.
    """
    seats, scores, out = scratch_ints(4), scratch_ints(4), scratch_ints(256)
    nodes[0, :] = 0
    values[0] = 0.0
    used, plies = 1, 0
    for _ in range(simulations):
        state = copied(roots[0])
        node, length = 0, 1
        path[0] = 0
        while True:
            running = ops.actors(state, seats) > 0
            if running and nodes[node, 3] == 0 and (nodes[node, 4] > 0 or node == 0):
                count = ops.legal(state, seats[0], out)
                if used + count <= values.size:
                    nodes[node, 2], nodes[node, 3] = used, count
                    for i in range(count):
                        nodes[used, :] = 0
                        nodes[used, 0], nodes[used, 1] = out[i], seats[0]
                        values[used] = 0.0
                        used += 1
            if not running or nodes[node, 3] == 0:
                break
            best, most = 0, -1.0
            reach = EXPLORATION * np.sqrt(np.log(nodes[node, 4] + 1.0))
            first = nodes[node, 2]
            for child in range(first, first + nodes[node, 3]):
                visits = nodes[child, 4]
                if visits == 0:
                    best = child
                    break
                worth = values[child] / visits + reach / np.sqrt(visits)
                if worth > most:
                    best, most = child, worth
            node = best
            path[length] = node
            length += 1
            ops.play(state, rng[0], nodes[node, 1], nodes[node, 0])
        while ops.actors(state, seats) > 0:
            ops.play(state, rng[0], seats[0], ops.random_action(state, seats[0], policy_rng[0]))
            plies += 1
        ops.result(state, seats, scores)
        for i in range(length):
            nodes[path[i], 4] += 1
            values[path[i]] += scores[nodes[path[i], 1]]
    return plies


# ------------------------------------------------------------------------------------------------------- players


def ours(name: str) -> Callable[[], tuple[float, float]]:
    """A run of one kernel: plies and games a second."""
    game = majlis.game("quoridor")
    run = game.definition.bound(sys.modules[__name__])[name]
    blanks, rng, policy_rng = game.ops.blank(game.options), new_stream(1), new_stream(2)

    def measured() -> tuple[float, float]:
        plies = games = 0
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            plies += run(blanks, rng, policy_rng, 200)
            games += 200
        spent = time.process_time() - begun
        return plies / spent, games / spent

    return measured


def our_search() -> Callable[[], tuple[float, float]]:
    """A run of the UCT above: plies and playouts a second."""
    game = majlis.game("quoridor")
    run = game.definition.bound(sys.modules[__name__])["searched"]
    root, rng, policy_rng = game.start(1).hidden(0), new_stream(1), new_stream(2)
    room = 132 * (SIMULATIONS + 2)
    nodes, values, path = np.zeros((room, 5), np.int64), np.zeros(room), np.zeros(1000, np.int64)

    def measured() -> tuple[float, float]:
        plies = playouts = 0
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            plies += run(root, rng, policy_rng, SIMULATIONS, nodes, values, path)
            playouts += SIMULATIONS
        spent = time.process_time() - begun
        return plies / spent, playouts / spent

    return measured


def open_spiel() -> Callable[[], tuple[float, float]]:
    """A run of OpenSpiel's game from Python: plies and games a second."""
    import pyspiel

    game, draw = pyspiel.load_game("quoridor"), random.Random(1).random

    def measured() -> tuple[float, float]:
        plies = games = 0
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            state = game.new_initial_state()
            legal, play, is_over = state.legal_actions, state.apply_action, state.is_terminal
            while not is_over():
                actions = legal()
                play(actions[int(draw() * len(actions))])
                plies += 1
            games += 1
        spent = time.process_time() - begun
        return plies / spent, games / spent

    return measured


def open_spiel_search() -> Callable[[], tuple[float, float]]:
    """A run of OpenSpiel's C++ search: playouts a second; it does not tell their plies."""
    import pyspiel

    game = pyspiel.load_game("quoridor")
    state = game.new_initial_state()

    def measured() -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, SIMULATIONS, 1000, False, 1, False)
        begun = time.process_time()
        bot.step(state)
        return float("nan"), SIMULATIONS / (time.process_time() - begun)

    return measured


def compile_seconds() -> tuple[float, float]:
    """Processor time to compile the game with an empty cache, then to load it from the full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "MAJLIS_CACHE": folder, "PYTHONPATH": os.pathsep.join(sys.path)}
        times = [
            float(
                subprocess.run([sys.executable, "-c", COMPILE], env=environment, capture_output=True, check=True).stdout
            )
            for _ in range(2)
        ]
    return times[0], times[1]


def main() -> None:
    players = {
        "listed": ours("listed_games"),
        "sampled": ours("sampled_games"),
        "searched": our_search(),
        "OpenSpiel listed": open_spiel(),
        "OpenSpiel searched": open_spiel_search(),
    }
    rounds = [{name: play() for name, play in players.items()} for _ in range(ROUNDS + 1)][1:]
    print(f"{'':20}{'plies a second':>16}{'games or playouts a second':>30}")
    for name in players:
        plies = statistics.median(measured[name][0] for measured in rounds)
        games = statistics.median(measured[name][1] for measured in rounds)
        print(f"{name:20}{'':>16}{games:30,.0f}" if plies != plies else f"{name:20}{plies:16,.0f}{games:30,.0f}")
    listed = statistics.median(measured["listed"][0] / measured["OpenSpiel listed"][0] for measured in rounds)
    searched_ = statistics.median(measured["searched"][1] / measured["OpenSpiel searched"][1] for measured in rounds)
    print(f"listed: {listed:.1f} times the plies of OpenSpiel (wanted: 7)")
    print(f"searched: {searched_:.1f} times the playouts of OpenSpiel (wanted: 10)")
    length = statistics.median(measured["OpenSpiel listed"][0] / measured["OpenSpiel listed"][1] for measured in rounds)
    plies = statistics.median(
        measured["searched"][0] / (length * measured["OpenSpiel searched"][1]) for measured in rounds
    )
    print(f"          {plies:.1f} times its plies, if its playouts are as long as its random games, {length:.0f} plies")
    cold, warm = compile_seconds()
    print(f"compiling: {cold:.1f} s cold (wanted: at most 12), {warm:.1f} s warm (wanted: at most 1)")


if __name__ == "__main__":
    main()
