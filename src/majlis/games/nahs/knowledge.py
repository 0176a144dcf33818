"""What a seat of Wajh Al-Nahs knows: hide, determinize, observe.

Hands are known to their owner, face-down cards and the draw pile to nobody. All remember what they saw: what lies
on the pile, what left the game, which cards went into a hand before all eyes (`shown`), and what a player who had to
take the pile, or was not the one to start, cannot have (`lacks`).
"""

from typing import Any

from majlis.games.nahs.legality.exchange import kinds_of_set, list_choices, set_lying
from majlis.games.nahs.legality.turns import standing_value
from majlis.games.nahs.record import State
from majlis.games.nahs.rounds import draw_card
from majlis.games.nahs.state import (
    ANYTHING,
    BOTTOM,
    BU,
    CARDS,
    COPIES,
    KINDS,
    MOST_LEGAL,
    NONE,
    OBSERVED_OPTIONS,
    READY,
    SEAT_ROWS,
    SEATS,
    SWAP,
    TABLE_ROWS,
    TOP,
    ZONE,
)
from majlis.kernel.cards import one_of, shuffled_from
from majlis.kernel.jit import rule, scratch_ints
from majlis.kernel.options import observe_options
from majlis.kernel.rng import below, word
from majlis.kernel.tensors import write_counts, write_zeros
from majlis.kernel.viewers import REFEREE, UNKNOWN

TRIES = 20_000
"""How often a filling of the hands is tried before fairness, and then consistency with `lacks`, is given up."""


@rule
def hide(s: State, viewer: int) -> None:
    """Clear what the viewer cannot know: other hands and choices, all face-down cards, the draw pile."""
    s.viewer = viewer
    if viewer == REFEREE:
        return
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                s.hands[seat, kind] = 0
            if s.chosen[seat] != NONE:
                s.chosen[seat] = UNKNOWN
        for place in range(ZONE):
            if s.downs[seat, place] != NONE:
                s.downs[seat, place] = UNKNOWN
    for i in range(s.draw_size):
        s.draw[i] = UNKNOWN


# ------------------------------------------------------------------------------------------------------- determinize


@rule
def count_unseen(s: State, bag: Any) -> None:
    """Count the cards that the viewer sees nowhere and knows in nobody's hand."""
    for kind in range(KINDS):
        bag[kind] = COPIES * s.opt_decks - s.gone[kind]
        for seat in range(s.players):
            bag[kind] -= s.ups[seat, kind]
            bag[kind] -= s.hands[seat, kind] if seat == s.viewer else s.shown[seat, kind]
    for i in range(s.pile_size):
        bag[s.pile[i]] -= 1


@rule
def unknown_in_hand(s: State, seat: int) -> int:
    """How many cards of a hand the viewer does not know."""
    if seat == s.viewer:
        return 0
    count = int(s.held[seat])
    for kind in range(KINDS):
        count -= s.shown[seat, kind]
    return count


@rule
def lacks_any(s: State, seat: int) -> bool:
    """Whether anything is known to be missing in a hand."""
    for kind in range(KINDS):
        if s.lacks[seat, kind] == 1:
            return True
    return False


@rule
def open_cards(s: State, seat: int, bag: Any) -> int:
    """How many cards of a bag could be in a seat's hand for all that is known of it."""
    count = 0
    for kind in range(KINDS):
        if s.lacks[seat, kind] == 0:
            count += bag[kind]
    return count


@rule
def forced_overlap(s: State, seat: int, other: int, bag: Any) -> int:
    """How many of the cards that `seat` takes from the bag must be such as `other` could hold."""
    elsewhere = 0
    for kind in range(KINDS):
        if s.lacks[seat, kind] == 0 and s.lacks[other, kind] == 1:
            elsewhere += bag[kind]
    return max(unknown_in_hand(s, seat) - elsewhere, 0)


@rule
def rank_by_openness(s: State, bag: Any, order: Any) -> None:
    """Sort the seats, those with the fewest open cards first: so hardly a try is refused."""
    for i in range(s.players):
        order[i] = i
        j = i
        while j > 0 and open_cards(s, order[j], bag) < open_cards(s, order[j - 1], bag):
            order[j], order[j - 1] = order[j - 1], order[j]
            j -= 1


@rule
def give_unknown(s: State, rng: Any, seat: int, bag: Any) -> None:
    """Move as many random cards out of the bag into a hand as it has unknown ones, none that it lacks."""
    choices = open_cards(s, seat, bag)
    for taken in range(unknown_in_hand(s, seat)):
        index = below(rng, choices - taken)
        for kind in range(KINDS):
            if s.lacks[seat, kind] == 0:
                index -= bag[kind]
                if index < 0:
                    bag[kind] -= 1
                    s.hands[seat, kind] += 1
                    break


@rule
def fill_hands(s: State, rng: Any, bag: Any, left: Any, order: Any) -> float:
    """Try to fill all hands from a bag; what is left of it, and how likely the try must be kept to be fair.

    One hand after another gets random cards out of those it could hold. A filling comes out of this with a chance of
    one to the product of the choices there were, so it is kept in proportion to that product; 0 if a hand went short.
    """
    probability = 1.0
    for kind in range(KINDS):
        left[kind] = bag[kind]
    for turn in range(s.players):
        seat = order[turn]
        if seat == s.viewer:
            continue
        choices = open_cards(s, seat, left)
        wanted = unknown_in_hand(s, seat)
        if choices < wanted:
            return 0.0
        # A hand that lacks nothing finds as many cards to choose from whatever the others got.
        if lacks_any(s, seat):
            most = open_cards(s, seat, bag)
            for before in range(turn):
                most -= forced_overlap(s, order[before], seat, bag)
            for i in range(wanted):
                probability *= (choices - i) / (most - i)
        for kind in range(KINDS):
            s.hands[seat, kind] = s.shown[seat, kind]
        give_unknown(s, rng, seat, left)
    return probability


@rule
def forget_lacks(s: State, rng: Any, bag: Any, left: Any) -> None:
    """Fill the hands whatever they lack: the last resort for a view that no course of play leads to."""
    for kind in range(KINDS):
        left[kind] = bag[kind]
    for seat in range(s.players):
        if seat == s.viewer:
            continue
        for kind in range(KINDS):
            s.hands[seat, kind] = s.shown[seat, kind]
        for _ in range(unknown_in_hand(s, seat)):
            kind = one_of(rng, left)
            left[kind] -= 1
            s.hands[seat, kind] += 1


@rule
def guess_choices(s: State, rng: Any) -> None:
    """A random choice for each player who has made one unseen (N-3)."""
    out = scratch_ints(MOST_LEGAL)
    for seat in range(s.players):
        if s.chosen[seat] == UNKNOWN:
            s.chosen[seat] = NONE
            action = out[below(rng, list_choices(s, seat, out))]
            s.chosen[seat] = set_lying(s, seat) if action == READY else action - SWAP


@rule
def determinize(s: State, rng: Any) -> None:
    """Fill the unknown at random, every way that fits all that is known as likely as the others."""
    if s.viewer == REFEREE:
        return
    bag, left, order = scratch_ints(KINDS), scratch_ints(KINDS), scratch_ints(SEATS)
    count_unseen(s, bag)
    rank_by_openness(s, bag, order)
    filled = False
    for _ in range(TRIES):
        if word(rng) < fill_hands(s, rng, bag, left, order) * 4294967296.0:
            filled = True
            break
    if not filled:
        forget_lacks(s, rng, bag, left)
    s.draw_size = shuffled_from(rng, left, s.draw)
    for seat in range(s.players):
        for place in range(ZONE):
            if s.downs[seat, place] != NONE:
                s.downs[seat, place] = draw_card(s)
    guess_choices(s, rng)
    s.viewer = REFEREE


# ----------------------------------------------------------------------------------------------------- observe

OBSERVES_STATES = True


@rule
def observe_card(out: Any, row: int, kind: int) -> None:
    if kind >= 0:
        out[row * KINDS + int(kind)] = 1


@rule
def observe_table(s: State, seat: int, out: Any) -> None:
    """Hand, choice, pile, gone, forced lead, standing value, two rows of numbers, and the pile's ends card by card."""
    write_counts(out, 0, s.hands[seat], 8)
    write_counts(out, 3 * KINDS, s.gone, 8)
    if s.chosen[seat] >= 0:
        low, middle, high = kinds_of_set(s.chosen[seat])
        for kind in (low, middle, high):
            out[KINDS + kind] += 1 / 3
    for i in range(s.pile_size):
        out[2 * KINDS + s.pile[i]] += 1 / 8
    observe_card(out, 4, s.must_lead)
    value = standing_value(s)
    observe_card(out, 5, BU if value == ANYTHING else value)
    base = 6 * KINDS
    out[base + s.phase] = 1
    out[base + 5] = s.direction
    out[base + 6] = s.draw_size / CARDS
    out[base + 7] = s.pile_size / CARDS
    out[base + 8] = s.plays / 3000
    out[base + 9] = s.stage / 12
    out[base + 10] = s.players / SEATS
    observe_options(s, OBSERVED_OPTIONS, out, 7 * KINDS)
    for i in range(min(TOP, s.pile_size)):
        observe_card(out, 8 + i, s.pile[s.pile_size - 1 - i])
    for i in range(min(BOTTOM, s.pile_size)):
        observe_card(out, 8 + TOP + i, s.pile[i])


@rule
def observe_seat(s: State, seat: int, out: Any, row: int) -> None:
    """Face-up cards, what is known to be in the hand and not to be there, and a row of numbers."""
    write_counts(out, row * KINDS, s.ups[seat], 3)
    write_counts(out, (row + 1) * KINDS, s.shown[seat], 8)
    write_counts(out, (row + 2) * KINDS, s.lacks[seat], 1)
    base = (row + 3) * KINDS
    out[base] = 1
    out[base + 1] = s.held[seat] / 16
    for place in range(ZONE):
        out[base + 2 + place] = 0 if s.downs[seat, place] == NONE else 1
    out[base + 5] = seat == s.turn
    out[base + 6] = seat == s.asked
    out[base + 7] = seat == s.dealer
    out[base + 11] = s.chosen[seat] != NONE
    out[base + 12] = s.jinxes[seat] / 12
    out[base + 13] = s.place_sums[seat] / 144


@rule
def numbers_of(s: State, seat: int, other: int) -> int:
    """Where the row of numbers of another seat begins in a seat's observation."""
    turn = other - seat if other >= seat else other - seat + s.players
    return (TABLE_ROWS + turn * SEAT_ROWS + 3) * KINDS


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Rows of sixteen: the table's, then four for each player, from the seat on to the left."""
    write_zeros(out)
    observe_table(s, seat, out)
    for turn in range(s.players):
        observe_seat(s, (seat + turn) % s.players, out, TABLE_ROWS + turn * SEAT_ROWS)
    for i in range(s.finished_count):
        base = numbers_of(s, seat, int(s.finished[i]))
        out[base + 8] = 1
        out[base + 9] = (i + 1) / SEATS
    for i in range(s.chain_length):
        out[numbers_of(s, seat, int(s.chain[i])) + 10] = (i + 1) / SEATS
