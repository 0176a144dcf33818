"""A table of Quoridor with its host, for tests of who may sit, watch and talk there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import SeatPlan
from majlis.server.tables.new_table import make_table
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.inside import QUICK, Page, opened

LINK = SeatPlan("link")


def at_home(database: str, *parts: Callable[[Dispatcher], Awaitable[None]]) -> None:
    """Each part at a server of its own, one after the other, on the same store."""

    async def run() -> None:
        for part in parts:
            async with opened(database, QUICK) as sockets:
                await part(sockets)

    asyncio.run(run())


async def set_up(sockets: Dispatcher, *seats: SeatPlan, host: str = "host", **plan: Any) -> tuple[str, Page]:
    """A table of Quoridor with its host."""
    page = Page(sockets, host)
    new = NewTable("quoridor", {"players": len(seats), "starter": 1}, list(seats), **plan)
    table = await make_table(sockets.registry, page.session, new)
    await page.ask("enter", "enter", table=table)
    return table, page


def shown(page: Page) -> dict[str, Any]:
    return next(dict(news["table"]) for news in reversed(page.news) if news["type"] == "table")


def occupants(page: Page) -> list[str]:
    return [seat["occupant"] for seat in shown(page)["seats"]]


def key_of(page: Page) -> str:
    return str(shown(page)["invite"]).split("key=")[1]


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.02)
