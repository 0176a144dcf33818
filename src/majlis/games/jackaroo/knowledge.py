"""What a seat of Jackaroo knows: its hand, the board, how many cards each holds, and all that was spent.

hide, determinize, observe. Nobody has seen the deck; the eight cards out of a six-player game are known once a whole
block has been played without them.
"""

from typing import Any

from majlis.games.jackaroo.effects.board import colour_played, home, ring_length
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.rounds import copies
from majlis.games.jackaroo.state import (
    BASE,
    CELLS,
    GRAVE,
    KINDS,
    LIMIT,
    MARBLES,
    OBSERVED_OPTIONS,
    ONCE,
    SEATS,
    SEEN_COLOUR,
    SEEN_SEAT,
    SEEN_TABLE,
)
from majlis.kernel.cards import shuffled_from, tally
from majlis.kernel.jit import rule, scratch_bytes, scratch_ints
from majlis.kernel.options import observe_options
from majlis.kernel.rng import below
from majlis.kernel.tensors import write_counts, write_zeros
from majlis.kernel.viewers import REFEREE, UNKNOWN

# -------------------------------------------------------------------------------------------------------- hide


@rule
def are_removed_known(s: State) -> bool:
    """Whether the cards out of the game can be told from a block played without them (J-22)."""
    return s.block > 0 and s.opt_removed == ONCE


@rule
def clear_hand(s: State, seat: int) -> None:
    """Take the cards out of a hand, but leave its size."""
    for kind in range(KINDS):
        s.hands[seat, kind] = 0


@rule
def hide(s: State, viewer: int) -> None:
    """Leave only what the viewer knows: own hand, spent cards, the board, and what throws have shown."""
    s.viewer = viewer
    if viewer == REFEREE:
        return
    for card in range(s.deck_size):
        s.deck[card] = UNKNOWN
    for seat in range(s.players):
        if seat != viewer:
            clear_hand(s, seat)
    if not are_removed_known(s):
        for kind in range(KINDS):
            s.removed[kind] = 0


# ------------------------------------------------------------------------------------------------------- determinize


@rule
def count_unseen(s: State, unseen: Any) -> None:
    """The cards that the viewer has not seen, by kind: of other hands, the deck, and unknown removed ones."""
    for kind in range(KINDS):
        unseen[kind] = copies(s) - s.spent[kind] - s.removed[kind]
        if s.viewer >= 0:
            unseen[kind] -= s.hands[s.viewer, kind]


@rule
def possible(s: State, seat: int, unseen: Any) -> int:
    """How many of the cards a seat may hold."""
    number = 0
    for kind in range(KINDS):
        if s.lacks[seat, kind] == 0:
            number += unseen[kind]
    return number


@rule
def only_possible(s: State, seat: int, other: int, unseen: Any) -> int:
    """How many of the cards one seat may hold and another may not."""
    number = 0
    for kind in range(KINDS):
        if s.lacks[seat, kind] == 0 and s.lacks[other, kind]:
            number += unseen[kind]
    return number


@rule
def order_hidden(s: State, unseen: Any, order: Any) -> int:
    """Write the seats with unknown cards, those who may hold the fewest first; how many."""
    count = 0
    for seat in range(s.players):
        if seat == s.viewer or s.hand_sizes[seat] == 0:
            continue
        place = count
        while place > 0 and possible(s, order[place - 1], unseen) > possible(s, seat, unseen):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
        count += 1
    return count


@rule
def most_left(s: State, order: Any, place: int, unseen: Any) -> int:
    """The most cards that can be left for a seat when those before it in order have got theirs."""
    seat = order[place]
    most = possible(s, seat, unseen)
    for earlier in range(place):
        other = order[earlier]
        most -= max(0, s.hand_sizes[other] - only_possible(s, other, seat, unseen))
    return most


@rule
def draw_possible(s: State, rng: Any, seat: int, rest: Any) -> None:
    """Move one of the cards that a seat may hold, each equally likely, from the rest to its hand."""
    index = below(rng, possible(s, seat, rest))
    for kind in range(KINDS):
        if s.lacks[seat, kind] == 0:
            index -= rest[kind]
            if index < 0:
                rest[kind] -= 1
                s.hands[seat, kind] += 1
                return


@rule
def try_hands(s: State, rng: Any, order: Any, count: int, unseen: Any, rest: Any) -> bool:
    """Deal the unknown hands once, each from what its seat may hold; False if the attempt must be thrown away.

    A seat served early takes cards from the later ones. Keeping an attempt with probability (left / most that can be
    left) at each card makes every consistent deal equally likely.
    """
    for kind in range(KINDS):
        rest[kind] = unseen[kind]
    for place in range(count):
        seat = order[place]
        clear_hand(s, seat)
        most = most_left(s, order, place, unseen)
        left = possible(s, seat, rest)
        if left < s.hand_sizes[seat]:
            return False
        for card in range(s.hand_sizes[seat]):
            if left < most and below(rng, most - card) >= left - card:
                return False
            draw_possible(s, rng, seat, rest)
    return True


@rule
def determinize(s: State, rng: Any) -> None:
    """Fill the unknown at random: every deal of the unseen cards that throws do not rule out is equally likely."""
    if s.viewer == REFEREE:
        return
    unseen, rest, order = scratch_bytes(KINDS), scratch_bytes(KINDS), scratch_ints(SEATS)
    count_unseen(s, unseen)
    count = order_hidden(s, unseen, order)
    while not try_hands(s, rng, order, count, unseen, rest):
        pass
    length = shuffled_from(rng, rest, s.deck)
    tally(s.deck, s.deck_size, length, s.removed)
    for card in range(s.deck_size, length):
        s.deck[card] = 0
    s.viewer = REFEREE


# ----------------------------------------------------------------------------------------------------- observe

OBSERVES_STATES = True


@rule
def observe_colour(s: State, seat: int, colour: int, out: Any, start: int) -> None:
    """Where a colour's marbles are: ring cells from the seat's home on, base cells, graveyard."""
    first, cells = home(s, seat), ring_length(s)
    for marble in range(MARBLES):
        place = int(s.marbles[colour, marble])
        if place == GRAVE:
            out[start + CELLS + MARBLES] += 0.25
        elif place >= BASE:
            out[start + CELLS + place - BASE] = 1
        else:
            out[start + (place - first if place >= first else place - first + cells)] = 1


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """One row of numbers, the seat's own first: colours, seats, cards, table, options; `layout` has the order."""
    write_zeros(out)
    start = SEATS * SEEN_COLOUR
    played = colour_played(s, seat)
    for turn in range(s.players):
        other = (seat + turn) % s.players
        observe_colour(s, seat, other, out, turn * SEEN_COLOUR)
        write_counts(out, start + turn * SEEN_SEAT, s.lacks[other], 1)
        facts = start + turn * SEEN_SEAT + KINDS
        out[facts] = s.hand_sizes[other] / 6
        out[facts + 1] = s.turn == other
        out[facts + 2] = s.leader == other
        out[facts + 3] = played == other
    start += SEATS * SEEN_SEAT
    write_counts(out, start, s.hands[seat], 6)
    write_counts(out, start + KINDS, s.spent, 8)
    write_counts(out, start + 2 * KINDS, s.newest, 6)
    if are_removed_known(s):
        write_counts(out, start + 3 * KINDS, s.removed, 8)
    observe_table(s, out, start + 4 * KINDS)


@rule
def observe_table(s: State, out: Any, start: int) -> None:
    """Block, plays, deck, stop, players, and the options."""
    out[start] = s.block / 100
    out[start + 1] = s.plays / LIMIT
    out[start + 2] = s.deck_size / 66
    out[start + 3] = s.stopped
    out[start + 4] = s.players / 6
    observe_options(s, OBSERVED_OPTIONS, out, start + SEEN_TABLE)
