"""Bots as they are typed: `random`, `instinct:2`, `search:3@500`, `search:5/win`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from majlis.bots.bot import KINDS, Bot, States, Stream, bot
from majlis.bots.search import TreeSearch
from majlis.decision import Decision
from majlis.errors import UnknownBot

if TYPE_CHECKING:
    from majlis.match.game import Game

USUAL_LEVEL = 3
FORM = re.compile(r"(?P<kind>\w+)(:(?P<level>\d+))?(@(?P<iterations>[1-9]\d*))?(/(?P<goal>\w+))?")


def read_bot(text: str, usual: str, others: str = "") -> tuple[Bot, int | None]:
    """The bot, and how many iterations it is to think, if that is said; `others` names what else could be typed.

    Who does not say what it plays for has it play for the usual goal.

    >>> read_bot("search:4@500", "place")
    (majlis.bot('search', level=4, goal='place'), 500)
    >>> read_bot("search:5/win", "place")
    (majlis.bot('search', level=5), None)
    """
    form = FORM.fullmatch(text)
    if form is None:
        known = ", ".join(KINDS)
        raise UnknownBot(
            f"{text!r} is no bot; a bot is one of {known}, with :LEVEL, @ITERATIONS and /GOAL at will{others}"
        )
    iterations = form["iterations"]
    found = bot(form["kind"], int(form["level"] or USUAL_LEVEL), form["goal"] or usual)
    return found, int(iterations) if iterations else None


def decide(asked: Bot, game: Game, view: States, seat: int, rng: Stream, iterations: int | None) -> Decision:
    """What a bot thinks: with its level's budget, or with so many iterations."""
    if iterations is None:
        return asked.think(game, view, seat, rng)
    thinking = asked.begin(game, view, seat, rng, iterations)
    # The search rounds its plan up to whole rounds of trials; an engine with a budget of its own stops by count.
    thinking.work(max(iterations, thinking.budget) if isinstance(thinking, TreeSearch) else iterations)
    return thinking.decision()
