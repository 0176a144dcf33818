"""How actions are carried out: laying with all powers, taking, turning blind, take-its, the exchange (N-3 to N-20)."""

from majlis.games.nahs.legality.exchange import kinds_of_set, set_lying, times_in
from majlis.games.nahs.legality.turns import judge_fit, standing_value
from majlis.games.nahs.record import State
from majlis.games.nahs.rounds import clear_pile, come_back, go_out_if_empty, is_out, next_in, refill, start_play
from majlis.games.nahs.state import (
    AIM,
    ASKED,
    BU,
    BURNT,
    COPIES,
    DEMANDED,
    DOWN,
    EIGHT,
    FIVE,
    FOUR,
    FREED,
    IF_STUCK,
    KINDS,
    LAY,
    LAY_UP,
    LIFTED,
    MISFIT,
    MOST_OF_A_KIND,
    NINE,
    NOBODY,
    NONE,
    OK,
    PLAY,
    READY,
    REVERSED,
    SEVEN,
    SIX,
    SKIPPED,
    SWAP,
    TAKER,
    TI,
    YES,
    ZERO,
    ZONE,
)
from majlis.kernel.jit import rule

# -------------------------------------------------------------------------------------------- the pile (N-12 to N-17)


@rule
def put_on_pile(s: State, kind: int, count: int) -> None:
    for _ in range(count):
        s.pile[s.pile_size] = kind
        s.pile_size += 1


@rule
def has_power(s: State, value: int, kind: int) -> bool:
    """Whether a 6 or 7 acts on the standing value it was laid on (N-12, N-13)."""
    return value < kind or (value == kind and s.opt_equal_effect == YES)


@rule
def has_four(s: State, kind: int) -> bool:
    """Whether the kind just laid lies four deep on top (N-15)."""
    looked_through = kind != NINE and s.opt_burn_through_nine == YES
    count = 0
    for i in range(s.pile_size - 1, -1, -1):
        if s.pile[i] == kind:
            count += 1
            if count == COPIES:
                return True
        elif not (looked_through and s.pile[i] == NINE):
            return False
    return False


@rule
def burn(s: State) -> None:
    """The pile leaves the game (N-14, N-15)."""
    for i in range(s.pile_size):
        s.gone[s.pile[i]] += 1
    clear_pile(s)


@rule
def lift(s: State) -> None:
    """The lowest card goes on top (N-17)."""
    lowest = s.pile[0]
    for i in range(1, s.pile_size):
        s.pile[i - 1] = s.pile[i]
    s.pile[s.pile_size - 1] = lowest


@rule
def pick_up(s: State, seat: int) -> None:
    """The whole pile goes into a hand; everybody has seen its cards (N-8, N-18)."""
    for i in range(s.pile_size):
        s.hands[seat, s.pile[i]] += 1
        s.shown[seat, s.pile[i]] += 1
    s.held[seat] += s.pile_size
    clear_pile(s)


# ------------------------------------------------------------------------------------------------------------- a turn


OPEN = -1
"""Instead of steps to the next turn: it goes on with an open TI."""


@rule
def note(s: State, effect: int, count: int) -> None:
    """Note what the action's cards did, for all to see."""
    s.effect = effect
    s.effect_count = count


@rule
def take_from_hand(s: State, seat: int, kind: int, count: int) -> None:
    """Cards leave the hand; those that everybody knew of go first."""
    s.hands[seat, kind] -= count
    s.held[seat] -= count
    s.shown[seat, kind] = max(s.shown[seat, kind] - count, 0)


@rule
def walked(s: State, seat: int, steps: int) -> int:
    """The seat so many turns on, counting only those who are not out (N-12, N-20)."""
    for _ in range(steps):
        seat = next_in(s, seat)
    return seat


@rule
def end_turn(s: State, seat: int, steps: int) -> None:
    """Refill, pass the turn on by so many steps (none: play again), and see who is out (N-7, N-19, N-20)."""
    refill(s, seat)
    s.turn = walked(s, seat, steps)
    go_out_if_empty(s, seat)
    if is_out(s, s.turn):
        s.turn = next_in(s, s.turn)


@rule
def lay(s: State, kind: int, count: int) -> int:
    """Lay cards that have left their zone already, and let their power act (N-10 to N-17); steps to the next turn."""
    value, was_empty = standing_value(s), s.pile_size == 0
    s.must_lead = NONE
    put_on_pile(s, kind, count)
    steps = 1
    if kind == EIGHT or has_four(s, kind):
        note(s, BURNT if kind == EIGHT else FOUR, s.pile_size)
        burn(s)
        steps = 0
    elif kind == BU and not was_empty:
        note(s, LIFTED, count)
        for _ in range(count):
            lift(s)
    elif kind == SIX and has_power(s, value, SIX):
        note(s, SKIPPED, count)
        steps = 1 + count
    elif kind == SEVEN and has_power(s, value, SEVEN) and s.players - s.finished_count > 2:
        note(s, REVERSED, count)
        s.direction = -s.direction if count % 2 == 1 else s.direction
    elif kind == ZERO:
        note(s, FREED, 0)
    elif kind == FIVE:
        note(s, DEMANDED, 0)
    return steps


@rule
def ask(s: State, seat: int, target: int) -> None:
    """A TI is open: its target is asked; the seat stands last in the chain (N-18, N-20)."""
    length = 0
    for i in range(s.chain_length):
        if s.chain[i] != seat:
            s.chain[length] = s.chain[i]
            length += 1
    s.chain[length] = seat
    s.chain_length = length + 1
    s.phase = ASKED
    s.asked = target


@rule
def lay_take_it(s: State, seat: int, target: int) -> None:
    """Lay a TI from the zone in play; it leaves the game, and its player refills at once (N-18)."""
    if s.held[seat] > 0:
        take_from_hand(s, seat, TI, 1)
        refill(s, seat)
    else:
        s.ups[seat, TI] -= 1
    s.gone[TI] += 1
    ask(s, seat, target)


@rule
def accept(s: State, seat: int) -> None:
    """The asked player takes the pile, who is empty now is out, and the lead passes (N-18, N-20)."""
    if s.pile_size > 0:
        come_back(s, seat)
    pick_up(s, seat)
    for i in range(s.chain_length):
        go_out_if_empty(s, s.chain[i])
        s.chain[i] = 0
    s.chain_length = 0
    s.asked = NOBODY
    s.phase = PLAY
    s.turn = next_in(s, seat if s.opt_after_take == TAKER else s.turn)


@rule
def take(s: State, seat: int) -> int:
    """Take the pile (N-8); who was forced to is known to hold nothing that fits; the steps to the next turn."""
    if s.opt_take == IF_STUCK and s.held[seat] > 0:
        value = standing_value(s)
        for kind in range(KINDS):
            if judge_fit(s, value, kind) == OK:
                s.lacks[seat, kind] = 1
    pick_up(s, seat)
    return 1


@rule
def turn_down(s: State, seat: int, place: int) -> int:
    """Turn a face-down card: it is laid if it fits, else taken with the pile; a TI is aimed next (N-9, N-18)."""
    kind = int(s.downs[seat, place])
    s.downs[seat, place] = NONE
    s.turned = kind
    if judge_fit(s, standing_value(s), kind) != OK:
        note(s, MISFIT, 0)
        s.hands[seat, kind] += 1
        s.shown[seat, kind] += 1
        s.held[seat] += 1
        pick_up(s, seat)
        return 1
    if kind == TI:
        s.gone[TI] += 1
        s.phase = AIM
        return OPEN
    return lay(s, kind, 1)


@rule
def play_cards(s: State, seat: int, action: int) -> int:
    """Lay cards from the hand, the face-up cards or blind (N-5, N-9); the steps to the next turn, or OPEN."""
    if action >= DOWN:
        return turn_down(s, seat, action - DOWN)
    if action < LAY_UP:
        kind, count = (action - LAY) // MOST_OF_A_KIND, (action - LAY) % MOST_OF_A_KIND + 1
        take_from_hand(s, seat, kind, count)
    else:
        kind, count = (action - LAY_UP) // ZONE, (action - LAY_UP) % ZONE + 1
        s.ups[seat, kind] -= count
    return lay(s, kind, count)


# ------------------------------------------------------------------------------------------------- the exchange (N-3)


@rule
def exchange_all(s: State) -> None:
    """Everybody is ready: the chosen sets are laid out, and what went into a hand was seen by all (N-3)."""
    for seat in range(s.players):
        low, middle, high = kinds_of_set(s.chosen[seat])
        for kind in range(KINDS):
            lying = s.ups[seat, kind]
            wanted = times_in(kind, low, middle, high)
            s.ups[seat, kind] = wanted
            s.hands[seat, kind] += lying - wanted
            s.shown[seat, kind] = max(lying - wanted, 0)
        s.chosen[seat] = NONE


@rule
def choose(s: State, seat: int, action: int) -> None:
    """Note a choice; when all have chosen the cards are exchanged and play starts (N-3, N-4)."""
    s.chosen[seat] = set_lying(s, seat) if action == READY else action - SWAP
    for other in range(s.players):
        if s.chosen[other] == NONE:
            return
    exchange_all(s)
    start_play(s)
