"""The exchange before the first play: sets of three kinds, and who may choose which (N-3)."""

from typing import Any

from majlis.games.nahs.record import State
from majlis.games.nahs.state import (
    ALREADY_CHOSEN,
    KINDS,
    NONE,
    NOT_YOUR_SIX,
    OK,
    ONE_CARD_ONLY,
    ONE_PAIR,
    READY,
    SAME_SET,
    SWAP,
)
from majlis.kernel.jit import rule


@rule
def set_number(low: int, middle: int, high: int) -> int:
    """The number of a set of three kinds in rising order; sets are counted by their highest kind first."""
    return low + middle * (middle + 1) // 2 + high * (high + 1) * (high + 2) // 6


@rule
def kinds_of_set(number: int) -> tuple[int, int, int]:
    """The three kinds of a set, rising: the inverse of `set_number`."""
    high = 0
    while set_number(0, 0, high + 1) <= number:
        high += 1
    rest = number - set_number(0, 0, high)
    middle = 0
    while set_number(0, middle + 1, 0) <= rest:
        middle += 1
    return rest - set_number(0, middle, 0), middle, high


@rule
def times_in(kind: int, low: int, middle: int, high: int) -> int:
    """How often a kind is one of three."""
    return int(low == kind) + int(middle == kind) + int(high == kind)


@rule
def set_lying(s: State, seat: int) -> int:
    """The number of the set that lies face up at the deal."""
    low, middle, high = NONE, NONE, NONE
    for kind in range(KINDS):
        for _ in range(s.ups[seat, kind]):
            low, middle, high = middle, high, kind
    return set_number(low, middle, high)


@rule
def differing(s: State, seat: int, number: int) -> int:
    """How many cards of a set do not lie face up yet."""
    low, middle, high = kinds_of_set(number)
    kept = 0
    for kind in range(low, high + 1):
        kept += min(times_in(kind, low, middle, high), s.ups[seat, kind])
    return 3 - kept


@rule
def is_among_six(s: State, seat: int, low: int, middle: int, high: int) -> bool:
    """Whether a seat has these three among its hand and face-up cards."""
    for kind in (low, middle, high):
        if s.hands[seat, kind] + s.ups[seat, kind] < times_in(kind, low, middle, high):
            return False
    return True


@rule
def judge_set(s: State, seat: int, number: int) -> int:
    """The first reason against swapping a set in (N-3)."""
    low, middle, high = kinds_of_set(number)
    if not is_among_six(s, seat, low, middle, high):
        return NOT_YOUR_SIX
    others = differing(s, seat, number)
    if others == 0:
        return SAME_SET
    return ONE_CARD_ONLY if others > 1 and s.opt_swap == ONE_PAIR else OK


@rule
def judge_choice(s: State, seat: int, action: int) -> int:
    """The first reason against `ready` or a swap: each chooses once (N-3)."""
    if s.chosen[seat] != NONE:
        return ALREADY_CHOSEN
    return OK if action == READY else judge_set(s, seat, action - SWAP)


@rule
def list_choices(s: State, seat: int, out: Any) -> int:
    """Write `ready` and the swaps that are open to a seat, rising; how many."""
    if s.chosen[seat] != NONE:
        return 0
    out[0] = READY
    count = 1
    for high in range(KINDS):
        if s.hands[seat, high] + s.ups[seat, high] == 0:
            continue
        for middle in range(high + 1):
            if s.hands[seat, middle] + s.ups[seat, middle] == 0:
                continue
            for low in range(middle + 1):
                if s.hands[seat, low] + s.ups[seat, low] == 0:
                    continue
                number = set_number(low, middle, high)
                if judge_set(s, seat, number) == OK:
                    out[count] = SWAP + number
                    count += 1
    return count
