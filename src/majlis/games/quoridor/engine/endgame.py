"""The exact end of a game without fences in hand: who arrives first, and in how many plies, from everywhere."""

from typing import Any

from majlis.games.quoridor.engine.board import set_up
from majlis.games.quoridor.engine.moves import list_steps
from majlis.games.quoridor.engine.record import Board
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import SQUARES
from majlis.kernel.jit import rule, scratch_ints

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


@rule
def count_races(b: Board, facts: Any, outcomes: Any) -> int:
    """Write the outcome of every position on a board, for the seat to move: plies to the win, minus plies to the loss.

    What stays 0 is a draw: nobody can force their arrival. Returns the plies of the longest race.
    """
    set_up(b, facts)
    outcomes[:] = 0
    plies = 1
    while decide_all(b, plies, outcomes):
        plies += 1
    set_up(b, facts)
    return plies - 1


@rule
def worth_of_step(b: Board, view: State, square: int, outcomes: Any) -> float:
    """What a step is worth to the seat to move: 1 a win, less the plies it takes; a half is a draw."""
    seat = b.turn
    if has_arrived(b, seat, square):
        return 1.0
    first, second = (square, b.pawns[1]) if seat == 0 else (b.pawns[0], square)
    key = ((2 - seat) * SQUARES + first) * SQUARES + second
    times = 0
    for i in range(view.trail_length):
        if view.trail[i] == key:
            times += 1
    plies: int = outcomes[place(1 - seat, first, second)]
    if times >= 2 or plies == 0:
        return 0.5
    return plies / 1000 if plies > 0 else 1 + plies / 1000
