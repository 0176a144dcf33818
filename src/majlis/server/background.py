"""Tasks that go on in the background: each is held on to, and what goes wrong in one is logged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from majlis.server.db.idempotency import without_request
from majlis.server.logs import log


class BackgroundTasks:
    """The tasks of one owner, which goes on whatever becomes of them."""

    def __init__(self, complaint: str, **who: str) -> None:
        self._complaint, self._who = complaint, who
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background."""
        task = asyncio.create_task(work, context=without_request())
        self.keep(task)
        return task

    def keep(self, task: asyncio.Task[None]) -> None:
        """Hold on to something that is being done."""
        self._tasks.add(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error(self._complaint, **self._who, exc_info=error)

    @property
    def is_busy(self) -> bool:
        """Whether something is still being done."""
        return bool(self._tasks)

    def cancel(self) -> None:
        """Stop all but the task that asks for it."""
        for task in self._others():
            task.cancel()

    async def join(self) -> None:
        """Wait for all but the task that asks."""
        await asyncio.gather(*self._others(), return_exceptions=True)

    def _others(self) -> set[asyncio.Task[Any]]:
        return self._tasks - {asyncio.current_task()}
