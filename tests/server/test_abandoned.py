"""Tables that everybody has left do not stay in memory, and are there again for whoever comes back."""

from __future__ import annotations

import asyncio
import gc
import os
import weakref
from pathlib import Path
from typing import Any

import pytest

from majlis.server.protocol.http_bodies import NewTable
from majlis.server.settings import Timing
from majlis.server.tables import sweep
from majlis.server.tables.new_table import make_table
from tests.server.inside import BOT, FREE, ME, Page, opened

TIMING = Timing(pace=0.0, away=0.1, resting=0.5)
MANY = int(os.environ.get("MAJLIS_ABANDONED", "2000"))


async def abandoned(folder: Path, number: int) -> None:
    async with opened(f"sqlite:///{folder / 'majlis.db'}", TIMING) as sockets:
        registry = sockets.registry
        await registry.loader.ready("quoridor")
        known: list[weakref.ref[object]] = []
        last = ""
        for count in range(number):
            page = Page(sockets, f"guest{count}")
            other = BOT if count % 2 else FREE
            plan = NewTable("quoridor", {"players": 2}, [ME, other], start=other is BOT)
            last = await make_table(registry, page.session, plan)
            assert (await page.ask("enter", "e", table=last))["type"] == "done"
            known.append(weakref.ref(registry.tables[last]))
            registry.tables[last].exit(page)
            page.tables.clear()
        async with asyncio.timeout(600):
            while registry.tables:
                await asyncio.sleep(0.1)
        gc.collect()
        left = [table for table in known if table() is not None]
        assert not left, f"{len(left)} of {number} tables are still in memory"
        page = Page(sockets, f"guest{number - 1}")
        assert (await page.ask("enter", "e", table=last))["type"] == "done"
        assert last in registry.tables
        # What a server does all the time, and this table.
        assert len(asyncio.all_tasks()) < 20


def test_tables_that_everybody_left_are_freed(tmp_path: Path) -> None:
    asyncio.run(abandoned(tmp_path, 20))


@pytest.mark.soak
def test_thousands_of_tables_that_everybody_left_are_freed(tmp_path: Path) -> None:
    asyncio.run(abandoned(tmp_path, MANY))


def test_a_table_that_somebody_is_just_entering_is_not_let_go(postgres: str) -> None:
    """Whoever entered a table that is no longer the server's would hear nothing of what happens at it."""

    async def run() -> None:
        async with opened(postgres, TIMING) as sockets:
            registry, page = sockets.registry, Page(sockets, "guest")
            table = await make_table(registry, page.session, NewTable("quoridor", {"players": 2}, [ME, FREE]))
            registry.tables[table].presence.left_at -= 3600
            reading, go_on = asyncio.Event(), asyncio.Event()
            read = registry.store.read

            async def slowly(*what: Any, **named: Any) -> Any:
                reading.set()
                await go_on.wait()
                return await read(*what, **named)

            registry.store.read = slowly  # type: ignore[method-assign]
            entering = asyncio.create_task(page.ask("enter", "e", table=table))
            await reading.wait()
            await sweep.free_tables(registry, asyncio.get_running_loop().time())
            registry.store.read = read  # type: ignore[method-assign]
            go_on.set()
            assert (await entering)["type"] == "done"
            assert page in registry.tables[table].connections

    asyncio.run(run())
