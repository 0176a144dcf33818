"""What Wajh Al-Nahs allows in a turn: what fits on the pile, each action judged, and those that are legal listed."""

from typing import Any

from majlis.games.nahs.record import State
from majlis.games.nahs.rounds import has_face_up
from majlis.games.nahs.state import (
    ACCEPT,
    ANSWER_FIRST,
    ANYTHING,
    BU,
    CAN_LAY,
    COUNTER,
    DOWN,
    EIGHT,
    FACE_UP_FIRST,
    FIVE,
    FIVE_OR_LESS,
    FREE,
    GIVE,
    GIVE_UP,
    HAND_EMPTY,
    HAND_FIRST,
    KINDS,
    LAY,
    LAY_UP,
    LEAD_SMALLEST,
    MOST_OF_A_KIND,
    NINE,
    NO_CARD_THERE,
    NO_COUNTER,
    NO_FIVE_ON_FIVE,
    NO_SUCH_PLAYER,
    NO_WILD_UNDER_FIVE,
    NONE,
    NOT_FACE_UP,
    NOT_HELD,
    NOT_YOUR_TURN,
    NOT_YOURSELF,
    NOTHING_TO_TAKE,
    OK,
    REFUSED,
    TAKE,
    TI,
    TOO_LOW,
    TURN_BLIND,
    YES,
    ZERO,
    ZONE,
)
from majlis.kernel.jit import rule

# ------------------------------------------------------------------------------------------ the pile (N-5, N-6, N-11)


@rule
def standing_value(s: State) -> int:
    """The value of the top card that is not transparent; a 9 if only 9s and BUs lie there, else ANYTHING (N-6)."""
    value = ANYTHING
    for i in range(s.pile_size - 1, -1, -1):
        kind = s.pile[i]
        if kind == NINE:
            value = NINE
        elif kind != BU:
            return int(kind)
    return value


@rule
def is_wild(kind: int) -> bool:
    """Whether the kind goes on anything: 0, 8, 9, BU, TI (N-10, N-14, N-16 to N-18)."""
    return kind in (ZERO, EIGHT, NINE, BU, TI)


@rule
def judge_demand(s: State, kind: int) -> int:
    """The first reason against a kind while a 5 demands five or less (N-11)."""
    if kind == ZERO or kind < FIVE:
        return OK
    if kind == FIVE:
        return NO_FIVE_ON_FIVE if s.opt_strict_five == YES else OK
    if is_wild(kind):
        return NO_WILD_UNDER_FIVE if s.opt_wilds_under_five == REFUSED else OK
    return FIVE_OR_LESS


@rule
def judge_fit(s: State, value: int, kind: int) -> int:
    """The first reason against laying a kind on the standing value (N-5, N-6, N-11)."""
    if value == FIVE:
        return judge_demand(s, kind)
    return OK if kind >= value or is_wild(kind) else TOO_LOW


# ------------------------------------------------------------------------------------------------------------ judging


@rule
def judge_target(s: State, seat: int, target: int) -> int:
    """A TI is aimed at another player, finished or not (N-18)."""
    if target >= s.players:
        return NO_SUCH_PLAYER
    return NOT_YOURSELF if target == seat else OK


@rule
def judge_hand(s: State, seat: int, kind: int, count: int) -> int:
    """Cards from the hand, while one holds any; the stage's first lead is forced (N-4, N-5, N-9)."""
    if s.held[seat] == 0:
        return HAND_EMPTY
    if s.hands[seat, kind] < count:
        return NOT_HELD
    if s.must_lead != NONE and kind != s.must_lead:
        return LEAD_SMALLEST
    return judge_fit(s, standing_value(s), kind)


@rule
def judge_face_up(s: State, seat: int, kind: int, count: int) -> int:
    """Face-up cards, when the hand is empty (N-5, N-9)."""
    if s.held[seat] > 0:
        return HAND_FIRST
    if s.ups[seat, kind] < count:
        return NOT_FACE_UP
    return judge_fit(s, standing_value(s), kind)


@rule
def judge_down(s: State, seat: int, place: int) -> int:
    """One face-down card, blind, when hand and face-up cards are gone (N-9)."""
    if s.held[seat] > 0:
        return HAND_FIRST
    if has_face_up(s, seat):
        return FACE_UP_FIRST
    return NO_CARD_THERE if s.downs[seat, place] == NONE else OK


@rule
def can_lay(s: State, seat: int) -> bool:
    """Whether the hand, or else the face-up cards, have anything that fits (N-8)."""
    value = standing_value(s)
    for kind in range(KINDS):
        count = s.hands[seat, kind] if s.held[seat] > 0 else s.ups[seat, kind]
        if count > 0 and judge_fit(s, value, kind) == OK:
            return True
    return False


@rule
def judge_take(s: State, seat: int) -> int:
    """Who cannot lay takes the pile; with `free` anybody may (N-8)."""
    if s.pile_size == 0:
        return NOTHING_TO_TAKE
    if s.opt_take == FREE:
        return OK
    if s.held[seat] == 0 and not has_face_up(s, seat):
        return TURN_BLIND
    return CAN_LAY if can_lay(s, seat) else OK


@rule
def has_counter(s: State, seat: int) -> bool:
    """Whether the zone one would play from, never blind, holds a TI (N-18)."""
    if s.held[seat] > 0:
        return s.hands[seat, TI] > 0
    return s.ups[seat, TI] > 0


@rule
def judge_answer(s: State, seat: int, action: int) -> int:
    """The chosen player accepts, or lays a TI of their own (N-18)."""
    if seat != s.asked:
        return NOT_YOUR_TURN
    if action == ACCEPT:
        return OK
    if action < COUNTER or action > ACCEPT:
        return ANSWER_FIRST
    aim = judge_target(s, seat, action - COUNTER)
    if aim != OK:
        return aim
    return OK if has_counter(s, seat) else NO_COUNTER


@rule
def judge_turn(s: State, seat: int, action: int) -> int:
    """The first reason against what the player on turn wants to do."""
    if action < LAY_UP:
        return judge_hand(s, seat, (action - LAY) // MOST_OF_A_KIND, (action - LAY) % MOST_OF_A_KIND + 1)
    if action < GIVE:
        return judge_face_up(s, seat, (action - LAY_UP) // ZONE, (action - LAY_UP) % ZONE + 1)
    if action < COUNTER:
        aim = judge_target(s, seat, (action - GIVE) % (GIVE_UP - GIVE))
        if aim != OK:
            return aim
        return judge_hand(s, seat, TI, 1) if action < GIVE_UP else judge_face_up(s, seat, TI, 1)
    if action == TAKE:
        return judge_take(s, seat)
    return judge_down(s, seat, action - DOWN)


# ------------------------------------------------------------------------------------------------------------ listing


@rule
def list_targets(s: State, seat: int, base: int, out: Any, count: int) -> int:
    """Write a TI aimed at each other player; how many actions are written then."""
    for target in range(s.players):
        if target != seat:
            out[count] = base + target
            count += 1
    return count


@rule
def list_hand(s: State, seat: int, value: int, out: Any) -> int:
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
def list_face_up(s: State, seat: int, value: int, out: Any) -> int:
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
def list_turn(s: State, seat: int, out: Any) -> int:
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
