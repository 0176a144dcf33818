"""The house without a network, for tests: pages that ask it and keep what they are told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from majlis.server.house import House
from majlis.server.line import Line
from majlis.server.sessions import Session
from majlis.server.settings import Timing
from majlis.server.sockets import Sockets
from majlis.server.store import Store
from majlis.server.wire import Clock, NewTable, SeatPlan

QUICK = Timing(pace=0.0, choosing=2.0, asking=0.3, last_card=0.1, away=5.0)
ME, FREE, BOT = SeatPlan("me"), SeatPlan("free"), SeatPlan("bot", 1)


class Page(Line):
    """A page without a network: what it would be sent is kept, decoded."""

    def __init__(self, sockets: Sockets, name: str) -> None:
        super().__init__(Session(name, name, "en"), self._nowhere)
        self.sockets = sockets
        self.news: list[dict[str, Any]] = []

    async def _nowhere(self, message: dict[str, Any]) -> None:
        raise AssertionError("nothing is sent over a network here")

    def push(self, frame: bytes) -> None:
        self.news.append(msgspec.json.decode(frame))

    async def ask(self, do: str, id: str, **fields: Any) -> dict[str, Any]:
        request = self.sockets._read_frame(self, msgspec.json.encode({"do": do, "id": id, **fields}))
        assert request is not None, self.news[-1]
        told = len(self.news)
        await self.sockets._answer(self, request)
        async with asyncio.timeout(60):
            while not (found := [news for news in self.news[told:] if news.get("id") == id]):
                await asyncio.sleep(0.01)
        return found[0]

    def position(self, seat: int | None) -> dict[str, Any]:
        for news in reversed(self.news):
            if news["is"] in ("position", "played", "taken_back") and news["position"]["seat"] == seat:
                return dict(news["position"])
        raise AssertionError(f"nothing was told to seat {seat}")

    async def reach(self, seat: int | None, ply: int) -> None:
        async with asyncio.timeout(60):
            while self.position(seat)["ply"] < ply:
                await asyncio.sleep(0.01)


class Free:
    """No limits."""

    def message(self, session: str, address: str) -> float:
        return 0.0

    def line(self, session: str, table: str) -> float:
        return 0.0

    def report(self, session: str, address: str) -> float:
        return 0.0


@contextlib.asynccontextmanager
async def opened(database: str, tempo: Timing = QUICK) -> AsyncIterator[Sockets]:
    house = House(Store(database), tempo)
    await house.open()
    try:
        yield Sockets(house, Free(), 8192)
    finally:
        await house.close()


BEGINS = {"quoridor": {"starter": 1}}
"""Who moves first is no matter of chance in these tests."""


async def two_at(sockets: Sockets, game: str, clock: Clock | None = None, **options: Any) -> tuple[str, Page, Page]:
    first, second = Page(sockets, "first"), Page(sockets, "second")
    plan = NewTable(game, {"players": 2, **BEGINS.get(game, {}), **options}, [ME, FREE], clock or Clock())
    table = await sockets.house.make_table(first.session, plan)
    await first.ask("enter", "e", table=table)
    await second.ask("enter", "e", table=table)
    assert (await second.ask("sit", "s", table=table, seat=1))["is"] == "done"
    await sockets.house.start(await sockets.house.table(table), None)
    return table, first, second
