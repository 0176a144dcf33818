"""The one who writes: a thread that commits what is asked for, together what arrives together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from majlis.errors import MajlisError
from majlis.server.appending import log_of
from majlis.server.deeds import Deed, Row

MOST_AT_ONCE = 500
"""Units in one transaction."""
MOST_NOTICES = 100
"""Notices in one payload: PostgreSQL takes less than 8,000 bytes."""
CHANNEL = "majlis"
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


class StoreError(MajlisError):
    """Something could not be written; it has not happened."""


class Taken(StoreError):
    """Somebody else was faster: the key is taken, or the version has passed."""


class Unit(NamedTuple):
    """Deeds that happen together or not at all, and what other processes are told of them."""

    deeds: Sequence[Deed]
    notice: str | None
    done: asyncio.Future[None]


Came = tuple[Unit, StoreError | None]
"""A unit and what came of it."""


class Writer:
    """Units that arrive while a commit is under way are committed together in the next one.

    If such a transaction fails each of its units is tried alone, so that one that cannot be written does not spoil the
    others. The loop hands over and gets back lists: a thread is woken once a commit, not once a unit.
    """

    def __init__(self, engine: Engine, origin: str) -> None:
        self._engine = engine
        self._origin = origin
        self._is_shared = engine.dialect.name == "postgresql"
        self._log = log_of(engine, CHANNEL)
        self._units: list[Unit] = []
        self._is_writing = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._handed: SimpleQueue[list[Unit] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Finish what was asked to be written, and stop."""
        await self._idle.wait()
        if self._thread.is_alive():
            self._handed.put(None)
            await asyncio.to_thread(self._thread.join)

    def put(self, unit: Unit) -> None:
        """Write a unit; it is told when it is durable."""
        self._units.append(unit)
        if not self._is_writing:
            self._is_writing = True
            self._idle.clear()
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        units, self._units = self._units[:MOST_AT_ONCE], self._units[MOST_AT_ONCE:]
        self._handed.put(units)

    def _settle(self, came: list[Came]) -> None:
        for unit, error in came:
            if unit.done.done():
                continue
            if error is None:
                unit.done.set_result(None)
            else:
                unit.done.set_exception(error)
        if self._units:
            self._hand_over()
        else:
            self._is_writing = False
            self._idle.set()

    # -------------------------------------------------------------------------------------------- in the thread

    def _write_on(self) -> None:
        while (units := self._handed.get()) is not None:
            came = self._written(units)
            self._loop.call_soon_threadsafe(self._settle, came)
        self._log.close()

    def _written(self, units: Sequence[Unit]) -> list[Came]:
        """Commit those that only add moves together, then the others; units do not depend on each other."""
        plain: list[Unit] = []
        others: list[Unit] = []
        for unit in units:
            (plain if all(deed.adds_moves for deed in unit.deeds) else others).append(unit)
        return [*self._tried(self._append, plain), *self._tried(self._carry_out, others)]

    def _tried(self, commit: Callable[[Sequence[Unit]], None], units: Sequence[Unit]) -> list[Came]:
        """Commit them together, or else each alone."""
        if not units:
            return []
        try:
            commit(units)
        except Exception as error:
            if len(units) > 1:
                return [self._tried(commit, [unit])[0] for unit in units]
            return [(units[0], self._told(error))]
        return [(unit, None) for unit in units]

    def _told(self, error: Exception) -> StoreError:
        if isinstance(error, Taken | IntegrityError | self._engine.dialect.loaded_dbapi.IntegrityError):
            return Taken("somebody else was faster")
        why = str(error) if isinstance(error, SQLAlchemyError) else repr(error)
        return StoreError(f"it could not be written: {why}")

    def _append(self, units: Sequence[Unit]) -> None:
        rows: list[Row] = [row for unit in units for deed in unit.deeds for row in deed.rows]
        self._log.append(rows, self._payloads(units))

    def _carry_out(self, units: Sequence[Unit]) -> None:
        with self._engine.begin() as connection:
            for deed in _joined(units):
                _carry_out(connection, deed)
            for payload in self._payloads(units):
                connection.execute(_NOTIFY, {"payload": payload})

    def _payloads(self, units: Sequence[Unit]) -> list[str]:
        """What other processes are told, where there are others."""
        if not self._is_shared:
            return []
        notices = [unit.notice for unit in units if unit.notice]
        parts = [notices[first : first + MOST_NOTICES] for first in range(0, len(notices), MOST_NOTICES)]
        return ["\n".join([self._origin, *part]) for part in parts]


def _joined(units: Sequence[Unit]) -> list[Deed]:
    """The deeds of all units in order, neighbours of one kind made one."""
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
