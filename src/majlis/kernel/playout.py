"""Random games played to the end."""

from majlis.kernel.jit import copied, kernel
from majlis.kernel.ops import UNBOUND, Ints, Ops, States, Streams
from majlis.kernel.rng import below

ops: Ops = UNBOUND


@kernel
def playout(states: States, i: int, rng: Streams, policy_rng: Streams, most: int, seats: Ints) -> int:
    """Play state `i` on with uniformly random legal actions until it ends or `most` plies; how many were played."""
    state = states[i]
    for ply in range(most):
        if ops.actors(state, seats) == 0:
            return ply
        seat = seats[0]
        ops.play(state, rng[0], seat, ops.random_action(state, seat, policy_rng[0]))
    return most


@kernel
def listed(states: States, i: int, rng: Streams, policy_rng: Streams, most: int, seats: Ints, out: Ints) -> int:
    """Like `playout`, but the full legal list is written out at every ply and one of it is chosen."""
    state = states[i]
    for ply in range(most):
        if ops.actors(state, seats) == 0:
            return ply
        seat = seats[0]
        count = ops.legal(state, seat, out)
        ops.play(state, rng[0], seat, out[below(policy_rng[0], count)])
    return most


@kernel
def rollouts(
    states: States, i: int, rng: Streams, policy_rng: Streams, count: int, places: Ints, scores: Ints, out: Ints
) -> int:
    """Finish state `i` at random `count` times over; adds each seat's first places to `out`; the plies played."""
    plies = 0
    for world in range(count):
        state = copied(states[i])
        rng[0].world = world
        while ops.actors(state, places) > 0:
            seat = places[0]
            ops.play(state, rng[0], seat, ops.random_action(state, seat, policy_rng[0]))
            plies += 1
        ops.result(state, places, scores)
        for seat in range(places.size):
            if places[seat] == 1:
                out[seat] += 1
    return plies
