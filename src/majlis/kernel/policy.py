"""Playing by instinct: a game's hand-made preferences, followed in proportion."""

from typing import Any

import numpy as np

from majlis.kernel.jit import copy_into, kernel, rule, shared
from majlis.kernel.ops import UNBOUND, Ints, Ops, States, Streams, Weights
from majlis.kernel.rng import open_stream, word

NEEDS_INSTINCT = True
GUESSING, PLAYING, WHIM = 200, 201, 202
"""Labels of a bot's random streams; their number is that of the world."""

ops: Ops = UNBOUND


@rule
def drawn(weights: Any, count: int, policy_rng: Any) -> int:
    """One of the first `count` places, each as likely as its weight says."""
    total = 0.0
    for k in range(count):
        total += weights[k]
    left = total * (word(policy_rng) / 4294967296.0)
    for k in range(count):
        left -= weights[k]
        if left < 0.0:
            return k
    return count - 1


@shared
def draw_world(world: Any, view: Any, rng: Any, number: int) -> None:
    """Fill the unknown of a view: the same number gives the same world, and the same chances in it."""
    rng.world = number
    open_stream(rng, GUESSING, number, 0)
    copy_into(world, view)
    ops.determinize(world, rng)
    open_stream(rng, PLAYING, number, 0)


@shared
def rollout(state: Any, rng: Any, policy_rng: Any, most: int, asked: Any, actions: Any, weights: Any) -> int:
    """Play on by instinct until the game ends or `most` plies; how many were played."""
    for ply in range(most):
        if ops.actors(state, asked) == 0:
            return ply
        seat = asked[0]
        count = ops.legal(state, seat, actions)
        chosen = 0
        if count > 1:
            ops.instinct(state, seat, actions, count, weights)
            chosen = drawn(weights, count, policy_rng)
        ops.play(state, rng, seat, actions[chosen])
    return most


@shared
def leaf_values(state: Any, values: Any, places: Any, scores: Any) -> None:
    """Write each seat's return where the game is over (as a batch counts it), else what the game expects it to be."""
    if not ops.result(state, places, scores):
        ops.evaluate(state, values)
        return
    players = state.players
    for seat in range(players):
        values[seat] = 0.0
        for other in range(players):
            if places[seat] < places[other]:
                values[seat] += 1.0 / (players - 1)
            elif places[seat] > places[other]:
                values[seat] -= 1.0 / (players - 1)


@kernel
def priors(states: States, i: int, seat: int, actions: Ints, weights: Weights) -> int:
    """Write the seat's legal actions in state `i` and how much instinct likes each; how many."""
    count = ops.legal(states[i], seat, actions)
    ops.instinct(states[i], seat, actions, count, weights)
    return count


@kernel
def forget(states: States, i: int) -> None:
    """Drop from a view what a careless player would not remember."""
    ops.forget(states[i])


@kernel
def worth(states: States, i: int, values: Weights) -> None:
    """Write each seat's return in a full state, estimated unless it is over."""
    leaf_values(states[i], values, np.empty(ops.SEATS, np.int64), np.empty(ops.SEATS, np.int64))


@kernel
def instinct_game(states: States, i: int, rng: Streams, policy_rng: Streams, most: int, actions: Ints) -> int:
    """Play state `i` on by instinct until it ends or `most` plies; how many were played."""
    asked, weights = np.empty(ops.SEATS, np.int64), np.empty(ops.MOST_LEGAL)
    return rollout(states[i], rng[0], policy_rng[0], most, asked, actions, weights)


@kernel
def foresee(states: States, seat: int, rng: Streams, actions: Ints, values: Weights, worlds: int) -> None:
    """Write what each action is worth to the seat right after it, on average over guesses at the view `states[0]`.

    `states[1]` and `states[2]` are room to work in.
    """
    worths, places = np.empty(ops.SEATS), np.empty(ops.SEATS, np.int64)
    scores = np.empty(ops.SEATS, np.int64)
    values[:] = 0.0
    for number in range(worlds):
        for k in range(actions.size):
            draw_world(states[1], states[0], rng[0], number)
            ops.play(states[1], rng[0], seat, actions[k])
            leaf_values(states[1], worths, places, scores)
            values[k] += worths[seat] / worlds
