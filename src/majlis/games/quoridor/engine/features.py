"""What the network sees of a position, from the view of the seat to move: the features that are there, by number.

The board is turned so that the mover goes up. Of both ways it is seen how long and how broad they are, and what a fence
of the other seat's could do to them.
"""

from typing import Any

import numpy as np

from majlis.games.quoridor.engine.board import SHUT_IN, bars_some, steps, trace
from majlis.games.quoridor.engine.moves import MOST, list_cuts
from majlis.games.quoridor.engine.record import Board
from majlis.games.quoridor.state import SQUARES
from majlis.kernel.fields import IntRow
from majlis.kernel.jit import rule, scratch_ints, without_lowest

SIZE, MOST_LEFT = 9, 10
"""The board that the network knows, and the fences that each seat begins with."""

SIDE = {
    "steps": 32,  # to the goal
    "breadth": 24,  # by how many ways between squares its shortest paths are more than one path
    "cuts": 24,  # fences that may be laid across them
    "longest": 16,  # by how many steps the worst of these makes the way longer
    "dearest": 16,  # the same, less what it costs whoever lays it; -5 is 0
    "ones": 16,  # cuts that cost a step or more
    "twos": 12,
    "fours": 8,
    "all": 24,  # what all cuts cost together, halved
    "barred": 8,  # cuts that would shut a pawn in, so that they may not be laid
}
"""What is seen of a seat's way, and how many values are told apart; larger ones count as the last."""
LIMITS = np.array(list(SIDE.values()), np.int64)
NUMBERS = len(SIDE)

AHEAD = 25
"""Values of how far one is ahead, from -12 on."""

PAWNS_AT = 0
LEFT_AT = PAWNS_AT + 2 * SQUARES
AHEAD_AT = LEFT_AT + 2 * (MOST_LEFT + 1)
SIDES_AT = AHEAD_AT + AHEAD
FEATURES = SIDES_AT + 2 * sum(SIDE.values())
"""How many features there are."""
PRESENT = 5 + 2 * NUMBERS
"""So many of them are there at once: pawns, fences in hand, the lead, and both ways."""


@rule
def count_bits(word: int) -> int:
    """How many bits of a word are set."""
    count = 0
    while word != 0:
        word = without_lowest(word)
        count += 1
    return count


@rule
def look_along(b: Board, seat: int, ways: IntRow, others: IntRow, numbers: IntRow) -> None:
    """Write what is seen of a seat's way, in the order of `SIDE`; `ways` is its trace, `others` that of the other seat.

    Where the other seat has no fences in hand nothing can be done to it.
    """
    found = scratch_ints(MOST)
    far, other = b.far[seat], b.far[1 - seat]
    numbers[:] = 0
    numbers[0] = far
    numbers[1] = count_bits(ways[0]) + count_bits(ways[1]) + count_bits(ways[2]) + count_bits(ways[3]) - far
    if b.left[1 - seat] == 0:
        return
    for i in range(list_cuts(b, ways, found)):
        longer = steps(b, seat, found[i])
        own = steps(b, 1 - seat, found[i]) if longer != SHUT_IN and bars_some(others, found[i]) else other
        if longer == SHUT_IN or own == SHUT_IN:
            numbers[9] += 1
            continue
        longer -= far
        numbers[2] += 1
        numbers[3] = max(numbers[3], longer)
        numbers[4] = max(numbers[4], longer - own + other + 5)
        numbers[5] += 1 if longer >= 1 else 0
        numbers[6] += 1 if longer >= 2 else 0
        numbers[7] += 1 if longer >= 4 else 0
        numbers[8] += longer
    numbers[8] //= 2


@rule
def turned(square: int, seat: int) -> int:
    """A square as a seat sees it that goes up."""
    return square if seat == 0 else SQUARES - 1 - square


@rule
def list_features(b: Board, out: Any) -> None:
    """Write the features that are there."""
    numbers, mine, yours = scratch_ints(NUMBERS), scratch_ints(4), scratch_ints(4)
    trace(b, b.turn, mine)
    trace(b, 1 - b.turn, yours)
    at, count = SIDES_AT, 5
    for side in range(2):
        seat = b.turn if side == 0 else 1 - b.turn
        out[side] = PAWNS_AT + side * SQUARES + turned(b.pawns[seat], b.turn)
        out[2 + side] = LEFT_AT + side * (MOST_LEFT + 1) + min(b.left[seat], MOST_LEFT)
        if side == 0:
            look_along(b, seat, mine, yours, numbers)
        else:
            look_along(b, seat, yours, mine, numbers)
        for k in range(NUMBERS):
            out[count] = at + min(numbers[k], LIMITS[k] - 1)
            at += LIMITS[k]
            count += 1
    lead = b.far[1 - b.turn] - b.far[b.turn]
    out[4] = AHEAD_AT + min(max(lead + AHEAD // 2, 0), AHEAD - 1)
