"""Taking over what the store has of a table: another process may have changed it, or an answer was lost."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from majlis.server.db import queries
from majlis.server.db.errors import StoreError
from majlis.server.logs import log
from majlis.server.matches.log import MatchLog
from majlis.server.matches.scheduler import AGAIN

if TYPE_CHECKING:
    from majlis.server.tables.table import Table


class Refresh:
    """Keeps one table up to date with the store."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._is_behind = False
        self._reading: asyncio.Task[None] | None = None

    def soon(self) -> None:
        """Another process has changed something, or nobody knows what was written: take it over and tell it."""
        self._is_behind = True
        if self._reading is None or self._reading.done():
            self._reading = self._table.spawn(self._until_current())

    async def _until_current(self) -> None:
        """Read until nothing is missing; whenever the store cannot be read, again a little later."""
        has_failed = False
        while self._is_behind:
            self._is_behind = False
            try:
                async with self._table.change():
                    await self.take_over()
            except Exception as error:
                if not has_failed:
                    log.error("a table is behind", table=self._table.id, error=repr(error))
                has_failed = self._is_behind = True
                await asyncio.sleep(AGAIN)

    async def if_possible(self) -> None:
        """Who comes in sees what is known here, and the rest as soon as it can be read. Holds the lock already."""
        try:
            await self.take_over()
        except StoreError as error:
            log.warning("a table may be behind", table=self._table.id, error=str(error))
            self.soon()

    async def take_over(self) -> None:
        """Take over what has changed. Holds the lock already."""
        table = self._table
        progress = await table.store.read(queries.progress, table.id)
        if progress is None:
            return
        if progress.version != table.version:
            await self._take_over_table()
        if table.live is not None and progress.ply != table.live.match_log.ply:
            await table.live.catch_up()
        if progress.line != table.chat.last:
            await table.chat.hear()

    async def _take_over_table(self) -> None:
        """Adopt the table as it stands in the store."""
        table = self._table
        saved = await table.store.read(queries.table, table.id)
        if saved is None:
            return
        table.restore(saved)
        table.mark()
        with table.page_errors:
            table.access.show_out()
        table.note_viewers()
        if table.live is None and saved.match is not None:
            await table.registry.made_ready(table.game)
            await table.begin(MatchLog.restored(saved.match, await table.store.read(queries.log, saved.match.id)))
            table.note_viewers()
        table.registry.lobby.tell_soon()
