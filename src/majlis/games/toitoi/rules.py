"""Toi Toi's rules, compiled: deal, actors, check, legal, play, result, random_action."""

from typing import Any

from majlis.games.toitoi.rounds import (
    all_have_chosen,
    deal_round,
    end_turn,
    open_place,
    put_on_pile,
    start_turns,
    take_from_bank,
    take_from_pile,
)
from majlis.games.toitoi.state import (
    ACTIONS,
    BANK,
    COLUMNS,
    FLY,
    HAS_CHOSEN,
    IS_OPEN,
    LANDS_ON_OPEN,
    LOOK_FIRST,
    LOOKED,
    MATCH_OVER,
    MOST_PILED,
    NO_CARD,
    NO_OPEN_TOI,
    NO_SUCH_ACTION,
    NO_WAY_BACK,
    NOT_YOUR_TURN,
    NOTHING_HIDDEN,
    OK,
    ONE_HIDDEN_ONLY,
    OPEN,
    OPEN_TWO_FIRST,
    OPENING,
    OPENING_IS_OVER,
    OVER,
    PAIRS,
    PARTNER,
    PARTNER_DIFFERS,
    PARTNER_HIDDEN,
    PILE,
    PILE_FLY,
    PLACE,
    PLACES,
    SEATS,
    THROW,
    THROW_OPEN,
    TOI,
    TURN,
    VERSION,
)
from majlis.kernel.jit import rule
from majlis.kernel.rng import below
from majlis.kernel.viewers import REFEREE

# ------------------------------------------------------------------------------------------------------ set-up


@rule
def deal(s: Any, rng: Any) -> None:
    """Begin a match with its first round (O-1, O-2); options and players are in the record already."""
    s.toitoi = VERSION
    s.viewer = REFEREE
    s.round_number = 0
    s.past_top = NO_CARD
    for seat in range(SEATS):
        s.totals[seat] = 0
        s.earned[seat] = 0
        s.opened[seat] = 0
        s.chosen[seat] = 0
        for place in range(PLACES):
            s.past[seat, place] = NO_CARD if seat < s.players else 0
            s.boxes[seat, place] = 0
    s.pile_size = MOST_PILED
    s.bag[:] = 0
    deal_round(s, rng)


# ----------------------------------------------------------------------------------------------------- the box


@rule
def is_open(s: Any, seat: int, place: int) -> bool:
    return s.opened[seat] >> place & 1 == 1  # type: ignore[no-any-return]


@rule
def hidden_left(s: Any, seat: int) -> int:
    """How many cards of the box are hidden."""
    hidden = PLACES
    for place in range(PLACES):
        hidden -= s.opened[seat] >> place & 1
    return hidden


@rule
def card_in_play(s: Any) -> int:
    """The card that a turn's action moves: the one looked at, or else the pile's top card."""
    return s.held if s.phase == LOOKED else s.pile[s.pile_size - 1]  # type: ignore[no-any-return]


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


# ------------------------------------------------------------------------------------------------------ judges


@rule
def judge_take_off(s: Any, seat: int, place: int) -> int:
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
def judge_flight(s: Any, seat: int, flight: int) -> int:
    """The first reason against a flying Toi (O-9)."""
    code = judge_take_off(s, seat, take_off(flight))
    if code != OK:
        return code
    if hidden_left(s, seat) == 0:
        return NOTHING_HIDDEN
    return LANDS_ON_OPEN if is_open(s, seat, landing(flight)) else OK


@rule
def judge_start(s: Any, seat: int, action: int) -> int:
    """The first reason against what may begin a turn (O-4): the pile's card is always good for a place."""
    if action < PILE:
        return OPENING_IS_OVER
    if action > BANK:
        return LOOK_FIRST
    if PILE_FLY <= action < BANK:
        return judge_flight(s, seat, action - PILE_FLY)
    return OK


@rule
def judge_use(s: Any, seat: int, action: int) -> int:
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
        return OK if hidden_left(s, seat) == 1 else ONE_HIDDEN_ONLY
    return judge_flight(s, seat, action - FLY)


# --------------------------------------------------------------------------------------------------------- ops


@rule
def actors(s: Any, out: Any) -> int:
    """All who have still to choose what to open (O-3), or the seat whose turn it is."""
    if s.phase == OVER:
        return 0
    if s.phase != OPENING:
        out[0] = s.turn
        return 1
    count = 0
    for seat in range(s.players):
        if s.chosen[seat] == 0:
            out[count] = seat
            count += 1
    return count


@rule
def check(s: Any, seat: int, action: int) -> int:
    """OK, or the code of the rule that forbids the action."""
    if s.phase == OVER:
        return MATCH_OVER
    if seat < 0 or seat >= s.players or (s.phase != OPENING and seat != s.turn):
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == OPENING:
        if s.chosen[seat] != 0:
            return HAS_CHOSEN
        return OK if action < PILE else OPEN_TWO_FIRST
    if s.phase == TURN:
        return judge_start(s, seat, action)
    return judge_use(s, seat, action)


@rule
def may_act(s: Any, seat: int) -> bool:
    if s.phase == OPENING:
        return 0 <= seat < s.players and s.chosen[seat] == 0  # type: ignore[no-any-return]
    return s.phase != OVER and seat == s.turn  # type: ignore[no-any-return]


@rule
def list_flights(s: Any, seat: int, base: int, out: Any, count: int) -> int:
    """Add the flights of all Tois that may take off to the list; its new length."""
    for place in range(PLACES):
        if judge_take_off(s, seat, place) == OK:
            for there in range(PLACES):
                if not is_open(s, seat, there):
                    out[count] = base + flight_of(place, there)
                    count += 1
    return count


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Write the legal actions of a seat, rising; how many."""
    if not may_act(s, seat):
        return 0
    if s.phase == OPENING:
        for pair in range(PAIRS):
            out[pair] = OPEN + pair
        return PAIRS
    first = PILE if s.phase == TURN else PLACE
    for place in range(PLACES):
        out[place] = first + place
    if s.phase == TURN:
        count = list_flights(s, seat, PILE_FLY, out, PLACES)
        out[count] = BANK
        return count + 1
    count = PLACES
    for place in range(PLACES):
        if not is_open(s, seat, place):
            out[count] = THROW_OPEN + place
            count += 1
    if count == PLACES + 1:
        out[count] = THROW
        count += 1
    return list_flights(s, seat, FLY, out, count)


@rule
def random_action(s: Any, seat: int, policy_rng: Any) -> int:
    """A uniformly random legal action: the flights are so many Tois times the hidden cards."""
    if s.phase == OPENING:
        return OPEN + below(policy_rng, PAIRS)
    hidden = hidden_left(s, seat)
    ready = 0
    for place in range(PLACES):
        if judge_take_off(s, seat, place) == OK:
            ready += 1
    others = PLACES + 1
    if s.phase == LOOKED:
        others = PLACES + hidden + (hidden == 1)
    index = below(policy_rng, others + ready * hidden)
    if index >= others:
        flight = sampled_flight(s, seat, index - others, hidden)
        return (PILE_FLY if s.phase == TURN else FLY) + flight
    if s.phase == TURN:
        return PILE + index if index < PLACES else BANK
    if index < PLACES:
        return PLACE + index
    if index == PLACES + hidden:
        return THROW
    return THROW_OPEN + nth_hidden(s, seat, index - PLACES)


@rule
def nth_hidden(s: Any, seat: int, index: int) -> int:
    """The place of a box's hidden card, counted from 0."""
    for place in range(PLACES):
        if not is_open(s, seat, place):
            if index == 0:
                return place
            index -= 1
    return -1


@rule
def sampled_flight(s: Any, seat: int, index: int, hidden: int) -> int:
    """One of the flights in the order of `legal`."""
    ready = index // hidden
    for place in range(PLACES):
        if judge_take_off(s, seat, place) == OK:
            if ready == 0:
                return flight_of(place, nth_hidden(s, seat, index % hidden))
            ready -= 1
    return -1


# ------------------------------------------------------------------------------------------------------ playing


@rule
def put(s: Any, seat: int, place: int, card: int) -> None:
    """Put a card face up into the box; what lay there, open or hidden, goes to the pile (O-5, O-6)."""
    put_on_pile(s, s.boxes[seat, place])
    s.boxes[seat, place] = card
    open_place(s, seat, place)


@rule
def fly(s: Any, seat: int, flight: int, card: int) -> None:
    """Put a card on an open Toi's place; the Toi lands on a hidden card, which goes to the pile (O-9)."""
    s.boxes[seat, take_off(flight)] = card
    put(s, seat, landing(flight), TOI)


@rule
def use_pile(s: Any, seat: int, action: int) -> None:
    """Take the pile's card and place it (O-5, O-6), or let a Toi fly with it (O-9)."""
    card = take_from_pile(s)
    if action < PILE_FLY:
        put(s, seat, action - PILE, card)
    else:
        fly(s, seat, action - PILE_FLY, card)


@rule
def use_held(s: Any, seat: int, action: int) -> None:
    """Place the bank's card (O-5, O-6), throw it (O-7, O-8), or let a Toi fly with it (O-9)."""
    card = s.held
    s.held = NO_CARD
    if action < THROW_OPEN:
        put(s, seat, action - PLACE, card)
    elif action >= FLY:
        fly(s, seat, action - FLY, card)
    else:
        put_on_pile(s, card)
        if action < THROW:
            open_place(s, seat, action - THROW_OPEN)


@rule
def play(s: Any, rng: Any, seat: int, action: int) -> None:
    """Carry out a legal action: choose what to open (O-3), look at the bank's card (O-4), or a whole turn."""
    if action < PILE:
        s.chosen[seat] = action - OPEN + 1
        if all_have_chosen(s):
            start_turns(s, rng)
    elif action == BANK:
        s.held = take_from_bank(s)
        s.phase = LOOKED
    else:
        if action < BANK:
            use_pile(s, seat, action)
        else:
            use_held(s, seat, action)
        end_turn(s, rng, seat)


@rule
def result(s: Any, places: Any, scores: Any) -> int:
    """Write places by lowest total, shared ones as 1, 1, 3, and the totals (O-1, O-16)."""
    places[:] = 0
    scores[:] = 0
    for seat in range(s.players):
        scores[seat] = s.totals[seat]
        places[seat] = 1
        for other in range(s.players):
            if s.totals[other] < s.totals[seat]:
                places[seat] += 1
    return s.phase == OVER  # type: ignore[no-any-return]
