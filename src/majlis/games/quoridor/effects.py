"""What Quoridor's actions do to the board: goals drawn, fences laid and what they bar, positions remembered.

Sets of anchors and of inner posts are one word of 64 bits, sets of squares two words of 54 and 27. Words are signed, so
whatever a shift to the right copies from the sign is masked away.
"""

from typing import Any

import numpy as np

from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import ANCHORS, EAST, FENCES, LOWER, NORTH, SEATS, SOUTH, SQUARES, WEST
from majlis.kernel.fields import IntRow
from majlis.kernel.jit import rule

RANK: IntRow = np.arange(SQUARES) // 9
FILE: IntRow = np.arange(SQUARES) % 9
_FENCE = np.arange(FENCES)
LOWER_SQUARE: IntRow = _FENCE % ANCHORS % 8 + 9 * (_FENCE % ANCHORS // 8)
"""The lower left of the four squares a fence touches."""
BIT: IntRow = np.left_shift(np.int64(1), np.arange(ANCHORS) % 64)
"""The bit of an anchor."""
FILE_A, FILE_H = 0x0101010101010101, -0x7F7F7F7F7F7F7F80
RANK_1, RANK_8 = 0xFF, -0x0100000000000000
"""The anchors along the four edges of the board."""
SQUARE_LOW = np.array([1 << square if square < LOWER else 0 for square in range(SQUARES)])
SQUARE_HIGH = np.array([1 << square - LOWER if square >= LOWER else 0 for square in range(SQUARES)])
"""The bit of a square in the two words of squares."""


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


# ----------------------------------------------------------------------------------------------- the board


@rule
def draw_goals(s: State) -> None:
    """Note the side each seat is heading for (Q-1, Q-2)."""
    last = s.opt_size - 1
    for seat in range(SEATS):
        s.goal_low[seat] = 0
        s.goal_high[seat] = 0
    for seat in range(s.players):
        for i in range(s.opt_size):
            if s.players == 2 or seat % 2 == 0:
                square = i + 9 * last if seat == 0 else i
            else:
                square = 9 * i + last if seat == 1 else 9 * i
            s.goal_low[seat] |= SQUARE_LOW[square]
            s.goal_high[seat] |= SQUARE_HIGH[square]


@rule
def clear_fences(s: State) -> None:
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


# ------------------------------------------------------------------------------------------------------- fences


@rule
def beside(anchors: int) -> int:
    """The anchors to the left and to the right."""
    return (anchors << 1) & ~FILE_A | (anchors >> 1) & ~FILE_H


@rule
def above_below(anchors: int) -> int:
    """The anchors above and below."""
    return (anchors << 8) | (anchors >> 8) & ~RANK_8


@rule
def lay(s: State, fence: int) -> None:
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
def link_posts(s: State, bit: int) -> None:
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


# ---------------------------------------------------------------------------------------------- positions seen


@rule
def packed(s: State) -> int:
    """The pawns and the turn as one number, never zero."""
    key = s.turn + 1
    for seat in range(s.players):
        key = key * SQUARES + s.pawns[seat]
    return key


@rule
def clear_trail(s: State) -> None:
    """Positions before a fence cannot come back (Q-6)."""
    for i in range(s.trail_length):
        s.trail[i] = 0
    s.trail_length = 0


@rule
def remember(s: State) -> None:
    """Add the position to those seen since the last fence."""
    s.trail[s.trail_length] = packed(s)
    s.trail_length += 1


@rule
def times_seen(s: State) -> int:
    """How often the present position has stood, this time included (Q-13)."""
    last = s.trail_length - 1
    times = 0
    i = last
    present = s.trail[last]
    while i >= 0:
        if s.trail[i] == present:
            times += 1
        i -= s.players
    return times
