"""At which process a table lives, where processes can speak with each other: at one, until it gives it back or dies.

The lease is by the database's clock and belongs to the process; every table has a number that rises with each owner.
That a lease has lapsed only lets another process take the table: until one does its owner may write, so nothing stands
still because nobody can be asked.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from majlis.server.db import leases, queries
from majlis.server.db.errors import StoreError
from majlis.server.db.leases import Fence
from majlis.server.logs import log
from majlis.server.protocol.http_bodies import Seek
from majlis.server.protocol.notices import Owned
from majlis.server.protocol.rejected import Moved, Rejected
from majlis.server.security.sessions import Session

if TYPE_CHECKING:
    from majlis.server.bus.nats_bus import NatsBus
    from majlis.server.tables.registry import TableRegistry
    from majlis.server.tables.table import Table

LEASE = 2.0
"""Seconds for which a process is taken for alive after it last said so."""
RENEWED = 0.5
"""Seconds between two times that it says so."""


class TableRelay(Protocol):
    """What speaks with other processes for the pages and tables of this one."""

    def take(self, process: str, message: bytes) -> None:
        """Another process says something to this one."""

    def miss(self, process: str) -> None:
        """Something that another process said to this one was lost."""

    def lose_process(self, process: str) -> None:
        """Another process says nothing more."""

    def follow_away(self, table: Table) -> None:
        """A table lives elsewhere by now: its pages follow it there."""

    async def sit(self, process: str, table: str, session: Session, wish: Seek) -> bool:
        """Sit down at a table of the queue that lives elsewhere; whether there was a seat."""

    async def leave(self, process: str, table: str, session: str) -> None:
        """Leave such a table."""


class Owners:
    """What this process has, and who has the rest."""

    def __init__(self, registry: TableRegistry, bus: NatsBus) -> None:
        self._registry = registry
        self._bus = bus
        self.process = registry.store.origin
        self.relay: TableRelay | None = None
        """Set by whoever serves the pages."""
        self._task: asyncio.Task[None] | None = None
        self._renewed = 0.0
        """When the lease was last renewed, by the loop's clock."""

    async def start(self) -> None:
        await self._renew()
        self._task = asyncio.create_task(self._renew_on())

    async def close(self) -> None:
        """Give everything back: others have it at once."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._registry.store.settle(leases.end, self.process)
        except StoreError as error:
            log.warning("the tables could not be given back; others have them when the lease is over", error=str(error))

    # ------------------------------------------------------------------------------------------------------ tables

    async def claim(self, table: str) -> Fence:
        """Have a table from now on, or Moved: another process has it."""
        alive = self._bus.heard()
        found = await self._registry.store.settle(leases.claim, table, self.process, alive, not self._registry.is_deaf)
        if found.fence is not None:
            self._bus.say([Owned(table, found.fence)])
            return Fence(table, found.fence)
        if found.owner is None:
            raise Rejected("no_such_table")
        raise Moved(found.owner)

    async def give_back(self, fence: Fence) -> None:
        """Let anybody have a table that rests."""
        try:
            await self._registry.store.settle(leases.give_back, fence)
        except StoreError as error:
            log.warning("a table could not be given back", table=fence.table, error=str(error))

    def hear(self, notice: Owned) -> None:
        """Another process has a table: whoever had it before has it no more."""
        table = self._registry.tables.get(notice.table)
        if table is not None and table.fence is not None and table.fence.number < notice.fence:
            self._registry.lose(table)

    # ------------------------------------------------------------------------------------------------------- lease

    async def _renew_on(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            # Whom nobody hears nobody can ask: whoever can be heard may take what is here.
            if self._registry.is_deaf:
                continue
            try:
                await self._renew()
            except Exception as error:
                log.warning("the lease could not be renewed", error=str(error))

    async def _renew(self) -> None:
        loop = asyncio.get_running_loop()
        was_late = loop.time() - self._renewed > LEASE
        await self._registry.store.settle(leases.renew, self.process, LEASE)
        self._renewed = loop.time()
        if was_late and self._registry.tables:
            await self.see_what_is_left()

    async def see_what_is_left(self) -> None:
        """The lease had lapsed, as of a process that stood still, or somebody was not heard: is all still here?"""
        tables = list(self._registry.tables.values())
        owned = await self._registry.store.read(leases.owned, self.process)
        for table in tables:
            if table.fence is not None and owned.get(table.id) != table.fence.number:
                self._registry.lose(table)

    def is_heard(self, process: str | None) -> bool:
        return process in self._bus.heard()

    def send(self, process: str, message: bytes) -> bool:
        """Say something to one process; False where it cannot be sent now."""
        return self._bus.send(process, message)

    def lose_process(self, process: str) -> None:
        """A process has gone, or is not heard any more."""
        if self._registry.is_closing:
            return
        if self.relay is not None:
            self.relay.lose_process(process)
        self._registry.spawn(self._take_over_bots())

    async def _take_over_bots(self) -> None:
        """Matches of bots alone go on here, unless another process is faster."""
        for table in await self._registry.store.read(queries.without_people):
            if table not in self._registry.tables:
                self._registry.spawn(self._registry.awaken(table))
