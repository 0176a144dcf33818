"""How a match may end: worlds that fit a view are played on by instinct to the end, and who is first is counted."""

from math import sqrt
from typing import Any

import numpy as np

from majlis.kernel.jit import kernel, shared
from majlis.kernel.ops import UNBOUND, Ints, Ops, Scores, States, Streams, Weights
from majlis.kernel.policy import POLICY, draw_world, drawn, rollout
from majlis.kernel.rng import open_stream

NEEDS_INSTINCT = True

NOBODY = -1
"""No seat in particular acts first."""
OUT = -1
"""The side of a seat that cannot be first any more."""
AFTER, FIRST = 0, 1
"""Which part of a world's stream instinct draws from: for all that comes after the first action, and for that."""
LONGEST = 1_000_000
"""Plies after which a world counts as drawn; the games end long before by their own rules."""

ops: Ops = UNBOUND


@shared
def share_first_place(state: Any, sides: Any, places: Any, scores: Any, shares: Any) -> None:
    """Write each side's share of the first place: sides that are equal share it, seats that are out do not count."""
    is_over = ops.result(state, places, scores)
    best = 0
    for seat in range(state.players):
        if sides[seat] != OUT:
            place = places[seat] if is_over else 1
            if best == 0 or place < best:
                best = place
    winners = 0
    for side in range(shares.size):
        shares[side] = 0.0
    for seat in range(state.players):
        if sides[seat] != OUT and (not is_over or places[seat] == best):
            if shares[sides[seat]] == 0.0:
                winners += 1
            shares[sides[seat]] = 1.0
    for side in range(shares.size):
        shares[side] /= winners


@kernel
def likings(states: States, seat: int, actions: Ints, weights: Weights) -> int:
    """Write what the seat of the view `states[0]` may do, and how much instinct likes each; how many."""
    count = ops.legal(states[0], seat, actions)
    ops.instinct(states[0], seat, actions, count, weights)
    return count


@kernel
def forecast(
    states: States, rngs: Streams, sides: Ints, seat: int, actions: Ints, weights: Weights, shares: Scores
) -> int:
    """Play on as many worlds of `states[0]` as `shares` has rows and write who is first; the plies played.

    `states[0]` is a view, or the referee's state, which fits itself alone; `states[1]` is room to play in. A seat
    begins with one of these actions, drawn by their weights, unless it is NOBODY. The same streams make the same
    worlds and the same luck in them, whatever that action is.
    """
    asked, scores = np.empty(ops.SEATS, np.int64), np.empty(ops.SEATS, np.int64)
    listed, likes = np.empty(ops.MOST_LEGAL, np.int64), np.empty(ops.MOST_LEGAL)
    state, rng, policy_rng = states[1], rngs[0], rngs[1]
    plies = 0
    for number in range(shares.shape[0]):
        draw_world(state, states[0], rng, number)
        policy_rng.world = number
        if seat != NOBODY:
            open_stream(policy_rng, POLICY, number, FIRST)
            ops.play(state, rng, seat, actions[drawn(weights, actions.size, policy_rng)])
        open_stream(policy_rng, POLICY, number, AFTER)
        plies += rollout(state, rng, policy_rng, LONGEST, asked, listed, likes)
        share_first_place(state, sides, asked, scores, shares[number])
    return plies


@kernel
def gaps(one: Scores, other: Scores, means: Weights, errors: Weights) -> None:
    """Write how far apart two forecasts of the same worlds are for each side: on average, and its standard error."""
    worlds = one.shape[0]
    for side in range(means.size):
        total = 0.0
        for number in range(worlds):
            total += one[number, side] - other[number, side]
        means[side] = total / worlds
        squares = 0.0
        for number in range(worlds):
            squares += (one[number, side] - other[number, side] - means[side]) ** 2
        errors[side] = sqrt(squares / (worlds - 1) / worlds)
