"""How the actions of Wajh Al-Nahs strike somebody who is not a master: what lies there plainly, and what tempts them.

All cards of a kind that fits are seen at once; that one of a pair could stay in the hand is not. Neither is what a
bottoms up brings to light, nor a fourth card that burns the pile. Beginners never break a pair, however long they have
to wait with it, burn as soon as they can, and spend high and wild cards that a better player would keep.
"""

from typing import Any

from majlis.games.nahs.instinct import KEEP, completes_four, in_zone
from majlis.games.nahs.record import State
from majlis.games.nahs.rounds import cards_left
from majlis.games.nahs.state import (
    ACCEPT,
    AIM,
    BU,
    COUNTER,
    DOWN,
    EIGHT,
    GIVE,
    LAY,
    LAY_UP,
    MOST_OF_A_KIND,
    READY,
    SWAP,
    TAKE,
    ZONE,
)
from majlis.kernel.impressions import AT_ONCE, USUAL
from majlis.kernel.jit import rule

ALL_OF_A_KIND, BURNING, FOURTH, LIFTING = 0.3, 0.4, 1.2, 1.8
"""How quietly cards lie there: all that one has of a kind, an 8, a fourth card, and a bottoms up (N-14 to N-17)."""
PART_OF_A_KIND = 2.0
"""The same of some cards of a kind while others of it are kept."""
TAKING, GIVING, BLIND, DONE = 3.0, 0.5, 0.3, 0.3
"""The same of taking the pile while something fits, of a take-it, of a face-down card, and of being ready."""

PAIR_KEPT, FIRE, MANY = -1.5, 1.0, 0.7
"""How tempting it is to break a pair (it is not), to burn, and to lay each card more at once."""
SPENT = 0.35
"""How much of what a card is worth while one has it tempts to lay it."""


@rule
def kind_and_number(action: int) -> tuple[int, int]:
    """The kind and number of cards that an action lays from the hand or from the face-up cards."""
    if action >= LAY_UP:
        return (action - LAY_UP) // ZONE, (action - LAY_UP) % ZONE + 1
    return (action - LAY) // MOST_OF_A_KIND, (action - LAY) % MOST_OF_A_KIND + 1


@rule
def lay_quiet(s: State, seat: int, kind: int, number: int) -> float:
    """How quietly cards lie there (N-5, N-14 to N-17, N-20)."""
    if s.draw_size == 0 and cards_left(s, seat) == number:
        return AT_ONCE
    if kind == EIGHT:
        return BURNING
    if kind == BU:
        return LIFTING
    if in_zone(s, seat, kind) > number:
        return PART_OF_A_KIND
    return FOURTH if completes_four(s, kind, number) else ALL_OF_A_KIND


@rule
def lay_lure(s: State, seat: int, kind: int, number: int) -> float:
    """How tempting cards are beyond what they are worth."""
    lure = MANY * (number - 1) + SPENT * KEEP[kind]
    if kind == EIGHT or completes_four(s, kind, number):
        lure += FIRE
    return lure + PAIR_KEPT if in_zone(s, seat, kind) > number else lure


@rule
def impress(s: State, seat: int, actions: Any, count: int, quiet: Any, lures: Any) -> None:
    """Write how quietly each action lies there, and how it tempts a beginner (N-3 to N-20)."""
    for k in range(count):
        action = actions[k]
        quiet[k], lures[k] = USUAL, 0.0
        if action < GIVE:
            kind, number = kind_and_number(action)
            quiet[k] = lay_quiet(s, seat, kind, number)
            lures[k] = lay_lure(s, seat, kind, number)
        elif action < COUNTER:
            goes_out = s.phase != AIM and s.draw_size == 0 and cards_left(s, seat) == 1
            quiet[k] = AT_ONCE if goes_out else GIVING
        elif action <= ACCEPT:
            quiet[k] = GIVING
        elif action == TAKE:
            quiet[k] = TAKING
        elif DOWN <= action < READY:
            quiet[k] = BLIND
        elif action < SWAP:
            quiet[k] = DONE
