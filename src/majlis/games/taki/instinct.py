"""What a sensible player of Super Taki goes by: instinct, evaluate, forget, and how far ahead to look.

Long runs first, ending in a command that hurts or protects; cards of the longest colour; wild cards kept for the end;
"last card!" always said. Everything is counted in cards, roughly: an action is liked the better the more cards it takes
off the own hand, now or soon, and puts into the hands of those who are about to finish.
"""

from math import sqrt
from typing import Any

from majlis.games.taki.effects import is_deciding
from majlis.games.taki.legality import kind_laid
from majlis.games.taki.record import State
from majlis.games.taki.rounds import figure_of
from majlis.games.taki.state import (
    AFTER_PLUS,
    BREAKER,
    CATCH,
    CHANGE,
    CHANGER,
    CLOSE,
    COLOURED,
    COLOURS,
    COMBINED,
    COMBO,
    DRAW,
    DRAW_ONE,
    EITHER_KIND,
    FIGURES,
    IN_RUN,
    IN_TURN,
    KINDS,
    KING,
    LAST,
    LAY_BREAKER,
    NINE,
    OPEN,
    PASS,
    PLUS,
    PYRAMID,
    REVERSE,
    SEATS,
    STOP,
    SUPER_AS,
    SUPER_TAKI,
    TAKI,
    THREE,
    THREE_MORE,
    TWO_MORE,
    WAIT,
)
from majlis.kernel.elementary import exp
from majlis.kernel.fields import IntRow
from majlis.kernel.jit import rule, scratch_floats, scratch_ints

HORIZON = 30
ITERATIONS = 30_000
"""Of a search at the highest level, which then takes under a second at any table."""

SPEAK, SILENT = 60.0, -60.0
"""How much it is liked to say "last card!", to catch and to answer, and to keep silent (T-21, T-24, T-25)."""
WIN = 50.0
"""How much it is liked to be rid of the last card."""
LAY = 4.0
"""What a card laid is worth."""
DRAWN = -5.0
"""What it costs to draw a card instead."""
STAY = 0.5
"""What each further card of the colour that then leads is worth."""
RUN_CARD = 2.2
"""What each further card that can go in a run is worth."""
FOLLOW, NO_FOLLOW = 3.0, -6.0
"""What a Plus is worth with and without a card to follow it (T-12)."""
AGAIN = 4.0
"""What another turn is worth (T-8, T-9)."""
ALL_DRAW = 3.0
"""What it is worth to let all others draw three (T-20, T-24)."""
KEEP_CHANGER, KEEP_SUPER, KEEP_KING, KEEP_THREE, KEEP_TAKI = 6.0, 7.0, 8.0, 4.0, 5.0
"""What cards are worth while one has them; a Taki if it would lie there alone."""
THROW, THROW_USELESS = -5.5, -2.0
"""What it costs to throw a Breaker (T-22): while a +3 may come, and when it only stands in the way."""
CLOSING, OPENING = 5.0, 2.0
"""How much it is liked to close a run and to leave it open, where laying on is worth about ten (T-15)."""
WARMTH = 1.0
"""What makes an action e times less liked."""

RELIEF = (1.8, 1.5, 3.9, 1.4, -1.5)
"""Cards that a Changer, a Super Taki, a King, a +3 and a Breaker are worth having, beside the one that they are."""
TWO_RELIEF = 0.9
"""The same for a +2."""
TAKI_RELIEF, IN_TAKI_COLOUR = -1.0, 0.9
"""The same for a Taki, and for each card of its colour."""
FEW_LEFT, FEW_RELIEF = 2, 1.5
"""How many cards make a hand that may go out next, and what that is worth."""
TURN_RELIEF, OWED = 0.6, 0.75
"""What it is worth to be in turn, and how much a card counts that active +2s demand then."""
SPREAD = 5.0
"""Cards less that make a seat e times likelier to be placed before another."""
STAGE = 6.0
"""Cards that a stage of the pyramid counts for (T-28)."""
ROUND_WARMTH = 3.0
"""Cards less that make winning the round e times likelier."""


# ------------------------------------------------------------------------------------------------- what a hand offers


@rule
def count_colours(s: State, seat: int, colours: IntRow) -> None:
    """Write how many cards of each colour a hand holds."""
    for colour in range(COLOURS):
        colours[colour] = 0
        for kind in range(colour * FIGURES, (colour + 1) * FIGURES):
            colours[colour] += s.hands[seat, kind]


@rule
def threat(s: State, other: int) -> float:
    """How close a player is to finishing."""
    return 4.0 / max(s.sizes[other], 1)


@rule
def neighbour(s: State, seat: int, steps: int) -> int:
    """The player so many turns on."""
    return (seat + s.direction * steps) % s.players


@rule
def can_follow(s: State, seat: int, kind: int, colours: IntRow) -> bool:
    """Whether a card in hand fits on a Plus (T-12): one of its colour, another Plus, a wild card."""
    if colours[kind // FIGURES] > 1:
        return True
    for wild in (CHANGER, SUPER_TAKI, KING, THREE_MORE):
        if s.hands[seat, wild] > 0:
            return True
    for colour in range(COLOURS):
        if colour != kind // FIGURES and s.hands[seat, colour * FIGURES + PLUS] > 0:
            return True
    return False


@rule
def is_run_free(s: State, seat: int, colour: int, colours: IntRow) -> bool:
    """Whether the whole hand can go in a run of the colour, with a Changer at its end (T-14, T-17)."""
    changers = min(int(s.hands[seat, CHANGER]), 1)
    return s.sizes[seat] == colours[colour] + s.hands[seat, SUPER_TAKI] + changers


@rule
def command_worth(s: State, seat: int, kind: int, colours: IntRow) -> float:
    """What the command of a card is worth as it is carried out (T-8 to T-10, T-12)."""
    figure = kind % FIGURES
    if figure == TWO_MORE:
        return 1.0 + threat(s, neighbour(s, seat, 1))
    if figure == STOP:
        return AGAIN if s.players == 2 else 0.5 + threat(s, neighbour(s, seat, 1))
    if figure == REVERSE:
        if s.players == 2:
            return AGAIN if s.opt_reverse_two != 0 else 0.0
        return threat(s, neighbour(s, seat, 1)) - threat(s, neighbour(s, seat, -1))
    if figure == PLUS:
        return FOLLOW if can_follow(s, seat, kind, colours) else NO_FOLLOW
    return 0.0


# ------------------------------------------------------------------------------------------------------------- laying


@rule
def ends_hand(s: State, seat: int, kind: int) -> bool:
    """Whether a card laid now leaves none, and none is drawn for it (T-12, T-23, T-26)."""
    if s.sizes[seat] != 1 or kind == BREAKER:
        return False
    return kind >= COLOURED or kind % FIGURES != PLUS


@rule
def king_ends_hand(s: State, seat: int) -> bool:
    """Whether the one card beside a King can follow it and wins (T-13)."""
    if s.sizes[seat] != 2 or not is_deciding(s, seat):
        return False
    if s.hands[seat, BREAKER] > 0:
        return False
    for colour in range(COLOURS):
        if s.hands[seat, colour * FIGURES + PLUS] > 0:
            return False
    return True


@rule
def coloured_worth(s: State, seat: int, kind: int, colours: IntRow) -> float:
    """How good it is to lay a coloured card outside a run, or to begin one with it (T-5 to T-15)."""
    colour, figure = kind // FIGURES, kind % FIGURES
    more = colours[colour] - 1
    if figure == TAKI or (s.phase == IN_TURN and s.penalty == 0 and s.run == colour):
        worth = LAY + RUN_CARD * more
        if figure == TAKI and more == 0:
            worth -= KEEP_TAKI
        if is_run_free(s, seat, colour, colours):
            worth += WIN / 2
        return worth
    worth = LAY + STAY * more + command_worth(s, seat, kind, colours)
    if figure == THREE and s.phase == AFTER_PLUS and s.opt_combination == COMBINED:
        worth += ALL_DRAW
    if figure > NINE and s.hands[seat, colour * FIGURES + TAKI] > 0 and s.players > 2 and figure != PLUS:
        # It would do its work at the end of the run that is to come.
        worth -= 1.0
    return worth


@rule
def is_breaker_idle(s: State, seat: int) -> bool:
    """Whether a Breaker only stands in the way: hardly another card is left, or no +3 is to come (T-22 to T-24)."""
    if s.sizes[seat] <= 2 * s.hands[seat, BREAKER]:
        return True
    if s.opt_cross_answers == EITHER_KIND:
        return False
    threes = int(s.hands[seat, THREE_MORE])
    for place in range(s.pile_size):
        threes += 1 if s.pile[place] == THREE_MORE else 0
    return threes == 2


@rule
def wild_worth(s: State, seat: int, kind: int, action: int, colours: IntRow) -> float:
    """How good it is to lay a card without a colour outside a run (T-11, T-13, T-19, T-20, T-22)."""
    if kind == BREAKER:
        return THROW_USELESS if is_breaker_idle(s, seat) else THROW
    if kind == KING:
        return WIN if king_ends_hand(s, seat) else LAY + 2.0 - KEEP_KING
    if kind == CHANGER:
        return LAY - KEEP_CHANGER + STAY * colours[action - CHANGE] * 1.5
    if kind == THREE_MORE:
        return LAY - KEEP_THREE + ALL_DRAW
    colour = action - SUPER_AS if action >= SUPER_AS else int(s.colour)
    worth = LAY - KEEP_SUPER + RUN_CARD * colours[colour]
    return worth + (WIN / 2 if is_run_free(s, seat, colour, colours) else 0.0)


@rule
def run_worth(s: State, seat: int, kind: int, action: int, colours: IntRow) -> float:
    """How good it is to lay another card in a run: all of them, the best command last (T-14, T-17, T-18)."""
    if kind == CHANGER:
        return 3.0 + STAY * colours[action - CHANGE] * 1.5 if s.sizes[seat] <= 3 else 0.0
    all_go = is_run_free(s, seat, int(s.run), colours)
    if kind == SUPER_TAKI:
        return 9.0 if all_go else 3.0
    if colours[s.run] == 1 and kind % FIGURES == PLUS:
        return 8.0 if s.sizes[seat] > 1 and can_follow(s, seat, kind, colours) else 4.0
    lasting = min(max(command_worth(s, seat, kind, colours), 0.0), 4.0)
    if all_go and kind % FIGURES == PLUS:
        lasting = 0.0
    return 11.0 - lasting


@rule
def lay_worth(s: State, seat: int, action: int, colours: IntRow) -> float:
    """How good it is to lay a card."""
    kind = kind_laid(action)
    if ends_hand(s, seat, kind):
        return WIN
    if s.phase == IN_RUN:
        return run_worth(s, seat, kind, action, colours)
    if kind >= COLOURED:
        return wild_worth(s, seat, kind, action, colours)
    return coloured_worth(s, seat, kind, colours)


@rule
def draw_worth(s: State) -> float:
    """What it costs to draw, in the face of active +2s all they demand (T-6, T-10, T-12)."""
    return DRAWN - 1.5 * s.penalty


@rule
def open_worth(s: State, seat: int) -> float:
    """How good it is to leave a run open: for oneself, if one plays next (T-15)."""
    comes_back = s.players == 2 and figure_of(int(s.lead)) == STOP
    return CLOSING + 1.0 if comes_back else OPENING


# ----------------------------------------------------------------------------------------------------------- instinct


@rule
def action_worth(s: State, seat: int, action: int, colours: IntRow) -> float:
    """How good an action is."""
    if action == LAST or CATCH <= action < PASS or COMBO <= action < WAIT:
        return SPEAK
    if action in (PASS, WAIT):
        return SILENT
    if action == LAY_BREAKER and seat != s.turn:
        return SPEAK / 2
    if action < DRAW:
        return lay_worth(s, seat, action, colours)
    if action == DRAW:
        return draw_worth(s)
    if action == CLOSE:
        return CLOSING
    if action == OPEN:
        return open_worth(s, seat)
    return DRAWN if s.opt_king_decline == DRAW_ONE else 0.0


@rule
def instinct(s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    """Like actions by how good they are (T-5 to T-25)."""
    colours = scratch_ints(COLOURS)
    count_colours(s, seat, colours)
    best = -1e9
    for k in range(count):
        weights[k] = action_worth(s, seat, actions[k], colours)
        best = max(best, weights[k])
    for k in range(count):
        weights[k] = 0.0001 + exp((weights[k] - best) / WARMTH)


# -------------------------------------------------------------------------------------------------- how matters stand


@rule
def weight_left(s: State, seat: int) -> float:
    """How far a seat is from finishing, in cards: good ones count as fewer (T-10, T-14, T-28)."""
    weight = float(s.sizes[seat])
    if s.sizes[seat] <= FEW_LEFT:
        weight -= FEW_RELIEF
    for colour in range(COLOURS):
        first = colour * FIGURES
        weight -= TWO_RELIEF * s.hands[seat, first + TWO_MORE]
        takis = int(s.hands[seat, first + TAKI])
        if takis > 0:
            weight -= TAKI_RELIEF * takis
            for kind in range(first, first + FIGURES):
                weight -= IN_TAKI_COLOUR * s.hands[seat, kind]
    for kind in range(COLOURED, KINDS):
        weight -= RELIEF[kind - COLOURED] * s.hands[seat, kind]
    if seat == s.turn:
        weight += OWED * s.penalty - TURN_RELIEF
    if s.opt_mode == PYRAMID:
        weight += STAGE * s.stages[seat]
    return weight


@rule
def evaluate(s: State, values: Any) -> None:
    """Each seat's return from the cards left, the stages, and the rounds won and to be won (T-26 to T-28)."""
    weights = scratch_floats(SEATS)
    least = 1e9
    for seat in range(s.players):
        weights[seat] = weight_left(s, seat)
        least = min(least, weights[seat])
        values[seat] = 0.0
    spread = SPREAD
    if s.opt_rounds > 1:
        total = 0.0
        for seat in range(s.players):
            weights[seat] = exp((least - weights[seat]) / ROUND_WARMTH)
            total += weights[seat]
        for seat in range(s.players):
            weights[seat] = -s.wins[seat] - weights[seat] / total
        spread = 0.6 * sqrt(0.1 + 2.0 / s.players * (s.opt_rounds - s.round_number - 1))
    for seat in range(s.players):
        for other in range(seat):
            ahead = min(max((weights[seat] - weights[other]) / spread, -30.0), 30.0)
            gain = (2.0 / (1.0 + exp(ahead)) - 1.0) / (s.players - 1)
            values[seat] += gain
            values[other] -= gain


@rule
def forget(s: State) -> None:
    """Forget which cards went into hands, and what players have shown not to hold."""
    for seat in range(s.players):
        for kind in range(KINDS):
            s.shown[seat, kind] = 0
        s.lacks[seat] = 0
        s.newer[seat] = 0
