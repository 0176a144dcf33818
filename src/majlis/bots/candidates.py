"""What comes to a bot's mind: the stronger it is, the less it overlooks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from majlis.bots.bot import Stream
from majlis.bots.levels import LEVELS
from majlis.bots.pacing import speaks
from majlis.bots.rng import noticed

if TYPE_CHECKING:
    from majlis.games.definition import Definition


def candidates(game: Definition, actions: Sequence[int], level: int, rng: Stream) -> list[int]:
    """The places of the legal actions that a level thinks of, one at least; the stream moves on.

    A seat that merely may speak, such as to say "last card!", thinks of nothing else or not of it.
    """
    waits = [place for place, action in enumerate(actions) if action in game.waits]
    if waits:
        return [place for place in range(len(actions)) if place not in waits] if speaks(level, rng) else waits
    return noticed(len(actions), LEVELS[level].considers, rng)
