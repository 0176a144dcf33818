"""How Jackaroo's marbles move, compiled: walks, drops, sevens and swaps."""

from majlis.games.jackaroo.effects.board import home, kill, lift, partner, put, ring_length, steps_to_mouth
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.state import (
    AS_KING,
    BACKWARDS,
    BASE,
    ENTERING,
    GRAVE,
    MARBLES,
    OWN_SEVENS,
    OWN_STEPS,
    PASSING_BY,
    SEVENS,
)
from majlis.kernel.jit import rule


@rule
def steps_on_ring(s: State, colour: int, cell: int, steps: int, way: int) -> int:
    """How many of a marble's steps stay on the ring; the rest lead into its base (J-4, J-9)."""
    if way in (PASSING_BY, BACKWARDS):
        return steps
    return min(steps, steps_to_mouth(s, colour, cell))


@rule
def stride_of(way: int) -> int:
    """Clockwise is forward (J-2); a 4 goes the other way (J-8)."""
    return -1 if way == BACKWARDS else 1


@rule
def walk(s: State, colour: int, marble: int, steps: int, way: int) -> None:
    """Move a marble and kill whom it lands on, or, as king, all it meets (J-4, J-14, J-16)."""
    place = int(s.marbles[colour, marble])
    lift(s, colour, marble)
    if place >= BASE:
        put(s, colour, marble, place + steps)
        return
    stays, length = steps_on_ring(s, colour, place, steps, way), ring_length(s)
    if way == AS_KING:
        for step in range(1, stays + 1):
            kill(s, (place + step) % length)
    if stays < steps:
        put(s, colour, marble, BASE + steps - stays - 1)
    else:
        place = (place + stride_of(way) * steps + length) % length
        kill(s, place)
        put(s, colour, marble, place)


@rule
def drop(s: State, colour: int) -> None:
    """Take the lowest-numbered marble from the graveyard to its home (J-15)."""
    marble = 0
    while s.marbles[colour, marble] != GRAVE:
        marble += 1
    kill(s, home(s, colour))
    lift(s, colour, marble)
    put(s, colour, marble, home(s, colour))


@rule
def walk_part(s: State, colour: int, part: int) -> None:
    """Play one part of a 7, given as marble + 4 * steps."""
    walk(s, colour, part % MARBLES, part // MARBLES, ENTERING)


@rule
def walk_seven(s: State, colour: int, row: int) -> None:
    """Play the parts of a 7 in order (J-10)."""
    for part in range(MARBLES):
        if SEVENS[row, part] > 0:
            walk_part(s, colour, SEVENS[row, part])


@rule
def walk_with_rest(s: State, colour: int, row: int, marble: int) -> None:
    """Play the own parts of a 7 in order, and the rest with the teammate's marble (J-10)."""
    for number in range(MARBLES):
        if OWN_SEVENS[row, number] > 0:
            walk_part(s, colour, OWN_SEVENS[row, number])
    walk(s, partner(s, colour), marble, 7 - OWN_STEPS[row], ENTERING)


@rule
def steps_to_fill(s: State, colour: int) -> int:
    """How many steps fill the base of a colour if all its marbles are out; 0 if some are in the graveyard (J-4)."""
    steps = 10
    for marble in range(MARBLES):
        place = int(s.marbles[colour, marble])
        if place == GRAVE:
            return 0
        steps -= place - BASE + 1 if place >= BASE else -steps_to_mouth(s, colour, place)
    return steps


@rule
def swap(s: State, colour: int, marble: int, other: int, its: int) -> None:
    """Let two marbles change places (J-13)."""
    here, there = s.marbles[colour, marble], s.marbles[other, its]
    put(s, colour, marble, there)
    put(s, other, its, here)
