"""The HTTP part about puzzles: positions in which one action is clearly best (docs/puzzles.md)."""

from __future__ import annotations

import functools
import warnings

from starlette.responses import Response

from majlis.errors import MajlisError
from majlis.games import definition, keys
from majlis.games.puzzles import LUCK, Line, Puzzle, puzzles_of
from majlis.kernel.seeds import key_of
from majlis.server.http import static
from majlis.server.http.endpoint import Call, Endpoint
from majlis.server.protocol.codec import encode
from majlis.server.protocol.http_bodies import PuzzleInfo, RecordPiece, ScriptedAction
from majlis.server.protocol.rejected import Rejected


async def puzzles(call: Call) -> Response:
    key = call.request.path_params["key"]
    if key not in keys():
        raise Rejected("no_such_game", game=key, games=", ".join(keys()))
    return static.sent(posed(key), call.request)


@functools.cache
def posed(key: str) -> static.File:
    """The puzzles of a game, as a page poses them."""
    return static.prepared(encode([_told(puzzle) for puzzle in offered(key)]), "application/json")


@functools.cache
def offered(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; those that cannot be posed are left out aloud, and must not take the rest down."""
    try:
        return puzzles_of(definition(key))
    except MajlisError as error:
        warnings.warn(f"puzzles are left out: {error}", stacklevel=2)
        return ()


def counts(key: str) -> list[int]:
    """How many there are of each level, the first of level 1."""
    levels = [puzzle.level for puzzle in offered(key)]
    return [levels.count(level) for level in range(1, max(levels, default=0) + 1)]


def _told(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        options=puzzle.options,
        seat=puzzle.seat,
        level=puzzle.level,
        best=puzzle.best,
        chance=puzzle.chance,
        margin=puzzle.margin,
        noise=puzzle.noise,
        line=_script(puzzle.line),
        losses={action: wrong.loss for action, wrong in puzzle.wrong.items()},
        refuted={action: _script(wrong.line) for action, wrong in puzzle.wrong.items() if wrong.line},
        state=[RecordPiece(*piece) for piece in puzzle.state],
        seed=key_of(LUCK).hex(),
    )


def _script(line: Line) -> list[ScriptedAction]:
    return [ScriptedAction(*each) for each in line]


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/games/{key}/puzzles",
        puzzles,
        "The puzzles of a game, each a position and what is best in it.",
        list[PuzzleInfo],
        problems=(404,),
    ),
)
