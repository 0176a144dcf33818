"""What every request and every socket is answered with."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from majlis.server.loop_turns import Turns
from majlis.server.matches.uploads import Uploads
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.rate_limit import Limits
from majlis.server.security.sessions import Sessions
from majlis.server.settings import Settings
from majlis.server.tables.registry import TableRegistry

PATIENCE = 15.0
"""Seconds that a request waits for the server to open."""


@dataclass
class AppContext:
    """What every request is answered with."""

    registry: TableRegistry
    sessions: Sessions
    limits: Limits
    settings: Settings
    uploads: Uploads
    turns: Turns = field(default_factory=Turns)
    is_open: asyncio.Event = field(default_factory=asyncio.Event)
    has_failed: asyncio.Event = field(default_factory=asyncio.Event)
    failure: BaseException | None = None
    """Why the server could not be opened."""

    async def opened(self) -> TableRegistry:
        """The server, once its matches go on; who comes a moment too early waits."""
        try:
            await asyncio.wait_for(self.is_open.wait(), PATIENCE)
        except TimeoutError:
            raise Rejected("opening", retry=5) from None
        return self.registry
