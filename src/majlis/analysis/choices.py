"""Who had a choice in a position, and what they chose: the one who acted, and those who kept silent before."""

from __future__ import annotations

from typing import NamedTuple

from majlis.match.giving_up import GIVEN_UP
from majlis.match.match import LogEntry, Match


class ChoiceMade(NamedTuple):
    """A seat with several actions to choose from, and the one it chose, or the wait by which it kept silent."""

    seat: int
    action: int


def chosen(match: Match, entry: LogEntry) -> list[ChoiceMade]:
    """The choices in a position whose log goes on with this entry, in asking order.

    Whoever is asked before the one who acted, and merely may speak, has kept silent.
    """
    if entry.action == GIVEN_UP:
        return []
    found: list[ChoiceMade] = []
    waits = match.game.definition.waits
    for seat in match.actors():
        legal = match.all_legal(seat)
        if seat == entry.seat:
            return [*found, ChoiceMade(seat, entry.action)] if len(legal) > 1 else found
        silences = [action for action in legal if action in waits]
        if silences and len(legal) > 1:
            found.append(ChoiceMade(seat, silences[0]))
    return found
