"""What a seat of Super Taki knows: its hand, cards laid, counts, all it has seen. hide, determinize, observe."""

from typing import Any

from majlis.games.taki.effects import action_limit
from majlis.games.taki.record import State
from majlis.games.taki.rounds import copies
from majlis.games.taki.state import ASKING, CARDS, COLOURS, KINDS, NONE, OBSERVED_SEAT, SEATS
from majlis.kernel.jit import lowest, rule, scratch_bytes, scratch_ints, without_lowest
from majlis.kernel.rng import below, shuffle
from majlis.kernel.tensors import write_counts, write_zeros
from majlis.kernel.viewers import REFEREE, UNKNOWN

DECK = SEATS
"""Where a card may be besides the hands: the draw pile."""

HELD = 64
"""Added to a card of a guess that is in some hand for certain: it was there when the draw pile was made."""

TRIES, SWAPS, PATIENCE = 20, 4_000, 200_000
"""Deals before swapping; swaps made once all is right; swaps after which a guess is taken as it is."""

# -------------------------------------------------------------------------------------------------------- hide


@rule
def hide(s: State, viewer: int) -> None:
    """Clear the hands of others, the draw pile but for its known cards, and who of the others has passed (T-21)."""
    if viewer == REFEREE:
        return
    s.viewer = viewer
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                s.hands[seat, kind] = 0
                s.bounds[seat, kind] = 0
            if s.passed >> seat & 1:
                s.passed &= ~(1 << seat)
                s.actions -= 1
    for place in range(s.known, s.deck_size):
        s.deck[place] = UNKNOWN


# ------------------------------------------------------------------------------------------------------- determinize


@rule
def determinize(s: State, rng: Any) -> None:
    """Fill in the unknown at random: every deal of the unseen cards that the view allows is equally likely.

    A deal that gives a seat what it has shown to lack is dealt again; where that does not help, cards are swapped at
    random until it fits, and then on, so that nothing of the first deal is left.
    """
    if s.viewer == REFEREE:
        return
    guess_passes(s, rng)
    cards = scratch_bytes(CARDS)
    owners = scratch_bytes(CARDS)
    excess = scratch_ints(SEATS)
    number = list_places(s, owners)
    wrong = 1
    for _ in range(TRIES):
        deal_unseen(s, rng, cards)
        wrong = count_wrong(s, cards, owners, number, excess)
        if wrong == 0:
            break
    if wrong > 0:
        swap_until_right(s, rng, cards, owners, number, excess)
    hand_over(s, cards, owners, number)
    s.viewer = REFEREE


@rule
def guess_passes(s: State, rng: Any) -> None:
    """Who of the asked has passed already: any of those a view cannot know, but not all of the asked (T-21)."""
    if s.phase != ASKING:
        return
    asked = (1 << s.players) - 1 & ~(1 << s.turn)
    hidden = asked
    if s.viewer >= 0:
        hidden &= ~(1 << s.viewer)
    while True:
        extra, number = 0, 0
        for seat in range(s.players):
            if hidden >> seat & 1 and below(rng, 2) == 1:
                extra |= 1 << seat
                number += 1
        if s.passed | extra != asked and s.actions + number < action_limit(s):
            s.passed |= extra
            s.actions += number
            return


@rule
def list_places(s: State, owners: Any) -> int:
    """List where the unseen cards are, the draw pile's places first; how many there are."""
    number = 0
    for _ in range(s.known, s.deck_size):
        owners[number] = DECK
        number += 1
    for seat in range(s.players):
        if seat == s.viewer:
            continue
        unseen = s.sizes[seat]
        for kind in range(KINDS):
            unseen -= s.shown[seat, kind]
        for _ in range(unseen):
            owners[number] = seat
            number += 1
    return number


@rule
def deal_unseen(s: State, rng: Any, cards: Any) -> None:
    """Shuffle the cards a view cannot place: into the draw pile those that may lie there, the others into hands."""
    unseen = scratch_bytes(KINDS)
    for kind in range(KINDS):
        unseen[kind] = copies(s, kind)
        for seat in range(s.players):
            unseen[kind] -= s.hands[seat, kind] if seat == s.viewer else s.shown[seat, kind]
    for place in range(s.pile_size):
        unseen[s.pile[place]] -= 1
    for place in range(s.known):
        unseen[s.deck[place]] -= 1
    row = s.viewer if s.viewer >= 0 else SEATS
    number = 0
    for kind in range(KINDS):
        for _ in range(min(unseen[kind], s.bounds[row, kind])):
            cards[number] = kind
            number += 1
    shuffle(rng, cards, number)
    for kind in range(KINDS):
        for _ in range(s.bounds[row, kind], unseen[kind]):
            cards[number] = kind + HELD
            number += 1
    inside = s.deck_size - s.known
    shuffle(rng, cards[inside:], number - inside)


@rule
def is_lacked(s: State, seat: int, card: int) -> bool:
    """Whether a seat has shown to lack a card of the guess."""
    return seat != DECK and s.lacks[seat] >> (card % HELD) & 1 == 1


@rule
def count_wrong(s: State, cards: Any, owners: Any, number: int, excess: Any) -> int:
    """How many cards too many of lacked kinds the hands hold; `excess` is that of each seat, negative where it may."""
    for seat in range(s.players):
        excess[seat] = -s.newer[seat]
        for kind in range(KINDS):
            if s.lacks[seat] >> kind & 1:
                excess[seat] += s.shown[seat, kind]
    for place in range(number):
        if is_lacked(s, int(owners[place]), int(cards[place])):
            excess[owners[place]] += 1
    wrong = 0
    for seat in range(s.players):
        if seat != s.viewer:
            wrong += max(0, excess[seat])
    return wrong


@rule
def swap_until_right(s: State, rng: Any, cards: Any, owners: Any, number: int, excess: Any) -> None:
    """Swap cards at random, never making it worse, until no hand holds what it lacks and for a while after that."""
    wrong = count_wrong(s, cards, owners, number, excess)
    left = PATIENCE
    while left > 0:
        left -= 1
        first, second = below(rng, number), below(rng, number)
        change = swap_change(s, cards, owners, excess, first, second)
        if change > 0:
            continue
        swap(s, cards, owners, excess, first, second)
        wrong += change
        if wrong == 0 and change < 0:
            left = SWAPS


@rule
def swap_change(s: State, cards: Any, owners: Any, excess: Any, first: int, second: int) -> int:
    """How much more would be wrong after a swap; 1 for a swap that cannot be."""
    one, two = int(owners[first]), int(owners[second])
    a, b = int(cards[first]), int(cards[second])
    if one == two or (one == DECK and b >= HELD) or (two == DECK and a >= HELD):
        return 1
    change = 0
    if one != DECK:
        after = excess[one] - is_lacked(s, one, a) + is_lacked(s, one, b)
        change += max(0, after) - max(0, excess[one])
    if two != DECK:
        after = excess[two] - is_lacked(s, two, b) + is_lacked(s, two, a)
        change += max(0, after) - max(0, excess[two])
    return change


@rule
def swap(s: State, cards: Any, owners: Any, excess: Any, first: int, second: int) -> None:
    """Swap two cards of the guess."""
    one, two = int(owners[first]), int(owners[second])
    a, b = int(cards[first]), int(cards[second])
    if one != DECK:
        excess[one] += int(is_lacked(s, one, b)) - int(is_lacked(s, one, a))
    if two != DECK:
        excess[two] += int(is_lacked(s, two, a)) - int(is_lacked(s, two, b))
    cards[first], cards[second] = b, a


@rule
def hand_over(s: State, cards: Any, owners: Any, number: int) -> None:
    """Put the guessed cards where they belong; of the draw pile the others know no more than everybody does."""
    for seat in range(s.players):
        if seat != s.viewer:
            for kind in range(KINDS):
                s.hands[seat, kind] = s.shown[seat, kind]
                s.bounds[seat, kind] = s.bounds[SEATS, kind]
    for place in range(number):
        kind = int(cards[place]) % HELD
        if owners[place] == DECK:
            s.deck[s.known + place] = kind
        else:
            s.hands[owners[place], kind] += 1


# ----------------------------------------------------------------------------------------------------- observe

OBSERVES_STATES = True


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """One row of numbers, seats counted from the seat on.

    Rows of kinds: own hand, cards laid, the lead, cards known at the bottom of the draw pile, the most of each that may
    lie unseen in it. Then the leading colour, the run's colour, the phase and seven numbers. Then for each seat: is it
    there, in turn, in debt; its cards, stage and rounds won; has it passed; cards shown, kinds lacked. Of passes the
    seat knows its own alone.
    """
    write_zeros(out)
    write_counts(out, 0, s.hands[seat], 4)
    write_counts(out, 4 * KINDS, s.bounds[seat], 4)
    for place in range(s.pile_size):
        out[KINDS + s.pile[place]] += 0.25
    out[2 * KINDS + s.lead] = 1
    for place in range(s.known):
        out[3 * KINDS + s.deck[place]] += 0.25
    here = 5 * KINDS
    if s.colour != NONE:
        out[here + s.colour] = 1
    if s.run != NONE:
        out[here + COLOURS + s.run] = 1
    here += 2 * COLOURS
    out[here + s.phase] = 1
    here += 6
    out[here] = s.direction
    out[here + 1] = s.penalty / 10
    out[here + 2] = s.run_laid / 10
    out[here + 3] = s.deck_size / CARDS
    out[here + 4] = s.pile_size / CARDS
    out[here + 5] = actions_known(s, seat) / action_limit(s)
    out[here + 6] = s.round_number / s.opt_rounds
    here += 7
    for turn in range(s.players):
        observe_seat(s, (seat + turn) % s.players, out, here + turn * OBSERVED_SEAT)
    out[here + 6] = s.passed >> seat & 1


@rule
def actions_known(s: State, seat: int) -> int:
    """The accepted actions of this round without the passes of others."""
    passes = s.passed & ~(1 << seat)
    number = s.actions
    while passes != 0:
        passes = without_lowest(passes)
        number -= 1
    return number


@rule
def observe_seat(s: State, seat: int, out: Any, here: int) -> None:
    """What everybody knows of a seat; that it has passed only itself knows."""
    out[here] = 1
    out[here + 1] = seat == s.turn
    out[here + 2] = s.debts >> seat & 1
    out[here + 3] = s.sizes[seat] / 10
    out[here + 4] = s.stages[seat] / 10
    out[here + 5] = s.wins[seat] / 10
    write_counts(out, here + 7, s.shown[seat], 4)
    lacks = s.lacks[seat]
    while lacks != 0:
        out[here + 7 + KINDS + lowest(lacks)] = 1
        lacks = without_lowest(lacks)
