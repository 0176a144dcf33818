"""How a transaction is put to a database: by its driver alone, which takes a fraction of the time of a general way.

SQLAlchemy reads (`queries`), and makes the text of every statement that writes, once; from then on the writer's thread
hands text and rows to the driver here. Nothing else of the server talks to a driver.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from typing import Any, Protocol

from sqlalchemy import Engine, Executable

from majlis.server.db.errors import Conflict, UnknownOutcome
from majlis.server.db.leases import Fence
from majlis.server.db.statements import Row, Statement

CHANNEL = "majlis_notices"
"""On which processes that share a PostgreSQL tell each other what has changed."""


class Driver(Protocol):
    """One connection, used by one thread."""

    def commit(self, statements: Sequence[Statement], payloads: Sequence[str], fences: Collection[Fence] = ()) -> None:
        """Make statements durable, all or none, and tell other processes the payloads; raises what the driver does.

        If a table of the fences has a later number by now, nothing is written (Fenced).
        """

    def close(self) -> None: ...


def driver_of(engine: Engine) -> Driver:
    """The driver of a database."""
    if engine.dialect.name != "postgresql":
        return _Sqlite(engine)
    from majlis.server.db.postgres import Postgres

    return Postgres(engine)


class StatementCache:
    """The texts of statements in a database's own dialect, made once."""

    def __init__(self, engine: Engine) -> None:
        self._dialect = engine.dialect
        self._texts: dict[Executable, tuple[str, Row]] = {}

    def carry_out(self, cursor: Any, statement: Statement) -> None:
        if statement.sql not in self._texts:
            compiled = statement.sql.compile(dialect=self._dialect)  # type: ignore[attr-defined]
            fixed = {name: value for name, value in compiled.params.items() if value is not None}
            self._texts[statement.sql] = (str(compiled), fixed)
        text, fixed = self._texts[statement.sql]
        rows = [{**fixed, **row} for row in statement.rows] if fixed else statement.rows
        if len(rows) > 1 and not statement.exact:
            cursor.executemany(text, rows)
            return
        for row in rows:
            cursor.execute(text, row)
            if statement.exact and cursor.rowcount != 1:
                raise Conflict("somebody else was faster")


class _Sqlite:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statements = StatementCache(engine)
        self._held: Any = None

    def commit(self, statements: Sequence[Statement], payloads: Sequence[str], fences: Collection[Fence] = ()) -> None:
        if self._held is None:
            self._held = self._engine.raw_connection()
        connection = self._held.driver_connection
        try:
            cursor = connection.cursor()
            for statement in statements:
                self._statements.carry_out(cursor, statement)
            connection.commit()
        except BaseException as error:
            connection.rollback()
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_IOERR:
                raise UnknownOutcome(f"the disk failed: {error!r}") from error
            raise

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None
