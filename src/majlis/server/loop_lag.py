"""The pulse of the loop: how late it comes to what is due, and how much of that is its own work's doing."""

from __future__ import annotations

import asyncio
import time

from majlis.server import metrics

EVERY = 0.05
"""Seconds between two beats."""


async def beat() -> None:
    """Feel the pulse for as long as the server is open."""
    loop = asyncio.get_running_loop()
    while True:
        due, worked = loop.time() + EVERY, time.thread_time()
        await asyncio.sleep(EVERY)
        late = max(loop.time() - due, 0.0)
        metrics.LOOP_LAG.observe(late)
        # What other programs and other threads took of the processor is not held against the loop.
        metrics.LOOP_HELD.observe(min(late, time.thread_time() - worked))
