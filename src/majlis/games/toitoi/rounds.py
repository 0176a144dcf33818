"""A round: dealing, who starts, the end of a turn, what boxes count, the end of the round and of the match."""

from typing import Any

from majlis.games.toitoi.record import State
from majlis.games.toitoi.state import (
    ALL_OPEN,
    BIRTHDAY,
    COLUMNS,
    COPIES,
    DEALING,
    DOUBLED,
    EXTRA_ROUND,
    LOT,
    LOWER,
    MOST_BANKS,
    MOST_EXTRA,
    MOST_TURNS,
    NEW_BANK,
    NO_CARD,
    NOBODY,
    NOT_RUNNING,
    OPENING,
    OVER,
    PACK,
    PLACES,
    TOI,
    TURN,
    UPPER,
    WILD,
)
from majlis.kernel.cards import shuffled_from, tally
from majlis.kernel.jit import rule
from majlis.kernel.rng import below, open_stream, shuffle

# ---------------------------------------------------------------------------------------------- cards in their places


@rule
def take_from_bank(s: State) -> int:
    """The bank's top card, taken off."""
    s.bank_size -= 1
    card = s.bank[s.bank_size]
    s.bank[s.bank_size] = 0
    return card


@rule
def put_on_pile(s: State, card: int) -> None:
    """Lay a card on the pile, face up."""
    s.pile[s.pile_size] = card
    s.pile_size += 1


@rule
def take_from_pile(s: State) -> int:
    """The pile's top card, taken off."""
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0
    return card


@rule
def clear_pile(s: State) -> None:
    """Take all cards off the pile."""
    for i in range(s.pile_size):
        s.pile[i] = 0
    s.pile_size = 0


@rule
def open_place(s: State, seat: int, place: int) -> None:
    s.opened[seat] |= 1 << place


# -------------------------------------------------------------------------------------------------- beginning a round


@rule
def deal_round(s: State, rng: Any) -> None:
    """Shuffle, give everybody eight hidden cards and open the pile (O-2)."""
    for i in range(PACK):
        s.bank[i] = i // COPIES
    s.bank_size = PACK
    open_stream(rng, DEALING, s.round_number, 0)
    shuffle(rng, s.bank, PACK)
    for place in range(PLACES):
        for seat in range(s.players):
            s.boxes[seat, place] = take_from_bank(s)
    for seat in range(s.players):
        s.opened[seat] = 0
    clear_pile(s)
    put_on_pile(s, take_from_bank(s))
    s.phase = OPENING
    s.turn = NOBODY
    s.turns = 0
    s.new_banks = 0
    s.closer = NOBODY
    s.last_turns = NOT_RUNNING
    s.held = NO_CARD


@rule
def all_have_chosen(s: State) -> bool:
    for seat in range(s.players):
        if s.chosen[seat] == 0:
            return False
    return True


@rule
def worth_at_start(card: int) -> int:
    """A Toi counts 0 for the question who starts (O-3)."""
    return 0 if card == TOI else card


@rule
def start_turns(s: State, rng: Any) -> None:
    """Open all that was chosen; the highest sum has the first turn (O-3)."""
    highest = -1
    for seat in range(s.players):
        pair = s.chosen[seat] - 1
        s.chosen[seat] = 0
        open_place(s, seat, LOWER[pair])
        open_place(s, seat, UPPER[pair])
        highest = max(highest, opening_sum(s, seat))
    s.turn = starter(s, rng, highest)
    s.phase = TURN


@rule
def opening_sum(s: State, seat: int) -> int:
    """The sum of a box's open cards (O-3)."""
    points = 0
    for place in range(PLACES):
        if s.opened[seat] >> place & 1:
            points += worth_at_start(s.boxes[seat, place])
    return points


@rule
def is_in_lot(s: State, seat: int, highest: int, days: int) -> bool:
    """Whether the seat has the highest sum and, where that counts, so few days until its birthday (O-3)."""
    if opening_sum(s, seat) != highest:
        return False
    return s.opt_tie != BIRTHDAY or s.opt_birthdays[seat] == days


@rule
def starter(s: State, rng: Any, highest: int) -> int:
    """The seat with the highest sum; ties go by birthday if so agreed, then by lot (O-3)."""
    days = -1
    for seat in range(s.players):
        if opening_sum(s, seat) == highest and (days < 0 or s.opt_birthdays[seat] < days):
            days = s.opt_birthdays[seat]
    tied = 0
    for seat in range(s.players):
        if is_in_lot(s, seat, highest, days):
            tied += 1
    drawn = 0
    if tied > 1:
        open_stream(rng, LOT, s.round_number, 0)
        drawn = below(rng, tied)
    for seat in range(s.players):
        if is_in_lot(s, seat, highest, days):
            if drawn == 0:
                return seat
            drawn -= 1
    return NOBODY


# ------------------------------------------------------------------------------------------------------ ending a turn


@rule
def make_new_bank(s: State, rng: Any) -> None:
    """Shuffle all of the pile but its top card into a new bank (O-12)."""
    top = take_from_pile(s)
    tally(s.pile, 0, s.pile_size, s.bag)
    open_stream(rng, NEW_BANK, s.round_number, s.new_banks)
    s.bank_size = shuffled_from(rng, s.bag, s.bank)
    s.bag[:] = 0
    clear_pile(s)
    put_on_pile(s, top)
    s.new_banks += 1


@rule
def has_reached_limit(s: State) -> bool:
    """The second new bank of a round, or 100 turns a player (O-12)."""
    return s.new_banks >= MOST_BANKS or s.turns >= MOST_TURNS * s.players


@rule
def end_turn(s: State, rng: Any, seat: int) -> None:
    """Look at the bank, at a closing, and at the limits (O-11, O-12); then it is the next seat's turn, or the end."""
    s.turns += 1
    if s.bank_size == 0:
        make_new_bank(s, rng)
    if s.last_turns != NOT_RUNNING:
        s.last_turns -= 1
        if s.last_turns == 0:
            end_round(s, rng)
            return
    elif s.opened[seat] == ALL_OPEN:
        s.closer = seat
        s.last_turns = s.players - 1
    elif has_reached_limit(s):
        s.last_turns = s.players
    s.turn = (seat + 1) % s.players
    s.phase = TURN


# ----------------------------------------------------------------------------------- what a box counts (O-13 to O-15)


NO_PAIR = -1


@rule
def pair_of(s: State, seat: int, column: int) -> int:
    """The number a column is a pair of (O-13, O-15), TOI for two Tois, or NO_PAIR."""
    upper, lower = s.boxes[seat, column], s.boxes[seat, column + COLUMNS]
    if upper == TOI:
        return lower
    if lower == TOI:
        return upper
    return upper if lower == upper else NO_PAIR


@rule
def pairs_of(s: State, seat: int, number: int) -> int:
    """How many columns of the box are pairs of the number."""
    pairs = 0
    for column in range(COLUMNS):
        if pair_of(s, seat, column) == number:
            pairs += 1
    return pairs


@rule
def family(pairs: int) -> int:
    """What so many pairs of one number count: nothing, a quartet, a sextet or an octet (O-13, O-14)."""
    return 0 if pairs < 2 else -5 * pairs


@rule
def families(s: State, seat: int, first: int, second: int) -> int:
    """What all pairs of the box count if up to two columns of Tois are pairs of the numbers given."""
    points = 0
    for number in range(TOI):
        points += family(pairs_of(s, seat, number) + (number == first) + (number == second))
    return points


@rule
def best_families(s: State, seat: int, wild: int) -> int:
    """The best that all pairs can count with one or two columns of wild Tois (O-15)."""
    best = 0
    for first in range(TOI):
        last = TOI if wild == 2 else first + 1
        for second in range(first, last):
            best = min(best, families(s, seat, first, second if wild == 2 else NO_PAIR))
    return best


@rule
def score(s: State, seat: int) -> int:
    """The points of a box with all its cards open (O-13 to O-15)."""
    points = 0
    for column in range(COLUMNS):
        if pair_of(s, seat, column) == NO_PAIR:
            points += int(s.boxes[seat, column]) + int(s.boxes[seat, column + COLUMNS])
    wild = pairs_of(s, seat, TOI) if s.opt_two_toi == WILD else 0
    if wild > 0:
        return points + best_families(s, seat, wild)
    return points + families(s, seat, NO_PAIR, NO_PAIR)


# ----------------------------------------------------------------------------------------------------- ending a round


@rule
def end_round(s: State, rng: Any) -> None:
    """Open and score everything (O-11), then deal the next round or end the match."""
    count_points(s)
    for seat in range(s.players):
        for place in range(PLACES):
            s.past[seat, place] = s.boxes[seat, place]
    s.past_top = s.pile[s.pile_size - 1]
    if has_next_round(s):
        s.round_number += 1
        deal_round(s, rng)
    else:
        for seat in range(s.players):
            s.opened[seat] = ALL_OPEN
        s.phase = OVER
        s.turn = NOBODY


@rule
def count_points(s: State) -> None:
    """Score every box and add it to the totals; an unlucky closer may pay double (O-11)."""
    lowest = 1000
    for seat in range(s.players):
        s.earned[seat] = score(s, seat)
        lowest = min(lowest, s.earned[seat])
    if s.opt_closer == DOUBLED and s.closer != NOBODY:
        points = s.earned[s.closer]
        if points > lowest and points > 0:
            s.earned[s.closer] = 2 * points
    for seat in range(s.players):
        s.totals[seat] += s.earned[seat]


@rule
def is_lowest_shared(s: State) -> bool:
    """Whether several seats have the lowest total (O-16)."""
    lowest = s.totals[0]
    shared = False
    for seat in range(1, s.players):
        if s.totals[seat] == lowest:
            shared = True
        elif s.totals[seat] < lowest:
            lowest = s.totals[seat]
            shared = False
    return shared


@rule
def has_next_round(s: State) -> bool:
    """Whether another round follows the one just scored: an agreed one, or an extra one (O-1, O-16)."""
    played = s.round_number + 1
    if played < s.opt_rounds:
        return True
    if s.opt_final_tie != EXTRA_ROUND or played >= s.opt_rounds + MOST_EXTRA:
        return False
    return is_lowest_shared(s)
