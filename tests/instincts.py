"""Kernels that let the tests ask a game's hand-made knowledge."""

import numpy as np

from majlis.kernel.firsts import judge_leaf
from majlis.kernel.jit import kernel
from majlis.kernel.ops import UNBOUND, Ints, Ops, States, Streams, Weights
from majlis.kernel.policy import rollout

NEEDS_INSTINCT = True

ops: Ops = UNBOUND


@kernel
def priors(states: States, i: int, seat: int, actions: Ints, weights: Weights) -> int:
    """Write the seat's legal actions in state `i` and how much instinct likes each; how many."""
    count = ops.legal(states[i], seat, actions)
    ops.instinct(states[i], seat, actions, count, weights)
    return count


@kernel
def impressions(states: States, i: int, seat: int, actions: Ints, quiet: Weights, lures: Weights) -> int:
    """Write the seat's legal actions in state `i`, how quietly each lies there and how it tempts; how many."""
    count = ops.legal(states[i], seat, actions)
    ops.impress(states[i], seat, actions, count, quiet, lures)
    return count


@kernel
def forget(states: States, i: int) -> None:
    """Drop from a view what a careless player would not remember."""
    ops.forget(states[i])


@kernel
def worth(states: States, i: int, values: Weights) -> None:
    """Write each seat's return in a full state, estimated unless it is over."""
    places, scores = np.empty(ops.SEATS, np.int64), np.empty(ops.SEATS, np.int64)
    judge_leaf(states[i], 1, values, np.empty(ops.SEATS), places, scores)


@kernel
def first_chances(states: States, i: int, side: int, chances: Weights) -> None:
    """Write how likely each seat's side is first in a full state, estimated unless it is over."""
    places, scores = np.empty(ops.SEATS, np.int64), np.empty(ops.SEATS, np.int64)
    judge_leaf(states[i], side, np.empty(ops.SEATS), chances, places, scores)


@kernel
def instinct_game(states: States, i: int, rng: Streams, policy_rng: Streams, most: int, actions: Ints) -> int:
    """Play state `i` on by instinct until it ends or `most` plies; how many were played."""
    asked, weights = np.empty(ops.SEATS, np.int64), np.empty(ops.MOST_LEGAL)
    return rollout(states[i], rng[0], policy_rng[0], most, asked, actions, weights)
