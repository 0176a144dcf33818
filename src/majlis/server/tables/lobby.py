"""The lobby: which tables one may come to or watch, and telling those who look at the list."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from majlis.server.db import queries
from majlis.server.db.errors import StoreError
from majlis.server.logs import log
from majlis.server.matches.scheduler import AGAIN
from majlis.server.protocol.codec import encode, milliseconds
from majlis.server.protocol.parts import Listed, Running
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import LobbyInfo
from majlis.server.security.open_connection import OpenConnection
from majlis.server.security.sessions import Session
from majlis.server.tables.table_info import listed, unusual

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry

LISTED_FOR = 6 * 3600 * 1000
"""Milliseconds that a table at which nothing happens stays in the lobby."""
LIVELY_FOR = 10 * 60 * 1000
"""Milliseconds after the last move for which a match is among those that are being played."""
LOBBY_PAUSE = 0.3
"""Seconds between two lists of the lobby."""
LOBBY_EVERY = 5.0
"""Seconds after which a list is told anew though nobody came or went."""


class LobbyLists:
    """Lists of tables, and the pages that follow the lobby."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.connections: set[OpenConnection] = set()
        self._timer: asyncio.TimerHandle | None = None

    # ----------------------------------------------------------------------------------------------------- lists

    async def listed(self) -> list[Listed]:
        """The lobby: tables that anybody may join."""

        async def line(id: str) -> Listed | None:
            table = await self._registry.snapshot(id)
            is_open = table.status == "waiting" and any(each.occupant == "free" for each in table.seating)
            # A table of the queue at which nobody waits any more is none to sit down at.
            is_empty = table.waiters is not None and not table.seating.people()
            return listed(table) if is_open and not is_empty else None

        since = milliseconds() - LISTED_FOR
        return await self._registry.list_items.of(await self._registry.store.read(queries.waiting, since), line)

    async def playing(self) -> list[Running]:
        """Matches that go on and that anybody may watch: at tables that were open to all and keep nobody away."""

        async def line(id: str) -> Running | None:
            found, table = running[id], self._registry.tables.get(id)
            if table is not None and (table.seating.is_deserted or table.status != "playing" or table.watch != "all"):
                return None
            watchers = [] if table is None else table.access.spectators()
            return Running(
                id=id,
                game=found.game,
                names=[seat.name for seat in found.seats],
                bot_names=[seat.bot_name for seat in found.seats],
                ply=found.ply,
                watchers=len({connection.session.id for connection in watchers}),
                changed=unusual(found.game, msgspec.json.decode(found.options)),
            )

        found = await self._registry.store.read(queries.running, milliseconds() - LIVELY_FOR)
        running = {each.id: each for each in found}
        return await self._registry.list_items.of(list(running), line)

    async def mine(self, session: Session) -> list[Listed]:
        """The tables at which a guest sits and which are not over."""

        async def line(id: str) -> Listed:
            return listed(await self._registry.snapshot(id), session.id)

        return await self._registry.list_items.of(await self._registry.store.read(queries.tables_of, session.id), line)

    async def about(self, id: str, session: Session | None = None, key: str | None = None) -> Listed:
        """One table, for an invitation."""
        table = await self._registry.snapshot(id)
        asking = "" if session is None else session.id
        await table.access.recall(asking)
        is_invited = key == table.key and asking not in table.removed
        code = None if is_invited else table.access.closed_to(asking)
        if code is not None:
            raise Rejected(code)
        with self._registry.damage.noticed(id):
            return listed(table)

    # --------------------------------------------------------------------------------------------------- telling

    def tell_soon(self) -> None:
        """Something that a list shows has changed: tell those who follow the lobby, soon."""
        if self._timer is None and self.connections and not self._registry.is_closing:
            self._timer = asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._tell_all)

    def _tell_all(self) -> None:
        self._timer = None
        self._registry.spawn(self.tell(set(self.connections)))

    async def tell(self, connections: set[OpenConnection]) -> None:
        """Send the lists to pages."""
        try:
            frame = encode(LobbyInfo(await self.listed(), await self.playing()))
        except (StoreError, Rejected) as error:
            log.warning("the lobby cannot be read", error=str(error))
            asyncio.get_running_loop().call_later(AGAIN, self.tell_soon)
            return
        for connection in connections:
            connection.push(frame)

    async def renew(self) -> None:
        """How far matches are changes with every move, of which no list is told."""
        while True:
            await asyncio.sleep(LOBBY_EVERY)
            self.tell_soon()

    def stop(self) -> None:
        """Tell nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
