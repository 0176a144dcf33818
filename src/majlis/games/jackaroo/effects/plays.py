"""What Jackaroo's cards do, compiled: each play read and carried out."""

from majlis.games.jackaroo.effects.board import partner
from majlis.games.jackaroo.effects.marbles import drop, swap, walk, walk_seven, walk_with_rest
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.rounds import spend
from majlis.games.jackaroo.state import (
    A_11,
    A_DROP,
    ACE,
    AS_KING,
    BACKWARDS,
    ENTERING,
    FIRST,
    FIVE,
    FOUR,
    JACK,
    K_DROP,
    KINDS,
    KING,
    MARBLES,
    MOVE_5,
    MOVE_7,
    PAIRS,
    PASSING_BY,
    QUEEN,
    REST,
    SEATS,
    SEVEN,
    SPLIT_MORE,
    SPLITS,
    STEPS,
    STOP_10,
    STOP_Q,
    SWAP,
    SWAP_ANY,
    THROW,
    THROW_HAND,
)
from majlis.kernel.jit import rule

# ----------------------------------------------------------------------------------------------- what an action means


@rule
def kind_of(action: int) -> int:
    """The card that an action uses; it is not asked of `throw hand`."""
    if action >= SPLIT_MORE:
        return SEVEN
    if action >= SWAP_ANY:
        return JACK
    if action == STOP_Q:
        return QUEEN
    if action >= THROW:
        return action - THROW
    kind = 0
    while action >= FIRST[kind + 1]:
        kind += 1
    return kind


@rule
def is_drop(action: int) -> bool:
    return action in (A_DROP, K_DROP)


@rule
def is_stop(action: int) -> bool:
    """A 10 that stops, or a queen that counts as one (J-7, J-12)."""
    return action in (STOP_10, STOP_Q)


@rule
def is_throw(action: int) -> bool:
    return THROW <= action <= THROW_HAND


@rule
def walker(kind: int, action: int) -> int:
    """The marble that a plain move is for."""
    first = FIRST[kind] + 1 if kind in (ACE, KING) else FIRST[kind]
    return (action - first) % MARBLES


@rule
def walk_steps(kind: int, action: int) -> int:
    """How far a plain move goes (J-6 to J-8, J-11, J-14)."""
    return 11 if kind == ACE and action >= A_11 else STEPS[kind]


@rule
def walk_way(kind: int) -> int:
    """A 4 goes backwards (J-8), a king kills all it meets (J-14), the others just move."""
    if kind == FOUR:
        return BACKWARDS
    return AS_KING if kind == KING else ENTERING


@rule
def five_way(s: State, colour: int, other: int) -> int:
    """A 5 takes the player's and the teammate's marbles into their bases, an opponent's past its mouth (J-9)."""
    return ENTERING if other == colour or other == partner(s, colour) else PASSING_BY


@rule
def seven_row(action: int) -> int:
    """The row of the table of sevens."""
    return action - SPLIT_MORE + MARBLES + SPLITS if action >= SPLIT_MORE else action - MOVE_7


# ------------------------------------------------------------------------------------------------------- carrying out


@rule
def carry_out(s: State, colour: int, kind: int, action: int) -> None:
    """Do on the board what a legal play does there; a stop does nothing (J-6 to J-15)."""
    if is_drop(action):
        drop(s, colour)
    elif is_stop(action):
        return
    elif kind == FIVE:
        other = (action - MOVE_5) // MARBLES
        walk(s, other, (action - MOVE_5) % MARBLES, STEPS[FIVE], five_way(s, colour, other))
    elif action >= REST:
        walk_with_rest(s, colour, (action - REST) // MARBLES, (action - REST) % MARBLES)
    elif kind == SEVEN:
        walk_seven(s, colour, seven_row(action))
    elif action >= SWAP_ANY:
        swapped = action - SWAP_ANY
        first, second = PAIRS[swapped // (MARBLES * MARBLES)]
        swap(s, first, swapped // MARBLES % MARBLES, second, swapped % MARBLES)
    elif kind == JACK:
        swapped = action - SWAP
        swap(s, colour, swapped // (SEATS * MARBLES), swapped // MARBLES % SEATS, swapped % MARBLES)
    else:
        walk(s, colour, walker(kind, action), walk_steps(kind, action), walk_way(kind))


@rule
def throw_hand(s: State, seat: int) -> None:
    """Put the whole hand away (J-26)."""
    for kind in range(KINDS):
        while s.hands[seat, kind] > 0:
            spend(s, seat, kind)
