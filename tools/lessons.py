"""Write the records of the lessons' positions, for pages that begin a match there: python -m tools.lessons [GAME ...]

A page has no reader of positions, so it is given the records that `game.position` makes of them.
"""

import json
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if __name__ == "__main__":
    # Compiling would take minutes, and this asks little of the rules. Whoever imports this decides for themselves.
    os.environ.setdefault("NUMBA_DISABLE_JIT", "1")

import majlis
from majlis.games import definition, keys
from majlis.games.lessons import read_course

if TYPE_CHECKING:
    from majlis.games.lessons import Lesson, Pieces

GAP = 8
"""So many zeros or more between two pieces are left out."""


def pieces_of(record: bytes) -> "Pieces":
    """The bytes of a record without its long runs of zeros."""
    pieces = re.finditer(rb"[^\0](?:\0{0,%d}[^\0])*" % (GAP - 1), record, re.DOTALL)
    return [(piece.start(), piece.group().hex()) for piece in pieces]


def state_of(key: str, lesson: "Lesson") -> "Pieces":
    """The record of a lesson's position."""
    match = majlis.game(key, **lesson.options).position(lesson.position, seed=lesson.seed)
    return pieces_of(match.states().tobytes())


def written(key: str) -> str:
    """The file of a game, a line a lesson."""
    lines = [
        f"{json.dumps(lesson.name)}: {json.dumps(state_of(key, lesson), separators=(',', ':'))}"
        for lesson in read_course(folder_of(key))
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def folder_of(key: str) -> Path:
    return definition(key).folder / "lessons"


def main() -> None:
    for key in sys.argv[1:] or keys():
        if read_course(folder_of(key)):
            (folder_of(key) / "states.json").write_text(written(key), "utf-8")


if __name__ == "__main__":
    main()
