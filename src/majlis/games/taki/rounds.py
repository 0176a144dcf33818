"""Cards on the move: the deal, drawing, new draw piles, cards laid, and what everybody remembers of them."""

from typing import Any

from majlis.games.taki.record import State
from majlis.games.taki.state import (
    BURY,
    CARDS,
    CHANGER,
    COLOURED,
    FIGURES,
    IN_TURN,
    KINDS,
    NINE,
    NOBODY,
    NONE,
    OFF,
    SEATS,
    SUPER116,
    SUPER_TAKI,
    TAKI,
    THREE_MORE,
)
from majlis.kernel.cards import shuffled_from
from majlis.kernel.jit import rule, scratch_bytes
from majlis.kernel.rng import open_stream

ROUND_STREAM, RENEWAL_STREAM = 2, 3
"""Purposes of random streams: the pack of a round, and the new draw piles of a round."""

# ------------------------------------------------------------------------------------------------------- cards


@rule
def copies(s: State, kind: int) -> int:
    """How many cards of a kind the deck holds (T-1)."""
    if kind == CHANGER:
        return 4
    if is_transparent(kind):
        return 2 if s.opt_deck == SUPER116 else 0
    return 2


@rule
def colour_of(kind: int) -> int:
    """The colour printed on a card, or NONE."""
    return kind // FIGURES if kind < COLOURED else NONE


@rule
def figure_of(kind: int) -> int:
    """The number or command sign of a card (T-5), or NONE."""
    if kind < COLOURED:
        return kind % FIGURES
    return TAKI if kind == SUPER_TAKI else NONE


@rule
def is_number(kind: int) -> bool:
    """Whether a card has no command (T-3)."""
    return kind < COLOURED and kind % FIGURES <= NINE


@rule
def is_transparent(kind: int) -> bool:
    """Whether the card beneath goes on leading (T-20)."""
    return kind >= THREE_MORE


@rule
def lead_place(s: State) -> int:
    """Where in the pile the leading card lies: the topmost that is not transparent, else the lowest (T-7)."""
    for place in range(s.pile_size - 1, 0, -1):
        if not is_transparent(int(s.pile[place])):
            return place
    return 0


# -------------------------------------------------------------------------------------------------------- deal


@rule
def deal_round(s: State, rng: Any) -> None:
    """Shuffle, deal and turn up the lead (T-2, T-3); the starter is in turn, and play goes clockwise (T-4)."""
    counts = scratch_bytes(KINDS)
    for kind in range(KINDS):
        counts[kind] = copies(s, kind)
    open_stream(rng, ROUND_STREAM, s.round_number, 0)
    s.deck_size = shuffled_from(rng, counts, s.deck)
    s.hands[:] = 0
    s.shown[:] = 0
    s.lacks[:] = 0
    s.newer[:] = 0
    s.sizes[:] = 0
    s.pile[:] = 0
    s.pile_size = 0
    s.known = 0
    for _ in range(s.opt_hand):
        for step in range(s.players):
            seat = (s.starter + step) % s.players
            s.hands[seat, take_top(s)] += 1
            s.sizes[seat] += 1
    turn_up(s)
    note_bounds(s, counts)
    s.turn = s.starter
    s.direction = 1
    s.phase = IN_TURN
    s.penalty = 0
    s.run = NONE
    s.run_laid = 0
    s.run_before = NONE
    s.actions = 0
    s.reshuffles = 0
    s.winner = NOBODY
    s.passed = 0
    s.debts = 0
    s.waited = 0


@rule
def take_top(s: State) -> int:
    """Take the top card off the draw pile, which must not be empty."""
    s.deck_size -= 1
    kind = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = 0
    s.known = min(s.known, s.deck_size)
    return kind


@rule
def turn_up(s: State) -> None:
    """Turn up the opening card (T-2); with `bury`, what is no number goes under the draw pile, seen by all (T-3)."""
    if s.opt_opening == BURY:
        bury_openings(s)
    lead = take_top(s)
    s.pile[0] = lead
    s.pile_size = 1
    s.lead = lead
    s.colour = colour_of(lead)


@rule
def bury_openings(s: State) -> None:
    """Put the cards above the first number under the pile, one by one; if there is none, all lie as before (T-3)."""
    top = s.deck_size - 1
    while top >= 0 and not is_number(int(s.deck[top])):
        top -= 1
    if top < 0:
        s.known = s.deck_size
        return
    buried = s.deck_size - 1 - top
    old = scratch_bytes(CARDS)
    for place in range(s.deck_size):
        old[place] = s.deck[place]
    for place in range(s.deck_size):
        s.deck[(place + buried) % s.deck_size] = old[place]
    s.known = buried


@rule
def note_bounds(s: State, counts: Any) -> None:
    """What may lie unseen in a dealt draw pile: all but the lead, the buried cards and one's own hand."""
    counts[s.lead] -= 1
    for place in range(s.known):
        counts[s.deck[place]] -= 1
    s.bounds[:] = 0
    for kind in range(KINDS):
        for seat in range(s.players):
            s.bounds[seat, kind] = counts[kind] - s.hands[seat, kind]
        s.bounds[SEATS, kind] = counts[kind]


# -------------------------------------------------------------------------------------------------------- draw


@rule
def draw_cards(s: State, rng: Any, seat: int, number: int) -> None:
    """Draw so many cards, or as many as there are."""
    for _ in range(number):
        draw_one(s, rng, seat)


@rule
def draw_one(s: State, rng: Any, seat: int) -> None:
    """Draw a card, making a new draw pile where one is needed; if there is none, nothing is drawn (T-7)."""
    if s.deck_size == 0:
        renew_deck(s, rng)
        if s.deck_size == 0:
            return
    seen = s.deck_size <= s.known
    kind = take_top(s)
    s.hands[seat, kind] += 1
    s.sizes[seat] += 1
    if seen:
        s.shown[seat, kind] += 1
    else:
        s.bounds[seat, kind] -= 1
    if s.lacks[seat] != 0:
        s.newer[seat] += 1
    if s.sizes[seat] != 1:
        s.debts &= ~(1 << seat)


@rule
def renew_deck(s: State, rng: Any) -> None:
    """Shuffle all that lies beneath the lead into a new draw pile (T-7); everybody knows what is in it."""
    place = lead_place(s)
    if place == 0:
        return
    counts = scratch_bytes(KINDS)
    counts[:] = 0
    for i in range(place):
        counts[s.pile[i]] += 1
    open_stream(rng, RENEWAL_STREAM, s.round_number, s.reshuffles)
    s.deck_size = shuffled_from(rng, counts, s.deck)
    s.reshuffles += 1
    for i in range(place, s.pile_size):
        s.pile[i - place] = s.pile[i]
    for i in range(s.pile_size - place, s.pile_size):
        s.pile[i] = 0
    s.pile_size -= place
    for kind in range(KINDS):
        for seat in range(s.players):
            s.bounds[seat, kind] = counts[kind]
        s.bounds[SEATS, kind] = counts[kind]


# --------------------------------------------------------------------------------------------------------- lay


@rule
def put_down(s: State, seat: int, kind: int) -> None:
    """Lay a card from a hand on the pile; whether it leads is for the caller to say. An old debt lapses (T-25)."""
    s.pile[s.pile_size] = kind
    s.pile_size += 1
    s.hands[seat, kind] -= 1
    s.sizes[seat] -= 1
    s.debts &= ~(1 << seat)
    if s.shown[seat, kind] > 0:
        s.shown[seat, kind] -= 1
    if s.lacks[seat] != 0:
        if s.lacks[seat] >> kind & 1:
            s.newer[seat] -= 1
        tidy_lacks(s, seat)


@rule
def tidy_lacks(s: State, seat: int) -> None:
    """Forget what a seat has shown to lack once all its cards may be newer than that."""
    if s.newer[seat] >= s.sizes[seat]:
        s.lacks[seat] = 0
        s.newer[seat] = 0


@rule
def owe_if_one(s: State, seat: int) -> None:
    """A hand that has fallen to one card owes "last card!" (T-25)."""
    if s.sizes[seat] == 1 and s.opt_last_card != OFF:
        s.debts |= 1 << seat
