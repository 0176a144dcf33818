"""Bots as they are typed: `random`, `instinct:2`, `search:3@500`, `search:5@1.5s`, `search:5/win`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from majlis.bots.bot import KINDS, Bot, States, Stream, bot
from majlis.bots.search import TreeSearch
from majlis.decision import Decision
from majlis.errors import UnknownBot

if TYPE_CHECKING:
    from majlis.match.game import Game

USUAL_LEVEL = 3
FORM = re.compile(
    r"(?P<kind>\w+)(:(?P<level>\d+))?"
    r"(@((?P<iterations>[1-9]\d*)|(?P<seconds>\d+(\.\d+)?)s))?(/(?P<goal>\w+))?"
)
LONGEST = 3600
"""Seconds that a bot may be given for a choice."""


class Budget(NamedTuple):
    """How long a bot is to think, where that is not its level's to say."""

    iterations: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"@{self.seconds:g}s"
        return "" if self.iterations is None else f"@{self.iterations}"


OF_LEVEL = Budget()
"""As long as the level does."""


def read_bot(text: str, usual: str, others: str = "") -> tuple[Bot, Budget]:
    """The bot, and how long it is to think, if that is said; `others` names what else could be typed.

    Who does not say what it plays for has it play for the usual goal.

    >>> read_bot("search:4@500", "place")
    (majlis.bot('search', level=4, goal='place'), Budget(iterations=500, seconds=None))
    >>> read_bot("search:5@0.5s/win", "place")
    (majlis.bot('search', level=5), Budget(iterations=None, seconds=0.5))
    """
    form = FORM.fullmatch(text)
    if form is None:
        known = ", ".join(KINDS)
        raise UnknownBot(
            f"{text!r} is no bot; a bot is one of {known}, with :LEVEL, @ITERATIONS (or @1.5s, for so many seconds) "
            f"and /GOAL at will{others}"
        )
    found = bot(form["kind"], int(form["level"] or USUAL_LEVEL), form["goal"] or usual)
    if form["seconds"]:
        return found, Budget(seconds=known_seconds(float(form["seconds"])))
    return found, Budget(int(form["iterations"])) if form["iterations"] else OF_LEVEL


def known_seconds(seconds: float) -> float:
    """A time to think, if a bot can be given it."""
    if not 0 < seconds <= LONGEST:
        raise UnknownBot(f"a bot thinks for more than 0 and at most {LONGEST} seconds, not for {seconds:g}")
    return seconds


def decide(asked: Bot, game: Game, view: States, seat: int, rng: Stream, iterations: int | None) -> Decision:
    """What a bot thinks: with its level's budget, or with so many iterations."""
    if iterations is None:
        return asked.think(game, view, seat, rng)
    thinking = asked.begin(game, view, seat, rng, iterations)
    # The search rounds its plan up to whole rounds of trials; an engine stops by count.
    thinking.work(max(iterations, thinking.budget) if isinstance(thinking, TreeSearch) else iterations)
    return thinking.decision()
