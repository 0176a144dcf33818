"""What is old is forgotten bit by bit; nothing that goes on, nothing that somebody looks at."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from majlis.server.db import queries, statements
from majlis.server.db.rows import SeatRow, TableRow
from majlis.server.protocol import codec
from majlis.server.protocol.codec import milliseconds
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.rejected import Rejected
from majlis.server.settings import Retention
from majlis.server.tables import retention
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import BOT, FREE, ME, Page, opened

DAY = 24 * 3600 * 1000
KEPT = Retention(chat=10, matches=100, unstarted=30, uploads=0)
SMALL = {"size": 5, "fences": 0, "players": 2, "starter": 1}


def test_what_is_old_is_forgotten_and_what_goes_on_is_not(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(database) as sockets:
            registry = sockets.registry
            registry.retention = KEPT
            player, visitor = Page(sockets, "player"), Page(sockets, "visitor")

            async def begun(*names: str) -> dict[str, str]:
                tables = {}
                for name in names:
                    tables[name] = await make_table(registry, player.session, NewTable("quoridor", SMALL, [ME, BOT]))
                    await start_match(await registry.table(tables[name]), None)
                    await player.ask("enter", f"e{name}", table=tables[name])
                    said = await player.ask("say", f"s{name}", table=tables[name], text="hello")
                    assert said["type"] == "done"
                return tables

            tables = await begun("over", "looked_at", "running")
            waiting = await make_table(registry, player.session, NewTable("quoridor", SMALL, [ME, FREE]))
            for name in ("over", "looked_at"):
                assert (await player.ask("resign", f"r{name}", table=tables[name], seat=0))["type"] == "done"
            matches = {
                name: (await registry.store.read(queries.table, id)).match.id  # type: ignore[union-attr]
                for name, id in tables.items()
            }
            for id in tables.values():
                await player.ask("exit", f"x{id}", table=id)
            await visitor.ask("enter", "e", table=tables["looked_at"])

            async def left() -> list[Any]:
                found = []
                for id in (*tables.values(), waiting):
                    saved = await registry.store.read(queries.table, id)
                    chat = await registry.store.read(queries.chat, id, 10)
                    found.append((saved is not None, len(chat)))
                return found

            now = milliseconds()
            for days, expected in (
                (9, [(True, 1), (True, 1), (True, 1), (True, 0)]),
                (11, [(True, 0), (True, 1), (True, 1), (True, 0)]),
                (31, [(True, 0), (True, 1), (True, 1), (False, 0)]),
                (101, [(False, 0), (True, 1), (True, 1), (False, 0)]),
            ):
                for module in (codec, retention):
                    monkeypatch.setattr(module, "milliseconds", lambda days=days: now + days * DAY)
                await retention.clean(registry)
                assert await left() == expected, days
            with pytest.raises(Rejected, match="match_gone") as gone:
                await registry.archive.match(matches["over"], None)
            for lang in ("en", "ar", "he"):
                assert "100" in gone.value.text(lang)
            # A match that goes on is played on, whatever was forgotten around it.
            await player.ask("enter", "again", table=tables["running"])
            move = await player.ask("move", "m", table=tables["running"], seat=0, ply=0, action="c2")
            assert move["type"] == "done"
            await visitor.ask("exit", "x", table=tables["looked_at"])
            await retention.clean(registry)
            assert (await left())[1] == (False, 0)

    asyncio.run(scene())


def test_for_good_means_for_good(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(database) as sockets:
            registry = sockets.registry
            registry.retention = Retention(chat=0, matches=0, unstarted=0, uploads=0)
            page = Page(sockets, "page")
            waiting = await make_table(registry, page.session, NewTable("quoridor", SMALL, [ME, FREE]))
            now = milliseconds()
            for module in (codec, retention):
                monkeypatch.setattr(module, "milliseconds", lambda: now + 100_000 * DAY)
            await retention.clean(registry)
            assert await registry.store.read(queries.table, waiting) is not None
            with pytest.raises(Rejected, match="no_such_match"):
                await registry.archive.match("nowhere", None)
            await registry.store.write(statements.drop_table(waiting, "waiting", 1 << 60))

    asyncio.run(scene())


def test_moves_go_on_while_a_thousand_old_tables_are_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a unit of its own: whoever plays meanwhile waits for no more than one of them."""

    async def scene() -> None:
        async with opened(database) as sockets:
            registry = sockets.registry
            registry.retention = KEPT
            rows = [_old_table(number) for number in range(1000)]
            for first in range(0, 1000, 100):
                await asyncio.gather(
                    *(registry.store.write(*statements.add_table(*row)) for row in rows[first : first + 100])
                )
            monkeypatch.setattr(retention, "PAUSE", 0.0)
            cleaning = asyncio.create_task(retention.clean(registry))
            written = 0
            while not cleaning.done():
                await registry.store.write(statements.add_request("somebody", f"r{written}", 1))
                written += 1
            await cleaning
            assert written > 100
            assert await registry.store.read(queries.old_tables, "waiting", 100, 10) == []

    asyncio.run(scene())


def _old_table(number: int) -> tuple[TableRow, list[SeatRow]]:
    id = f"old{number}"
    table = TableRow(id, 1, "quoridor", "{}", "{}", "h", "k", "waiting", 0, None, 1, 1, "all", "all", 0)
    return table, [SeatRow(id, 0, "free", None, None, None, None, None, "free")]
