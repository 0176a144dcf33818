"""A small language for positions: a line of notation, the actions of the seat to move, and why one is refused."""

from typing import Any

import majlis
from majlis import Match
from majlis.match.game import Game


def game(players: int = 2, **options: Any) -> Game:
    """Quoridor for so many players; seat 0 begins where nothing else is said (Q-3)."""
    return majlis.game("quoridor", players=players, **{"starter": 1, **options})


def table(line: str, plies: int = 0, **options: Any) -> Match:
    """A match at a line such as `e1 e9 / - / 10 10 / 1`, for as many players as it has pawns."""
    players = len(line.split(" / ")[0].split())
    facts = game(players, **options).position(line).state()
    return game(players, **options).position({**facts, "plies": plies})


def turn(match: Match) -> int:
    """The seat to move."""
    return match.actors()[0]


def legal(match: Match) -> list[str]:
    """What the seat to move may do."""
    return match.legal(turn(match))


def moves(match: Match) -> list[str]:
    """The squares the pawn of the seat to move may go to, in order of their names."""
    return sorted(text for text in legal(match) if len(text) == 2)


def fences(match: Match) -> set[str]:
    """The fences the seat to move may lay."""
    return {text for text in legal(match) if len(text) == 3}


def why(match: Match, text: str) -> tuple[str | None, str] | None:
    """The rule and the code that refuse it to the seat to move, or None."""
    refusal = match.why(turn(match), text)
    return None if refusal is None else (refusal.rule, refusal.code)


def play(match: Match, *texts: str) -> list[str]:
    """Play actions by whoever is to move; the names of the last one's events."""
    names: list[str] = []
    for text in texts:
        names = [event["event"] for event in match.play(turn(match), text)]
    return names
