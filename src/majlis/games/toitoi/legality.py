"""What Toi Toi allows, compiled: the box as it lies, each action judged, and those that are legal listed."""

from typing import Any

from majlis.games.toitoi.record import State
from majlis.games.toitoi.state import (
    BANK,
    COLUMNS,
    FLY,
    IS_OPEN,
    LANDS_ON_OPEN,
    LOOK_FIRST,
    LOOKED,
    NO_OPEN_TOI,
    NO_WAY_BACK,
    NOTHING_HIDDEN,
    OK,
    ONE_HIDDEN_ONLY,
    OPENING,
    OPENING_IS_OVER,
    OVER,
    PARTNER,
    PARTNER_DIFFERS,
    PARTNER_HIDDEN,
    PILE,
    PILE_FLY,
    PLACE,
    PLACES,
    THROW,
    THROW_OPEN,
    TOI,
)
from majlis.kernel.jit import rule

# ------------------------------------------------------------------------------------------------------------ the box


@rule
def is_open(s: State, seat: int, place: int) -> bool:
    return s.opened[seat] >> place & 1 == 1


@rule
def hidden_left(s: State, seat: int) -> int:
    """How many cards of the box are hidden."""
    hidden = PLACES
    for place in range(PLACES):
        hidden -= s.opened[seat] >> place & 1
    return hidden


@rule
def card_in_play(s: State) -> int:
    """The card that a turn's action moves: the one looked at, or else the pile's top card."""
    return s.held if s.phase == LOOKED else s.pile[s.pile_size - 1]


@rule
def take_off(flight: int) -> int:
    """The Toi's place at the start of a flight; flights are numbered by it, then by the other seven places."""
    return flight // (PLACES - 1)


@rule
def landing(flight: int) -> int:
    """The place where a flight's Toi lands."""
    other = flight % (PLACES - 1)
    return other + 1 if other >= take_off(flight) else other


@rule
def flight_of(place: int, there: int) -> int:
    """The number of the flight from one place to another."""
    return place * (PLACES - 1) + (there - 1 if there > place else there)


# ------------------------------------------------------------------------------------------------------------ judging


@rule
def judge_take_off(s: State, seat: int, place: int) -> int:
    """Whether the card in play may send the Toi of a place flying (O-9)."""
    if not is_open(s, seat, place) or s.boxes[seat, place] != TOI:
        return NO_OPEN_TOI
    if s.opt_flying == PARTNER:
        partner = (place + COLUMNS) % PLACES
        if not is_open(s, seat, partner):
            return PARTNER_HIDDEN
        if s.boxes[seat, partner] != card_in_play(s):
            return PARTNER_DIFFERS
    return OK


@rule
def judge_flight(s: State, seat: int, flight: int) -> int:
    """The first reason against a flying Toi (O-9)."""
    code = judge_take_off(s, seat, take_off(flight))
    if code != OK:
        return code
    if hidden_left(s, seat) == 0:
        return NOTHING_HIDDEN
    return LANDS_ON_OPEN if is_open(s, seat, landing(flight)) else OK


@rule
def judge_start(s: State, seat: int, action: int) -> int:
    """The first reason against what may begin a turn (O-4): the pile's card is always good for a place."""
    if action < PILE:
        return OPENING_IS_OVER
    if action > BANK:
        return LOOK_FIRST
    if PILE_FLY <= action < BANK:
        return judge_flight(s, seat, action - PILE_FLY)
    return OK


@rule
def judge_throw(s: State, seat: int) -> int:
    """The reason against throwing the bank's card and opening nothing (O-8)."""
    return OK if hidden_left(s, seat) == 1 else ONE_HIDDEN_ONLY


@rule
def judge_use(s: State, seat: int, action: int) -> int:
    """The first reason against a use of the bank's card (O-5 to O-9)."""
    if action < PILE:
        return OPENING_IS_OVER
    if action < PLACE:
        return NO_WAY_BACK
    if action < THROW_OPEN:
        return OK
    if action < THROW:
        return IS_OPEN if is_open(s, seat, action - THROW_OPEN) else OK
    if action == THROW:
        return judge_throw(s, seat)
    return judge_flight(s, seat, action - FLY)


# ------------------------------------------------------------------------------------------------------------ listing


@rule
def may_act(s: State, seat: int) -> bool:
    if s.phase == OPENING:
        return 0 <= seat < s.players and s.chosen[seat] == 0
    return s.phase != OVER and seat == s.turn


@rule
def list_flights(s: State, seat: int, base: int, out: Any, count: int) -> int:
    """Add the flights of all Tois that may take off to the list; its new length."""
    for place in range(PLACES):
        if judge_take_off(s, seat, place) == OK:
            for there in range(PLACES):
                if not is_open(s, seat, there):
                    out[count] = base + flight_of(place, there)
                    count += 1
    return count


@rule
def nth_hidden(s: State, seat: int, index: int) -> int:
    """The place of a box's hidden card, counted from 0."""
    for place in range(PLACES):
        if not is_open(s, seat, place):
            if index == 0:
                return place
            index -= 1
    return -1


@rule
def sampled_flight(s: State, seat: int, index: int, hidden: int) -> int:
    """One of the flights in the order of `legal`."""
    ready = index // hidden
    for place in range(PLACES):
        if judge_take_off(s, seat, place) == OK:
            if ready == 0:
                return flight_of(place, nth_hidden(s, seat, index % hidden))
            ready -= 1
    return -1
