"""Jackaroo's board, compiled: where things are, whose they are, and marbles being lifted, put and killed."""

from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.state import BASE, CELLS, EMPTY, FULL, GRAVE, MARBLES, SEATS, SECTION
from majlis.kernel.jit import rule


@rule
def ring_length(s: State) -> int:
    """76 cells, with six players 114 (J-2)."""
    return 6 * SECTION if s.players == 6 else 4 * SECTION


@rule
def home(s: State, colour: int) -> int:
    """The cell on which a colour's marbles are dropped (J-1, J-2)."""
    return colour * (2 * SECTION if s.players == 2 else SECTION)


@rule
def mouth(s: State, colour: int) -> int:
    """The ring cell before a colour's base (J-3)."""
    cell = home(s, colour) - s.opt_mouth
    return cell if cell >= 0 else cell + ring_length(s)


@rule
def steps_to_mouth(s: State, colour: int, cell: int) -> int:
    """How far the mouth of a colour's base lies ahead of a cell (J-4)."""
    steps = mouth(s, colour) - cell
    return steps if steps >= 0 else steps + ring_length(s)


@rule
def partner(s: State, colour: int) -> int:
    """The seat opposite; with two players each is alone."""
    return colour if s.players == 2 else (colour + s.players // 2) % s.players


@rule
def colour_played(s: State, seat: int) -> int:
    """A seat's own colour, or its teammate's when its four are in (J-32)."""
    return partner(s, seat) if s.bases[seat] == FULL else seat


@rule
def is_on_ring(place: int) -> bool:
    return GRAVE < place < BASE


@rule
def owner_at(s: State, cell: int) -> int:
    """The colour of the marble on an occupied cell."""
    return (int(s.ring[cell]) - 1) // MARBLES


@rule
def is_protected(s: State, cell: int) -> bool:
    """Whether the marble on an occupied cell stands on its own home (J-20)."""
    return home(s, owner_at(s, cell)) == cell


@rule
def is_side_in(s: State, seat: int) -> bool:
    """Whether all marbles of a seat and of its teammate are in (J-30, J-31)."""
    return s.bases[seat] == FULL and s.bases[partner(s, seat)] == FULL


@rule
def lift(s: State, colour: int, marble: int) -> None:
    """Take a marble off its place."""
    place = int(s.marbles[colour, marble])
    if place == GRAVE:
        s.graves[colour] -= 1
    elif place >= BASE:
        s.bases[colour] &= ~(1 << (place - BASE))
    else:
        s.ring[place] = EMPTY


@rule
def put(s: State, colour: int, marble: int, place: int) -> None:
    """Set a lifted marble on a free place."""
    s.marbles[colour, marble] = place
    if place == GRAVE:
        s.graves[colour] += 1
    elif place >= BASE:
        s.bases[colour] |= 1 << (place - BASE)
    else:
        s.ring[place] = 1 + MARBLES * colour + marble


@rule
def kill(s: State, cell: int) -> None:
    """Send the marble on a cell, if any, back to its graveyard (J-16)."""
    if s.ring[cell] != EMPTY:
        colour = owner_at(s, cell)
        marble = (int(s.ring[cell]) - 1) % MARBLES
        lift(s, colour, marble)
        put(s, colour, marble, GRAVE)


@rule
def clear_board(s: State) -> None:
    """All marbles in their graveyards (J-1)."""
    for cell in range(CELLS):
        s.ring[cell] = EMPTY
    for colour in range(SEATS):
        is_played = colour < s.players
        s.bases[colour] = 0
        s.graves[colour] = MARBLES if is_played else 0
        for marble in range(MARBLES):
            s.marbles[colour, marble] = GRAVE if is_played else 0
