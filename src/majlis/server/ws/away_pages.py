"""Pages with their sockets here that follow tables elsewhere.

What they ask for is passed on, and what they follow and wait for is remembered. If the process of a table goes, or
something is lost on the way, a page returns to the table wherever it lives then, and what it asked for is asked again
under the same id: it has no second effect.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from majlis.errors import MajlisError
from majlis.server import tracing
from majlis.server.logs import log
from majlis.server.protocol.client_messages import Enter, TableRequest
from majlis.server.protocol.codec import encode
from majlis.server.protocol.rejected import Moved, Rejected
from majlis.server.protocol.relayed import AnsweredPage, PageLeft, PagesHere, PassedOn, Returning, ToldPages
from majlis.server.tables.owners import Owners
from majlis.server.tables.registry import LAPSING, TableRegistry
from majlis.server.tables.table import Table
from majlis.server.ws.connection import Connection
from majlis.server.ws.once import refused, unknown
from majlis.server.ws.outbox import Outbox
from majlis.server.ws.page_commands import MOST_TABLES

if TYPE_CHECKING:
    from majlis.server.ws.dispatcher import Dispatcher

AGAIN_AFTER = 2.5
"""Seconds after which a request without an answer is asked once more: it may have been lost."""
LONGEST = 8.0
"""Seconds after which a page is told that nobody knows what became of its request."""
DEAF_PAUSE = 1.0
"""Seconds between two looks where a table is while nobody can be asked."""


class Pending:
    """A request that was passed on and has no answer yet."""

    def __init__(self, message: TableRequest, now: float) -> None:
        self.message = message
        self.table = message.table
        self.since = self.asked = now
        self.span = tracing.begin(tracing.PASS_ON)

    def again(self) -> TableRequest:
        return msgspec.structs.replace(self.message, again=True)


class AwayPage:
    """A page with its socket here, and what it has elsewhere."""

    def __init__(self, number: int, connection: Connection) -> None:
        self.number, self.connection = number, connection
        self.follows: dict[str, str | None] = {}
        """Tables that live elsewhere, with the invitation by which the page came."""
        self.pending: dict[str, Pending] = {}
        self.known_at: set[str] = set()
        """The processes that have heard of it."""

    @property
    def tables(self) -> set[str]:
        return {*self.follows, *(each.table for each in self.pending.values())}


class AwayPages:
    """All of them at this process."""

    def __init__(self, registry: TableRegistry, owners: Owners, dispatcher: Dispatcher, outbox: Outbox) -> None:
        self._registry, self._owners, self._dispatcher = registry, owners, dispatcher
        self._outbox = outbox
        self._numbers = itertools.count(1)
        self._pages: dict[int, AwayPage] = {}
        self._by_connection: dict[Connection, AwayPage] = {}
        self._homes: dict[str, str] = {}
        """Where tables live that are followed from here."""
        self._seeking: dict[str, asyncio.Task[None]] = {}
        """Tables of which it is being found out where they live."""

    # ---------------------------------------------------------------------------------------------------- asking

    async def pass_on(self, connection: Connection, message: TableRequest) -> bool:
        """Ask for a table where it lives; False if that is here."""
        table = message.table
        if table in self._registry.tables:
            return False
        if table not in self._homes:
            try:
                await self._registry.table(table)
                return False
            except Moved as moved:
                if moved.process is None:
                    raise
                self._homes[table] = moved.process
        if self._registry.is_deaf:
            raise Rejected("not_done")
        page = self._page(connection)
        if isinstance(message, Enter):
            if table not in page.follows and len(page.follows) >= MOST_TABLES:
                raise Rejected("too_many_tables", most=MOST_TABLES)
            page.follows.setdefault(table, message.key)
        page.pending[message.id] = pending = Pending(message, connection.loop.time())
        home = self._homes[table]
        self._ask(page, message, home, pending.span.parent)
        if not self._owners.is_heard(home):
            self.seek(table)
        return True

    def _page(self, connection: Connection) -> AwayPage:
        page = self._by_connection.get(connection)
        if page is None:
            page = AwayPage(next(self._numbers), connection)
            self._pages[page.number] = self._by_connection[connection] = page
        return page

    def _ask(self, page: AwayPage, message: TableRequest, process: str, trace: str) -> None:
        who, frame = page.connection, encode(message)
        page.known_at.add(process)
        self._outbox.put(process, PassedOn(page.number, who.session, who.lang, who.address, frame, trace), len(frame))

    def _return(self, page: AwayPage, table: str, process: str) -> None:
        who = page.connection
        page.known_at.add(process)
        returning = Returning(page.number, who.session, who.lang, who.address, table, page.follows[table])
        self._outbox.put(process, returning)

    def part(self, connection: Connection) -> None:
        """A page has gone."""
        page = self._by_connection.pop(connection, None)
        if page is not None:
            del self._pages[page.number]
            for process in page.known_at:
                self._outbox.put(process, PageLeft(page.number))

    def follow_away(self, connection: Connection, table: Table) -> None:
        """A page follows a table that lived here until now."""
        is_invited = connection.session.id in table.access.invited
        self._page(connection).follows[table.id] = table.key if is_invited else None

    # ---------------------------------------------------------------------------------------------------- hearing

    def tell(self, said: ToldPages) -> None:
        for number in said.pages:
            if (page := self._pages.get(number)) is not None:
                page.connection.push(said.frame)

    def note_answer(self, said: AnsweredPage) -> None:
        page = self._pages.get(said.page)
        if page is None:
            return
        if (pending := page.pending.pop(said.request, None)) is not None:
            pending.span.end()
        if said.follows:
            page.follows.setdefault(said.table, None)
        else:
            page.follows.pop(said.table, None)

    def return_all(self, process: str, number: int) -> None:
        """A process does not know a page that follows something there."""
        if (page := self._pages.get(number)) is not None:
            for table in page.follows:
                if self._homes.get(table) == process:
                    self._return(page, table, process)

    # ------------------------------------------------------------------------------- finding out where a table is

    def homes(self) -> set[str]:
        """The processes of tables that are followed from here."""
        return set(self._homes.values())

    def leave_process(self, process: str) -> None:
        """Whatever is followed there may live elsewhere by now, or something was lost: find it, and be told all."""
        for table in [table for table, home in self._homes.items() if home == process]:
            self.seek(table)

    def leave_home(self, process: str, table: str) -> None:
        """A process says that a table is not there."""
        if self._homes.get(table) == process:
            self.seek(table)

    def seek(self, table: str) -> None:
        """Find out where a table lives, and let our pages return to it there."""
        if table not in self._seeking:
            self._seeking[table] = task = asyncio.create_task(self._until_found(table))
            task.add_done_callback(lambda _: self._seeking.pop(table, None))
            self._registry.keep(task)

    async def _until_found(self, table: str) -> None:
        self._homes.pop(table, None)
        while not self._registry.is_closing and (
            pages := [page for page in self._pages.values() if table in page.tables]
        ):
            try:
                await self._return_here(await self._registry.table(table), pages)
                return
            except Moved as moved:
                # One that is not heard may live on, or its lease is not over yet.
                if moved.process is not None and self._owners.is_heard(moved.process):
                    self._homes[table] = moved.process
                    self._return_there(table, moved.process, pages)
                    return
            except MajlisError as error:
                if isinstance(error, Rejected) and error.code != "not_done":
                    self._give_up(table, pages, error)
                    return
            await asyncio.sleep(DEAF_PAUSE if self._registry.is_deaf else LAPSING)

    async def _return_here(self, table: Table, pages: Iterable[AwayPage]) -> None:
        """The table lives here now."""
        self._homes.pop(table.id, None)
        for page in pages:
            if table.id in page.follows:
                try:
                    await table.enter(page.connection, page.follows.pop(table.id), None)
                except Rejected as rejected:
                    log.debug("a page may not return", table=table.id, why=rejected.code)
        for page in pages:
            for pending in [each for each in page.pending.values() if each.table == table.id]:
                page.pending.pop(pending.message.id, None)
                await self._dispatcher.answer(page.connection, pending.again(), pending.span.parent)
                pending.span.end()

    def _return_there(self, table: str, process: str, pages: Iterable[AwayPage]) -> None:
        for page in pages:
            if table in page.follows:
                self._return(page, table, process)
            for pending in page.pending.values():
                if pending.table == table:
                    self._ask(page, pending.again(), process, pending.span.parent)

    def _give_up(self, table: str, pages: Iterable[AwayPage], rejected: Rejected) -> None:
        for page in pages:
            page.follows.pop(table, None)
            for id in [id for id, each in page.pending.items() if each.table == table]:
                del page.pending[id]
                page.connection.push(refused(page.connection, id, rejected))

    # --------------------------------------------------------------------------------------------- looking after

    def look_after_requests(self, now: float) -> None:
        """Ask again for what may be lost; nobody waits for ever."""
        for page in list(self._pages.values()):
            for id, pending in list(page.pending.items()):
                if now - pending.since > LONGEST:
                    del page.pending[id]
                    page.connection.push(unknown(page.connection, id))
                elif now - pending.asked > AGAIN_AFTER and pending.table in self._homes:
                    pending.asked = now
                    self._ask(page, pending.again(), self._homes[pending.table], pending.span.parent)

    def say_who_is_here(self) -> None:
        """Tell other processes which pages follow something there."""
        here: dict[str, list[int]] = {}
        for page in self._pages.values():
            for process in {self._homes[table] for table in page.follows if table in self._homes}:
                here.setdefault(process, []).append(page.number)
        for process, pages in here.items():
            self._outbox.put(process, PagesHere(pages))
