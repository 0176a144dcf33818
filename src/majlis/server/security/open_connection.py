"""An open connection as tables and devices know it: whose it is, what it follows, how it is told something."""

from __future__ import annotations

from typing import Protocol

from majlis.server.security.sessions import Session


class OpenConnection(Protocol):
    """What lies below the sockets needs no more of one than this."""

    session: Session
    device: str
    lang: str
    is_remote: bool
    """Whether its socket is at another process."""
    tables: set[str]
    """The tables this page follows."""

    def push(self, frame: bytes) -> None:
        """Send a frame when its turn comes."""

    def close(self, code: int) -> None:
        """Send what is waiting, then close."""
