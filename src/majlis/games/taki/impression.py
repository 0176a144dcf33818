"""How Super Taki's actions strike somebody who is not a master: what lies there plainly, and what tempts them.

A card in the leading colour is seen at once, one with the leading figure a little later, and wild cards are thought of
when nothing else fits. Nobody who can lay thinks of drawing; to leave a run open, or to end it by a Changer, comes to
mind late. Beginners attack as soon as they can, spend what a better player would keep, close a run that could go on,
and lay a Plus without a card to follow it.
"""

from typing import Any

from majlis.games.taki.instinct import can_follow, count_colours, ends_hand
from majlis.games.taki.legality import kind_laid
from majlis.games.taki.record import State
from majlis.games.taki.rounds import colour_of
from majlis.games.taki.state import (
    ASKING,
    BREAKER,
    CHANGER,
    CLOSE,
    COLOURED,
    COLOURS,
    COMBO,
    DRAW,
    END,
    FIGURES,
    IN_RUN,
    KING,
    LAST,
    OPEN,
    PASS,
    PLUS,
    STOP,
    SUPER_TAKI,
    TAKI,
    THREE_MORE,
    TWO_MORE,
    WAIT,
)
from majlis.kernel.fields import IntRow
from majlis.kernel.impressions import AT_ONCE, SAID, USUAL
from majlis.kernel.jit import rule, scratch_ints

SAME_COLOUR, SAME_FIGURE, WILD, THROWN = 0.1, 0.35, 0.8, 2.5
"""How quietly cards lie there: in the leading colour, with the leading figure, without a colour, and a Breaker that
only costs (T-5, T-11, T-22)."""
ANSWER, ENDED, LEFT_OPEN = 0.2, 0.5, 2.0
"""The same of answers, of the end of a run or a King's turn, and of a run left open (T-13, T-15, T-21)."""
NEEDLESS = 4.0
"""The same of drawing while a card could be laid (T-6)."""

ATTACK, SPENT, CLOSED = 2.0, 4.0, 4.0
"""How tempting it is to hurt the next player, to lay a wild card at once, and to close a run that could go on."""
ALONE, UNFOLLOWED = 3.0, 4.0
"""The same of opening a run with nothing to follow in it, and of a Plus that no other card can follow (T-12, T-14)."""


@rule
def card_quiet(s: State, kind: int) -> float:
    """How quietly a card lies in the hand (T-5, T-11, T-14)."""
    if kind == BREAKER:
        return THROWN
    if kind >= COLOURED:
        return WILD
    return SAME_COLOUR if s.phase == IN_RUN or colour_of(kind) == s.colour else SAME_FIGURE


@rule
def goes_out(s: State, seat: int, kind: int) -> bool:
    """Whether a card laid now empties the hand, and nobody is asked for an answer to it (T-18, T-23, T-26, T-28)."""
    return kind != THREE_MORE and ends_hand(s, seat, kind)


@rule
def card_lure(s: State, seat: int, kind: int, colours: IntRow) -> float:
    """How tempting a card is beyond what it is worth (T-8, T-10 to T-14)."""
    if kind in (KING, CHANGER, SUPER_TAKI):
        return SPENT
    if kind == THREE_MORE:
        return ATTACK
    if kind >= COLOURED or s.phase == IN_RUN:
        return 0.0
    if kind % FIGURES in (TWO_MORE, STOP):
        return ATTACK
    if kind % FIGURES == TAKI and colours[kind // FIGURES] == 1:
        return ALONE
    return UNFOLLOWED if kind % FIGURES == PLUS and not can_follow(s, seat, kind, colours) else 0.0


@rule
def empties_run(s: State, seat: int, action: int) -> bool:
    """Whether a run is closed with no card left, and not in a Plus, which would cost one (T-12, T-18)."""
    if action != CLOSE or s.sizes[seat] > 0:
        return False
    return s.lead >= COLOURED or s.lead % FIGURES != PLUS


@rule
def other_quiet(s: State, seat: int, action: int, can_lay: bool) -> float:
    """How quietly an action lies there that lays no card."""
    if action == DRAW:
        return NEEDLESS if can_lay else SAME_COLOUR
    if action == OPEN:
        return LEFT_OPEN
    if action in (CLOSE, END):
        return AT_ONCE if empties_run(s, seat, action) else ENDED
    if COMBO <= action < WAIT:
        return AT_ONCE if s.sizes[seat] == 2 else ANSWER
    if action == PASS:
        return ANSWER
    return SAID if action >= LAST else USUAL


@rule
def impress(s: State, seat: int, actions: Any, count: int, quiet: Any, lures: Any) -> None:
    """Write how quietly each action lies there, and how it tempts a beginner (T-5 to T-26)."""
    colours = scratch_ints(COLOURS)
    count_colours(s, seat, colours)
    can_lay, goes_on = False, False
    for k in range(count):
        if actions[k] < DRAW and kind_laid(actions[k]) != BREAKER:
            can_lay = True
            goes_on = goes_on or actions[k] < COLOURED
    for k in range(count):
        action = actions[k]
        if action >= DRAW:
            quiet[k] = other_quiet(s, seat, action, can_lay)
            lures[k] = CLOSED if action == CLOSE and goes_on else 0.0
            continue
        kind = kind_laid(action)
        if s.phase == ASKING:
            quiet[k], lures[k] = AT_ONCE if s.sizes[seat] == 1 else ANSWER, 0.0
        else:
            quiet[k] = AT_ONCE if goes_out(s, seat, kind) else card_quiet(s, kind)
            lures[k] = card_lure(s, seat, kind, colours)
