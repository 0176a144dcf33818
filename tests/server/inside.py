"""The server without a network, for tests: pages that ask it and keep what they are told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from majlis.games import keys
from majlis.server.db.store import Store
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import Clock, SeatPlan
from majlis.server.security.sessions import Session
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.registry import TableRegistry
from majlis.server.tables.start import start_match
from majlis.server.tables.table import Table
from majlis.server.ws.connection import Connection
from majlis.server.ws.dispatcher import Dispatcher

QUICK = Timing(pace=0.0, away=5.0, windows={"asking": 0.3, "last_card": 0.1, "choosing": 2.0})
ME, FREE, BOT = SeatPlan("me"), SeatPlan("free"), SeatPlan("bot", 1)


class Page(Connection):
    """A page without a network: what it would be sent is kept, decoded."""

    def __init__(self, sockets: Dispatcher, name: str) -> None:
        super().__init__(Session(name, name, "en"), self._nowhere)
        self.sockets = sockets
        self.news: list[dict[str, Any]] = []

    async def _nowhere(self, message: dict[str, Any]) -> None:
        raise AssertionError("nothing is sent over a network here")

    def push(self, frame: bytes, answers: str | None = None) -> None:
        self.news.append(msgspec.json.decode(frame))

    async def ask(self, type: str, id: str, **fields: Any) -> dict[str, Any]:
        request = self.sockets.read_frame(self, msgspec.json.encode({"type": type, "id": id, **fields}))
        assert request is not None, self.news[-1]
        told = len(self.news)
        await self.sockets.answer(self, request)
        async with asyncio.timeout(60):
            while not (found := [news for news in self.news[told:] if news.get("id") == id]):
                await asyncio.sleep(0.01)
        return found[0]

    def position(self, seat: int | None) -> dict[str, Any]:
        for news in reversed(self.news):
            if news["type"] in ("position", "played", "taken_back") and news["position"]["seat"] == seat:
                return dict(news["position"])
        raise AssertionError(f"nothing was told to seat {seat}")

    async def reach(self, seat: int | None, ply: int) -> None:
        async with asyncio.timeout(60):
            while self.position(seat)["ply"] < ply:
                await asyncio.sleep(0.01)


class NoLimits:
    """Whatever is sent is not too much."""

    def message(self, session: str, address: str) -> float:
        return 0.0

    def line(self, session: str, table: str) -> float:
        return 0.0

    def report(self, session: str, address: str) -> float:
        return 0.0


LOADED: list[bool] = []
"""Whether the games are loaded into this process."""


async def _all_loaded(registry: TableRegistry) -> None:
    """Load the games once: Python 3.11 stumbles where two servers in one process do so at the same time."""
    if not LOADED:
        LOADED.append(True)
        for key in keys():
            await registry.loader.ready(key)
        while not all(map(registry.loader.can_search, keys())):
            # On a thread: the clock of some loops stands still.
            await asyncio.to_thread(time.sleep, 0.02)


@contextlib.asynccontextmanager
async def opened(database: str, timing: Timing = QUICK, nats: str = "") -> AsyncIterator[Dispatcher]:
    registry = TableRegistry(Store(database), timing, nats=nats)
    await registry.open()
    try:
        await _all_loaded(registry)
        yield Dispatcher(registry, NoLimits(), 8192)
    finally:
        await registry.close()


BEGINS = {"quoridor": {"starter": 1}}
"""Who moves first is no matter of chance in these tests."""


async def two_at(sockets: Dispatcher, game: str, clock: Clock | None = None, **options: Any) -> tuple[str, Page, Page]:
    first, second = Page(sockets, "first"), Page(sockets, "second")
    plan = NewTable(game, {"players": 2, **BEGINS.get(game, {}), **options}, [ME, FREE], clock or Clock())
    table = await make_table(sockets.registry, first.session, plan)
    await first.ask("enter", "e", table=table)
    await second.ask("enter", "e", table=table)
    assert (await second.ask("sit", "s", table=table, seat=1))["type"] == "done"
    await start_match(await sockets.registry.table(table), None)
    return table, first, second


async def all_told(table: Table) -> None:
    """Wait until nobody is still to be told who came and went."""
    async with asyncio.timeout(60):
        while table.presence.is_told_soon:
            await asyncio.sleep(0.01)
