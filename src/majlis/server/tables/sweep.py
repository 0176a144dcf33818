"""Letting go of what no process needs in memory, and of requests that nobody asks again."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from majlis.server import metrics
from majlis.server.db import statements
from majlis.server.db.errors import StoreError
from majlis.server.logs import log
from majlis.server.protocol.codec import milliseconds

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry

SWEEP = 30.0
"""Seconds between two looks for tables that nobody needs in memory."""
FORGETTING = 3600.0
"""Seconds between two times that old requests are forgotten."""
REMEMBERED_FOR = 3 * 24 * 3600 * 1000
"""Milliseconds for which a request is known, should it come again."""


async def run(registry: TableRegistry) -> None:
    """Forget tables that nobody follows: whoever comes back finds them in the store."""
    forgot = 0.0
    while True:
        await asyncio.sleep(min(SWEEP, max(registry.timing.resting, 1.0)))
        now = asyncio.get_running_loop().time()
        await free_tables(registry, now)
        statuses = Counter(table.status for table in registry.tables.values())
        for status in ("waiting", "playing", "paused", "over"):
            metrics.TABLES.labels(status).set(statuses[status])
        if now - forgot > FORGETTING:
            forgot = now
            await _forget_requests(registry)


async def free_tables(registry: TableRegistry, now: float) -> None:
    """Let go of those that nobody needs, but of none that somebody is just entering or changing."""
    for table in list(registry.tables.values()):
        is_idle = table.seating.is_deserted or table.status in ("waiting", "over", "paused")
        has_rested = now - table.presence.left_at > registry.timing.resting
        if is_idle and not table.connections and not table.lock.locked() and has_rested:
            del registry.tables[table.id]
            await table.close()
            if registry.owners is not None and table.fence is not None:
                await registry.owners.give_back(table.fence)


async def _forget_requests(registry: TableRegistry) -> None:
    """Nobody asks again after days."""
    try:
        await registry.store.write(statements.drop_requests(milliseconds() - REMEMBERED_FOR))
    except StoreError as error:
        log.warning("old requests could not be forgotten", error=str(error))
