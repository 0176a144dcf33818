"""Connections before they are requests: how many there may be, and how long and how much a request may take to come."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from majlis.server.logs import log
from majlis.server.loop_turns import Turns
from majlis.server.security import sessions

HEADER_BYTES = 65_536
"""What a request may send before it has said all that it asks for."""
HEADER_LINES = 200
"""And in how many lines: a quarter of a megabyte in crumbs would hold the parser, and everybody, up for long."""
IDLE_SECONDS = 30.0
"""How long a browser may keep a connection without asking for anything more."""
LAST_WORD = 2.0
"""How long a connection that is being closed may take to read what it was still sent."""
MOST_UNREAD = 64_000_000
"""Bytes that all connections together may leave unread in our buffers, unless the server says otherwise."""
A_REQUEST = 0.001
"""Seconds that a request costs the loop, also to be refused: its header is read, then a task answers it."""
SWEPT_EVERY = 1.0
"""Seconds between two looks at which connections are late or gone."""
TOO_MUCH = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
NO_LENGTH = b"HTTP/1.1 411 Length Required\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
"""Browsers say how long a body is. One that comes in chunks has lines between and behind them, which are as good as a
header without an end, and nobody here reads them."""
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"

END = b"\r\n\r\n"
_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*(\d{1,15})[ \t]*(?:\r|$)", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding:", re.IGNORECASE)

Peer = tuple[str, int]


@dataclass(slots=True, eq=False)
class _Connection:
    """An open connection, and whether a request is still to come on it."""

    transport: asyncio.Transport
    address: str
    due: float | None
    """When its next request must have come; None while one is answered."""
    received: int = 0
    """Bytes of headers since the last answer, those of requests sent ahead included."""
    lines: int = 0
    """Lines of them."""
    head: bytes = b""
    """The beginning of a header whose end has not come yet."""
    body: int = 0
    """Bytes of a body that are still to come."""
    asked: int = 0
    """Requests whose header has come."""
    answering: int = 0
    """Requests that are being answered; a browser may send the next before it has read the last answer."""
    is_socket: bool = False
    """Whether it has become a socket, whose pages are looked after by those who tell them something."""
    unread: int = 0
    """Bytes in our buffer when it was last looked at."""
    gone_by: float | None = None
    """When it must be gone; None until it is being closed."""


class Guard:
    """Counts connections, and ends those that do not come to the point.

    It knows a server only by what asyncio lets anybody see: connections are watched from outside, and the application
    says when a request has begun and ended.
    """

    def __init__(
        self,
        most: int,
        most_address: int,
        seconds: float,
        trusted: Iterable[str] = (),
        most_unread: int = MOST_UNREAD,
        turns: Turns | None = None,
    ) -> None:
        self._most, self._most_address, self._seconds = most, most_address, seconds
        self._most_unread = most_unread
        self.turns = turns or Turns()
        self._trusted = [network for text in trusted if (network := _network(text)) is not None]
        self._connections: dict[Peer, _Connection] = {}
        self._by_address: Counter[str] = Counter()
        self._sweeping: asyncio.TimerHandle | None = None
        self._last_sweep = float("inf")
        self._turned_away = 0

    def __len__(self) -> int:
        return len(self._connections)

    def protocol(self, make: Callable[..., asyncio.Protocol]) -> Callable[..., asyncio.Protocol]:
        """The same protocol, with the guard before it."""
        return lambda **given: _Guarded(self, make(**given))

    def application(self, app: ASGIApp) -> ASGIApp:
        """The same application, which tells the guard what it answers."""

        async def answer_guarded(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self._connections.get(_peer(scope.get("client")))
            if connection is None:
                await app(scope, receive, send)
                return
            connection.due = None
            connection.is_socket = scope["type"] == "websocket"
            connection.answering += 1
            try:
                await app(scope, receive, send)
            finally:
                connection.answering -= 1
                if not connection.answering:
                    connection.due = _now() + IDLE_SECONDS
                    connection.received = connection.lines = 0

        return answer_guarded

    # ---------------------------------------------------------------------------------------------- connections

    def admit(self, transport: asyncio.Transport) -> _Connection | None:
        """Count a new connection; None if there are too many of them already."""
        peer = _peer(transport.get_extra_info("peername"))
        address = sessions.address_of({"client": peer})
        if self._is_full(peer[0], address):
            self._sweep()
            if len(self._connections) >= self._most:
                self._end_the_most_silent()
            if self._is_full(peer[0], address):
                self._turned_away += 1
                return None
        connection = _Connection(transport, address, _now() + self._seconds)
        self._connections[peer] = connection
        self._by_address[address] += 1
        if self._sweeping is None:
            self._last_sweep = _now()
            self._sweeping = asyncio.get_running_loop().call_later(SWEPT_EVERY, self._on_time)
        return connection

    def _is_full(self, host: str, address: str) -> bool:
        if len(self._connections) >= self._most:
            return True
        return self._by_address[address] >= self._most_address and not self._is_trusted(host)

    def _is_trusted(self, host: str) -> bool:
        """Whether everybody comes through there: a proxy of ours, which has limits of its own."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)

    def _end_the_most_silent(self) -> None:
        """Make room: whoever has waited longest without asking for anything goes first."""
        silent = ((one.due, peer) for peer, one in self._connections.items() if one.due is not None)
        if (first := min(silent, default=None)) is not None:
            self._end(first[1], TOO_MANY)

    def _on_time(self) -> None:
        self._sweeping = None
        self._sweep()
        if self._turned_away:
            log.warning("connections were turned away", number=self._turned_away, open=len(self))
            self._turned_away = 0
        if self._connections:
            self._sweeping = asyncio.get_running_loop().call_later(SWEPT_EVERY, self._on_time)

    def _sweep(self) -> None:
        """Forget the connections that are closed; end those whose request is late, and those that read nothing."""
        now = _now()
        # Where we were held up, what has come was not read: that time is ours, not theirs.
        held_up = max(0.0, now - self._last_sweep - SWEPT_EVERY)
        self._last_sweep = now
        waiting: dict[Peer, int] = {}
        for peer, one in list(self._connections.items()):
            if one.due is not None:
                one.due += held_up
            unread = one.transport.get_write_buffer_size()
            is_reading, one.unread = unread < one.unread, unread
            if one.transport.is_closing():
                # Closing waits until all is read: who reads nothing would be here for ever, and not be counted.
                one.gone_by = now + LAST_WORD if is_reading or one.gone_by is None else one.gone_by
                if not unread:
                    self._forget(peer)
                elif one.gone_by <= now:
                    self._break_off(peer)
            elif one.due is not None and one.due < now and not is_reading:
                self._end(peer, TOO_LATE)
            if unread and not one.is_socket and peer in self._connections:
                waiting[peer] = unread
        self._bound_unread(waiting)

    def _bound_unread(self, unread: dict[Peer, int]) -> None:
        """Break off those who leave most unread, until what waits for all is within its bound."""
        total = sum(unread.values())
        while total > self._most_unread:
            worst = max(unread, key=lambda peer: unread[peer])
            total -= unread.pop(worst)
            self._turned_away += 1
            self._break_off(worst)

    def _end(self, peer: Peer, answer: bytes) -> None:
        """Close a connection; it is forgotten once it has read what it was sent before."""
        if (connection := self._connections.get(peer)) is not None:
            connection.due = None
            if not connection.transport.get_write_buffer_size():
                self._forget(peer)
            _close(connection.transport, answer if connection.received else b"")

    def _break_off(self, peer: Peer) -> None:
        """Drop a connection with all that waits for it."""
        if (connection := self._connections.get(peer)) is not None:
            self._forget(peer)
            connection.transport.abort()

    def _forget(self, peer: Peer) -> None:
        if (connection := self._connections.pop(peer, None)) is not None:
            self._by_address[connection.address] -= 1
            if self._by_address[connection.address] <= 0:
                del self._by_address[connection.address]


class _Guarded(asyncio.Protocol):
    """Hands everything on, but for what is too much; a socket takes its place once it is opened.

    A request is handed on when its header has come and the loop has time for it: a thousand may come in one moment.
    """

    def __init__(self, guard: Guard, inner: asyncio.Protocol) -> None:
        self._guard, self._inner = guard, inner
        self._connection: _Connection | None = None
        self._held = b""
        """A request that waits for its turn."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._connection = self._guard.admit(transport)  # type: ignore[arg-type]
        if self._connection is None:
            _close(transport, TOO_MANY)
        else:
            self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        connection = self._connection
        if connection is None:
            return
        before = connection.asked
        if (objection := _objection(connection, data)) is not None:
            self._connection, self._held = None, b""
            # The last word first: who is told that the connection is gone closes it.
            _close(connection.transport, objection)
            self._inner.connection_lost(None)
        elif self._held:
            self._held += data
        elif connection.asked > before and not self._guard.turns.has_time(A_REQUEST):
            self._hold(connection, data)
        else:
            self._inner.data_received(data)

    def _hold(self, connection: _Connection, data: bytes) -> None:
        """Let a request wait for its turn, and take nothing more until then; it has come in time."""
        self._held = data
        connection.due = None
        connection.transport.pause_reading()
        # Behind a proxy everybody has one address here: they wait for each other, but not the pages that are open.
        self._guard.turns.later(f"handshake {connection.address}", self._go_on)

    def _go_on(self) -> None:
        data, self._held = self._held, b""
        connection = self._connection
        if connection is not None and data and not connection.transport.is_closing():
            connection.transport.resume_reading()
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._connection is not None else None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._connection is not None:
            self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        if self._connection is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        if self._connection is not None:
            self._inner.resume_writing()


def _objection(connection: _Connection, data: bytes) -> bytes | None:
    """What is answered where headers have too many bytes or lines, or do not say how long a body is; None: go on.

    Bodies themselves are measured by those who read them.
    """
    at = 0
    while at < len(data):
        if connection.body:
            passed = min(connection.body, len(data) - at)
            connection.body -= passed
            at += passed
            continue
        before = len(connection.head)
        known = connection.head + data[at:] if before else data
        found = known.find(END, max(before - len(END) + 1, 0) if before else at)
        end = len(data) if found < 0 else found + len(END) + (at - before if before else 0)
        connection.received += end - at
        connection.lines += data.count(b"\n", at, end)
        if connection.received > HEADER_BYTES or connection.lines > HEADER_LINES:
            return TOO_MUCH
        start = 0 if before else at
        connection.head = known[start:] if found < 0 else b""
        if found >= 0:
            connection.asked += 1
            head = known[start:found]
            if _CHUNKED.search(head):
                return NO_LENGTH
            connection.body = _body_after(head)
        at = end
    return None


def _body_after(head: bytes) -> int:
    """How long a body is, by its header."""
    length = _LENGTH.search(head)
    return int(length[1]) if length else 0


def _close(transport: Any, answer: bytes) -> None:
    """End a connection with a last word, if it is read at once."""
    with contextlib.suppress(OSError, RuntimeError):
        if answer:
            transport.write(answer)
        transport.close()


def _peer(client: Any) -> Peer:
    return (str(client[0]), int(client[1])) if client else ("", 0)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return None
