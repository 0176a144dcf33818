"""What every bot is: it begins to think about a view, works as long as it is let, and says what it thinks so far."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from majlis.bots.levels import HIGHEST, LOWEST
from majlis.decision import Decision, Search
from majlis.errors import UnknownBot
from majlis.kernel.seeds import new_stream
from majlis.kernel.thought import GOALS

if TYPE_CHECKING:
    from majlis.match.game import Game

KINDS = ("random", "instinct", "search")
GOAL = "win"
"""What a bot plays for unless somebody says otherwise."""

States = np.ndarray[Any, Any]
Stream = np.ndarray[Any, Any]
"""A random stream as an array of one, as `majlis.kernel.seeds.new_stream` makes it."""


class Bot:
    """A kind of bot at a level; made by :func:`majlis.bot`. It holds nothing of a match and may play in many."""

    def __init__(self, kind: str, level: int, goal: str = GOAL) -> None:
        self.kind = kind
        self.level = level
        self.goal = goal

    def __repr__(self) -> str:
        goal = "" if self.goal == GOAL else f", goal={self.goal!r}"
        return f"majlis.bot({self.kind!r}, level={self.level}{goal})"

    def begin(self, game: Game, view: States, seat: int, rng: Stream, iterations: int | None = None) -> Search:
        """Begin to think about a view: `match.hidden(seat)`, an array of one record. Draws from the stream once.

        A bot that searches can be planned for so many iterations instead of its level's; an engine of a game's own may
        work for more than its level's that way, and for fewer if it is let work less.
        """
        module = importlib.import_module(f"majlis.bots.{self.kind}")
        planned = () if iterations is None or self.kind != "search" else (iterations,)
        thinking: Search = module.begin(game, view, seat, self.level, rng, self.goal, *planned)
        return thinking

    def think(self, game: Game, view: States, seat: int, rng: Stream) -> Decision:
        """Think until the level's budget is used up."""
        thinking = self.begin(game, view, seat, rng)
        while not thinking.done:
            thinking.work(thinking.budget)
        return thinking.decision()

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: int | bytes | Stream) -> str:
        """One of the legal texts (or a wait's) for a view as `match.view(seat)` gives it.

        >>> import majlis
        >>> match = majlis.game("toitoi", players=2).start(seed=7)
        >>> majlis.bot("random").choose(match.view(0), match.legal(0), 1) in match.legal(0)
        True
        """
        from majlis.match.game import game

        seat = int(view["viewer"])
        configured = game(view["game"], **view["options"])
        hidden = configured.position(view).hidden(seat)
        stream = new_stream(rng) if isinstance(rng, int | bytes) else rng
        decision = self.think(configured, hidden, seat, stream)
        text = configured.definition.notation.text
        if decision.waits or text(decision.action) in legal:
            return str(text(decision.action))
        considered = (str(text(action)) for action, _, _ in decision.candidates)
        return next((each for each in considered if each in legal), legal[0])


def bot(kind: str = "search", level: int = 3, goal: str = GOAL) -> Bot:
    """A bot of a kind ("random", "instinct", "search") and a level from 1 to 5.

    One that searches plays for its goal: "win" is to be first, whatever becomes of it otherwise, as people play;
    "place" to come before as many as it can.

    >>> import majlis
    >>> majlis.bot("oracle")
    Traceback (most recent call last):
        ...
    majlis.errors.UnknownBot: there is no bot 'oracle'; there are random, instinct, search
    """
    if kind not in KINDS:
        raise UnknownBot(f"there is no bot {kind!r}; there are {', '.join(KINDS)}")
    if isinstance(level, bool) or level not in range(LOWEST, HIGHEST + 1):
        raise UnknownBot(f"a bot's level is {LOWEST} to {HIGHEST}, not {level!r}")
    if goal not in GOALS:
        raise UnknownBot(f"a bot's goal is {' or '.join(GOALS)}, not {goal!r}")
    return Bot(kind, level, goal)
