"""Quoridor's rules, compiled: deal, actors, check, legal, random_action, play, result."""

from typing import Any

from majlis.games.quoridor.effects import clear_fences, clear_trail, draw_goals, lay, remember, times_seen
from majlis.games.quoridor.legality.fences import is_free, judge_closing, judge_fence, list_fences
from majlis.games.quoridor.legality.pawns import is_goal, judge_pawn, list_pawn
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import (
    ACROSS,
    ACTIONS,
    DRAWN,
    FENCES,
    LOT,
    MAY_MOVE,
    NOBODY,
    NOT_YOUR_TURN,
    OFF_BOARD,
    OK,
    OVER,
    PASS,
    RUNNING,
    SEATS,
    TRAIL,
    VERSION,
    WON,
    YES,
)
from majlis.kernel.jit import rule, scratch_ints
from majlis.kernel.rng import below, open_stream
from majlis.kernel.viewers import REFEREE


@rule
def deal(s: State, rng: Any) -> None:
    """Put up the board and the pawns, and see who begins (Q-1 to Q-3); the options are in the record already."""
    size = s.opt_size
    s.quoridor = VERSION
    s.viewer = REFEREE
    s.turn = starter(s, rng)
    s.plies = 0
    s.outcome = RUNNING
    s.winner = NOBODY
    middle = size // 2
    for seat in range(SEATS):
        s.pawns[seat] = NOBODY
        s.left[seat] = s.opt_fences if seat < s.players else 0
    if s.players == 2:
        s.pawns[0] = middle
        s.pawns[1] = middle + 9 * (size - 1)
    else:
        s.pawns[0] = middle
        s.pawns[1] = 9 * middle
        s.pawns[2] = middle + 9 * (size - 1)
        s.pawns[3] = 9 * middle + size - 1
    draw_goals(s)
    clear_fences(s)
    s.trail_length = TRAIL
    clear_trail(s)
    remember(s)


@rule
def starter(s: State, rng: Any) -> int:
    """The seat that moves first: the one named, or drawn by lot (Q-3)."""
    if s.opt_starter > 0:
        return s.opt_starter - 1
    open_stream(rng, LOT, 0, 0)
    return below(rng, s.players)


@rule
def actors(s: State, out: Any) -> int:
    """The seat whose turn it is (Q-4)."""
    if s.outcome != RUNNING:
        return 0
    out[0] = s.turn
    return 1


@rule
def check(s: State, seat: int, action: int) -> int:
    """OK, or the code of the rule that forbids the action."""
    if s.outcome != RUNNING:
        return OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return OFF_BOARD
    if action < ACROSS:
        return judge_pawn(s, seat, action)
    if action < PASS:
        return judge_fence(s, seat, action - ACROSS)
    return MAY_MOVE if can_move(s, seat) else OK


@rule
def can_move(s: State, seat: int) -> bool:
    """Whether the seat has anything to do but pass (Q-11)."""
    out = scratch_ints(ACTIONS)
    if list_pawn(s, seat, out) > 0:
        return True
    return s.left[seat] > 0 and list_fences(s, ACROSS, 0, out) > 0


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Write the legal actions of a seat, rising; how many."""
    if s.outcome != RUNNING or seat != s.turn:
        return 0
    count = list_pawn(s, seat, out)
    if s.left[seat] > 0:
        count = list_fences(s, ACROSS, count, out)
    if count == 0:
        out[0] = PASS
        count = 1
    return count


@rule
def random_action(s: State, seat: int, policy_rng: Any) -> int:
    """A uniformly random legal action, without listing them all where that can be helped."""
    out = scratch_ints(ACTIONS)
    moves = list_pawn(s, seat, out)
    if s.left[seat] == 0:
        return out[below(policy_rng, moves)] if moves > 0 else PASS
    for _ in range(200):
        slot = below(policy_rng, moves + FENCES)
        if slot < moves:
            return out[slot]
        if is_free(s, slot - moves) and judge_closing(s, slot - moves) == OK:
            return ACROSS + slot - moves
    return out[below(policy_rng, legal(s, seat, out))]


@rule
def play(s: State, rng: Any, seat: int, action: int) -> None:
    """Carry out a legal action and see whether it ends the game (Q-4, Q-12, Q-13)."""
    s.plies += 1
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
    if ACROSS <= action < PASS:
        lay(s, action - ACROSS)
        s.left[seat] -= 1
        clear_trail(s)
    elif action < ACROSS:
        s.pawns[seat] = action
        if is_goal(s, seat, action):
            s.outcome = WON
            s.winner = seat
    remember(s)
    if s.outcome == RUNNING and (times_seen(s) >= 3 or s.plies >= 200 * s.players):
        s.outcome = DRAWN


@rule
def result(s: State, places: Any, scores: Any) -> int:
    """Write places and scores (Q-12): the winner or winning side is first, the others share second place."""
    for seat in range(places.size):
        places[seat] = 0
        scores[seat] = 0
    for seat in range(s.players):
        wins = s.outcome == DRAWN or seat == s.winner
        if s.opt_teams == YES and s.outcome == WON and seat % 2 == s.winner % 2:
            wins = True
        places[seat] = 1 if wins else 2
        scores[seat] = 1 if wins and s.outcome == WON else 0
    return s.outcome != RUNNING
