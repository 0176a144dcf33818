"""Write tests/conformance/observations.json: what seats observe, so that no number of it changes unseen.

A house rule that is added lengthens observations; those of before are compared as far as they went.
"""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import majlis
from majlis.games import definition
from majlis.games.definition import Choice, Number
from tests.oracles.duel import random_options

FILE = Path(__file__).resolve().parent.parent / "tests/conformance/observations.json"
PLIES = 30


def digest(key: str, options: dict[str, Any], seed: int, length: int) -> str:
    """A hash of the first numbers of what every seat observes at each ply of a random match."""
    policy_rng, found = random.Random(seed), hashlib.sha256()
    match = majlis.game(key, **options).start(seed=seed)
    for _ in range(PLIES):
        for seat in range(match.game.players):
            found.update(match.observe(seat).ravel()[:length].tobytes())
        if not (actors := match.actors()):
            break
        seat = policy_rng.choice(actors)
        match.play(seat, policy_rng.choice(match.legal(seat)))
    return found.hexdigest()


def recorded(key: str) -> list[dict[str, Any]]:
    """Matches of a game, each with its hash: one for every value of a house rule, the other ones random."""
    length = majlis.game(key).start(seed=0).observe(0).size
    rows = []
    for seed, (name, value) in enumerate(values(key)):
        options = random_options(key, random.Random(f"{key} {seed}"), **{name: value})
        rows.append({"options": options, "seed": seed, "length": length, "digest": digest(key, options, seed, length)})
    return rows


def values(key: str) -> Iterator[tuple[str, int | str]]:
    """The values of a game's house rules, of a number the first."""
    for option in definition(key).options:
        if isinstance(option, Choice):
            yield from ((option.name, value) for value in option.values)
        elif isinstance(option, Number):
            yield option.name, option.values[0]


if __name__ == "__main__":
    found = {key: recorded(key) for key in majlis.games()}
    lines = [f"{json.dumps(key)}: [\n" + ",\n".join(map(json.dumps, rows)) + "\n]" for key, rows in found.items()]
    FILE.write_text("{" + ",\n".join(lines) + "}\n", "utf-8")
