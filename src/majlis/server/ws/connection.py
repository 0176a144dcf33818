"""The connection to one page: what is sent waits here until the page has read what came before."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from majlis.server import metrics
from majlis.server.protocol.close_codes import GONE, UNREAD
from majlis.server.security.sessions import Session
from majlis.server.ws.backlog import Backlog

MOST_WAITING = 1_000_000
"""Bytes that may wait for one page; whoever reads more slowly is cut off and can come back."""
ENOUGH = 65_536
"""Bytes that may wait for a page whose next request is carried out: who asks must read the answers."""

Send = Callable[[dict[str, Any]], Awaitable[None]]
Write = Callable[[Iterable[bytes]], bool]
"""Sends texts at once, all or none, without waiting: what a server may offer beyond ASGI."""
Cut = Callable[[int], None]
"""Closes a connection that takes nothing, with a code that it may still read: another such offer."""


class Connection:
    """Sends frames in order, without ever making a table wait."""

    def __init__(
        self,
        session: Session,
        send: Send,
        write: Write | None = None,
        device: str = "",
        *,
        cut: Cut | None = None,
        buffered: Callable[[], int] | None = None,
        backlog: Backlog | None = None,
    ) -> None:
        self.session = session
        self.is_remote = False
        self.device = device
        self.lang = session.lang
        self.address = ""
        """Where it comes from, for the limits."""
        self.tables: set[str] = set()
        """The tables this page follows."""
        self.loop = asyncio.get_running_loop()
        self._send = send
        self._write = write
        self._cut = cut
        self._buffered = buffered or (lambda: 0)
        """Bytes that the network has not taken yet."""
        self._backlog = backlog or Backlog()
        self._waiting: deque[bytes] = deque()
        self.waiting = 0
        """Bytes that are not sent yet."""
        self._more = asyncio.Event()
        self._less = asyncio.Event()
        self._is_sending = False
        self._is_due = False
        self._is_behind = False
        self.is_asking = False
        """Whether a request of this page is being carried out."""
        self.code: int | None = None
        """Why the connection is to be closed, once it is."""

    def push(self, frame: bytes, answers: str | None = None) -> None:
        """Send a frame when its turn comes; it may be the answer to a request."""
        if self.code is not None:
            return
        self._waiting.append(frame)
        self.waiting += len(frame)
        if self._is_behind:
            self._backlog.grow(len(frame))
        if self.waiting > MOST_WAITING and self.code is None:
            self.close(UNREAD)
        elif not self._is_due:
            # What is said in the same moment is sent together.
            self._is_due = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send all at once where that can be done, else let `run` send it piece by piece."""
        self._is_due = False
        if not self._waiting:
            return
        if self._is_sending or self._write is None or not self._write(self._waiting):
            if not self._is_behind:
                self._is_behind = True
                self.waiting += self._buffered()
                self._backlog.join(self)
            self._more.set()
        else:
            self._waiting.clear()
            self._catch_up()

    def _catch_up(self) -> None:
        """Nothing waits any more."""
        if self._is_behind:
            self._is_behind = False
            self._backlog.leave(self)
        if self.waiting > ENOUGH:
            self._less.set()
        self.waiting = 0

    async def wait_until_read(self) -> None:
        """Wait until a page that asks has read most of what it was told."""
        while self.waiting > ENOUGH and self.code is None:
            self._less.clear()
            await self._less.wait()

    def close(self, code: int) -> None:
        """Send what is waiting (not to one who does not read), then close."""
        if self.code is None:
            self.code = code
            if code == UNREAD:
                metrics.CUT.inc()
                self._forget()
                if self._cut is not None:
                    self._cut(code)
            self._more.set()
            self._less.set()

    def end(self) -> None:
        """The connection is gone: nothing waits for it any more, nor ever will."""
        self.code = self.code or GONE
        self._forget()

    def _forget(self) -> None:
        """Drop what waits: nobody will read it."""
        self._waiting.clear()
        self._catch_up()

    async def run(self) -> None:
        """Send until the connection is closed."""
        while True:
            self._is_sending = True
            while self._waiting:
                frame = self._waiting.popleft()
                await self._send({"type": "websocket.send", "text": frame.decode()})
                self._note_sent(len(frame))
            if self.code is not None:
                await self._send({"type": "websocket.close", "code": self.code})
                return
            self._is_sending = False
            self._more.clear()
            await self._more.wait()

    def _note_sent(self, size: int) -> None:
        if not self._waiting:
            self._catch_up()
            return
        self.waiting -= size
        if self._is_behind:
            self._backlog.shrink(size)
        if self.waiting <= ENOUGH:
            self._less.set()
