"""Who can be seated in an arena: `random`, `instinct:2`, `search:3@500`, `advised:search:2`, or `cmd:./program -v`."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass

from majlis.analysis.choices import ChoiceMade
from majlis.analysis.judging import Judge, judge_of
from majlis.bots import Bot, Decision, bot
from majlis.bots.spec import OF_LEVEL, USUAL_LEVEL, Budget, decide, read_bot
from majlis.errors import UnknownBot
from majlis.kernel.seeds import new_stream
from majlis.lab.engines import Engine
from majlis.lab.thinking_time import decide_in
from majlis.match.game import Game
from majlis.match.match import Match

COMMAND, ADVISED = "cmd:", "advised:"
BY_PLACES = "place"
"""What bots among themselves play for: an arena counts all places."""
ADVICE_EFFORT = 5
"""The effort of the reviews by which an advised bot thinks again."""


@dataclass(frozen=True)
class PlayerSpec:
    """A bot of ours at a level, perhaps with a budget of its own or advised by reviews, or an outside program."""

    kind: str
    level: int = USUAL_LEVEL
    budget: Budget = OF_LEVEL
    command: str | None = None
    goal: str | None = None
    """What it plays for, if that is said."""
    is_advised: bool = False

    @classmethod
    def parsed(cls, text: str) -> PlayerSpec:
        """Read a bot as it is typed.

        >>> PlayerSpec.parsed("search:4@500").budget
        Budget(iterations=500, seconds=None)
        >>> PlayerSpec.parsed("search:9")
        Traceback (most recent call last):
            ...
        majlis.errors.UnknownBot: a bot's level is 1 to 5, not 9
        """
        if text.startswith(COMMAND):
            if not text.removeprefix(COMMAND).strip():
                raise UnknownBot("cmd: must be followed by a command, such as cmd:./program --flag")
            return cls("cmd", command=text.removeprefix(COMMAND).strip())
        found, budget = read_bot(text.removeprefix(ADVISED), BY_PLACES, f", {ADVISED}BOT, or {COMMAND}COMMAND")
        goal = found.goal if "/" in text else None
        return cls(found.kind, found.level, budget, goal=goal, is_advised=text.startswith(ADVISED))

    @property
    def name(self) -> str:
        """The bot as it is typed, in its full form."""
        if self.command is not None:
            return f"{COMMAND}{self.command}"
        advised = ADVISED if self.is_advised else ""
        if self.kind == "random":
            return f"{advised}{self.kind}"
        return f"{advised}{self.kind}:{self.level}{self.budget}" + ("" if self.goal is None else f"/{self.goal}")

    def player(self) -> Player:
        """Somebody who can be asked for actions."""
        if self.command is not None:
            return OutsidePlayer(self.command)
        if self.is_advised:
            return AdvisedPlayer(bot(self.kind, self.level, self.goal or BY_PLACES), self.budget)
        return BotPlayer(self.bot(), self.budget)

    def bot(self, usual: str = BY_PLACES) -> Bot:
        """The bot of ours that this is; it plays for the usual goal unless its own is said."""
        if self.is_advised:
            raise UnknownBot(f"{self.name} plays in the arena only")
        return bot(self.kind, self.level, self.goal or usual)


class Player(ABC):
    """Holds one seat, in one match after another."""

    clock = staticmethod(time.perf_counter)
    """What its thinking is measured by."""

    @abstractmethod
    def sit(self, game: Game, seat: int, seed: bytes) -> None:
        """A new match begins."""

    @abstractmethod
    def act(self, match: Match, seat: int, seed: bytes) -> str | None:
        """What the seat does now; None is to keep silent, where it merely may speak."""

    @abstractmethod
    def leave(self) -> None:
        """Nothing more will be asked."""


class BotPlayer(Player):
    """A bot of ours: it is shown what its seat knows, nothing else."""

    clock = staticmethod(time.process_time)

    def __init__(self, bot: Bot, budget: Budget = OF_LEVEL) -> None:
        self.bot = bot
        self.budget = budget

    def sit(self, game: Game, seat: int, seed: bytes) -> None:
        """It holds nothing of a match, so there is nothing to prepare."""

    def leave(self) -> None:
        """It holds nothing of a match, so there is nothing to put away."""

    def act(self, match: Match, seat: int, seed: bytes) -> str | None:
        decision = think(self.bot, match, seat, seed, self.budget)
        return None if decision.waits else match.text(decision.action)


class AdvisedPlayer(BotPlayer):
    """A bot that does what a review would name instead, wherever that would call its own choice a mistake."""

    def act(self, match: Match, seat: int, seed: bytes) -> str | None:
        action = think(self.bot, match, seat, seed, self.budget).action
        if len(match.all_legal(seat)) > 1:
            choice = self._judge(match, seat).choice(match, ChoiceMade(seat, action))
            if choice.is_mistake:
                action = match.game.definition.notation.action(choice.better)
        return None if action in match.game.definition.waits else match.text(action)

    def _judge(self, match: Match, seat: int) -> Judge:
        """Whoever judges from what the seat knows: how long a match is, too, is told from that."""
        return judge_of(match.game, match.hidden(seat), ADVICE_EFFORT)


class OutsidePlayer(Player):
    """An outside program that speaks the engine protocol; it is started when it first sits down."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._engine: Engine | None = None

    def sit(self, game: Game, seat: int, seed: bytes) -> None:
        if self._engine is None:
            self._engine = Engine(self.command)
        self._engine.start(game, seat, seed)

    def act(self, match: Match, seat: int, seed: bytes) -> str | None:
        assert self._engine is not None
        return self._engine.choose(match, seat)

    def leave(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._engine = None


def think(bot: Bot, match: Match, seat: int, seed: bytes, budget: Budget = OF_LEVEL) -> Decision:
    """What a bot thinks with its level's budget, or one of its own."""
    asked = bot, match.game, match.hidden(seat), seat, new_stream(seed)
    return decide(*asked, budget.iterations) if budget.seconds is None else decide_in(budget.seconds, *asked)
