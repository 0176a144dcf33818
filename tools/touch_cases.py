"""Write web/src/boards/<key>/touch.cases.json: positions of real matches, as their actors are sent them.

Tests play a board by touch in each of them. A board takes part by having the file; it may be empty at first.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

import majlis
from majlis.match.match import Match
from majlis.server.protocol.parts import Position
from tests.oracles.duel import random_options
from tools.board_frames import seen

BOARDS = Path(__file__).resolve().parent.parent / "web/src/boards"
NAME = "touch.cases.json"
SEEDS = range(40)
MOST = 400
"""Plies of a match."""
MANY = 8
"""Different actions that make a position worth a look though each of them was seen before."""


def played(key: str, seed: int) -> Iterator[tuple[Match, int]]:
    """A match with random house rules and random moves, each time with an actor."""
    policy_rng = random.Random(f"{key} {seed}")
    match = majlis.game(key, **random_options(key, policy_rng)).start(seed)
    while match.actors() and match.ply < MOST:
        seat = policy_rng.choice(match.actors())
        yield match, seat
        match.play(seat, policy_rng.choice(match.legal(seat)))


def signs(position: Position) -> set[str]:
    """What a position shows: its phase with each kind of action that is legal in it."""
    return {f"{position.view.get('phase')} {re.sub('[0-9]+', '#', action)}" for action in position.legal}


def positions(key: str) -> list[Position]:
    """A few that show all there is: each time the one that shows most of what none before it did."""
    telling: list[tuple[Position, set[str]]] = []
    missing: set[str] = set()
    for seed in SEEDS:
        for match, seat in played(key, seed):
            position = seen(match, seat)
            shown = signs(position)
            if not shown <= missing or len(shown) > MANY:
                telling.append((position, shown))
            missing |= shown
    chosen: list[Position] = []
    while missing:
        position, shown = max(telling, key=lambda each: len(each[1] & missing))
        chosen.append(position)
        missing -= shown
    return chosen


def written(key: str) -> str:
    lines = [msgspec.json.encode(position).decode() for position in positions(key)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def files() -> list[Path]:
    return sorted(BOARDS.glob(f"*/{NAME}"))


if __name__ == "__main__":
    for file in files():
        file.write_text(written(file.parent.name), "utf-8")
