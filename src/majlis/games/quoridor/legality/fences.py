"""Quoridor's fences: where they lie, what they bar, and whether everybody keeps a way (Q-6, Q-7).

Sets of anchors and of inner posts are one word of 64 bits, sets of squares two words of 54 and 27. Words are signed, so
whatever a shift to the right copies from the sign is masked away.
"""

from typing import Any

import numpy as np

from majlis.games.quoridor.state import (
    ANCHORS,
    CLOSES_WAY,
    EAST,
    FENCE_CROSSES,
    FENCE_LAID,
    FENCE_OVERLAPS,
    FENCES,
    LOWER,
    NO_FENCES,
    NORTH,
    OFF_BOARD,
    OK,
    SOUTH,
    SQUARES,
    WEST,
)
from majlis.kernel.jit import lowest, rule, without_lowest

RANK = np.arange(SQUARES) // 9
FILE = np.arange(SQUARES) % 9
STEPS = np.array([9, 1, -9, -1])
"""To the neighbour in the way 1 << i."""

_FENCE = np.arange(FENCES)
LOWER_SQUARE = _FENCE % ANCHORS % 8 + 9 * (_FENCE % ANCHORS // 8)
"""The lower left of the four squares a fence touches."""

BIT = np.left_shift(np.int64(1), np.arange(ANCHORS) % 64)
"""The bit of an anchor."""
FILE_A, FILE_H = 0x0101010101010101, -0x7F7F7F7F7F7F7F80
RANK_1, RANK_8 = 0xFF, -0x0100000000000000
"""The anchors along the four edges of the board."""

LOW_BITS = (1 << LOWER) - 1
SQUARE_LOW = np.array([1 << square if square < LOWER else 0 for square in range(SQUARES)])
SQUARE_HIGH = np.array([1 << square - LOWER if square >= LOWER else 0 for square in range(SQUARES)])
"""The bit of a square in the two words of squares."""
FILE_LOW, FILE_HIGH = 0o1001001001001001, 0o1001001
"""The bits of file a in the two words of squares."""


def _barred(word: int) -> Any:
    """For each fence the bits, in one of the two words, of the squares whose way up or to the right it bars."""
    masks = np.zeros(FENCES, np.int64)
    for fence in range(FENCES):
        first = int(LOWER_SQUARE[fence])
        for square in (first, first + (1 if fence < ANCHORS else 9)):
            if square // LOWER == word:
                masks[fence] |= 1 << square % LOWER
    return masks


BARS_LOW, BARS_HIGH = _barred(0), _barred(1)


# ------------------------------------------------------------------------------------------------- laying


@rule
def clear_fences(s: Any) -> None:
    """An empty board: only its edges bar the way."""
    last = s.opt_size - 1
    for word in range(2):
        s.north[word] = 0
        s.east[word] = 0
    for square in range(SQUARES):
        x, y = FILE[square], RANK[square]
        walls = 0
        if y >= last:
            walls |= NORTH
        if x >= last:
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
    s.edge = 0
    for anchor in range(ANCHORS):
        if anchor % 8 >= last or anchor // 8 >= last:
            s.edge |= BIT[anchor]
    for way in range(2):
        s.laid[way] = 0
        s.rings[way] = 0
        s.free[way] = ~s.edge


@rule
def is_on_board(s: Any, fence: int) -> bool:
    """Whether a fence of full length fits there (Q-6)."""
    square = LOWER_SQUARE[fence]
    return FILE[square] < s.opt_size - 1 and RANK[square] < s.opt_size - 1  # type: ignore[no-any-return]


@rule
def is_laid(s: Any, fence: int) -> bool:
    """Whether the fence lies on the board."""
    return s.laid[fence // ANCHORS] & BIT[fence % ANCHORS] != 0  # type: ignore[no-any-return]


@rule
def is_free(s: Any, fence: int) -> bool:
    """Whether the fence fits as far as the edges and the other fences go (Q-6)."""
    return s.free[fence // ANCHORS] & BIT[fence % ANCHORS] != 0  # type: ignore[no-any-return]


@rule
def is_doubtful(s: Any, fence: int) -> bool:
    """Whether the fence would close a ring of fences and edges: only then can it cut squares off."""
    return s.rings[fence // ANCHORS] & BIT[fence % ANCHORS] != 0  # type: ignore[no-any-return]


@rule
def beside(anchors: int) -> int:
    """The anchors to the left and to the right."""
    return (anchors << 1) & ~FILE_A | (anchors >> 1) & ~FILE_H


@rule
def above_below(anchors: int) -> int:
    """The anchors above and below."""
    return (anchors << 8) | (anchors >> 8) & ~RANK_8


@rule
def lay(s: Any, fence: int) -> None:
    """Put a fence into its groove and note what it bars (Q-6)."""
    bit = BIT[fence % ANCHORS]
    square = LOWER_SQUARE[fence]
    if fence < ANCHORS:
        s.laid[0] |= bit
        s.free[0] &= ~(bit | beside(bit))
        s.free[1] &= ~bit
        s.north[0] &= ~BARS_LOW[fence]
        s.north[1] &= ~BARS_HIGH[fence]
        s.walls[square] |= NORTH
        s.walls[square + 1] |= NORTH
        s.walls[square + 9] |= SOUTH
        s.walls[square + 10] |= SOUTH
    else:
        s.laid[1] |= bit
        s.free[1] &= ~(bit | above_below(bit))
        s.free[0] &= ~bit
        s.east[0] &= ~BARS_LOW[fence]
        s.east[1] &= ~BARS_HIGH[fence]
        s.walls[square] |= EAST
        s.walls[square + 9] |= EAST
        s.walls[square + 1] |= WEST
        s.walls[square + 10] |= WEST
    link_posts(s, bit)


@rule
def link_posts(s: Any, bit: int) -> None:
    """Follow the fences that hang together with the one just laid; what would join two of their posts closes a ring."""
    across, upright = s.laid[0], s.laid[1]
    posts = bit
    at_edge = False
    while True:
        before = posts
        touched = across & (posts | beside(posts))
        posts |= touched | beside(touched)
        standing = upright & (posts | above_below(posts))
        posts |= standing | above_below(standing)
        if not at_edge and (touched & (FILE_A | FILE_H) | standing & (RANK_1 | RANK_8) | posts & s.edge) != 0:
            at_edge = True
            posts |= s.edge
        if posts == before:
            break
    left, right = (posts << 1) & ~FILE_A, (posts >> 1) & ~FILE_H
    below, above = posts << 8, (posts >> 8) & ~RANK_8
    if at_edge:
        s.edge = posts
        left, right, below, above = left | FILE_A, right | FILE_H, below | RANK_1, above | RANK_8
    s.rings[0] |= left & posts | right & posts | left & right
    s.rings[1] |= below & posts | above & posts | below & above


# ------------------------------------------------------------------------------------------------------ judging


@rule
def judge_fence(s: Any, seat: int, fence: int) -> int:
    """The first reason against laying a fence (Q-4, Q-6, Q-7)."""
    if s.left[seat] == 0:
        return NO_FENCES
    if not is_on_board(s, fence):
        return OFF_BOARD
    if is_laid(s, fence):
        return FENCE_LAID
    if is_laid(s, (fence + ANCHORS) % FENCES):
        return FENCE_CROSSES
    if not is_free(s, fence):
        return FENCE_OVERLAPS
    return judge_closing(s, fence)


@rule
def judge_closing(s: Any, fence: int) -> int:
    """Every pawn must keep a way to its goal (Q-7)."""
    if not is_doubtful(s, fence):
        return OK
    low, high = SQUARE_LOW[s.pawns[0]], SQUARE_HIGH[s.pawns[0]]
    return CLOSES_WAY if shuts_in(s, fence, low, high) else OK


@rule
def list_fences(s: Any, first: int, count: int, out: Any) -> int:
    """Write the fences that may be laid, as actions from `first` on, behind the `count` there; how many in all."""
    across, upright = s.free[0], s.free[1]
    if (across & s.rings[0]) | (upright & s.rings[1]) != 0:
        shut_across, shut_upright = closing_fences(s)
        across &= ~shut_across
        upright &= ~shut_upright
    count = write_anchors(across, first, count, out)
    return write_anchors(upright, first + ANCHORS, count, out)


@rule
def write_anchors(anchors: int, first: int, count: int, out: Any) -> int:
    """Write the numbers of a word's bits, rising, as actions from `first` on; how many are there in all."""
    while anchors != 0:
        out[count] = first + lowest(anchors)
        anchors = without_lowest(anchors)
        count += 1
    return count


# ------------------------------------------------------------------------------------------ ways to the goal


@rule
def closing_fences(s: Any) -> tuple[int, int]:
    """Of the free fences that would close a ring, those that leave some pawn without a way; across and upright.

    What the first pawn reaches with all of them laid at once, it reaches with any single one of them.
    """
    across, upright = s.free[0] & s.rings[0], s.free[1] & s.rings[1]
    north_low, north_high, east_low, east_high = s.north[0], s.north[1], s.east[0], s.east[1]
    anchors = across
    while anchors != 0:
        fence = lowest(anchors)
        anchors = without_lowest(anchors)
        north_low &= ~BARS_LOW[fence]
        north_high &= ~BARS_HIGH[fence]
    anchors = upright
    while anchors != 0:
        fence = ANCHORS + lowest(anchors)
        anchors = without_lowest(anchors)
        east_low &= ~BARS_LOW[fence]
        east_high &= ~BARS_HIGH[fence]
    low, high = SQUARE_LOW[s.pawns[0]], SQUARE_HIGH[s.pawns[0]]
    low, high = reached(low, high, north_low, north_high, east_low, east_high)
    if serves_all(s, low, high):
        return 0, 0
    return still_closing(s, across, 0, low, high), still_closing(s, upright, ANCHORS, low, high)


@rule
def still_closing(s: Any, anchors: int, first: int, low: int, high: int) -> int:
    """The anchors at which a fence, numbered from `first` on, would leave some pawn without a way."""
    closing = 0
    while anchors != 0:
        anchor = lowest(anchors)
        anchors = without_lowest(anchors)
        if shuts_in(s, first + anchor, low, high):
            closing |= BIT[anchor]
    return closing


@rule
def shuts_in(s: Any, fence: int, low: int, high: int) -> bool:
    """Whether the fence would leave some pawn without a way to its goal, pawns ignored (Q-7).

    The first pawn is known to reach the squares `low, high`. As a rule the squares it reaches hold all pawns and touch
    all goals; only where they do not is each pawn looked at alone.
    """
    north_low, north_high, east_low, east_high = s.north[0], s.north[1], s.east[0], s.east[1]
    if fence < ANCHORS:
        north_low &= ~BARS_LOW[fence]
        north_high &= ~BARS_HIGH[fence]
    else:
        east_low &= ~BARS_LOW[fence]
        east_high &= ~BARS_HIGH[fence]
    low, high = reached(low, high, north_low, north_high, east_low, east_high)
    if serves_all(s, low, high):
        return False
    for seat in range(s.players):
        low, high = SQUARE_LOW[s.pawns[seat]], SQUARE_HIGH[s.pawns[seat]]
        low, high = reached(low, high, north_low, north_high, east_low, east_high)
        if not touches_goal(s, seat, low, high):
            return True
    return False


@rule
def reached(low: int, high: int, north_low: int, north_high: int, east_low: int, east_high: int) -> tuple[int, int]:
    """The squares that are reached from some squares: they flow up, down, right and left through what is open."""
    while True:
        old_low, old_high = low, high
        for _ in range(2):
            high |= ((low & north_low) >> 45) | ((high & north_high) << 9)
            low |= (low & north_low) << 9 & LOW_BITS
            low |= (low >> 9 & north_low) | (high << 45 & north_low)
            high |= high >> 9 & north_high
            low |= (low & east_low) << 1 | (low >> 1 & east_low)
            high |= (high & east_high) << 1 | (high >> 1 & east_high)
        if low == old_low and high == old_high:
            return low, high


@rule
def touches_goal(s: Any, seat: int, low: int, high: int) -> bool:
    """Whether the squares hold one of the seat's goal line."""
    return (low & s.goal_low[seat]) | (high & s.goal_high[seat]) != 0  # type: ignore[no-any-return]


@rule
def serves_all(s: Any, low: int, high: int) -> bool:
    """Whether the squares hold every pawn and one of every goal line: nobody is shut in."""
    for seat in range(s.players):
        pawn = s.pawns[seat]
        if (low & SQUARE_LOW[pawn]) | (high & SQUARE_HIGH[pawn]) == 0 or not touches_goal(s, seat, low, high):
            return False
    return True
