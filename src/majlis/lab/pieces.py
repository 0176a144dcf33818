"""Pieces of a simulation: some deals of a game with its house rules, played and noted, the same wherever it is done."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from majlis.bots.levels import LEVELS
from majlis.errors import MajlisError
from majlis.kernel.seeds import INTERPRETED, blank, new_stream
from majlis.lab.pairings import seatings
from majlis.lab.players import PlayerSpec
from majlis.lab.runner import Runner, Setup
from majlis.match.game import Game, game

Rows = np.ndarray[Any, np.dtype[np.int64]]

WIDTH = 1024
"""Plies for which a log has room at first."""


@dataclass(frozen=True)
class Piece:
    """Deals `first` to `last` - 1 of a game. All seats are the first bot's, or two bots play each deal in turns."""

    game: str
    options: str
    """As JSON, so that equal ones are equal."""
    bots: tuple[PlayerSpec, ...]
    sides: tuple[int, ...]
    seed: int
    opening: int
    first: int
    last: int

    @property
    def is_compiled(self) -> bool:
        """Whether the bots' play is compiled; bots that search think in Python."""
        return all(bot.kind in ("random", "instinct") for bot in self.bots)

    def chosen(self) -> Game:
        return game(self.game, **msgspec.json.decode(self.options))

    def seatings(self, deal: int) -> list[tuple[int, ...]]:
        """The bot at each seat, for each game of a deal."""
        return seatings(self.sides, range(len(self.bots)), deal)


@dataclass(frozen=True)
class PlayedPiece:
    """What came out of a piece: a row of notes a match and, where it was asked for, the logs."""

    notes: Rows
    logs: Rows | None = None


def play(piece: Piece, logged: bool = False) -> PlayedPiece:
    """Play all deals of a piece."""
    if not piece.is_compiled:
        logs = _thought(piece)
        return PlayedPiece(_noted(piece, logs, follows=True), logs)
    width = WIDTH if logged else 0
    while True:
        logs = np.zeros((_matches(piece), width), np.int64)
        notes = _noted(piece, logs, follows=False)
        longest = int(notes[:, 0].max())
        if not logged or longest < width:
            return PlayedPiece(notes, logs[:, : longest + 1] if logged else None)
        width = longest + 1


def match_seed(seed: int, deal: int) -> bytes:
    """The seed of a deal's matches, as `game.start(seed=...)` takes it."""
    from majlis.kernel.interpreted import in_python
    from majlis.kernel.simulation import begin_streams

    streams = _streams(seed)
    in_python(begin_streams)(streams[0], streams[1], streams[2], deal, 0)
    return bytes(np.asarray(streams["key"][1]).astype("<u4").tobytes())


def plan(piece: Piece) -> Rows:
    """The rows by which compiled code plays a piece."""
    from majlis.kernel import simulation

    seats = piece.chosen().definition.seats
    rows = [
        [deal, turn, piece.opening, *seating, *([0] * (seats - len(seating)))]
        for deal in range(piece.first, piece.last)
        for turn, seating in enumerate(piece.seatings(deal))
    ]
    return np.array(rows, np.int64).reshape(-1, simulation.BOTS + seats)


def _matches(piece: Piece) -> int:
    return (piece.last - piece.first) * len(piece.bots)


def _streams(seed: int) -> np.ndarray[Any, Any]:
    streams = np.repeat(new_stream(seed), 3)
    return streams.view(np.recarray) if INTERPRETED else streams


def _noted(piece: Piece, logs: Rows, follows: bool) -> Rows:
    from majlis.kernel import simulation

    configured = piece.chosen()
    definition, head = configured.definition, simulation.SEATED + simulation.A_SEAT * configured.definition.seats
    states = blank(definition.record, 2)
    definition.write_options(states[0], configured.options)
    notes = np.zeros((_matches(piece), head + len(definition.reasons)), np.int64)
    waits = np.array(sorted(definition.waits), np.int64)
    run = definition.bound(simulation)["simulate"]
    run(states, _streams(piece.seed), plan(piece), _minds(piece.bots), waits, logs, notes, int(follows))
    for row in np.flatnonzero(notes[:, simulation.PLIES] < 0)[:1]:
        why = {
            simulation.TOO_LONG: f"had no end after {simulation.LONGEST:,} actions",
            simulation.NOBODY_ACTS: "stood still: nobody would act",
            simulation.NOT_LEGAL: "could not be played again by its log",
        }[int(notes[row, simulation.PLIES])]
        raise MajlisError(f"{piece.game}: the match of deal {piece.first + row // len(piece.bots)} {why}")
    return notes


def _minds(bots: tuple[PlayerSpec, ...]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """What makes each bot's level, as compiled code reads it."""
    rows = []
    for bot in bots:
        level = LEVELS[bot.level]
        is_random = bot.kind == "random"
        rows.append((level.considers, level.naive, level.sharpness, level.remembers, level.forgets, is_random))
    return np.array(rows, np.float64)


# ------------------------------------------------------------------------------------------- bots that think


def _thought(piece: Piece) -> Rows:
    """The logs of a piece whose bots think in Python."""
    runner, seats = _runner(piece.game, piece.options, piece.bots, piece.sides, piece.opening), 0
    logs = []
    for deal in range(piece.first, piece.last):
        for turn, seating in enumerate(piece.seatings(deal)):
            match = runner.match(match_seed(piece.seed, deal), f"{turn}", seating, {})
            seats = match.game.definition.seats
            logs.append([move.action * seats + move.seat for move in match.log] + [-1])
    rows = np.full((len(logs), max(map(len, logs))), -1, np.int64)
    for row, log in zip(rows, logs, strict=True):
        row[: len(log)] = log
    return rows


@functools.lru_cache(maxsize=4)
def _runner(key: str, options: str, bots: tuple[PlayerSpec, ...], side: tuple[int, ...], opening: int) -> Runner:
    return Runner(Setup(key, msgspec.json.decode(options), bots, side, opening=opening))
