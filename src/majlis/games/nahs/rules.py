"""The rules of Wajh Al-Nahs, compiled: deal, actors, check, legal, play, result."""

from typing import Any

from majlis.games.nahs.effects import OPEN, accept, ask, choose, end_turn, lay_take_it, note, play_cards, take
from majlis.games.nahs.legality.exchange import judge_choice, list_choices
from majlis.games.nahs.legality.turns import (
    has_counter,
    judge_answer,
    judge_target,
    judge_turn,
    list_targets,
    list_turn,
)
from majlis.games.nahs.record import State
from majlis.games.nahs.rounds import deal_stage, end_stage_if_decided
from majlis.games.nahs.state import (
    ACCEPT,
    ACTIONS,
    AIM,
    AIM_FIRST,
    ASKED,
    COUNTER,
    DOWN,
    EXCHANGE,
    EXCHANGE_FIRST,
    EXCHANGE_OVER,
    GIVE,
    GIVE_UP,
    MATCH_OVER,
    NO_EFFECT,
    NO_SUCH_ACTION,
    NONE,
    NOT_ASKED,
    NOT_YOUR_TURN,
    OVER,
    PLAY,
    READY,
    SEATS,
    TAKE,
    VERSION,
)
from majlis.kernel.jit import rule, scratch_ints
from majlis.kernel.places import share_places
from majlis.kernel.rng import below, open_stream
from majlis.kernel.viewers import REFEREE

A_JINX = 1000
"""More than places can add up to: stages in which one was the jinx count first (N-22)."""


@rule
def deal(s: State, rng: Any) -> None:
    """Draw the first dealer by lot and deal the first stage (N-2, N-4); the options are in the record already."""
    s.nahs = VERSION
    s.viewer = REFEREE
    s.stage = 0
    s.turned = NONE
    note(s, NO_EFFECT, 0)
    for seat in range(SEATS):
        s.jinxes[seat] = 0
        s.place_sums[seat] = 0
    open_stream(rng, 1, 0, 0)
    s.dealer = below(rng, s.players)
    deal_stage(s, rng)


@rule
def actors(s: State, out: Any) -> int:
    """All who still have to choose in the exchange (N-3), else who is asked (N-18) or whose turn it is."""
    if s.phase == OVER:
        return 0
    if s.phase != EXCHANGE:
        out[0] = s.asked if s.phase == ASKED else s.turn
        return 1
    count = 0
    for seat in range(s.players):
        if s.chosen[seat] == NONE:
            out[count] = seat
            count += 1
    return count


@rule
def check(s: State, seat: int, action: int) -> int:
    """OK, or the code of the rule that forbids the action."""
    if s.phase == OVER:
        return MATCH_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if seat < 0 or seat >= s.players:
        return NOT_YOUR_TURN
    if s.phase == EXCHANGE:
        return EXCHANGE_FIRST if action < READY else judge_choice(s, seat, action)
    if action >= READY:
        return EXCHANGE_OVER
    if s.phase == ASKED:
        return judge_answer(s, seat, action)
    if seat != s.turn:
        return NOT_YOUR_TURN
    if COUNTER <= action <= ACCEPT:
        return NOT_ASKED
    if s.phase == AIM:
        return judge_target(s, seat, action - GIVE) if GIVE <= action < GIVE_UP else AIM_FIRST
    return judge_turn(s, seat, action)


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Write the legal actions of a seat, rising; how many."""
    if s.phase == OVER or seat < 0 or seat >= s.players:
        return 0
    if s.phase == EXCHANGE:
        return list_choices(s, seat, out)
    if s.phase == ASKED:
        if seat != s.asked:
            return 0
        count = list_targets(s, seat, COUNTER, out, 0) if has_counter(s, seat) else 0
        out[count] = ACCEPT
        return count + 1
    if seat != s.turn:
        return 0
    if s.phase == AIM:
        return list_targets(s, seat, GIVE, out, 0)
    return list_turn(s, seat, out)


@rule
def play(s: State, rng: Any, seat: int, action: int) -> None:
    """Carry out a legal action."""
    s.turned = NONE
    note(s, NO_EFFECT, 0)
    if action >= READY:
        choose(s, seat, action)
        return
    s.plays += 1
    steps = OPEN
    if action < GIVE or action >= DOWN:
        steps = play_cards(s, seat, action)
    elif action == TAKE:
        steps = take(s, seat)
    elif action == ACCEPT:
        accept(s, seat)
    elif s.phase == AIM:
        ask(s, seat, action - GIVE)
    else:
        lay_take_it(s, seat, (action - GIVE) % (GIVE_UP - GIVE))
    if steps != OPEN:
        end_turn(s, seat, steps)
    if s.phase == PLAY:
        end_stage_if_decided(s, rng)


@rule
def result(s: State, places: Any, scores: Any) -> int:
    """Write places: fewest jinxes, then the smaller sum of places (N-22); the score is the stages survived."""
    ranks = scratch_ints(SEATS)
    scores[:] = 0
    ended = s.stage + (1 if s.phase == OVER else 0)
    for seat in range(s.players):
        scores[seat] = ended - s.jinxes[seat]
        ranks[seat] = s.jinxes[seat] * A_JINX + s.place_sums[seat]
    share_places(ranks, s.players, places)
    return s.phase == OVER
