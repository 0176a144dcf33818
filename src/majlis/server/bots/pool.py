"""Where bots think: a few threads, in which each thought gets a slice of time in turn."""

from __future__ import annotations

import asyncio
import hashlib
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from majlis.bots import bot
from majlis.decision import Decision, Search
from majlis.kernel.seeds import new_stream
from majlis.match.game import Game
from majlis.match.game_ops import States
from majlis.server import metrics
from majlis.server.bots.loader import GameLoader
from majlis.server.logs import log

SLICE = 0.05
"""Seconds after which a thought lets others have the thread."""

Stream = Any


def stream(seed: bytes, purpose: str, *numbers: int) -> Stream:
    """Randomness that follows from a match's seed and a label, apart from what the match itself draws."""
    label = " ".join((purpose, *map(str, numbers))).encode()
    return new_stream(hashlib.blake2b(label, key=seed, digest_size=32, person=b"majlis bots").digest())


class BotPool:
    """Thinks for whichever table asks; the loop goes on meanwhile, and no table waits for another's whole thought."""

    def __init__(self, loader: GameLoader, seconds: float) -> None:
        self._loader = loader
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(max(os.cpu_count() or 1, 1), "bots")

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def think(
        self,
        game: Game,
        view: States,
        seat: int,
        level: int,
        rng: Stream,
        kind: str = "search",
        seconds: float | None = None,
    ) -> Decision:
        """What a bot of this level would do, knowing no more than the view; instinct plays until search is loaded.

        It thinks no longer than so many seconds, and gives the best it has found by then.
        """
        if kind == "search" and not self._loader.can_search(game.key):
            kind = "instinct"
        loop = asyncio.get_running_loop()
        deadline = loop.time() + (self._seconds if seconds is None else min(seconds, self._seconds))
        with metrics.THINKING.track_inprogress():
            try:
                return await self._thought(game, view, seat, level, rng, kind, deadline)
            except Exception:
                # A match must go on, even if a bot of ours does not.
                log.exception("a bot stumbled", game=game.key, kind=kind, level=level)
                return await self._thought(game, view, seat, level, rng, "random", deadline)

    async def _thought(
        self, game: Game, view: States, seat: int, level: int, rng: Stream, kind: str, deadline: float
    ) -> Decision:
        loop = asyncio.get_running_loop()
        search, decision = await loop.run_in_executor(self._threads, _begun, game, view, seat, level, rng, kind)
        chunk = max(search.budget // 64, 1)
        while not search.done and (left := deadline - loop.time()) > 0:
            working = loop.run_in_executor(self._threads, _work, search, chunk, left)
            # Nobody waits for a thread at the deadline: how busy it is with this thought would tell that there is one.
            if not (await asyncio.wait({working}, timeout=left))[0]:
                working.add_done_callback(_ignore)
                working.cancel()
                break
            chunk, decision = working.result()
        return decision


def _begun(game: Game, view: States, seat: int, level: int, rng: Stream, kind: str) -> tuple[Search, Decision]:
    """A thought, and what it would do without thinking on."""
    search = bot(kind, level).begin(game, view, seat, rng)
    return search, search.decision()


def _work(search: Search, chunk: int, left: float) -> tuple[int, Decision]:
    """Think for about a slice, in chunks; the size of the next chunk, and the best so far."""
    until = time.monotonic() + min(SLICE, left)
    while not search.done and (started := time.monotonic()) < until:
        search.work(chunk)
        spent = max(time.monotonic() - started, 1e-6)
        chunk = max(min(int(chunk * SLICE / 4 / spent), chunk * 4), 1)
    return chunk, search.decision()


def _ignore(working: asyncio.Future[tuple[int, Decision]]) -> None:
    """What became of a slice that came too late is of no interest, nor that it failed."""
    if not working.cancelled():
        working.exception()
