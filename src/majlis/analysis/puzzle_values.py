"""What each action of a seat is worth by what the seat knows, compared in the same worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

import numpy as np

from majlis.analysis.forecasts import Forecasts
from majlis.bots.bot import bot
from majlis.bots.spec import decide
from majlis.kernel.seeds import new_stream

if TYPE_CHECKING:
    from majlis.match.match import Match

HIGHEST = 5
ROUGH, WORLDS = 60, 400
"""Worlds in which all actions are compared at first, and in which those that may be best are."""
ENGINE_ROUGH, ENGINE_FULL = 12, 100
"""The same for an engine: its iterations after each action."""
PILOTS = 12
"""Playouts by which the length of a match is told."""
CONTENDERS = 8
"""So many actions, beside the best, are compared in full."""


Worth: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]
"""The chance of the first place after an action, in each world that was looked at."""


class Lag(NamedTuple):
    """By how much an action is worse than the best, and the standard error of that."""

    loss: float
    noise: float


class Appraiser(Protocol):
    """Says what actions are worth."""

    def worth(self, match: Match, seat: int, action: int, label: str, is_full: bool) -> Worth:
        """What an action is worth, roughly or in full; the same label is the same worlds, another is another look."""


def lag_behind(best: Worth, other: Worth) -> Lag:
    """How far an action lags behind the best, both looked at in the same worlds."""
    behind = best - other
    noise = float(behind.std(ddof=1) / np.sqrt(behind.size)) if behind.size > 1 else 0.0
    return Lag(float(behind.mean()), noise)


def appraiser_of(match: Match) -> Appraiser:
    """Whoever appraises matches like this: the game's engine where nothing is hidden, else playouts."""
    engine = match.game.definition.engine
    if match.is_open and engine is not None and engine.begin(match.game, match.hidden(0), 0, HIGHEST, new_stream(0)):
        return EngineAppraiser()
    return PlayoutAppraiser(Forecasts(match.game))


class PlayoutAppraiser:
    """Plays worlds that fit the seat's view on by instinct: the same worlds and luck for every action."""

    def __init__(self, forecasts: Forecasts) -> None:
        self._forecasts = forecasts

    def length(self, match: Match) -> float:
        """How many plies are left, on average."""
        return self._forecasts.length(match.states(), PILOTS)

    def worth(self, match: Match, seat: int, action: int, label: str, is_full: bool) -> Worth:
        worlds = WORLDS if is_full else ROUGH
        found = self._forecasts.shares(match.hidden(seat), worlds, label, match.given_up, seat, {action: 1.0})
        return np.ascontiguousarray(found[:, self._forecasts.side(seat)])


class EngineAppraiser:
    """Asks a game's engine for the chance after each action; another look thinks twice as long."""

    def __init__(self) -> None:
        self._bot = bot("search", HIGHEST)

    def worth(self, match: Match, seat: int, action: int, label: str, is_full: bool) -> Worth:
        iterations = (ENGINE_FULL if is_full else ENGINE_ROUGH) * (2 if label.startswith("second") else 1)
        after = match.after(seat, action)
        result = after.result()
        if result is not None:
            return np.array([float(result.places[seat] == 1)])
        actor = after.actors()[0]
        found = decide(self._bot, match.game, after.hidden(actor), actor, new_stream(label.encode()), iterations)
        _, value, _ = found.candidates[0]
        return np.array([value if actor == seat else 1.0 - value])
