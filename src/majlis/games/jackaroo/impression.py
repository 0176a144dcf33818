"""How Jackaroo's plays strike somebody who is not a master: what lies there plainly, and what tempts them.

A kill, a marble that comes out and one that goes in are seen at once. The quiet plays are those that beginners are
told about: a 4 that goes backwards, a 5 that walks somebody else's marble, a 7 in parts, a jack between two others, a
card that only stops the next player. Beginners kill whatever they can, and bring a marble out whenever they can.
"""

from typing import Any

from majlis.games.jackaroo.effects.board import colour_played, is_side_in, partner
from majlis.games.jackaroo.effects.plays import carry_out, is_drop, is_stop, is_throw, kind_of
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.state import (
    BASE,
    FIVE,
    FOUR,
    JACK,
    MARBLES,
    MOVE_5,
    MOVE_7,
    REST,
    SEVEN,
    SWAP_ANY,
)
from majlis.kernel.impressions import AT_ONCE, USUAL
from majlis.kernel.jit import copied, rule

COMING_OUT, KILLED, GONE_IN, THROWN = 0.15, 0.2, 0.4, 0.5
"""How quietly plays lie there: a drop, a kill, a marble into its base, and a card that must be thrown."""
WALK, SWAPPED, STOPPING = 0.8, 1.0, 1.5
"""The same of a walk, of an own marble swapped, and of a card that stops (J-6, J-12, J-13)."""
CRAFTY = 2.5
"""The same of the resources of those who have played longer (J-8 to J-10, J-13)."""
CRAFTY_KILL = 0.9
"""The same where such a resource kills."""

REVENGE, OUT_AT_ONCE = 2.0, 2.0
"""How tempting it is to kill an opponent's marble, and to bring an own one out, beyond what it is worth."""


@rule
def is_crafty(s: State, colour: int, kind: int, action: int) -> bool:
    """Whether a play is one that beginners do not think of (J-8 to J-10, J-13)."""
    if kind == FOUR:
        return True
    if kind == FIVE:
        return (action - MOVE_5) // MARBLES != colour
    if kind == SEVEN:
        return action >= REST or action >= MOVE_7 + MARBLES
    return kind == JACK and action >= SWAP_ANY


@rule
def dead_opponents(s: State, seat: int) -> int:
    """How many marbles of the opponents lie in their graveyards."""
    dead = 0
    for other in range(s.players):
        if other != seat and other != partner(s, seat):
            dead += s.graves[other]
    return dead


@rule
def marbles_in(s: State, seat: int) -> int:
    """How many marbles of the seat's side are in."""
    inside = 0
    for marble in range(MARBLES):
        inside += s.marbles[seat, marble] >= BASE
        inside += s.marbles[partner(s, seat), marble] >= BASE
    return inside


@rule
def walk_quiet(kind: int, crafty: bool) -> float:
    """How quietly a play lies there that neither kills nor goes in."""
    if crafty:
        return CRAFTY
    return SWAPPED if kind == JACK else WALK


@rule
def impress(s: State, seat: int, actions: Any, count: int, quiet: Any, lures: Any) -> None:
    """Write how quietly each play lies there, and how it tempts a beginner (J-6 to J-16, J-30)."""
    colour = colour_played(s, seat)
    dead, inside = dead_opponents(s, seat), marbles_in(s, seat)
    for k in range(count):
        action = actions[k]
        quiet[k], lures[k] = USUAL, 0.0
        if is_throw(action):
            quiet[k] = THROWN
            continue
        if is_stop(action):
            quiet[k] = STOPPING
            continue
        kind = kind_of(action)
        crafty = is_crafty(s, colour, kind, action)
        board = copied(s)
        carry_out(board, colour, kind, action)
        quiet[k] = walk_quiet(kind, crafty)
        if is_drop(action):
            quiet[k], lures[k] = COMING_OUT, OUT_AT_ONCE
        elif marbles_in(board, seat) > inside and not crafty:
            quiet[k] = GONE_IN
        if dead_opponents(board, seat) > dead:
            quiet[k] = CRAFTY_KILL if crafty else KILLED
            lures[k] += REVENGE
        if is_side_in(board, seat):
            quiet[k] = AT_ONCE
