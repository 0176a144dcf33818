"""The one who writes: a thread that commits what is asked for, together what arrives together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import NamedTuple

from sqlalchemy import Engine

from majlis.server import tracing
from majlis.server.db.drivers import driver_of
from majlis.server.db.errors import Conflict, Fenced, StoreError, UnknownOutcome
from majlis.server.db.leases import Fence
from majlis.server.db.statements import Statement
from majlis.server.protocol.notices import Notice, Sender, in_lines, sent_by

MOST_AT_ONCE = 500
"""Units in one transaction."""
LONGEST = 7.0
"""Seconds after which those who wait for a commit are told that nobody knows what becomes of it."""
LONGEST_LINES = 7_900
"""Bytes of notices that are sent together: PostgreSQL takes less than 8,000, with who says it."""
STILL_UNKNOWN = 4.0
"""Seconds after which a database is at nothing any more of which nobody knew what became of it."""

Tell = Callable[[Sequence[Notice]], None]


class Unit(NamedTuple):
    """Statements that happen together or not at all, and what other processes are told of them."""

    statements: Sequence[Statement]
    notice: Notice | None
    done: asyncio.Future[None]
    fence: Fence | None = None
    """By what right it is written, where a table lives at one process."""


Came = tuple[Unit, StoreError | None]
"""A unit and what came of it."""


class Writer:
    """Units that arrive while a commit is under way are committed together in the next one.

    If such a transaction fails each of its units is tried alone, so that one that cannot be written does not spoil the
    others. The loop hands over and gets back lists: a thread is woken once a commit, not once a unit.
    """

    def __init__(self, engine: Engine, origin: str, fell_silent: Callable[[str], None]) -> None:
        self._engine = engine
        self._sender = Sender(origin)
        self._fell_silent = fell_silent
        self._is_shared = engine.dialect.name == "postgresql"
        self.tell: Tell | None = None
        """What tells the other processes of what is durable; None: the database does, with the commit."""
        self._driver = driver_of(engine)
        self._units: list[Unit] = []
        self._is_writing = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._handed: SimpleQueue[list[Unit] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self._limit: asyncio.TimerHandle
        self.is_stuck = False
        """Whether the thread has not come back for so long that nobody waits for it any more."""

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Finish what was asked to be written, and stop."""
        await self._idle.wait()
        if self._thread.is_alive():
            self._handed.put(None)
            await asyncio.to_thread(self._thread.join)

    def put(
        self, statements: Sequence[Statement], notice: Notice | None, fence: Fence | None = None
    ) -> asyncio.Future[None]:
        """Write statements as a unit; done when they are durable."""
        done = self._loop.create_future()
        if tracing.ON:
            done.add_done_callback(tracing.begin(tracing.COMMIT, statements=len(statements)).end)
        self._units.append(Unit(statements, notice, done, fence))
        if not self._is_writing:
            self._is_writing = True
            self._idle.clear()
            self._loop.call_soon(self._hand_over)
        return done

    def _hand_over(self) -> None:
        units, self._units = self._units[:MOST_AT_ONCE], self._units[MOST_AT_ONCE:]
        self._handed.put(units)
        self._limit = self._loop.call_later(LONGEST, self._give_up, units)

    def _give_up(self, units: list[Unit]) -> None:
        """The thread hangs, as on a disk that does not answer: those who wait are told what is known."""
        waiting, self._units = self._units, []
        for unit in units:
            if not unit.done.done():
                unit.done.set_exception(UnknownOutcome(f"it was not written within {LONGEST} seconds"))
        for unit in waiting:
            if not unit.done.done():
                unit.done.set_exception(StoreError("what came before it was not written in time"))
        self.is_stuck = True
        self._fell_silent(f"nothing was written within {LONGEST} seconds")

    def _settle(self, came: list[Came]) -> None:
        self._limit.cancel()
        self.is_stuck = False
        if came and came[-1][1] is not None and came[-1][1].is_silence:
            self._fell_silent(str(came[-1][1]))
        if self.tell is not None:
            self._tell_others(self.tell, came)
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

    def _tell_others(self, tell: Tell, came: list[Came]) -> None:
        """What may have been written is told now, and once more when it either was or never will be."""
        if told := [unit.notice for unit, error in came if error is None and unit.notice is not None]:
            tell(told)
        if unsure := [unit.notice for unit, error in came if isinstance(error, UnknownOutcome) and unit.notice]:
            tell(unsure)
            self._loop.call_later(STILL_UNKNOWN, tell, unsure)

    # -------------------------------------------------------------------------------------------- in the thread

    def _write_on(self) -> None:
        while (units := self._handed.get()) is not None:
            came = self._written(units)
            self._loop.call_soon_threadsafe(self._settle, came)
        self._driver.close()

    def _written(self, units: Sequence[Unit]) -> list[Came]:
        """Commit those that only add moves together, then the others; units do not depend on each other."""
        plain: list[Unit] = []
        others: list[Unit] = []
        for unit in units:
            (plain if all(statement.adds_moves for statement in unit.statements) else others).append(unit)
        return [*self._tried(plain), *self._tried(others)]

    def _tried(self, units: Sequence[Unit]) -> list[Came]:
        """Commit them together, or else each alone."""
        if not units:
            return []
        try:
            fences = {unit.fence for unit in units if unit.fence is not None}
            self._driver.commit(_joined(units), self._payloads(units), fences)
        except Exception as error:
            failure = self._failure(error)
            if len(units) > 1 and self._is_of_units(error):
                return [self._tried([unit])[0] for unit in units]
            return [(unit, failure) for unit in units]
        return [(unit, None) for unit in units]

    def _is_of_units(self, error: Exception) -> bool:
        """Whether the database has answered, so that it is worth while to ask for each unit alone."""
        if isinstance(error, StoreError):
            return isinstance(error, Conflict | Fenced)
        return not isinstance(error, self._engine.dialect.loaded_dbapi.OperationalError)

    def _failure(self, error: Exception) -> StoreError:
        if isinstance(error, Conflict | self._engine.dialect.loaded_dbapi.IntegrityError):
            return Conflict("somebody else was faster")
        if isinstance(error, StoreError):
            return error
        return StoreError(f"it could not be written: {error!r}")

    def _payloads(self, units: Sequence[Unit]) -> list[str]:
        """What other processes are told, where there are others."""
        if not self._is_shared or self.tell is not None:
            return []
        notices = [unit.notice for unit in units if unit.notice is not None]
        return [sent_by(self._sender, lines).decode() for lines in in_lines(notices, LONGEST_LINES)]


def _joined(units: Sequence[Unit]) -> list[Statement]:
    """The statements of all units in order, neighbours of one kind made one."""
    joined: list[Statement] = []
    for unit in units:
        for statement in unit.statements:
            if joined and joined[-1].sql is statement.sql and not statement.exact:
                joined[-1].rows.extend(statement.rows)
            else:
                joined.append(Statement(statement.sql, list(statement.rows), statement.exact))
    return joined
