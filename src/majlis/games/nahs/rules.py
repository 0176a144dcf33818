"""The rules of Wajh Al-Nahs, compiled: deal, actors, check, legal, play, result, random_action."""

from typing import Any

from majlis.games.nahs.effects import OPEN, accept, ask, choose, end_turn, lay_take_it, note, play_cards, take
from majlis.games.nahs.exchange import judge_choice, list_choices
from majlis.games.nahs.legality import has_counter, judge_answer, judge_target, judge_turn
from majlis.games.nahs.pile import judge_fit, standing_value
from majlis.games.nahs.rounds import deal_stage, end_stage_if_decided, has_face_up
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
    FREE,
    GIVE,
    GIVE_UP,
    LAY,
    LAY_UP,
    MATCH_OVER,
    MOST_LEGAL,
    MOST_OF_A_KIND,
    NO_EFFECT,
    NO_SUCH_ACTION,
    NONE,
    NOT_ASKED,
    NOT_YOUR_TURN,
    OK,
    OVER,
    PLAY,
    READY,
    SEATS,
    TAKE,
    TI,
    VERSION,
    ZONE,
)
from majlis.kernel.jit import rule, scratch_ints
from majlis.kernel.rng import below, open_stream
from majlis.kernel.viewers import REFEREE


@rule
def deal(s: Any, rng: Any) -> None:
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
def actors(s: Any, out: Any) -> int:
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
def check(s: Any, seat: int, action: int) -> int:
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


# ------------------------------------------------------------------------------------------------------ listing


@rule
def list_targets(s: Any, seat: int, base: int, out: Any, count: int) -> int:
    """Write a TI aimed at each other player; how many actions are written then."""
    for target in range(s.players):
        if target != seat:
            out[count] = base + target
            count += 1
    return count


@rule
def list_hand(s: Any, seat: int, value: int, out: Any) -> int:
    """Write what may be laid from the hand; how many."""
    count = 0
    for kind in range(TI):
        if s.hands[seat, kind] > 0 and (s.must_lead == NONE or kind == s.must_lead):
            if judge_fit(s, value, kind) == OK:
                for more in range(s.hands[seat, kind]):
                    out[count] = LAY + kind * MOST_OF_A_KIND + more
                    count += 1
    if s.hands[seat, TI] > 0 and s.must_lead == NONE and judge_fit(s, value, TI) == OK:
        count = list_targets(s, seat, GIVE, out, count)
    return count


@rule
def list_face_up(s: Any, seat: int, value: int, out: Any) -> int:
    """Write what may be laid from the face-up cards; how many."""
    count = 0
    for kind in range(TI):
        if s.ups[seat, kind] > 0 and judge_fit(s, value, kind) == OK:
            for more in range(s.ups[seat, kind]):
                out[count] = LAY_UP + kind * ZONE + more
                count += 1
    if s.ups[seat, TI] > 0 and judge_fit(s, value, TI) == OK:
        count = list_targets(s, seat, GIVE_UP, out, count)
    return count


@rule
def list_turn(s: Any, seat: int, out: Any) -> int:
    """Write what the player on turn may do, rising; how many (N-5, N-8, N-9)."""
    value = standing_value(s)
    if s.held[seat] > 0:
        count = list_hand(s, seat, value, out)
    else:
        count = list_face_up(s, seat, value, out)
    blind = count == 0 and s.held[seat] == 0 and not has_face_up(s, seat)
    if s.pile_size > 0 and (s.opt_take == FREE or (count == 0 and not blind)):
        out[count] = TAKE
        count += 1
    if blind:
        for place in range(ZONE):
            if s.downs[seat, place] != NONE:
                out[count] = DOWN + place
                count += 1
    return count


@rule
def legal(s: Any, seat: int, out: Any) -> int:
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
def random_action(s: Any, seat: int, policy_rng: Any) -> int:
    """A uniformly random legal action."""
    out = scratch_ints(MOST_LEGAL)
    return out[below(policy_rng, legal(s, seat, out))]  # type: ignore[no-any-return]


@rule
def play(s: Any, rng: Any, seat: int, action: int) -> None:
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
def result(s: Any, places: Any, scores: Any) -> int:
    """Write places: fewest jinxes, then the smaller sum of places (N-22); the score is the stages survived."""
    for seat in range(SEATS):
        places[seat] = 0
        scores[seat] = 0
    ended = s.stage + (1 if s.phase == OVER else 0)
    for seat in range(s.players):
        places[seat] = 1
        scores[seat] = ended - s.jinxes[seat]
        for other in range(s.players):
            if s.jinxes[other] < s.jinxes[seat] or (
                s.jinxes[other] == s.jinxes[seat] and s.place_sums[other] < s.place_sums[seat]
            ):
                places[seat] += 1
    return s.phase == OVER  # type: ignore[no-any-return]
