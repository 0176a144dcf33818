"""How strong a bot plays: five levels, weak in a human way at the lower end.

All but the highest overlook some of what they could do and are not sure which of two good actions is better; the lower
ones do not remember what they saw, either.
"""

from typing import NamedTuple

from majlis.errors import UnknownBot
from majlis.games.definition import Definition
from majlis.kernel.thought import GOALS, ThoughtPlan

LOWEST, HIGHEST = 1, 5


class Level(NamedTuple):
    """What makes a bot as strong as it is."""

    considers: float
    """The share of its usual legal actions that it thinks of: of plain ones more, of quiet ones fewer."""
    naive: float
    """How far it is taken in by what tempts a beginner, 1 being wholly."""
    remembers: float
    """How often it says in time what nobody reminds it of, such as "last card!"."""
    forgets: bool
    """Whether it drops the public memory that a careless player would not keep."""
    sharpness: float
    """How closely an instinct bot keeps to what it likes best: its choice goes by the weights to this power."""
    doubt: float
    """How much worse, in estimated return, an action must look to a search bot to be taken e times less often than
    instinct would."""
    iterations: int
    """How much a search bot thinks."""
    candidates: int
    """How many root actions a search bot compares, by their prior."""


TRUST = 8.0
"""How many trials the prior counts for when root actions are compared, unless the game says otherwise."""

LEVELS = {
    1: Level(
        considers=0.4, naive=1.0, remembers=0.6, forgets=True, sharpness=0.3, doubt=0.25, iterations=16, candidates=6
    ),
    2: Level(
        considers=0.55, naive=0.7, remembers=0.8, forgets=True, sharpness=0.45, doubt=0.15, iterations=48, candidates=8
    ),
    3: Level(
        considers=0.7,
        naive=0.3,
        remembers=0.93,
        forgets=True,
        sharpness=0.65,
        doubt=0.07,
        iterations=200,
        candidates=12,
    ),
    4: Level(
        considers=0.85,
        naive=0.1,
        remembers=1.0,
        forgets=False,
        sharpness=1.0,
        doubt=0.04,
        iterations=500,
        candidates=16,
    ),
    5: Level(
        considers=1.0,
        naive=0.0,
        remembers=1.0,
        forgets=False,
        sharpness=1e6,
        doubt=0.0,
        iterations=12_000,
        candidates=24,
    ),
}


def iterations(game: Definition, level: int) -> int:
    """How much a search bot thinks about a game: at the highest level what the game says takes less than a second."""
    usual = LEVELS[level].iterations
    return int(getattr(game.module("instinct"), "ITERATIONS", usual)) if level == HIGHEST else usual


def known_level(level: int) -> int:
    """The level, if there is one like that."""
    if level not in LEVELS:
        raise UnknownBot(f"a bot's level is {LOWEST} to {HIGHEST}, not {level!r}")
    return level


def plan(game: Definition, level: int, planned: int | None = None, goal: str = "win") -> ThoughtPlan:
    """What a bot of a level thinks about a game with, for its usual trials or so many; `side` is the match's to say."""
    asked = LEVELS[level]
    return ThoughtPlan(
        considers=asked.considers,
        naive=asked.naive,
        remembers=asked.remembers,
        forgets=int(asked.forgets),
        sharpness=asked.sharpness,
        doubt=asked.doubt,
        iterations=planned or iterations(game, level),
        width=asked.candidates,
        goal=GOALS[goal],
        trust=float(getattr(game.module("instinct"), "TRUST", TRUST)),
    )
