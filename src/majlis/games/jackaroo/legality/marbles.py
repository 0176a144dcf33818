"""How Jackaroo's marbles may move, compiled: walks, drops, sevens and swaps, each judged."""

from majlis.games.jackaroo.effects.board import home, is_on_ring, owner_at, partner, ring_length, steps_to_mouth
from majlis.games.jackaroo.effects.marbles import steps_on_ring, stride_of, walk_part
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.state import (
    AS_KING,
    BACKWARDS,
    BASE,
    BASE_BLOCKED,
    BASE_FILLED_BEFORE,
    BASE_NOT_FILLED,
    EMPTY,
    ENTERING,
    FIVE_ILLEGAL,
    FULL,
    GRAVE,
    HOME_TAKEN,
    IN_GRAVEYARD,
    KILLED_BEFORE,
    KING_SPARES_OWN,
    LANDING_ILLEGAL,
    LANDS_ON_OWN,
    LEAVES_MOUTH,
    MARBLES,
    NONE_TO_DROP,
    NOT_BACK_OUT,
    NOT_ON_RING,
    OK,
    ON_OWN_HOME,
    ONE,
    OVERSHOOT,
    OWN_SEVENS,
    OWN_STEPS,
    PAIR,
    PASSES_OWN,
    PASSES_PAIR,
    PASSING_BY,
    PROTECTED,
    SAME_COLOUR,
    SEVENS,
    TOO_MANY_PASSED,
    YES,
)
from majlis.kernel.jit import copied, copy_into, rule

# -------------------------------------------------------------------------------------------------------------- walks


@rule
def judge_base_cells(s: State, colour: int, first: int, steps: int) -> int:
    """Whether a marble may walk `steps` base cells from cell `first` on (J-4, J-5)."""
    if first + steps > MARBLES:
        return OVERSHOOT
    return OK if (s.bases[colour] >> first) & ((1 << steps) - 1) == 0 else BASE_BLOCKED


@rule
def judge_met(s: State, colour: int, cell: int, way: int, passed: int) -> int:
    """Whether a marble may meet the one on an occupied cell: land on it (`passed` is 0), or pass it (J-14 to J-20)."""
    owner = owner_at(s, cell)
    if home(s, owner) == cell:
        return PROTECTED
    if way == AS_KING:
        return KING_SPARES_OWN if owner == colour and s.opt_king_spares_own == YES else OK
    if passed == 0:
        return LANDS_ON_OWN if owner == colour and s.opt_own_landing == LANDING_ILLEGAL else OK
    if owner == colour:
        return PASSES_OWN
    return TOO_MANY_PASSED if passed > 1 and s.opt_jump_limit == ONE else OK


@rule
def judge_ring_cells(s: State, colour: int, cell: int, stays: int, steps: int, way: int) -> int:
    """Whom a walk of `steps` meets on the `stays` cells of it that lie on the ring (J-14, J-16 to J-20)."""
    length, stride = ring_length(s), stride_of(way)
    passed = 0
    passed_at = -2
    for step in range(1, stays + 1):
        cell += stride
        if cell == length:
            cell = 0
        elif cell < 0:
            cell = length - 1
        if s.ring[cell] == EMPTY:
            continue
        passed = passed + 1 if step < steps else 0
        code = judge_met(s, colour, cell, way, passed)
        if code != OK:
            return code
        if step < steps and way != AS_KING and s.opt_jump_limit == PAIR and passed_at == step - 1:
            return PASSES_PAIR
        passed_at = step
    return OK


@rule
def judge_walk(s: State, colour: int, marble: int, steps: int, way: int) -> int:
    """The first reason against moving a marble (J-4, J-5, J-8, J-9, J-14, J-16 to J-20, J-29)."""
    place = int(s.marbles[colour, marble])
    if place == GRAVE:
        return IN_GRAVEYARD
    if place >= BASE:
        return NOT_BACK_OUT if way == BACKWARDS else judge_base_cells(s, colour, place - BASE + 1, steps)
    stays = steps_on_ring(s, colour, place, steps, way)
    if stays < steps:
        code = judge_base_cells(s, colour, 0, steps - stays)
        if code != OK:
            return code
    if way == PASSING_BY and s.opt_five_at_mouth == FIVE_ILLEGAL and steps > steps_to_mouth(s, colour, place):
        return LEAVES_MOUTH
    return judge_ring_cells(s, colour, place, stays, steps, way)


# -------------------------------------------------------------------------------------------------------------- drops


@rule
def judge_drop(s: State, colour: int) -> int:
    """Whether a marble of the colour may come out of its graveyard (J-15)."""
    if s.graves[colour] == 0:
        return NONE_TO_DROP
    cell = home(s, colour)
    return HOME_TAKEN if s.ring[cell] != EMPTY and owner_at(s, cell) == colour else OK


# ------------------------------------------------------------------------------------------------------------- sevens


@rule
def judge_part(s: State, colour: int, part: int) -> int:
    """Judge one part of a 7, given as marble + 4 * steps."""
    return judge_walk(s, colour, part % MARBLES, part // MARBLES, ENTERING)


@rule
def judge_further_part(s: State, board: State, colour: int, part: int) -> int:
    """Judge a part of a 7 on the board that the parts before it have left of `s`; they may have spoilt it (J-10)."""
    code = judge_part(board, colour, part)
    if board.bases[colour] == FULL:
        return BASE_FILLED_BEFORE
    if code == IN_GRAVEYARD and s.marbles[colour, part % MARBLES] != GRAVE:
        return KILLED_BEFORE
    return code


@rule
def failing_later(s: State, board: State, colour: int, row: int) -> int:
    """Like `failing_part` for the parts after the first, on the board that the first has left of `s`."""
    if SEVENS[row, 2] > 0:
        board = copied(board)
    for number in range(1, MARBLES):
        part = SEVENS[row, number]
        if part == 0:
            break
        code = judge_further_part(s, board, colour, part)
        if code != OK:
            return 4 * code + number
        if number + 1 < MARBLES and SEVENS[row, number + 1] > 0:
            walk_part(board, colour, part)
    return OK


@rule
def failing_part(s: State, colour: int, row: int) -> int:
    """The first part of a way to play a 7 that the rules forbid, as 4 * reason + part; OK if there is none (J-10)."""
    code = judge_part(s, colour, SEVENS[row, 0])
    if code != OK:
        return 4 * code
    board = copied(s)
    walk_part(board, colour, SEVENS[row, 0])
    return failing_later(s, board, colour, row)


@rule
def judge_own_parts(s: State, board: State, colour: int, row: int) -> int:
    """Play the own parts of a 7 that leaves steps over on `board`, and judge them: the last fills the base (J-10)."""
    copy_into(board, s)
    for number in range(MARBLES):
        part = OWN_SEVENS[row, number]
        if part == 0:
            break
        code = judge_further_part(s, board, colour, part)
        if code != OK:
            return code
        walk_part(board, colour, part)
    return OK if board.bases[colour] == FULL else BASE_NOT_FILLED


@rule
def judge_rest(board: State, colour: int, row: int, marble: int) -> int:
    """Whether a marble of the teammate's colour may walk what the own parts have left (J-10)."""
    return judge_walk(board, partner(board, colour), marble, 7 - OWN_STEPS[row], ENTERING)


# -------------------------------------------------------------------------------------------------------------- swaps


@rule
def judge_swapped(s: State, colour: int, marble: int) -> int:
    """Whether a marble may be part of a swap: on the ring, and not on its own home (J-13)."""
    place = int(s.marbles[colour, marble])
    if not is_on_ring(place):
        return NOT_ON_RING
    return ON_OWN_HOME if place == home(s, colour) else OK


@rule
def judge_swap(s: State, colour: int, marble: int, other: int, its: int) -> int:
    """Whether two marbles may change places (J-13)."""
    if other == colour:
        return SAME_COLOUR
    code = judge_swapped(s, colour, marble)
    return judge_swapped(s, other, its) if code == OK else code
