"""Quoridor's fences: where they lie, what they bar, and whether everybody keeps a way (Q-6, Q-7)."""

from typing import Any

import numpy as np

from majlis.games.quoridor.layout import (
    ANCHORS,
    BARRED,
    CLOSES_WAY,
    EAST,
    FENCE_CROSSES,
    FENCE_LAID,
    FENCE_OVERLAPS,
    FENCES,
    FREE,
    LAID,
    LOWER,
    NO_FENCES,
    NORTH,
    OFF_BOARD,
    OK,
    POSTS,
    SOUTH,
    SQUARES,
    WEST,
)
from majlis.kernel.jit import rule

_FENCE = np.arange(FENCES)
LOWER_SQUARE = _FENCE % ANCHORS % 8 + 9 * (_FENCE % ANCHORS // 8)
"""The lower left of the four squares a fence touches."""
FIRST_POST = np.where(_FENCE < ANCHORS, 10, 1) + _FENCE % ANCHORS % 8 + 10 * (_FENCE % ANCHORS // 8)
"""The post at a fence's left or lower end."""
POST_STEP = np.where(_FENCE < ANCHORS, 1, 10)
"""From post to post along a fence."""

RANK = np.arange(SQUARES) // 9
FILE = np.arange(SQUARES) % 9
STEPS = np.array([9, 1, -9, -1])
"""To the neighbour in the way 1 << i."""

LOW_BITS = (1 << LOWER) - 1
FILE_LOW, FILE_HIGH = 0o1001001001001001, 0o1001001
"""The bits of file a in the two words of squares."""


@rule
def clear_fences(s: Any) -> None:
    """An empty board: only its edges bar the way."""
    size = s.opt_size
    s.north[:] = 0
    s.east[:] = 0
    for square in range(SQUARES):
        x, y = FILE[square], RANK[square]
        walls = 0
        if y >= size - 1:
            walls |= NORTH
        if x >= size - 1:
            walls |= EAST
        if y == 0:
            walls |= SOUTH
        if x == 0:
            walls |= WEST
        s.walls[square] = walls
        if walls & NORTH == 0:
            s.north[square // LOWER] |= 1 << (square % LOWER)
        if walls & EAST == 0:
            s.east[square // LOWER] |= 1 << (square % LOWER)
    for fence in range(FENCES):
        s.fences[fence] = FREE if is_on_board(s, fence) else BARRED
    for post in range(POSTS):
        x, y = post % 10, post // 10
        s.posts[post] = post if 0 < x < size and 0 < y < size else 0


@rule
def is_on_board(s: Any, fence: int) -> bool:
    """Whether a fence of full length fits there (Q-6)."""
    square = LOWER_SQUARE[fence]
    return FILE[square] < s.opt_size - 1 and RANK[square] < s.opt_size - 1  # type: ignore[no-any-return]


@rule
def lay(s: Any, fence: int) -> None:
    """Put a fence into its groove and note what it bars (Q-6)."""
    s.fences[fence] = LAID
    s.fences[(fence + ANCHORS) % FENCES] = BARRED
    square = LOWER_SQUARE[fence]
    if fence < ANCHORS:
        bar_overlap(s, fence, 1, FILE[square])
        close_way(s, square, NORTH)
        close_way(s, square + 1, NORTH)
    else:
        bar_overlap(s, fence, 8, RANK[square])
        close_way(s, square, EAST)
        close_way(s, square + 9, EAST)
    join_posts(s, fence)


@rule
def bar_overlap(s: Any, fence: int, along: int, place: int) -> None:
    """Bar the fences that would cover half of this one; `place` is where it lies along its line."""
    if place > 0 and s.fences[fence - along] == FREE:
        s.fences[fence - along] = BARRED
    if place < 7 and s.fences[fence + along] == FREE:
        s.fences[fence + along] = BARRED


@rule
def close_way(s: Any, square: int, way: int) -> None:
    """Bar the way between a square and the neighbour above or to the right."""
    s.walls[square] |= way
    if way == NORTH:
        s.walls[square + 9] |= SOUTH
        s.north[square // LOWER] &= ~(1 << (square % LOWER))
    else:
        s.walls[square + 1] |= WEST
        s.east[square // LOWER] &= ~(1 << (square % LOWER))


@rule
def join_posts(s: Any, fence: int) -> None:
    """Give all posts that the fence links to each other the lowest number among them."""
    first, step = FIRST_POST[fence], POST_STEP[fence]
    a, b, c = s.posts[first], s.posts[first + step], s.posts[first + 2 * step]
    lowest = min(a, b, c)
    for post in range(POSTS):
        label = s.posts[post]
        if label in (a, b, c):
            s.posts[post] = lowest


@rule
def closes_ring(s: Any, fence: int) -> bool:
    """Whether the fence joins posts that are joined already: only then can it cut squares off."""
    first, step = FIRST_POST[fence], POST_STEP[fence]
    a, b, c = s.posts[first], s.posts[first + step], s.posts[first + 2 * step]
    return a == b or b == c or a == c  # type: ignore[no-any-return]


@rule
def judge_fence(s: Any, seat: int, fence: int) -> int:
    """The first reason against laying a fence (Q-4, Q-6, Q-7)."""
    if s.left[seat] == 0:
        return NO_FENCES
    if not is_on_board(s, fence):
        return OFF_BOARD
    if s.fences[fence] == LAID:
        return FENCE_LAID
    if s.fences[fence] == BARRED:
        return FENCE_CROSSES if s.fences[(fence + ANCHORS) % FENCES] == LAID else FENCE_OVERLAPS
    return judge_closing(s, fence)


@rule
def judge_closing(s: Any, fence: int) -> int:
    """Every pawn must keep a way to its goal (Q-7)."""
    return CLOSES_WAY if closes_ring(s, fence) and shuts_in(s, fence) else OK


@rule
def list_fences(s: Any, first: int, count: int, out: Any) -> int:
    """Write the fences that may be laid, as actions from `first` on, behind the `count` there; how many in all."""
    for fence in range(FENCES):
        if s.fences[fence] == FREE and not (closes_ring(s, fence) and shuts_in(s, fence)):
            out[count] = first + fence
            count += 1
    return count


@rule
def goal_bits(s: Any, seat: int) -> tuple[int, int]:
    """The two words of squares of a seat's goal line (Q-1, Q-2)."""
    last = s.opt_size - 1
    if s.players == 2 or seat % 2 == 0:
        rank = last if seat == 0 else 0
        return (0x1FF << (9 * rank), 0) if rank < 6 else (0, 0x1FF << (9 * rank - LOWER))
    column = last if seat == 1 else 0
    return FILE_LOW << column, FILE_HIGH << column


@rule
def shuts_in(s: Any, fence: int) -> bool:
    """Whether the fence would leave some pawn without a way to its goal, pawns ignored (Q-7).

    The squares a pawn reaches are two words of bits that flow up, down, right and left through what is open. As a rule
    the first pawn's squares hold all pawns and touch all goals; only where they do not is each pawn looked at alone.
    """
    north_low, north_high, east_low, east_high = s.north[0], s.north[1], s.east[0], s.east[1]
    first = LOWER_SQUARE[fence]
    if fence < ANCHORS:
        # Both squares lie on one rank, so both bits are in one word.
        north_low &= ~(3 << first) if first < LOWER else -1
        north_high &= ~(3 << (first - LOWER)) if first >= LOWER else -1
    else:
        for square in (first, first + 9):
            east_low &= ~(1 << square) if square < LOWER else -1
            east_high &= ~(1 << (square - LOWER)) if square >= LOWER else -1
    for seat in range(s.players):
        low, high = square_bits(s.pawns[seat])
        while True:
            old_low, old_high = low, high
            high |= ((low & north_low) >> 45) | ((high & north_high) << 9)
            low |= (low & north_low) << 9 & LOW_BITS
            low |= (low >> 9 & north_low) | (high << 45 & north_low)
            high |= high >> 9 & north_high
            low |= (low & east_low) << 1 | (low >> 1 & east_low)
            high |= (high & east_high) << 1 | (high >> 1 & east_high)
            if seat == 0 and serves_all(s, low, high):
                return False
            if low == old_low and high == old_high:
                break
        if not touches_goal(s, seat, low, high):
            return True
    return False


@rule
def square_bits(square: int) -> tuple[int, int]:
    """The two words of bits of one square."""
    return (1 << square, 0) if square < LOWER else (0, 1 << (square - LOWER))


@rule
def touches_goal(s: Any, seat: int, low: int, high: int) -> bool:
    """Whether the squares hold one of the seat's goal line."""
    goal_low, goal_high = goal_bits(s, seat)
    return (low & goal_low) | (high & goal_high) != 0


@rule
def serves_all(s: Any, low: int, high: int) -> bool:
    """Whether the squares hold every pawn and one of every goal line: nobody is shut in."""
    for seat in range(s.players):
        pawn_low, pawn_high = square_bits(s.pawns[seat])
        if (low & pawn_low) | (high & pawn_high) == 0 or not touches_goal(s, seat, low, high):
            return False
    return True
