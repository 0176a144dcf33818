"""What a sensible player of Nim goes by: leave heaps whose remainders by four cancel out."""

from typing import Any

from majlis.kernel.jit import rule
from majlis_nim.state import HEAPS, MOST_TAKEN, PASS, SEATS

HORIZON = 4


@rule
def balance(s: Any) -> int:
    """Zero where whoever moves next loses against a perfect player without coins."""
    total = 0
    for heap in range(HEAPS):
        total ^= int(s.heaps[heap]) % (MOST_TAKEN + 1)
    return total


@rule
def instinct(s: Any, seat: int, actions: Any, count: int, weights: Any) -> None:
    """Weigh each action: balance the heaps, and pass where they are balanced already."""
    now = balance(s)
    for i in range(count):
        action = actions[i]
        if action == PASS:
            weights[i] = 6.0 if now == 0 else 0.2
            continue
        sticks = int(s.heaps[action // MOST_TAKEN])
        rest = sticks - action % MOST_TAKEN - 1
        after = now ^ (sticks % (MOST_TAKEN + 1)) ^ (rest % (MOST_TAKEN + 1))
        weights[i] = 10.0 if after == 0 else 1.0


@rule
def evaluate(s: Any, values: Any) -> None:
    """Who moves with unbalanced heaps is better off."""
    for seat in range(SEATS):
        values[seat] = 0.6 if (seat == s.turn) == (balance(s) != 0) else -0.6


@rule
def forget(s: Any) -> None:
    """Nothing: the heaps lie on the table."""
