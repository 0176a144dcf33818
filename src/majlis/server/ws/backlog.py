"""What waits for all pages together that do not read: it has a bound, and the slowest make room."""

from __future__ import annotations

from typing import Protocol

from majlis.server import metrics
from majlis.server.protocol.close_codes import UNREAD

MEGABYTE = 1_000_000
MOST_WAITING = 64 * MEGABYTE
"""Bytes that may wait for all connections, unless the server says otherwise."""


class SlowConnection(Protocol):
    """A connection on which something waits."""

    waiting: int

    def close(self, code: int) -> None: ...


class Backlog:
    """Counts the connections that are behind; those that take at once what they are sent are none of them."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._behind: set[SlowConnection] = set()
        self.bytes = 0
        """What waits for all of them."""

    def join(self, connection: SlowConnection) -> None:
        """A connection takes nothing for now."""
        self._behind.add(connection)
        self.grow(connection.waiting)

    def grow(self, size: int) -> None:
        """More waits for a connection that is behind; where it is too much in all, those go for which most waits."""
        self._count(size)
        while self.bytes > self._most and self._behind:
            max(self._behind, key=lambda each: each.waiting).close(UNREAD)

    def shrink(self, size: int) -> None:
        """Something was sent that had waited."""
        self._count(-size)

    def leave(self, connection: SlowConnection) -> None:
        """Nothing waits any more, or nobody sends it."""
        if connection in self._behind:
            self._behind.discard(connection)
            self._count(-connection.waiting)

    def _count(self, size: int) -> None:
        self.bytes += size
        metrics.UNREAD.set(self.bytes)
