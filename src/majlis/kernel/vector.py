"""Many games for learning: played on, dealt anew at an end, and shown with all that any seat knows."""

from typing import Any, TypeAlias

import numpy as np

from majlis.kernel.jit import copied, kernel, rule, shared
from majlis.kernel.ops import Ints, States, Streams, Tensors
from majlis.kernel.rng import ROUNDS, fill_block, open_stream

NEXT_MATCH = 210
"""The label of the stream that the seed of the next match is drawn from."""

IDLE = -1
"""An action for a game that is to be left as it is."""

OVER = -1
"""The seat asked in a game that is over."""

Flags: TypeAlias = np.ndarray[Any, np.dtype[np.bool_]]
Layers: TypeAlias = np.ndarray[tuple[int, int, int], np.dtype[np.float32]]

ops: Any = None


@rule
def renew_seed(rng: Any) -> None:
    """Go on to the seed of the next match: it follows from the seed of this one alone."""
    rng.world = 0
    open_stream(rng, NEXT_MATCH, 0, 0)
    fill_block(rng, ROUNDS)
    for k in range(8):
        rng.key[k] = rng.words[k]
    open_stream(rng, 0, 0, 0)


@shared
def write_returns(state: Any, rewards: Any, places: Any, scores: Any) -> None:
    """Write each seat's share of beaten seats less its share of seats that beat it."""
    ops.result(state, places, scores)
    players = state.players
    for seat in range(players):
        beaten = 0
        for other in range(players):
            beaten += int(places[other] > places[seat]) - int(places[other] < places[seat])
        rewards[seat] = beaten / (players - 1)


@kernel
def deal_vector_range(states: States, rngs: Streams, seats: Ints, wanted: Flags, first: int, last: int) -> None:
    """Deal the marked games from the seeds that their streams hold."""
    asked = np.empty(ops.SEATS, np.int64)
    for i in range(first, last):
        if wanted[i]:
            ops.deal(states[i], rngs[i])
            seats[i] = asked[0] if ops.actors(states[i], asked) > 0 else OVER


@kernel
def renew_range(rngs: Streams, wanted: Flags, first: int, last: int) -> None:
    """Go on to the next seed in the marked games."""
    for i in range(first, last):
        if wanted[i]:
            renew_seed(rngs[i])


@kernel
def advance_range(
    states: States,
    rngs: Streams,
    seats: Ints,
    actions: Ints,
    rewards: Tensors,
    dones: Flags,
    renews: int,
    first: int,
    last: int,
) -> None:
    """Play each game's action; where it ends, write what it brought and deal the next match, if that is wanted."""
    asked, places = np.empty(ops.SEATS, np.int64), np.empty(ops.SEATS, np.int64)
    scores = np.empty(ops.SEATS, np.int64)
    for i in range(first, last):
        rewards[i, :] = 0.0
        dones[i] = False
        if actions[i] == IDLE or seats[i] == OVER:
            continue
        state = states[i]
        ops.play(state, rngs[i], seats[i], actions[i])
        count = ops.actors(state, asked)
        if count == 0:
            dones[i] = True
            write_returns(state, rewards[i], places, scores)
            if renews:
                renew_seed(rngs[i])
                ops.deal(state, rngs[i])
                count = ops.actors(state, asked)
        seats[i] = asked[0] if count > 0 else OVER


@kernel
def observe_all_range(states: States, seats: Ints, layers: Layers, first: int, last: int) -> None:
    """Write what every seat knows, from the seat asked on; from the first one where the game is over."""
    for i in range(first, last):
        players = states[i].players
        begin = max(seats[i], 0)
        for turn in range(players):
            seat = (begin + turn) % players
            view = copied(states[i])
            ops.hide(view, seat)
            layers[i, turn, :] = 0
            ops.observe(view, seat, layers[i, turn])
