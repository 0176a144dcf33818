"""Write web/src/eventText.cases.json: events with the sentences that tell them, which the page must tell alike."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import majlis
from majlis import words
from majlis.match.commentary import facts
from majlis.match.event_text import event_text

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web/src/eventText.cases.json"
NAMES = ["Layla", "عمر", "נועה", "Zoë", "Sami", "دانة", "יונתן", "Karim", "هناء", "Adam", "שירה", "Mia-José"]
"""Twelve names in three scripts."""
RECORDED: dict[str, list[dict[str, Any]]] = {
    "jackaroo": [{}, {"players": 6, "queen_burns": "yes", "stopped_card": "random"}],
    "nahs": [{}, {"players": 5, "stages": 2}],
    "quoridor": [{"size": 5, "fences": 3}, {"players": 4}],
    "taki": [{}, {"players": 5, "last_card": "catch"}, {"players": 3, "mode": "pyramid"}],
    "toitoi": [{}, {"players": 5}],
}
"""Which matches are played of a game; of others one by its usual rules."""
SHAPES = 2
"""How many cases are kept of each kind of event at most."""
NUMBERS = (0, 1, 2, 3, 11, 100, 4000)
"""One for each plural form of Arabic, one with a separator."""


def recorded(key: str) -> Iterator[dict[str, Any]]:
    """The events of some random matches, as everybody around the table was told of them."""
    for number, options in enumerate(RECORDED.get(key, [{}])):
        policy_rng = random.Random(f"{key} {number}")
        match = majlis.game(key, **options).start(seed=number)
        yield from match.opening()
        while match.actors() and match.ply < 1500:
            seat = policy_rng.choice(match.actors())
            match.play(seat, policy_rng.choice(match.legal(seat)))
            for viewer in (-1, None, seat):
                yield from match.events(viewer)
            yield from facts(match, seat)


def imagined(source: str, seen: set[str]) -> Iterator[dict[str, Any]]:
    """The events of a catalogue that were not seen, and every plural form of those that count something."""
    for name, body in re.findall(r"^event-(\w+) =((?:.*\n)(?: .*\n)*)", source, re.MULTILINE):
        event: dict[str, Any] = {"event": name}
        for variable in re.findall(r"(?<=\$)\w+|(?<=\{ )kind-named", body):
            event |= ARGUMENTS.get(variable, {variable: "x"})
        counted = set(re.findall(r"\$(\w+) ->(?=\s+(?:\[(?:0|one)\]|\*\[other\]))", body))
        if counted:
            yield from ({**event, **dict.fromkeys(counted, number)} for number in NUMBERS)
        elif name not in seen:
            yield event


ARGUMENTS: dict[str, dict[str, Any]] = {
    "player": {"seat": 1},
    "player_inside": {"seat": 1},
    "target_player": {"target": 2},
    "target_player_inside": {"target": 2},
    "players": {"seats": [1, 2]},
    "kinds": {"kinds": ["3", "bu"]},
    "kind-named": {"kind": "3"},
    "plays": {"plays": 4000},
    "points": {"points": -10},
    "total": {"total": -1},
}


def cases() -> list[dict[str, Any]]:
    """Of every game and kind of event some cases, each with its sentences: numbered, then with names."""
    found: list[dict[str, Any]] = []
    for key in majlis.games():
        folder = majlis.game(key).definition.folder
        kept: dict[str, list[dict[str, Any]]] = {}
        for event in recorded(key):
            same = kept.setdefault(event["event"], [])
            if len(same) < SHAPES and event not in same:
                same.append(event)
        for event in imagined((folder / "words" / "en.ftl").read_text("utf-8"), set(kept)):
            kept.setdefault(event["event"], []).append(event)
        for event in (event for same in kept.values() for event in same):
            texts = {
                lang: [event_text(lang, folder, event, names) for names in (None, NAMES)] for lang in words.LANGUAGES
            }
            found.append({"game": key, "event": event, **texts})
    return found


def written() -> str:
    """The whole file, one case a line."""
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases())
    return f'{{"names": {json.dumps(NAMES, ensure_ascii=False)}, "cases": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
