"""Super Taki's rules, compiled: deal, actors, check, legal, play, result."""

from typing import Any

from majlis.games.taki.effects import (
    action_limit,
    answer_combination,
    best_standing,
    break_three,
    close_run,
    collect_debts,
    draw,
    end_after_king,
    end_round,
    end_run,
    have_all_passed,
    lay,
    pay_three_each,
    standing,
)
from majlis.games.taki.legality import (
    is_asked,
    judge_answer,
    judge_close,
    judge_draw,
    judge_end,
    judge_lay,
    judge_open,
    judge_speaking,
    may_speak,
    must_act,
)
from majlis.games.taki.record import State
from majlis.games.taki.rounds import deal_round, draw_cards
from majlis.games.taki.state import (
    ACTIONS,
    ASKING,
    CATCH,
    CHANGE,
    CHANGER,
    CLOSE,
    COLOURED,
    COMBO,
    DRAW,
    END,
    ENDED,
    KING,
    LAST,
    LAY_BREAKER,
    LAY_KING,
    NO_SUCH_ACTION,
    NOBODY,
    NOT_ASKED,
    NOT_YOUR_TURN,
    OK,
    OPEN,
    OVER,
    PASS,
    PYRAMID,
    SEATS,
    SUPER,
    SUPER_TAKI,
    VERSION,
    WAIT,
)
from majlis.kernel.jit import rule, scratch_ints
from majlis.kernel.places import share_places
from majlis.kernel.rng import below, open_stream
from majlis.kernel.viewers import REFEREE

STARTER_STREAM = 1
"""The purpose of the random stream that draws the starter."""


@rule
def deal(s: State, rng: Any) -> None:
    """Find the starter (T-4) and deal the first round (T-2); options and players are in the record already."""
    s.taki = VERSION
    s.viewer = REFEREE
    s.round_number = 0
    s.wins[:] = 0
    s.stages[:] = 0
    if s.opt_mode == PYRAMID:
        s.stages[: s.players] = s.opt_hand
    if s.opt_starter > 0:
        s.starter = s.opt_starter - 1
    else:
        open_stream(rng, STARTER_STREAM, 0, 0)
        s.starter = below(rng, s.players)
    deal_round(s, rng)


@rule
def actors(s: State, out: Any) -> int:
    """Who may act: first those who merely may speak, debtors in front, then the asked or the player in turn (T-25)."""
    if s.phase == ENDED:
        return 0
    count, listed = 0, 0
    if s.debts != 0:
        for debtors in range(2):
            for step in range(s.players):
                seat = (s.turn + s.direction * step) % s.players
                if (debtors == 0) == bool(s.debts >> seat & 1) and may_speak(s, seat):
                    out[count] = seat
                    count += 1
                    listed |= 1 << seat
    for step in range(s.players):
        seat = (s.turn + s.direction * step) % s.players
        if must_act(s, seat) and not listed >> seat & 1:
            out[count] = seat
            count += 1
        if s.phase != ASKING:
            break
    return count


@rule
def check(s: State, seat: int, action: int) -> int:
    """OK, or the code of the rule that forbids the action."""
    if s.phase == ENDED:
        return OVER
    if seat < 0 or seat >= s.players or action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if LAST <= action < PASS or action == WAIT:
        return judge_speaking(s, seat, action)
    if s.phase == ASKING:
        return judge_answer(s, seat, action)
    if seat != s.turn:
        return NOT_YOUR_TURN
    if action < DRAW:
        return judge_lay(s, seat, action)
    if action == DRAW:
        return judge_draw(s, seat)
    if action == CLOSE:
        return judge_close(s)
    if action == OPEN:
        return judge_open(s)
    return judge_end(s) if action == END else NOT_ASKED


@rule
def list_lays(s: State, seat: int, out: Any) -> int:
    """Write what the player in turn may lay, rising; how many."""
    count = 0
    for kind in range(COLOURED):
        if s.hands[seat, kind] > 0 and judge_lay(s, seat, kind) == OK:
            out[count] = kind
            count += 1
    if s.hands[seat, CHANGER] > 0 and judge_lay(s, seat, CHANGE) == OK:
        for action in range(CHANGE, SUPER):
            out[count] = action
            count += 1
    if s.hands[seat, SUPER_TAKI] > 0:
        for action in range(SUPER, LAY_KING):
            if judge_lay(s, seat, action) == OK:
                out[count] = action
                count += 1
    for action in range(LAY_KING, DRAW):
        if s.hands[seat, KING + action - LAY_KING] > 0 and judge_lay(s, seat, action) == OK:
            out[count] = action
            count += 1
    return count


@rule
def list_speaking(s: State, seat: int, out: Any, count: int) -> int:
    """Add "last card!" and whom to catch (T-25); how many in all."""
    for action in range(LAST, CATCH + s.players):
        if judge_speaking(s, seat, action) == OK:
            out[count] = action
            count += 1
    return count


@rule
def list_answers(s: State, seat: int, out: Any, count: int) -> int:
    """Add the pass and the combinations of one who is asked (T-21, T-24); how many in all."""
    for action in range(PASS, WAIT):
        if judge_answer(s, seat, action) == OK:
            out[count] = action
            count += 1
    return count


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Write the legal actions of a seat, rising; how many."""
    if s.phase == ENDED:
        return 0
    count = 0
    asked = is_asked(s, seat)
    if asked:
        if judge_answer(s, seat, LAY_BREAKER) == OK:
            out[0] = LAY_BREAKER
            count = 1
    elif s.phase != ASKING and seat == s.turn:
        count = list_lays(s, seat, out)
        for action in range(DRAW, LAST):
            if check(s, seat, action) == OK:
                out[count] = action
                count += 1
    speaks = may_speak(s, seat)
    if speaks:
        count = list_speaking(s, seat, out, count)
    if asked:
        count = list_answers(s, seat, out, count)
    if speaks and not must_act(s, seat):
        out[count] = WAIT
        count += 1
    return count


@rule
def play(s: State, rng: Any, seat: int, action: int) -> None:
    """Carry out a legal action; the limit ends the round after it (T-29). A wait is no action at all."""
    if action == WAIT:
        s.waited |= 1 << seat
        return
    s.actions += 1
    if action == PASS:
        take_pass(s, rng, seat)
    else:
        s.waited = 0
        carry_on(s, rng, seat, action)
    if s.winner != NOBODY:
        end_round(s, rng, 1 << s.winner)
    elif s.actions >= action_limit(s):
        end_round(s, rng, best_standing(s))


@rule
def take_pass(s: State, rng: Any, seat: int) -> None:
    """A pass is final, and nobody sees it before all have answered (T-21): it ends no waiting, either."""
    s.passed |= 1 << seat
    if have_all_passed(s):
        s.waited = 0
        pay_three_each(s, rng)


@rule
def carry_on(s: State, rng: Any, seat: int, action: int) -> None:
    """Speak, answer, or act in one's turn; before the last of these forgotten debts are collected (T-25)."""
    if action == LAST:
        s.debts &= ~(1 << seat)
    elif CATCH <= action < PASS:
        catch(s, rng, action - CATCH)
    elif COMBO <= action < WAIT:
        answer_combination(s, rng, seat, action)
    elif s.phase == ASKING:
        break_three(s, rng, seat)
    else:
        if s.debts != 0:
            collect_debts(s, rng, seat)
        act_in_turn(s, rng, seat, action)


@rule
def catch(s: State, rng: Any, debtor: int) -> None:
    """The debtor draws for having said nothing (T-25)."""
    s.debts &= ~(1 << debtor)
    draw_cards(s, rng, debtor, s.opt_last_card_draw)


@rule
def act_in_turn(s: State, rng: Any, seat: int, action: int) -> None:
    """Lay, draw, close, open or end."""
    if action < DRAW:
        lay(s, rng, seat, action)
    elif action == DRAW:
        draw(s, rng, seat)
    elif action == CLOSE:
        close_run(s, rng, seat)
    elif action == OPEN:
        end_run(s, rng, seat)
    else:
        end_after_king(s, rng, seat)


@rule
def rank(s: State, seat: int) -> int:
    """The lower, the better: rounds won in a match of several, else the winner and then the standing (T-27, T-28)."""
    if s.opt_rounds > 1:
        return -s.wins[seat]
    return -1 if seat == s.winner else standing(s, seat)


@rule
def result(s: State, places: Any, scores: Any) -> int:
    """Write places, ties sharing, and scores: rounds won, in a pyramid stages risen (T-27, T-28, T-29)."""
    ranks = scratch_ints(SEATS)
    scores[:] = 0
    for seat in range(s.players):
        ranks[seat] = rank(s, seat)
        scores[seat] = s.opt_hand - s.stages[seat] if s.opt_mode == PYRAMID else s.wins[seat]
    share_places(ranks, s.players, places)
    return s.phase == ENDED
