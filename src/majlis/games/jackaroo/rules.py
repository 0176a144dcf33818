"""Jackaroo's rules, compiled: deal, actors, check, legal, play, result."""

from typing import Any

from majlis.games.jackaroo.effects.board import clear_board, colour_played, is_side_in, partner
from majlis.games.jackaroo.effects.plays import carry_out, is_stop, is_throw, kind_of, throw_hand
from majlis.games.jackaroo.legality.listing import has_house_plays, list_house_plays, list_plays, list_throws, playable
from majlis.games.jackaroo.legality.plays import held, judge_play, judge_throw
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.rounds import begin_block, card_at, clear_cards, deal_hands, drawn_leader, pass_turn, spend
from majlis.games.jackaroo.state import (
    ACTIONS,
    CHOSEN,
    DRAWN,
    HAND,
    JACK,
    KINDS,
    LIMIT,
    MOST_LEGAL,
    NO_SUCH_ACTION,
    NOBODY,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    OK,
    OVER,
    QUEEN,
    RUNNING,
    SEVEN,
    STOPPED,
    STOPPED_CARD,
    THROW,
    THROW_HAND,
    VERSION,
    WON,
)
from majlis.kernel.jit import rule
from majlis.kernel.rng import below, open_stream
from majlis.kernel.viewers import REFEREE


@rule
def deal(s: State, rng: Any) -> None:
    """Draw for the lead, shuffle and deal (J-1, J-21, J-22); options and players are in the record already."""
    s.jackaroo = VERSION
    s.viewer = REFEREE
    s.stopped = 0
    s.plays = 0
    s.block = 0
    s.outcome = RUNNING
    s.winner = NOBODY
    clear_board(s)
    clear_cards(s)
    s.leader = drawn_leader(s, rng)
    begin_block(s, rng)
    deal_hands(s)


@rule
def actors(s: State, out: Any) -> int:
    """The seat whose turn it is, also when it only throws for a stop (J-12, J-24)."""
    if s.outcome != RUNNING:
        return 0
    out[0] = s.turn
    return 1


@rule
def check(s: State, seat: int, action: int) -> int:
    """OK, or the code of the rule that forbids the action."""
    if s.outcome != RUNNING:
        return OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.stopped and not THROW <= action < THROW_HAND:
        return STOPPED
    if action != THROW_HAND and s.hands[seat, kind_of(action)] == 0:
        return NOT_IN_HAND
    if is_throw(action):
        return OK if s.stopped else judge_throw(s, action, playable(s, seat) & held(s, seat) != 0)
    return judge_play(s, seat, colour_played(s, seat), kind_of(action), action)


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Write the legal actions of a seat, rising; how many."""
    if s.outcome != RUNNING or seat != s.turn:
        return 0
    if s.stopped:
        return list_throws(s, seat, out)
    count = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            count = list_plays(s, seat, kind, out, count, MOST_LEGAL)
    if has_house_plays(s):
        for kind in (QUEEN, JACK, SEVEN):
            if s.hands[seat, kind] > 0:
                count = list_house_plays(s, seat, kind, out, count, MOST_LEGAL)
    if count > 0:
        return count
    if s.opt_no_play == HAND and s.hand_sizes[seat] > 0:
        out[0] = THROW_HAND
        return 1
    return list_throws(s, seat, out)


@rule
def note_lacks(s: State, seat: int, kinds: int) -> None:
    """What a throw shows: the seat holds no card of the kinds that could have been played (J-25)."""
    for kind in range(KINDS):
        if kinds >> kind & 1:
            s.lacks[seat, kind] = 1


@rule
def play(s: State, rng: Any, seat: int, action: int) -> None:
    """Carry out a legal action and see what comes next (J-12, J-24, J-26, J-33)."""
    for kind in range(KINDS):
        s.newest[kind] = 0
    last = seat
    if action == THROW_HAND:
        throw_hand(s, seat)
    elif is_throw(action):
        if not s.stopped and s.hand_sizes[seat] > 1:
            note_lacks(s, seat, playable(s, seat))
        spend(s, seat, action - THROW)
    else:
        spend(s, seat, kind_of(action))
        carry_out(s, colour_played(s, seat), kind_of(action), action)
        if is_stop(action) and s.opt_stopped_card != CHOSEN:
            last = (seat + 1) % s.players
            open_stream(rng, STOPPED_CARD, s.plays, 0)
            spend(s, last, card_at(s, last, below(rng, s.hand_sizes[last])))
    s.stopped = 0
    s.plays += 1
    if is_over(s):
        s.turn = NOBODY
    elif is_stop(action) and s.opt_stopped_card == CHOSEN:
        s.turn = (seat + 1) % s.players
        s.stopped = 1
    else:
        pass_turn(s, rng, last)


@rule
def is_over(s: State) -> bool:
    """See whether a side has all its marbles in, or the game has gone on too long (J-30, J-31, J-33)."""
    for seat in range(s.players):
        if is_side_in(s, seat):
            s.outcome = WON
            s.winner = seat
            return True
    if s.plays >= LIMIT:
        s.outcome = DRAWN
        return True
    return False


@rule
def result(s: State, places: Any, scores: Any) -> int:
    """Write places and scores (J-34): the winning side is first, all others share second place; a draw is shared."""
    for seat in range(places.size):
        places[seat] = 0
        scores[seat] = 0
    for seat in range(s.players):
        wins = s.outcome == WON and (seat == s.winner or seat == partner(s, s.winner))
        places[seat] = 1 if wins or s.outcome == DRAWN else 2
        scores[seat] = 1 if wins else 0
    return s.outcome != RUNNING
