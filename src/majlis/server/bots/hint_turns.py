"""Hints are thought of a few at a time: who asks for many must not take the threads in which all bots think."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from majlis.server.protocol.rejected import Rejected

AT_ONCE = 1
"""Hints that are thought of at a time."""
MOST_WAITING = 8
"""Hints that may wait for that, of all together."""
MOST_OF_ONE = 2
"""Hints that one session may have asked for at a time: the last one, and one of which it needs no answer any more."""


class HintTurns:
    """Whose hints are under way."""

    def __init__(self) -> None:
        self._asked: Counter[str] = Counter()
        self._free = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def turn(self, session: str) -> AsyncIterator[None]:
        """Wait for one's turn; refused where too many wait already."""
        if self._asked[session] >= MOST_OF_ONE or self._asked.total() >= AT_ONCE + MOST_WAITING:
            raise Rejected("too_many", seconds=0)
        self._asked[session] += 1
        try:
            async with self._free:
                yield
        finally:
            self._asked[session] -= 1
            if not self._asked[session]:
                del self._asked[session]
