"""How Toi Toi's actions strike somebody who is not a master: what lies there plainly, and what tempts them.

A card that makes a pair is seen at once, one lower than the card it would replace soon; that a Toi can fly comes to
mind late. Beginners make every pair they can, keep it whatever it could become, and like to see what is hidden.
"""

from typing import Any

from majlis.games.toitoi.instinct import UNSEEN, beside, look_at, paired, thrown
from majlis.games.toitoi.legality import card_in_play, hidden_left
from majlis.games.toitoi.record import State
from majlis.games.toitoi.rounds import count_points
from majlis.games.toitoi.state import (
    BANK,
    FLY,
    OPENING,
    PILE,
    PILE_FLY,
    PLACE,
    THROW,
    THROW_OPEN,
    TOI,
)
from majlis.kernel.fields import IntRow
from majlis.kernel.impressions import AT_ONCE, USUAL
from majlis.kernel.jit import copied, rule, scratch_ints

PAIRED, LOWERED, COVERED, RAISED = 0.2, 0.5, 0.8, 1.5
"""How quietly a card lies there that makes a pair, lowers a card, replaces a hidden one, and does none of these."""
LOOKING, THROWN, OPENED = 0.2, 0.5, 0.7
"""The same of looking at the bank's card, of throwing it, and of throwing it to open another (O-5 to O-8)."""
FLIGHT = 2.5
"""The same of a flying Toi (O-9)."""

PAIR_MADE, PAIR_BROKEN, CURIOUS = 1.0, -2.0, 0.5
"""How tempting it is to make a pair, to break one (it is not), and to see a hidden card."""


@rule
def place_of(action: int) -> int:
    """Where an action puts the card in play."""
    return action - PILE if action < PILE_FLY else action - PLACE


@rule
def places_card(action: int) -> bool:
    """Whether an action puts the card in play into the box, without a flight."""
    return PILE <= action < PILE_FLY or PLACE <= action < THROW_OPEN


@rule
def place_quiet(cards: IntRow, card: int, place: int) -> float:
    """How quietly it lies there to put a card in a place."""
    if paired(card, beside(cards, place)) >= 0:
        return PAIRED
    if cards[place] == UNSEEN:
        return COVERED
    worth = 0 if card == TOI else card
    return LOWERED if worth < cards[place] else RAISED


@rule
def is_last_turn(s: State) -> bool:
    """Whether the match ends with this turn, nothing of the other boxes being hidden (O-11, O-16)."""
    if s.last_turns != 1 or s.round_number + 1 < s.opt_rounds:
        return False
    for other in range(s.players):
        if other != s.turn and hidden_left(s, other) > 0:
            return False
    return True


@rule
def wins(s: State, seat: int, action: int) -> bool:
    """Whether the last action of a match leaves the box below all others, all of its cards being seen (O-16)."""
    hidden = hidden_left(s, seat)
    if places_card(action):
        covers = s.opened[seat] >> place_of(action) & 1 == 0
        if hidden > (1 if covers else 0):
            return False
    elif action != THROW or hidden > 0:
        return False
    table = copied(s)
    if places_card(action):
        table.boxes[seat, place_of(action)] = card_in_play(s)
    count_points(table)
    for other in range(s.players):
        if other != seat and table.totals[other] <= table.totals[seat]:
            return False
    return True


@rule
def impress(s: State, seat: int, actions: Any, count: int, quiet: Any, lures: Any) -> None:
    """Write how quietly each action lies there, and how it tempts a beginner (O-3 to O-11, O-16)."""
    for k in range(count):
        quiet[k], lures[k] = USUAL, 0.0
    if s.phase == OPENING:
        return
    cards = scratch_ints(8)
    look_at(s, seat, cards)
    card, is_last = int(card_in_play(s)), is_last_turn(s)
    for k in range(count):
        action = actions[k]
        if action == BANK:
            quiet[k] = LOOKING
        elif places_card(action):
            place = place_of(action)
            quiet[k] = place_quiet(cards, card, place)
            if quiet[k] == PAIRED:
                lures[k] += PAIR_MADE
            if paired(cards[place], beside(cards, place)) >= 0:
                lures[k] += PAIR_BROKEN
        elif action == THROW:
            quiet[k] = THROWN
        elif THROW_OPEN <= action < FLY:
            quiet[k], lures[k] = OPENED, CURIOUS
        else:
            quiet[k] = FLIGHT
        if thrown(cards, card, action) == UNSEEN and places_card(action):
            lures[k] += CURIOUS
        if is_last and action != BANK and wins(s, seat, action):
            quiet[k] = AT_ONCE
