"""The frames of a socket, with a short way for what almost all of them are: one whole text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import CLOSED, OPEN

TEXT = 0x81
"""The first byte of a text that comes in one piece."""
CONTROLS = frozenset({0x88, 0x89, 0x8A})
"""The first bytes of a closing, a ping and a pong."""
MASKED = 0x80
LONGER, LONGEST = 126, 127
"""Lengths that say: the length follows in two bytes, or in eight."""
MOST_WAITING = 32
"""Texts that may wait to be read before nothing more is taken from the network."""

WRITE = "majlis.write"
"""The extension of ASGI by which texts are sent without a message for each."""
MOST_AT_ONCE = 32
"""Frames that are taken from one connection before the others have their turn."""
BITE = 1_024
"""Bytes of which the same is feared where the library reads them."""
MOST_CONTROLS = 100
"""Pings and pongs that a connection may send in a second; browsers send one of them now and then."""
BROKEN_RULES = 1008
LAST_WORD = 2.0
"""Seconds in which a page may read why its connection is closed."""


class FastProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which goes through the library `websockets` for each frame at a cost of a move's time.

    Whole masked texts of a fair size are taken here, and texts are sent from here. Pings, pongs and the end of a
    connection go to the library as whole frames, so that it always stands between two. At the first byte of anything
    else the rest of the connection is the library's, which knows what to do with it.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._is_plain = not self.config.ws_per_message_deflate
        self._is_short = False
        self._held = b""
        """The beginning of a frame whose end has not come yet; or what came beyond what is taken at once."""
        self._is_resting = False
        """Whether what is held waits for its turn."""
        self._is_deaf = False
        self._controls = 0
        self._controls_since = 0.0

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            return
        if self._is_resting or (self.read_paused and self._held):
            self._held += data
            return
        if not self._is_short:
            # Who sends more than their request before they are let in is left to the library for good.
            self._is_short = self._is_plain and not self.handshake_initiated
            self._bite(data)
            return
        if self._held:
            data, self._held = self._held + data, b""
        at = count = 0
        while at < len(data):
            end = self._end(data, at) if self.handshake_complete else -1
            if end < 0:
                self._is_short = False
                self._bite(data[at:])
                return
            if end == 0:
                self._held = data[at:]
                return
            if (self.read_paused and not self.close_sent) or count >= MOST_AT_ONCE:
                self._rest(data[at:])
                return
            count += 1
            if data[at] != TEXT or not self._take(data, at, end):
                super().data_received(data[at:end])
                if self._is_over():
                    return
            at = end

    def _bite(self, data: bytes) -> None:
        """Let the library read; once a connection is open, a little at a time."""
        if self._held:
            data, self._held = self._held + data, b""
        size = BITE if self.handshake_complete else len(data)
        super().data_received(data[:size])
        if data[size:] and not self._is_over():
            self._rest(data[size:])

    def _is_over(self) -> bool:
        """Whether nothing more is read: the page has closed the connection, or broken it."""
        return self._is_deaf or self.conn.close_rcvd is not None or self.conn.state is CLOSED

    def _rest(self, data: bytes) -> None:
        """Hold back what came in crumbs, and take nothing more, until the other connections had their turn."""
        self._held = data
        if not self.read_paused:
            self._is_resting = True
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._is_resting = False
        if self.read_paused or self._is_deaf or self.transport.is_closing():
            return
        data, self._held = self._held, b""
        self.transport.resume_reading()
        self.data_received(data)

    async def receive(self) -> Any:
        message = await super().receive()
        if self._held and not self.read_paused and not self._is_resting:
            # All that was taken has been read: on with what was held back.
            data, self._held = self._held, b""
            self.data_received(data)
        return message

    def _end(self, data: bytes, at: int) -> int:
        """Where a frame ends; 0: not here yet; -1: it is not for the short way."""
        if len(data) - at < 2:
            return 0
        first, length, head = data[at], data[at + 1] - MASKED, 6
        if length < 0 or length == LONGEST or (first != TEXT and (first not in CONTROLS or length == LONGER)):
            return -1
        if length == LONGER:
            if len(data) - at < 4:
                return 0
            length, head = int.from_bytes(data[at + 2 : at + 4], "big"), 8
        if length > self.config.ws_max_size:
            return -1
        end = at + head + length
        return end if end <= len(data) else 0

    def _take(self, data: bytes, at: int, end: int) -> bool:
        """Hand a text to the application; not if it is none."""
        start = at + (8 if data[at + 1] == MASKED + LONGER else 6)
        try:
            text = apply_mask(data[start:end], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    def handle_ping(self) -> None:
        if not self._is_flood():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if not self._is_flood():
            super().handle_pong(event)

    def _is_flood(self) -> bool:
        """Whether a connection sends nothing but pings and pongs; then it is closed."""
        now = self.loop.time()
        if now - self._controls_since > 1.0:
            self._controls, self._controls_since = 0, now
        self._controls += 1
        if self._controls > MOST_CONTROLS and self.conn.state is OPEN:
            self.conn.fail(BROKEN_RULES, "too many frames")
            self.handle_parser_exception()
        return self._is_deaf

    def handle_parser_exception(self) -> None:
        """Say why before breaking off: a connection closed with something unread is reset, the last word with it."""
        assert self.conn.close_sent is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self._is_deaf = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        # Closing waits until all is read, and who reads nothing would never be gone.
        self.close_timer = self.loop.call_later(LAST_WORD, self.transport.abort)

    def buffered(self) -> int:
        """Bytes that were sent and that the network has not taken yet."""
        return self.transport.get_write_buffer_size()

    def cut(self, code: int) -> None:
        """Close a connection on which nothing is read: why stands behind all that waits; nobody waits for it long."""
        if self.conn.state is OPEN and not self.close_sent and not self.disconnected:
            self.conn.fail(code)
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORD, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {"texts": self.write, "cut": self.cut, "buffered": self.buffered}

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send texts at once, all in one piece; none of them while the connection takes nothing."""
        if not self._may_write():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is not None and self._may_write():
            self.transport.write(framed(text.encode()))
        else:
            await super().send(message)
            if self.close_sent and self._held and not self._is_resting and not self._is_over():
                # Nobody reads what was sent before; but behind it comes the page's own last word, which ends it.
                data, self._held = self._held, b""
                self.data_received(data)

    def _may_write(self) -> bool:
        is_open = self.conn.state is OPEN and not self.close_sent and not self.disconnected
        return is_open and self._is_plain and self.writable.is_set()


def framed(text: bytes) -> bytes:
    """A text as the frame that a server sends."""
    size = len(text)
    if size < LONGER:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, LONGER)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LONGEST)) + size.to_bytes(8, "big") + text
