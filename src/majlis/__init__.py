"""Majlis: five tabletop games, exactly, to be played, refereed and studied."""

from majlis import loading  # first of all: it minds Ctrl-C while the others load
from majlis.analysis.review import Review, review
from majlis.bots.bot import Bot, bot
from majlis.decision import Decision
from majlis.errors import (
    EngineError,
    IllegalMove,
    MajlisError,
    OptionError,
    PositionError,
    Refusal,
    ReplayError,
    UnknownBot,
    UnknownGame,
)
from majlis.games import keys as games
from majlis.match.batch import Batch
from majlis.match.game import Game, game
from majlis.match.match import Match, Result
from majlis.match.replay import Replay

__version__ = "0.1.0"

__all__ = [
    "Batch",
    "Bot",
    "Decision",
    "EngineError",
    "Game",
    "IllegalMove",
    "MajlisError",
    "Match",
    "OptionError",
    "PositionError",
    "Refusal",
    "Replay",
    "ReplayError",
    "Result",
    "Review",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "game",
    "games",
    "review",
]
