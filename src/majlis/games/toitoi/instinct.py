"""What a sensible player of Toi Toi goes by: instinct, evaluate, forget, and how far ahead to look.

Everything is counted in hundredths of a point: what the own box may be expected to count in the end, less what the
others' boxes may, and a little for a card that is thrown to the next player. An action is liked the better the less it
leads to.
"""

from math import sqrt
from typing import Any, TypeAlias

import numpy as np

from majlis.games.toitoi.legality import card_in_play, hidden_left, is_open, landing, take_off
from majlis.games.toitoi.record import State
from majlis.games.toitoi.state import (
    BANK,
    COLUMNS,
    COPIES,
    FLY,
    KINDS,
    LOWER,
    NOT_RUNNING,
    OPENING,
    PACK,
    PILE,
    PILE_FLY,
    PLACE,
    PLACES,
    THROW,
    THROW_OPEN,
    TOI,
    UPPER,
)
from majlis.kernel.elementary import exp
from majlis.kernel.fields import IntRow
from majlis.kernel.jit import rule, scratch_ints

HORIZON = 6
ITERATIONS = 40_000
"""Of a search at the highest level, which then takes about half a second."""
TRUST = 64.0
"""How many trials of a search instinct counts for: it knows the odds, and a trial hangs on the cards that come."""

AHEAD = (0, 1, 2, 4, 5, 6, 7, 8, 9)
"""Own turns still to come, by the fewest hidden cards of a box."""
WARMTH = 100.0
"""Hundredths that make an action e times less liked."""
DIFFERENT_COLUMNS, SAME_COLUMN = 1.0, 0.3
"""How much two cards to open are liked (O-3)."""
GIFT = 40
"""How much of the next player's gain by a thrown card is counted, in hundredths."""
UNSEEN_GIFT = 200
"""The next player's usual gain by a card that nobody has seen."""
HOPE = 50
"""What the third card of a quartet is worth by own turn to come, up to four."""
CARD_NOISE, ROUND_NOISE, LEAST_NOISE = 4.0, 12.0, 2.0
"""How far off the expected points may be: for a hidden card, for a round to come, and anyhow."""


# ---------------------------------------------------------------------------- what a column may come to
#
# Worked out once, when this file is read. A column is thought of alone: in each turn its owner has so-and-so much
# chance to spend a card on it, any card equally likely, and takes the best that it offers. Looking back from the end
# of the round that gives the points to be expected with any number of turns to come.

ValueTable: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

UNSEEN = KINDS
"""Stands for a hidden card in the tables."""
MOST_AHEAD = 12
"""Own turns to come; more count as so many."""
SPENT = 0.4
"""The chance that a turn's cards are of use to one column."""
COUNTS = np.array([COPIES if kind < TOI else PACK - TOI * COPIES for kind in range(KINDS)])
SHARES = COUNTS / PACK
"""How many cards of each kind there are, and how likely a card is of it."""


def _at_the_end() -> ValueTable:
    points = np.zeros((KINDS + 1, KINDS + 1))
    for upper in range(KINDS):
        for lower in range(KINDS):
            paired = upper == lower or TOI in (upper, lower)
            points[upper, lower] = 0 if paired else upper + lower
    points[:, UNSEEN] = points[:, :KINDS] @ SHARES
    points[UNSEEN, :] = points[:, UNSEEN]
    points[UNSEEN, UNSEEN] = points[:KINDS, UNSEEN] @ SHARES
    return points


def _one_turn_earlier(after: ValueTable) -> ValueTable:
    """The points expected with one more turn: place a card in either place, open a hidden card, or leave it."""
    before = np.empty_like(after)
    for upper in range(KINDS + 1):
        for lower in range(upper, KINDS + 1):
            leave = after[upper, lower]
            if lower == UNSEEN:
                leave = min(leave, after[upper, :KINDS] @ SHARES)
            best = np.minimum(np.minimum(after[:KINDS, lower], after[upper, :KINDS]), leave)
            before[upper, lower] = before[lower, upper] = (1 - SPENT) * after[upper, lower] + SPENT * (best @ SHARES)
    return before


def _tables() -> ValueTable:
    tables = [_at_the_end()]
    for _ in range(MOST_AHEAD):
        tables.append(_one_turn_earlier(tables[-1]))
    return np.array(tables)


_COLUMN = _tables()

ROW = KINDS + 1
TABLE = ROW * ROW
COLUMN: IntRow = np.rint(100 * _COLUMN).astype(np.int64).ravel()
"""Expected points, in hundredths, at `ahead * TABLE + upper * ROW + lower`: by own turns to come and the two cards."""
OPENING_UP: IntRow = np.rint(100 * (_COLUMN[:, :, :KINDS] @ SHARES)).astype(np.int64).ravel()
"""The same at `ahead * ROW + card` if the hidden card beside that one is opened now."""


# ----------------------------------------------------------------------------------------------- what a box is worth


@rule
def look_at(s: State, seat: int, cards: IntRow) -> None:
    """Write the cards of a box as everybody sees them."""
    for place in range(PLACES):
        cards[place] = s.boxes[seat, place] if is_open(s, seat, place) else UNSEEN


@rule
def beside(cards: IntRow, place: int) -> int:
    """The other card of a place's column."""
    return cards[place ^ COLUMNS]


@rule
def prospect(ahead: int, upper: int, lower: int) -> int:
    """What a column may be expected to count with so many own turns to come."""
    return COLUMN[ahead * TABLE + upper * ROW + lower]


@rule
def paired(upper: int, lower: int) -> int:
    """The number two cards are a pair of (O-13, O-15), or -1."""
    if upper == UNSEEN or lower == UNSEEN:
        return -1
    if upper == TOI:
        return lower if lower != TOI else -1
    return upper if lower in (TOI, upper) else -1


@rule
def expected(cards: IntRow, ahead: int) -> int:
    """What a box may be expected to count with so many own turns to come (O-13 to O-15)."""
    points = 0
    for column in range(COLUMNS):
        upper, lower = cards[column], cards[column + COLUMNS]
        points += prospect(ahead, upper, lower)
        number = paired(upper, lower)
        if number >= 0:
            points -= among_others(cards, column, number, ahead)
    return points


@rule
def among_others(cards: IntRow, column: int, number: int, ahead: int) -> int:
    """What a pair gets for equal pairs before it (O-14), and for single cards that may become such."""
    alike, worth = 0, 0
    for other in range(COLUMNS):
        upper, lower = cards[other], cards[other + COLUMNS]
        there = paired(upper, lower)
        if there < 0:
            if upper == number or lower == number:
                worth += HOPE * min(ahead, 4)
        elif there == number and other < column:
            alike += 1
    if alike > 0:
        worth += 1000 if alike == 1 else 500
    return worth


@rule
def turns_ahead(s: State, seat: int, hidden: int) -> int:
    """How many own turns a seat may expect after this one, if its own box has so many hidden cards (O-11)."""
    if s.last_turns != NOT_RUNNING:
        return 0
    for other in range(s.players):
        if other != seat:
            hidden = min(hidden, hidden_left(s, other))
    return AHEAD[hidden]


@rule
def others_expected(s: State, seat: int, ahead: int) -> int:
    """What the others' boxes may be expected to count on average."""
    cards = scratch_ints(8)
    points = 0
    for other in range(s.players):
        if other != seat:
            look_at(s, other, cards)
            points += expected(cards, ahead)
    return points // (s.players - 1)


@rule
def gain(cards: IntRow, card: int, ahead: int) -> int:
    """How much a card would save in a box, by columns alone."""
    best = 0
    for place in range(PLACES):
        partner = beside(cards, place)
        best = max(best, prospect(ahead, partner, cards[place]) - prospect(ahead, partner, card))
    return best


# --------------------------------------------------------------------------------------------------- the next action


@rule
def saved_by_opening(cards: IntRow, hidden: int, ahead: int, less: int) -> int:
    """The most that a box may save without the bank's card: by opening a hidden one, or by waiting (O-7, O-8)."""
    best = 0 if hidden == 1 else -10_000
    for place in range(PLACES):
        if cards[place] == UNSEEN:
            partner = beside(cards, place)
            best = max(best, prospect(ahead, partner, UNSEEN) - OPENING_UP[less * ROW + partner])
    return best


@rule
def saved_by_bank(cards: IntRow, hidden: int, ahead: int, less: int) -> int:
    """What the bank's card may save, on average: for each card the best column to use it in, or to open another."""
    rows, now = scratch_ints(8), scratch_ints(8)
    for place in range(PLACES):
        partner = beside(cards, place)
        rows[place] = (less if cards[place] == UNSEEN else ahead) * TABLE + partner * ROW
        now[place] = prospect(ahead, partner, cards[place])
    least = saved_by_opening(cards, hidden, ahead, less)
    points = 0
    for card in range(KINDS):
        best = least
        for place in range(PLACES):
            best = max(best, now[place] - COLUMN[rows[place] + card])
        points += best * COUNTS[card]
    return points // PACK


@rule
def after_action(cards: IntRow, card: int, action: int, ahead: int) -> int:
    """What a box may be expected to count after a turn's last action; it is left as it was."""
    if action == THROW:
        return expected(cards, ahead)
    if THROW_OPEN <= action < THROW:
        partner = beside(cards, action - THROW_OPEN)
        return expected(cards, ahead) + OPENING_UP[ahead * ROW + partner] - prospect(ahead, partner, UNSEEN)
    if action >= FLY or PILE_FLY <= action < BANK:
        flight = action - FLY if action >= FLY else action - PILE_FLY
        start, end = take_off(flight), landing(flight)
        cards[start], cards[end] = card, TOI
        points = expected(cards, ahead)
        cards[start], cards[end] = TOI, UNSEEN
        return points
    place = action - PILE if action < PILE_FLY else action - PLACE
    was = cards[place]
    cards[place] = card
    points = expected(cards, ahead)
    cards[place] = was
    return points


@rule
def thrown(cards: IntRow, card: int, action: int) -> int:
    """The card that a turn's last action throws on the pile, UNSEEN if nobody knows it."""
    if THROW_OPEN <= action <= THROW:
        return card
    if action < PILE_FLY:
        return cards[action - PILE]
    if PLACE <= action < THROW_OPEN:
        return cards[action - PLACE]
    return UNSEEN


@rule
def opens_a_card(cards: IntRow, card: int, action: int) -> bool:
    """Whether a turn's last action leaves one hidden card less."""
    return THROW_OPEN <= action < THROW or (action != THROW and thrown(cards, card, action) == UNSEEN)


@rule
def weigh_opening(actions: Any, count: int, weights: Any) -> None:
    """Two cards of different columns tell more (O-3)."""
    for k in range(count):
        same = UPPER[actions[k]] - LOWER[actions[k]] == COLUMNS
        weights[k] = SAME_COLUMN if same else DIFFERENT_COLUMNS


@rule
def instinct(s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    """Like the actions the better the fewer points they lead to, compared with the others' (O-4 to O-11)."""
    if s.phase == OPENING:
        weigh_opening(actions, count, weights)
        return
    cards, theirs = scratch_ints(8), scratch_ints(8)
    look_at(s, seat, cards)
    look_at(s, (seat + 1) % s.players, theirs)
    hidden = hidden_left(s, seat)
    ahead = turns_ahead(s, seat, hidden)
    less = turns_ahead(s, seat, max(hidden - 1, 0))
    others = others_expected(s, seat, ahead)
    others_less = others
    if hidden == 1 and s.last_turns == NOT_RUNNING:
        # Whoever closes the round gives each of the others one more turn (O-11).
        others_less = others_expected(s, seat, 1)
    elif less != ahead:
        others_less = others_expected(s, seat, less)
    gives = GIFT if s.last_turns != 1 else 0
    card = int(card_in_play(s))
    fewest = 1_000_000
    for k in range(count):
        action = actions[k]
        gift = UNSEEN_GIFT
        if action == BANK:
            points = expected(cards, ahead) - others - saved_by_bank(cards, hidden, ahead, less)
        else:
            opens = opens_a_card(cards, card, action)
            points = after_action(cards, card, action, less if opens else ahead) - (others_less if opens else others)
            left = thrown(cards, card, action)
            if left != UNSEEN and gives > 0:
                gift = gain(theirs, left, ahead)
        points += gives * gift // (100 * (s.players - 1))
        weights[k] = points
        fewest = min(fewest, points)
    for k in range(count):
        weights[k] = 0.0001 + exp((fewest - weights[k]) / WARMTH)


# -------------------------------------------------------------------------------------------------- how matters stand


@rule
def turns_to_come(s: State, seat: int) -> int:
    """How many turns a seat may still expect, the one it may be in included (O-11, O-12)."""
    if s.last_turns != NOT_RUNNING:
        return 1 if (seat - s.turn) % s.players < s.last_turns else 0
    return turns_ahead(s, seat, hidden_left(s, seat))


@rule
def evaluate(s: State, values: Any) -> None:
    """Each seat's return from the totals, the points expected of the boxes, and how much may still change (O-16)."""
    cards, totals = scratch_ints(8), scratch_ints(6)
    unsure = LEAST_NOISE * LEAST_NOISE + ROUND_NOISE * ROUND_NOISE * max(s.opt_rounds - s.round_number - 1, 0)
    for seat in range(s.players):
        look_at(s, seat, cards)
        totals[seat] = 100 * s.totals[seat] + expected(cards, turns_to_come(s, seat))
        unsure += CARD_NOISE * CARD_NOISE * hidden_left(s, seat) / s.players
    spread = 55.0 * sqrt(unsure)
    for seat in range(s.players):
        values[seat] = 0.0
        for other in range(s.players):
            if other != seat:
                beats = 1.0 / (1.0 + exp((totals[seat] - totals[other]) / spread))
                values[seat] += (2.0 * beats - 1.0) / (s.players - 1)


@rule
def forget(s: State) -> None:
    """Nothing: all that is known lies on the table."""
