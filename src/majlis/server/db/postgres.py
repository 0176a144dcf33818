"""PostgreSQL: its driver, and connections that wait for no answer for ever, any of which may be half open."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Collection, Sequence
from typing import Any, TypeVar

import msgspec
import psycopg
from psycopg import errors
from psycopg.abc import PQGen
from sqlalchemy import Engine

from majlis.server.db.drivers import CHANNEL, StatementCache
from majlis.server.db.errors import Fenced, StoreError, UnknownOutcome
from majlis.server.db.leases import Fence
from majlis.server.db.schema import MOVES
from majlis.server.db.statements import Row, Statement

Found = TypeVar("Found")

IDLE = 1.0
"""Seconds after which a connection may have broken without anybody noticing."""
PATIENCE = 3.0
"""Seconds to wait for the answer to one statement, or for a connection."""
KEPT_ALIVE: dict[str, Any] = {
    "connect_timeout": int(PATIENCE),
    "keepalives": 1,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": int(PATIENCE * 1000),
}
"""What libpq is told, so that the system notices a dead connection, too."""


LOST = "the table lives at another process by now"


class Silent(psycopg.OperationalError):
    """The database has not answered in time; what was asked of it may have been done."""


SILENT = (Silent, errors.ConnectionTimeout)


class Bounded(psycopg.Connection[Any]):
    """Is closed when an answer does not come in time, for nobody knows what would come on it later."""

    patience: float | None = PATIENCE

    def wait(self, gen: PQGen[Found], interval: float = 0.1, timeout: float | None = None) -> Found:
        limit = self.patience if timeout is None else timeout
        try:
            return super().wait(gen, interval, limit)
        except errors._WaitTimeout:
            self.pgconn.finish()
            raise Silent(f"the database has not answered within {limit} seconds") from None


def connected(*given: Any, **parameters: Any) -> Bounded:
    """A connection to an address that the usual way of psycopg understands."""
    connection = Bounded.connect(*given, **{**KEPT_ALIVE, **parameters})
    # The database itself gives up a little earlier, so that it says so and nothing is left under way.
    connection.execute(f"SET statement_timeout = {int(PATIENCE * 800)}")
    connection.commit()
    return connection


class Postgres:
    """Moves alone, which is what almost every transaction is, are one statement and so one round trip."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statements = StatementCache(engine)
        names = ", ".join(f'"{column.name}"' for column in MOVES.c)
        typed = ", ".join(f'"{column.name}" {column.type.compile(engine.dialect)}' for column in MOVES.c)
        self._notify = f"SELECT pg_notify('{CHANNEL}', payload) FROM json_array_elements_text(%s::json) AS payload"
        # All rows are one JSON text, which is cheaper to make than a value for each of their columns.
        self._append = (
            f"WITH added AS (INSERT INTO {MOVES.name} ({names})"
            f" SELECT {names} FROM json_to_recordset(%s::json) AS given({typed})) {self._notify}"
        )
        # Whoever takes a table over waits until what is being written by the number before is written, and what comes
        # after that finds another number.
        self._hold = (
            "SELECT table_id FROM owners JOIN json_to_recordset(%s::json) AS fences(of_table text, number integer)"
            " ON table_id = of_table AND fence = number FOR SHARE OF owners"
        )
        self._append_fenced = (
            f"WITH held AS MATERIALIZED ({self._hold}), added AS (INSERT INTO {MOVES.name} ({names})"
            f" SELECT {names} FROM json_to_recordset(%s::json) AS given({typed})"
            " WHERE (SELECT count(*) FROM held) = %s) SELECT count(*) FROM held"
        )
        self._held: Any = None
        self._used = 0.0

    def commit(self, statements: Sequence[Statement], payloads: Sequence[str], fences: Collection[Fence] = ()) -> None:
        now = time.monotonic()
        if self._held is not None and now - self._used > IDLE:
            self._look_after()
        if self._held is None:
            self._held = self._opened()
        self._used = now
        try:
            if all(statement.adds_moves for statement in statements):
                rows = [row for statement in statements for row in statement.rows]
                if fences and not payloads:
                    self._add_fenced(rows, fences)
                elif not fences:
                    self._held.execute(self._append, (_json(rows), _json(payloads)))
                else:
                    self._carry_out(statements, payloads, fences)
            else:
                self._carry_out(statements, payloads, fences)
        except BaseException as error:
            if self._held.closed:
                self._held = None
                why = f"the connection to the database broke: {error!r}"
                raise (UnknownOutcome.of_silence(why) if isinstance(error, Silent) else UnknownOutcome(why)) from error
            raise

    def _add_fenced(self, rows: list[Row], fences: Collection[Fence]) -> None:
        given = (_fences(fences), _json(rows), len(fences))
        [count] = self._held.execute(self._append_fenced, given).fetchone()
        if count != len(fences):
            raise Fenced(LOST)

    def _carry_out(self, statements: Sequence[Statement], payloads: Sequence[str], fences: Collection[Fence]) -> None:
        with self._held.transaction():
            cursor = self._held.cursor()
            if fences and len(cursor.execute(self._hold, [_fences(fences)]).fetchall()) != len(fences):
                raise Fenced(LOST)
            for statement in statements:
                self._statements.carry_out(cursor, statement)
            if payloads:
                cursor.execute(self._notify, (_json(payloads),))

    def _opened(self) -> Any:
        given, parameters = self._engine.dialect.create_connect_args(self._engine.url)
        try:
            connection = connected(*given, **parameters)
        except SILENT as error:
            raise StoreError.of_silence(str(error)) from error
        connection.autocommit = True
        return connection

    def _look_after(self) -> None:
        """Replace a connection that broke while nobody used it; one that is silent is not worth another wait."""
        try:
            self._held.execute("SELECT 1")
        except SILENT as error:
            self.close()
            raise StoreError.of_silence(str(error)) from error
        except self._engine.dialect.loaded_dbapi.Error:
            self.close()

    def close(self) -> None:
        if self._held is not None:
            with contextlib.suppress(self._engine.dialect.loaded_dbapi.Error):
                self._held.close()
            self._held = None


def _fences(fences: Collection[Fence]) -> str:
    return _json([{"of_table": fence.table, "number": fence.number} for fence in fences])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
