"""What an action of Toi Toi does to boxes and piles, compiled (O-5 to O-9)."""

from majlis.games.toitoi.legality import landing, take_off
from majlis.games.toitoi.record import State
from majlis.games.toitoi.rounds import open_place, put_on_pile, take_from_pile
from majlis.games.toitoi.state import FLY, NO_CARD, PILE, PILE_FLY, PLACE, THROW, THROW_OPEN, TOI
from majlis.kernel.jit import rule


@rule
def put(s: State, seat: int, place: int, card: int) -> None:
    """Put a card face up into the box; what lay there, open or hidden, goes to the pile (O-5, O-6)."""
    put_on_pile(s, s.boxes[seat, place])
    s.boxes[seat, place] = card
    open_place(s, seat, place)


@rule
def fly(s: State, seat: int, flight: int, card: int) -> None:
    """Put a card on an open Toi's place; the Toi lands on a hidden card, which goes to the pile (O-9)."""
    s.boxes[seat, take_off(flight)] = card
    put(s, seat, landing(flight), TOI)


@rule
def use_pile(s: State, seat: int, action: int) -> None:
    """Take the pile's card and place it (O-5, O-6), or let a Toi fly with it (O-9)."""
    card = take_from_pile(s)
    if action < PILE_FLY:
        put(s, seat, action - PILE, card)
    else:
        fly(s, seat, action - PILE_FLY, card)


@rule
def use_held(s: State, seat: int, action: int) -> None:
    """Place the bank's card (O-5, O-6), throw it (O-7, O-8), or let a Toi fly with it (O-9)."""
    card = s.held
    s.held = NO_CARD
    if action < THROW_OPEN:
        put(s, seat, action - PLACE, card)
    elif action >= FLY:
        fly(s, seat, action - FLY, card)
    else:
        put_on_pile(s, card)
        if action < THROW:
            open_place(s, seat, action - THROW_OPEN)
