"""The table of a match, as the match knows it: who sits there, what it is written to, and whom it tells."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from typing import Any, Protocol

from majlis.server.bots.pool import BotPool
from majlis.server.db.statements import Statement
from majlis.server.db.store import Store
from majlis.server.matches.seats import Seats
from majlis.server.matches.step_cache import Viewer
from majlis.server.protocol.notices import StoodIn
from majlis.server.protocol.parts import Clock
from majlis.server.protocol.values import BotGoal, Status
from majlis.server.settings import Timing


class TablePresence(Protocol):
    """Who has a page of the table open."""

    def has(self, session: str | None) -> bool: ...


class TableRefresh(Protocol):
    """What keeps the table up to date with the store."""

    def soon(self) -> None: ...


class TableTurnCalls(Protocol):
    """What tells those who have left that it is their turn."""

    def call(self) -> None: ...


class TableUndo(Protocol):
    """A wish to take a move back."""

    @property
    def asked(self) -> object | None: ...
    def forget(self) -> None: ...


class MatchTable(Protocol):
    """What a match needs of the table it is played at; what each of them does stands there."""

    id: str
    game: str
    clock: Clock
    hurry: bool
    goal: BotGoal
    store: Store
    timing: Timing
    bots: BotPool
    loop: asyncio.AbstractEventLoop
    seating: Seats
    status: Status
    is_shared: bool

    @property
    def connections(self) -> Collection[object]: ...
    @property
    def presence(self) -> TablePresence: ...
    @property
    def refresh(self) -> TableRefresh: ...
    @property
    def is_cut_off(self) -> bool: ...
    @property
    def page_errors(self) -> AbstractContextManager[None, bool]: ...
    @property
    def turn_calls(self) -> TableTurnCalls: ...
    @property
    def undo(self) -> TableUndo: ...

    def change(self) -> AbstractAsyncContextManager[None, None]: ...
    def mark(self, positions: bool = False) -> None: ...
    def settle(self) -> None: ...
    def note_end(self) -> None: ...
    def tell_viewers(self, viewer: Viewer, frame: bytes) -> None: ...
    def write(self, *unit: Statement, is_listed: bool = False) -> asyncio.Future[None]: ...
    def tell_unstored(self, notice: StoodIn) -> None: ...
    def remembered(self) -> list[Statement]: ...
    async def save(self, *more: Statement, seating: Seats | None = None, status: Status = ...) -> None: ...
    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...
