"""What a bot thinks, and a thought in the making: the shapes that bots and a game's own engine share."""

from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True)
class Decision:
    """What a bot would do, and why."""

    action: int
    """The number of the action; `match.text` says it. It may be an engine-only wait: then the bot would rather keep
    silent."""
    candidates: list[tuple[int, float, float]] = field(default_factory=list)
    """Actions, best first: number, estimated chance of the first place, share of the attention given to it."""
    waits: bool = False
    """Whether the action is an engine-only wait, which is not among what a match allows."""


class Search(Protocol):
    """A thought in the making; the caller keeps the time."""

    @property
    def budget(self) -> int:
        """How many iterations the level asks for in all."""

    @property
    def done(self) -> bool:
        """Whether there is nothing more to gain: one legal action, an exact answer, or the budget used up."""

    def work(self, iterations: int) -> None:
        """Think on; what is already done is kept. Other threads may run meanwhile."""

    def decision(self) -> Decision:
        """The best so far."""


class Immediate:
    """A thought that is there at once."""

    budget = 0
    done = True

    def __init__(self, decision: Decision) -> None:
        self._thought = decision

    def work(self, iterations: int) -> None:
        """Nothing is left to think about."""

    def decision(self) -> Decision:
        return self._thought
