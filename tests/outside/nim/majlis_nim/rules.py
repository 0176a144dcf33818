"""Nim's rules, compiled: deal, actors, check, legal, play, result."""

from typing import Any

from majlis.kernel.jit import rule
from majlis.kernel.rng import below, open_stream
from majlis.kernel.viewers import REFEREE
from majlis_nim.state import (
    ACTIONS,
    DEALING,
    HEADS,
    HEAPS,
    LEAST,
    MOST,
    MOST_TAKEN,
    NO_COIN,
    NO_STICKS,
    NOBODY,
    NOT_YOUR_TURN,
    OK,
    OVER,
    PASS,
    PASSED_ALREADY,
    SEATS,
    TAILS,
    TAILS_UP,
    VERSION,
)


@rule
def deal(s: Any, rng: Any) -> None:
    """Lay the heaps and toss a coin for each player (M-1, M-3)."""
    s.nim = VERSION
    s.viewer = REFEREE
    s.turn = 0
    s.winner = NOBODY
    open_stream(rng, DEALING, 0, 0)
    for heap in range(HEAPS):
        s.heaps[heap] = LEAST + below(rng, MOST - LEAST + 1) if heap < s.opt_heaps else 0
    for seat in range(SEATS):
        s.passed[seat] = 0
        s.coins[seat] = below(rng, 2) if s.opt_coin else TAILS


@rule
def actors(s: Any, out: Any) -> int:
    """The player whose turn it is (M-2)."""
    if s.winner != NOBODY:
        return 0
    out[0] = s.turn
    return 1


@rule
def check(s: Any, seat: int, action: int) -> int:
    """OK, or the code of the rule that forbids the action."""
    if s.winner != NOBODY:
        return OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return NO_STICKS
    if action < PASS:
        return OK if s.heaps[action // MOST_TAKEN] > action % MOST_TAKEN else NO_STICKS
    return judge_pass(s, seat)


@rule
def judge_pass(s: Any, seat: int) -> int:
    """Whoever tossed heads may pass, once (M-3, M-4)."""
    if not s.opt_coin:
        return NO_COIN
    if s.passed[seat]:
        return PASSED_ALREADY
    return OK if s.coins[seat] == HEADS else TAILS_UP


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Write the legal actions of a seat, rising; how many."""
    count = 0
    for action in range(ACTIONS):
        if check(s, seat, action) == OK:
            out[count] = action
            count += 1
    return count


@rule
def play(s: Any, rng: Any, seat: int, action: int) -> None:
    """Take the sticks, or pass; the last stick wins (M-2, M-4, M-5)."""
    if action == PASS:
        s.passed[seat] = 1
    else:
        s.heaps[action // MOST_TAKEN] -= action % MOST_TAKEN + 1
    left = 0
    for heap in range(HEAPS):
        left += s.heaps[heap]
    if left == 0:
        s.winner = seat
    s.turn = 1 - seat


@rule
def result(s: Any, places: Any, scores: Any) -> int:
    """Write places and scores (M-5)."""
    for seat in range(SEATS):
        places[seat] = 1 if seat == s.winner else 2
        scores[seat] = 1 if seat == s.winner else 0
    return s.winner != NOBODY  # type: ignore[no-any-return]
