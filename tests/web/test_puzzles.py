"""The lines of all puzzles, played in Node by the page's own referee and script: they lead where Python's lead."""

import json
from pathlib import Path

import msgspec
import pytest

from majlis.games import definition
from majlis.games.puzzles import puzzles_of
from majlis.match.match import Match
from majlis.match.puzzle_positions import puzzle_match
from majlis.server.http import puzzles
from tests.wasm.built import built
from tests.web.test_local import program
from tests.web.test_referee import KEYS, SOURCE, node

__all__ = ["program"]


@pytest.mark.parametrize("key", KEYS)
def test_every_line_of_every_puzzle_leads_to_what_python_shows(key: str, program: Path) -> None:
    file = program.with_name(f"{key}-puzzles.json")
    file.write_text(json.dumps([{"game": key, "puzzles": json.loads(puzzles.posed(key).plain)}]))
    (told,) = node(str(program), str(built(key).parent), str(SOURCE), str(file)).splitlines()
    seen = json.loads(told)
    assert "wrong" not in seen, seen["wrong"]
    for puzzle in puzzles_of(definition(key)):
        lines = {text: wrong.line for text, wrong in puzzle.wrong.items() if wrong.line}
        assert seen[puzzle.id].keys() == {puzzle.best[0], *lines}
        for first, line in {puzzle.best[0]: puzzle.line, **lines}.items():
            match = puzzle_match(definition(key), puzzle)
            for seat, text in [(puzzle.seat, first), *line]:
                match.play(seat, text)
            after = seen[puzzle.id][first]
            answer_the_rest(match, after["ply"])
            shown = msgspec.to_builtins(match.view(puzzle.seat))
            if after["ply"] < match.ply:
                # In a window passes wait for each other, and are not counted when somebody answers aloud.
                assert "pass" in [text for _, text in line]
                shown["actions"] = after["view"]["actions"]
            assert after["view"] == shown, (puzzle.id, first)


def answer_the_rest(match: Match, ply: int) -> None:
    """Where a line ends while everybody is asked, the page answers for those who have nothing to choose."""
    while match.ply < ply:
        seat = match.actors()[0]
        (only,) = match.legal(seat)
        match.play(seat, only)
