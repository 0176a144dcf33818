"""Which actions the engine looks at: every move of the pawn, and the fences that are worth a thought."""

from typing import Any

import numpy as np

from majlis.games.quoridor.engine.board import (
    BIT_NUMBER,
    BITS,
    FENCE_AT,
    LOWER,
    NO_FENCE,
    SHUT_IN,
    bars_some,
    steps,
    trace,
)
from majlis.games.quoridor.engine.record import Board, Node
from majlis.games.quoridor.state import ACROSS, ANCHORS, SQUARES
from majlis.kernel.jit import rule, scratch_ints

MOST = 140
"""No list of actions is longer."""

UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
STEP = np.array([9, 1, -9, -1])


def _around(square: int) -> tuple[int, int]:
    """The slots within two squares of a square."""
    x, y = square % 9, square // 9
    slots = [u + 9 * v for u in range(x - 2, x + 2) for v in range(y - 2, y + 2) if 0 <= u < 8 and 0 <= v < 8]
    return sum(1 << s for s in slots if s < LOWER), sum(1 << (s - LOWER) for s in slots if s >= LOWER)


AROUND = np.array([_around(square) for square in range(SQUARES)], np.int64)


@rule
def is_clear(b: Board, square: int, way: int) -> bool:
    """Whether neither fence nor edge bars the way out of a square."""
    if way == UP:
        return (b.north[0] & BITS[square, 0]) | (b.north[1] & BITS[square, 1]) != 0
    if way == RIGHT:
        return (b.east[0] & BITS[square, 0]) | (b.east[1] & BITS[square, 1]) != 0
    behind = square + STEP[way]
    if behind < 0:
        return False
    if way == DOWN:
        return (b.north[0] & BITS[behind, 0]) | (b.north[1] & BITS[behind, 1]) != 0
    return (b.east[0] & BITS[behind, 0]) | (b.east[1] & BITS[behind, 1]) != 0


@rule
def list_steps(b: Board, out: Any) -> int:
    """Write the squares the pawn to move may go to (Q-5, Q-8, Q-9); how many."""
    here, other = b.pawns[b.turn], b.pawns[1 - b.turn]
    count = 0
    for way in range(4):
        if not is_clear(b, here, way):
            continue
        there = here + STEP[way]
        if there != other:
            out[count] = there
            count += 1
        elif is_clear(b, there, way):
            out[count] = there + STEP[way]
            count += 1
        else:
            for turned in (1, 3):
                side = (way + turned) % 4
                if is_clear(b, there, side):
                    out[count] = there + STEP[side]
                    count += 1
    return count


@rule
def steps_from(b: Board, square: int) -> int:
    """How far the pawn to move would have to go from another square."""
    seat = b.turn
    here = b.pawns[seat]
    b.pawns[seat] = square
    count = steps(b, seat, NO_FENCE)
    b.pawns[seat] = here
    return count


@rule
def list_slots(low: int, high: int, first: int, count: int, out: Any) -> int:
    """Write the fences of a set of slots, `first` being 0 or ANCHORS, behind the `count` there; how many in all."""
    while low != 0:
        out[count] = first + FENCE_AT[BIT_NUMBER[(low & -low) % 67]]
        count += 1
        low &= low - 1
    while high != 0:
        out[count] = first + FENCE_AT[LOWER + BIT_NUMBER[(high & -high) % 67]]
        count += 1
        high &= high - 1
    return count


@rule
def list_cuts(b: Board, ways: Any, out: Any) -> int:
    """Write the free fences that bar one of the traced ways; how many."""
    across_low, across_high = (ways[0] | ways[0] >> 1) & b.across[0], (ways[1] | ways[1] >> 1) & b.across[1]
    upright_low = (ways[2] | ways[2] >> 9 | ways[3] << 45) & b.upright[0]
    upright_high = (ways[3] | ways[3] >> 9) & b.upright[1]
    count = list_slots(across_low, across_high, 0, 0, out)
    return list_slots(upright_low, upright_high, ANCHORS, count, out)


@rule
def list_wide(b: Board, yours: Any, mine: Any, out: Any) -> int:
    """Write the fences that bar the opponent's ways, those near the pawns, and those that guard one's own ways."""
    me, you = b.pawns[b.turn], b.pawns[1 - b.turn]
    near_low, near_high = AROUND[me, 0] | AROUND[you, 0], AROUND[me, 1] | AROUND[you, 1]
    across_low = near_low | yours[0] | yours[0] >> 1 | mine[2] | mine[2] >> 9 | mine[3] << 45
    across_high = near_high | yours[1] | yours[1] >> 1 | mine[3] | mine[3] >> 9
    upright_low = near_low | yours[2] | yours[2] >> 9 | yours[3] << 45 | mine[0] | mine[0] >> 1
    upright_high = near_high | yours[3] | yours[3] >> 9 | mine[1] | mine[1] >> 1
    count = list_slots(across_low & b.across[0], across_high & b.across[1], 0, 0, out)
    return list_slots(upright_low & b.upright[0], upright_high & b.upright[1], ANCHORS, count, out)


NARROW, WIDE, EVERY = 0, 1, 2
"""How many fences are looked at: those in the opponent's way; also near and guarding ones; all that are legal."""


@rule
def list_moves(b: Board, n: Node, scope: int) -> int:
    """Fill a node's list: actions with the steps that mover and opponent then have to go; only legal ones; how many."""
    seat = b.turn
    found = scratch_ints(MOST)
    count = list_steps(b, found)
    for i in range(count):
        n.moves[i] = found[i]
        n.mine[i] = steps_from(b, found[i])
        n.yours[i] = b.far[1 - seat]
    if b.left[seat] == 0:
        return count
    mine, yours = scratch_ints(4), scratch_ints(4)
    trace(b, seat, mine)
    trace(b, 1 - seat, yours)
    if scope == NARROW:
        fences = list_cuts(b, yours, found)
    elif scope == WIDE:
        fences = list_wide(b, yours, mine, found)
    else:
        fences = list_slots(
            b.upright[0], b.upright[1], ANCHORS, list_slots(b.across[0], b.across[1], 0, 0, found), found
        )
    for i in range(fences):
        fence = found[i]
        far = steps(b, 1 - seat, fence) if bars_some(yours, fence) else b.far[1 - seat]
        own = steps(b, seat, fence) if bars_some(mine, fence) else b.far[seat]
        if far != SHUT_IN and own != SHUT_IN:
            n.moves[count] = ACROSS + fence
            n.mine[count] = own
            n.yours[count] = far
            count += 1
    return count
