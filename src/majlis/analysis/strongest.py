"""What the strongest bot would do in a position, from what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from majlis.analysis.forecasts import stream_of
from majlis.bots.bot import bot
from majlis.bots.spec import decide
from majlis.decision import Decision

if TYPE_CHECKING:
    from majlis.match.game import Game

LEVEL = 5


def has_engine(game: Game, view: Any) -> bool:
    """Whether the game's own engine plays this, as a view shows it."""
    engine = game.definition.engine
    return engine is not None and engine.begin(game, view, 0, LEVEL, stream_of("engine")) is not None


def advice(game: Game, view: Any, seat: int, label: str, iterations: int) -> Decision:
    """What the search, or the game's engine, thinks of a view in so many iterations."""
    return decide(bot("search", LEVEL), game, view, seat, stream_of(f"search {label}"), iterations)
