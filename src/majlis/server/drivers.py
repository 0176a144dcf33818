"""How a transaction is put to a database: by its driver alone, which takes a fraction of the time of a general way."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import Engine, Executable

from majlis.server.deeds import Deed, Row
from majlis.server.store_errors import Taken, Unknown

CHANNEL = "majlis"
"""On which processes that share a PostgreSQL tell each other what has changed."""


class Driver(Protocol):
    """One connection, used by one thread."""

    def commit(self, deeds: Sequence[Deed], payloads: Sequence[str]) -> None:
        """Make deeds durable, all or none, and tell other processes the payloads; raises what the driver does."""

    def close(self) -> None: ...


def driver_of(engine: Engine) -> Driver:
    """The driver of a database."""
    if engine.dialect.name != "postgresql":
        return _Sqlite(engine)
    from majlis.server.postgres import Postgres

    return Postgres(engine)


class Statements:
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
        self._statements = Statements(engine)
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
        except BaseException as error:
            connection.rollback()
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_IOERR:
                raise Unknown(f"the disk failed: {error!r}") from error
            raise

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None
