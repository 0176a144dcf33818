"""Between the pages and tables of this process and those of the others: requests go to where a table lives, and what is
told there comes back, once a process and then to its pages."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING

import msgspec

from majlis.errors import MajlisError
from majlis.server.logs import log
from majlis.server.protocol.client_messages import TableRequest
from majlis.server.protocol.close_codes import RESTARTING
from majlis.server.protocol.http_bodies import Seek
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.relayed import (
    AnsweredPage,
    Forgotten,
    LivesElsewhere,
    PageLeft,
    PagesHere,
    PassedOn,
    QuickAnswer,
    QuickWish,
    Relayed,
    Returning,
    ToldPages,
    decode_relayed,
)
from majlis.server.security.sessions import Session
from majlis.server.tables import quick_match
from majlis.server.tables.owners import Owners
from majlis.server.tables.registry import TableRegistry
from majlis.server.tables.table import Table
from majlis.server.ws.away_pages import LONGEST, AwayPages
from majlis.server.ws.connection import Connection
from majlis.server.ws.outbox import Outbox
from majlis.server.ws.remote_pages import RemotePage, RemotePages

if TYPE_CHECKING:
    from majlis.server.ws.dispatcher import Dispatcher

EVERY = 0.25
"""Seconds between two looks after what may be lost."""
SAID_EVERY = 1.0
"""Seconds between two times that other processes are told which pages are here."""
UNHEARD = 3.0
"""Seconds after which a process that is not heard is taken for gone, though nobody saw it go."""


class Relay:
    """Takes what other processes say to this one."""

    def __init__(self, registry: TableRegistry, owners: Owners, dispatcher: Dispatcher) -> None:
        self._registry, self._owners = registry, owners
        self._outbox = Outbox(owners)
        self._away = AwayPages(registry, owners, dispatcher, self._outbox)
        self._remote = RemotePages(registry, dispatcher, self._outbox)
        self._numbers = itertools.count(1)
        self._calls: dict[int, tuple[str, asyncio.Future[bool | None]]] = {}
        self._unheard: dict[str, float] = {}
        self._is_looking_after = False
        owners.relay = self

    async def pass_on(self, connection: Connection, message: TableRequest) -> bool:
        """Ask for a table where it lives; False if that is here."""
        if not await self._away.pass_on(connection, message):
            return False
        self._begin_to_look_after()
        return True

    def part(self, connection: Connection) -> None:
        """A page of ours has gone."""
        self._away.part(connection)

    def follow_away(self, table: Table) -> None:
        pages = list(table.connections)
        table.connections.clear()
        for connection in pages:
            connection.tables.discard(table.id)
            if not isinstance(connection, Connection) or connection.is_remote:
                continue
            if self._registry.is_deaf:
                # Somebody has taken it who hears and is heard: there the page is served better.
                connection.close(RESTARTING)
            else:
                self._away.follow_away(connection, table)
        for process in {page.process for page in pages if isinstance(page, RemotePage)}:
            self._outbox.put(process, LivesElsewhere(table.id))
        self._begin_to_look_after()
        self._away.seek(table.id)

    # ---------------------------------------------------------------------------------------------- what comes in

    def take(self, process: str, message: bytes) -> None:
        try:
            relayed = decode_relayed(message)
        except msgspec.MsgspecError as error:
            log.warning("what another process said could not be read", process=process, why=str(error))
            return
        self._begin_to_look_after()
        for each in relayed:
            self._take(process, each)

    def _take(self, process: str, said: Relayed) -> None:
        match said:
            case ToldPages():
                self._away.tell(said)
            case AnsweredPage():
                self._away.note_answer(said)
            case PassedOn():
                self._remote.ask(process, said)
            case Returning():
                self._remote.let_return(process, said)
            case PageLeft():
                self._remote.part(process, said.page)
            case PagesHere():
                self._remote.compare(process, set(said.pages))
            case Forgotten():
                for number in said.pages:
                    self._away.return_all(process, number)
            case LivesElsewhere():
                self._away.leave_home(process, said.table)
            case QuickWish():
                self._registry.spawn(self._seat(process, said))
            case QuickAnswer():
                if (call := self._calls.get(said.call)) is not None and not call[1].done():
                    call[1].set_result(said.is_done)

    def miss(self, process: str) -> None:
        self._away.leave_process(process)

    def lose_process(self, process: str) -> None:
        if not self._registry.is_deaf:
            self._remote.lose_process(process)
        for where, future in self._calls.values():
            if where == process and not future.done():
                future.set_result(None)
        self._away.leave_process(process)

    # ---------------------------------------------------------------------------------------------- looking after

    def _begin_to_look_after(self) -> None:
        if not self._is_looking_after:
            self._is_looking_after = True
            self._registry.spawn(self._look_after())

    async def _look_after(self) -> None:
        """Whatever was lost on the way is put right by this."""
        loop = asyncio.get_running_loop()
        said = 0.0
        while True:
            await asyncio.sleep(EVERY)
            now = loop.time()
            self._away.look_after_requests(now)
            self._look_for_unheard(now)
            if now - said > SAID_EVERY:
                said = now
                self._away.say_who_is_here()

    def _look_for_unheard(self, now: float) -> None:
        """Those who went while this process itself heard nothing."""
        if self._registry.is_deaf:
            self._unheard.clear()
            return
        silent = {each for each in self._remote.processes() | self._away.homes() if not self._owners.is_heard(each)}
        self._unheard = {process: self._unheard.get(process, now) for process in silent}
        for process, since in list(self._unheard.items()):
            if now - since > UNHEARD:
                del self._unheard[process]
                self.lose_process(process)

    # ---------------------------------------------------------------------------------------------- quick matches

    async def sit(self, process: str, table: str, session: Session, wish: Seek) -> bool:
        is_done = await self._call(process, table, session, wish)
        if is_done is None:
            raise Rejected("not_done")
        return is_done

    async def leave(self, process: str, table: str, session: str) -> None:
        if await self._call(process, table, Session(session, "", "en"), None) is None:
            raise Rejected("not_done")

    async def _call(self, process: str, table: str, session: Session, wish: Seek | None) -> bool | None:
        call = next(self._numbers)
        future: asyncio.Future[bool | None] = asyncio.get_running_loop().create_future()
        self._calls[call] = (process, future)
        try:
            self._outbox.put(process, QuickWish(call, table, session, wish))
            async with asyncio.timeout(LONGEST / 2):
                return await future
        except TimeoutError:
            return None
        finally:
            del self._calls[call]

    async def _seat(self, process: str, said: QuickWish) -> None:
        is_done: bool | None = None
        session = Session(*said.session)
        try:
            table = await self._registry.table(said.table)
            if said.wish is None:
                await quick_match.leave(table, session.id)
                is_done = True
            else:
                is_done = await quick_match.has_sat(table, session, said.wish)
        except MajlisError as error:
            log.debug("somebody could not be seated", table=said.table, error=str(error))
        finally:
            self._outbox.put(process, QuickAnswer(said.call, is_done))
