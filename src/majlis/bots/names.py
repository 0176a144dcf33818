"""What bots are called."""

from __future__ import annotations

from collections.abc import Sequence

from majlis import words
from majlis.bots.levels import known_level
from majlis.bots.rng import Stream, index_below

NAMES = 24
"""Given names in the catalogue of words, `bot-name-1` and so on."""


def named(count: int, rng: Stream, taken: Sequence[int] = ()) -> list[int]:
    """The numbers of so many names, all different and none of them taken as long as there are others."""
    left = [number for number in range(1, NAMES + 1) if number not in taken]
    found: list[int] = []
    for _ in range(count):
        if not left:
            left = list(range(1, NAMES + 1))
        chosen = left[index_below(rng, len(left))]
        left = [number for number in left if number != chosen]
        found.append(chosen)
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
    return words.say(lang, None, f"bot-level-{known_level(level)}")


def introduced(lang: str, number: int, level: int) -> str:
    """A bot's name with its level, for a seat or a list of players.

    >>> introduced("en", 1, 5)
    'Layla (Master)'
    """
    return words.say(lang, None, "bot-introduced", {"name": name(lang, number), "level": title(lang, level)})
