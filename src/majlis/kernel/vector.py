"""Many games for learning: played on, dealt anew at an end, and shown with all that any seat knows."""

from typing import Any, TypeAlias

import numpy as np

from majlis.kernel.batch import write_mask, write_observation
from majlis.kernel.jit import kernel, rule, shared
from majlis.kernel.ops import Ints, Masks, States, Streams, Tensors
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
def refused_range(states: States, seats: Ints, actions: Ints, first: int, last: int) -> int:
    """The first game whose action is illegal, or -1; those that are over or idle have none."""
    for i in range(first, last):
        if seats[i] != OVER and actions[i] != IDLE and ops.check(states[i], seats[i], actions[i]) != 0:
            return i
    return -1


@shared
def play_on(states: Any, rngs: Any, seats: Any, i: int, action: int, rewards: Any, asked: Any, scores: Any) -> bool:
    """Play a game's action and note who is asked next; whether it has ended, and then what it brought."""
    ops.play(states[i], rngs[i], seats[i], action)
    if ops.actors(states[i], asked) > 0:
        seats[i] = asked[0]
        return False
    write_returns(states[i], rewards, asked, scores)
    seats[i] = OVER
    return True


@kernel
def step_range(
    states: States,
    rngs: Streams,
    seats: Ints,
    actions: Ints,
    plies: Ints,
    rewards: Tensors,
    dones: Flags,
    cuts: Flags,
    masks: Masks,
    tensors: Tensors,
    most_plies: int,
    renews: int,
    first: int,
    last: int,
) -> None:
    """Play each game's action and show what came of it.

    Where a match ends, or has lasted `most_plies`, the next one is dealt if that is wanted. A game is done with before
    the next one is looked at, so that its record is fetched from memory once.
    """
    asked, scores = np.empty(ops.SEATS, np.int64), np.empty(ops.SEATS, np.int64)
    listed = np.empty(ops.MOST_LEGAL, np.int64)
    for i in range(first, last):
        rewards[i, :] = 0.0
        dones[i] = False
        cuts[i] = False
        if actions[i] != IDLE and seats[i] != OVER:
            plies[i] += 1
            dones[i] = play_on(states, rngs, seats, i, actions[i], rewards[i], asked, scores)
        if seats[i] != OVER and plies[i] >= most_plies:
            cuts[i] = True
            seats[i] = OVER
        if renews and (dones[i] or cuts[i]):
            renew_seed(rngs[i])
            ops.deal(states[i], rngs[i])
            plies[i] = 0
            seats[i] = asked[0] if ops.actors(states[i], asked) > 0 else OVER
        write_mask(states[i], seats[i], masks[i], listed)
        write_observation(states[i], seats[i], tensors[i])


@kernel
def show_range(states: States, seats: Ints, masks: Masks, tensors: Tensors, first: int, last: int) -> None:
    """Write the mask and the observation of whoever is asked in each game."""
    listed = np.empty(ops.MOST_LEGAL, np.int64)
    for i in range(first, last):
        write_mask(states[i], seats[i], masks[i], listed)
        write_observation(states[i], seats[i], tensors[i])


@kernel
def observe_all_range(states: States, seats: Ints, layers: Layers, first: int, last: int) -> None:
    """Write what every seat knows, from the seat asked on; from the first one where the game is over."""
    for i in range(first, last):
        players = states[i].players
        begin = max(seats[i], 0)
        for turn in range(players):
            seat = (begin + turn) % players
            write_observation(states[i], seat, layers[i, turn])
