"""What is forgotten, and when: old chat, finished matches, tables that never began, files that people brought."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from majlis.server.db import queries, statements
from majlis.server.db.errors import StoreError
from majlis.server.db.statements import Statement
from majlis.server.logs import log
from majlis.server.protocol.codec import DAY, days_ago, milliseconds

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry

DEVICE_DAYS = 400
"""Days after which a device that was not seen is no longer listed."""
EVERY = 3600.0
"""Seconds between two rounds; the first comes a little after the server is open."""
FIRST = 60.0
AT_A_TIME = 100
"""Things looked up at a time. Each is then forgotten by a unit of its own, so that no move waits for more than one."""
PAUSE = 0.02
"""Seconds between two of them, in which moves are written."""


async def run(registry: TableRegistry) -> None:
    """Forget what is old, in the background, as long as the server is open."""
    await asyncio.sleep(FIRST * (1 + random.random()))
    while True:
        try:
            await clean(registry)
        except StoreError as error:
            log.warning("what is old could not be forgotten", error=str(error))
        # Servers on one database take turns rather than all at once.
        await asyncio.sleep(EVERY * (0.75 + random.random() / 2))


async def clean(registry: TableRegistry) -> None:
    """Forget everything that is older than it should be; nothing that somebody looks at, nothing that goes on."""
    keep, store = registry.retention, registry.store
    counts = {"chat": 0, "matches": 0, "unstarted": 0, "uploads": 0}

    async def forget(kind: str, found: list[str], statement: Callable[[str], Statement]) -> bool:
        """Forget them one by one; whether there may be more."""
        free = [id for id in found if not is_looked_at(registry, id)]
        for id in free:
            await store.write(statement(id))
            counts[kind] += 1
            await asyncio.sleep(PAUSE)
        return len(found) == AT_A_TIME and bool(free)

    for kind, status, days in (("matches", "over", keep.matches), ("unstarted", "waiting", keep.unstarted)):
        before = days_ago(days)

        def drop_table(id: str, status: str = status, before: int = before) -> Statement:
            registry.forget_table(id)
            return statements.drop_table(id, status, before)

        while await forget(kind, await store.read(queries.old_tables, status, before, AT_A_TIME), drop_table):
            pass
    chat_before = days_ago(keep.chat)

    def drop_chat(id: str) -> Statement:
        registry.forget_table(id)
        return statements.drop_chat(id, chat_before)

    while await forget("chat", await store.read(queries.old_chat, chat_before, AT_A_TIME), drop_chat):
        pass
    while found := await store.read(queries.old_uploads, days_ago(keep.uploads), AT_A_TIME):
        for one in found:
            await store.write(statements.drop_uploads([one]))
            counts["uploads"] += 1
            await asyncio.sleep(PAUSE)
    # A browser has thrown the cookie away by then; a device that comes back all the same is written down anew.
    await store.write(
        statements.drop_devices(milliseconds() - DEVICE_DAYS * DAY), statements.drop_links(milliseconds() - DAY)
    )
    if any(counts.values()):
        log.info("forgotten", **counts)


def is_looked_at(registry: TableRegistry, id: str) -> bool:
    """Whether somebody has a table open here, or is just reading it."""
    table = registry.tables.get(id)
    return registry.is_coming(id) or (table is not None and bool(table.connections))
