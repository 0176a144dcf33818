"""Which fences of Quoridor may be laid: where they fit, and whether everybody keeps a way (Q-6, Q-7).

Words of bits are those of `effects.py`.
"""

from typing import Any

from majlis.games.quoridor.effects import BARS_HIGH, BARS_LOW, BIT, FILE, LOWER_SQUARE, RANK, SQUARE_HIGH, SQUARE_LOW
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import (
    ANCHORS,
    CLOSES_WAY,
    FENCE_CROSSES,
    FENCE_LAID,
    FENCE_OVERLAPS,
    FENCES,
    LOWER,
    NO_FENCES,
    OFF_BOARD,
    OK,
)
from majlis.kernel.jit import lowest, rule, without_lowest

LOW_BITS = (1 << LOWER) - 1


# ------------------------------------------------------------------------------------------------------ fitting


@rule
def is_on_board(s: State, fence: int) -> bool:
    """Whether a fence of full length fits there (Q-6)."""
    square = LOWER_SQUARE[fence]
    return FILE[square] < s.opt_size - 1 and RANK[square] < s.opt_size - 1


@rule
def is_laid(s: State, fence: int) -> bool:
    """Whether the fence lies on the board."""
    return s.laid[fence // ANCHORS] & BIT[fence % ANCHORS] != 0


@rule
def is_free(s: State, fence: int) -> bool:
    """Whether the fence fits as far as the edges and the other fences go (Q-6)."""
    return s.free[fence // ANCHORS] & BIT[fence % ANCHORS] != 0


@rule
def is_doubtful(s: State, fence: int) -> bool:
    """Whether the fence would close a ring of fences and edges: only then can it cut squares off."""
    return s.rings[fence // ANCHORS] & BIT[fence % ANCHORS] != 0


# ------------------------------------------------------------------------------------------------------------ judging


@rule
def judge_fence(s: State, seat: int, fence: int) -> int:
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
def judge_closing(s: State, fence: int) -> int:
    """Every pawn must keep a way to its goal (Q-7)."""
    if not is_doubtful(s, fence):
        return OK
    low, high = SQUARE_LOW[s.pawns[0]], SQUARE_HIGH[s.pawns[0]]
    return CLOSES_WAY if shuts_in(s, fence, low, high) else OK


@rule
def list_fences(s: State, first: int, count: int, out: Any) -> int:
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


# --------------------------------------------------------------------------------------------- ways to the goal


@rule
def closing_fences(s: State) -> tuple[int, int]:
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
def still_closing(s: State, anchors: int, first: int, low: int, high: int) -> int:
    """The anchors at which a fence, numbered from `first` on, would leave some pawn without a way."""
    closing = 0
    while anchors != 0:
        anchor = lowest(anchors)
        anchors = without_lowest(anchors)
        if shuts_in(s, first + anchor, low, high):
            closing |= BIT[anchor]
    return closing


@rule
def shuts_in(s: State, fence: int, low: int, high: int) -> bool:
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
def touches_goal(s: State, seat: int, low: int, high: int) -> bool:
    """Whether the squares hold one of the seat's goal line."""
    return (low & s.goal_low[seat]) | (high & s.goal_high[seat]) != 0


@rule
def serves_all(s: State, low: int, high: int) -> bool:
    """Whether the squares hold every pawn and one of every goal line: nobody is shut in."""
    for seat in range(s.players):
        pawn = s.pawns[seat]
        if (low & SQUARE_LOW[pawn]) | (high & SQUARE_HIGH[pawn]) == 0 or not touches_goal(s, seat, low, high):
            return False
    return True
