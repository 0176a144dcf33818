"""The position of a puzzle as a match that can be played on."""

from __future__ import annotations

import numpy as np

from majlis.games.definition import Definition
from majlis.games.puzzles import LUCK, Puzzle, record_of
from majlis.kernel.seeds import key_of
from majlis.match.game import Game, settle
from majlis.match.match import Match


def puzzle_match(game: Definition, puzzle: Puzzle, lang: str = "en") -> Match:
    """A match that begins at the position of a puzzle."""
    configured = Game(game, settle(game, puzzle.options))
    states = configured.ops.blank(configured.options)
    record = np.frombuffer(record_of(puzzle.state, game.record.itemsize), np.uint8)
    np.asarray(states).view(np.uint8).reshape(-1)[:] = record
    match = Match(configured, states, key_of(LUCK), None, lang)
    match.start = match.state()
    return match


def replayed(match: Match) -> Match:
    """The position of a match as a puzzle has it: with nothing before it, and with the puzzle's luck after it."""
    twin = Match(match.game, match.states().copy(), key_of(LUCK), None, match.lang)
    twin.start = twin.state()
    return twin
