"""Write web/src/table/endings.cases.json: ways in which matches of two end, as each of the players is told of it.

A test plays the same ends at a table of a server, and the page must say the right thing of each to both.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import majlis
from majlis.match.match import Match

FILE = Path(__file__).resolve().parent.parent / "web/src/table/endings.cases.json"
OPTIONS: dict[str, dict[str, Any]] = {
    "nahs": {"stages": 1},
    "quoridor": {"starter": 1},
    "taki": {"starter": 1},
    "toitoi": {"rounds": 1},
}
SEED = 11


class End(NamedTuple):
    """A position close to its end, and the moves that lead there; in the last one somebody may give up."""

    key: str
    way: str
    position: dict[str, Any]
    moves: list[tuple[int, str]]
    gives_up: int | None = None

    def begun(self) -> Match:
        return majlis.game(self.key, players=2, **OPTIONS.get(self.key, {})).position(self.position, SEED)

    def ended(self) -> Match:
        match = self.begun()
        for seat, text in self.moves:
            match.play(seat, text)
        if self.gives_up is not None:
            match.give_up(self.gives_up)
        return match


def ends() -> Iterator[End]:
    """Giving up, winning by play, and whatever limits a game has (Q-13, J-33, N-23, T-29, O-12)."""
    for key in majlis.games():
        begun = walked(key, 4)
        for seat in (0, 1):
            yield End(key, f"given up by {seat}", begun.state(), [], seat)
        yield from played(key)
    yield from quoridor_draws()
    yield at_the_limit("jackaroo", "plays", 3999)
    yield at_the_limit("nahs", "plays", 2999)
    yield at_the_limit("taki", "actions", 1999)
    yield at_the_limit("toitoi", "turns", 199)


def start(key: str, seed: int = SEED) -> Match:
    return majlis.game(key, players=2, **OPTIONS.get(key, {})).start(seed)


def walked(key: str, moves: int) -> Match:
    """A match after some random moves, in the midst of play."""
    match, policy_rng = start(key), random.Random(key)
    while match.ply < moves or match.state().get("phase", "turn") not in ("play", "turn"):
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))
    return match


def played(key: str) -> Iterator[End]:
    """A match won by each of the players, begun at its last move."""
    missing, seed = {0, 1}, 0
    while missing:
        match, players, seed = start(key, seed), [majlis.bot("instinct", 3) for _ in range(2)], seed + 1
        last = match.state(), match.actors()[0], ""
        while match.actors():
            seat = match.actors()[0]
            text = players[seat].choose(match.view(seat), match.legal(seat), seed * 10_000 + match.ply)
            # A bot may wait to be the second to speak; here nobody is.
            text = text if text in match.legal(seat) else match.legal(seat)[0]
            last = match.state(), seat, text
            match.play(seat, text)
        result = match.result()
        assert result is not None
        winners = [seat for seat in (0, 1) if result.places[seat] == 1]
        if len(winners) == 1 and winners[0] in missing:
            missing.discard(winners[0])
            yield End(key, f"won by {winners[0]}", last[0], [last[1:]])


def quoridor_draws() -> Iterator[End]:
    begun = start("quoridor").state()
    there_and_back = [(0, "e2"), (1, "e8"), (0, "e1"), (1, "e9")]
    yield End("quoridor", "drawn by repetition", begun, there_and_back * 2)
    yield End("quoridor", "drawn by length", {**begun, "plies": 399}, [(0, "e2")])


def at_the_limit(key: str, counter: str, count: int) -> End:
    """The last move that a limit leaves, and what follows from it."""
    position = {**walked(key, 8).state(), counter: count}
    match = majlis.game(key, players=2, **OPTIONS.get(key, {})).position(position, SEED)
    moves, policy_rng = [], random.Random(key)
    while match.actors():
        seat = match.actors()[0]
        text = policy_rng.choice(match.legal(seat))
        moves.append((seat, text))
        match.play(seat, text)
    return End(key, "limit", position, moves)


def case(end: End) -> dict[str, Any]:
    """How the end is told to both: their views and the events of the last step."""
    match = end.ended()
    result = match.result()
    assert result is not None
    return {
        "game": end.key,
        "way": end.way,
        "options": dict(match.game.options),
        "outcome": {
            "places": list(result.places),
            "scores": list(result.scores),
            "resigned": list(result.given_up),
            "by": "giving_up" if result.is_given_up else "play",
        },
        "seats": [{"view": match.view(seat), "events": match.events(seat)} for seat in (0, 1)],
    }


def written() -> str:
    lines = [json.dumps(case(end), ensure_ascii=False) for end in ends()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
