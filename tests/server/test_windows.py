"""Windows at a table of several people: choices unseen, a fixed length, and what ends them in public."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import majlis
from majlis.server.db import queries
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.inside import BOT, FREE, ME, Page, opened

THREE = {"players": 3, "starter": 1}
SLOW = Timing(pace=0.0, away=600.0, windows={"asking": 600.0, "last_card": 600.0})
SHORT = Timing(pace=0.0, away=600.0, windows={"asking": 1.2})


def seed_where_it_is_broken() -> bytes:
    """A deal in which the starter holds a +3 and the third player a Breaker."""
    for number in range(100_000):
        seed = number.to_bytes(32, "little")
        hands = majlis.game("taki", **THREE).start(seed).state()["hands"]
        if "+3" in hands[0] and "break" in hands[2]:
            return seed
    raise AssertionError("there is no such deal")


async def seated(sockets: Dispatcher, seed: bytes) -> tuple[str, list[Page]]:
    pages = [Page(sockets, name) for name in ("first", "second", "third")]
    table = await make_table(sockets.registry, pages[0].session, NewTable("taki", THREE, [ME, FREE, FREE]))
    for seat, page in enumerate(pages):
        await page.ask("enter", "e", table=table)
        if seat:
            await page.ask("sit", "s", table=table, seat=seat)
    await start_match(await sockets.registry.table(table), None, seed)
    return table, pages


def frames(page: Page) -> list[dict[str, Any]]:
    return [news for news in page.news if news["type"] in ("played", "position", "table")]


def test_a_pass_is_unseen_and_the_first_breaker_ends_the_asking(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", SLOW) as sockets:
            table, (first, second, third) = await seated(sockets, seed_where_it_is_broken())
            assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="+3"))["ply"] == 1
            window = second.position(1)["window"]
            assert (window["kind"], window["length"]) == ("asking", 600_000)
            assert third.position(2)["actors"] == [1, 2]
            before = [len(frames(page)) for page in (first, third)]
            assert "ply" not in await second.ask("move", "m", table=table, seat=1, ply=1, action="pass")
            assert [len(frames(page)) for page in (first, third)] == before
            kept = await sockets.registry.store.read(queries.choices, await match(sockets, table))
            assert [(each.seat, each.action) for each in kept] == [(1, "pass")]
            again = await second.ask("move", "n", table=table, seat=1, ply=1, action="break")
            assert again["code"] in ("already_answered", "not_held")
            assert (await third.ask("move", "m", table=table, seat=2, ply=1, action="break"))["ply"] == 2
            assert first.position(0)["window"] is None
            assert await sockets.registry.store.read(queries.choices, await match(sockets, table)) == []

    asyncio.run(run())


async def match(sockets: Dispatcher, table: str) -> str:
    found = (await sockets.registry.table(table)).match
    assert found is not None
    return found


def test_who_says_nothing_passes_when_the_asking_ends(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", SHORT) as sockets:
            table, (first, second, third) = await seated(sockets, seed_where_it_is_broken())
            await first.ask("move", "m", table=table, seat=0, ply=0, action="+3")
            began = asyncio.get_running_loop().time()
            await third.ask("move", "m", table=table, seat=2, ply=1, action="pass")
            await first.reach(0, 3)
            assert asyncio.get_running_loop().time() - began > 1.0
            played = next(news for news in reversed(second.news) if news["type"] == "played")
            assert [(step["ply"], step["seat"]) for step in played["steps"]] == [(2, 1), (3, 2)]
            log = await sockets.registry.store.read(queries.log, await match(sockets, table))
            assert [(entry.seat, entry.action, entry.client) for entry in log[1:]] == [
                (1, "pass", None),
                (2, "pass", "2:m"),
            ]

    asyncio.run(run())


def test_a_bot_waits_for_last_card_as_long_as_the_window_is_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", SLOW) as sockets:
            await sockets.registry.loader.ready("taki")
            for number in range(60):
                page = Page(sockets, f"alone{number}")
                plan = NewTable("taki", {"players": 2, "hand": 4, "starter": 1}, [ME, BOT], start=True)
                table = await make_table(sockets.registry, page.session, plan, number.to_bytes(32, "little"))
                await page.ask("enter", "e", table=table)
                if await until_last_card(page, table):
                    break
            else:
                raise AssertionError("nobody came down to one card")
            ply = page.position(0)["ply"]
            assert "last!" in page.position(0)["legal"]
            assert page.position(0)["actors"] == [0, 1]
            await asyncio.sleep(0.5)
            assert page.position(0)["ply"] == ply, "the bot waits"
            assert (await page.ask("move", "said", table=table, seat=0, ply=ply, action="last!"))["ply"] == ply + 1
            # Once it is said nobody waits for the end of the window.
            await page.reach(0, ply + 2)

    asyncio.run(run())


async def until_last_card(page: Page, table: str) -> bool:
    """Lay whatever can be laid until the hand is one card and the bot is next; False if it does not come to that."""
    for number in range(40):
        async with asyncio.timeout(60):
            while not page.position(0)["legal"] and page.position(0)["outcome"] is None:
                await asyncio.sleep(0.01)
        position = page.position(0)
        window = position["window"]
        if window is not None and window["kind"] == "last_card" and position["actors"] == [0, 1]:
            return True
        if position["outcome"] is not None or len(position["view"]["hands"][0]) > 12:
            return False
        lays = [text for text in position["legal"] if text not in ("draw", "last!", "open")]
        action = (lays or position["legal"])[0]
        await page.ask("move", f"m{number}", table=table, seat=0, ply=position["ply"], action=action)
    return False


def test_a_stranger_cannot_speak_for_a_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", SHORT) as sockets:
            table, (first, _, _) = await seated(sockets, seed_where_it_is_broken())
            await first.ask("move", "m", table=table, seat=0, ply=0, action="+3")
            stranger = Page(sockets, "stranger")
            await stranger.ask("enter", "e", table=table)
            for seat in range(3):
                refused = await stranger.ask("move", f"x{seat}", table=table, seat=seat, ply=1, action="pass")
                assert refused["code"] == "not_your_seat"
            assert stranger.position(None)["legal"] == []

    asyncio.run(run())
