"""The socket of a page: frames are limited, decoded, carried out and answered, one after the other."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from majlis import __version__
from majlis.server import asks, metrics, records, reports
from majlis.server.asking import NOW, Asking
from majlis.server.close_codes import BROKEN_RULES, ENDED, RESTARTING, TOO_BIG
from majlis.server.codec import encode
from majlis.server.house import House
from majlis.server.line import Line, Send, Write
from majlis.server.logs import log
from majlis.server.quick import leave
from majlis.server.refusals import UNKNOWN, Rejected
from majlis.server.sessions import Session
from majlis.server.store_errors import StoreError
from majlis.server.table import Table
from majlis.server.wire import (
    Allow,
    Arrange,
    Ask,
    Back,
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


class Sockets:
    """Serves every page of the house."""

    def __init__(self, house: House, limits: Limits, largest: int) -> None:
        self.house = house
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
        if self.house.is_closing:
            await send({"type": "websocket.close", "code": RESTARTING})
            return
        await send({"type": "websocket.accept"})
        page = Line(session, send, write, device)
        page.address = address
        self.house.pages.add(page)
        if device in self.house.devices.ended:
            page.close(ENDED)
        sending = asyncio.create_task(page.run())
        reading = asyncio.create_task(self._read(page, address, receive))
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self._part(page, sending, reading)

    async def _part(self, page: Line, sending: asyncio.Task[None], reading: asyncio.Task[None]) -> None:
        self.house.pages.discard(page)
        self.house.watching_lobby.discard(page)
        self._exit(page)
        if not reading.done() and not page.is_asking:
            reading.cancel()
        if reading.done() and not sending.done():
            sending.cancel()
        for result in await asyncio.gather(sending, reading, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, OSError):
                log.debug("a line broke", error=repr(result))

    def _exit(self, page: Line) -> None:
        """Let no table think that a page which is gone is there."""
        for id in list(page.tables):
            if (table := self.house.tables.get(id)) is not None:
                table.exit(page)

    async def _read(self, page: Line, address: str, receive: Receive) -> None:
        bad = 0
        while page.code is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text") or message.get("bytes") or b""
            if len(frame) > self._largest:
                page.close(TOO_BIG)
                break
            rejected = self._rejection(page, address)
            ask = None if rejected else self._read_frame(page, frame)
            bad = 0 if ask is not None else bad + 1
            if rejected:
                page.push(self._put_off(page, frame, rejected))
            if bad >= PATIENCE:
                page.close(BROKEN_RULES)
                break
            if ask is not None:
                # What is being written must be adopted, though its page goes away meanwhile.
                page.is_asking = True
                await self._answer(page, ask)
                page.is_asking = False
                if page not in self.house.pages:
                    self._exit(page)
                    return
        # What is left to be sent is sent by the other task, which then closes the line.
        await asyncio.sleep(5)

    def _rejection(self, page: Line, address: str) -> Rejected | None:
        if self.house.is_closing:
            return Rejected("closing")
        if self._limits.message(page.session.id, address) > 0:
            return Rejected("too_many", seconds=0)
        return None

    def _put_off(self, page: Line, frame: str | bytes, rejected: Rejected) -> bytes:
        """What is said of a frame that is not even read; of one that was sent before nothing is known by that."""
        known = _id_of(frame)
        if known is not None and known.again:
            return encode(Unknown(known.id, Rejected(UNKNOWN).told(page.lang)))
        return self._refused(page, None if known is None else known.id, rejected)

    def _read_frame(self, page: Line, frame: str | bytes) -> Ask | None:
        try:
            ask: Ask = _decode(frame)
            return ask
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            known = _id_of(frame)
            id = None if known is None else known.id
            page.push(self._refused(page, id, Rejected("unreadable", why=str(error))))
            return None

    async def _answer(self, page: Line, ask: Ask) -> None:
        """Carry a request out once, whoever repeats it; the long ones do not hold up those after them."""
        answers = self._answers_of(page.session.id)
        known = answers.get(ask.id)
        if known is not None and not isinstance(ask, _ASKED_ANEW):
            page.push(await asyncio.shield(known))
            return
        answers[ask.id] = page.loop.create_future()
        if len(answers) > REMEMBERED:
            answers.popitem(last=False)
        if isinstance(ask, _LONG):
            task = asyncio.create_task(self._carry_out(page, ask, answers))
            self.house.keep(task)
        else:
            await self._carry_out(page, ask, answers)

    def _answers_of(self, session: str) -> OrderedDict[str, asyncio.Future[bytes]]:
        answers = self._answers.setdefault(session, OrderedDict())
        self._answers.move_to_end(session)
        if len(self._answers) > SESSIONS:
            self._answers.popitem(last=False)
        return answers

    async def _carry_out(self, page: Line, ask: Ask, answers: OrderedDict[str, asyncio.Future[bytes]]) -> None:
        future = answers[ask.id]

        def answer(message: Any) -> None:
            if not future.done():
                frame = encode(message)
                future.set_result(frame)
                page.push(frame)

        try:
            if isinstance(ask, _WITHOUT_TRACE):
                reply = await self._done(page, ask, answer)
            else:
                reply = await self._done_once(page, ask, answer)
            answer(reply if reply is not None else Done(ask.id))
        except Rejected as rejected:
            self._reject(page, ask, rejected, answers, future)
        except Exception as error:
            log.error("a request failed", do=type(ask).__name__.lower(), exc_info=error)
            # Whatever changes something may have done so before it failed.
            code = "not_done" if isinstance(ask, _CHANGES_NOTHING) else UNKNOWN
            self._reject(page, ask, Rejected(code), answers, future)

    async def _done_once(self, page: Line, ask: Ask, answer: Callable[[Any], None]) -> Any:
        """Carry out a request that leaves its id in the store, so that it has no second effect, ever."""
        asking = Asking(page.session.id, ask.id, ask.table)  # type: ignore[attr-defined]
        if ask.again and await self._was_done(asking, Rejected(UNKNOWN)):
            return None
        token = NOW.set(asking)
        try:
            return await self._done(page, ask, answer)
        except Rejected as rejected:
            if rejected.code in PASSING - {"not_done"} or not await self._was_done(asking, rejected):
                raise
            return None
        finally:
            NOW.reset(token)

    async def _was_done(self, asking: Asking, otherwise: Rejected) -> bool:
        """Whether a request was carried out before, here or elsewhere."""
        try:
            return await self.house.store.read(records.request, asking.session, asking.key) is not None
        except StoreError as error:
            log.error("a request could not be looked up", error=str(error))
            raise otherwise from None

    def _reject(
        self,
        page: Line,
        ask: Ask,
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
            frame = encode(Unknown(ask.id, Rejected(UNKNOWN).told(page.lang)))
        else:
            frame = self._refused(page, ask.id, rejected)
        future.set_result(frame)
        page.push(frame)
        if isinstance(ask, Move) and rejected.code == "stale":
            table = self.house.tables.get(ask.table)
            if table is not None and table.play is not None and ask.seat in table.viewers_of(page.session.id):
                page.push(table.play.whole(ask.seat))

    def _refused(self, page: Line, id: str | None, rejected: Rejected) -> bytes:
        metrics.REFUSALS.labels(rejected.code).inc()
        return encode(Refused(id, rejected.code, rejected.told(page.lang), rejected.rule))

    async def _done(self, page: Line, ask: Ask, answer: Callable[[Any], None]) -> Any:
        """What a request is answered with; None: that it is done."""
        if isinstance(ask, Move):
            table = await self.house.table(ask.table)
            await asks.move(table, page, ask, lambda ply: answer(Done(ask.id, ply)))
            return None
        if isinstance(ask, Ping):
            return None
        if isinstance(ask, Hello):
            page.lang = ask.lang
            for called in self.house.calls(page.session.id):
                page.push(encode(called))
            return Welcome(page.session.name, __version__)
        if isinstance(ask, Lobby):
            return await self._lobby(page, ask)
        table = await self.house.table(ask.table)  # type: ignore[attr-defined]
        if isinstance(ask, Enter):
            if len(page.tables) >= MOST_TABLES and table.id not in page.tables:
                raise Rejected("too_many_tables", most=MOST_TABLES)
            return await table.enter(page, ask.key, ask.ply)
        if isinstance(ask, Exit):
            return await self._exited(table, page)
        self._slow_down(page, table, ask)
        if type(ask) in _BY_PAGE:
            return await _BY_PAGE[type(ask)](table, page, ask)
        return await _BY_SESSION[type(ask)](table, page.session, ask)

    def _slow_down(self, page: Line, table: Table, ask: Ask) -> None:
        """Refuse what spectators say, and what anybody reports, when it is too much."""
        session = page.session.id
        if isinstance(ask, Say | Phrase) and not table.is_player(session):
            if wait := self._limits.line(session, table.id):
                raise Rejected("too_many_lines", seconds=math.ceil(wait))
        elif isinstance(ask, Report) and self._limits.report(session, page.address):
            raise Rejected("too_many_reports")

    async def _exited(self, table: Table, page: Line) -> None:
        table.exit(page)
        if table.waiters is not None and not table.is_present(page.session.id):
            await leave(table, page.session.id)

    async def _lobby(self, page: Line, ask: Lobby) -> None:
        self.house.watching_lobby.discard(page)
        if ask.on:
            self.house.watching_lobby.add(page)
            await self.house.tell_lobby({page})


_BY_PAGE: dict[type, Callable[..., Awaitable[Any]]] = {
    Say: asks.say,
    Phrase: asks.phrase,
    Report: reports.report,
    Why: asks.why,
    Hint: asks.hint,
}
_BY_SESSION: dict[type, Callable[..., Awaitable[Any]]] = {
    Sit: asks.sit,
    Leave: asks.leave,
    Arrange: asks.arrange,
    Readmit: asks.readmit,
    Allow: asks.allow,
    Start: asks.start,
    Pause: asks.pause,
    Resign: asks.resign,
    Back: asks.back,
    Seen: asks.seen,
    Undo: asks.undo,
    Rematch: asks.rematch,
    Hurry: asks.hurry,
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
