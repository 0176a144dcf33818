"""Quoridor's pawns: steps, jumps and steps aside (Q-5, Q-8 to Q-10)."""

from typing import Any

import numpy as np

from majlis.games.quoridor.effects import FILE, RANK, SQUARE_HIGH, SQUARE_LOW
from majlis.games.quoridor.legality.fences import touches_goal
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import (
    BEHIND_BLOCKED,
    DIAGONAL,
    EAST,
    FENCE_BETWEEN,
    NO_NEIGHBOUR,
    NORTH,
    OCCUPIED,
    OFF_BOARD,
    OK,
    SIDE_BLOCKED,
    SOUTH,
    SQUARES,
    STRAIGHT_OPEN,
    THIRD_PAWN,
    TOO_FAR,
    WEST,
)
from majlis.kernel.jit import rule

STEPS = np.array([9, 1, -9, -1])
"""To the neighbour in the way 1 << i."""
REACH = np.array([-18, -10, -9, -8, -2, -1, 1, 2, 8, 9, 10, 18])
"""What a pawn's move may add to its square, rising."""
RISING_WAYS = np.array([2, 3, 1, 0])
"""The four ways as indices of STEPS, by the square they lead to, rising."""


@rule
def is_goal(s: State, seat: int, square: int) -> bool:
    """Whether the square lies on the seat's goal line."""
    return touches_goal(s, seat, SQUARE_LOW[square], SQUARE_HIGH[square])


@rule
def is_taken(s: State, square: int) -> bool:
    """Whether a pawn stands on the square."""
    for seat in range(s.players):
        if s.pawns[seat] == square:
            return True
    return False


@rule
def way_between(here: int, there: int) -> int:
    """The way from a square to its neighbour."""
    if there == here + 9:
        return NORTH
    if there == here - 9:
        return SOUTH
    return EAST if there == here + 1 else WEST


@rule
def is_open(s: State, here: int, there: int) -> bool:
    """Whether neither fence nor edge lies between two neighbours."""
    return s.walls[here] & way_between(here, there) == 0


@rule
def judge_step(s: State, here: int, there: int) -> int:
    """One square straight (Q-5)."""
    if not is_open(s, here, there):
        return FENCE_BETWEEN
    return OCCUPIED if is_taken(s, there) else OK


@rule
def judge_jump(s: State, here: int, there: int) -> int:
    """Straight over a neighbour (Q-8, Q-9, Q-10)."""
    over = (here + there) // 2
    if not is_taken(s, over):
        return TOO_FAR
    if not is_open(s, here, over):
        return FENCE_BETWEEN
    if not is_open(s, over, there):
        return BEHIND_BLOCKED
    return THIRD_PAWN if is_taken(s, there) else OK


@rule
def judge_aside(s: State, here: int, over: int, there: int) -> int:
    """To the side of the neighbour on `over` (Q-9, Q-10)."""
    if not is_taken(s, over):
        return NO_NEIGHBOUR
    if not is_open(s, here, over):
        return FENCE_BETWEEN
    behind = over + over - here
    if s.walls[over] & way_between(here, over) == 0:
        if not is_taken(s, behind):
            return STRAIGHT_OPEN
        if s.opt_third_pawn != DIAGONAL:
            return THIRD_PAWN
    if not is_open(s, over, there):
        return SIDE_BLOCKED
    return OCCUPIED if is_taken(s, there) else OK


@rule
def judge_pawn(s: State, seat: int, there: int) -> int:
    """The first reason against moving the pawn to a square (Q-5, Q-8 to Q-10)."""
    here = int(s.pawns[seat])
    if FILE[there] >= s.opt_size or RANK[there] >= s.opt_size:
        return OFF_BOARD
    across = FILE[there] - FILE[here]
    along = RANK[there] - RANK[here]
    distance = abs(across) + abs(along)
    if distance == 1:
        return judge_step(s, here, there)
    if distance != 2:
        return TOO_FAR
    if across == 0 or along == 0:
        return judge_jump(s, here, there)
    first = judge_aside(s, here, here + 9 * along, there)
    second = judge_aside(s, here, here + across, there)
    if first == OK or second == OK:
        return OK
    return second if first == NO_NEIGHBOUR else first


@rule
def has_neighbour(s: State, seat: int) -> bool:
    """Whether a pawn stands on a square beside the seat's own: without one there is nothing to jump."""
    here = s.pawns[seat]
    for other in range(s.players):
        there = s.pawns[other]
        if abs(FILE[there] - FILE[here]) + abs(RANK[there] - RANK[here]) == 1:
            return True
    return False


@rule
def list_pawn(s: State, seat: int, out: Any) -> int:
    """Write the squares the pawn may go to, rising; how many."""
    here = int(s.pawns[seat])
    count = 0
    if has_neighbour(s, seat):
        for i in range(REACH.size):
            there = here + REACH[i]
            if 0 <= there < SQUARES and judge_pawn(s, seat, there) == OK:
                out[count] = there
                count += 1
        return count
    for i in range(4):
        way = RISING_WAYS[i]
        # Written in any case and kept if the way is open: cheaper than a branch nobody can foretell.
        out[count] = here + STEPS[way]
        count += 1 - (s.walls[here] >> way & 1)
    return count
