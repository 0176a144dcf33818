"""Which cards of Jackaroo may be played and thrown, compiled: the first reason against each play."""

from majlis.games.jackaroo.effects.board import home
from majlis.games.jackaroo.effects.plays import five_way, is_drop, is_stop, seven_row, walk_steps, walk_way, walker
from majlis.games.jackaroo.legality.marbles import (
    failing_part,
    judge_drop,
    judge_own_parts,
    judge_rest,
    judge_swap,
    judge_walk,
)
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.state import (
    ANY,
    BASE,
    FIVE,
    FIVE_AND_TEN,
    FIVE_IN_BASE,
    GRAVE,
    HAND,
    HANDED_ON,
    HELPER_KEEPS_REST,
    IMMUNE,
    IN_GRAVEYARD,
    JACK,
    KINDS,
    LOCKED_OUT,
    MARBLES,
    MOVE_5,
    MUST_PLAY,
    NO_OWN_MARBLE,
    NO_REST,
    NO_SUCH_SEAT,
    NOBODY_TO_STOP,
    OK,
    OWN_MARBLE_FIRST,
    OWN_SEVENS,
    PAIRS,
    QUEEN_ONLY_MOVES,
    REST,
    SEATS,
    SEVEN,
    SPARED,
    SPLIT_MORE,
    STEPS,
    STOP_Q,
    SWAP,
    SWAP_ANY,
    THROW_HAND,
    THROW_ONE_CARD,
    THROW_THE_HAND,
    TOO_MANY_PARTS,
    YES,
)
from majlis.kernel.jit import copied, rule


@rule
def is_shut_out(s: State, colour: int, kind: int, action: int) -> bool:
    """With all marbles in the graveyard only a drop can be played; a house rule leaves 5 and stops open (J-27)."""
    if s.graves[colour] < MARBLES or is_drop(action):
        return False
    stays_open = kind == FIVE or is_stop(action)
    return not (stays_open and s.opt_locked_out == FIVE_AND_TEN)


@rule
def judge_five(s: State, colour: int, other: int, marble: int) -> int:
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
def judge_stop(s: State, seat: int, action: int) -> int:
    """A stop needs a next player with cards, and a queen the house rule (J-7, J-12)."""
    if action == STOP_Q and s.opt_queen_burns != YES:
        return QUEEN_ONLY_MOVES
    return OK if s.hand_sizes[(seat + 1) % s.players] > 0 else NOBODY_TO_STOP


@rule
def judge_own_swap(s: State, colour: int, swapped: int) -> int:
    """A swap of a marble of the colour played with another's (J-13)."""
    other = swapped // MARBLES % SEATS
    if other >= s.players:
        return NO_SUCH_SEAT
    return judge_swap(s, colour, swapped // (SEATS * MARBLES), other, swapped % MARBLES)


@rule
def judge_any_swap(s: State, colour: int, swapped: int) -> int:
    """A swap of two marbles of other colours, where the house rules allow it (J-13)."""
    if s.opt_jack != ANY:
        return NO_OWN_MARBLE
    first, second = PAIRS[swapped // (MARBLES * MARBLES)]
    if second >= s.players:
        return NO_SUCH_SEAT
    if first == colour or second == colour:
        return OWN_MARBLE_FIRST
    return judge_swap(s, first, swapped // MARBLES % MARBLES, second, swapped % MARBLES)


@rule
def judge_handing_on(s: State, seat: int, colour: int, action: int) -> int:
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
def judge_play(s: State, seat: int, colour: int, kind: int, action: int) -> int:
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


@rule
def held(s: State, seat: int) -> int:
    """The kinds of which the seat holds a card, as bits."""
    kinds = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            kinds |= 1 << kind
    return kinds


@rule
def judge_throw(s: State, action: int, can_play: bool) -> int:
    """A throw is for who has no play, one card or the hand as the house rules (J-25, J-26)."""
    if action == THROW_HAND and s.opt_no_play != HAND:
        return THROW_ONE_CARD
    if action != THROW_HAND and s.opt_no_play == HAND:
        return THROW_THE_HAND
    return MUST_PLAY if can_play else OK
