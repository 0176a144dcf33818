"""What every request and every socket is answered with."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from majlis.server.house import House
from majlis.server.limits import Limits
from majlis.server.refusals import Rejected
from majlis.server.sessions import Sessions
from majlis.server.settings import Settings
from majlis.server.uploads import Uploads

PATIENCE = 15.0
"""Seconds that a request waits for the house to open."""


@dataclass
class AppContext:
    """What every request is answered with."""

    house: House
    sessions: Sessions
    limits: Limits
    settings: Settings
    uploads: Uploads
    is_open: asyncio.Event = field(default_factory=asyncio.Event)
    has_failed: asyncio.Event = field(default_factory=asyncio.Event)
    failure: BaseException | None = None
    """Why the house could not be opened."""

    async def opened(self) -> House:
        """The house, once its matches go on; who comes a moment too early waits."""
        try:
            await asyncio.wait_for(self.is_open.wait(), PATIENCE)
        except TimeoutError:
            raise Rejected("opening", retry=5) from None
        return self.house
