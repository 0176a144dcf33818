"""Where matches are kept: one SQLite file, or PostgreSQL. What is acknowledged has been committed and synced."""

from __future__ import annotations

import asyncio
import importlib.util
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from majlis.errors import MajlisError
from majlis.server.deeds import Deed
from majlis.server.upgrade import upgrade

Args = ParamSpec("Args")
Found = TypeVar("Found")

READERS = 2
MOST_AT_ONCE = 500
"""Units in one transaction."""
PATIENCE = 10_000
"""Milliseconds that SQLite waits for another process to finish writing."""


class StoreError(MajlisError):
    """Something could not be written; it has not happened."""


class Taken(StoreError):
    """Somebody else was faster: the key is taken, or the version has passed."""


class _Unit(NamedTuple):
    deeds: Sequence[Deed]
    notice: str | None
    done: asyncio.Future[None]


class Store:
    """One database; `sqlite:///FILE` or `postgresql://...`. All of it runs in threads; the loop is never held up.

    Units that arrive while a commit is under way are committed together in the next one. If such a transaction fails
    each of its units is tried alone, so that one that cannot be written does not spoil the others.
    """

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may play in the same matches."""
        self.origin = secrets.token_hex(4)
        """Who this process is in the notices."""
        self._units: list[_Unit] = []
        self._more = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._is_closing = False

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        await asyncio.get_running_loop().run_in_executor(self._writing, upgrade, self.engine)
        self._writer = asyncio.create_task(self._write_on(), name="store-writer")

    async def close(self) -> None:
        """Finish what was asked to be written, and close."""
        self._is_closing = True
        self._more.set()
        if self._writer is not None:
            await self._writer
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()

    async def read(
        self, query: Callable[Concatenate[Connection, Args], Found], *args: Args.args, **kwargs: Args.kwargs
    ) -> Found:
        """Run a query in a thread."""

        def asked() -> Found:
            with self.engine.connect() as connection:
                return query(connection, *args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, asked)
        except SQLAlchemyError as error:
            raise StoreError(f"the store cannot be read: {error}") from error

    def write(self, *deeds: Deed, notice: str | None = None) -> asyncio.Future[None]:
        """Write all of it or nothing; done when it is durable. The notice goes to the other processes."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._is_closing:
            done.set_exception(StoreError("the store is closing"))
            return done
        self._units.append(_Unit(deeds, notice, done))
        self._more.set()
        return done

    def announce(self, notice: str) -> None:
        """Tell the other processes something that is not stored; nobody waits for it."""
        if self.is_shared and not self._is_closing:
            self.write(notice=notice).add_done_callback(lambda told: told.cancelled() or told.exception())

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while self._units or not self._is_closing:
            await self._more.wait()
            self._more.clear()
            while self._units:
                units, self._units = self._units[:MOST_AT_ONCE], self._units[MOST_AT_ONCE:]
                errors = await loop.run_in_executor(self._writing, self._written, units)
                for unit, error in zip(units, errors, strict=True):
                    if unit.done.done():
                        continue
                    if error is None:
                        unit.done.set_result(None)
                    else:
                        unit.done.set_exception(error)

    def _written(self, units: Sequence[_Unit]) -> list[StoreError | None]:
        """Commit them together, or each alone; what came of each."""
        try:
            with self.engine.begin() as connection:
                for deed in _joined(units):
                    _carry_out(connection, deed)
                if self.is_shared:
                    self._notify(connection, [unit.notice for unit in units if unit.notice])
        except (SQLAlchemyError, Taken) as error:
            if len(units) > 1:
                return [self._written([unit])[0] for unit in units]
            if isinstance(error, Taken | IntegrityError):
                return [Taken("somebody else was faster")]
            return [StoreError(f"it could not be written: {error}")]
        except Exception as error:
            return [StoreError(f"it could not be written: {error!r}")] * len(units)
        return [None] * len(units)

    def _notify(self, connection: Connection, notices: list[str]) -> None:
        # PostgreSQL takes payloads of less than 8,000 bytes.
        for first in range(0, len(notices), 100):
            payload = "\n".join([self.origin, *notices[first : first + 100]])
            connection.execute(_NOTIFY, {"payload": payload})


CHANNEL = "majlis"
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


def _joined(units: Sequence[_Unit]) -> list[Deed]:
    """The deeds of all units in order, neighbours of one kind made one: that is most of them."""
    joined: list[Deed] = []
    for unit in units:
        for deed in unit.deeds:
            if joined and joined[-1].statement is deed.statement and not deed.exact:
                joined[-1].rows.extend(deed.rows)
            else:
                joined.append(Deed(deed.statement, list(deed.rows), deed.exact))
    return joined


def _carry_out(connection: Connection, deed: Deed) -> None:
    for rows in [[row] for row in deed.rows] if deed.exact else [deed.rows]:
        result = connection.execute(deed.statement, rows)
        if deed.exact and result.rowcount != 1:
            raise Taken("somebody else was faster")


def _engine(url: str) -> Engine:
    if url.startswith("postgresql:"):
        if importlib.util.find_spec("psycopg") is None:
            raise MajlisError("PostgreSQL needs its driver; install it with: pip install 'majlis[postgres]'")
        # A connection that broke while nobody used it is replaced before it is used.
        return create_engine(url.replace("postgresql:", "postgresql+psycopg:", 1), pool_pre_ping=True)
    if not url.startswith("sqlite:"):
        raise MajlisError(
            f"the database {url.partition(':')[0]!r} is not known; give sqlite:///FILE or postgresql://..."
        )
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers go on while something is written; FULL syncs at every commit, so that power may fail, too."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {PATIENCE}"):
        connection.execute(f"PRAGMA {pragma}")
