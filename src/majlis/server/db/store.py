"""Where matches are kept: one SQLite file, or PostgreSQL. What is acknowledged has been committed and synced."""

from __future__ import annotations

import asyncio
import importlib.util
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from majlis.errors import MajlisError
from majlis.server import metrics
from majlis.server.db.errors import StoreError
from majlis.server.db.leases import Fence
from majlis.server.db.migrate import upgrade
from majlis.server.db.statements import Statement
from majlis.server.db.writer import LONGEST, Tell, Writer
from majlis.server.logs import log
from majlis.server.protocol.notices import Notice

Args = ParamSpec("Args")
Found = TypeVar("Found")

READERS = 2
PATIENCE = 5_000
"""Milliseconds that SQLite waits for another process to finish writing."""
PROBE = 1.0
"""Seconds between two looks whether a database that gave no answer gives one again."""


class Store:
    """One database; `sqlite:///FILE` or `postgresql://...`. All of it runs in threads; the loop is never held up."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may play in the same matches."""
        self.origin = secrets.token_hex(4)
        """Who this process is in the notices."""
        self._writer = Writer(self.engine, self.origin, self._fell_silent)
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._is_closing = False
        self.outage: str | None = None
        """Why nothing is asked of the database just now: it gives no answer. None: all is well."""
        self._probing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        await asyncio.get_running_loop().run_in_executor(self._reading, upgrade, self.engine)
        self._writer.start()

    async def close(self) -> None:
        """Finish what was asked to be written, and close."""
        self._is_closing = True
        if self._probing is not None:
            self._probing.cancel()
        await self._writer.close()
        self._reading.shutdown()
        self.engine.dispose()

    async def read(
        self, query: Callable[Concatenate[Connection, Args], Found], *args: Args.args, **kwargs: Args.kwargs
    ) -> Found:
        """Run a query in a thread."""

        def asked() -> Found:
            with self.engine.connect() as connection:
                return query(connection, *args, **kwargs)

        return await self._run(asked)

    async def settle(
        self, query: Callable[Concatenate[Connection, Args], Found], *args: Args.args, **kwargs: Args.kwargs
    ) -> Found:
        """The same for what changes something and must know at once what came of it; it is durable then."""

        def asked() -> Found:
            with self.engine.begin() as connection:
                return query(connection, *args, **kwargs)

        return await self._run(asked)

    async def _run(self, work: Callable[[], Found]) -> Found:
        began: float | None = None

        def asked() -> Found:
            nonlocal began
            began = time.monotonic()
            return work()

        if self.outage is not None:
            raise StoreError(f"the store is not asked: {self.outage}")
        reading = asyncio.get_running_loop().run_in_executor(self._reading, asked)
        # Not by a timeout around it: where the loop was held up, what has come meanwhile is not too late.
        await asyncio.wait([reading], timeout=LONGEST)
        if not reading.done():
            reading.add_done_callback(lambda late: late.cancelled() or late.exception())
            reading.cancel()
            # One that waited for its turn, as where too much is asked at once, says nothing of the database.
            if began is not None and time.monotonic() - began > LONGEST / 2:
                self._fell_silent("nothing was read in time")
            raise StoreError(f"nothing was read within {LONGEST} seconds")
        try:
            return reading.result()
        except SQLAlchemyError as error:
            if self._is_silence(error):
                self._fell_silent(str(error.__cause__))
            raise StoreError(f"the store cannot be read: {error}") from error

    def write(
        self, *statements: Statement, notice: Notice | None = None, fence: Fence | None = None
    ) -> asyncio.Future[None]:
        """Write all of it or nothing; done when it is durable. The notice goes to the other processes.

        With a fence it is refused (Fenced) once the table lives at another process.
        """
        if self._is_closing:
            return self._refused("the store is closing")
        if self.outage is not None:
            return self._refused(f"the store is not asked: {self.outage}")
        return self._writer.put(statements, notice, fence)

    def _refused(self, why: str) -> asyncio.Future[None]:
        refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        refused.set_exception(StoreError(why))
        return refused

    def _fell_silent(self, why: str) -> None:
        """Let nobody wait for a database that gives no answer, but look every second whether it gives one again."""
        if self.outage is None and not self._is_closing:
            self.outage = why
            metrics.STORE_SILENT.set(1)
            log.error("the database gives no answer", why=why)
            self._probing = asyncio.create_task(self._probe())

    def _is_silence(self, error: SQLAlchemyError) -> bool:
        if not self.is_shared:
            return False
        from majlis.server.db.postgres import SILENT

        return isinstance(error.__cause__, SILENT)

    async def _probe(self) -> None:
        while True:
            if not self._writer.is_stuck:
                try:
                    await self._writer.put([], None)
                    break
                except StoreError as error:
                    self.outage = str(error)
            await asyncio.sleep(PROBE)
        self.outage = None
        metrics.STORE_SILENT.set(0)
        log.info("the database answers again")

    def notices_go_by(self, tell: Tell) -> None:
        """Let something else than the database tell the other processes, once what it tells of is durable."""
        self._writer.tell = tell

    def announce(self, notice: Notice) -> None:
        """Tell the other processes something that is not stored; nobody waits for it."""
        if not self.is_shared or self._is_closing:
            return
        if self._writer.tell is not None:
            self._writer.tell([notice])
        else:
            self.write(notice=notice).add_done_callback(lambda write: write.cancelled() or write.exception())


def _engine(url: str) -> Engine:
    if url.startswith("postgresql:"):
        if importlib.util.find_spec("psycopg") is None:
            raise MajlisError("PostgreSQL needs its driver; install it with: pip install 'majlis[postgres]'")
        # A connection that broke while nobody used it is replaced before it is used.
        engine = create_engine(
            url.replace("postgresql:", "postgresql+psycopg:", 1), pool_pre_ping=True, hide_parameters=True
        )
        event.listen(engine, "do_connect", _connect_postgres)
        return engine
    if not url.startswith("sqlite:"):
        raise MajlisError(
            f"the database {url.partition(':')[0]!r} is not known; give sqlite:///FILE or postgresql://..."
        )
    engine = create_engine(url, paramstyle="named", hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _connect_postgres(dialect: Any, record: Any, given: list[Any], parameters: dict[str, Any]) -> Any:
    from majlis.server.db.postgres import connected

    return connected(*given, **parameters)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers go on while something is written; FULL syncs at every commit, so that power may fail, too."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {PATIENCE}"):
        connection.execute(f"PRAGMA {pragma}")
