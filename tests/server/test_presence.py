"""Who looks on, comes and goes has no part in play: no move hangs on a page, and no bot waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.server.sitter import BOT, ME, Sitter, play, sitters, two_at


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    """A server whose bots take their time, as they do with people."""
    with Running(folder, MAJLIS_BOT_PACE="1") as running:
        yield running.base


async def flapping(page: Sitter, table: str, pause: float = 0.08) -> None:
    """Come and go, some six times a second."""
    while True:
        await page.guest.ask("enter", table=table)
        await asyncio.sleep(pause)
        await page.guest.ask("exit", table=table)
        await asyncio.sleep(pause)


@contextlib.asynccontextmanager
async def meanwhile(work: asyncio.Task[None]) -> AsyncIterator[None]:
    try:
        yield
    finally:
        assert not work.done()
        work.cancel()
        await asyncio.wait([work])


def test_a_move_is_done_though_a_page_leaves_while_it_is_committed(server: str, folder: Path) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        [watcher] = await sitters(base, "watcher")
        await watcher.enter(first.table["id"])
        await first.until(lambda: first.table["watchers"] == 1)
        with contextlib.closing(sqlite3.connect(folder / "majlis.db", isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN IMMEDIATE")
            move = asyncio.create_task(first.move(0, "e2"))
            await asyncio.sleep(0.3)
            await watcher.guest.cut()
            await second.until(lambda: second.table["watchers"] == 0)
            assert not move.done()
            other.execute("ROLLBACK")
        answer = await move
        assert (answer["type"], answer.get("ply")) == ("done", 1)
        await second.until(lambda: second.positions[1]["ply"] == 1)
        assert not first.told("refused")
        assert (await second.move(1, "e8"))["ply"] == 2

    play(work, server)


def test_a_move_is_done_though_its_own_page_leaves_while_it_is_committed(server: str, folder: Path) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        with contextlib.closing(sqlite3.connect(folder / "majlis.db", isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN IMMEDIATE")
            await first.guest.send("move", "own", table=first.table["id"], seat=0, ply=0, action="e2")
            await asyncio.sleep(0.3)
            await first.guest.cut()
            other.execute("ROLLBACK")
        await second.until(lambda: second.positions[1]["ply"] == 1)
        assert (await second.move(1, "e8"))["ply"] == 2

    play(work, server)


def test_a_spectator_who_comes_and_goes_does_not_stop_a_bot(server: str) -> None:
    async def work(base: str) -> None:
        player, watcher = await sitters(base, "player", "watcher")
        table = await player.guest.make_table(
            game="quoridor", options={"players": 2, "starter": 1}, seats=[ME, BOT], start=True
        )
        await player.enter(table)
        await player.until(lambda: 0 in player.positions)
        async with meanwhile(asyncio.create_task(flapping(watcher, table))):
            await player.move(0, "e2")
            await player.until(lambda: player.positions[0]["ply"] == 2)

    play(work, server)


def test_a_player_whose_line_comes_and_goes_does_not_stop_a_bot(server: str) -> None:
    async def work(base: str) -> None:
        [player] = await sitters(base, "player")
        table = await player.guest.make_table(
            game="quoridor", options={"players": 2, "starter": 1}, seats=[ME, BOT], start=True
        )
        await player.enter(table)
        await player.until(lambda: 0 in player.positions)
        await player.move(0, "e2")
        async with meanwhile(asyncio.create_task(flapping(player, table))):
            await player.until(lambda: player.positions[0]["ply"] == 2)

    play(work, server)


def test_however_often_a_spectator_comes_and_goes_the_others_are_told_of_it_a_few_times_a_second(server: str) -> None:
    async def work(base: str) -> None:
        player, watcher = await sitters(base, "player", "watcher")
        table = await player.guest.make_table(game="quoridor", options={"players": 2}, seats=[ME, BOT], start=True)
        await player.enter(table)
        before, began = len(player.told("table")), time.monotonic()
        for _ in range(100):
            await watcher.guest.send("enter", table=table)
            await watcher.guest.send("exit", table=table)
        await watcher.enter(table)
        await player.until(lambda: player.table["watchers"] == 1)
        told = len(player.told("table")) - before
        assert told <= 5 * (time.monotonic() - began) + 5
        # Whoever comes in is told at once, each time, before the position.
        assert len(watcher.told("table")) >= 100
        assert [news["type"] for news in watcher.news if news["type"] in ("table", "position")][:2] == [
            "table",
            "position",
        ]

    play(work, server)
