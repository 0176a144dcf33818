"""How a bot behaves at a table: how long it seems to think, and whether it remembers to speak.

Nothing here waits: the table is told how many seconds a person would take, and keeps the time itself.
"""

from __future__ import annotations

import math

from majlis.bots.bot import Stream
from majlis.bots.levels import known_level
from majlis.bots.rng import fraction
from majlis.decision import Decision

FORCED = (0.6, 1.2)
"""Seconds for an action to which there is no other."""
QUICKEST, LONGEST = 0.7, 4.0
"""Seconds for a choice."""
LOOKING = 0.25
"""Seconds for each doubling of the number of actions to choose from."""
WEIGHING = 1.2
"""Seconds more where the best two are equally good."""
HASTE = {1: 0.75, 2: 0.9, 3: 1.0, 4: 1.1, 5: 1.15}
"""How long a level takes, compared with others: a child acts before it has thought."""
REACTION = {1: (0.9, 2.4), 2: (0.8, 1.9), 3: (0.6, 1.5), 4: (0.5, 1.2), 5: (0.4, 0.9)}
"""Seconds until it says what it merely may, such as "last card!"."""
USUAL_CHOICES = 8
"""Among how many actions a bot seems to choose where nobody may see how many it has."""
THOUGHT = {1: 0.1, 2: 0.1, 3: 0.1, 4: 0.2, 5: 1.2}
"""Seconds that a level's thought may need among hidden cards: it is never seen to act sooner, whatever it holds."""
CLEAR = 0.2
"""By how much the best action must be likelier to win than the next for the choice to be easy."""


def pace(level: int, choices: int, closeness: float, rng: Stream) -> float:
    """Seconds that a person of this level would take to choose from so many actions; the stream moves on.

    Closeness is 0 where the best action is plain and 1 where two are equally good.
    """
    haste = HASTE[known_level(level)]
    if choices <= 1:
        return _between(FORCED, rng)
    usual = QUICKEST + LOOKING * math.log2(choices) + WEIGHING * min(max(closeness, 0.0), 1.0)
    # Two draws: most people are near their usual time, some are quick, some forget that they are waited for.
    varied = 0.6 + 0.4 * (fraction(rng) + fraction(rng))
    return min(max(haste * usual * varied, QUICKEST), LONGEST)


def hidden_pace(level: int, rng: Stream) -> float:
    """Seconds for a choice among hidden cards: by lot, for how hard it was would tell what the bot holds.

    This and the other paces of hidden cards are drawn before the bot thinks; it thinks no longer than that, and acts
    at that moment and no other. So one that has no choice cannot be told from one that has many.
    """
    return max(pace(level, USUAL_CHOICES, fraction(rng), rng), THOUGHT[level])


def sealed_pace(level: int, rng: Stream) -> float:
    """Seconds for a choice that is kept unseen, where what comes next waits for it."""
    return max(reacts(level, rng), THOUGHT[level])


def hurried_pace(level: int) -> float:
    """Seconds for a choice among hidden cards of a bot that is hurried: no more than its thought may need."""
    return THOUGHT[known_level(level)]


def closeness(decision: Decision) -> float:
    """How hard a choice was: 1 if the best two actions win equally often, 0 if one of them is clearly better.

    >>> closeness(Decision(13, [(13, 0.6, 0.9), (76, 0.55, 0.1)]))
    0.75
    """
    best = sorted((win_probability for _, win_probability, _ in decision.candidates), reverse=True)
    if len(best) < 2:
        return 0.0
    return round(1.0 - min((best[0] - best[1]) / CLEAR, 1.0), 6)


def reacts(level: int, rng: Stream) -> float:
    """Seconds until it says what it merely may; the stream moves on."""
    return _between(REACTION[known_level(level)], rng)


def _between(limits: tuple[float, float], rng: Stream) -> float:
    low, high = limits
    return low + (high - low) * fraction(rng)
