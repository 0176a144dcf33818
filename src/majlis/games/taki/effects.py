"""What an action does: laying, commands, runs, asking, stages and the end of a round."""

from typing import Any

from majlis.games.taki.legality import ends_in_combination, fits, kind_laid
from majlis.games.taki.record import State
from majlis.games.taki.rounds import (
    colour_of,
    deal_round,
    draw_cards,
    draw_one,
    figure_of,
    owe_if_one,
    put_down,
    tidy_lacks,
)
from majlis.games.taki.state import (
    AFTER_KING,
    AFTER_PLUS,
    AGAIN,
    ASKING,
    BREAKER,
    CHANGE,
    CHANGER,
    COLOURED,
    COMBINED,
    COMBO,
    DRAW_ONE,
    ENDED,
    FIGURES,
    IN_RUN,
    IN_TURN,
    KINDS,
    KING,
    MATCH,
    NOBODY,
    NONE,
    ONLY_IF_STUCK,
    PENALTY,
    PLUS,
    PYRAMID,
    PYRAMID_LIMIT,
    REVERSE,
    ROUND_LIMIT,
    STOP,
    SUPER_AS,
    TAKI,
    THREE,
    THREE_MORE,
    TWO_MORE,
)
from majlis.kernel.jit import rule

# -------------------------------------------------------------------------------------------------------- turns


@rule
def next_turn(s: State, steps: int) -> None:
    """An ordinary turn begins so many seats further on."""
    s.turn = (s.turn + s.direction * steps) % s.players
    s.phase = IN_TURN
    s.run_laid = 0
    s.run_before = NONE
    s.passed = 0


@rule
def carry_out(s: State, figure: int) -> None:
    """Carry out a card's command and go on to the next turn (T-8, T-9, T-10); a Plus is not handled here."""
    steps = 1
    if figure == TWO_MORE:
        s.penalty += 2
    elif figure == STOP:
        steps = 2
    elif figure == REVERSE:
        if s.players > 2:
            s.direction = -s.direction
        elif s.opt_reverse_two == AGAIN:
            steps = 2
    next_turn(s, steps)


@rule
def ask_for_another(s: State, rng: Any, seat: int) -> None:
    """A Plus asks for one more card; to an empty hand it gives one, and the turn ends (T-12)."""
    if s.sizes[seat] == 0:
        draw_one(s, rng, seat)
        next_turn(s, 1)
        return
    s.phase = AFTER_PLUS
    s.run_laid = 0
    s.run_before = NONE


@rule
def collect_debts(s: State, rng: Any, seat: int) -> None:
    """Whoever still owes "last card!" when another acts in their turn draws, or gets away with it (T-25)."""
    for step in range(1, s.players):
        debtor = (seat + s.direction * step) % s.players
        if s.debts >> debtor & 1:
            s.debts &= ~(1 << debtor)
            if s.opt_last_card == PENALTY:
                draw_cards(s, rng, debtor, s.opt_last_card_draw)


# ------------------------------------------------------------------------------------------------------- laying


@rule
def lay(s: State, rng: Any, seat: int, action: int) -> None:
    """Lay a card in one's turn and carry out what it says."""
    kind = kind_laid(action)
    put_down(s, seat, kind)
    if s.phase == IN_RUN:
        lay_in_run(s, rng, seat, action)
    elif takes_up_run(s, kind):
        take_up_run(s, seat, action)
    elif kind < COLOURED:
        lay_coloured(s, rng, seat, kind)
    elif kind == CHANGER:
        lay_changer(s, rng, seat, action)
    elif kind == KING:
        lay_king(s, rng, seat)
    elif kind == THREE_MORE:
        lay_three(s, rng, seat)
    else:
        throw_breaker(s, rng, seat)


@rule
def lay_coloured(s: State, rng: Any, seat: int, kind: int) -> None:
    """A coloured card outside a run; of another colour it ends an open one (T-15); a 3 for a Plus asks all (T-24)."""
    figure = figure_of(kind)
    combined = figure == THREE and s.phase == AFTER_PLUS and s.opt_combination == COMBINED
    s.lead = kind
    s.colour = colour_of(kind)
    if s.run != s.colour:
        s.run = NONE
    owe_if_one(s, seat)
    if combined:
        ask_others(s)
    elif figure == PLUS:
        ask_for_another(s, rng, seat)
    else:
        finish_turn(s, rng, seat, figure)


@rule
def lay_changer(s: State, rng: Any, seat: int, action: int) -> None:
    """A Changer names the colour and ends any run (T-11, T-15, T-17)."""
    s.lead = CHANGER
    s.colour = action - CHANGE
    s.run = NONE
    owe_if_one(s, seat)
    finish_turn(s, rng, seat, NONE)


@rule
def lay_king(s: State, rng: Any, seat: int) -> None:
    """A King cancels an active +2 and an open run; the colour beneath stays; another card may follow (T-13)."""
    s.lead = KING
    s.penalty = 0
    s.run = NONE
    owe_if_one(s, seat)
    if s.sizes[seat] == 0:
        finish_turn(s, rng, seat, NONE)
    else:
        s.phase = AFTER_KING


@rule
def lay_three(s: State, rng: Any, seat: int) -> None:
    """A +3 asks all others (T-20, T-21); on an active +2 it adds to the penalty and asks nobody (T-10)."""
    owe_if_one(s, seat)
    if s.penalty > 0:
        s.penalty += 3
        finish_turn(s, rng, seat, NONE)
    else:
        ask_others(s)


@rule
def throw_breaker(s: State, rng: Any, seat: int) -> None:
    """A Breaker without a +3 costs three cards and the turn, and never wins (T-22, T-23)."""
    owe_if_one(s, seat)
    draw_cards(s, rng, seat, 3)
    next_turn(s, 1)


@rule
def draw(s: State, rng: Any, seat: int) -> None:
    """Draw one card, or the penalty of the active +2s; the turn ends (T-6, T-10, T-12)."""
    number = 1
    if s.penalty > 0:
        number = s.penalty
        s.penalty = 0
    elif s.phase == IN_TURN and s.opt_draw == ONLY_IF_STUCK:
        remember_stuck(s, seat)
    draw_cards(s, rng, seat, number)
    tidy_lacks(s, seat)
    next_turn(s, 1)


@rule
def remember_stuck(s: State, seat: int) -> None:
    """Who draws where only the stuck may has nothing that could be laid, a Breaker apart (T-6)."""
    lacks = 0
    for kind in range(KINDS):
        if kind < COLOURED and not fits(s, kind):
            continue
        if kind != BREAKER:
            lacks |= 1 << kind
    s.lacks[seat] = lacks
    s.newer[seat] = 0


@rule
def end_after_king(s: State, rng: Any, seat: int) -> None:
    """End the turn after one's King, free or for a card (T-13)."""
    if s.opt_king_decline == DRAW_ONE:
        draw_one(s, rng, seat)
    next_turn(s, 1)


# --------------------------------------------------------------------------------------------------------- runs


@rule
def takes_up_run(s: State, kind: int) -> bool:
    """Whether a card opens a run, or enters the open one as first card of an ordinary turn (T-14, T-15, T-19)."""
    if figure_of(kind) == TAKI:
        return True
    return s.phase == IN_TURN and s.penalty == 0 and s.run != NONE and colour_of(kind) == s.run


@rule
def take_up_run(s: State, seat: int, action: int) -> None:
    """Open a run, or enter the open one: from now on the player is in it (T-14, T-15)."""
    kind = kind_laid(action)
    if kind < COLOURED:
        s.colour = colour_of(kind)
    elif action >= SUPER_AS:
        s.colour = action - SUPER_AS
    s.run = s.colour
    s.lead = kind
    s.phase = IN_RUN
    s.run_laid = 1
    s.run_before = NONE
    see_run_emptied(s, seat)


@rule
def lay_in_run(s: State, rng: Any, seat: int, action: int) -> None:
    """Another card of the run; a Changer ends it (T-14, T-17)."""
    kind = kind_laid(action)
    if kind == CHANGER:
        lay_changer(s, rng, seat, action)
        return
    s.run_before = s.lead
    s.lead = kind
    s.run_laid += 1
    see_run_emptied(s, seat)


@rule
def see_run_emptied(s: State, seat: int) -> None:
    """A run that empties the deciding hand wins by itself, unless it ends in a Plus or a combination (T-18)."""
    if s.sizes[seat] > 0 or not is_deciding(s, seat):
        return
    if figure_of(s.lead) != PLUS and not ends_in_combination(s):
        win(s, seat)


@rule
def end_run(s: State, rng: Any, seat: int) -> None:
    """Carry out the command of a run's last card, and only that (T-14, T-18); the debt begins here (T-25)."""
    owe_if_one(s, seat)
    if ends_in_combination(s):
        ask_others(s)
    elif figure_of(s.lead) == PLUS:
        ask_for_another(s, rng, seat)
    else:
        finish_turn(s, rng, seat, figure_of(s.lead))


@rule
def close_run(s: State, rng: Any, seat: int) -> None:
    """A closed run is over (T-15)."""
    s.run = NONE
    end_run(s, rng, seat)


# ------------------------------------------------------------------------------------------------------- asking


@rule
def ask_others(s: State) -> None:
    """Ask every other player for a Breaker or a combination, whatever they hold (T-21, T-24)."""
    s.phase = ASKING
    s.passed = 0
    s.run_laid = 0
    s.run_before = NONE


@rule
def have_all_passed(s: State) -> bool:
    """Whether nobody is left to answer."""
    return s.passed | 1 << s.turn == (1 << s.players) - 1


@rule
def pay_three_each(s: State, rng: Any) -> None:
    """Nobody has answered: the others draw three each, unless the asker has won by it (T-20, T-21, T-23, T-24)."""
    asker = s.turn
    emptied = s.sizes[asker] == 0
    if emptied and is_deciding(s, asker):
        win(s, asker)
        return
    for step in range(1, s.players):
        draw_cards(s, rng, (asker + s.direction * step) % s.players, 3)
    next_turn(s, 1)
    if emptied:
        rise(s, rng, asker)


@rule
def break_three(s: State, rng: Any, seat: int) -> None:
    """A Breaker on a +3 (T-21), or on a combination, whose 3 leads on with its run (T-24)."""
    put_down(s, seat, BREAKER)
    turn_against_asker(s, rng, seat)


@rule
def answer_combination(s: State, rng: Any, seat: int, action: int) -> None:
    """A Plus and a 3 of one colour; the 3 leads, whatever led before, and ends a run of another colour (T-24)."""
    colour = action - COMBO
    put_down(s, seat, colour * FIGURES + PLUS)
    put_down(s, seat, colour * FIGURES + THREE)
    s.lead = colour * FIGURES + THREE
    s.colour = colour
    if s.run != colour:
        s.run = NONE
    turn_against_asker(s, rng, seat)


@rule
def turn_against_asker(s: State, rng: Any, seat: int) -> None:
    """The asker draws three; only then an answer that emptied the hand counts; play goes on after the asker (T-21)."""
    owe_if_one(s, seat)
    draw_cards(s, rng, s.turn, 3)
    emptied = s.sizes[seat] == 0
    if emptied and is_deciding(s, seat):
        win(s, seat)
        return
    next_turn(s, 1)
    if emptied:
        rise(s, rng, seat)


# ------------------------------------------------------------------------------------------------------ the end


@rule
def is_deciding(s: State, seat: int) -> bool:
    """Whether emptying this hand wins: always in a match, at the last stage of a pyramid (T-26, T-28)."""
    return s.opt_mode == MATCH or s.stages[seat] == 1


@rule
def finish_turn(s: State, rng: Any, seat: int, figure: int) -> None:
    """End a turn with a command; an emptied hand wins without it, or rises a stage after it (T-26, T-28)."""
    emptied = s.sizes[seat] == 0
    if emptied and is_deciding(s, seat):
        win(s, seat)
        return
    carry_out(s, figure)
    if emptied:
        rise(s, rng, seat)


@rule
def rise(s: State, rng: Any, seat: int) -> None:
    """Rise a stage of the pyramid: a new hand of one card fewer, which owes "last card!" if it is one (T-28)."""
    s.stages[seat] -= 1
    draw_cards(s, rng, seat, s.stages[seat])
    owe_if_one(s, seat)


@rule
def win(s: State, seat: int) -> None:
    """Win the round, or the pyramid (T-26, T-28); the round is ended when the act is over."""
    s.winner = seat
    if s.opt_mode == PYRAMID:
        s.stages[seat] = 0


@rule
def end_round(s: State, rng: Any, winners: int) -> None:
    """Count the round for its winners; deal the next, started by one of them, or end the match (T-4, T-27)."""
    for seat in range(s.players):
        s.wins[seat] += winners >> seat & 1
    if s.round_number + 1 < s.opt_rounds:
        while not winners >> s.starter & 1:
            s.starter = (s.starter + 1) % s.players
        s.round_number += 1
        deal_round(s, rng)
        return
    s.turn = NOBODY
    s.direction = 1
    s.phase = ENDED
    s.colour = NONE
    s.penalty = 0
    s.run = NONE
    s.run_laid = 0
    s.run_before = NONE
    s.passed = 0
    s.debts = 0
    s.waited = 0


@rule
def action_limit(s: State) -> int:
    """How many actions end a round (T-29)."""
    return ROUND_LIMIT if s.opt_mode == MATCH else PYRAMID_LIMIT


@rule
def standing(s: State, seat: int) -> int:
    """How far a seat is from winning the round: its cards, in a pyramid its stage first (T-27, T-28, T-29)."""
    if s.opt_mode == PYRAMID:
        return s.stages[seat] * 1_000 + s.sizes[seat]
    return s.sizes[seat]


@rule
def best_standing(s: State) -> int:
    """Bits: the seats that win a round which has lasted too long; ties share (T-29)."""
    best = standing(s, 0)
    for seat in range(1, s.players):
        best = min(best, standing(s, seat))
    winners = 0
    for seat in range(s.players):
        if standing(s, seat) == best:
            winners |= 1 << seat
    return winners
