"""A process on a half-open line hears nothing: it knows that, and does nothing for people whom it merely cannot see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import Clock
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.faults import Database, ProxiedConnection, Proxy
from tests.server.inside import FREE, ME, Page, all_told, opened, two_at
from tests.server.test_cluster import table_of, until

AWAY = 6.0
TIMING = Timing(pace=0.0, away=AWAY)


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with Database() as found:
        yield found


def listens(connection: ProxiedConnection) -> bool:
    return b"LISTEN" in connection.asked


def test_a_process_on_a_half_open_line_takes_nobody_for_away(database: Database) -> None:
    address = database.made("deaf")

    async def run() -> None:
        with Proxy(database.port) as proxy:
            through = database.address("deaf", proxy.port)
            async with opened(address, TIMING) as here, opened(through, TIMING) as there:
                first, second = Page(here, "first"), Page(there, "second")
                table = await make_table(
                    here.registry, first.session, NewTable("quoridor", {"players": 2, "starter": 1}, [ME, FREE])
                )
                await first.ask("enter", "e", table=table)
                await second.ask("enter", "e", table=table)
                assert (await second.ask("sit", "s", table=table, seat=1))["type"] == "done"
                await until(lambda: table_of(first)["seats"][1]["name"] == "second")
                await start_match(await here.registry.table(table), None)
                await until(lambda: any(news["type"] == "position" for news in second.news))
                await until(lambda: not table_of(second)["seats"][0]["away"])
                await asyncio.to_thread(proxy.silence, listens)
                await until(lambda: there.registry.is_deaf)
                assert there.registry.problems() == ["deaf"]
                await asyncio.sleep(2 * AWAY)
                # Somebody comes, so that all who are there are counted.
                assert (await Page(there, "third").ask("enter", "e", table=table))["type"] == "done"
                await all_told(there.registry.tables[table])
                assert not table_of(second)["seats"][0]["away"]
                assert not any(news["table"]["seats"][0]["stand_in"] for news in second.news if news["type"] == "table")
                assert first.position(0)["ply"] == 0
                await asyncio.to_thread(proxy.resume)
                await until(lambda: not there.registry.is_deaf)
                assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
                await second.reach(1, 1)
                assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
                await first.reach(0, 2)
                # Who really goes is still noticed.
                there.registry.tables[table].exit(second)
                await until(lambda: table_of(first)["seats"][1]["stand_in"])

    asyncio.run(run())


def test_while_a_process_is_deaf_nobodys_time_runs_out_there(database: Database) -> None:
    database.made("deaf_clock")

    async def run() -> None:
        with Proxy(database.port) as proxy:
            async with opened(database.address("deaf_clock", proxy.port), TIMING) as there:
                name, _, _ = await two_at(there, "quoridor", Clock("move", 600))
                table = there.registry.tables[name]
                assert table.live is not None
                await asyncio.to_thread(proxy.silence, listens)
                await until(lambda: there.registry.is_deaf)
                table.live.clocks.restore(0, 200)
                table.settle()
                await asyncio.sleep(2)
                assert not table.seating[0].stand_in
                await asyncio.to_thread(proxy.resume)
                await until(lambda: not there.registry.is_deaf)
                await until(lambda: table.seating[0].stand_in)

    asyncio.run(run())
