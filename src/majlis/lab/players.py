"""Who can be seated in an arena: `random`, `instinct:2`, `search:3@500`, or `cmd:./program --flag`."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass

from majlis.bots import Bot, Decision, bot
from majlis.bots.spec import USUAL_LEVEL, decide, read_bot
from majlis.errors import UnknownBot
from majlis.kernel.seeds import new_stream
from majlis.lab.engines import Engine
from majlis.match.game import Game
from majlis.match.match import Match

COMMAND = "cmd:"
BY_PLACES = "place"
"""What bots among themselves play for: an arena counts all places."""


@dataclass(frozen=True)
class PlayerSpec:
    """A bot of ours at a level, perhaps with its iterations, or an outside program."""

    kind: str
    level: int = USUAL_LEVEL
    iterations: int | None = None
    command: str | None = None
    goal: str | None = None
    """What it plays for, if that is said."""

    @classmethod
    def parsed(cls, text: str) -> PlayerSpec:
        """Read a bot as it is typed.

        >>> PlayerSpec.parsed("search:4@500")
        PlayerSpec(kind='search', level=4, iterations=500, command=None, goal=None)
        >>> PlayerSpec.parsed("search:9")
        Traceback (most recent call last):
            ...
        majlis.errors.UnknownBot: a bot's level is 1 to 5, not 9
        """
        if text.startswith(COMMAND):
            if not text.removeprefix(COMMAND).strip():
                raise UnknownBot("cmd: must be followed by a command, such as cmd:./program --flag")
            return cls("cmd", command=text.removeprefix(COMMAND).strip())
        found, iterations = read_bot(text, BY_PLACES, f", or {COMMAND}COMMAND")
        return cls(found.kind, found.level, iterations, goal=found.goal if "/" in text else None)

    @property
    def name(self) -> str:
        """The bot as it is typed, in its full form."""
        if self.command is not None:
            return f"{COMMAND}{self.command}"
        if self.kind == "random":
            return self.kind
        iterations = "" if self.iterations is None else f"@{self.iterations}"
        return f"{self.kind}:{self.level}{iterations}" + ("" if self.goal is None else f"/{self.goal}")

    def player(self) -> Player:
        """Somebody who can be asked for actions."""
        if self.command is not None:
            return OutsidePlayer(self.command)
        return BotPlayer(self.bot(), self.iterations)

    def bot(self, usual: str = BY_PLACES) -> Bot:
        """The bot of ours that this is; it plays for the usual goal unless its own is said."""
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

    def __init__(self, bot: Bot, iterations: int | None) -> None:
        self.bot = bot
        self.iterations = iterations

    def sit(self, game: Game, seat: int, seed: bytes) -> None:
        """It holds nothing of a match, so there is nothing to prepare."""

    def leave(self) -> None:
        """It holds nothing of a match, so there is nothing to put away."""

    def act(self, match: Match, seat: int, seed: bytes) -> str | None:
        decision = think(self.bot, match, seat, seed, self.iterations)
        return None if decision.waits else match.text(decision.action)


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


def think(bot: Bot, match: Match, seat: int, seed: bytes, iterations: int | None) -> Decision:
    """What a bot thinks: with its level's budget, or with so many iterations."""
    return decide(bot, match.game, match.hidden(seat), seat, new_stream(seed), iterations)
