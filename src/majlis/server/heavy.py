"""Work that takes long: in a thread of its own, where an address has a few turns at a time and none of them all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar, TypeVarTuple

from majlis.server.protocol.rejected import Rejected

AT_ONCE = 2
"""Turns that one address may have at a time."""
MOST_WAITING = 30
"""Requests of one address that may wait for theirs; people behind one address share them."""
SOON = 1
"""Seconds after which whoever was refused may ask again."""

Found = TypeVar("Found")
Given = TypeVarTuple("Given")


class HeavyWork:
    """One thread: however much there is to do, the loop shares the interpreter with it alone and not with many."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._turns: dict[str, _Turns] = {}

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[*Given], Found], *given: *Given) -> Found:
        """What some work gives, once its time has come."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until an address has few other requests under way; refuse it where too many wait already."""
        turns = self._turns.setdefault(address, _Turns())
        if turns.asked >= AT_ONCE + MOST_WAITING:
            raise Rejected("too_many", retry=SOON, seconds=SOON)
        turns.asked += 1
        try:
            async with turns.free:
                yield
        finally:
            turns.asked -= 1
            if not turns.asked:
                del self._turns[address]


class _Turns:
    """Those of one address."""

    def __init__(self) -> None:
        self.asked = 0
        self.free = asyncio.Semaphore(AT_ONCE)
