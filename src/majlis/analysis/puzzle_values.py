"""What each action of a seat is worth by what the seat knows, compared in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

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


class Lag(NamedTuple):
    """By how much an action is worse than the best, and the standard error of that."""

    loss: float
    noise: float


class ActionValues(NamedTuple):
    """What the best action of a seat is worth, and how much the others lag behind it."""

    chance: float
    lags: dict[int, Lag]


class Appraiser(Protocol):
    """Says what actions are worth."""

    def lags(
        self, match: Match, seat: int, best: int, others: Sequence[int], label: str, is_full: bool
    ) -> ActionValues:
        """How far the others lag behind the best, roughly or in full; another label is another look."""


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

    def lags(
        self, match: Match, seat: int, best: int, others: Sequence[int], label: str, is_full: bool
    ) -> ActionValues:
        view, worlds = match.hidden(seat), WORLDS if is_full else ROUGH

        def shares(action: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
            found = self._forecasts.shares(view, worlds, label, match.given_up, seat, {action: 1.0})
            return np.asarray(found[:, seat])

        first = shares(best)
        lags = {}
        for action in others:
            lag = first - shares(action)
            lags[action] = Lag(float(lag.mean()), float(lag.std(ddof=1) / np.sqrt(worlds)))
        return ActionValues(float(first.mean()), lags)


class EngineAppraiser:
    """Asks a game's engine for the chance after each action; another look thinks twice as long."""

    def __init__(self) -> None:
        self._bot = bot("search", HIGHEST)

    def lags(
        self, match: Match, seat: int, best: int, others: Sequence[int], label: str, is_full: bool
    ) -> ActionValues:
        iterations = (ENGINE_FULL if is_full else ENGINE_ROUGH) * (2 if label.startswith("second") else 1)

        def chance(action: int) -> float:
            after = match.after(seat, action)
            result = after.result()
            if result is not None:
                return float(result.places[seat] == 1)
            actor = after.actors()[0]
            found = decide(self._bot, match.game, after.hidden(actor), actor, new_stream(label.encode()), iterations)
            _, value, _ = found.candidates[0]
            return value if actor == seat else 1.0 - value

        first = chance(best)
        return ActionValues(first, {action: Lag(first - chance(action), 0.0) for action in others})
