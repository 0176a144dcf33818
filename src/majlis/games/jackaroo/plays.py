"""What Jackaroo's cards do, compiled: each play read, judged and carried out."""

from typing import Any

from majlis.games.jackaroo.board import home, partner
from majlis.games.jackaroo.moves import (
    drop,
    failing_part,
    judge_drop,
    judge_own_parts,
    judge_rest,
    judge_swap,
    judge_walk,
    swap,
    walk,
    walk_seven,
    walk_with_rest,
)
from majlis.games.jackaroo.state import (
    A_11,
    A_DROP,
    ACE,
    ANY,
    AS_KING,
    BACKWARDS,
    BASE,
    ENTERING,
    FIRST,
    FIVE,
    FIVE_AND_TEN,
    FIVE_IN_BASE,
    FOUR,
    GRAVE,
    HANDED_ON,
    HELPER_KEEPS_REST,
    IMMUNE,
    IN_GRAVEYARD,
    JACK,
    K_DROP,
    KING,
    LOCKED_OUT,
    MARBLES,
    MOVE_5,
    MOVE_7,
    NO_OWN_MARBLE,
    NO_REST,
    NO_SUCH_SEAT,
    NOBODY_TO_STOP,
    OK,
    OWN_MARBLE_FIRST,
    OWN_SEVENS,
    PAIRS,
    PASSING_BY,
    QUEEN,
    QUEEN_ONLY_MOVES,
    REST,
    SEATS,
    SEVEN,
    SPARED,
    SPLIT_MORE,
    SPLITS,
    STEPS,
    STOP_10,
    STOP_Q,
    SWAP,
    SWAP_ANY,
    THROW,
    TOO_MANY_PARTS,
    YES,
)
from majlis.kernel.jit import copied, rule

# ---------------------------------------------------------------------------------------- what an action means


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
def five_way(s: Any, colour: int, other: int) -> int:
    """A 5 takes the player's and the teammate's marbles into their bases, an opponent's past its mouth (J-9)."""
    return ENTERING if other == colour or other == partner(s, colour) else PASSING_BY


@rule
def seven_row(action: int) -> int:
    """The row of the table of sevens."""
    return action - SPLIT_MORE + MARBLES + SPLITS if action >= SPLIT_MORE else action - MOVE_7


# ----------------------------------------------------------------------------------------------------- judging


@rule
def is_shut_out(s: Any, colour: int, kind: int, action: int) -> bool:
    """With all marbles in the graveyard only a drop can be played; a house rule leaves 5 and stops open (J-27)."""
    if s.graves[colour] < MARBLES or is_drop(action):
        return False
    stays_open = kind == FIVE or is_stop(action)
    return not (stays_open and s.opt_locked_out == FIVE_AND_TEN)


@rule
def judge_five(s: Any, colour: int, other: int, marble: int) -> int:
    """A 5 moves any marble on the ring; one of another colour on its own home is immune by default (J-9)."""
    if other >= s.players:
        return NO_SUCH_SEAT
    place = int(s.marbles[other, marble])
    if place == GRAVE:
        return IN_GRAVEYARD
    if place >= BASE:
        return FIVE_IN_BASE
    if other != colour and place == home(s, other) and s.opt_five_on_home == SPARED:
        return IMMUNE
    return judge_walk(s, other, marble, STEPS[FIVE], five_way(s, colour, other))


@rule
def judge_stop(s: Any, seat: int, action: int) -> int:
    """A stop needs a next player with cards, and a queen the house rule (J-7, J-12)."""
    if action == STOP_Q and s.opt_queen_burns != YES:
        return QUEEN_ONLY_MOVES
    return OK if s.hand_sizes[(seat + 1) % s.players] > 0 else NOBODY_TO_STOP


@rule
def judge_own_swap(s: Any, colour: int, swapped: int) -> int:
    """A swap of a marble of the colour played with another's (J-13)."""
    other = swapped // MARBLES % SEATS
    if other >= s.players:
        return NO_SUCH_SEAT
    return judge_swap(s, colour, swapped // (SEATS * MARBLES), other, swapped % MARBLES)


@rule
def judge_any_swap(s: Any, colour: int, swapped: int) -> int:
    """A swap of two marbles of other colours, where the house allows it (J-13)."""
    if s.opt_jack != ANY:
        return NO_OWN_MARBLE
    first, second = PAIRS[swapped // (MARBLES * MARBLES)]
    if second >= s.players:
        return NO_SUCH_SEAT
    if first == colour or second == colour:
        return OWN_MARBLE_FIRST
    return judge_swap(s, first, swapped // MARBLES % MARBLES, second, swapped % MARBLES)


@rule
def judge_handing_on(s: Any, seat: int, colour: int, action: int) -> int:
    """A 7 whose rest the teammate's marble walks, after a part that fills the own base; a house rule (J-10)."""
    row, marble = (action - REST) // MARBLES, (action - REST) % MARBLES
    if s.opt_seven_rest != HANDED_ON:
        return NO_REST
    if s.opt_seven_parts == 2 and OWN_SEVENS[row, 2] > 0:
        return TOO_MANY_PARTS
    if colour != seat:
        return HELPER_KEEPS_REST
    board = copied(s)
    code = judge_own_parts(s, board, colour, row)
    return judge_rest(board, colour, row, marble) if code == OK else code


@rule
def judge_play(s: Any, seat: int, colour: int, kind: int, action: int) -> int:
    """The first reason against playing a card in hand (J-6 to J-20, J-27)."""
    if SPLIT_MORE <= action < REST and s.opt_seven_parts == 2:
        return TOO_MANY_PARTS
    if is_shut_out(s, colour, kind, action):
        return LOCKED_OUT
    if is_drop(action):
        return judge_drop(s, colour)
    if is_stop(action):
        return judge_stop(s, seat, action)
    if kind == FIVE:
        return judge_five(s, colour, (action - MOVE_5) // MARBLES, (action - MOVE_5) % MARBLES)
    if action >= REST:
        return judge_handing_on(s, seat, colour, action)
    if kind == SEVEN:
        return failing_part(s, colour, seven_row(action)) // 4
    if kind == JACK:
        if action >= SWAP_ANY:
            return judge_any_swap(s, colour, action - SWAP_ANY)
        return judge_own_swap(s, colour, action - SWAP)
    return judge_walk(s, colour, walker(kind, action), walk_steps(kind, action), walk_way(kind))


# ------------------------------------------------------------------------------------------------ carrying out


@rule
def carry_out(s: Any, colour: int, kind: int, action: int) -> None:
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
