"""How a transaction is put to a database: by its driver alone, which takes a fraction of the time of a general way."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import Engine, Executable

from majlis.errors import MajlisError
from majlis.server.deeds import Deed, Row
from majlis.server.schema import MOVES

CHANNEL = "majlis"
"""On which processes that share a PostgreSQL tell each other what has changed."""
IDLE = 1.0
"""Seconds after which a connection to PostgreSQL may have broken without anybody noticing."""


class StoreError(MajlisError):
    """Something could not be written; it has not happened."""


class Taken(StoreError):
    """Somebody else was faster: the key is taken, or the version has passed."""


class Driver(Protocol):
    """One connection, used by one thread."""

    def commit(self, deeds: Sequence[Deed], payloads: Sequence[str]) -> None:
        """Make deeds durable, all or none, and tell other processes the payloads; raises what the driver does."""

    def close(self) -> None: ...


def driver_of(engine: Engine) -> Driver:
    """The driver of a database."""
    return _Postgres(engine) if engine.dialect.name == "postgresql" else _Sqlite(engine)


class _Statements:
    """The texts of statements in a database's own dialect, made once."""

    def __init__(self, engine: Engine) -> None:
        self._dialect = engine.dialect
        self._texts: dict[Executable, tuple[str, Row]] = {}

    def carry_out(self, cursor: Any, deed: Deed) -> None:
        if deed.statement not in self._texts:
            compiled = deed.statement.compile(dialect=self._dialect)  # type: ignore[attr-defined]
            fixed = {name: value for name, value in compiled.params.items() if value is not None}
            self._texts[deed.statement] = (str(compiled), fixed)
        text, fixed = self._texts[deed.statement]
        rows = [{**fixed, **row} for row in deed.rows] if fixed else deed.rows
        if len(rows) > 1 and not deed.exact:
            cursor.executemany(text, rows)
            return
        for row in rows:
            cursor.execute(text, row)
            if deed.exact and cursor.rowcount != 1:
                raise Taken("somebody else was faster")


class _Sqlite:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statements = _Statements(engine)
        self._held: Any = None

    def commit(self, deeds: Sequence[Deed], payloads: Sequence[str]) -> None:
        if self._held is None:
            self._held = self._engine.raw_connection()
        connection = self._held.driver_connection
        try:
            cursor = connection.cursor()
            for deed in deeds:
                self._statements.carry_out(cursor, deed)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


class _Postgres:
    """Moves alone, which is what almost every transaction is, are one statement and so one round trip."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statements = _Statements(engine)
        names = ", ".join(f'"{column.name}"' for column in MOVES.c)
        typed = ", ".join(f'"{column.name}" {column.type.compile(engine.dialect)}' for column in MOVES.c)
        self._notify = f"SELECT pg_notify('{CHANNEL}', payload) FROM json_array_elements_text(%s::json) AS payload"
        # All rows are one JSON text, which is cheaper to make than a value for each of their columns.
        self._append = (
            f"WITH added AS (INSERT INTO {MOVES.name} ({names})"
            f" SELECT {names} FROM json_to_recordset(%s::json) AS given({typed})) {self._notify}"
        )
        self._held: Any = None
        self._used = 0.0

    def commit(self, deeds: Sequence[Deed], payloads: Sequence[str]) -> None:
        now = time.monotonic()
        if self._held is not None and now - self._used > IDLE:
            self._look_after()
        if self._held is None:
            self._held = self._opened()
        self._used = now
        try:
            if all(deed.adds_moves for deed in deeds):
                rows = [row for deed in deeds for row in deed.rows]
                self._held.execute(self._append, (_json(rows), _json(payloads)))
            else:
                self._carry_out(deeds, payloads)
        except BaseException:
            if self._held.closed:
                self._held = None
            raise

    def _carry_out(self, deeds: Sequence[Deed], payloads: Sequence[str]) -> None:
        with self._held.transaction():
            cursor = self._held.cursor()
            for deed in deeds:
                self._statements.carry_out(cursor, deed)
            if payloads:
                cursor.execute(self._notify, (_json(payloads),))

    def _opened(self) -> Any:
        pooled = self._engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        connection.autocommit = True
        return connection

    def _look_after(self) -> None:
        """Replace a connection that broke while nobody used it."""
        try:
            self._held.execute("SELECT 1")
        except self._engine.dialect.loaded_dbapi.Error:
            self.close()

    def close(self) -> None:
        if self._held is not None:
            with contextlib.suppress(self._engine.dialect.loaded_dbapi.Error):
                self._held.close()
            self._held = None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
