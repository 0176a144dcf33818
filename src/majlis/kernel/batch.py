"""Many games at once: each kernel does games `first` to `last` - 1, so that threads can share a batch."""

from typing import Any

import numpy as np

from majlis.kernel.jit import copied, kernel, shared
from majlis.kernel.ops import UNBOUND, Ints, Masks, Ops, Scores, States, Streams, Tensors
from majlis.kernel.rng import below
from majlis.kernel.tensors import write_zeros

ops: Ops = UNBOUND


@kernel
def deal_range(states: States, rngs: Streams, seats: Ints, first: int, last: int) -> None:
    """Deal the games whose seat is asked to be dealt (-2) and note who is asked first."""
    asked = np.empty(ops.SEATS, np.int64)
    for i in range(first, last):
        if seats[i] == -2:
            ops.deal(states[i], rngs[i])
            seats[i] = asked[0] if ops.actors(states[i], asked) > 0 else -1


@kernel
def check_range(states: States, seats: Ints, actions: Ints, codes: Ints, first: int, last: int) -> None:
    """Write the code of the rule that forbids each game's action; finished games ask for none."""
    for i in range(first, last):
        codes[i] = ops.check(states[i], seats[i], actions[i]) if seats[i] >= 0 else 0


@kernel
def play_range(states: States, rngs: Streams, seats: Ints, actions: Ints, first: int, last: int) -> None:
    """Play each running game's action and note who is asked next, -1 where the game is over."""
    asked = np.empty(ops.SEATS, np.int64)
    for i in range(first, last):
        if seats[i] >= 0:
            ops.play(states[i], rngs[i], seats[i], actions[i])
            seats[i] = asked[0] if ops.actors(states[i], asked) > 0 else -1


@shared
def write_mask(state: Any, seat: int, mask: Any, listed: Any) -> None:
    """Mark the legal actions of a seat; none where nobody is asked."""
    write_zeros(mask)
    if seat >= 0:
        for k in range(ops.legal(state, seat, listed)):
            mask[listed[k]] = 1


@kernel
def mask_range(states: States, seats: Ints, masks: Masks, first: int, last: int) -> None:
    """Mark each game's legal actions."""
    listed = np.empty(ops.MOST_LEGAL, np.int64)
    for i in range(first, last):
        write_mask(states[i], seats[i], masks[i], listed)


@shared
def write_observation(state: Any, seat: int, out: Any) -> None:
    """Write what a seat knows of the referee's state, nothing where nobody is asked.

    A view is made only for a game that needs one.
    """
    if seat < 0:
        write_zeros(out)
    elif ops.OBSERVES_STATES:
        ops.observe(state, seat, out)
    else:
        view = copied(state)
        ops.hide(view, seat)
        ops.observe(view, seat, out)


@kernel
def observe_range(states: States, seats: Ints, tensors: Tensors, first: int, last: int) -> None:
    """Write what the asked seat of each game knows; zeros where the game is over."""
    for i in range(first, last):
        write_observation(states[i], seats[i], tensors[i])


@kernel
def returns_range(states: States, seats: Ints, returns: Scores, first: int, last: int) -> None:
    """Write each seat's return: the share of seats it beats less the share that beat it; zero while it runs."""
    places = np.empty(ops.SEATS, np.int64)
    scores = np.empty(ops.SEATS, np.int64)
    for i in range(first, last):
        returns[i, :] = 0.0
        if seats[i] == -1 and ops.result(states[i], places, scores):
            players = states[i].players
            for seat in range(players):
                for other in range(players):
                    if places[seat] < places[other]:
                        returns[i, seat] += 1.0 / (players - 1)
                    elif places[seat] > places[other]:
                        returns[i, seat] -= 1.0 / (players - 1)


@kernel
def random_range(
    states: States, rngs: Streams, seats: Ints, policy_rngs: Streams, plies: int, first: int, last: int
) -> int:
    """Play `plies` random actions in each game, from the full legal list, dealing anew at an end; how many ended."""
    asked = np.empty(ops.SEATS, np.int64)
    out = np.empty(ops.MOST_LEGAL, np.int64)
    ended = 0
    for i in range(first, last):
        state, rng, policy_rng = states[i], rngs[i], policy_rngs[i]
        for _ in range(plies):
            if seats[i] < 0:
                ended += 1
                rng.world += states.size
                ops.deal(state, rng)
                ops.actors(state, asked)
                seats[i] = asked[0]
            count = ops.legal(state, seats[i], out)
            ops.play(state, rng, seats[i], out[below(policy_rng, count)])
            seats[i] = asked[0] if ops.actors(state, asked) > 0 else -1
    return ended
