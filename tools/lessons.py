"""The records of the lessons' positions, `lessons/states.json` of a game, for pages that begin a match there.

A page has no reader of positions, so it is given the records that `game.position` makes of them.
"""

import json
from pathlib import Path

import majlis
from majlis.games import definition, keys
from majlis.games.lessons import Lesson, Pieces, read_course
from majlis.games.puzzles import pieces_of

GAMES = Path(majlis.__file__).parent / "games"


def state_of(key: str, lesson: Lesson) -> Pieces:
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


def files() -> dict[Path, str]:
    """What each of the made files has to hold; a game of another package brings its own."""
    taught = [key for key in keys() if definition(key).folder.parent == GAMES and read_course(folder_of(key))]
    return {folder_of(key) / "states.json": written(key) for key in taught}
