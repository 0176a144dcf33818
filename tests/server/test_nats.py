"""Notices by NATS: what is lost while it is away is read from the store, and whoever hears nothing knows it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from nats import connect

from majlis.server.bus.nats_bus import NatsBus
from majlis.server.bus.nats_connection import shown
from majlis.server.db import queries
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.notices import Beat, Sender, Who, encode_notice, sent_by
from majlis.server.protocol.parts import Clock
from majlis.server.settings import SettingError, Timing, read
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.faults import Nats, Proxy, free_port
from tests.server.inside import BOT, FREE, ME, Page, opened
from tests.server.test_cluster import table_of, until

TIMING = Timing(pace=0.0, away=6.0)


@pytest.fixture
def nats() -> Iterator[Nats]:
    with Nats() as found:
        yield found


async def playing(here: Page, there: Page, clock: Clock | None = None) -> str:
    """A match of two people at two servers, the first to act."""
    plan = NewTable("quoridor", {"players": 2, "starter": 1}, [ME, FREE], clock or Clock())
    table = await make_table(here.sockets.registry, here.session, plan)
    await here.ask("enter", "e", table=table)
    await there.ask("enter", "e", table=table)
    assert (await there.ask("sit", "s", table=table, seat=1))["type"] == "done"
    await until(lambda: table_of(here)["seats"][1]["name"] == there.session.name)
    await start_match(await here.sockets.registry.table(table), None)
    await until(lambda: any(news["type"] == "position" for news in there.news))
    return table


def test_what_was_done_while_nats_was_gone_is_told_when_it_is_back(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as here, opened(postgres, TIMING, nats.address) as there:
            first, second = Page(here, "first"), Page(there, "second")
            table = await playing(first, second)
            nats.kill()
            assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
            await until(lambda: here.registry.problems() == there.registry.problems() == ["deaf"])
            assert second.position(1)["ply"] == 0, "nobody could tell them"
            nats.start()
            await second.reach(1, 1)
            await until(lambda: not here.registry.problems() and not there.registry.problems())
            assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
            await first.reach(0, 2)

    asyncio.run(run())


def test_nats_that_gives_no_answer_is_noticed_and_comes_back(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as here, opened(postgres, TIMING, nats.address) as there:
            first, second = Page(here, "first"), Page(there, "second")
            table = await playing(first, second)
            nats.freeze()
            await until(lambda: here.registry.is_deaf and there.registry.is_deaf)
            assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
            nats.thaw()
            await second.reach(1, 1)
            await until(lambda: not here.registry.is_deaf and not there.registry.is_deaf)

    asyncio.run(run())


def test_of_several_servers_of_nats_any_will_do(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        several = f"nats://127.0.0.1:{free_port()}, {nats.address}"
        async with opened(postgres, TIMING, nats.address) as here:
            for _ in range(3):
                # In whatever order they are tried.
                async with opened(postgres, TIMING, several) as there:
                    there.registry.store.announce(Who())
                    await until(lambda: here.registry._cluster._bus._others)  # type: ignore[attr-defined]
                await until(lambda: not here.registry._cluster._bus._others)  # type: ignore[attr-defined]

    asyncio.run(run())


def test_a_number_that_is_missing_is_missed(postgres: str, nats: Nats) -> None:
    """The notice that another process has a table is lost: whoever had it looks, and has it no more."""

    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as here:
            first = Page(here, "first")
            table = await make_table(here.registry, first.session, NewTable("quoridor", {"players": 2}, [ME, BOT]))
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute("UPDATE owners SET process = 'stranger', fence = 2 WHERE table_id = %s", [table])
            subject = f"majlis.{await here.registry.store.read(queries.identity)}.all"
            stranger = await connect(nats.address)
            for number in (7, 8):
                await stranger.publish(subject, sent_by(Sender("stranger", number), encode_notice(Beat())))
            await stranger.flush()
            bus = here.registry._cluster._bus
            assert isinstance(bus, NatsBus)
            # Its silence alone would be a reason to look, too.
            bus._patience = 600.0
            await until(lambda: bus._others.get("stranger", (0,))[0] == 8)
            assert table in here.registry.tables
            await stranger.publish(subject, sent_by(Sender("stranger", 10), encode_notice(Beat())))
            await until(lambda: table not in here.registry.tables)
            await stranger.close()

    asyncio.run(run())


def test_what_a_process_did_that_could_not_say_so_is_read(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        with Proxy(nats.port) as proxy:
            through = f"nats://127.0.0.1:{proxy.port}"
            async with opened(postgres, TIMING, through) as here, opened(postgres, TIMING, nats.address) as there:
                first, second = Page(here, "first"), Page(there, "second")
                table = await playing(first, second)
                await until(lambda: there.registry._cluster._bus._others)  # type: ignore[attr-defined]
                await asyncio.to_thread(proxy.silence)
                assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
                await second.reach(1, 1)
                assert not there.registry.is_deaf
                assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
                await until(lambda: here.registry.is_deaf)
                await asyncio.to_thread(proxy.resume)
                await first.reach(0, 2)

    asyncio.run(run())


def test_nats_that_cannot_be_reached_is_named(postgres: str, tmp_path: Path) -> None:
    address = f"nats://somebody:secret@127.0.0.1:{free_port()}"
    command = [sys.executable, "-m", "majlis", "serve", "--port", "0", "--no-browser", "--data-dir", str(tmp_path)]
    command += ["--host", "127.0.0.1", "--database", postgres, "--nats", address]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 1
    assert f"NATS cannot be reached ({shown(address)})" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "secret" not in ended.stderr


def test_nats_is_for_several_processes_on_one_database() -> None:
    with pytest.raises(SettingError, match="for several processes on one PostgreSQL"):
        read({}, {"nats": "nats://localhost:4222"})
    with pytest.raises(SettingError, match="cannot be what is given; it must be addresses such as nats://"):
        read({"MAJLIS_NATS": "http://user:secret@localhost"}, {"database": "postgresql://localhost/majlis"})
    several = "nats://one:4222, tls://user:secret@two"
    assert read({}, {"nats": several, "database": "postgresql://localhost/majlis"}).nats == several
    assert shown(several) == "nats://one:4222, tls://two"
