"""How Jackaroo's cards go round, compiled: the lead, blocks and deals, hands, and whose turn is next."""

from typing import Any

from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.state import (
    AFTER_LEADER,
    EACH_BLOCK,
    KINDS,
    LEAD_DRAW,
    NOBODY,
    REMOVAL,
    REMOVED,
    RIGHT,
    SEATS,
    SHUFFLE,
)
from majlis.kernel.cards import shuffled_from, tally
from majlis.kernel.jit import rule, scratch_bytes, scratch_ints
from majlis.kernel.rng import open_stream


@rule
def copies(s: State) -> int:
    """How many cards of a kind the full pack holds: four, with six players eight (J-22)."""
    return 8 if s.players == 6 else 4


@rule
def clear_cards(s: State) -> None:
    """No cards anywhere, and nothing remembered of any."""
    for kind in range(KINDS):
        s.removed[kind] = 0
        s.spent[kind] = 0
        s.newest[kind] = 0
    for seat in range(SEATS):
        s.hand_sizes[seat] = 0
        for kind in range(KINDS):
            s.hands[seat, kind] = 0
            s.lacks[seat, kind] = 0


@rule
def count_pack(s: State, pack: Any) -> None:
    """The full pack by kind."""
    for kind in range(KINDS):
        pack[kind] = copies(s)


@rule
def full_hand(s: State) -> int:
    """How many cards each player gets in the next deal: 4, 4, 5; 5, 5, 6; or 5, 5, 5, 5, 6 (J-22)."""
    usual = 4 if s.players == 4 else 5
    return usual + 1 if s.deck_size == s.players * (usual + 1) else usual


@rule
def draw_cards(s: State, rng: Any, draw: int, tied: int, drawn: Any) -> int:
    """Let the tied seats (bits) draw a card each from the full pack, the others none; who drew the highest (J-21).

    The deck is used and left in disorder.
    """
    pack = scratch_bytes(KINDS)
    count_pack(s, pack)
    open_stream(rng, LEAD_DRAW, draw, 0)
    top = shuffled_from(rng, pack, s.deck)
    highest = -1
    best = 0
    for seat in range(s.players):
        drawn[seat] = NOBODY
        if tied >> seat & 1:
            top -= 1
            kind = int(s.deck[top])
            drawn[seat] = kind
            if kind > highest:
                highest = kind
                best = 0
            if kind == highest:
                best |= 1 << seat
    return best


@rule
def drawn_leader(s: State, rng: Any) -> int:
    """Who draws the highest card; ties draw again among the tied (J-21)."""
    drawn = scratch_ints(SEATS)
    tied = draw_cards(s, rng, 0, (1 << s.players) - 1, drawn)
    draw = 1
    while tied & (tied - 1) != 0:
        tied = draw_cards(s, rng, draw, tied, drawn)
        draw += 1
    leader = 0
    while tied >> leader & 1 == 0:
        leader += 1
    return leader


@rule
def remove_cards(s: State, rng: Any) -> None:
    """With six players, take eight cards out unseen (J-22)."""
    pack = scratch_bytes(KINDS)
    count_pack(s, pack)
    open_stream(rng, REMOVAL, s.block, 0)
    length = shuffled_from(rng, pack, s.deck)
    for kind in range(KINDS):
        s.removed[kind] = 0
    tally(s.deck, length - REMOVED, length, s.removed)


@rule
def begin_block(s: State, rng: Any) -> None:
    """Shuffle all cards anew (J-22, J-23)."""
    if s.players == 6 and (s.block == 0 or s.opt_removed == EACH_BLOCK):
        remove_cards(s, rng)
    pack = scratch_bytes(KINDS)
    count_pack(s, pack)
    for kind in range(KINDS):
        s.spent[kind] = 0
        pack[kind] -= s.removed[kind]
    open_stream(rng, SHUFFLE, s.block, 0)
    s.deck_size = shuffled_from(rng, pack, s.deck)


@rule
def deal_hands(s: State) -> None:
    """Deal a card at a time, leader first, clockwise, from the top; the leader or the next plays first (J-21, J-22)."""
    for seat in range(s.players):
        for kind in range(KINDS):
            s.lacks[seat, kind] = 0
    for _ in range(full_hand(s)):
        for turn in range(s.players):
            seat = (s.leader + turn) % s.players
            s.deck_size -= 1
            s.hands[seat, s.deck[s.deck_size]] += 1
            s.hand_sizes[seat] += 1
            s.deck[s.deck_size] = 0
    s.turn = (s.leader + 1) % s.players if s.opt_first_player == AFTER_LEADER else s.leader


@rule
def spend(s: State, seat: int, kind: int) -> None:
    """Put one card of a hand away (J-24)."""
    s.hands[seat, kind] -= 1
    s.hand_sizes[seat] -= 1
    s.spent[kind] += 1
    s.newest[kind] += 1


@rule
def card_at(s: State, seat: int, index: int) -> int:
    """The kind of a hand's card, counted from 0 in the order of kinds."""
    kind = -1
    while index >= 0:
        kind += 1
        index -= s.hands[seat, kind]
    return kind


@rule
def next_with_cards(s: State, seat: int) -> int:
    """The first seat after this one that has cards, which may be itself; NOBODY if all hands are empty (J-28)."""
    for turn in range(1, s.players + 1):
        other = (seat + turn) % s.players
        if s.hand_sizes[other] > 0:
            return other
    return NOBODY


@rule
def pass_turn(s: State, rng: Any, seat: int) -> None:
    """After a seat's turn: the next with cards, else the next deal, else the next leader's block (J-23, J-24)."""
    s.turn = next_with_cards(s, seat)
    if s.turn != NOBODY:
        return
    if s.deck_size == 0:
        s.block += 1
        s.leader = (s.leader + (s.players - 1 if s.opt_leader_moves == RIGHT else 1)) % s.players
        begin_block(s, rng)
    deal_hands(s)
