"""Compiled games between seats that follow instinct and seats that play anything."""

import numpy as np

from majlis.kernel.jit import kernel
from majlis.kernel.ops import UNBOUND, Ints, Ops, States, Streams
from majlis.kernel.policy import drawn
from majlis.kernel.rng import below

NEEDS_INSTINCT = True

ops: Ops = UNBOUND


@kernel
def contest(states: States, i: int, rng: Streams, policy_rng: Streams, with_instinct: int, places: Ints) -> int:
    """Play state `i` to its end, the seats whose bits are set by instinct, and write the places; the plies played."""
    state = states[i]
    asked, scores = np.empty(ops.SEATS, np.int64), np.empty(ops.SEATS, np.int64)
    actions, weights = np.empty(ops.MOST_LEGAL, np.int64), np.empty(ops.MOST_LEGAL)
    plies = 0
    while ops.actors(state, asked) > 0:
        seat = asked[0]
        count = ops.legal(state, seat, actions)
        if with_instinct >> seat & 1:
            ops.instinct(state, seat, actions, count, weights)
            chosen = drawn(weights, count, policy_rng[0])
        else:
            chosen = below(policy_rng[0], count)
        ops.play(state, rng[0], seat, actions[chosen])
        plies += 1
    ops.result(state, places, scores)
    return plies
