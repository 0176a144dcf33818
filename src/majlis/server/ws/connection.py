"""The line to one page: what is sent waits here until the page has read what came before."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from majlis.server.protocol.close_codes import UNREAD
from majlis.server.security.sessions import Session

MOST_WAITING = 4_000_000
"""Bytes that may wait for a page; whoever reads more slowly is cut off and can come back."""

Send = Callable[[dict[str, Any]], Awaitable[None]]
Write = Callable[[Iterable[bytes]], bool]
"""Sends texts at once, all or none, without waiting: what a server may offer beyond ASGI."""


class Connection:
    """Sends frames in order, without ever making a table wait."""

    def __init__(self, session: Session, send: Send, write: Write | None = None, device: str = "") -> None:
        self.session = session
        self.device = device
        self.lang = session.lang
        self.address = ""
        """Where it comes from, for the limits."""
        self.tables: dict[str, list[int | None]] = {}
        """The tables this page follows, each with the viewers whose frames it gets."""
        self.loop = asyncio.get_running_loop()
        self._send = send
        self._write = write
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._is_sending = False
        self._is_due = False
        self.is_asking = False
        """Whether a request of this page is being carried out."""
        self.code: int | None = None
        """Why the line is to be closed, once it is."""

    def push(self, frame: bytes) -> None:
        """Send a frame when its turn comes."""
        if self.code is not None:
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if self._bytes > MOST_WAITING:
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
            self._more.set()
        else:
            self._waiting.clear()
            self._bytes = 0

    def close(self, code: int) -> None:
        """Send what is waiting (not to one who does not read), then close."""
        if self.code is None:
            self.code = code
            if code == UNREAD:
                self._waiting.clear()
            self._more.set()

    async def run(self) -> None:
        """Send until the line is closed."""
        while True:
            self._is_sending = True
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
            if self.code is not None:
                await self._send({"type": "websocket.close", "code": self.code})
                return
            self._is_sending = False
            self._more.clear()
            await self._more.wait()
