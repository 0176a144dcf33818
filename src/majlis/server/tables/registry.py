"""All tables that people and bots sit at, by their ids, and what they share."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from majlis.errors import MajlisError
from majlis.games import keys
from majlis.server.background import BackgroundTasks
from majlis.server.bots.hint_turns import HintTurns
from majlis.server.bots.loader import GameLoader
from majlis.server.bots.pool import BotPool
from majlis.server.db import queries
from majlis.server.db.errors import StoreError
from majlis.server.db.leases import Fence
from majlis.server.db.rows import Saved
from majlis.server.db.store import Store
from majlis.server.heavy import HeavyWork
from majlis.server.logs import log
from majlis.server.matches.log import MatchLog
from majlis.server.matches.scheduler import AGAIN
from majlis.server.protocol.close_codes import RESTARTING
from majlis.server.protocol.codec import encode
from majlis.server.protocol.rejected import Moved, Rejected
from majlis.server.protocol.server_messages import Preparing
from majlis.server.security.devices import Devices
from majlis.server.security.open_connection import OpenConnection
from majlis.server.security.rate_limit import Limits
from majlis.server.settings import Retention, Timing
from majlis.server.tables import retention, sweep
from majlis.server.tables.archive import MatchArchive
from majlis.server.tables.calls import Calls
from majlis.server.tables.cluster import Cluster
from majlis.server.tables.damage import Damage, check
from majlis.server.tables.list_items import ListItems
from majlis.server.tables.lobby import LobbyLists
from majlis.server.tables.table import Table
from majlis.server.tables.unstored import Unstored

MOST_SNAPSHOTS = 1000
"""Tables that live elsewhere and are kept for lists."""
LAPSING = 0.2
"""Seconds between two looks whether the lease of a process that is not heard is over."""


class TableRegistry:
    """Made once a process; `open` before use, `close` at the end. What it refuses raises Rejected."""

    def __init__(
        self, store: Store, timing: Timing, keep: Retention | None = None, most_spectators: int = 100, nats: str = ""
    ) -> None:
        self.store = store
        self.timing = timing
        self.retention = keep or Retention()
        self.most_spectators = most_spectators
        """Pages that may watch one table."""
        self.loader = GameLoader()
        self.loader.tell = self._tell_preparing
        self.bots = BotPool(self.loader, timing.thinking)
        self.hints = HintTurns()
        self.restoring = HeavyWork("restoring")
        """What is needed for play to go on."""
        self.heavy = HeavyWork("heavy")
        """What people ask for beside it: to look at matches, to keep them and to bring them along."""
        self.tables: dict[str, Table] = {}
        self.connections: set[OpenConnection] = set()
        self.seeking = asyncio.Lock()
        """Held while a place in the queue is looked for; between processes the store decides."""
        self.damage = Damage()
        self.list_items = ListItems(self.damage)
        self.lobby = LobbyLists(self)
        self.archive = MatchArchive(self)
        self.calls = Calls(self)
        self.devices = Devices(store, self.connections)
        self.snapshots: dict[str, Table] = {}
        """Tables before their match that live elsewhere, for lists: as they were when they last changed."""
        self.unstored = Unstored()
        self._cluster = Cluster(self, nats)
        self.owners = self._cluster.owners
        """Who has which table, where each lives at one process."""
        self._coming: dict[str, asyncio.Future[Table]] = {}
        self._background = BackgroundTasks("the server stumbled")
        self._played: list[str] = []
        """Games of matches that were going on when the server opened."""
        self.limits: Limits | None = None
        """What may be asked for here, where other processes are to count it, too."""
        self.is_closing = False
        self.is_deaf = False
        """Whether this process hears nothing from the others; then it does nothing that hangs on what they do."""

    async def open(self) -> None:
        """Let every running match go on from its log: those of bots at once, those of people when one is back."""
        await self.store.open()
        await self._cluster.start()
        await self.devices.load()
        self.spawn(sweep.run(self))
        self.spawn(self.lobby.renew())
        self.spawn(retention.run(self))
        self.spawn(self.devices.run())
        # What is being played comes first: those who come back wait for nothing else.
        self._played = [key for key in await self.store.read(queries.games_played) if key in keys()]
        for key in dict.fromkeys([*self._played, *keys()]):
            self.loader.begin(key)
        for table in await self.store.read(queries.without_people):
            self.spawn(self.awaken(table))

    async def close(self) -> None:
        """Finish what is being written, send every page away (1012), and stop."""
        self.is_closing = True
        await asyncio.gather(*(table.close() for table in list(self.tables.values())), return_exceptions=True)
        if self.owners is not None:
            # Others have the tables before anybody comes to them for one.
            await self.owners.close()
            await self._cluster.close()
        for connection in list(self.connections):
            connection.close(RESTARTING)
        self.lobby.stop()
        self._background.cancel()
        await self._background.join()
        if self.owners is None:
            await self._cluster.close()
        await self.loader.close()
        self.bots.close()
        self.restoring.close()
        self.heavy.close()
        await self.store.close()

    def problems(self) -> list[str]:
        """What keeps the server from serving pages well just now."""
        found = {"closing": self.is_closing, "database": self.store.outage is not None, "deaf": self.is_deaf}
        # Whoever comes back would wait here for the game that they are playing.
        found["loading"] = any(map(self.loader.is_loading, self._played))
        return [name for name, is_so in found.items() if is_so]

    async def made_ready(self, game: str) -> None:
        """Wait until a game can be played; what keeps it from that is no fault of the match that waits for it."""
        if game not in keys():
            # Of a package that is no longer installed, perhaps.
            raise Rejected("no_such_game", game=game, games=", ".join(keys()))
        try:
            await self.loader.ready(game)
        except MajlisError as error:
            log.error("a game could not be made ready", game=game, error=str(error))
            raise Rejected("not_ready") from None

    def is_ready(self, game: str) -> bool:
        """Whether a game is compiled and loaded."""
        return self.loader.is_ready(game)

    def _tell_preparing(self, game: str, done: float) -> None:
        frame = encode(Preparing(game, done))
        for connection in self.connections:
            connection.push(frame)

    # --------------------------------------------------------------------------------------------------- tables

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the store; Moved, where it lives at another process."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._coming:
            self._coming[id] = asyncio.ensure_future(self._load(id))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(self._coming[id])

    def is_coming(self, id: str) -> bool:
        """Whether a table is just being read."""
        return id in self._coming

    def add(self, saved: Saved) -> None:
        """Know a table that was just written, unless somebody has seen it in the store and reads it already."""
        id = saved.table.id
        if id not in self._coming:
            self.tables.setdefault(id, Table(self, saved, None if self.owners is None else Fence(id, 1)))

    def forget_table(self, id: str) -> None:
        """Let go of a table that nobody follows: whoever comes back finds it in the store, if it is there."""
        if (table := self.tables.pop(id, None)) is not None:
            self.spawn(table.close())

    def lose(self, table: Table) -> None:
        """A table lives elsewhere by now: nothing more is done for it here, and its pages follow it there."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            log.warning("a table lives at another process by now", table=table.id)
            if self.owners is not None and self.owners.relay is not None:
                self.owners.relay.follow_away(table)
            self.spawn(table.close())

    async def snapshot(self, id: str) -> Table:
        """A table to be looked at: as it is where it lives here, else as the store has it."""
        if self.owners is None or id in self.tables:
            return await self.table(id)
        if id not in self.snapshots:
            with self._reading(id):
                saved = await self._saved(id)
                table = await self._restored(saved, None)
                await table.close()
            if saved.match is not None:
                return table
            if len(self.snapshots) >= MOST_SNAPSHOTS:
                self.snapshots.clear()
            self.snapshots[id] = table
        return self.snapshots[id]

    async def _saved(self, id: str) -> Saved:
        saved = await self.store.read(queries.table, id)
        if saved is None:
            raise Rejected("no_such_table")
        check(saved)
        return saved

    async def _load(self, id: str) -> Table:
        with self._reading(id):
            fence = None if self.owners is None else await self.owners.claim(id)
            # Read after it is ours: nobody else adds anything to it any more.
            self.tables[id] = table = await self._restored(await self._saved(id), fence)
            self.unstored.hand_over(table)
            table.settle()
        return table

    @contextmanager
    def _reading(self, id: str) -> Iterator[None]:
        try:
            with self.damage.noticed(id):
                yield
        except StoreError as error:
            log.error("a table could not be read", table=id, error=str(error))
            raise Rejected("not_done") from None

    async def _restored(self, saved: Saved, fence: Fence | None) -> Table:
        """A table from the store, with its match at the end of its log."""
        table = Table(self, saved, fence)
        await table.chat.recall()
        if saved.match is not None:
            await self.made_ready(saved.match.game)
            entries = await self.store.read(queries.log, saved.match.id)
            await table.begin(await self.restoring.run(MatchLog.restored, saved.match, entries))
        return table

    async def awaken(self, id: str) -> None:
        """Let bots go on, as soon as their table can be read."""
        while True:
            try:
                await self.table(id)
                return
            except Moved as moved:
                if self.owners is None or self.owners.is_heard(moved.process):
                    return
                await asyncio.sleep(LAPSING)
                continue
            except MajlisError as error:
                log.error("a match cannot go on", table=id, error=str(error))
                if not (isinstance(error, Rejected) and error.code == "not_done"):
                    return
            await asyncio.sleep(AGAIN)

    # ------------------------------------------------------------------------------------------------ background

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        self._background.spawn(work)

    def keep(self, task: asyncio.Task[None]) -> None:
        """Hold on to something done in the background, and log what goes wrong."""
        self._background.keep(task)
