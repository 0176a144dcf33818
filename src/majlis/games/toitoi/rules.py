"""Toi Toi's rules, compiled: deal, actors, check, legal, play, result, random_action."""

from typing import Any

from majlis.games.toitoi.effects import use_held, use_pile
from majlis.games.toitoi.legality import (
    hidden_left,
    is_open,
    judge_start,
    judge_take_off,
    judge_throw,
    judge_use,
    list_flights,
    may_act,
    nth_hidden,
    sampled_flight,
)
from majlis.games.toitoi.record import State
from majlis.games.toitoi.rounds import all_have_chosen, deal_round, end_turn, start_turns, take_from_bank
from majlis.games.toitoi.state import (
    ACTIONS,
    BANK,
    FLY,
    HAS_CHOSEN,
    LOOKED,
    MATCH_OVER,
    MOST_PILED,
    NO_CARD,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OK,
    OPEN,
    OPEN_TWO_FIRST,
    OPENING,
    OVER,
    PAIRS,
    PILE,
    PILE_FLY,
    PLACE,
    PLACES,
    SEATS,
    THROW,
    THROW_OPEN,
    TURN,
    VERSION,
)
from majlis.kernel.jit import rule
from majlis.kernel.places import share_places
from majlis.kernel.rng import below
from majlis.kernel.viewers import REFEREE


@rule
def deal(s: State, rng: Any) -> None:
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


@rule
def actors(s: State, out: Any) -> int:
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
def check(s: State, seat: int, action: int) -> int:
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
def legal(s: State, seat: int, out: Any) -> int:
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
    if judge_throw(s, seat) == OK:
        out[count] = THROW
        count += 1
    return list_flights(s, seat, FLY, out, count)


@rule
def random_action(s: State, seat: int, policy_rng: Any) -> int:
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
        others = PLACES + hidden + (judge_throw(s, seat) == OK)
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
def play(s: State, rng: Any, seat: int, action: int) -> None:
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
def result(s: State, places: Any, scores: Any) -> int:
    """Write places by lowest total, shared ones as 1, 1, 3, and the totals (O-1, O-16)."""
    scores[:] = 0
    for seat in range(s.players):
        scores[seat] = s.totals[seat]
    share_places(scores, s.players, places)
    return s.phase == OVER
