"""What a sensible player of Wajh Al-Nahs goes by: instinct, evaluate, forget, and how far ahead to look.

Low cards go first, wild and high ones are kept, for the end and for the face-up zone. A play is liked the better the
less is given away with it, the more cards it sheds for good, and the likelier it leaves the next player stuck with a
big pile. All of it is counted in one measure, in which the best cards are worth ten.
"""

from math import sqrt
from typing import Any

from majlis.games.nahs.effects import has_power
from majlis.games.nahs.legality.exchange import kinds_of_set, set_lying
from majlis.games.nahs.legality.turns import judge_fit, standing_value
from majlis.games.nahs.record import State
from majlis.games.nahs.rounds import cards_left, has_face_up, is_out
from majlis.games.nahs.state import (
    ACCEPT,
    AIM,
    ANYTHING,
    BU,
    COPIES,
    DOWN,
    EIGHT,
    GIVE,
    GIVE_UP,
    KINDS,
    LAY,
    LAY_UP,
    MOST_OF_A_KIND,
    NINE,
    NONE,
    OK,
    READY,
    SEATS,
    SEVEN,
    SIX,
    SWAP,
    TAKE,
    TI,
    YES,
    ZERO,
    ZONE,
)
from majlis.kernel.elementary import exp
from majlis.kernel.jit import rule, scratch_floats

HORIZON = 40
ITERATIONS = 14_000
"""Of a search at the highest level, which then takes under a second at any table."""

KEEP = (8.5, 0.0, 0.4, 0.8, 1.2, 2.6, 2.8, 3.0, 9.5, 7.5, 4.0, 4.8, 5.6, 6.6, 7.5, 10.0)
"""What a card is worth while one has it, in the order of kinds."""
REPLACED, SHED = 4.6, 7.0
"""What laying a card is worth: if another is drawn for it, and if not (N-7)."""
OUT = 40.0
"""What it is worth to be rid of the last card."""
AGAIN = 2.0
"""What it is worth to play again after a burn (N-14, N-15)."""
SKIP, TURN = 1.0, 0.3
"""What a skip and a reverse are worth (N-12, N-13)."""
TAKEN, PER_CARD = 3.0, 0.8
"""What it costs to take the pile: the turn, and each card."""
WARMTH = 0.9
"""What makes a play e times less liked."""

HAND_CARD, MORE_IN_HAND, EXTRA_CARD = 0.31, 0.05, 0.01
"""How much a card weighs in a hand of three, beyond three, and beyond three while one still draws (N-7)."""
FACE_UP, FACE_UP_KEEP = 0.45, 0.058
"""How much a face-up card weighs, and how much less by its worth."""
FACE_DOWN, FACE_DOWN_KEEP = 0.82, 0.072
"""How much a face-down card weighs, and how much less by its worth: nobody chooses its moment."""
PLACES = 0.08
"""How much a place counts beside a jinx (N-22)."""


# ---------------------------------------------------------------------------------------------------- what may happen


@rule
def stuck_probability(s: State, other: int, value: int) -> float:
    """How likely a player cannot lay on a standing value, for all that is known of them (N-6, N-8, N-9)."""
    if value in (ANYTHING, ZERO):
        return 0.0
    unknown = int(s.held[other])
    lies_open = unknown == 0 and has_face_up(s, other)
    fitting, possible = 0, 0
    for kind in range(KINDS):
        fits = judge_fit(s, value, kind) == OK
        seen = s.ups[other, kind] if lies_open else s.shown[other, kind]
        if seen > 0 and fits:
            return 0.0
        unknown -= seen
        if s.lacks[other, kind] == 0:
            possible += 1
            fitting += 1 if fits else 0
    if lies_open:
        return 1.0
    if s.held[other] == 0:
        unknown, possible = 1, KINDS
    probability = 1.0
    for _ in range(min(unknown, 8)):
        probability *= 1.0 - fitting / max(possible, 1)
    return probability


@rule
def value_after(s: State, kind: int, count: int, value: int) -> int:
    """The value that stands when cards have been laid that do not burn (N-6, N-10, N-16, N-17)."""
    if kind == NINE:
        return value if value != ANYTHING else NINE
    if kind != BU:
        return kind
    if s.pile_size == 0:
        return ANYTHING
    lifted = int(s.pile[min(count, s.pile_size) - 1])
    return value if lifted in (NINE, BU) else lifted


@rule
def completes_four(s: State, kind: int, count: int) -> bool:
    """Whether so many of a kind make four on top of the pile (N-15)."""
    place = s.pile_size - 1
    while place >= 0 and count < COPIES:
        if s.pile[place] == kind:
            count += 1
        elif not (kind != NINE and s.opt_burn_through_nine == YES and s.pile[place] == NINE):
            return False
        place -= 1
    return count >= COPIES


@rule
def next_after(s: State, seat: int, steps: int, direction: int) -> int:
    """Who plays so many turns on."""
    for _ in range(steps):
        for _ in range(s.players):
            seat = (seat + direction) % s.players
            if not is_out(s, seat):
                break
    return seat


@rule
def rivalry(s: State) -> float:
    """How much one opponent's harm helps: the fewer are left, the more."""
    return 2.0 / max(s.players - s.finished_count, 2)


@rule
def harm(s: State, other: int) -> float:
    """What it is worth to make a player take the pile: the more, the fewer cards they have left (N-18)."""
    if s.pile_size == 0:
        return 0.0
    return (TAKEN + PER_CARD * s.pile_size) * 3.0 / (1.0 + 0.3 * cards_left(s, other))


# -------------------------------------------------------------------------------------------------------------- plays


@rule
def in_zone(s: State, seat: int, kind: int) -> int:
    """How many of a kind the seat has in the zone it plays from."""
    return int(s.hands[seat, kind]) if s.held[seat] > 0 else int(s.ups[seat, kind])


@rule
def goes_out_next(s: State, seat: int, kind: int, count: int) -> bool:
    """Whether the cards left after these are all of one kind and in the zone in play: one more play ends it."""
    left, kinds = 0, 0
    for other in range(KINDS):
        held = in_zone(s, seat, other) - (count if other == kind else 0)
        left += held
        kinds += 1 if held > 0 else 0
    return kinds == 1 and s.draw_size == 0 and left == cards_left(s, seat) - count


@rule
def card_worth(s: State, seat: int, kind: int, count: int) -> float:
    """What it is worth to be rid of cards: they are kept the rather the better they are (N-7)."""
    drawn = 0
    if s.held[seat] > 0:
        drawn = min(max(ZONE - (int(s.held[seat]) - count), 0), s.draw_size)
    drawn = min(drawn, count)
    return drawn * REPLACED + (count - drawn) * SHED - count * KEEP[kind]


@rule
def lay_worth(s: State, seat: int, kind: int, count: int, value: int) -> float:
    """How good it is to lay cards (N-5, N-10 to N-17)."""
    worth = card_worth(s, seat, kind, count)
    if s.draw_size == 0 and cards_left(s, seat) == count:
        return worth + OUT
    if kind == EIGHT or completes_four(s, kind, count):
        return worth + (OUT if goes_out_next(s, seat, kind, count) else AGAIN)
    steps, direction = 1, int(s.direction)
    if kind == SIX and has_power(s, value, SIX):
        steps += count
        worth += SKIP
    elif kind == SEVEN and has_power(s, value, SEVEN) and s.players - s.finished_count > 2:
        direction = -direction if count % 2 == 1 else direction
        worth += TURN
    other = next_after(s, seat, steps, direction)
    if other == seat:
        return worth + AGAIN
    probability = stuck_probability(s, other, value_after(s, kind, count, value))
    return worth + rivalry(s) * probability * (TAKEN + PER_CARD * (s.pile_size + count))


@rule
def set_worth(number: int) -> float:
    """What three cards are worth face up; several of a kind go in one play (N-3, N-9)."""
    low, middle, high = kinds_of_set(number)
    worth = KEEP[low] + KEEP[middle] + KEEP[high]
    return worth + (1.0 if low == middle else 0.0) + (1.0 if middle == high else 0.0)


@rule
def action_worth(s: State, seat: int, action: int, value: int) -> float:
    """How good an action is."""
    if action >= SWAP:
        return set_worth(action - SWAP)
    if action == READY:
        return set_worth(set_lying(s, seat))
    if action >= DOWN:
        return 0.0
    if action in (TAKE, ACCEPT):
        return -(TAKEN + PER_CARD * s.pile_size) if s.pile_size > 0 else 0.0
    if action >= GIVE:
        worth = 0.0 if s.phase == AIM else card_worth(s, seat, TI, 1)
        if s.phase != AIM and s.draw_size == 0 and cards_left(s, seat) == 1:
            worth += OUT
        return worth + rivalry(s) * harm(s, (action - GIVE) % (GIVE_UP - GIVE))
    if action >= LAY_UP:
        return lay_worth(s, seat, (action - LAY_UP) // ZONE, (action - LAY_UP) % ZONE + 1, value)
    return lay_worth(s, seat, (action - LAY) // MOST_OF_A_KIND, (action - LAY) % MOST_OF_A_KIND + 1, value)


@rule
def instinct(s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    """Like actions by how good they are (N-3 to N-19)."""
    value = standing_value(s)
    best = -1e9
    for k in range(count):
        weights[k] = action_worth(s, seat, actions[k], value)
        best = max(best, weights[k])
    for k in range(count):
        weights[k] = 0.0001 + exp((weights[k] - best) / WARMTH)


# -------------------------------------------------------------------------------------------------- how matters stand


@rule
def weight_left(s: State, seat: int) -> float:
    """How much lies between a seat and going out, by cards and how good they are."""
    held = int(s.held[seat])
    more = max(held - ZONE, 0)
    weight = HAND_CARD * (held - more) + more * (MORE_IN_HAND if s.draw_size == 0 else EXTRA_CARD)
    for kind in range(KINDS):
        weight += int(s.ups[seat, kind]) * (FACE_UP - FACE_UP_KEEP * KEEP[kind])
    for place in range(ZONE):
        if s.downs[seat, place] != NONE:
            weight += FACE_DOWN - FACE_DOWN_KEEP * KEEP[s.downs[seat, place]]
    return weight


@rule
def stage_probability(s: State, seat: int, other: int, weights: Any) -> float:
    """How likely a seat is placed before another in this stage (N-20)."""
    for i in range(s.finished_count):
        if s.finished[i] == seat:
            return 1.0
        if s.finished[i] == other:
            return 0.0
    return 1.0 / (1.0 + exp(weights[seat] - weights[other]))


@rule
def beats(lead: float, noise: float) -> float:
    """How likely a lead in jinxes lasts to the end."""
    return 1.0 / (1.0 + exp(min(max(-lead / noise, -30.0), 30.0)))


@rule
def evaluate(s: State, values: Any) -> None:
    """Each seat's return from the jinxes and places so far and what is to be expected of this stage (N-20 to N-22)."""
    weights = scratch_floats(SEATS)
    for seat in range(s.players):
        weights[seat] = weight_left(s, seat)
        values[seat] = 0.0
    # Who is placed before another in this stage gains so much on them: the other may be the jinx.
    gain = 2.0 / s.players + PLACES * s.players / 3.0
    noise = sqrt(0.0025 + 0.6 / s.players * (s.opt_stages - s.stage - 1))
    for seat in range(s.players):
        for other in range(seat):
            probability = stage_probability(s, seat, other, weights)
            lead = s.jinxes[other] - s.jinxes[seat] + PLACES * (s.place_sums[other] - s.place_sums[seat])
            wins = probability * beats(lead + gain, noise) + (1.0 - probability) * beats(lead - gain, noise)
            values[seat] += (2.0 * wins - 1.0) / (s.players - 1)
            values[other] -= (2.0 * wins - 1.0) / (s.players - 1)


@rule
def forget(s: State) -> None:
    """Forget which cards went into hands, and what was proved of them; but not who leads what (N-4)."""
    for seat in range(s.players):
        for kind in range(KINDS):
            leads = seat == s.turn and kind == s.must_lead
            s.shown[seat, kind] = 1 if leads else 0
            s.lacks[seat, kind] = 0
