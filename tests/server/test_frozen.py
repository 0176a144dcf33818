"""A database that is away, frozen or behind a dead line: everybody is answered soon, and what has to go on does."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from majlis.server.matches.scheduler import AGAIN
from majlis.server.settings import Timing
from tests.server.faults import Database
from tests.server.guest import JsonMessage
from tests.server.inside import opened
from tests.server.inside import two_at as two_inside
from tests.server.running import Running
from tests.server.sitter import PATIENCE, Sitter, play, two_at
from tests.server.test_cluster import until

NAMES = itertools.count(1)
SOON = 10.0
"""Seconds in which everybody is answered."""


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with Database() as found:
        yield found


@pytest.fixture
def server(database: Database, tmp_path: Path) -> Iterator[Running]:
    address = database.made(f"frozen{next(NAMES)}")
    with Running(
        tmp_path, address, MAJLIS_WINDOW_SECONDS="asking=0.2, last_card=0.1, choosing=2", MAJLIS_AWAY_SECONDS="60"
    ) as running:
        yield running


async def asked(sitter: Sitter, request: str, type: str, **fields: Any) -> JsonMessage:
    """Ask once, under an id of one's own."""
    answer: asyncio.Future[JsonMessage] = asyncio.get_running_loop().create_future()
    sitter.guest.answers[request] = answer
    await sitter.guest.send(type, request, table=sitter.table["id"], **fields)
    return await asyncio.wait_for(answer, SOON)


async def answered(sitter: Sitter, request: str, type: str, **fields: Any) -> JsonMessage:
    """Ask again and again while nobody knows, as a page does."""
    async with asyncio.timeout(60):
        while (told := await asked(sitter, request, type, **fields, again=True))["type"] == "unknown":
            assert told["text"]
            await asyncio.sleep(0.3)
    return told


def test_a_window_that_ends_while_the_database_is_away_is_closed_when_it_is_back(
    server: Running, database: Database
) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "toitoi")
        assert (await first.move(0, "open 1 2"))["type"] == "done"
        async with database.away():
            await asyncio.sleep(4)
        await second.until(lambda: second.positions[1]["ply"] == 2)
        assert server.log.read_text().count("a table has to wait") <= 1

    play(work, server.base)


def test_what_a_table_cannot_write_is_tried_again_after_a_while_and_told_once(database: Database) -> None:
    address = database.made(f"frozen{next(NAMES)}")

    async def run() -> None:
        async with opened(address, Timing(windows={"choosing": 600.0})) as sockets:
            name, first, second = await two_inside(sockets, "toitoi")
            assert (await first.ask("move", "m", table=name, seat=0, ply=0, action="open 1 2"))["type"] == "done"
            table = sockets.registry.tables[name]
            assert table.live is not None
            window = table.live.match_log.window
            assert window is not None
            with capture_logs() as lines:
                began = time.monotonic()
                async with database.away():
                    window.ends = table.now
                    table.settle()
                    await until(lambda: any(line["event"] == "a table has to wait" for line in lines))
                    await asyncio.sleep(3)
                await second.reach(1, 2)
                await until(lambda: any(line["event"] == "a table goes on" for line in lines))
                passed = time.monotonic() - began
            assert [line["event"] for line in lines].count("a table has to wait") == 1
            (tries,) = (line["tries"] for line in lines if line["event"] == "a table goes on")
            assert 1 <= tries <= passed / AGAIN

    asyncio.run(run())


def test_a_move_on_a_frozen_database_is_answered_soon_and_known_when_it_thaws(
    server: Running, database: Database
) -> None:
    async def work(base: str) -> None:
        second, first = await two_at(base, "quoridor")
        # Whatever was waiting to be written is written before a move is acknowledged: the next one is tried at once.
        assert (await second.move(0, "e2"))["ply"] == 1
        await first.until(lambda: first.positions[1]["ply"] == 1)
        database.freeze()
        try:
            told = await asked(first, "frozen", "move", seat=1, ply=1, action="e8")
            assert told["type"] == "unknown", told
            told = await asked(first, "frozen", "move", seat=1, ply=1, action="e8", again=True)
            assert told["type"] == "unknown", told
            told = await asked(first, "other", "say", text="hello")
            assert (told["type"], told["code"]) == ("refused", "not_done"), "nothing was even tried"
            async with httpx.AsyncClient(base_url=base) as web:
                assert (await web.get("/healthz", timeout=SOON)).status_code == 200
                not_ready = await web.get("/readyz", timeout=SOON)
                assert (not_ready.status_code, not_ready.json()["ready"]) == (503, False)
                listed = await web.get("/api/tables", timeout=SOON)
                assert listed.status_code == 503
        finally:
            database.thaw()
        done = await answered(first, "frozen", "move", seat=1, ply=1, action="e8")
        assert (done["type"], done.get("ply")) == ("done", 2)
        await second.until(lambda: second.positions[0]["ply"] == 2)
        async with httpx.AsyncClient(base_url=base) as web, asyncio.timeout(PATIENCE):
            while (await web.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.2)
        assert (await second.move(0, "e3"))["ply"] == 3

    play(work, server.base)


def test_a_next_match_that_is_due_while_the_database_is_away_begins_when_it_is_back(
    database: Database, tmp_path: Path
) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        await second.ask("resign", seat=1)
        await second.guest.ask("exit", table=second.table["id"])
        assert (await first.ask("rematch", seat=0))["type"] == "done"
        assert first.table["next"] is None, "who has left is called, and waited for"
        async with database.away():
            await asyncio.sleep(6)
        await first.until(lambda: first.table["next"])

    address = database.made(f"frozen{next(NAMES)}")
    with Running(tmp_path, address, MAJLIS_AWAY_SECONDS="4") as running:
        play(work, running.base)
        assert running.log.read_text().count("a table has to wait") <= 1
