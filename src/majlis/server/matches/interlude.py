"""The end of a round, which people look at before they play on: the bots leave them the time for it."""

from __future__ import annotations

import asyncio
import contextlib

from majlis.match.match import Event, Match


class Interlude:
    """The pause after a round, until a moment of the loop's time or until everybody has seen enough."""

    def __init__(self, ends: float) -> None:
        self.ends = ends
        self.seen_by: set[str] = set()
        """Sessions whose pages play on."""
        self._over = asyncio.Event()

    def left(self, now: float) -> float:
        """Seconds."""
        return 0.0 if self._over.is_set() else max(self.ends - now, 0.0)

    def end(self) -> None:
        self._over.set()

    async def wait(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self.ends):
                await self._over.wait()


def has_ended_a_round(match: Match) -> bool:
    """Whether the last action did, as everybody around the table could see."""
    return is_end_of_round(match, match.events(None))


def is_end_of_round(match: Match, events: list[Event]) -> bool:
    """Whether these events, as anybody was told them, end a round."""
    return match.round_end is not None and match.round_end in [event["event"] for event in events]
