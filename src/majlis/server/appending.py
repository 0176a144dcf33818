"""Adding moves to logs, which is what almost every transaction is: by the driver alone, in as few words as it takes."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import Engine, insert
from sqlalchemy.dialects import sqlite

from majlis.server.deeds import Row
from majlis.server.schema import MOVES

IDLE = 1.0
"""Seconds after which a connection to PostgreSQL may have broken without anybody noticing."""


class Log(Protocol):
    """Where moves are added; used by one thread."""

    def append(self, rows: Sequence[Row], payloads: Sequence[str]) -> None:
        """Make moves durable, all or none, and tell other processes the payloads; raises what the driver does."""

    def close(self) -> None: ...


def log_of(engine: Engine, channel: str) -> Log:
    """The logs of a database."""
    return _OnPostgres(engine, channel) if engine.dialect.name == "postgresql" else _OnSqlite(engine)


class _OnSqlite:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statement = str(insert(MOVES).compile(dialect=sqlite.dialect(paramstyle="named")))
        self._held: Any = None

    def append(self, rows: Sequence[Row], payloads: Sequence[str]) -> None:
        if self._held is None:
            self._held = self._engine.raw_connection()
        connection = self._held.driver_connection
        try:
            connection.executemany(self._statement, rows)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


class _OnPostgres:
    """One statement is one transaction and one round trip; all rows are one JSON text, which is cheap to make."""

    def __init__(self, engine: Engine, channel: str) -> None:
        self._engine = engine
        names = ", ".join(f'"{column.name}"' for column in MOVES.c)
        typed = ", ".join(f'"{column.name}" {column.type.compile(engine.dialect)}' for column in MOVES.c)
        self._statement = (
            f"WITH added AS (INSERT INTO {MOVES.name} ({names})"
            f" SELECT {names} FROM json_to_recordset(%s::json) AS given({typed}))"
            f" SELECT pg_notify('{channel}', payload) FROM json_array_elements_text(%s::json) AS payload"
        )
        self._held: Any = None
        self._used = 0.0

    def append(self, rows: Sequence[Row], payloads: Sequence[str]) -> None:
        now = time.monotonic()
        if self._held is not None and now - self._used > IDLE:
            self._look_after()
        if self._held is None:
            self._held = self._opened()
        self._used = now
        try:
            self._held.execute(self._statement, (_json(rows), _json(payloads)))
        except BaseException:
            if self._held.closed:
                self._held = None
            raise

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
