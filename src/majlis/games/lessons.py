"""A game's course for newcomers: short lessons on the real board, each a position and what is to be done in it.

It is data in the game's folder `lessons/`: `course.json` has the lessons in order, `{en,ar,he}.ftl` their sentences,
and `states.json`, made by the build, the records of their positions.
"""

import functools
import warnings
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from majlis.games.definition import Definition

Value = TypeVar("Value")


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One turn of the learner, and what the others do after it."""

    do: list[str]
    """What brings the lesson on, as texts of actions; whatever else is legal is not the point."""
    then: list[tuple[int, str]] = []
    """Who does what after it, until it is the learner's turn again."""
    is_led: bool = False
    """Whether it is shown on the board from the beginning what to do."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what is done in it; its words are `lesson-NAME` with `step-1`, `hint-1` and so on, and `done`."""

    name: str
    rules: list[str]
    """The rules it is about."""
    seat: int
    """Where the learner sits."""
    position: dict[str, Any]
    """As `game.position` reads it."""
    steps: list[LessonStep]
    options: dict[str, Any] = {}
    """House rules that differ from the usual."""
    seed: int = 0
    """Of whatever is shuffled or drawn after the position."""


Pieces = list[tuple[int, str]]
"""The bytes of a record: where each piece of it lies, and its bytes in hexadecimal; between them are zeros."""


def lessons_of(game: Definition) -> tuple[Lesson, ...]:
    """The course in the game's folder, in its order; a game without one has none.

    What cannot be taught is left out aloud: it must not take the rest down.
    """
    return taught(game.folder / "lessons")


def states_of(game: Definition) -> dict[str, Pieces]:
    """The records of the lessons' positions, by the lessons' names, for a page that begins a match there."""
    return _read(game.folder / "lessons" / "states.json", dict[str, Pieces]) or {}


def words_of(game: Definition, lang: str) -> Path:
    """Where the lessons' sentences stand in a language."""
    return game.folder / "lessons" / f"{lang}.ftl"


def read_course(folder: Path) -> list[Lesson]:
    """The lessons in a folder, whether or not their records are written; a ValueError names what is wrong with them."""
    return _read(folder / "course.json", list[Lesson]) or []


@functools.cache
def taught(folder: Path) -> tuple[Lesson, ...]:
    """The lessons in a folder that can be taught."""
    try:
        course, states = read_course(folder), _read(folder / "states.json", dict[str, Pieces]) or {}
    except ValueError as error:
        warnings.warn(f"lessons are left out: {error}", stacklevel=2)
        return ()
    unwritten = [lesson.name for lesson in course if lesson.name not in states]
    if unwritten:
        how = "python hatch_build.py made makes the records"
        warnings.warn(f"lessons in {folder} are left out: {', '.join(unwritten)}; {how}", stacklevel=2)
    return tuple(lesson for lesson in course if lesson.name in states)


@functools.cache
def _read(file: Path, kind: type[Value]) -> Value | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind) if file.exists() else None
    except msgspec.DecodeError as error:
        raise ValueError(f"{file} cannot be read: {error}") from None
