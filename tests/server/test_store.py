"""The store: what is acknowledged is there, whoever is second at a key has lost, and the tables are what they should be."""

from __future__ import annotations

import asyncio
import itertools
import threading
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from majlis.errors import MajlisError
from majlis.server.db import postgres as postgres_driver
from majlis.server.db import queries, statements
from majlis.server.db import store as store_module
from majlis.server.db.errors import Conflict, StoreError
from majlis.server.db.rows import Entry, MatchRow, SeatRow, TableRow
from majlis.server.db.schema import METADATA
from majlis.server.db.store import Store

IDS = itertools.count(1)


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def a_match(store: Store) -> str:
    """A table with a match, in the store."""
    id = f"m{next(IDS)}"
    table = TableRow(id, 1, "quoridor", "{}", "{}", "h", "k", "playing", 0, None, 1, 1, "all", "all", 0)
    seat = SeatRow(id, 0, "bot", None, None, 1, 3, None, "link")
    match = MatchRow(id, id, "quoridor", 1, "{}", b"s", None, 1)
    await store.write(*statements.add_table(table, [seat]), statements.add_match(match))
    return id


def entry(ply: int, client: str | None = None) -> Entry:
    return Entry(ply, 0, "e2", None, client, None, 5)


def test_a_log_is_read_as_it_was_written(database: str) -> None:
    async def work(store: Store) -> None:
        match = await a_match(store)
        await store.write(statements.add_moves(match, [entry(1, "a"), entry(2)]))
        await store.write(statements.add_moves(match, [Entry(3, 0, "undo", 1, None, 700, 5)]))
        entries = await store.read(queries.log, match)
        assert [tuple(entry) for entry in entries] == [
            (1, 0, "e2", None, "a", None, 5),
            (2, 0, "e2", None, None, None, 5),
            (3, 0, "undo", 1, None, 700, 5),
        ]
        assert await store.read(queries.log, match, 2) == entries[2:]
        assert await store.read(queries.last_ply, match) == 3

    with_store(database, work)


def test_whoever_is_second_at_a_ply_has_lost_and_spoils_nothing_for_others(database: str) -> None:
    async def work(store: Store) -> None:
        match, other = await a_match(store), await a_match(store)
        units = [statements.add_moves(match, [entry(1, client)]) for client in "abc"]
        units += [statements.add_moves(other, [entry(ply)]) for ply in range(1, 200)]
        results = await asyncio.gather(*(store.write(unit) for unit in units), return_exceptions=True)
        assert [type(result) for result in results[:3]] == [type(None), Conflict, Conflict]
        assert set(results[3:]) == {None}
        assert [entry.client for entry in await store.read(queries.log, match)] == ["a"]
        assert len(await store.read(queries.log, other)) == 199

    with_store(database, work)


def test_a_request_is_in_a_log_at_most_once(database: str) -> None:
    async def work(store: Store) -> None:
        match = await a_match(store)
        await store.write(statements.add_moves(match, [entry(1, "same")]))
        with pytest.raises(Conflict):
            await store.write(statements.add_moves(match, [entry(2, "same")]))
        await store.write(statements.add_moves(match, [entry(2), entry(3)]))
        assert await store.read(queries.last_ply, match) == 3

    with_store(database, work)


def test_a_unit_happens_as_a_whole_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        match = await a_match(store)
        await store.write(*statements.end_match(match, match, 9, "{}", 0))
        with pytest.raises(Conflict):
            await store.write(statements.add_moves(match, [entry(1)]), *statements.end_match(match, match, 10, "{}", 1))
        assert await store.read(queries.log, match) == []
        saved = await store.read(queries.match, match)
        assert saved is not None
        assert saved.match is not None
        assert (saved.match.ended_at, saved.table.status, saved.table.version) == (9, "over", 2)

    with_store(database, work)


def test_a_table_changes_only_from_the_version_that_was_seen(database: str) -> None:
    async def work(store: Store) -> None:
        table = await a_match(store)
        change = {"of_table": table, "seen": 1, "version": 2, "host": "x", "status": "paused", "hurry": 0}
        change |= {
            "next_table_id": None,
            "invite_key": "k",
            "updated_at": 2,
            "watch": "all",
            "talk": "all",
            "sharing": 0,
        }
        both = [store.write(statements.change_table({**change, "host": host})) for host in "xy"]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict]
        saved = await store.read(queries.table, table)
        assert saved is not None
        assert saved.table.host == "x"

    with_store(database, work)


def test_what_cannot_be_written_is_reported_and_the_store_goes_on(database: str) -> None:
    async def work(store: Store) -> None:
        match = await a_match(store)
        lame = entry(1)._replace(seat=None)  # type: ignore[arg-type]
        results = await asyncio.gather(
            store.write(statements.add_moves(match, [lame])),
            store.write(statements.add_moves("nobody", [entry(1)])),
            store.write(statements.add_moves(match, [entry(1)])),
            return_exceptions=True,
        )
        assert [isinstance(result, StoreError) for result in results] == [True, True, False]

    with_store(database, work)


def test_nothing_is_taken_on_while_closing(database: str) -> None:
    async def work(store: Store) -> None:
        match = await a_match(store)
        last = store.write(statements.add_moves(match, [entry(1)]))
        await store.close()
        await last
        with pytest.raises(StoreError):
            await store.write(statements.add_moves(match, [entry(2)]))

    async def run() -> None:
        store = Store(database)
        await store.open()
        await work(store)

    asyncio.run(run())


def test_the_migrations_lead_to_the_tables_of_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def work(store: Store) -> None:
        assert await store.read(differences) == []

    with_store(database, work)


def test_sqlite_syncs_at_every_commit(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def pragmas(connection: Connection) -> tuple[Any, ...]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return tuple(connection.execute(text(f"PRAGMA {name}")).scalar() for name in names)

        assert await store.read(pragmas) == ("wal", 2, 1)

    with_store(f"sqlite:///{tmp_path / 'x.db'}", work)


def test_a_connection_that_broke_while_nobody_wrote_is_replaced(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_driver, "IDLE", 0.0)

    async def work(store: Store) -> None:
        match = await a_match(store)
        await store.write(statements.add_moves(match, [entry(1)]))
        with psycopg.connect(postgres, autocommit=True) as other:
            ended = other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchall()
        assert (True,) in ended
        await store.write(statements.add_moves(match, [entry(2)]))
        assert await store.read(queries.last_ply, match) == 2

    with_store(postgres, work)


def test_a_connection_that_breaks_while_somebody_writes_fails_that_write_alone(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_driver, "IDLE", 1e9)

    async def work(store: Store) -> None:
        match = await a_match(store)
        await store.write(statements.add_moves(match, [entry(1)]))
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        with pytest.raises(StoreError):
            await store.write(statements.add_moves(match, [entry(2)]))
        await store.write(statements.add_moves(match, [entry(2)]))
        assert await store.read(queries.last_ply, match) == 2

    with_store(postgres, work)


def test_an_error_of_a_query_holds_no_values(database: str) -> None:
    """Errors are logged, and the values may be what people said, seeds, or who they are."""

    def asked(connection: Connection) -> None:
        connection.execute(text("SELECT * FROM nothing WHERE id = :id"), {"id": "hunter" + "2" * 3})

    async def work(store: Store) -> None:
        with pytest.raises(StoreError) as error:
            await store.read(asked)
        assert "nothing" in str(error.value)
        assert "hunter222" not in "".join(traceback.format_exception(error.value))

    with_store(database, work)


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(MajlisError, match="mysql"):
        Store("mysql://somewhere/games")


def test_a_store_that_is_asked_too_much_is_not_taken_for_one_that_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()

    def slow(connection: Connection) -> bool:
        return may_go_on.wait(60)

    async def work(store: Store) -> None:
        monkeypatch.setattr(store_module, "LONGEST", 60.0)
        busy = [asyncio.create_task(store.read(slow)) for _ in range(store_module.READERS)]
        await asyncio.sleep(0.1)
        monkeypatch.setattr(store_module, "LONGEST", 0.5)
        with pytest.raises(StoreError):
            await store.read(lambda connection: True)
        assert store.outage is None, "this one waited for its turn"
        may_go_on.set()
        assert await asyncio.gather(*busy) == [True] * len(busy)
        may_go_on.clear()
        with pytest.raises(StoreError):
            await store.read(slow)
        assert store.outage is not None, "this one was asked, and there was no answer"
        may_go_on.set()

    with_store(f"sqlite:///{tmp_path / 'majlis.db'}", work)
