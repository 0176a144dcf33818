"""A guest at a table, for tests over the real network: they remember what they were told last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.guest import Guest, JsonMessage
from tests.server.running import Running

ME, BOT, FREE, LINK = {"occupant": "me"}, {"occupant": "bot", "level": 1}, {"occupant": "free"}, {"occupant": "link"}

PATIENCE = 240
"""Seconds after which what a test waits for is taken not to come: more than a busy machine needs."""


class Sitter:
    """A guest at a table who remembers the last thing they were told of each kind."""

    def __init__(self, base: str, name: str) -> None:
        self.guest = Guest(base, name)
        self.guest.hears = self.hear
        self.table: JsonMessage = {}
        self.positions: dict[int | None, JsonMessage] = {}
        self.news: list[JsonMessage] = []
        self._changed = asyncio.Event()

    def hear(self, news: JsonMessage) -> None:
        self.news.append(news)
        if news["type"] == "table":
            self.table = news["table"]
        elif news["type"] in ("position", "played", "taken_back"):
            self.positions[news["position"]["seat"]] = news["position"]
        self._changed.set()

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Wait until something that was told makes it true."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                self._changed.clear()
                await self._changed.wait()
        return found

    async def ask(self, type: str, **fields: Any) -> JsonMessage:
        return await self.guest.ask(type, **({"table": self.table["id"]} | fields))

    async def enter(self, table: str, **fields: Any) -> None:
        await self.guest.ask("enter", table=table, **fields)
        await self.until(lambda: self.table.get("id") == table)

    async def move(self, seat: int, action: str) -> JsonMessage:
        return await self.ask("move", seat=seat, ply=self.positions[seat]["ply"], action=action)

    def told(self, kind: str) -> list[JsonMessage]:
        return [news for news in self.news if news["type"] == kind]


async def sitters(base: str, *names: str) -> list[Sitter]:
    found = [Sitter(base, name) for name in names]
    CAME.extend(found)
    for each in found:
        await each.guest.come()
    return found


CAME: list[Sitter] = []
"""Everybody who came, to be sent home at the end of a test."""


def noticing_soon(folder: Path) -> Running:
    """A server in which absence is noticed soon."""
    return Running(folder, MAJLIS_AWAY_SECONDS="0.6", MAJLIS_WINDOW_SECONDS="asking=1, last_card=0.1, choosing=1.5")


def play(work: Callable[[str], Awaitable[None]], base: str) -> None:
    async def run() -> None:
        try:
            async with asyncio.timeout(2 * PATIENCE):
                await work(base)
        finally:
            while CAME:
                await CAME.pop().guest.go()

    asyncio.run(run())


BEGINS = {"quoridor": {"starter": 1}}
"""Who moves first is no matter of chance in these tests."""


async def two_at(base: str, game: str, **plan: Any) -> list[Sitter]:
    """Two persons at a table of two that has begun."""
    first, second = await sitters(base, "first", "second")
    options = {"players": 2, **BEGINS.get(game, {}), **plan.pop("options", {})}
    table = await first.guest.make_table(game=game, options=options, seats=[ME, FREE], **plan)
    await first.enter(table)
    await second.enter(table)
    assert (await second.ask("sit", seat=1))["type"] == "done"
    assert (await first.ask("start"))["type"] == "done"
    await first.until(lambda: 0 in first.positions)
    await second.until(lambda: 1 in second.positions)
    return [first, second]
