"""A stage from its deal to its jinx: dealing, starting, going round, being out, ending (N-2, N-4, N-20 to N-23)."""

from typing import Any

from majlis.games.nahs.record import State
from majlis.games.nahs.state import (
    COPIES,
    EXCHANGE,
    KINDS,
    LAST_NUMBER,
    LIMIT,
    NO_SWAP,
    NOBODY,
    NONE,
    OVER,
    PLAY,
    RIGHT,
    ZONE,
)
from majlis.kernel.jit import rule
from majlis.kernel.rng import open_stream, shuffle

# -------------------------------------------------------------------------------------------------------------- cards


@rule
def draw_card(s: State) -> int:
    """Take the top card off the draw pile."""
    s.draw_size -= 1
    kind = s.draw[s.draw_size]
    s.draw[s.draw_size] = 0
    return int(kind)


@rule
def refill(s: State, seat: int) -> None:
    """Draw up to three while the draw pile lasts; new cards end what was known to be lacking (N-7)."""
    if s.held[seat] >= ZONE or s.draw_size == 0:
        return
    while s.held[seat] < ZONE and s.draw_size > 0:
        s.hands[seat, draw_card(s)] += 1
        s.held[seat] += 1
    for kind in range(KINDS):
        s.lacks[seat, kind] = 0


@rule
def clear_pile(s: State) -> None:
    for i in range(s.pile_size):
        s.pile[i] = 0
    s.pile_size = 0


@rule
def has_face_up(s: State, seat: int) -> bool:
    for kind in range(KINDS):
        if s.ups[seat, kind] > 0:
            return True
    return False


@rule
def cards_left(s: State, seat: int) -> int:
    """How many cards a seat has in all three zones."""
    count = int(s.held[seat])
    for kind in range(KINDS):
        count += s.ups[seat, kind]
    for place in range(ZONE):
        if s.downs[seat, place] != NONE:
            count += 1
    return count


# --------------------------------------------------------------------------------------------------------- who is out


@rule
def is_out(s: State, seat: int) -> bool:
    """Whether the seat has gone out in this stage (N-20)."""
    for i in range(s.finished_count):
        if s.finished[i] == seat:
            return True
    return False


@rule
def go_out_if_empty(s: State, seat: int) -> None:
    """Who has no cards anywhere is out (N-20)."""
    if s.held[seat] == 0 and cards_left(s, seat) == 0 and not is_out(s, seat):
        s.finished[s.finished_count] = seat
        s.finished_count += 1


@rule
def come_back(s: State, seat: int) -> None:
    """Who was out loses their place; later ones move up (N-18)."""
    moved = 0
    for i in range(s.finished_count):
        if s.finished[i] == seat:
            moved = 1
        elif moved:
            s.finished[i - 1] = s.finished[i]
    if moved:
        s.finished_count -= 1
        s.finished[s.finished_count] = 0


@rule
def next_in(s: State, seat: int) -> int:
    """The next seat in the direction of play that is not out."""
    for _ in range(s.players):
        seat = (seat + s.direction) % s.players
        if not is_out(s, seat):
            break
    return seat


# ---------------------------------------------------------------------------------------------------------- the start


@rule
def deal_stage(s: State, rng: Any) -> None:
    """Shuffle and deal, from the dealer's right to the right: three face down, three face up, three in hand (N-2)."""
    clear_table(s)
    copies = COPIES * s.opt_decks
    s.draw_size = 0
    for kind in range(KINDS):
        for _ in range(copies):
            s.draw[s.draw_size] = kind
            s.draw_size += 1
    open_stream(rng, 2, s.stage, 0)
    shuffle(rng, s.draw, s.draw_size)
    for card in range(3 * ZONE * s.players):
        seat, lap = (s.dealer - 1 - card) % s.players, card // s.players
        kind = draw_card(s)
        if lap < ZONE:
            s.downs[seat, lap] = kind
        elif lap < 2 * ZONE:
            s.ups[seat, kind] += 1
        else:
            s.hands[seat, kind] += 1
            s.held[seat] += 1
    if s.opt_swap == NO_SWAP:
        start_play(s)


@rule
def clear_table(s: State) -> None:
    """No cards anywhere, nothing remembered, the exchange open."""
    s.phase = EXCHANGE
    s.turn = NOBODY
    s.asked = NOBODY
    s.direction = RIGHT
    s.must_lead = NONE
    s.plays = 0
    clear_pile(s)
    s.chain_length = 0
    s.finished_count = 0
    for seat in range(s.players):
        s.held[seat] = 0
        s.chosen[seat] = NONE
        s.chain[seat] = 0
        s.finished[seat] = 0
        for place in range(ZONE):
            s.downs[seat, place] = NONE
        for kind in range(KINDS):
            s.hands[seat, kind] = 0
            s.ups[seat, kind] = 0
            s.shown[seat, kind] = 0
            s.lacks[seat, kind] = 0
    for kind in range(KINDS):
        s.gone[kind] = 0


@rule
def start_play(s: State) -> None:
    """The holder of the smallest number must lead it; equal ones from the dealer's right on (N-4)."""
    s.phase = PLAY
    for kind in range(1, LAST_NUMBER + 1):
        for turn in range(1, s.players + 1):
            seat = (s.dealer - turn) % s.players
            if s.hands[seat, kind] > 0:
                s.turn = seat
                s.must_lead = kind
                s.shown[seat, kind] = max(s.shown[seat, kind], 1)
                return
            # Who was asked for this number in vain is known not to hold it.
            s.lacks[seat, kind] = 1
    s.turn = (s.dealer - 1) % s.players


# ------------------------------------------------------------------------------------------------------------ the end


@rule
def is_placed_before(s: State, seat: int, other: int) -> bool:
    """Of two still in, who is placed better: fewer cards, else farther from the dealer's right (N-23)."""
    mine, theirs = cards_left(s, seat), cards_left(s, other)
    if mine != theirs:
        return mine < theirs
    return (s.dealer - 1 - seat) % s.players > (s.dealer - 1 - other) % s.players


@rule
def place_in_stage(s: State, seat: int) -> int:
    """The place of a seat in a stage that ends now (N-20, N-21, N-23)."""
    for i in range(s.finished_count):
        if s.finished[i] == seat:
            return i + 1
    place = s.finished_count + 1
    for other in range(s.players):
        if other != seat and not is_out(s, other) and is_placed_before(s, other, seat):
            place += 1
    return place


@rule
def end_stage(s: State, rng: Any) -> None:
    """Count places and the jinx; who deals the next stage, if there is one (N-21, N-22)."""
    jinx = NOBODY
    for seat in range(s.players):
        place = place_in_stage(s, seat)
        s.place_sums[seat] += place
        if place == s.players:
            jinx = seat
    s.jinxes[jinx] += 1
    s.turn = NOBODY
    s.must_lead = NONE
    if s.stage + 1 == s.opt_stages:
        s.phase = OVER
        return
    s.stage += 1
    s.dealer = jinx
    deal_stage(s, rng)


@rule
def end_stage_if_decided(s: State, rng: Any) -> None:
    """A stage ends when one is left with cards, or at the limit (N-21, N-23)."""
    if s.players - s.finished_count <= 1 or s.plays >= LIMIT:
        end_stage(s, rng)
