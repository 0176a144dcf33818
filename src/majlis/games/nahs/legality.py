"""What may be done, and the first reason why not: laying, taking, aiming, answering (N-4, N-5, N-8, N-9, N-18)."""

from typing import Any

from majlis.games.nahs.pile import judge_fit, standing_value
from majlis.games.nahs.rounds import has_face_up
from majlis.games.nahs.state import (
    ACCEPT,
    ANSWER_FIRST,
    CAN_LAY,
    COUNTER,
    DOWN,
    FACE_UP_FIRST,
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
    NO_CARD_THERE,
    NO_COUNTER,
    NO_SUCH_PLAYER,
    NONE,
    NOT_FACE_UP,
    NOT_HELD,
    NOT_YOUR_TURN,
    NOT_YOURSELF,
    NOTHING_TO_TAKE,
    OK,
    TAKE,
    TI,
    TURN_BLIND,
    ZONE,
)
from majlis.kernel.jit import rule


@rule
def judge_target(s: Any, seat: int, target: int) -> int:
    """A TI is aimed at another player, finished or not (N-18)."""
    if target >= s.players:
        return NO_SUCH_PLAYER
    return NOT_YOURSELF if target == seat else OK


@rule
def judge_hand(s: Any, seat: int, kind: int, count: int) -> int:
    """Cards from the hand, while one holds any; the stage's first lead is forced (N-4, N-5, N-9)."""
    if s.held[seat] == 0:
        return HAND_EMPTY
    if s.hands[seat, kind] < count:
        return NOT_HELD
    if s.must_lead != NONE and kind != s.must_lead:
        return LEAD_SMALLEST
    return judge_fit(s, standing_value(s), kind)


@rule
def judge_face_up(s: Any, seat: int, kind: int, count: int) -> int:
    """Face-up cards, when the hand is empty (N-5, N-9)."""
    if s.held[seat] > 0:
        return HAND_FIRST
    if s.ups[seat, kind] < count:
        return NOT_FACE_UP
    return judge_fit(s, standing_value(s), kind)


@rule
def judge_down(s: Any, seat: int, place: int) -> int:
    """One face-down card, blind, when hand and face-up cards are gone (N-9)."""
    if s.held[seat] > 0:
        return HAND_FIRST
    if has_face_up(s, seat):
        return FACE_UP_FIRST
    return NO_CARD_THERE if s.downs[seat, place] == NONE else OK


@rule
def can_lay(s: Any, seat: int) -> bool:
    """Whether the hand, or else the face-up cards, have anything that fits (N-8)."""
    value = standing_value(s)
    for kind in range(KINDS):
        count = s.hands[seat, kind] if s.held[seat] > 0 else s.ups[seat, kind]
        if count > 0 and judge_fit(s, value, kind) == OK:
            return True
    return False


@rule
def judge_take(s: Any, seat: int) -> int:
    """Who cannot lay takes the pile; with `free` anybody may (N-8)."""
    if s.pile_size == 0:
        return NOTHING_TO_TAKE
    if s.opt_take == FREE:
        return OK
    if s.held[seat] == 0 and not has_face_up(s, seat):
        return TURN_BLIND
    return CAN_LAY if can_lay(s, seat) else OK


@rule
def has_counter(s: Any, seat: int) -> bool:
    """Whether the zone one would play from, never blind, holds a TI (N-18)."""
    if s.held[seat] > 0:
        return s.hands[seat, TI] > 0  # type: ignore[no-any-return]
    return s.ups[seat, TI] > 0  # type: ignore[no-any-return]


@rule
def judge_answer(s: Any, seat: int, action: int) -> int:
    """The chosen player accepts, or lays a TI of his own (N-18)."""
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
def judge_turn(s: Any, seat: int, action: int) -> int:
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
