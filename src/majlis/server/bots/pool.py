"""Where bots think: in a few threads, each thought a slice of time in turn, or at workers, where there are any."""

from __future__ import annotations

import asyncio
import hashlib
import os
import time
from concurrent.futures import ThreadPoolExecutor

from majlis.bots import bot
from majlis.bots.rng import Stream
from majlis.decision import Decision, Search
from majlis.kernel.seeds import new_stream
from majlis.match.game_ops import copied
from majlis.server import metrics
from majlis.server.bots.loader import GameLoader
from majlis.server.bots.question import Question
from majlis.server.bots.thought_requests import ThoughtRequests, Unthought
from majlis.server.logs import log

SLICE = 0.05
"""Seconds after which a thought lets others have the thread."""

WORTH_ASKING = 3
"""The lowest level whose thoughts may take longer than the way to a worker and back; those below take under 1 ms."""


def stream(seed: bytes, purpose: str, *numbers: int) -> Stream:
    """Randomness that follows from a match's seed and a label, apart from what the match itself draws."""
    label = " ".join((purpose, *map(str, numbers))).encode()
    return new_stream(hashlib.blake2b(label, key=seed, digest_size=32, person=b"majlis bots").digest())


class BotPool:
    """Thinks for whichever table asks; the loop goes on meanwhile, and no table waits for another's whole thought."""

    def __init__(self, loader: GameLoader, seconds: float, threads: int | None = None) -> None:
        self._loader = loader
        self._seconds = seconds
        self.threads = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self.threads, "bots")
        self.requests: ThoughtRequests | None = None
        """By which workers are asked, where there may be some."""

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def think(self, asked: Question, kind: str = "search", seconds: float | None = None) -> Decision:
        """What a bot would do; instinct plays until search is loaded.

        It thinks no longer than so many seconds, and gives the best it has found by then.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        deadline = began + (self._seconds if seconds is None else min(seconds, self._seconds))
        by = "here"
        with metrics.THINKING.track_inprogress():
            try:
                by, decision = await self._decided(asked, kind, deadline)
            except Exception:
                # A match must go on, even if a bot of ours does not.
                log.exception("a bot stumbled", game=asked.game.key, kind=kind, level=asked.level)
                decision = await self._thought(asked, "random", deadline)
        metrics.THOUGHT_SECONDS.labels(by).observe(loop.time() - began)
        return decision

    async def _decided(self, asked: Question, kind: str, deadline: float) -> tuple[str, Decision]:
        """Who thought, and what: a worker, instinct if none of them answers, and this process if there are none."""
        game, view, seat, level, rng, _ = asked
        is_worth_asking = kind == "search" and level >= WORTH_ASKING
        if self.requests is not None and is_worth_asking and len(legal := game.ops.all_legal(view, seat)) > 1:
            # Known beforehand, for at the deadline nobody waits for a thread.
            own = asked._replace(rng=copied(rng))
            _, instinct = await asyncio.get_running_loop().run_in_executor(self._threads, _begun, own, "instinct")
            found = await self.requests.thought(asked, deadline)
            if isinstance(found, Decision) and found.action in legal:
                return "worker", found
            if found is not Unthought.NOBODY:
                log.warning("instinct plays, for no worker has thought", game=game.key, level=level, found=str(found))
                return "instinct", instinct
        if kind == "search" and not self._loader.can_search(game.key):
            kind = "instinct"
        return "here", await self._thought(asked, kind, deadline)

    async def _thought(self, asked: Question, kind: str, deadline: float) -> Decision:
        loop = asyncio.get_running_loop()
        search, decision = await loop.run_in_executor(self._threads, _begun, asked, kind)
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


def _begun(asked: Question, kind: str) -> tuple[Search, Decision]:
    """A thought, and what it would do without thinking on."""
    search = bot(kind, asked.level, asked.goal).begin(asked.game, asked.view, asked.seat, asked.rng)
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
