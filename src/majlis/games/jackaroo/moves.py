"""How Jackaroo's marbles move, compiled: walks, drops, sevens and swaps, each judged and carried out."""

from typing import Any

from majlis.games.jackaroo.board import (
    home,
    is_on_ring,
    kill,
    lift,
    owner_at,
    partner,
    put,
    ring_length,
    steps_to_mouth,
)
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

# ------------------------------------------------------------------------------------------------------- walks


@rule
def steps_on_ring(s: Any, colour: int, cell: int, steps: int, way: int) -> int:
    """How many of a marble's steps stay on the ring; the rest lead into its base (J-4, J-9)."""
    if way in (PASSING_BY, BACKWARDS):
        return steps
    return min(steps, steps_to_mouth(s, colour, cell))


@rule
def judge_base_cells(s: Any, colour: int, first: int, steps: int) -> int:
    """Whether a marble may walk `steps` base cells from cell `first` on (J-4, J-5)."""
    if first + steps > MARBLES:
        return OVERSHOOT
    return OK if (s.bases[colour] >> first) & ((1 << steps) - 1) == 0 else BASE_BLOCKED


@rule
def stride_of(way: int) -> int:
    """Clockwise is forward (J-2); a 4 goes the other way (J-8)."""
    return -1 if way == BACKWARDS else 1


@rule
def judge_met(s: Any, colour: int, cell: int, way: int, passed: int) -> int:
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
def judge_ring_cells(s: Any, colour: int, cell: int, stays: int, steps: int, way: int) -> int:
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
def judge_walk(s: Any, colour: int, marble: int, steps: int, way: int) -> int:
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


@rule
def walk(s: Any, colour: int, marble: int, steps: int, way: int) -> None:
    """Move a marble and kill whom it lands on, or, as king, all it meets (J-4, J-14, J-16)."""
    place = int(s.marbles[colour, marble])
    lift(s, colour, marble)
    if place >= BASE:
        put(s, colour, marble, place + steps)
        return
    stays, length = steps_on_ring(s, colour, place, steps, way), ring_length(s)
    if way == AS_KING:
        for step in range(1, stays + 1):
            kill(s, (place + step) % length)
    if stays < steps:
        put(s, colour, marble, BASE + steps - stays - 1)
    else:
        place = (place + stride_of(way) * steps + length) % length
        kill(s, place)
        put(s, colour, marble, place)


# ------------------------------------------------------------------------------------------------------- drops


@rule
def judge_drop(s: Any, colour: int) -> int:
    """Whether a marble of the colour may come out of its graveyard (J-15)."""
    if s.graves[colour] == 0:
        return NONE_TO_DROP
    cell = home(s, colour)
    return HOME_TAKEN if s.ring[cell] != EMPTY and owner_at(s, cell) == colour else OK


@rule
def drop(s: Any, colour: int) -> None:
    """Take the lowest-numbered marble from the graveyard to its home (J-15)."""
    marble = 0
    while s.marbles[colour, marble] != GRAVE:
        marble += 1
    kill(s, home(s, colour))
    lift(s, colour, marble)
    put(s, colour, marble, home(s, colour))


# ------------------------------------------------------------------------------------------------------ sevens


@rule
def judge_part(s: Any, colour: int, part: int) -> int:
    """Judge one part of a 7, given as marble + 4 * steps."""
    return judge_walk(s, colour, part % MARBLES, part // MARBLES, ENTERING)


@rule
def walk_part(s: Any, colour: int, part: int) -> None:
    """Play one part of a 7, given as marble + 4 * steps."""
    walk(s, colour, part % MARBLES, part // MARBLES, ENTERING)


@rule
def failing_later(s: Any, board: Any, colour: int, row: int) -> int:
    """Like `failing_part` for the parts after the first, on the board that the first has left of `s`."""
    if SEVENS[row, 2] > 0:
        board = copied(board)
    for number in range(1, MARBLES):
        part = SEVENS[row, number]
        if part == 0:
            break
        code = judge_part(board, colour, part)
        if board.bases[colour] == FULL:
            code = BASE_FILLED_BEFORE
        elif code == IN_GRAVEYARD and s.marbles[colour, part % MARBLES] != GRAVE:
            code = KILLED_BEFORE
        if code != OK:
            return 4 * code + number
        if number + 1 < MARBLES and SEVENS[row, number + 1] > 0:
            walk_part(board, colour, part)
    return OK


@rule
def failing_part(s: Any, colour: int, row: int) -> int:
    """The first part of a way to play a 7 that the rules forbid, as 4 * reason + part; OK if there is none (J-10)."""
    code = judge_part(s, colour, SEVENS[row, 0])
    if code != OK:
        return 4 * code
    board = copied(s)
    walk_part(board, colour, SEVENS[row, 0])
    return failing_later(s, board, colour, row)


@rule
def walk_seven(s: Any, colour: int, row: int) -> None:
    """Play the parts of a 7 in order (J-10)."""
    for part in range(MARBLES):
        if SEVENS[row, part] > 0:
            walk_part(s, colour, SEVENS[row, part])


@rule
def judge_own_parts(s: Any, board: Any, colour: int, row: int) -> int:
    """Play the own parts of a 7 that leaves steps over on `board`, and judge them: the last fills the base (J-10)."""
    copy_into(board, s)
    for number in range(MARBLES):
        part = OWN_SEVENS[row, number]
        if part == 0:
            break
        code = judge_part(board, colour, part)
        if board.bases[colour] == FULL:
            code = BASE_FILLED_BEFORE
        elif code == IN_GRAVEYARD and s.marbles[colour, part % MARBLES] != GRAVE:
            code = KILLED_BEFORE
        if code != OK:
            return code
        walk_part(board, colour, part)
    return OK if board.bases[colour] == FULL else BASE_NOT_FILLED


@rule
def judge_rest(board: Any, colour: int, row: int, marble: int) -> int:
    """Whether a marble of the teammate's colour may walk what the own parts have left (J-10)."""
    return judge_walk(board, partner(board, colour), marble, 7 - OWN_STEPS[row], ENTERING)


@rule
def walk_with_rest(s: Any, colour: int, row: int, marble: int) -> None:
    """Play the own parts of a 7 in order, and the rest with the teammate's marble (J-10)."""
    for number in range(MARBLES):
        if OWN_SEVENS[row, number] > 0:
            walk_part(s, colour, OWN_SEVENS[row, number])
    walk(s, partner(s, colour), marble, 7 - OWN_STEPS[row], ENTERING)


@rule
def steps_to_fill(s: Any, colour: int) -> int:
    """How many steps fill the base of a colour if all its marbles are out; 0 if some are in the graveyard (J-4)."""
    steps = 10
    for marble in range(MARBLES):
        place = int(s.marbles[colour, marble])
        if place == GRAVE:
            return 0
        steps -= place - BASE + 1 if place >= BASE else -steps_to_mouth(s, colour, place)
    return steps


# ------------------------------------------------------------------------------------------------------- swaps


@rule
def judge_swapped(s: Any, colour: int, marble: int) -> int:
    """Whether a marble may be part of a swap: on the ring, and not on its own home (J-13)."""
    place = int(s.marbles[colour, marble])
    if not is_on_ring(place):
        return NOT_ON_RING
    return ON_OWN_HOME if place == home(s, colour) else OK


@rule
def judge_swap(s: Any, colour: int, marble: int, other: int, its: int) -> int:
    """Whether two marbles may change places (J-13)."""
    if other == colour:
        return SAME_COLOUR
    code = judge_swapped(s, colour, marble)
    return judge_swapped(s, other, its) if code == OK else code


@rule
def swap(s: Any, colour: int, marble: int, other: int, its: int) -> None:
    """Let two marbles change places (J-13)."""
    here, there = s.marbles[colour, marble], s.marbles[other, its]
    put(s, colour, marble, there)
    put(s, other, its, here)
