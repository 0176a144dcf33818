"""The engine's own small board of two-player Quoridor: words of bits, a hash, and how far each pawn has to go.

Squares, fences and actions are numbered as in the rules. A set of squares is two words, six ranks and three; a fence's
slot has the bit of the lower left of its four squares. A board is copied before something is tried on it.
"""

from typing import Any

import numpy as np

from majlis.games.quoridor.engine.record import Board
from majlis.games.quoridor.state import ACROSS, ANCHORS, FENCES, SQUARES
from majlis.kernel.fields import IntGrid, IntRow
from majlis.kernel.jit import rule, scratch_ints

BOARD = np.dtype(
    [
        ("engine_board", np.int64),  # the size of the board
        ("turn", np.int64),
        ("pawns", np.int64, 2),
        ("left", np.int64, 2),  # fences in hand
        ("far", np.int64, 2),  # steps to the goal, other pawn ignored
        ("north", np.int64, 2),  # squares whose way up is open
        ("east", np.int64, 2),  # squares whose way to the right is open
        ("across", np.int64, 2),  # slots free for a horizontal fence
        ("upright", np.int64, 2),  # slots free for a vertical fence
        ("laid", np.int64, 2),  # horizontal and vertical fences, by number
        ("goals", np.int64, 4),  # the goal lines of seat 0 and of seat 1
        ("hash", np.int64),
        ("plies", np.int64),  # actions played since the match began
        ("since_fence", np.int64),  # actions played since the last fence, as far as the search knows
    ]
)

LOWER = 54
LOW_BITS = (1 << LOWER) - 1
LAYERS = 2 * SQUARES + 2
"""Room for the squares reached step by step."""
SHUT_IN = 99
"""Steps to a goal that cannot be reached."""


def _words(squares: list[int]) -> tuple[int, int]:
    return sum(1 << s for s in squares if s < LOWER), sum(1 << (s - LOWER) for s in squares if s >= LOWER)


def _edges(fence: int) -> tuple[int, int, int, int]:
    """The ways up and to the right that a fence bars, as words."""
    square = fence % ANCHORS % 8 + 9 * (fence % ANCHORS // 8)
    if fence < ANCHORS:
        return (*_words([square, square + 1]), 0, 0)
    return (0, 0, *_words([square, square + 9]))


def _random_words(count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Numbers that look random and are always the same (SplitMix64)."""
    numbers, state, mask = [], 0x51A7, (1 << 64) - 1
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        numbers.append(mixed ^ (mixed >> 31))
    return np.array(numbers, np.uint64).view(np.int64)


BARS: IntGrid = np.array([_edges(fence) for fence in range(FENCES)] + [(0, 0, 0, 0)], np.int64)
"""By fence: the words of ways up (two) and to the right (two) that it bars; the last row is no fence at all."""
NO_FENCE = FENCES

BITS: IntGrid = np.array([_words([square]) for square in range(SQUARES)], np.int64)
"""By square: its bit in two words."""
SLOT = np.array([f % ANCHORS % 8 + 9 * (f % ANCHORS // 8) for f in range(FENCES)], np.int64)
"""By fence: the square whose bit stands for its slot."""
FENCE_AT = np.array([square % 9 + 8 * (square // 9) for square in range(SQUARES)], np.int64)
"""By slot: the horizontal fence."""
BIT_NUMBER = np.array([next((i for i in range(63) if (1 << i) % 67 == rest), 0) for rest in range(67)], np.int64)
"""By a single bit modulo 67: its number."""

_ZOBRIST = _random_words(2 * SQUARES + FENCES + 42 + 1)
PAWN_HASH = _ZOBRIST[: 2 * SQUARES]
FENCE_HASH = _ZOBRIST[2 * SQUARES : 2 * SQUARES + FENCES]
LEFT_HASH = _ZOBRIST[2 * SQUARES + FENCES : -1]
TURN_HASH = int(_ZOBRIST[-1])


@rule
def set_up(b: Board, facts: Any) -> None:
    """Fill a board: size, turn, plies, both pawns, both counts of fences in hand, then the fences laid, up to -1."""
    size = facts[0]
    b.engine_board = size
    b.turn = facts[1]
    b.plies = facts[2]
    b.since_fence = 0
    b.hash = TURN_HASH if facts[1] == 1 else 0
    b.north[:] = 0
    b.east[:] = 0
    b.across[:] = 0
    b.upright[:] = 0
    b.laid[:] = 0
    b.goals[:] = 0
    for x in range(size):
        for y in range(size):
            square = x + 9 * y
            for word in range(2):
                bit = BITS[square, word]
                b.north[word] |= bit if y < size - 1 else 0
                b.east[word] |= bit if x < size - 1 else 0
                b.across[word] |= bit if x < size - 1 and y < size - 1 else 0
                b.goals[word] |= bit if y == size - 1 else 0
                b.goals[2 + word] |= bit if y == 0 else 0
    for word in range(2):
        b.upright[word] = b.across[word]
    for seat in range(2):
        b.pawns[seat] = facts[3 + seat]
        b.left[seat] = facts[5 + seat]
        b.hash ^= PAWN_HASH[SQUARES * seat + facts[3 + seat]] ^ LEFT_HASH[21 * seat + facts[5 + seat]]
    at = 7
    while facts[at] >= 0:
        lay_fence(b, facts[at])
        at += 1
    for seat in range(2):
        b.far[seat] = steps(b, seat, NO_FENCE)


@rule
def lay_fence(b: Board, fence: int) -> None:
    """Bar the fence's ways and the slots it crosses or overlaps; counts and turn stay as they are."""
    slot = SLOT[fence]
    low, high = BITS[slot, 0], BITS[slot, 1]
    b.hash ^= FENCE_HASH[fence]
    b.laid[fence // ANCHORS] |= 1 << fence % ANCHORS
    b.across[0] &= ~low
    b.across[1] &= ~high
    b.upright[0] &= ~low
    b.upright[1] &= ~high
    if fence < ANCHORS:
        b.north[0] &= ~BARS[fence, 0]
        b.north[1] &= ~BARS[fence, 1]
        b.across[0] &= ~(low << 1 | low >> 1)
        b.across[1] &= ~(high << 1 | high >> 1)
    else:
        b.east[0] &= ~BARS[fence, 2]
        b.east[1] &= ~BARS[fence, 3]
        b.upright[0] &= ~(low << 9 | low >> 9 | (high & 0x1FF) << 45)
        b.upright[1] &= ~(high << 9 | high >> 9 | low >> 45)


@rule
def make(b: Board, action: int, mine: int, yours: int) -> None:
    """Carry out an action of the seat to move; how far both then have to go is known by now."""
    seat = b.turn
    if action < ACROSS:
        b.hash ^= PAWN_HASH[SQUARES * seat + b.pawns[seat]] ^ PAWN_HASH[SQUARES * seat + action]
        b.pawns[seat] = action
        b.since_fence += 1
    else:
        lay_fence(b, action - ACROSS)
        left = b.left[seat]
        b.hash ^= LEFT_HASH[21 * seat + left] ^ LEFT_HASH[21 * seat + left - 1]
        b.left[seat] = left - 1
        b.since_fence = 0
    b.far[seat] = mine
    b.far[1 - seat] = yours
    b.turn = 1 - seat
    b.hash ^= TURN_HASH
    b.plies += 1


@rule
def spread(low: int, high: int, north_low: int, north_high: int, east_low: int, east_high: int) -> tuple[int, int]:
    """The squares, and all that are one step away from them."""
    new_low = low | ((low & north_low) << 9 & LOW_BITS) | (low >> 9 & north_low) | (high << 45 & north_low)
    new_high = high | ((low & north_low) >> 45) | ((high & north_high) << 9) | (high >> 9 & north_high)
    new_low |= (low & east_low) << 1 | (low >> 1 & east_low)
    new_high |= (high & east_high) << 1 | (high >> 1 & east_high)
    return new_low, new_high


@rule
def steps(b: Board, seat: int, fence: int) -> int:
    """How many steps a pawn has to go once a further fence lies there (or NO_FENCE); SHUT_IN if it cannot (Q-7)."""
    north_low, north_high = b.north[0] & ~BARS[fence, 0], b.north[1] & ~BARS[fence, 1]
    east_low, east_high = b.east[0] & ~BARS[fence, 2], b.east[1] & ~BARS[fence, 3]
    goal_low, goal_high = b.goals[2 * seat], b.goals[2 * seat + 1]
    low, high = BITS[b.pawns[seat], 0], BITS[b.pawns[seat], 1]
    count = 0
    while (low & goal_low) | (high & goal_high) == 0:
        new_low, new_high = spread(low, high, north_low, north_high, east_low, east_high)
        if new_low == low and new_high == high:
            return SHUT_IN
        low, high = new_low, new_high
        count += 1
    return count


@rule
def trace(b: Board, seat: int, ways: Any) -> None:
    """Write all ways between squares that lie on some shortest path of a pawn: up (two words), to the right (two).

    A fence that bars none of them leaves the pawn as far from its goal as it is.
    """
    layers = scratch_ints(LAYERS)
    north_low, north_high, east_low, east_high = b.north[0], b.north[1], b.east[0], b.east[1]
    goal_low, goal_high = b.goals[2 * seat], b.goals[2 * seat + 1]
    low, high = BITS[b.pawns[seat], 0], BITS[b.pawns[seat], 1]
    count = 0
    while (low & goal_low) | (high & goal_high) == 0:
        layers[2 * count] = low
        layers[2 * count + 1] = high
        count += 1
        low, high = spread(low, high, north_low, north_high, east_low, east_high)
    low &= goal_low
    high &= goal_high
    up_low, up_high, right_low, right_high = 0, 0, 0, 0
    for k in range(count - 1, -1, -1):
        near_low, near_high = spread(low, high, north_low, north_high, east_low, east_high)
        near_low &= layers[2 * k]
        near_high &= layers[2 * k + 1]
        up_low |= (near_low & (low >> 9 | high << 45)) | (low & (near_low >> 9 | near_high << 45))
        up_high |= (near_high & high >> 9) | (high & near_high >> 9)
        right_low |= (near_low & low >> 1) | (low & near_low >> 1)
        right_high |= (near_high & high >> 1) | (high & near_high >> 1)
        low, high = near_low, near_high
    ways[0], ways[1] = up_low & north_low, up_high & north_high
    ways[2], ways[3] = right_low & east_low, right_high & east_high


@rule
def bars_some(ways: IntRow, fence: int) -> bool:
    """Whether a fence bars one of the ways that `trace` wrote."""
    up = (ways[0] & BARS[fence, 0]) | (ways[1] & BARS[fence, 1])
    return up | (ways[2] & BARS[fence, 2]) | (ways[3] & BARS[fence, 3]) != 0
