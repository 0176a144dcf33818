"""Simulations: a game with one set of house rules, or with two, over the same many deals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import numpy as np

from majlis import __version__
from majlis.errors import MajlisError
from majlis.lab.kept_pieces import KeptPieces
from majlis.lab.pairings import sides
from majlis.lab.pieces import Piece, PlayedPiece, Rows, play
from majlis.lab.players import PlayerSpec
from majlis.lab.runner import is_dealt
from majlis.lab.workers import Alone, Pool, Workers
from majlis.match.game import Game

ALIKE, APART = 0, 1
"""The two series of a variant: all seats are the same bot's; the bot and its rival play each deal in turns."""
COMPILED_DEALS, THOUGHT_DEALS = 250, 2
"""Deals of a piece, where the bots' play is compiled and where they think."""
MOST_DEALS = 2**31
RIVAL_SHARE = 4
"""For one deal with the rival so many are played without."""


@dataclass(frozen=True)
class Plan:
    """All that decides what comes out of a simulation."""

    games: tuple[Game, ...]
    """The variants: the game with each set of house rules."""
    bot: PlayerSpec
    rival: PlayerSpec
    matches: int
    """Of each variant, all seats being the bot's."""
    rival_deals: int
    """Deals of each variant that bot and rival play in turns, two matches each."""
    seed: int = 0

    @classmethod
    def of(cls, games: Sequence[Game], bot: PlayerSpec, rival: PlayerSpec | None, matches: int, seed: int = 0) -> Plan:
        """The plan of a simulation; the rival is a level lower, or the random bot below the lowest."""
        if bot.command is not None or (rival is not None and rival.command is not None):
            raise MajlisError("a simulation is played by bots of Majlis, such as instinct:4 or search:3")
        if bot.budget.seconds is not None or (rival is not None and rival.budget.seconds is not None):
            raise MajlisError("a simulation can be repeated exactly: give its bots iterations (@500), not seconds")
        if not 2 <= matches < MOST_DEALS:
            raise MajlisError(f"a simulation has 2 matches at least, and fewer than {MOST_DEALS:,}, not {matches:,}")
        lower = (
            PlayerSpec(bot.kind, bot.level - 1, bot.budget, goal=bot.goal) if bot.level > 1 else PlayerSpec("random")
        )
        return cls(tuple(games), bot, rival or lower, matches, max(2, matches // RIVAL_SHARE), seed)

    def about(self) -> str:
        """All that a piece depends on, as JSON; how many there are is not part of it."""
        facts = {
            "majlis": __version__,
            "game": self.games[0].key,
            "version": self.games[0].version,
            "variants": [game.options.plain() for game in self.games],
            "bots": [self.bot.name, self.rival.name],
            "seed": self.seed,
        }
        return msgspec.json.encode(facts, order="sorted").decode()

    def digest(self) -> str:
        """A short name for a file."""
        return hashlib.sha256(self.about().encode()).hexdigest()[:16]

    @property
    def is_compiled(self) -> bool:
        return all(bot.kind != "search" for bot in (self.bot, self.rival))

    def pieces(self) -> list[tuple[int, int, Piece]]:
        """Variant, series and deals of every piece; whoever stops in the middle has about as much of each series."""
        found: list[tuple[float, int, int, Piece]] = []
        for variant, game in enumerate(self.games):
            side_of, options = sides(game), msgspec.json.encode(game.options.plain()).decode()
            for series, bots, deals in (
                (ALIKE, (self.bot,), self.matches),
                (APART, (self.bot, self.rival), self.rival_deals),
            ):
                opening = 0 if is_dealt(game) or all(bot.level < 5 for bot in bots) else game.players
                make = Piece(game.key, options, bots, side_of, self.seed, opening, 0, 0)
                size = COMPILED_DEALS if make.is_compiled else THOUGHT_DEALS
                found += [
                    (first / deals, variant, series, replace(make, first=first, last=min(first + size, deals)))
                    for first in range(0, deals, size)
                ]
        return [piece[1:] for piece in sorted(found, key=lambda piece: piece[:3])]


class Simulation:
    """A simulation being played: `run()` goes on with it, `notes` is what came out."""

    def __init__(self, plan: Plan, state: Path | None = None) -> None:
        self.plan = plan
        self.pieces = plan.pieces()
        self.total = sum(_matches(piece) for _, _, piece in self.pieces)
        self._kept = KeptPieces(state, plan.about())

    def run(self, workers: Workers) -> Iterator[int]:
        """Play what is not kept yet; how many matches have just been done or were found, again and again."""
        missing = []
        for variant, series, piece in self.pieces:
            if self._kept.get(variant, series, piece.first, _matches(piece)) is None:
                missing.append((variant, series, piece))
            else:
                yield _matches(piece)
        results = workers.in_order(play, ((piece,) for _, _, piece in missing))
        with closing(results):
            for (variant, series, piece), played in zip(missing, results, strict=True):
                self._kept.put(variant, series, piece.first, played)
                yield _matches(piece)

    def notes(self, variant: int, series: int) -> Rows:
        """The notes of a series, deal after deal; of one that was interrupted, as far as it goes without a gap."""
        found = []
        for played in self._played(variant, series):
            found.append(played.notes)
        return np.concatenate(found) if found else np.zeros((0, 1), np.int64)

    def logged(self, variant: int, most: int) -> Iterator[tuple[int, list[int]]]:
        """The first matches of a variant that bots alike have played: the number of the deal and the log."""
        for (_, _, piece), played in zip(self.series(variant, ALIKE), self._played(variant, ALIKE), strict=False):
            if piece.first >= most:
                return
            logs = played.logs if played.logs is not None else play(piece, logged=True).logs
            assert logs is not None
            for deal, log in enumerate(logs[: most - piece.first].tolist(), start=piece.first):
                yield deal, log[: log.index(-1)]

    def series(self, variant: int, series: int) -> list[tuple[int, int, Piece]]:
        """The pieces of a series, in order."""
        return [piece for piece in self.pieces if piece[:2] == (variant, series)]

    def _played(self, variant: int, series: int) -> Iterator[PlayedPiece]:
        for _, _, piece in self.series(variant, series):
            played = self._kept.get(variant, series, piece.first, _matches(piece))
            if played is None:
                return
            yield played

    def close(self) -> None:
        self._kept.close()


def local_workers(plan: Plan, jobs: int | None = None) -> Workers:
    """The cores of this machine: threads for compiled play, processes for bots that think."""
    return Alone() if jobs == 1 else Pool(jobs, threads=plan.is_compiled)


def _matches(piece: Piece) -> int:
    return (piece.last - piece.first) * len(piece.bots)
