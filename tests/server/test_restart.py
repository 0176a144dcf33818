"""A restart is short: nothing is loaded that it does not need, and where another server is there nobody waits."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from benchmarks.server.restart import rolling
from majlis.server.bots import loader
from majlis.server.db.migrate import config, head, upgrade
from majlis.server.db.store import _engine
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import BOT, ME, QUICK, Page, opened
from tests.server.running import SRC

LOADED = """
import asyncio, sys
import majlis.terminal.banner
from majlis.server.db.store import Store

async def open_store(address):
    store = Store(address)
    await store.open()
    await store.close()

asyncio.run(open_store(sys.argv[1]))
print(*(name for name in ("alembic", "mako", "segno", "numba", "scipy", "prompt_toolkit") if name in sys.modules))
"""


def test_the_head_is_the_one_that_alembic_finds(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'any.db'}")
    with engine.connect() as connection:
        assert ScriptDirectory.from_config(config(connection)).get_heads() == [head()]
    engine.dispose()


def test_a_start_on_tables_that_are_up_to_date_loads_nothing_for_changing_them(database: str) -> None:
    engine = _engine(database)
    upgrade(engine)
    engine.dispose()
    done = subprocess.run(
        [sys.executable, "-c", LOADED, database],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(SRC)},
    )
    assert done.stdout.split() == []


def test_a_server_is_not_ready_before_the_games_that_are_being_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_load = threading.Event()
    load = loader._load

    def load_when_allowed(game: str, names: tuple[str, ...]) -> None:
        may_load.wait()
        load(game, names)

    async def scene() -> None:
        address = f"sqlite:///{tmp_path / 'majlis.db'}"
        async with opened(address, QUICK) as before:
            page = Page(before, "page")
            plan = NewTable("toitoi", {"players": 2}, [ME, BOT])
            table = await make_table(before.registry, page.session, plan)
            await start_match(await before.registry.table(table), None)
            # All of it is compiled then, so that the next server has but to load it.
            while not before.registry.loader.can_search("toitoi"):
                await asyncio.sleep(0.1)
        # Loading what this process has loaded before takes no time, so the next server is held up in it.
        monkeypatch.setattr(loader, "_load", load_when_allowed)
        async with opened(address, QUICK) as sockets:
            server = sockets.registry
            try:
                while not server.loader.is_loading("toitoi"):
                    await asyncio.sleep(0.01)
                assert server.problems() == ["loading"]
            finally:
                may_load.set()
            await server.loader.ready("toitoi")
            assert server.problems() == []

    asyncio.run(scene())


def test_pages_play_on_while_servers_are_restarted_one_after_the_other(tmp_path: Path, postgres: str) -> None:
    """Every page loses its line at some restart, finds another server, and has a move acknowledged after each."""
    folders = [tmp_path / name for name in ("first", "second")]
    for folder in folders:
        folder.mkdir()
    assert asyncio.run(rolling(folders, postgres, 2, 2))
