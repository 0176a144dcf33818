"""A worker: a process that thinks for the bots of servers anywhere, which ask by NATS, and has nothing else of theirs.

It takes thoughts of those games that it has loaded, in turn with the other workers of the same sources.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence

import msgspec
import numpy as np

from majlis.errors import MajlisError
from majlis.kernel.seeds import STREAM, blank
from majlis.match.game import Game, game
from majlis.match.game_ops import States
from majlis.server import logs, metrics, tracing
from majlis.server.bots.loader import GameLoader
from majlis.server.bots.pool import BotPool
from majlis.server.bots.question import Question
from majlis.server.bots.thought_subject import subject_of
from majlis.server.bus.nats_connection import NatsConnection, Received, shown
from majlis.server.logs import log
from majlis.server.protocol.thoughts import (
    AnyThoughtAnswer,
    ThoughtBegun,
    ThoughtDeclined,
    ThoughtDone,
    ThoughtWanted,
    decode_wanted,
    encode_thought,
)
from majlis.server.settings import Settings

BEAT = 0.2
"""Seconds between two times that it says of each thought that it is still at it."""
PROBED = 2.0
"""Seconds between two looks whether NATS still answers."""
AGAIN = 1.0
"""Seconds after which a broken connection is tried again."""
LONGEST = 60.0
"""Seconds that a thought may take, whatever is asked for."""
MOST_FOR_A_THREAD = 16
"""Thoughts that share a thread before others are left to other workers."""
MOST_GAMES = 512
"""Games with their house rules that are kept ready."""


class Worker:
    """Thinks until it is asked to stop."""

    def __init__(self, nats: str, games: Sequence[str], threads: int | None = None) -> None:
        self.name = f"{socket.gethostname()}-{os.getpid()}"
        self._connection = NatsConnection(nats, f"majlis worker {self.name}")
        self._nats, self._games = nats, games
        self._loader = GameLoader()
        self._bots = BotPool(self._loader, LONGEST, threads)
        self._thinking: dict[asyncio.Task[None], str] = {}
        """What is thought about, and where it is answered."""
        self._done = 0
        self._stop = asyncio.Event()
        self._hurry = asyncio.Event()

    @property
    def threads(self) -> int:
        return self._bots.threads

    def stop(self) -> None:
        """Take nothing new and end when all is thought; asked twice, end at once."""
        (self._hurry if self._stop.is_set() else self._stop).set()

    async def run(self, on_open: Callable[[], None]) -> None:
        """Think until `stop`; raises a MajlisError where NATS cannot be reached at first."""
        await self._connection.connect({})
        log.info("worker open", worker=self.name, nats=shown(self._nats), threads=self.threads)
        on_open()
        work = [self._listen(), self._beat(), self._probe(), *map(self._prepare, self._games)]
        tasks = [asyncio.create_task(each) for each in work]
        try:
            await self._stop.wait()
            log.info("worker closing", worker=self.name, thinking=len(self._thinking))
            await self._connection.withdraw()
            await self._until_thought()
        finally:
            for task in (*tasks, *self._thinking):
                task.cancel()
            await asyncio.gather(*tasks, *self._thinking, return_exceptions=True)
            await self._connection.disconnect()
            await self._loader.close()
            self._bots.close()
            log.info("worker closed", worker=self.name, thoughts=self._done)

    async def _until_thought(self) -> None:
        hurry = asyncio.create_task(self._hurry.wait())
        while self._thinking and not hurry.done():
            await asyncio.wait({*self._thinking, hurry}, return_when=asyncio.FIRST_COMPLETED)
        hurry.cancel()

    # -------------------------------------------------------------------------------------------------- connection

    async def _listen(self) -> None:
        """Hold on to NATS, and connect again whenever it was away."""
        while True:
            try:
                if not self._connection.is_up:
                    await self._connection.connect({})
                    log.info("NATS is back", worker=self.name)
                await self._connection.until_broken()
            except Exception as error:
                log.error("the connection to NATS broke", worker=self.name, error=str(error))
                await self._connection.disconnect()
                await asyncio.sleep(AGAIN)

    async def _probe(self) -> None:
        """A connection can be dead without anybody saying so."""
        while True:
            await asyncio.sleep(PROBED)
            if self._connection.is_up:
                try:
                    await self._connection.ping()
                except Exception as error:
                    self._connection.break_off(error)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for reply in list(self._thinking.values()):
                self._say(reply, ThoughtBegun(self.name))

    def _say(self, reply: str, answer: AnyThoughtAnswer) -> None:
        self._connection.publish(reply, encode_thought(answer))

    async def _prepare(self, key: str) -> None:
        """Take thoughts of a game as soon as it is loaded."""
        try:
            await self._loader.ready_to_search(key)
        except MajlisError as error:
            log.error("a game could not be made ready; others think about it", game=key, error=str(error))
            return
        await self._connection.share(subject_of(key), self._take)
        log.info("worker ready", worker=self.name, game=key)

    # ---------------------------------------------------------------------------------------------------- thoughts

    def _take(self, received: Received) -> None:
        if len(self._thinking) >= MOST_FOR_A_THREAD * self.threads:
            self._decline(received.reply, "busy")
            return
        try:
            wanted = decode_wanted(received.payload)
            configured, view, rng = _read(wanted)
        except (msgspec.MsgspecError, MajlisError, ValueError) as error:
            log.error("what was asked of this worker could not be read", subject=received.subject, error=str(error))
            self._decline(received.reply, "unreadable")
            return
        self._say(received.reply, ThoughtBegun(self.name))
        task = asyncio.create_task(self._think(wanted, configured, view, rng, received.reply))
        self._thinking[task] = received.reply
        task.add_done_callback(self._thinking.pop)

    def _decline(self, reply: str, why: str) -> None:
        metrics.THOUGHTS_DECLINED.labels(why).inc()
        self._say(reply, ThoughtDeclined(why))

    async def _think(self, wanted: ThoughtWanted, configured: Game, view: States, rng: States, reply: str) -> None:
        with tracing.span(tracing.THINK, wanted.trace, game=wanted.game, level=wanted.level):
            asked = Question(configured, view, wanted.seat, wanted.level, rng, wanted.goal)
            found = await self._bots.think(asked, seconds=wanted.seconds)
        # A search's numbers may be NumPy's, which nobody else knows.
        candidates = [
            (int(action), float(win_probability), float(share)) for action, win_probability, share in found.candidates
        ]
        self._say(reply, ThoughtDone(int(found.action), candidates, bool(found.waits), rng.tobytes()))
        self._done += 1


def _read(wanted: ThoughtWanted) -> tuple[Game, States, States]:
    configured = _configured(wanted.game, wanted.options)
    view, rng = blank(configured.definition.record), blank(STREAM)
    view[:] = np.frombuffer(wanted.view, view.dtype)
    rng[:] = np.frombuffer(wanted.rng, STREAM)
    return configured, view, rng


@functools.lru_cache(MOST_GAMES)
def _configured(key: str, options: bytes) -> Game:
    return game(key, **msgspec.json.decode(options))


# ------------------------------------------------------------------------------------------------------------ running


def run(
    settings: Settings,
    games: Sequence[str],
    threads: int | None,
    metrics_at: tuple[str, int] | None,
    on_open: Callable[[int], None],
) -> None:
    """Think until somebody asks for the end; `on_open` is told how many threads there are."""
    logs.start(settings)

    async def work() -> None:
        worker = Worker(settings.nats, games, threads)
        with _signals(worker.stop), metrics.served(metrics_at):
            await worker.run(lambda: on_open(worker.threads))

    with tracing.traced(settings.tracing, settings.tracing_share, "majlis worker"):
        asyncio.run(work())


@contextlib.contextmanager
def _signals(stop: Callable[[], None]) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    before = {
        number: signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
