"""What a box is worth, compiled (O-13 to O-15)."""

from typing import Any

from majlis.games.toitoi.state import COLUMNS, TOI, WILD
from majlis.kernel.jit import rule

NO_PAIR = -1


@rule
def pair_of(s: Any, seat: int, column: int) -> int:
    """The number a column is a pair of (O-13, O-15), TOI for two Tois, or NO_PAIR."""
    upper, lower = s.boxes[seat, column], s.boxes[seat, column + COLUMNS]
    if upper == TOI:
        return lower  # type: ignore[no-any-return]
    if lower == TOI:
        return upper  # type: ignore[no-any-return]
    return upper if lower == upper else NO_PAIR


@rule
def pairs_of(s: Any, seat: int, number: int) -> int:
    """How many columns of the box are pairs of the number."""
    pairs = 0
    for column in range(COLUMNS):
        if pair_of(s, seat, column) == number:
            pairs += 1
    return pairs


@rule
def family(pairs: int) -> int:
    """What so many pairs of one number count: nothing, a quartet, a sextet or an octet (O-13, O-14)."""
    return 0 if pairs < 2 else -5 * pairs


@rule
def families(s: Any, seat: int, first: int, second: int) -> int:
    """What all pairs of the box count if up to two columns of Tois are pairs of the numbers given."""
    points = 0
    for number in range(TOI):
        points += family(pairs_of(s, seat, number) + (number == first) + (number == second))
    return points


@rule
def best_families(s: Any, seat: int, wild: int) -> int:
    """The best that all pairs can count with one or two columns of wild Tois (O-15)."""
    best = 0
    for first in range(TOI):
        last = TOI if wild == 2 else first + 1
        for second in range(first, last):
            best = min(best, families(s, seat, first, second if wild == 2 else NO_PAIR))
    return best


@rule
def score(s: Any, seat: int) -> int:
    """The points of a box with all its cards open (O-13 to O-15)."""
    points = 0
    for column in range(COLUMNS):
        if pair_of(s, seat, column) == NO_PAIR:
            points += int(s.boxes[seat, column]) + int(s.boxes[seat, column + COLUMNS])
    wild = pairs_of(s, seat, TOI) if s.opt_two_toi == WILD else 0
    if wild > 0:
        return points + best_families(s, seat, wild)
    return points + families(s, seat, NO_PAIR, NO_PAIR)
