"""The socket of a page: frames are limited, decoded, carried out and answered, one after the other."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from majlis import __version__
from majlis.server import metrics
from majlis.server.db import queries
from majlis.server.db.errors import StoreError
from majlis.server.db.idempotency import CURRENT, RequestKey
from majlis.server.logs import log
from majlis.server.protocol.close_codes import BROKEN_RULES, ENDED, RESTARTING, TOO_BIG
from majlis.server.protocol.codec import encode
from majlis.server.protocol.messages import (
    Allow,
    Arrange,
    Back,
    ClientMessage,
    Done,
    Enter,
    Exit,
    Hello,
    Hint,
    Hurry,
    Leave,
    Lobby,
    Move,
    Pause,
    Phrase,
    Ping,
    Readmit,
    Refused,
    Rematch,
    Report,
    Request,
    Resign,
    Say,
    Seen,
    Sit,
    Start,
    Undo,
    Unknown,
    Welcome,
    Why,
)
from majlis.server.protocol.rejected import UNKNOWN, Rejected
from majlis.server.security.sessions import Session
from majlis.server.tables import reports
from majlis.server.tables.quick_match import leave
from majlis.server.tables.registry import TableRegistry
from majlis.server.tables.table import Table
from majlis.server.ws import commands
from majlis.server.ws.connection import Connection, Send, Write

Receive = Callable[[], Awaitable[dict[str, Any]]]

PATIENCE = 20
"""Frames in a row that cannot be read, or come too fast, before a page is sent away."""
REMEMBERED = 64
"""Answers remembered for a session."""
SESSIONS = 5_000
"""Sessions whose answers are remembered."""
PASSING = frozenset({UNKNOWN, "not_done", "closing", "too_many", "too_many_lines", "too_many_reports", "not_ready"})
"""Refusals that the same request may be spared when it comes again."""
MOST_TABLES = 8
"""Tables that one page may follow."""

_decode = msgspec.json.Decoder(Request).decode


class _WithId(msgspec.Struct):
    id: str
    again: bool = False


_decode_id = msgspec.json.Decoder(_WithId).decode


class Limits(Protocol):
    """How much one session or address may send."""

    def message(self, session: str, address: str) -> float: ...

    def line(self, session: str, table: str) -> float: ...

    def report(self, session: str, address: str) -> float: ...


class Dispatcher:
    """Serves every page of the house."""

    def __init__(self, registry: TableRegistry, limits: Limits, largest: int) -> None:
        self.registry = registry
        self._limits = limits
        self._largest = largest
        self._answers: OrderedDict[str, OrderedDict[str, asyncio.Future[bytes]]] = OrderedDict()

    async def serve(
        self,
        session: Session,
        address: str,
        receive: Receive,
        send: Send,
        write: Write | None = None,
        device: str = "",
    ) -> None:
        """Serve a socket whose origin and session are checked, from its opening to its end."""
        opening = await receive()
        if opening["type"] != "websocket.connect":
            return
        if self.registry.is_closing:
            await send({"type": "websocket.close", "code": RESTARTING})
            return
        await send({"type": "websocket.accept"})
        connection = Connection(session, send, write, device)
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
        self.registry.watching_lobby.discard(connection)
        self._exit(connection)
        if not reading.done() and not connection.is_asking:
            reading.cancel()
        if reading.done() and not sending.done():
            sending.cancel()
        for result in await asyncio.gather(sending, reading, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, OSError):
                log.debug("a line broke", error=repr(result))

    def _exit(self, connection: Connection) -> None:
        """Let no table think that a page which is gone is there."""
        for id in list(connection.tables):
            if (table := self.registry.tables.get(id)) is not None:
                table.exit(connection)

    async def _read(self, connection: Connection, address: str, receive: Receive) -> None:
        bad = 0
        while connection.code is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text") or message.get("bytes") or b""
            if len(frame) > self._largest:
                connection.close(TOO_BIG)
                break
            rejected = self._rejection(connection, address)
            ask = None if rejected else self._read_frame(connection, frame)
            bad = 0 if ask is not None else bad + 1
            if rejected:
                connection.push(self._put_off(connection, frame, rejected))
            if bad >= PATIENCE:
                connection.close(BROKEN_RULES)
                break
            if ask is not None:
                # What is being written must be adopted, though its page goes away meanwhile.
                connection.is_asking = True
                await self._answer(connection, ask)
                connection.is_asking = False
                if connection not in self.registry.connections:
                    self._exit(connection)
                    return
        # What is left to be sent is sent by the other task, which then closes the line.
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
        if known is not None and known.again:
            return encode(Unknown(known.id, Rejected(UNKNOWN).told(connection.lang)))
        return self._refused(connection, None if known is None else known.id, rejected)

    def _read_frame(self, connection: Connection, frame: str | bytes) -> ClientMessage | None:
        try:
            ask: ClientMessage = _decode(frame)
            return ask
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            known = _id_of(frame)
            id = None if known is None else known.id
            connection.push(self._refused(connection, id, Rejected("unreadable", why=str(error))))
            return None

    async def _answer(self, connection: Connection, ask: ClientMessage) -> None:
        """Carry a request out once, whoever repeats it; the long ones do not hold up those after them."""
        answers = self._answers_of(connection.session.id)
        known = answers.get(ask.id)
        if known is not None and not isinstance(ask, _ASKED_ANEW):
            connection.push(await asyncio.shield(known))
            return
        answers[ask.id] = connection.loop.create_future()
        if len(answers) > REMEMBERED:
            answers.popitem(last=False)
        if isinstance(ask, _LONG):
            task = asyncio.create_task(self._carry_out(connection, ask, answers))
            self.registry.keep(task)
        else:
            await self._carry_out(connection, ask, answers)

    def _answers_of(self, session: str) -> OrderedDict[str, asyncio.Future[bytes]]:
        answers = self._answers.setdefault(session, OrderedDict())
        self._answers.move_to_end(session)
        if len(self._answers) > SESSIONS:
            self._answers.popitem(last=False)
        return answers

    async def _carry_out(
        self, connection: Connection, ask: ClientMessage, answers: OrderedDict[str, asyncio.Future[bytes]]
    ) -> None:
        future = answers[ask.id]

        def answer(message: Any) -> None:
            if not future.done():
                frame = encode(message)
                future.set_result(frame)
                connection.push(frame)

        try:
            if isinstance(ask, _WITHOUT_TRACE):
                reply = await self._done(connection, ask, answer)
            else:
                reply = await self._done_once(connection, ask, answer)
            answer(reply if reply is not None else Done(ask.id))
        except Rejected as rejected:
            self._reject(connection, ask, rejected, answers, future)
        except Exception as error:
            log.error("a request failed", do=type(ask).__name__.lower(), exc_info=error)
            # Whatever changes something may have done so before it failed.
            code = "not_done" if isinstance(ask, _CHANGES_NOTHING) else UNKNOWN
            self._reject(connection, ask, Rejected(code), answers, future)

    async def _done_once(self, connection: Connection, ask: ClientMessage, answer: Callable[[Any], None]) -> Any:
        """Carry out a request that leaves its id in the store, so that it has no second effect, ever."""
        asking = RequestKey(connection.session.id, ask.id, ask.table)  # type: ignore[attr-defined]
        if ask.again and await self._was_done(asking, Rejected(UNKNOWN)):
            return None
        token = CURRENT.set(asking)
        try:
            return await self._done(connection, ask, answer)
        except Rejected as rejected:
            if rejected.code in PASSING - {"not_done"} or not await self._was_done(asking, rejected):
                raise
            return None
        finally:
            CURRENT.reset(token)

    async def _was_done(self, asking: RequestKey, otherwise: Rejected) -> bool:
        """Whether a request was carried out before, here or elsewhere."""
        try:
            return await self.registry.store.read(queries.request, asking.session, asking.key) is not None
        except StoreError as error:
            log.error("a request could not be looked up", error=str(error))
            raise otherwise from None

    def _reject(
        self,
        connection: Connection,
        ask: ClientMessage,
        rejected: Rejected,
        answers: OrderedDict[str, asyncio.Future[bytes]],
        future: asyncio.Future[bytes],
    ) -> None:
        if future.done():
            # It was acknowledged: whatever failed afterwards, nothing else is said of it.
            return
        if rejected.code in PASSING:
            answers.pop(ask.id, None)
        if rejected.code == UNKNOWN or (rejected.code == "not_done" and ask.again):
            metrics.REFUSALS.labels(UNKNOWN).inc()
            frame = encode(Unknown(ask.id, Rejected(UNKNOWN).told(connection.lang)))
        else:
            frame = self._refused(connection, ask.id, rejected)
        future.set_result(frame)
        connection.push(frame)
        if isinstance(ask, Move) and rejected.code == "stale":
            table = self.registry.tables.get(ask.table)
            if table is not None and table.live is not None and ask.seat in table.viewers_of(connection.session.id):
                connection.push(table.live.whole(ask.seat))

    def _refused(self, connection: Connection, id: str | None, rejected: Rejected) -> bytes:
        metrics.REFUSALS.labels(rejected.code).inc()
        return encode(Refused(id, rejected.code, rejected.told(connection.lang), rejected.rule))

    async def _done(self, connection: Connection, ask: ClientMessage, answer: Callable[[Any], None]) -> Any:
        """What a request is answered with; None: that it is done."""
        if isinstance(ask, Move):
            table = await self.registry.table(ask.table)
            await commands.move(table, connection, ask, lambda ply: answer(Done(ask.id, ply)))
            return None
        if isinstance(ask, Ping):
            return None
        if isinstance(ask, Hello):
            connection.lang = ask.lang
            for called in self.registry.calls(connection.session.id):
                connection.push(encode(called))
            return Welcome(connection.session.name, __version__)
        if isinstance(ask, Lobby):
            return await self._lobby(connection, ask)
        table = await self.registry.table(ask.table)  # type: ignore[attr-defined]
        if isinstance(ask, Enter):
            if len(connection.tables) >= MOST_TABLES and table.id not in connection.tables:
                raise Rejected("too_many_tables", most=MOST_TABLES)
            return await table.enter(connection, ask.key, ask.ply)
        if isinstance(ask, Exit):
            return await self._exited(table, connection)
        self._slow_down(connection, table, ask)
        if type(ask) in _BY_PAGE:
            return await _BY_PAGE[type(ask)](table, connection, ask)
        return await _BY_SESSION[type(ask)](table, connection.session, ask)

    def _slow_down(self, connection: Connection, table: Table, ask: ClientMessage) -> None:
        """Refuse what spectators say, and what anybody reports, when it is too much."""
        session = connection.session.id
        if isinstance(ask, Say | Phrase) and not table.is_player(session):
            if wait := self._limits.line(session, table.id):
                raise Rejected("too_many_lines", seconds=math.ceil(wait))
        elif isinstance(ask, Report) and self._limits.report(session, connection.address):
            raise Rejected("too_many_reports")

    async def _exited(self, table: Table, connection: Connection) -> None:
        table.exit(connection)
        if table.waiters is not None and not table.is_present(connection.session.id):
            await leave(table, connection.session.id)

    async def _lobby(self, connection: Connection, ask: Lobby) -> None:
        self.registry.watching_lobby.discard(connection)
        if ask.on:
            self.registry.watching_lobby.add(connection)
            await self.registry.tell_lobby({connection})


_BY_PAGE: dict[type, Callable[..., Awaitable[Any]]] = {
    Say: commands.say,
    Phrase: commands.phrase,
    Report: reports.report,
    Why: commands.why,
    Hint: commands.hint,
}
_BY_SESSION: dict[type, Callable[..., Awaitable[Any]]] = {
    Sit: commands.sit,
    Leave: commands.leave,
    Arrange: commands.arrange,
    Readmit: commands.readmit,
    Allow: commands.allow,
    Start: commands.start,
    Pause: commands.pause,
    Resign: commands.resign,
    Back: commands.back,
    Seen: commands.seen,
    Undo: commands.undo,
    Rematch: commands.rematch,
    Hurry: commands.hurry,
}


_ASKED_ANEW = (Hello, Enter, Lobby, Ping)
"""Requests that are carried out again when they come again."""
_LONG = (Hint, Start, Rematch)
_CHANGES_NOTHING = (Hello, Enter, Exit, Lobby, Ping, Why, Hint, Seen)
_WITHOUT_TRACE = (Move, *_CHANGES_NOTHING)
"""Requests whose id need not be kept: a move's is in the log."""


def _id_of(frame: str | bytes) -> _WithId | None:
    """The id of a frame that could not be carried out, if it has one."""
    try:
        found = _decode_id(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return _WithId(found.id[:40], found.again)
