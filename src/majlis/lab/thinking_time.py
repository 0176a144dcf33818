"""Bots that think for so many seconds."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from majlis.bots.bot import Bot, States, Stream
from majlis.bots.search import TreeSearch
from majlis.decision import Decision
from majlis.match.game_ops import copied

if TYPE_CHECKING:
    from majlis.match.game import Game

TRIED = 64
"""Iterations by which the search finds out how many it has time for."""
MOST_PLANNED = 1 << 20
"""Iterations that a search is planned for at most: it remembers as many positions."""
UNBOUNDED = 1 << 40
"""More iterations than an engine has time for; it remembers as much as its level does."""


def decide_in(seconds: float, asked: Bot, game: Game, view: States, seat: int, rng: Stream) -> Decision:
    """What a bot thinks until the time is up.

    An engine looks deeper and deeper. The search compares fewer and fewer actions and must come to the end of its plan,
    so it is planned for what it has time for, which a short one tells.
    """
    began = time.perf_counter()
    until = began + seconds
    short = asked.begin(game, view, seat, copied(rng), TRIED)
    if short.done:
        return short.decision()
    iterations = UNBOUNDED
    if isinstance(short, TreeSearch):
        short.work(short.budget)
        now = time.perf_counter()
        iterations = min(max(int(short.budget * (until - now) / (now - began)), TRIED), MOST_PLANNED)
    thinking = asked.begin(game, view, seat, rng, iterations)
    chunk = max(thinking.budget // 256, 1) if isinstance(thinking, TreeSearch) else 1
    while not thinking.done and time.perf_counter() < until:
        thinking.work(chunk)
    return thinking.decision()
