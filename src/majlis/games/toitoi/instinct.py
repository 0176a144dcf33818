"""What a sensible player of Toi Toi goes by: instinct, evaluate, forget, and how far ahead to look.

Everything is counted in points: what the own box may be expected to count in the end, less what the others' boxes
may, and a little for a card that is thrown to the next player. An action is liked the better the fewer points it leads
to.
"""

from math import exp, sqrt
from typing import Any

import numpy as np

from majlis.games.toitoi.layout import (
    BANK,
    COLUMNS,
    FLY,
    KINDS,
    LOWER,
    NOT_RUNNING,
    OPENING,
    PILE,
    PILE_FLY,
    PLACE,
    PLACES,
    THROW,
    THROW_OPEN,
    TOI,
    TURN,
    UPPER,
)
from majlis.games.toitoi.prospects import COLUMN, MOST_AHEAD, OPENING_UP, SHARES, UNSEEN
from majlis.games.toitoi.rules import card_in_play, hidden_left, is_open, landing, take_off
from majlis.kernel.jit import rule, scratch_ints

HORIZON = 24

AHEAD = (0, 1, 2, 4, 5, 6, 7, 8, 9)
"""Own turns still to come, by the fewest hidden cards of a box."""
WARMTH = 1.0
"""Points that make an action e times less liked."""
DIFFERENT_COLUMNS, SAME_COLUMN = 1.0, 0.3
"""How much two cards to open are liked (O-3)."""
GIFT = 0.4
"""How much of the next player's gain by a thrown card is counted."""
UNSEEN_GIFT = 2.0
"""The next player's usual gain by a card that nobody has seen."""
HOPE = 0.5
"""Points by own turn to come (up to four) that the third card of a quartet is worth."""
CARD_NOISE, ROUND_NOISE, LEAST_NOISE = 4.0, 11.0, 2.0
"""How far off the expected points may be: for a hidden card, for a round to come, and anyhow."""


# --------------------------------------------------------------------------------------------------- what a box is worth


@rule
def look_at(s: Any, seat: int, cards: Any) -> None:
    """Write the cards of a box as everybody sees them."""
    for place in range(PLACES):
        cards[place] = s.boxes[seat, place] if is_open(s, seat, place) else UNSEEN


@rule
def paired(upper: int, lower: int) -> int:
    """The number two cards are a pair of (O-13, O-15), or -1."""
    if upper == UNSEEN or lower == UNSEEN:
        return -1
    if upper == TOI:
        return lower if lower != TOI else -1
    return upper if lower == TOI or lower == upper else -1


@rule
def expected(cards: Any, ahead: int) -> float:
    """The points that a box may be expected to count with so many own turns to come (O-13 to O-15)."""
    points = 0.0
    for column in range(COLUMNS):
        upper, lower = cards[column], cards[column + COLUMNS]
        points += COLUMN[ahead, upper, lower]
        number = paired(upper, lower)
        if number < 0:
            continue
        alike = 0
        for other in range(COLUMNS):
            there = paired(cards[other], cards[other + COLUMNS])
            if there == number and other < column:
                alike += 1
            elif there < 0 and (cards[other] == number or cards[other + COLUMNS] == number):
                points -= HOPE * min(ahead, 4)
        if alike == 1:
            points -= 10.0
        elif alike > 1:
            points -= 5.0
    return points


@rule
def turns_ahead(s: Any, seat: int, hidden: int) -> int:
    """How many own turns a seat may expect after this one, if its own box has so many hidden cards (O-11)."""
    if s.last_turns != NOT_RUNNING:
        return 0
    for other in range(s.players):
        if other != seat:
            hidden = min(hidden, hidden_left(s, other))
    return min(AHEAD[hidden], MOST_AHEAD)


@rule
def others_expected(s: Any, seat: int, ahead: int) -> float:
    """What the others' boxes may be expected to count on average."""
    cards = scratch_ints(8)
    points = 0.0
    for other in range(s.players):
        if other != seat:
            look_at(s, other, cards)
            points += expected(cards, ahead)
    return points / (s.players - 1)


@rule
def gain(cards: Any, card: int, ahead: int) -> float:
    """How many points a card would save in a box, by columns alone."""
    best = 0.0
    for place in range(PLACES):
        partner = cards[(place + COLUMNS) % PLACES]
        best = max(best, COLUMN[ahead, cards[place], partner] - COLUMN[ahead, card, partner])
    return best


# ------------------------------------------------------------------------------------------------------- the next action


@rule
def expected_of_bank(cards: Any, hidden: int, ahead: int, less: int) -> float:
    """What looking at the bank's card leads to: for each card the best column to use it in, or to open another."""
    points = 0.0
    leave = 0.0 if hidden == 1 else 100.0
    for place in range(PLACES):
        if cards[place] == UNSEEN:
            partner = cards[(place + COLUMNS) % PLACES]
            leave = min(leave, OPENING_UP[less, partner] - COLUMN[ahead, UNSEEN, partner])
    for card in range(KINDS):
        best = leave
        for place in range(PLACES):
            partner = cards[(place + COLUMNS) % PLACES]
            after = less if cards[place] == UNSEEN else ahead
            best = min(best, COLUMN[after, card, partner] - COLUMN[ahead, cards[place], partner])
        points += best * SHARES[card]
    return points


@rule
def after_action(cards: Any, card: int, action: int, ahead: int) -> float:
    """The points expected of a box after a turn's last action; the box is left as it was."""
    if action == THROW:
        return expected(cards, ahead)
    if THROW_OPEN <= action < THROW:
        place = action - THROW_OPEN
        partner = cards[(place + COLUMNS) % PLACES]
        return expected(cards, ahead) + OPENING_UP[ahead, partner] - COLUMN[ahead, UNSEEN, partner]
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
def opens_a_card(cards: Any, action: int) -> bool:
    """Whether a turn's last action leaves one hidden card less."""
    if action == THROW:
        return False
    if action < PILE_FLY:
        return cards[action - PILE] == UNSEEN  # type: ignore[no-any-return]
    if PLACE <= action < THROW_OPEN:
        return cards[action - PLACE] == UNSEEN  # type: ignore[no-any-return]
    return True


@rule
def thrown(cards: Any, card: int, action: int) -> int:
    """The card that a turn's last action throws on the pile, UNSEEN if nobody knows it."""
    if THROW_OPEN <= action <= THROW:
        return card
    if action < PILE_FLY:
        return cards[action - PILE]  # type: ignore[no-any-return]
    if PLACE <= action < THROW_OPEN:
        return cards[action - PLACE]  # type: ignore[no-any-return]
    return UNSEEN


@rule
def weigh_opening(actions: Any, count: int, weights: Any) -> None:
    """Two cards of different columns tell more (O-3)."""
    for k in range(count):
        same = UPPER[actions[k]] - LOWER[actions[k]] == COLUMNS
        weights[k] = SAME_COLUMN if same else DIFFERENT_COLUMNS


@rule
def instinct(s: Any, seat: int, actions: Any, count: int, weights: Any) -> None:
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
    # Whoever closes the round gives each of the others one more turn (O-11).
    others = others_expected(s, seat, ahead)
    others_less = others_expected(s, seat, less if hidden > 1 or s.last_turns != NOT_RUNNING else 1)
    gives = GIFT / (s.players - 1) if s.last_turns != 1 else 0.0
    card = card_in_play(s)
    fewest = 1e9
    for k in range(count):
        action = actions[k]
        if action == BANK:
            points = expected(cards, ahead) - others + expected_of_bank(cards, hidden, ahead, less)
            points += gives * UNSEEN_GIFT
        else:
            opens = opens_a_card(cards, action)
            left = thrown(cards, card, action)
            points = after_action(cards, card, action, less if opens else ahead) - (others_less if opens else others)
            points += gives * (UNSEEN_GIFT if left == UNSEEN else gain(theirs, left, ahead))
        weights[k] = points
        fewest = min(fewest, points)
    for k in range(count):
        weights[k] = 0.0001 + exp((fewest - weights[k]) / WARMTH)


# ------------------------------------------------------------------------------------------------------ how matters stand


@rule
def evaluate(s: Any, values: Any) -> None:
    """Each seat's return from the totals, the points expected of the boxes, and how much may still change (O-16)."""
    cards = scratch_ints(8)
    totals = np.empty(s.players)
    unsure = LEAST_NOISE * LEAST_NOISE + ROUND_NOISE * ROUND_NOISE * max(s.opt_rounds - s.round_number - 1, 0)
    for seat in range(s.players):
        look_at(s, seat, cards)
        hidden = hidden_left(s, seat)
        totals[seat] = s.totals[seat] + expected(cards, turns_ahead(s, seat, hidden))
        unsure += CARD_NOISE * CARD_NOISE * hidden / s.players
    spread = 1.1 * sqrt(unsure)
    for seat in range(s.players):
        values[seat] = 0.0
        for other in range(s.players):
            if other != seat:
                beats = 1.0 / (1.0 + exp((totals[seat] - totals[other]) / spread))
                values[seat] += (2.0 * beats - 1.0) / (s.players - 1)


@rule
def forget(s: Any) -> None:
    """Nothing: all that is known lies on the table."""
