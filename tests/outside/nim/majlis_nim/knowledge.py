"""What a seat of Nim knows: the heaps and its own coin. hide, determinize, observe."""

from typing import Any

from majlis.kernel.jit import rule
from majlis.kernel.rng import below
from majlis.kernel.viewers import REFEREE
from majlis_nim.state import HEADS, HEAPS, MOST, SEATS, UNKNOWN


@rule
def hide(s: Any, viewer: int) -> None:
    """Coins lie under the hand until they are used (M-3, M-4)."""
    if viewer == REFEREE:
        return
    s.viewer = viewer
    for seat in range(SEATS):
        if seat != viewer and s.opt_coin and not s.passed[seat]:
            s.coins[seat] = UNKNOWN


@rule
def determinize(s: Any, rng: Any) -> None:
    """Toss the coins that are not known."""
    s.viewer = REFEREE
    for seat in range(SEATS):
        if s.coins[seat] == UNKNOWN:
            s.coins[seat] = below(rng, 2)


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """The heaps, the own coin, who has passed, and whether coins are played with."""
    for heap in range(HEAPS):
        out[heap] = s.heaps[heap] / MOST
    out[HEAPS] = 1 if s.coins[seat] == HEADS else 0
    out[HEAPS + 1] = s.passed[seat]
    out[HEAPS + 2] = s.passed[1 - seat]
    out[HEAPS + 3] = s.opt_coin
