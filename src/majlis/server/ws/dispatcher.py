"""The socket of a page: frames are limited, decoded, carried out and answered, one after the other."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Protocol

import msgspec

from majlis.server import tracing
from majlis.server.db.idempotency import RequestKey
from majlis.server.logs import log
from majlis.server.loop_turns import Turns
from majlis.server.protocol.client_messages import ClientMessage, Request, TableRequest
from majlis.server.protocol.close_codes import BROKEN_RULES, ENDED, RESTARTING, TOO_BIG
from majlis.server.protocol.rejected import UNKNOWN, Moved, Rejected
from majlis.server.protocol.server_messages import Done
from majlis.server.security.sessions import Session
from majlis.server.tables.registry import TableRegistry
from majlis.server.tables.table import Table
from majlis.server.ws import commands, old_page
from majlis.server.ws.backlog import Backlog
from majlis.server.ws.command_registry import Command, Limit
from majlis.server.ws.connection import Connection, Send
from majlis.server.ws.once import Answer, Once, refused, unknown
from majlis.server.ws.relay import Relay
from majlis.server.ws.remote_pages import RemotePage

Receive = Callable[[], Awaitable[dict[str, Any]]]

PATIENCE = 20
"""Frames in a row that cannot be read, or come too fast, before a page is sent away."""

_decode = msgspec.json.Decoder(Request).decode


class _WithId(msgspec.Struct):
    id: str
    again: Any = False
    """Whatever stands there: who sends nonsense is told so under the id that it has."""


_decode_id = msgspec.json.Decoder(_WithId).decode


class MessageLimits(Protocol):
    """How much one session or address may send."""

    def message(self, session: str, address: str) -> float: ...

    def line(self, session: str, table: str) -> float: ...

    def report(self, session: str, address: str) -> float: ...


class Dispatcher:
    """Serves every page of the server."""

    def __init__(
        self,
        registry: TableRegistry,
        limits: MessageLimits,
        largest: int,
        backlog: Backlog | None = None,
        turns: Turns | None = None,
    ) -> None:
        self.registry = registry
        self._limits = limits
        self._largest = largest
        self._backlog = backlog or Backlog()
        self._turns = turns or Turns()
        self._once = Once(registry.store)
        self._relay = None if registry.owners is None else Relay(registry, registry.owners, self)
        """Passes on what is asked of tables that live at other processes."""

    async def serve(
        self,
        session: Session,
        address: str,
        receive: Receive,
        send: Send,
        device: str = "",
        offered: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """Serve a socket whose origin and session are checked, from its opening to its end.

        What the server offers beyond ASGI makes it faster, and lets those go at once who do not read.
        """
        opening = await receive()
        if opening["type"] != "websocket.connect":
            return
        if self.registry.is_closing:
            await send({"type": "websocket.close", "code": RESTARTING})
            return
        await send({"type": "websocket.accept"})
        connection = Connection(
            session,
            send,
            offered.get("texts"),
            device,
            cut=offered.get("cut"),
            buffered=offered.get("buffered"),
            backlog=self._backlog,
        )
        connection.address = address
        self.registry.connections.add(connection)
        if device in self.registry.devices.ended:
            connection.close(ENDED)
        sending = asyncio.create_task(connection.run())
        reading = asyncio.create_task(self._read(connection, address, receive))
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self._part(connection, sending, reading)

    async def _part(self, connection: Connection, sending: asyncio.Task[None], reading: asyncio.Task[None]) -> None:
        self.registry.connections.discard(connection)
        self.registry.lobby.connections.discard(connection)
        try:
            # A table looks around whenever somebody goes, and hundreds may go in one moment.
            if connection.tables and not self._turns.has_time():
                await self._turns.wait(connection.address)
        finally:
            self._exit(connection)
        if not reading.done() and not connection.is_asking:
            reading.cancel()
        if reading.done() and not sending.done():
            sending.cancel()
        connection.end()
        for result in await asyncio.gather(sending, reading, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, OSError):
                log.debug("a connection broke", error=repr(result))

    def _exit(self, connection: Connection) -> None:
        """Let no table think that a page which is gone is there."""
        if self._relay is not None:
            self._relay.part(connection)
        for id in list(connection.tables):
            if (table := self.registry.tables.get(id)) is not None:
                table.exit(connection)

    async def _read(self, connection: Connection, address: str, receive: Receive) -> None:
        bad = 0
        while connection.code is None:
            await connection.wait_until_read()
            if connection.code is not None:
                break
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            # However many pages ask in one moment, and however much: the loop has other things to do, too.
            if not self._turns.has_time():
                await self._turns.wait(address)
            frame = event.get("text") or event.get("bytes") or b""
            if len(frame) > self._largest:
                connection.close(TOO_BIG)
                break
            rejected = self._rejection(connection, address)
            message = None if rejected else self.read_frame(connection, frame)
            bad = 0 if message is not None else bad + 1
            if rejected:
                connection.push(self._put_off(connection, frame, rejected))
            if bad >= PATIENCE:
                connection.close(BROKEN_RULES)
                break
            if message is not None:
                # What is being written must be adopted, though its page goes away meanwhile.
                connection.is_asking = True
                await self.answer(connection, message)
                connection.is_asking = False
                if connection not in self.registry.connections:
                    self._exit(connection)
                    return
        # What is left to be sent is sent by the other task, which then closes the connection.
        await asyncio.sleep(5)

    def _rejection(self, connection: Connection, address: str) -> Rejected | None:
        if self.registry.is_closing:
            return Rejected("closing")
        if self._limits.message(connection.session.id, address) > 0:
            return Rejected("too_many", seconds=0)
        return None

    def _put_off(self, connection: Connection, frame: str | bytes, rejected: Rejected) -> bytes:
        """What is said of a frame that is not even read; of one that was sent before nothing is known by that."""
        known = _id_of(frame)
        if known is not None and known.again is True:
            return unknown(connection, known.id)
        return refused(connection, None if known is None else known.id, rejected)

    def read_frame(self, connection: Connection, frame: str | bytes) -> ClientMessage | None:
        try:
            message: ClientMessage = _decode(frame)
            return message
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            if frames := old_page.answers(connection, frame):
                for answer in frames:
                    connection.push(answer)
                return None
            known = _id_of(frame)
            id = None if known is None else known.id
            connection.push(refused(connection, id, Rejected("unreadable", why=str(error))))
            return None

    async def answer(self, connection: Connection, message: ClientMessage, parent: str = "") -> None:
        """Carry a request out once, whoever repeats it; the long ones do not hold up those after them.

        It may be traced as a part of something elsewhere.
        """
        parts = tracing.ON and tracing.span(tracing.REQUEST, parent, asks=message.__class__.__name__)
        with parts or tracing.NOTHING:
            command = commands.COMMANDS[type(message)]
            remembered = self._once.remembered(connection.session.id)
            if self._relay is not None and isinstance(message, TableRequest) and not connection.is_remote:
                try:
                    if await self._relay.pass_on(connection, message):
                        return
                except Rejected as rejected:
                    Answer(connection, message, remembered).reject(rejected)
                    return
            if not command.is_repeatable and (given := remembered.get(message.id)) is not None:
                tracing.note(repeats=True)
                connection.push(await asyncio.shield(given), message.id)
                return
            answer = Answer(connection, message, remembered)
            if command.is_long:
                self.registry.keep(asyncio.create_task(self._carry_out(command, connection, message, answer)))
            else:
                await self._carry_out(command, connection, message, answer)

    async def _carry_out(
        self, command: Command, connection: Connection, message: ClientMessage, answer: Answer
    ) -> None:
        try:
            if command.keeps == "store" and isinstance(message, TableRequest):
                request = RequestKey(connection.session.id, message.id, message.table)
                reply = await self._once.carry_out(
                    request, message.again, lambda: self._run(command, connection, message, answer)
                )
            else:
                reply = await self._run(command, connection, message, answer)
            if not command.answers:
                answer.give(Done(message.id) if reply is None else reply)
        except Moved as moved:
            await self._ask_elsewhere(connection, message, answer, moved)
        except Rejected as rejected:
            self._reject(answer, rejected)
        except Exception as error:
            log.error("a request failed", type=type(message).__name__.lower(), exc_info=error)
            # Whatever changes something may have done so before it failed.
            self._reject(answer, Rejected("not_done" if command.keeps == "nothing" else UNKNOWN))

    async def _ask_elsewhere(
        self, connection: Connection, message: ClientMessage, answer: Answer, moved: Moved
    ) -> None:
        """The table lives elsewhere by now: whoever asked does not notice."""
        if self._relay is None or answer.is_given:
            self._reject(answer, moved)
            return
        answer.withdraw()
        if isinstance(connection, RemotePage) and isinstance(message, TableRequest):
            connection.send_away(message)
        else:
            await self.answer(connection, message)

    def _reject(self, answer: Answer, rejected: Rejected) -> None:
        """Say no, unless it was acknowledged: whatever failed afterwards, nothing else is said of it."""
        if not answer.is_given:
            answer.reject(rejected)

    async def _run(self, command: Command, connection: Connection, message: ClientMessage, answer: Answer) -> Any:
        """Hand a request to its command, with whom and what it is asked of."""
        if not isinstance(message, TableRequest):
            return await command.handler(self.registry, connection, message)
        table = await self.registry.table(message.table)
        if command.limit is not None:
            self._slow_down(connection, table, command.limit)
        if command.by == "connection":
            if command.answers:
                return await command.handler(table, connection, message, answer)
            return await command.handler(table, connection, message)
        if command.by == "host" and connection.session.id != table.host:
            raise Rejected("host_only")
        return await command.handler(table, connection.session, message)

    def _slow_down(self, connection: Connection, table: Table, limit: Limit) -> None:
        """Refuse what spectators say, and what anybody reports, when it is too much."""
        session = connection.session.id
        if limit == "report":
            if self._limits.report(session, connection.address):
                raise Rejected("too_many_reports")
        elif not table.access.is_player(session) and (wait := self._limits.line(session, table.id)):
            raise Rejected("too_many_lines", seconds=math.ceil(wait))


def _id_of(frame: str | bytes) -> _WithId | None:
    """The id of a frame that could not be carried out, if it has one."""
    try:
        found = _decode_id(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return _WithId(found.id[:40], found.again)
