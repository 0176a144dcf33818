"""Pages whose sockets are at other processes, at the tables that live here."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from majlis.errors import MajlisError
from majlis.server.logs import log
from majlis.server.protocol.client_messages import TableRequest
from majlis.server.protocol.rejected import UNKNOWN, Moved, Rejected
from majlis.server.protocol.relayed import AnsweredPage, Forgotten, LivesElsewhere, PassedOn, Returning
from majlis.server.security.sessions import Session
from majlis.server.tables.registry import TableRegistry
from majlis.server.ws.connection import Connection
from majlis.server.ws.once import refused
from majlis.server.ws.outbox import Outbox

if TYPE_CHECKING:
    from majlis.server.ws.dispatcher import Dispatcher


async def _nowhere(message: dict[str, Any]) -> None:
    raise AssertionError("the socket of this page is at another process")


class RemotePage(Connection):
    """One such page: what it is told goes to its process, and its requests are carried out one after the other."""

    def __init__(self, process: str, number: int, session: Session, outbox: Outbox) -> None:
        super().__init__(session, _nowhere)
        self.is_remote = True
        self.process, self.number = process, number
        self._outbox = outbox
        self._asked: dict[str, str] = {}
        """The table of each request that has no answer yet."""
        self._due: deque[Callable[[], Awaitable[None]]] = deque()
        self._working: asyncio.Task[None] | None = None

    def push(self, frame: bytes, answers: str | None = None) -> None:
        self._outbox.tell(self.process, self.number, frame)
        if answers is not None and (table := self._asked.pop(answers, None)) is not None:
            answered = AnsweredPage(self.number, answers, table, table in self.tables)
            self._outbox.put(self.process, answered)

    def close(self, code: int) -> None:
        """Its socket is not here to be closed; whoever has it hears the same as we do."""

    @property
    def is_idle(self) -> bool:
        return not self.tables and not self._asked and (self._working is None or self._working.done())

    def ask(self, message: TableRequest, work: Callable[[], Awaitable[None]]) -> None:
        """Carry a request out after those before it."""
        self._asked[message.id] = message.table
        self.do(work)

    def send_away(self, message: TableRequest) -> None:
        """The table of a request is not here: whoever has the page asks where it is."""
        self._asked.pop(message.id, None)
        self._outbox.put(self.process, LivesElsewhere(message.table))

    def do(self, work: Callable[[], Awaitable[None]]) -> None:
        self._due.append(work)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._due:
            await self._due.popleft()()


class RemotePages:
    """All of them at this process."""

    def __init__(self, registry: TableRegistry, dispatcher: Dispatcher, outbox: Outbox) -> None:
        self._registry, self._dispatcher, self._outbox = registry, dispatcher, outbox
        self._pages: dict[tuple[str, int], RemotePage] = {}

    def processes(self) -> set[str]:
        """Where there are such pages."""
        return {process for process, _ in self._pages}

    def _page(self, process: str, said: PassedOn | Returning) -> RemotePage:
        page = self._pages.get((process, said.page))
        if page is None:
            page = RemotePage(process, said.page, Session(*said.session), self._outbox)
            self._pages[process, said.page] = page
        page.session, page.lang, page.address = Session(*said.session), said.lang, said.address
        return page

    # --------------------------------------------------------------------------------------------------- requests

    def ask(self, process: str, said: PassedOn) -> None:
        """A page asks for something."""
        page = self._page(process, said)
        if isinstance(message := self._dispatcher.read_frame(page, said.frame), TableRequest):
            page.ask(message, lambda: self._carry_out(page, message, said.trace))

    async def _carry_out(self, page: RemotePage, message: TableRequest, trace: str) -> None:
        if self._registry.is_closing:
            # Whoever has the page asks where the table is, as soon as this process has gone.
            return
        try:
            await self._registry.table(message.table)
        except Moved:
            page.send_away(message)
            return
        except MajlisError as error:
            rejected = error if isinstance(error, Rejected) else Rejected(UNKNOWN)
            page.push(refused(page, message.id, rejected), message.id)
            return
        await self._dispatcher.answer(page, message, trace)
        self._see_off(page)

    def let_return(self, process: str, said: Returning) -> None:
        """A page follows a table again, and is told all of it."""
        page = self._page(process, said)
        page.do(lambda: self._let_return(page, said.table, said.key))

    async def _let_return(self, page: RemotePage, table: str, key: str | None) -> None:
        try:
            await (await self._registry.table(table)).enter(page, key, None)
            self._see_off(page)
        except Moved:
            self._outbox.put(page.process, LivesElsewhere(table))
        except MajlisError as error:
            log.debug("a page may not return", table=table, why=str(error))
            self._outbox.put(page.process, AnsweredPage(page.number, "", table, False))

    # ----------------------------------------------------------------------------------------------------- parting

    def part(self, process: str, number: int) -> None:
        """A page has gone."""
        if (page := self._pages.pop((process, number), None)) is not None:
            self._exit(page)
            page.end()

    def lose_process(self, process: str) -> None:
        """A process has gone, and its pages with it."""
        for where, number in list(self._pages):
            if where == process:
                self.part(where, number)

    def compare(self, process: str, named: set[int]) -> None:
        """Let nobody be taken for present who is not, nor the other way round."""
        known = {number for where, number in self._pages if where == process}
        for number in known - named:
            page = self._pages[process, number]
            # One that has just come is not named yet, and follows nothing yet.
            if page.tables or page.is_idle:
                self.part(process, number)
        self._outbox.put(process, Forgotten(sorted(named - known)))

    def _see_off(self, page: RemotePage) -> None:
        """Let no table think that a page which has gone meanwhile is there."""
        if self._pages.get((page.process, page.number)) is not page:
            self._exit(page)

    def _exit(self, page: RemotePage) -> None:
        for table in list(page.tables):
            if (found := self._registry.tables.get(table)) is not None:
                found.exit(page)
