"""The next match of the same people: each sits one seat further, and it goes on as a leaflet's next round would."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from majlis.games.definition import Definition, Numbers
from majlis.match.game import game as configured_game
from majlis.match.match import Match

MOST_DRAWN = 5000
"""Seeds that are drawn for a lot to fall on one of a few seats; it would fall elsewhere each time only if it could not
fall there at all."""


class Next(NamedTuple):
    """How the next match begins."""

    options: dict[str, Any]
    seed: bytes


def moved(seat: int, players: int) -> int:
    """Where somebody sits in the next match."""
    return (seat + 1) % players


def followed(game: Definition, options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options, those that belong to persons with them at their new seats."""
    found = dict(options)
    for name in game.seat_options:
        value = options.get(name)
        if isinstance(game.options[name], Numbers):
            found[name] = [value[(seat - 1) % players] for seat in range(players)] if value else value
        elif value:
            found[name] = moved(int(value) - 1, players) + 1
    return found


def following(match: Match, options: Mapping[str, Any], places: Sequence[int]) -> Next:
    """What follows a match that is over; takes a moment where a lot has to fall on somebody."""
    game, players = match.game.definition, match.game.players
    found = followed(game, options, players)
    if game.rematch is None:
        return Next(found, secrets.token_bytes(32))
    lead = game.rematch.leads_next(match.anew().state(), match.state(), places)
    option = getattr(game.rematch, "OPTION", None)
    if isinstance(option, str) and option in game.options:
        if lead is not None:
            found[option] = moved(lead, players) + 1
        return Next(found, secrets.token_bytes(32))
    leader = getattr(game.rematch, "LEADER", None)
    if lead is None or leader is None:
        return Next(found, secrets.token_bytes(32))
    return Next(found, _drawn(game.key, found, leader, moved(lead, players)))


def _drawn(key: str, options: Mapping[str, Any], leader: str, wanted: int) -> bytes:
    """A seed by which the lot falls on a seat; everything else is as random as ever."""
    game = configured_game(key, **options)
    for _ in range(MOST_DRAWN):
        seed = secrets.token_bytes(32)
        if game.start(seed).state()[leader] == wanted:
            break
    return seed
