"""Giving up: what it means for a match of two sides, and for one of more.

A side has given up when all its seats have. When one side is left, it has won at once; else the match goes on, with
somebody else in the seat, and who gave up comes last.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from majlis.match.game import Game

GIVEN_UP = -1
"""The number of giving up in a match's log; no game has such an action."""
GIVE_UP = "resign"
"""Its text in logs and replays; no game has such a text."""


def sides(game: "Game") -> list[tuple[int, ...]]:
    """The seats that win together; partners sit opposite each other."""
    count = game.players // game.definition.side(game.options)
    return [tuple(range(first, game.players, count)) for first in range(count)]


def mates(game: "Game", seat: int) -> tuple[int, ...]:
    """The other seats of a seat's side."""
    side = next(side for side in sides(game) if seat in side)
    return tuple(other for other in side if other != seat)


def is_decided(game: "Game", given_up: Sequence[int]) -> bool:
    """Whether one side is left that has not given up."""
    return sum(not set(side) <= set(given_up) for side in sides(game)) <= 1


def ranked(game: "Game", places: Sequence[int] | None, given_up: Sequence[int]) -> tuple[int, ...]:
    """The places at the end: as played (None: nobody had won), but who gave up comes last, whoever did so first at the
    very end; a side that gave up shares its place."""
    when = {seat: number for number, seat in enumerate(given_up)}
    for side in sides(game):
        if set(side) <= set(when):
            when |= dict.fromkeys(side, max(when[seat] for seat in side))
    rest = [seat for seat in range(game.players) if seat not in when]
    found = []
    for seat in range(game.players):
        if seat in when:
            found.append(len(rest) + 1 + sum(when[other] > when[seat] for other in when))
        else:
            found.append(1 if places is None else 1 + sum(places[other] < places[seat] for other in rest))
    return tuple(found)
