"""What a seat of Toi Toi knows: hide, determinize, observe.

Nobody knows a hidden card of any box, the own one included. The bank's card that was looked at is known to its taker
alone. The whole pile is known: every card of it was seen. So a new bank's cards are known, too, but for their order:
`bag` remembers them; before the first new bank all unseen cards are alike. That a seat has chosen what to open is
seen, what it has chosen is not.
"""

from typing import Any

from majlis.games.toitoi.legality import is_open
from majlis.games.toitoi.record import State
from majlis.games.toitoi.state import (
    COPIES,
    KINDS,
    LOWER,
    NO_CARD,
    NOT_RUNNING,
    OBSERVED_OPTIONS,
    PACK,
    PAIRS,
    PLACES,
    SEATS,
    SEEN_BOX,
    SEEN_TABLE,
    TOI,
    UPPER,
)
from majlis.kernel.cards import shuffled_from, tally
from majlis.kernel.jit import rule, scratch_bytes
from majlis.kernel.options import observe_options
from majlis.kernel.rng import below
from majlis.kernel.tensors import write_counts, write_zeros
from majlis.kernel.viewers import REFEREE, UNKNOWN


@rule
def hide(s: State, viewer: int) -> None:
    """Clear all that the viewer cannot know (O-3, O-4, O-6)."""
    if viewer == REFEREE:
        return
    s.viewer = viewer
    for seat in range(s.players):
        for place in range(PLACES):
            if not is_open(s, seat, place):
                s.boxes[seat, place] = UNKNOWN
        if s.chosen[seat] != 0 and seat != viewer:
            s.chosen[seat] = UNKNOWN
    if s.held != NO_CARD and viewer != s.turn:
        put_into_bag(s, s.held)
        s.held = UNKNOWN
    for i in range(s.bank_size):
        put_into_bag(s, s.bank[i])
        s.bank[i] = UNKNOWN


@rule
def put_into_bag(s: State, card: int) -> None:
    """Remember that a card is in a new bank; the cards of the first bank are not known (O-12)."""
    if s.new_banks > 0 and card != UNKNOWN:
        s.bag[card] += 1


@rule
def knows_held(s: State, seat: int) -> bool:
    """Whether the bank's card has been looked at, by the seat itself (O-4)."""
    return s.held >= 0 and seat == s.turn


@rule
def count_pile(s: State, counts: Any) -> None:
    """Count the cards of the pile."""
    counts[:] = 0
    tally(s.pile, 0, s.pile_size, counts)


@rule
def count_unseen(s: State, seat: int, piled: Any, counts: Any) -> None:
    """Count the cards that a seat has not seen where they are: the pack without open boxes, pile and known held."""
    for kind in range(KINDS):
        counts[kind] = (COPIES if kind < TOI else PACK - TOI * COPIES) - piled[kind]
    for other in range(s.players):
        for place in range(PLACES):
            if is_open(s, other, place):
                counts[s.boxes[other, place]] -= 1
    if knows_held(s, seat):
        counts[s.held] -= 1


@rule
def determinize(s: State, rng: Any) -> None:
    """Fill the unknown uniformly at random, consistently with all that the view holds."""
    if s.viewer == REFEREE:
        return
    piled, counts = scratch_bytes(KINDS), scratch_bytes(KINDS)
    count_pile(s, piled)
    count_unseen(s, s.viewer, piled, counts)
    if s.new_banks > 0:
        for kind in range(KINDS):
            counts[kind] -= s.bag[kind]
        guess_boxes(s, shuffled_from(rng, counts, s.bank))
        guess_bank(s, shuffled_from(rng, s.bag, s.bank))
        s.bag[:] = 0
    else:
        guess_bank(s, guess_boxes(s, shuffled_from(rng, counts, s.bank)))
    for seat in range(s.players):
        if s.chosen[seat] == UNKNOWN:
            s.chosen[seat] = 1 + below(rng, PAIRS)
    s.viewer = REFEREE


@rule
def guess_boxes(s: State, length: int) -> int:
    """Lay cards from the shuffled ones in the bank's place on all hidden places; how many are left."""
    for seat in range(s.players):
        for place in range(PLACES):
            if not is_open(s, seat, place):
                length -= 1
                s.boxes[seat, place] = s.bank[length]
                s.bank[length] = 0
    return length


@rule
def guess_bank(s: State, length: int) -> None:
    """The shuffled cards are the bank; a card too many is the one that another seat has looked at."""
    if s.held == UNKNOWN:
        length -= 1
        s.held = s.bank[length]
        s.bank[length] = 0


OBSERVES_STATES = True


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The boxes and standings of all seats from the observer on, the piles as counts, and the state of the table.

    A box is eight places, each fourteen kinds and a flag for a hidden card.
    """
    write_zeros(out)
    for turn in range(s.players):
        observe_seat(s, (seat + turn) % s.players, out, turn * (SEEN_BOX + 5))
    at = SEATS * (SEEN_BOX + 5)
    piled, counts = scratch_bytes(KINDS), scratch_bytes(KINDS)
    count_pile(s, piled)
    count_unseen(s, seat, piled, counts)
    write_counts(out, at, counts, COPIES)
    count_new_bank(s, seat, counts)
    write_counts(out, at + KINDS, counts, COPIES)
    write_counts(out, at + 2 * KINDS, piled, COPIES)
    out[at + 3 * KINDS + int(s.pile[s.pile_size - 1])] = 1
    if knows_held(s, seat):
        out[at + 4 * KINDS + s.held] = 1
    at += 5 * KINDS
    if s.chosen[seat] > 0:
        out[at + LOWER[s.chosen[seat] - 1]] = 1
        out[at + UPPER[s.chosen[seat] - 1]] = 1
    observe_table(s, out, at + PLACES)


@rule
def count_new_bank(s: State, seat: int, counts: Any) -> None:
    """Count the cards of a new bank, which a view has in its bag; one that another has looked at is among them."""
    for kind in range(KINDS):
        counts[kind] = s.bag[kind]
    if s.viewer == REFEREE and s.new_banks > 0:
        tally(s.bank, 0, s.bank_size, counts)
        if s.held >= 0 and not knows_held(s, seat):
            counts[s.held] += 1


@rule
def observe_seat(s: State, seat: int, out: Any, at: int) -> None:
    """A seat's box, its total, the hidden cards left, and whether it has chosen, is to act, and has closed."""
    hidden = 0
    for place in range(PLACES):
        kind = KINDS
        if is_open(s, seat, place):
            kind = int(s.boxes[seat, place])
        else:
            hidden += 1
        out[at + place * (KINDS + 1) + kind] = 1
    at += SEEN_BOX
    out[at] = s.totals[seat] / 100
    out[at + 1] = hidden / PLACES
    out[at + 2] = s.chosen[seat] != 0
    out[at + 3] = s.turn == seat
    out[at + 4] = s.closer == seat


@rule
def observe_table(s: State, out: Any, at: int) -> None:
    """Phase, bank, last turns, rounds, turns, new banks, and the house rules."""
    out[at + s.phase] = 1
    out[at + 4] = s.bank_size / PACK
    out[at + 5] = s.last_turns != NOT_RUNNING
    out[at + 6] = max(s.last_turns, 0) / SEATS
    out[at + 7] = s.round_number / 10
    out[at + 8] = s.opt_rounds / 10
    out[at + 9] = s.turns / (100 * s.players)
    out[at + 10] = s.new_banks / 2
    out[at + 11] = s.players / SEATS
    observe_options(s, OBSERVED_OPTIONS, out, at + SEEN_TABLE)
