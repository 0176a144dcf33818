"""A game's puzzles: positions in which one action is clearly best by what the seat knows (docs/puzzles.md).

They are data in the game's folder: `puzzles/puzzles.json`, which `majlis puzzles make` writes, a line a puzzle.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from majlis.errors import MajlisError
from majlis.games.definition import Definition

LUCK = 0
"""The seed of whatever is shuffled or drawn after the position of a puzzle."""
GAP = 8
"""So many zeros or more between two pieces of a record are left out."""

Pieces = list[tuple[int, str]]
"""The bytes of a record, as lessons have them."""
Line = list[tuple[int, str]]
"""Who does what, one after another."""


class WrongTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an action that is not the best one costs."""

    loss: float
    """By how much the chance of the first place is less than after the best."""
    line: Line = []
    """How it goes on after it; kept for the actions that bots were tempted by."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what is best in it and how sure that is."""

    id: str
    options: dict[str, Any]
    """House rules that differ from the usual; the number of players is one."""
    seat: int
    """Who is to act."""
    level: int
    """The lowest level whose bots find the answer more often than not."""
    best: list[str]
    """The best action, and those that are as good."""
    chance: float
    """Of the first place after the best action, by what the seat knows."""
    margin: float
    """By how much the best of the other actions is worse."""
    noise: float
    """The standard error of the margin; 0 where an engine looked ahead instead of worlds being played."""
    line: Line
    """How it goes on after the best action."""
    wrong: dict[str, WrongTry]
    """The other actions."""
    state: Pieces
    """The record of the position."""


class PuzzleFile(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in a game's folder."""

    version: int
    """Of the rules by which the puzzles were made."""
    seed: int
    players: list[int]
    """How many sat in the matches that were searched, in turns; where none is named, the usual number."""
    scanned: int
    """Matches that were searched for them; the next begins after these."""
    puzzles: list[Puzzle]


def read_puzzles(game: Definition) -> PuzzleFile | None:
    """The file of a game, of whatever version; None where there is none. A broken one raises MajlisError."""
    return _read(game.folder / "puzzles" / "puzzles.json")


def _read(file: Path) -> PuzzleFile | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=PuzzleFile) if file.exists() else None
    except msgspec.DecodeError as error:
        raise MajlisError(f"{file} cannot be read: {error}") from None


def write_puzzles(game: Definition, kept: PuzzleFile) -> None:
    """Write the file of a game, a line a puzzle, in one go."""
    head = f'{{"version": {kept.version}, "seed": {kept.seed}, "players": {kept.players}, "scanned": {kept.scanned}'
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in kept.puzzles)
    file = game.folder / "puzzles" / "puzzles.json"
    file.parent.mkdir(exist_ok=True)
    draft = file.with_suffix(".new")
    draft.write_text(f'{head}, "puzzles": [\n{lines}\n]}}\n', "utf-8")
    draft.replace(file)


_read_once = functools.cache(_read)


def puzzles_of(game: Definition) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by their ids; a game without a file has none.

    An id is a hash of the position, so two that stand side by side are seldom of one match. Those of other rules are
    refused: a record or an answer may mean something else by now.
    """
    kept = _read_once(game.folder / "puzzles" / "puzzles.json")
    if kept is None:
        return ()
    if kept.version != game.version:
        text = f"the puzzles of {game.key} are for version {kept.version} of its rules, which are at {game.version} now"
        raise MajlisError(f"{text}; `majlis puzzles make {game.key}` makes new ones")
    return tuple(sorted(kept.puzzles, key=lambda puzzle: puzzle.id))


def daily_puzzle(puzzles: Sequence[Puzzle], day: int) -> Puzzle:
    """The puzzle of a day, the same for everybody; days are counted from the first of January 1970, as in the page."""
    return puzzles[day % len(puzzles)]


def pieces_of(record: bytes) -> Pieces:
    """The bytes of a record without its long runs of zeros.

    >>> pieces_of(bytes(3) + b"ab" + bytes(20) + b"c")
    [(3, '6162'), (25, '63')]
    """
    pieces = re.finditer(rb"[^\0](?:\0{0,%d}[^\0])*" % (GAP - 1), record, re.DOTALL)
    return [(piece.start(), piece.group().hex()) for piece in pieces]


def record_of(pieces: Pieces, size: int) -> bytes:
    """The bytes of a record from its pieces.

    >>> record_of([(3, "6162")], 6)
    b'\\x00\\x00\\x00ab\\x00'
    """
    record = bytearray(size)
    for start, piece in pieces:
        part = bytes.fromhex(piece)
        record[start : start + len(part)] = part
    return bytes(record)
