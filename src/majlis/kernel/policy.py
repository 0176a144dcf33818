"""Playing by instinct: a game's hand-made preferences, followed in proportion."""

from typing import Any

import numpy as np

from majlis.kernel.candidates import notice, picked, sort_places
from majlis.kernel.elementary import exp, log
from majlis.kernel.firsts import judge_leaf
from majlis.kernel.forks import fork, fraction
from majlis.kernel.impressions import tempted
from majlis.kernel.jit import copy_into, kernel, rule, shared
from majlis.kernel.ops import UNBOUND, Ints, Ops, States, Streams, Thoughts, Weights
from majlis.kernel.rng import open_stream, word

NEEDS_INSTINCT = True
DETERMINIZING, PLAYING, POLICY = 200, 201, 202
"""Labels of a bot's random streams; their number is that of the world."""
WORLDS = 8
"""Guesses at the unknown from which an instinct bot's chances are estimated."""

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
    open_stream(rng, DETERMINIZING, number, 0)
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
def foresee(
    states: Any, seat: int, rng: Any, actions: Any, count: int, side: int, chances: Any, worths: Any, places: Any
) -> None:
    """Write how likely the seat is to win right after each action, on average over guesses at the view `states[0]`.

    `states[1]` and the last two, of two rows each, are room to work in.
    """
    for k in range(count):
        chances[k] = 0.0
    for number in range(WORLDS):
        for k in range(count):
            draw_world(states[1], states[0], rng, number)
            ops.play(states[1], rng, seat, actions[k])
            judge_leaf(states[1], side, worths[0], worths[1], places[0], places[1])
            chances[k] += worths[1, seat] / WORLDS


@kernel
def instinct_choose(
    states: States,
    thoughts: Thoughts,
    rng: Streams,
    own: Streams,
    order: Ints,
    actions: Ints,
    win_probabilities: Weights,
    shares: Weights,
    seat: int,
) -> int:
    """Choose by instinct from the view `states[0]`; write what came to mind, what is liked best first; how many.

    What it would do is the thought's `action`; `states[1]` and `own` are room to work in. Draws from `rng` once.
    """
    thought = thoughts[0]
    listed, weights = np.empty(ops.MOST_LEGAL, np.int64), np.empty(ops.MOST_LEGAL)
    quiet, lures = np.empty(ops.MOST_LEGAL), np.empty(ops.MOST_LEGAL)
    chances, worths, places = np.empty(ops.MOST_LEGAL), np.empty((2, ops.SEATS)), np.empty((2, ops.SEATS), np.int64)
    fork(rng[0], own[0])
    if thought.forgets == 1:
        ops.forget(states[0])
    thought.legal = ops.legal(states[0], seat, listed)
    ops.instinct(states[0], seat, listed, thought.legal, weights)
    ops.impress(states[0], seat, listed, thought.legal, quiet, lures)
    count = notice(thought, own[0], listed, thought.legal, quiet, order)
    share_out(thought, order, count, weights, lures, shares)
    for k in range(count):
        actions[k] = listed[order[k]]
        weights[k] = shares[k]
        order[k] = k
    chosen = actions[picked(weights, count, fraction(own[0]))]
    foresee(states, seat, own[0], actions, count, thought.side, chances, worths, places)
    sort_places(order, 0, count, weights)
    for k in range(count):
        listed[k] = actions[order[k]]
        shares[k] = weights[order[k]]
        win_probabilities[k] = chances[order[k]]
    for k in range(count):
        actions[k] = listed[k]
    thought.noticed = count
    thought.action = chosen
    return count


@rule
def share_out(thought: Any, order: Any, count: int, weights: Any, lures: Any, shares: Any) -> None:
    """Write how likely each action that came to mind is chosen: its weight to the power of the sharpness, in all 1.

    To who is naive it is the likelier the more it tempts.
    """
    most, total = 0.0, 0.0
    for k in range(count):
        most = max(most, weights[order[k]])
    for k in range(count):
        share = weights[order[k]] / most
        liking = exp(thought.sharpness * log(share)) if share > 0.0 else 0.0
        shares[k] = tempted(liking, thought.naive, lures[order[k]])
        total += shares[k]
    for k in range(count):
        shares[k] /= total
