"""What waits for all pages together that do not read: it has a bound, and the slowest make room."""

from __future__ import annotations

from typing import Protocol

from majlis.server import metrics
from majlis.server.protocol.close_codes import UNREAD

MEGABYTE = 1_000_000
MOST_WAITING = 64 * MEGABYTE
"""Bytes that may wait for all lines, unless the server says otherwise."""


class Line(Protocol):
    """A line on which something waits."""

    waiting: int

    def close(self, code: int) -> None: ...


class Backlog:
    """Counts the lines that are behind; those that take at once what they are sent are none of them."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._behind: set[Line] = set()
        self.bytes = 0
        """What waits for all of them."""

    def join(self, line: Line) -> None:
        """A line takes nothing for now."""
        self._behind.add(line)
        self.grow(line.waiting)

    def grow(self, size: int) -> None:
        """More waits for a line that is behind; where it is too much in all, those go for which most waits."""
        self._count(size)
        while self.bytes > self._most and self._behind:
            max(self._behind, key=lambda line: line.waiting).close(UNREAD)

    def shrink(self, size: int) -> None:
        """Something was sent that had waited."""
        self._count(-size)

    def leave(self, line: Line) -> None:
        """Nothing waits any more, or nobody sends it."""
        if line in self._behind:
            self._behind.discard(line)
            self._count(-line.waiting)

    def _count(self, size: int) -> None:
        self.bytes += size
        metrics.UNREAD.set(self.bytes)
