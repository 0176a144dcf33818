"""The games that are ready to be played: compiled on this machine and loaded into this process."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from majlis.errors import MajlisError
from majlis.games import definition
from majlis.server.logs import log

PLAYING = ("entrypoints", "policy")
"""What a match and its bots by instinct need; the rest is for bots that search."""
THINKING = ("search",)
AT_ONCE = 2
"""Games compiled at the same time."""

Progress = Callable[[str, float], None]


@dataclass(frozen=True)
class _Job:
    """Something to be loaded."""

    game: str
    is_extra: bool
    """Whether a match can be played without it."""
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class _Loader:
    """One thread that loads what people wait for first, then game after game, last what only strong bots need."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "loader")
        self._jobs: list[_Job] = []
        self._is_busy = False
        self._order: dict[str, int] = {}
        self.wanted: set[str] = set()
        """Games that somebody waits for."""

    async def do(self, game: str, work: Callable[[], Any], is_extra: bool = False) -> Any:
        self._order.setdefault(game, len(self._order))
        job = _Job(game, is_extra, work, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._next()
        return await job.done

    def _next(self) -> None:
        self._jobs = [job for job in self._jobs if not job.done.done()]
        if self._is_busy or not self._jobs:
            return
        job = min(self._jobs, key=lambda job: (job.is_extra, job.game not in self.wanted, self._order[job.game]))
        self._jobs.remove(job)
        self._is_busy = True
        running = asyncio.get_running_loop().run_in_executor(self._thread, job.work)
        running.add_done_callback(partial(self._finish, job))

    def _finish(self, job: _Job, running: asyncio.Future[Any]) -> None:
        self._is_busy = False
        if running.cancelled():
            job.done.cancel()
            return
        if not job.done.done():
            if (error := running.exception()) is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(running.result())
        # Whoever waited for this goes on first, and may have the next thing to be loaded.
        asyncio.get_running_loop().call_soon(self._next)

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


class GameLoader:
    """Loads a game when it is first asked for; compiling is done by a process of its own, loading by a thread."""

    def __init__(self) -> None:
        self._loader = _Loader()
        self._compiling = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ready: dict[str, asyncio.Event] = {}
        self._can_search: set[str] = set()
        self._cold: set[str] = set()
        """Games that have to be compiled first, which takes long."""
        self.tell: Progress = lambda game, done: None
        """Called with a game's name and how far it is, 0 to 1, while it is compiled."""

    def is_ready(self, game: str) -> bool:
        return game in self._ready and self._ready[game].is_set()

    def is_loading(self, game: str) -> bool:
        """Whether a game will be there in a moment: it is compiled, and on its way."""
        is_coming = game in self._tasks and not self._tasks[game].done() and game not in self._cold
        return is_coming and not self.is_ready(game)

    def can_search(self, game: str) -> bool:
        """Whether bots may look ahead in it already."""
        return game in self._can_search

    def begin(self, game: str) -> None:
        """Make a game ready in the background."""
        if game not in self._tasks:
            self._ready[game] = asyncio.Event()
            self._tasks[game] = asyncio.create_task(self._prepare(game), name=f"loader-{game}")

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""
        if self.is_ready(game):
            return
        self._loader.wanted.add(game)
        self.begin(game)
        waiting = asyncio.create_task(self._ready[game].wait())
        await asyncio.wait([waiting, self._tasks[game]], return_when=asyncio.FIRST_COMPLETED)
        if not self.is_ready(game):
            waiting.cancel()
            failed = self._tasks.pop(game)
            await failed
            raise MajlisError(f"{game} could not be made ready")

    async def ready_to_search(self, game: str) -> None:
        """Wait until bots may look ahead in a game."""
        self.begin(game)
        await self._tasks[game]

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._loader.close()

    async def _prepare(self, game: str) -> None:
        cold = await self._loader.do(game, partial(_pending, game))
        if cold:
            self._cold.add(game)
            async with self._compiling:
                log.info("compiling", game=game, steps=len(cold))
                _tell_wait(game)
                await self._compile(game, set(cold))
        if not self.is_ready(game):
            await self._put_up(game)
        await self._loader.do(game, partial(_load, game, THINKING), is_extra=True)
        self._can_search.add(game)

    async def _compile(self, game: str, cold: set[str]) -> None:
        """Compile in another process, and be ready as soon as what a match needs is there."""
        command = (sys.executable, "-m", "majlis", "warm", "--one", game)
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        assert process.stderr is not None
        needed = await self._loader.do(game, partial(_needed, game))
        wanted, left = len(needed & cold), needed & cold
        try:
            async for line in process.stdout:
                left = left - {msgspec.json.decode(line)[0]}
                self.tell(game, 1.0 if not wanted else 1 - len(left) / wanted)
                if not left and not self.is_ready(game):
                    await self._put_up(game)
            errors = (await process.stderr.read()).decode(errors="replace")
            if await process.wait() != 0:
                raise MajlisError(f"{game} could not be compiled: {errors.strip()[-400:]}")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def _put_up(self, game: str) -> None:
        await self._loader.do(game, partial(_load, game, PLAYING))
        self._ready[game].set()
        log.info("game ready", game=game)


def _tell_wait(game: str) -> None:
    from majlis.kernel import precompile

    precompile.tell_wait(game)


def _needed(game: str) -> set[str]:
    from majlis.kernel import precompile

    return set(precompile.steps(definition(game), PLAYING))


def _pending(game: str) -> tuple[str, ...]:
    from majlis.kernel import precompile

    return precompile.pending(definition(game), (*PLAYING, *THINKING))


def _load(game: str, names: tuple[str, ...]) -> None:
    """Load the kernels, and everything else of the game that is imported when first used."""
    from majlis.kernel import precompile
    from majlis.match.game_ops import ops_of

    found = definition(game)
    for _ in precompile.warm(found, names):
        pass
    ops_of(found)
    for name in ("notation", "events", "windows"):
        getattr(found, name)
