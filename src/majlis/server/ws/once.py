"""Every request is carried out once and has one answer, whoever repeats it, wherever and whenever."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from majlis.server import metrics, tracing
from majlis.server.db import queries
from majlis.server.db.errors import StoreError
from majlis.server.db.idempotency import CURRENT, RequestKey
from majlis.server.db.store import Store
from majlis.server.logs import log
from majlis.server.protocol.client_messages import ClientMessage
from majlis.server.protocol.codec import encode
from majlis.server.protocol.rejected import UNKNOWN, Rejected
from majlis.server.protocol.server_messages import Refused, ServerMessage, Unknown
from majlis.server.ws.connection import Connection

REMEMBERED = 64
"""Answers remembered for a session."""
SESSIONS = 5_000
"""Sessions whose answers are remembered."""
PASSING = frozenset({UNKNOWN, "not_done", "closing", "too_many", "too_many_lines", "too_many_reports", "not_ready"})
"""Refusals that the same request may be spared when it comes again."""

Frames = OrderedDict[str, asyncio.Future[bytes]]


def refused(connection: Connection, id: str | None, rejected: Rejected) -> bytes:
    metrics.REFUSALS.labels(rejected.code).inc()
    return encode(Refused(id, rejected.code, rejected.text(connection.lang), rejected.rule))


def unknown(connection: Connection, id: str) -> bytes:
    return encode(Unknown(id, Rejected(UNKNOWN).text(connection.lang)))


class Answer:
    """The answer to one request: to the page that asks, and to whoever asks the same."""

    def __init__(self, connection: Connection, message: ClientMessage, remembered: Frames) -> None:
        self._connection, self._message, self._remembered = connection, message, remembered
        self._frame: asyncio.Future[bytes] = connection.loop.create_future()
        remembered[message.id] = self._frame
        if len(remembered) > REMEMBERED:
            remembered.popitem(last=False)

    @property
    def is_given(self) -> bool:
        return self._frame.done()

    def give(self, answer: ServerMessage) -> None:
        self._send(encode(answer))

    def reject(self, rejected: Rejected) -> None:
        """Say no, or that nobody knows; a no that may pass is not remembered."""
        message = self._message
        tracing.note(refused=rejected.code)
        if rejected.code in PASSING:
            self._remembered.pop(message.id, None)
        if rejected.code == UNKNOWN or (rejected.code == "not_done" and message.again):
            metrics.REFUSALS.labels(UNKNOWN).inc()
            self._send(unknown(self._connection, message.id))
        else:
            self._send(refused(self._connection, message.id, rejected))

    def _send(self, frame: bytes) -> None:
        self._frame.set_result(frame)
        self._connection.push(frame, self._message.id)

    def withdraw(self) -> None:
        """Nothing is said of it here: it is asked elsewhere."""
        self._remembered.pop(self._message.id, None)
        self._frame.cancel()


class Once:
    """Remembers the last answers, and finds in the store what was done before that."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._answers: OrderedDict[str, Frames] = OrderedDict()

    def remembered(self, session: str) -> Frames:
        """What was or will be answered to the last requests of a session, by their ids."""
        if (frames := self._answers.get(session)) is None:
            frames = self._answers[session] = OrderedDict()
            if len(self._answers) > SESSIONS:
                self._answers.popitem(last=False)
        self._answers.move_to_end(session)
        return frames

    async def carry_out(self, request: RequestKey, is_again: bool, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something that leaves the id of its request in the store, so that it has no second effect, ever."""
        if is_again and await self._was_done(request, Rejected(UNKNOWN)):
            return None
        token = CURRENT.set(request)
        try:
            return await work()
        except Rejected as rejected:
            if rejected.code in PASSING - {"not_done"} or not await self._was_done(request, rejected):
                raise
            return None
        finally:
            CURRENT.reset(token)

    async def _was_done(self, request: RequestKey, otherwise: Rejected) -> bool:
        """Whether a request was carried out before, here or elsewhere."""
        try:
            return await self._store.read(queries.request, request.session, request.key) is not None
        except StoreError as error:
            log.error("a request could not be looked up", error=str(error))
            raise otherwise from None
