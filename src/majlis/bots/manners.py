"""How a bot behaves at a table: how long it seems to think, whether it remembers to speak, and what it is called.

Nothing here waits: the table is told how many seconds a person would take, and keeps the time itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from majlis import words
from majlis.bots.bot import Stream
from majlis.bots.chance import fraction, index_below
from majlis.bots.levels import HIGHEST, LOWEST
from majlis.errors import UnknownBot
from majlis.thought import Thought

NAMES = 24
"""Given names in the catalogue of words, `bot-name-1` and so on."""

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
REMEMBERS = {1: 0.6, 2: 0.8, 3: 0.93, 4: 1.0, 5: 1.0}
"""How often a level says in time what nobody reminds it of, such as "last card!"."""
REACTION = {1: (0.9, 2.4), 2: (0.8, 1.9), 3: (0.6, 1.5), 4: (0.5, 1.2), 5: (0.4, 0.9)}
"""Seconds until it says so."""
USUAL_CHOICES = 8
"""Among how many actions a bot seems to choose where nobody may see how many it has."""
CLEAR = 0.2
"""By how much the best action must be likelier to win than the next for the choice to be easy."""


def pace(level: int, choices: int, closeness: float, rng: Stream) -> float:
    """Seconds that a person of this level would take to choose from so many actions; the stream moves on.

    Closeness is 0 where the best action is plain and 1 where two are equally good.
    """
    haste = HASTE[_known(level)]
    if choices <= 1:
        return _between(FORCED, rng)
    usual = QUICKEST + LOOKING * math.log2(choices) + WEIGHING * min(max(closeness, 0.0), 1.0)
    # Two draws: most people are near their usual time, some are quick, some forget that they are waited for.
    varied = 0.6 + 0.4 * (fraction(rng) + fraction(rng))
    return min(max(haste * usual * varied, QUICKEST), LONGEST)


def hidden_pace(level: int, rng: Stream) -> float:
    """Seconds for a choice among hidden cards: by lot, for how hard it was would tell what the bot holds."""
    return pace(level, USUAL_CHOICES, fraction(rng), rng)


def closeness(thought: Thought) -> float:
    """How hard a choice was: 1 if the best two actions win equally often, 0 if one of them is clearly better.

    >>> closeness(Thought("e2", [("e2", 0.6, 0.9), ("e8", 0.55, 0.1)]))
    0.75
    """
    best = sorted((chance for _, chance, _ in thought.chances), reverse=True)
    if len(best) < 2:
        return 0.0
    return round(1.0 - min((best[0] - best[1]) / CLEAR, 1.0), 6)


def speaks(level: int, rng: Stream) -> bool:
    """Whether a bot remembers to say what it merely may, such as "last card!"; the stream moves on."""
    return fraction(rng) < REMEMBERS[_known(level)]


def reacts(level: int, rng: Stream) -> float:
    """Seconds until it says what it merely may; the stream moves on."""
    return _between(REACTION[_known(level)], rng)


def named(count: int, rng: Stream, taken: Sequence[int] = ()) -> list[int]:
    """The numbers of so many names, all different and none of them taken as long as there are others."""
    left = [number for number in range(1, NAMES + 1) if number not in taken]
    found: list[int] = []
    for _ in range(count):
        if not left:
            left = list(range(1, NAMES + 1))
        found.append(left.pop(index_below(rng, len(left))))
    return found


def name(lang: str, number: int) -> str:
    """A bot's given name.

    >>> name("en", 1)
    'Layla'
    """
    return words.say(lang, None, f"bot-name-{(number - 1) % NAMES + 1}")


def title(lang: str, level: int) -> str:
    """What a level is called.

    >>> title("en", 5)
    'Master'
    """
    return words.say(lang, None, f"bot-level-{_known(level)}")


def introduced(lang: str, number: int, level: int) -> str:
    """A bot's name with its level, for a seat or a list of players.

    >>> introduced("en", 1, 5)
    'Layla (Master)'
    """
    return words.say(lang, None, "bot-introduced", {"name": name(lang, number), "level": title(lang, level)})


def _known(level: int) -> int:
    if level not in HASTE:
        raise UnknownBot(f"a bot's level is {LOWEST} to {HIGHEST}, not {level!r}")
    return level


def _between(limits: tuple[float, float], rng: Stream) -> float:
    low, high = limits
    return low + (high - low) * fraction(rng)
