"""Connections before they are requests: how many there may be, and how long and how much a request may take to come."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from majlis.server import sessions
from majlis.server.logs import log

HEADER_BYTES = 65_536
"""What a request may send before it has said all that it asks for."""
IDLE_SECONDS = 30.0
"""How long a browser may keep a connection without asking for anything more."""
SWEPT_EVERY = 1.0
"""Seconds between two looks at which connections are late or gone."""
TOO_MUCH = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"

Peer = tuple[str, int]


@dataclass(slots=True, eq=False)
class _Connection:
    """An open connection, and whether a request is still to come on it."""

    transport: asyncio.Transport
    address: str
    due: float | None
    """When its next request must have come; None while one is answered."""
    received: int = 0
    """Bytes since the last answer."""
    answering: int = 0
    """Requests that are being answered; a browser may send the next before it has read the last answer."""


class Guard:
    """Counts connections, and ends those that do not come to the point.

    It knows a server only by what asyncio lets anybody see: connections are watched from outside, and the application
    says when a request has begun and ended.
    """

    def __init__(self, most: int, most_address: int, seconds: float, trusted: Iterable[str] = ()) -> None:
        self._most, self._most_address, self._seconds = most, most_address, seconds
        self._trusted = [network for text in trusted if (network := _network(text)) is not None]
        self._connections: dict[Peer, _Connection] = {}
        self._by_address: Counter[str] = Counter()
        self._sweeping: asyncio.TimerHandle | None = None
        self._turned_away = 0

    def __len__(self) -> int:
        return len(self._connections)

    def protocol(self, make: Callable[..., asyncio.Protocol]) -> Callable[..., asyncio.Protocol]:
        """The same protocol, with the guard before it."""
        return lambda **given: _Guarded(self, make(**given))

    def application(self, app: ASGIApp) -> ASGIApp:
        """The same application, which tells the guard what it answers."""

        async def answered(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self._connections.get(_peer(scope.get("client")))
            if connection is None:
                await app(scope, receive, send)
                return
            connection.due = None
            connection.answering += 1
            body = _Body(scope, receive)
            try:
                await app(scope, body.receive if body.left else receive, send)
            finally:
                connection.answering -= 1
                if not connection.answering:
                    connection.due = _now() + IDLE_SECONDS
                    # A body that was refused unread still comes, and is no header.
                    connection.received = -body.left

        return answered

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
        """Forget the connections that are closed; end those whose request is late."""
        now = _now()
        gone = [peer for peer, one in self._connections.items() if one.transport.is_closing()]
        late = [peer for peer, one in self._connections.items() if one.due is not None and one.due < now]
        for peer in gone:
            self._forget(peer)
        for peer in late:
            self._end(peer, TOO_LATE)

    def _end(self, peer: Peer, answer: bytes) -> None:
        if (connection := self._connections.get(peer)) is not None:
            self._forget(peer)
            _close(connection.transport, answer if connection.received else b"")

    def _forget(self, peer: Peer) -> None:
        if (connection := self._connections.pop(peer, None)) is not None:
            self._by_address[connection.address] -= 1
            if self._by_address[connection.address] <= 0:
                del self._by_address[connection.address]


class _Body:
    """The body of a request, and how much of it may still come."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._receive = receive
        size = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
        self.left = int(size) if scope["type"] == "http" and size.isdigit() else 0

    async def receive(self) -> Message:
        message = await self._receive()
        if not message.get("more_body"):
            self.left = 0
        return message


class _Guarded(asyncio.Protocol):
    """Hands everything on, but for what is too much; a socket takes its place once it is opened."""

    def __init__(self, guard: Guard, inner: asyncio.Protocol) -> None:
        self._guard, self._inner = guard, inner
        self._connection: _Connection | None = None

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
        if connection.due is not None:
            if connection.received > HEADER_BYTES:
                self._connection = None
                self._inner.connection_lost(None)
                _close(connection.transport, TOO_MUCH)
                return
            connection.received += len(data)
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
