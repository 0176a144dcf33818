"""What goes to other processes: what is said to one in a moment goes together, a frame once for all of its pages."""

from __future__ import annotations

import asyncio
from typing import Protocol

from majlis.server.protocol.relayed import Relayed, ToldPages, encode_relayed

MOST_TOGETHER = 400_000
"""Bytes of frames that are sent together: NATS takes a million."""


class SendsAlone(Protocol):
    """Whoever can say something to one process."""

    def send(self, process: str, message: bytes) -> bool: ...


class Outbox:
    """What waits for each process until the end of the moment."""

    def __init__(self, way: SendsAlone) -> None:
        self._way = way
        self._waiting: dict[str, list[Relayed]] = {}
        self._sizes: dict[str, int] = {}

    def put(self, process: str, message: Relayed, size: int = 0) -> None:
        """Say something to a process."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.setdefault(process, []).append(message)
        self._sizes[process] = total = self._sizes.get(process, 0) + size
        if total > MOST_TOGETHER:
            self._send(process)

    def tell(self, process: str, page: int, frame: bytes) -> None:
        """Say something to a page there."""
        waiting = self._waiting.get(process)
        if waiting and isinstance(last := waiting[-1], ToldPages) and last.frame is frame:
            last.pages.append(page)
        else:
            self.put(process, ToldPages(frame, [page]), len(frame))

    def flush(self) -> None:
        for process in list(self._waiting):
            self._send(process)

    def _send(self, process: str) -> None:
        self._sizes.pop(process, None)
        if waiting := self._waiting.pop(process, None):
            self._way.send(process, encode_relayed(waiting))
