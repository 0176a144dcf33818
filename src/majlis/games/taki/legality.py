"""What may be done: the judges of Super Taki, each giving OK or the first reason against."""

from majlis.games.taki.record import State
from majlis.games.taki.rounds import colour_of, figure_of
from majlis.games.taki.state import (
    ACTIVE_TWO,
    ADDS_THREE,
    AFTER_KING,
    ANSWER_FIRST,
    ANSWERED,
    ASKING,
    AUTOMATIC,
    BREAKER,
    BREAKER_WANTED,
    CAN_LAY,
    CATCH,
    CATCHING,
    CHANGE,
    CHANGER,
    COLOUR_IS_CHOSEN,
    COLOUR_IS_GIVEN,
    COLOURED,
    COMBINATION_WANTED,
    COMBINED,
    COMBO,
    EITHER_KIND,
    FIGURES,
    FREE_COLOUR,
    HAS_WAITED,
    IN_RUN,
    IN_TURN,
    KING,
    KING_LAID,
    LAST,
    LAY_BREAKER,
    LAY_KING,
    MUST_CLOSE,
    NO_CATCHING,
    NO_CHANGER_IN_RUN,
    NO_COMBINATION,
    NO_FIT,
    NO_KING,
    NO_RUN,
    NO_SUCH_PLAYER,
    NO_WAITING,
    NO_WILD,
    NOBODY_TO_CATCH,
    NONE,
    NOT_HELD,
    NOT_IN_A_RUN,
    NOT_ONESELF,
    OK,
    ONLY_IF_STUCK,
    OTHER_COLOUR,
    OTHERS_ASKED,
    OWES_NOTHING,
    PASS,
    PLUS,
    RUN_GOES_ON,
    STAYS_OPEN,
    SUPER,
    SUPER_TAKI,
    TAKI,
    TAKI_STAYS_OPEN,
    THREE,
    THREE_MORE,
    TWO_MORE,
    WAIT,
)
from majlis.kernel.jit import rule

# ------------------------------------------------------------------------------------------------------ laying


@rule
def kind_laid(action: int) -> int:
    """The kind of card that an action lays."""
    if action < CHANGE:
        return action
    if action < SUPER:
        return CHANGER
    if action < LAY_KING:
        return SUPER_TAKI
    return KING + action - LAY_KING


@rule
def fits(s: State, kind: int) -> bool:
    """Whether a coloured card has the lead's colour or figure; without a leading colour anything fits (T-3, T-5)."""
    if s.colour == NONE or colour_of(kind) == s.colour:
        return True
    return figure_of(kind) == figure_of(s.lead)


@rule
def chooses_colour(s: State) -> bool:
    """Whether a Super Taki's colour is chosen by who lays it (T-19)."""
    return s.phase == AFTER_KING or s.colour == NONE or s.opt_super_colour == FREE_COLOUR


@rule
def judge_lay(s: State, seat: int, action: int) -> int:
    """The first reason against laying a card in one's turn."""
    kind = kind_laid(action)
    if s.hands[seat, kind] == 0:
        return NOT_HELD
    if s.phase == IN_RUN:
        return judge_in_run(s, kind, action)
    if s.penalty > 0:
        return judge_on_active_two(s, kind)
    if kind == SUPER_TAKI:
        return judge_super(s, action)
    if kind >= COLOURED or s.phase == AFTER_KING or fits(s, kind):
        return OK
    return NO_FIT


@rule
def judge_in_run(s: State, kind: int, action: int) -> int:
    """In a run: its colour, Super Takis, and a Changer as last card (T-14, T-17)."""
    if kind < COLOURED:
        return OK if colour_of(kind) == s.run else OTHER_COLOUR
    if kind == SUPER_TAKI:
        return OK if action == SUPER else COLOUR_IS_GIVEN
    if kind == CHANGER:
        return NO_CHANGER_IN_RUN if s.opt_wild_in_run == NO_WILD else OK
    return NOT_IN_A_RUN


@rule
def judge_on_active_two(s: State, kind: int) -> int:
    """On an active +2 only a +2 or a King, and by a house rule a +3 (T-10)."""
    if kind == KING or (kind < COLOURED and kind % FIGURES == TWO_MORE):
        return OK
    return OK if kind == THREE_MORE and s.opt_three_on_two == ADDS_THREE else ACTIVE_TWO


@rule
def judge_super(s: State, action: int) -> int:
    """Outside a run a Super Taki takes the leading colour, or one is chosen (T-19)."""
    if chooses_colour(s):
        return COLOUR_IS_CHOSEN if action == SUPER else OK
    return OK if action == SUPER else COLOUR_IS_GIVEN


# ---------------------------------------------------------------------------------------------- other actions


@rule
def can_lay(s: State, seat: int) -> bool:
    """Whether an ordinary turn has a card to lay; a Breaker is never forced (T-6)."""
    for kind in range(COLOURED, BREAKER):
        if s.hands[seat, kind] > 0:
            return True
    for kind in range(COLOURED):
        if s.hands[seat, kind] > 0 and fits(s, kind):
            return True
    return False


@rule
def judge_draw(s: State, seat: int) -> int:
    """Draw in an ordinary turn, against an active +2, or for a Plus (T-6, T-10, T-12)."""
    if s.phase == IN_RUN:
        return RUN_GOES_ON
    if s.phase == AFTER_KING:
        return KING_LAID
    if s.phase == IN_TURN and s.penalty == 0 and s.opt_draw == ONLY_IF_STUCK and can_lay(s, seat):
        return CAN_LAY
    return OK


@rule
def judge_close(s: State) -> int:
    """Close the run one is in (T-15, T-16)."""
    if s.phase != IN_RUN:
        return NO_RUN
    if s.opt_lone_taki == STAYS_OPEN and figure_of(s.lead) == TAKI:
        return TAKI_STAYS_OPEN
    return OK


@rule
def judge_open(s: State) -> int:
    """Leave the run one is in open (T-15, T-16)."""
    if s.phase != IN_RUN:
        return NO_RUN
    return MUST_CLOSE if s.opt_close == AUTOMATIC and judge_close(s) == OK else OK


@rule
def judge_end(s: State) -> int:
    """End the turn after one's own King (T-13)."""
    return OK if s.phase == AFTER_KING else NO_KING


# ----------------------------------------------------------------------------------------------------- asking


@rule
def ends_in_combination(s: State) -> bool:
    """Whether the last two cards of a player's run are Plus and 3, where the combination is played (T-24)."""
    if s.opt_combination != COMBINED or s.run_before == NONE:
        return False
    return figure_of(s.run_before) == PLUS and figure_of(s.lead) == THREE


@rule
def is_asked(s: State, seat: int) -> bool:
    """Whether a seat is asked for an answer it has not given (T-21)."""
    return s.phase == ASKING and seat != s.turn and not s.passed >> seat & 1


@rule
def is_three_asked(s: State) -> bool:
    """Whether a +3, not a combination, waits for an answer."""
    return s.pile[s.pile_size - 1] == THREE_MORE


@rule
def judge_answer(s: State, seat: int, action: int) -> int:
    """Answer a +3 with a Breaker (T-21), a combination with another, or either by either (T-24); or pass."""
    if seat == s.turn:
        return OTHERS_ASKED
    if s.passed >> seat & 1:
        return ANSWERED
    if action == PASS:
        return OK
    if action == LAY_BREAKER:
        if not is_three_asked(s) and s.opt_cross_answers != EITHER_KIND:
            return COMBINATION_WANTED
        return OK if s.hands[seat, BREAKER] > 0 else NOT_HELD
    if COMBO <= action < WAIT:
        if is_three_asked(s) and s.opt_cross_answers != EITHER_KIND:
            return BREAKER_WANTED
        first = (action - COMBO) * FIGURES
        return OK if s.hands[seat, first + PLUS] > 0 and s.hands[seat, first + THREE] > 0 else NO_COMBINATION
    return ANSWER_FIRST


# --------------------------------------------------------------------------------------------------- speaking


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether the match waits for this seat: it is in turn, or asked."""
    return is_asked(s, seat) or (s.phase != ASKING and seat == s.turn)


@rule
def may_speak(s: State, seat: int) -> bool:
    """Whether a seat may say "last card!" or catch somebody (T-25), and has not chosen to wait."""
    if s.debts == 0 or s.waited >> seat & 1:
        return False
    if s.debts >> seat & 1:
        return True
    return s.opt_last_card == CATCHING


@rule
def judge_speaking(s: State, seat: int, action: int) -> int:
    """Say "last card!", catch who has not said it, or wait (T-25)."""
    if action == WAIT:
        return OK if may_speak(s, seat) and not must_act(s, seat) else NO_WAITING
    if s.waited >> seat & 1:
        return HAS_WAITED
    if action == LAST:
        return OK if s.debts >> seat & 1 else OWES_NOTHING
    if s.opt_last_card != CATCHING:
        return NO_CATCHING
    target = action - CATCH
    if target >= s.players:
        return NO_SUCH_PLAYER
    if target == seat:
        return NOT_ONESELF
    return OK if s.debts >> target & 1 else NOBODY_TO_CATCH
