"""Which actions the engine looks at: every move of the pawn, and the fences that are worth a thought."""

from typing import Any

import numpy as np

from majlis.games.quoridor.engine.board import (
    BARS,
    BIT_NUMBER,
    BITS,
    FENCE_AT,
    LOWER,
    NO_FENCE,
    SHUT_IN,
    SLOT,
    bars_some,
    steps,
    trace,
)
from majlis.games.quoridor.engine.record import Board, Node
from majlis.games.quoridor.state import ACROSS, ANCHORS, SQUARES
from majlis.kernel.fields import IntRow
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
def add_cuts(ways: IntRow, slots: Any) -> None:
    """Add the slots of fences that bar one of the traced ways: across (two words), upright (two)."""
    slots[0] |= ways[0] | ways[0] >> 1
    slots[1] |= ways[1] | ways[1] >> 1
    slots[2] |= ways[2] | ways[2] >> 9 | ways[3] << 45
    slots[3] |= ways[3] | ways[3] >> 9


@rule
def add_wide(b: Board, mine: IntRow, slots: Any) -> None:
    """Add the slots near the pawns, and those of fences that run along one's own ways."""
    for half in range(2):
        near = AROUND[b.pawns[0], half] | AROUND[b.pawns[1], half]
        slots[half] |= near
        slots[2 + half] |= near
    slots[0] |= mine[2] | mine[2] >> 9 | mine[3] << 45
    slots[1] |= mine[3] | mine[3] >> 9
    slots[2] |= mine[0] | mine[0] >> 1
    slots[3] |= mine[1] | mine[1] >> 1


@rule
def list_fences(b: Board, slots: IntRow, out: Any) -> int:
    """Write the free fences of a set of slots; how many."""
    count = list_slots(slots[0] & b.across[0], slots[1] & b.across[1], 0, 0, out)
    return list_slots(slots[2] & b.upright[0], slots[3] & b.upright[1], ANCHORS, count, out)


@rule
def list_cuts(b: Board, ways: IntRow, out: Any) -> int:
    """Write the free fences that bar one of the traced ways; how many."""
    slots = scratch_ints(4)
    slots[:] = 0
    add_cuts(ways, slots)
    return list_fences(b, slots, out)


TRAP = 3
"""A fence of the opponent's that makes the way so many steps longer is worth guarding against."""


@rule
def find_trap(b: Board, mine: IntRow) -> int:
    """The opponent's legal fence that lengthens the mover's way the most, or NO_FENCE if none is a trap."""
    seat = b.turn
    found = scratch_ints(MOST)
    trap, worst = NO_FENCE, b.far[seat] + TRAP - 1
    for i in range(list_cuts(b, mine, found)):
        far = steps(b, seat, found[i])
        if far != SHUT_IN and far > worst and steps(b, 1 - seat, found[i]) != SHUT_IN:
            trap, worst = found[i], far
    return trap


@rule
def add_slot(fence: int, slot: int, slots: Any) -> None:
    """Add a slot for fences that lie as a given one does."""
    first = 0 if fence < ANCHORS else 2
    slots[first] |= BITS[slot, 0]
    slots[first + 1] |= BITS[slot, 1]


@rule
def add_guards(b: Board, mine: IntRow, slots: Any) -> None:
    """Add the slots of guard fences: after one of them the opponent cannot lay its worst fence any more.

    Either it lies in the trap's place, or it bars the detour around the trap, so that the trap would shut the mover in.
    """
    trap = find_trap(b, mine)
    if trap == NO_FENCE:
        return
    seat, slot = b.turn, SLOT[trap]
    add_slot(0, slot, slots)
    add_slot(ANCHORS, slot, slots)
    along = 1 if trap < ANCHORS else 9
    if slot >= along:
        add_slot(trap, slot - along, slots)
    add_slot(trap, slot + along, slots)
    north_low, north_high, east_low, east_high = b.north[0], b.north[1], b.east[0], b.east[1]
    for half in range(2):
        b.north[half] &= ~BARS[trap, half]
        b.east[half] &= ~BARS[trap, 2 + half]
    detour, found = scratch_ints(4), scratch_ints(MOST)
    trace(b, seat, detour)
    for i in range(list_cuts(b, detour, found)):
        if steps(b, seat, found[i]) == SHUT_IN:
            add_slot(found[i], SLOT[found[i]], slots)
    b.north[0], b.north[1], b.east[0], b.east[1] = north_low, north_high, east_low, east_high


NARROW, WIDE, EVERY = 0, 1, 2
"""How many fences are looked at: those in the opponent's way; also near ones and such as run along one's own
ways; all that are legal."""


@rule
def list_moves(b: Board, n: Node, scope: int, guards: bool) -> int:
    """Fill a node's list: actions with the steps that mover and opponent then have to go; only legal ones; how many.

    With `guards`, guard fences are in the list of every scope.
    """
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
    slots = scratch_ints(4)
    slots[:] = -1 if scope == EVERY else 0
    if scope != EVERY:
        add_cuts(yours, slots)
        if scope == WIDE:
            add_wide(b, mine, slots)
        if guards and b.left[1 - seat] > 0:
            add_guards(b, mine, slots)
    fences = list_fences(b, slots, found)
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
