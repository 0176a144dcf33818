"""What a sensible player of Jackaroo goes by: instinct, evaluate, forget, and how far ahead to look.

Everything is counted in steps: how far the own side's marbles have come, less how far the others' have, less what
stands to be lost to cards that others may hold. Coming out counts as many steps, for only aces and kings do it. A play
is liked the better the more steps it leads to, and the less the card spent is worth keeping.
"""

from typing import Any

from majlis.games.jackaroo.effects.board import colour_played, home, is_on_ring, partner, ring_length, steps_to_mouth
from majlis.games.jackaroo.effects.plays import carry_out, is_stop, kind_of
from majlis.games.jackaroo.knowledge import are_removed_known
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.rounds import copies
from majlis.games.jackaroo.state import (
    ACE,
    BASE,
    FOUR,
    FULL,
    GRAVE,
    KINDS,
    KING,
    MARBLES,
    SEATS,
    SEVEN,
    STEPS,
    THROW,
    THROW_HAND,
)
from majlis.kernel.elementary import exp
from majlis.kernel.jit import copied, rule, scratch_floats, scratch_ints

HORIZON = 12
ONLY_FIRST = True
"""Whoever is not first has lost, so `evaluate` knows of nothing else."""
ITERATIONS = 10_000
"""Of a search at the highest level, which then takes under a second at any table."""

OUT = 36
"""Steps that a marble out of the graveyard is ahead."""
IN = 14
"""Steps that being safe in the base is worth, beside the way there."""
DEEPER = 3
"""Steps that each base cell further in is worth: it leaves room behind."""
ALL_IN = 15
"""Steps that a full base is worth: its owner helps the teammate from then on (J-32)."""
CARE = 0.6
"""How much of what may be killed is counted as lost."""
STOP = 7.0
"""Steps that a player loses with a turn (J-12)."""
CROWDED = 8.0
"""Steps lost while an own marble on home is in the way of the next one (J-15)."""
WARMTH = 3.0
"""Steps that make a play e times less liked."""
LEAST_SPREAD, SPREAD = 160.0, 0.36
"""Steps ahead that make a side e times likelier to win: at the end, and for each step the first still has to go."""

KEEP = (5.0, 0.5, 1.0, 3.0, 3.0, 1.5, 5.0, 2.0, 2.5, 5.0, 4.0, 3.0, 6.0)
"""What each card is worth while it is in the hand, in the order of kinds."""
KEEP_TO_DROP = 10.0
"""What an ace or a king is worth beside that to who has marbles in the graveyard."""

REACH = 15
"""Chances a seat: to kill by a 4 (0), by a walk of 1 to 13 steps, by a drop (14), in thousandths."""
BY_FOUR, BY_DROP = 0, 14
CHANCES = SEATS * REACH


# ---------------------------------------------------------------------------------------------------- what may happen


@rule
def note_reach(s: State, seat: int, reach: Any) -> None:
    """Write how likely each opponent holds a card that kills at each distance, from the cards not seen yet."""
    unseen = scratch_ints(KINDS)
    hidden = 0
    for kind in range(KINDS):
        unseen[kind] = copies(s) - s.spent[kind] - s.hands[seat, kind]
        if are_removed_known(s):
            unseen[kind] -= s.removed[kind]
        hidden += unseen[kind]
    for place in range(CHANCES):
        reach[place] = 0
    for other in range(s.players):
        if other == seat or other == partner(s, seat):
            continue
        row = other * REACH
        held = 1000 * max(int(s.hand_sizes[other]), 1)
        for kind in range(KINDS):
            if s.lacks[other, kind]:
                continue
            probability = min(900, held * unseen[kind] // max(hidden, 1))
            if kind == FOUR:
                reach[row + BY_FOUR] = probability
            else:
                reach[row + STEPS[kind]] += probability if STEPS[kind] > 0 else 0
            if kind == ACE:
                reach[row + 11] += probability
                reach[row + BY_DROP] += probability
            elif kind == KING:
                reach[row + BY_DROP] += probability
                for steps in range(1, 13):
                    reach[row + steps] += probability
            elif kind == SEVEN:
                for steps in range(1, 7):
                    reach[row + steps] += probability // 2


@rule
def danger_from(s: State, other: int, place: int, reach: Any) -> int:
    """How likely an opponent kills a marble on a ring cell next, in thousandths (J-8, J-14 to J-16)."""
    length, row = ring_length(s), other * REACH
    danger = 0
    for marble in range(MARBLES):
        start = int(s.marbles[other, marble])
        if not is_on_ring(start):
            continue
        ahead = place - start
        if ahead < 0:
            ahead += length
        if ahead <= 13:
            if ahead <= steps_to_mouth(s, other, start):
                danger += reach[row + ahead]
        elif ahead == length - 4:
            danger += reach[row + BY_FOUR]
    if place == home(s, other) and s.graves[other] > 0:
        danger += reach[row + BY_DROP]
    return danger


# ---------------------------------------------------------------------------------------------- what a board is worth


@rule
def marble_worth(s: State, colour: int, place: int) -> int:
    """How far a marble has come, in steps."""
    if place == GRAVE:
        return 0
    if place >= BASE:
        return OUT + ring_length(s) + IN + DEEPER * (place - BASE)
    return OUT + ring_length(s) - steps_to_mouth(s, colour, place)


@rule
def colour_worth(s: State, colour: int) -> int:
    """How far the marbles of a colour have come."""
    worth = ALL_IN if s.bases[colour] == FULL else 0
    for marble in range(MARBLES):
        worth += marble_worth(s, colour, int(s.marbles[colour, marble]))
    return worth


@rule
def risk(s: State, colour: int, only: int, reach: Any) -> float:
    """The steps that a colour may lose to what opponents may play next; if `only` is a seat, to that one."""
    lost = 0.0
    for marble in range(MARBLES):
        place = int(s.marbles[colour, marble])
        if not is_on_ring(place) or place == home(s, colour):
            continue
        danger = 0
        for other in range(s.players):
            if other != colour and other != partner(s, colour) and only in (-1, other):
                danger += danger_from(s, other, place, reach)
        lost += min(danger, 800) / 1000.0 * marble_worth(s, colour, place)
    return CARE * lost


@rule
def weigh_sides(s: State, seat: int, stakes: Any) -> None:
    """Write how much each colour's steps count for a seat, in tenths; of two other sides the leader's count more."""
    half = max(s.players // 2, 1)
    first, best = -1, -1
    for other in range(s.players):
        if other == seat or other == partner(s, seat):
            stakes[other] = 10
            continue
        stakes[other] = -10 if s.players < 6 else -4
        worth = colour_worth(s, other) + (colour_worth(s, partner(s, other)) if s.players > 2 else 0)
        if worth > best:
            first, best = other % half, worth
    if s.players == 6:
        stakes[first] = -8
        stakes[first + half] = -8


@rule
def board_worth(s: State, seat: int, stakes: Any, reach: Any) -> float:
    """How a board looks to a seat, in steps."""
    worth = 0.0
    for colour in range(s.players):
        worth += stakes[colour] * colour_worth(s, colour) / 10.0
        if stakes[colour] > 0:
            worth -= risk(s, colour, -1, reach)
    return worth


# ----------------------------------------------------------------------------------------------------------- instinct


@rule
def keep_worth(s: State, seat: int, colour: int, kind: int) -> float:
    """What a card is worth while it is held (J-6, J-8, J-14)."""
    worth = KEEP[kind]
    if kind in (ACE, KING) and s.graves[colour] > 0:
        worth += KEEP_TO_DROP
    elif kind == FOUR and s.ring[home(s, colour)] != 0 and s.graves[colour] < MARBLES:
        worth += KEEP[KING]
    return worth


@rule
def can_drop_later(s: State, seat: int, spent: int) -> bool:
    """Whether the hand holds an ace or a king when the card is spent."""
    aces, kings = int(s.hands[seat, ACE]), int(s.hands[seat, KING])
    if spent == ACE:
        aces -= 1
    elif spent == KING:
        kings -= 1
    return aces + kings > 0


@rule
def stands_in_the_way(s: State, colour: int) -> bool:
    """Whether a marble on its own home keeps another from coming out (J-15)."""
    cell = home(s, colour)
    return s.graves[colour] > 0 and s.ring[cell] != 0 and (int(s.ring[cell]) - 1) // MARBLES == colour


@rule
def play_worth(s: State, seat: int, colour: int, action: int, stakes: Any, reach: Any) -> float:
    """How the board looks after a play, and what the card was worth."""
    kind = kind_of(action)
    worth = -keep_worth(s, seat, colour, kind)
    if is_stop(action):
        stopped = (seat + 1) % s.players
        worth += board_worth(s, seat, stakes, reach) + STOP
        worth += risk(s, seat, stopped, reach)
        if partner(s, seat) != seat:
            worth += risk(s, partner(s, seat), stopped, reach)
        return worth
    board = copied(s)
    carry_out(board, colour, kind, action)
    worth += board_worth(board, seat, stakes, reach)
    if stands_in_the_way(board, colour) and can_drop_later(s, seat, kind):
        worth -= CROWDED
    return worth


@rule
def instinct(s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    """Like plays by the steps they lead to and the card they cost, throws by the card alone (J-24 to J-27)."""
    colour = colour_played(s, seat)
    reach, stakes = scratch_ints(CHANCES), scratch_ints(SEATS)
    if actions[0] < THROW or actions[0] > THROW_HAND:
        note_reach(s, seat, reach)
        weigh_sides(s, seat, stakes)
    best = -1e9
    for k in range(count):
        action = actions[k]
        if action == THROW_HAND:
            worth = 0.0
        elif THROW <= action < THROW_HAND:
            worth = -keep_worth(s, seat, colour, action - THROW)
        else:
            worth = play_worth(s, seat, colour, action, stakes, reach)
        weights[k] = worth
        best = max(best, worth)
    for k in range(count):
        weights[k] = 0.0001 + exp((weights[k] - best) / WARMTH)


# -------------------------------------------------------------------------------------------------- how matters stand


@rule
def evaluate(s: State, values: Any) -> None:
    """Each side's chance of winning from how far its marbles have come, as a return (J-30, J-31, J-34)."""
    sides = s.players if s.players == 2 else s.players // 2
    side = s.players // sides
    shares = scratch_floats(SEATS)
    most = 0.0
    for one in range(sides):
        shares[one] = 0.0
        for mate in range(side):
            shares[one] += colour_worth(s, one + mate * sides)
        most = max(most, shares[one])
    all_in = side * (ALL_IN + MARBLES * (OUT + ring_length(s) + IN + DEEPER))
    spread = LEAST_SPREAD + SPREAD * max(all_in - most, 0.0)
    total = 0.0
    for one in range(sides):
        shares[one] = exp((shares[one] - most) / spread)
        total += shares[one]
    for seat in range(s.players):
        values[seat] = (s.players * shares[seat % sides] / total - side) / (s.players - 1)


@rule
def forget(s: State) -> None:
    """Forget what throws have shown."""
    for seat in range(s.players):
        for kind in range(KINDS):
            s.lacks[seat, kind] = 0
