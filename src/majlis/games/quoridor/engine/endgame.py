"""The exact end of a game without fences in hand: who arrives first, and in how many plies, from everywhere."""

from typing import Any

from majlis.games.quoridor.engine.board import set_up
from majlis.games.quoridor.engine.moves import list_steps
from majlis.games.quoridor.engine.record import Board
from majlis.games.quoridor.state import SQUARES
from majlis.kernel.jit import kernel, rule, scratch_ints
from majlis.kernel.ops import UNBOUND, Ints, Ops, States

ops: Ops = UNBOUND

POSITIONS = 2 * SQUARES * SQUARES


@rule
def place(turn: int, first: int, second: int) -> int:
    """Where a position stands in the list of outcomes."""
    return (turn * SQUARES + first) * SQUARES + second


@rule
def has_arrived(b: Board, seat: int, square: int) -> bool:
    """Whether a square lies on the seat's goal line (Q-1)."""
    return square // 9 == (b.engine_board - 1 if seat == 0 else 0)


@rule
def decide(b: Board, plies: int, outcomes: Any) -> int:
    """The outcome of a position that takes exactly so many plies: these, negative for a loss; 0 if it takes more."""
    found = scratch_ints(8)
    seat = b.turn
    count = list_steps(b, found)
    lost = count > 0
    for i in range(count):
        if has_arrived(b, seat, found[i]):
            return 1 if plies == 1 else 0
        pawns = (found[i], b.pawns[1]) if seat == 0 else (b.pawns[0], found[i])
        reply = outcomes[place(1 - seat, pawns[0], pawns[1])]
        if reply == 1 - plies and reply < 0:
            return plies
        if reply <= 0 or reply >= plies:
            lost = False
    return -plies if lost else 0


@rule
def decide_all(b: Board, plies: int, outcomes: Any) -> bool:
    """Write the outcomes that take exactly so many plies; whether there was any."""
    size = b.engine_board
    changed = False
    for turn in range(2):
        for first in range(SQUARES - 9):
            for second in range(9, SQUARES):
                at = place(turn, first, second)
                if outcomes[at] != 0 or first == second or first % 9 >= size or second % 9 >= size:
                    continue
                if first // 9 >= size - 1 or second // 9 >= size:
                    continue
                b.turn = turn
                b.pawns[0] = first
                b.pawns[1] = second
                outcome = decide(b, plies, outcomes)
                if outcome != 0:
                    outcomes[at] = outcome
                    changed = True
    return changed


@kernel
def engine_race(boards: States, facts: Ints, outcomes: Ints) -> int:
    """Write the outcome of every position on a board, for the seat to move: plies to the win, minus plies to the loss.

    What stays 0 is a draw: nobody can force his arrival. Returns the plies of the longest race.
    """
    b = boards[0]
    set_up(b, facts)
    outcomes[:] = 0
    plies = 1
    while decide_all(b, plies, outcomes):
        plies += 1
    set_up(b, facts)
    return plies - 1
