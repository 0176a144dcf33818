"""The pile: its standing value, what may be laid on it, and how it burns and turns over (N-5, N-6, N-10 to N-17)."""

from typing import Any

from majlis.games.nahs.state import (
    ANYTHING,
    BU,
    COPIES,
    EIGHT,
    FIVE,
    FIVE_OR_LESS,
    NINE,
    NO_FIVE_ON_FIVE,
    NO_WILD_UNDER_FIVE,
    OK,
    REFUSED,
    TI,
    TOO_LOW,
    YES,
    ZERO,
)
from majlis.kernel.jit import rule


@rule
def standing_value(s: Any) -> int:
    """The value of the top card that is not transparent; a 9 if only 9s and BUs lie there, else ANYTHING (N-6)."""
    value = ANYTHING
    for i in range(s.pile_size - 1, -1, -1):
        kind = s.pile[i]
        if kind == NINE:
            value = NINE
        elif kind != BU:
            return int(kind)
    return value


@rule
def is_wild(kind: int) -> bool:
    """Whether the kind goes on anything: 0, 8, 9, BU, TI (N-10, N-14, N-16 to N-18)."""
    return kind in (ZERO, EIGHT, NINE, BU, TI)


@rule
def judge_demand(s: Any, kind: int) -> int:
    """The first reason against a kind while a 5 demands five or less (N-11)."""
    if kind == ZERO or kind < FIVE:
        return OK
    if kind == FIVE:
        return NO_FIVE_ON_FIVE if s.opt_strict_five == YES else OK
    if is_wild(kind):
        return NO_WILD_UNDER_FIVE if s.opt_wilds_under_five == REFUSED else OK
    return FIVE_OR_LESS


@rule
def judge_fit(s: Any, value: int, kind: int) -> int:
    """The first reason against laying a kind on the standing value (N-5, N-6, N-11)."""
    if value == FIVE:
        return judge_demand(s, kind)
    return OK if kind >= value or is_wild(kind) else TOO_LOW


@rule
def has_power(s: Any, value: int, kind: int) -> bool:
    """Whether a 6 or 7 acts on the standing value it was laid on (N-12, N-13)."""
    return value < kind or (value == kind and s.opt_equal_effect == YES)


@rule
def put_on_pile(s: Any, kind: int, count: int) -> None:
    for _ in range(count):
        s.pile[s.pile_size] = kind
        s.pile_size += 1


@rule
def has_four(s: Any, kind: int) -> bool:
    """Whether the kind just laid lies four deep on top (N-15)."""
    looked_through = kind != NINE and s.opt_burn_through_nine == YES
    count = 0
    for i in range(s.pile_size - 1, -1, -1):
        if s.pile[i] == kind:
            count += 1
            if count == COPIES:
                return True
        elif not (looked_through and s.pile[i] == NINE):
            return False
    return False


@rule
def burn(s: Any) -> None:
    """The pile leaves the game (N-14, N-15)."""
    for i in range(s.pile_size):
        s.gone[s.pile[i]] += 1
    clear_pile(s)


@rule
def clear_pile(s: Any) -> None:
    for i in range(s.pile_size):
        s.pile[i] = 0
    s.pile_size = 0


@rule
def lift(s: Any) -> None:
    """The lowest card goes on top (N-17)."""
    lowest = s.pile[0]
    for i in range(1, s.pile_size):
        s.pile[i - 1] = s.pile[i]
    s.pile[s.pile_size - 1] = lowest


@rule
def pick_up(s: Any, seat: int) -> None:
    """The whole pile goes into a hand; everybody has seen its cards (N-8, N-18)."""
    for i in range(s.pile_size):
        s.hands[seat, s.pile[i]] += 1
        s.shown[seat, s.pile[i]] += 1
    s.held[seat] += s.pile_size
    clear_pile(s)
