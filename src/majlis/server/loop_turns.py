"""Turns of the loop: what many ask for in one moment is done a little at a time, and every address has its turn."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

TURN = 0.005
"""Seconds of work for those who ask after which whatever else is due comes first."""
MOST_AT_ONCE = 8
"""Of those who wait, as many are let on in a turn: what they set off costs more than letting them on does."""


class Turns:
    """One for a loop. Whoever may ask for much asks it before the work is done: there is time, or they wait.

    Without it a thousand requests that come in one moment are all carried out before the loop looks at anything else:
    a clock that runs out, a bot that has thought, a move of somebody who is playing.
    """

    def __init__(self) -> None:
        self._until: float | None = None
        """When this turn is over; None before anybody has asked in it."""
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        """Those who wait, by whose they are: the longest waiting first, and of each the first first."""

    def has_time(self, sets_off: float = 0.0) -> bool:
        """Whether something may be done right now; those who wait come before whoever asks now.

        Where the work itself is done a little later, as by a task, `sets_off` says how many seconds it will take.
        """
        if self._until is None:
            self._until = self._begin() - sets_off
            return True
        if self._waiting or time.monotonic() >= self._until:
            return False
        self._until -= sets_off
        return True

    def later(self, whose: str, work: Callable[[], None]) -> None:
        """Do something in one of the next turns; one thing of each, then the next of each."""
        self._waiting.setdefault(whose, deque()).append(work)
        if self._until is None:
            self._begin()

    async def wait(self, whose: str) -> None:
        """Wait for one of the next turns."""
        turn = asyncio.get_running_loop().create_future()
        self.later(whose, lambda: None if turn.done() else turn.set_result(None))
        await turn

    def _begin(self) -> float:
        self._until = until = time.monotonic() + TURN
        asyncio.get_running_loop().call_soon(self._go_on)
        return until

    def _go_on(self) -> None:
        """The next turn has come."""
        self._until = None
        if not self._waiting:
            return
        until = self._begin()
        for _ in range(MOST_AT_ONCE):
            whose = next(iter(self._waiting))
            works = self._waiting.pop(whose)
            work = works.popleft()
            if works:
                # Behind all others.
                self._waiting[whose] = works
            work()
            if not self._waiting or time.monotonic() >= until:
                return
