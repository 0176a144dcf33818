"""How long a restart takes for those who play: python -m benchmarks.server.restart [--times N] [--tables N]

One server on SQLite is stopped and started again: how long until it answers, until the games that are being played are
there, and until a page that comes back has its next move acknowledged. Then two servers on one PostgreSQL, behind a
small balancer that asks `/readyz`, are restarted one after the other: for how long each page has no line. Pages come
back as the real one does (web/src/live/connection.ts): at once after 1012, then four times a second.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

RESTARTING = 1012
PASSING = ("not_done", "closing", "too_many", "not_ready")
"""Refusals that the same request is spared a little later."""
PACE = 0.1
"""Seconds that a player thinks."""
GENEROUS = {
    f"MAJLIS_{name}": "1000000"
    for name in ("REQUESTS_A_MINUTE", "TABLES_AN_HOUR", "MESSAGES_A_SECOND", "CONNECTIONS", "CONNECTIONS_ADDRESS")
}
GENEROUS |= {"MAJLIS_SECRET": "a secret that all servers of a benchmark have", "MAJLIS_LOG_FORMAT": "json"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`majlis serve` on a port that it keeps over a restart."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._folder, self._database = folder, database
        self._process: asyncio.subprocess.Process | None = None
        self.began = 0.0

    async def __aenter__(self) -> ServerProcess:
        await self.start()
        await self.answers("/readyz")
        return self

    async def __aexit__(self, *what: object) -> None:
        await self.stop()

    async def start(self) -> None:
        command = [sys.executable, "-m", "majlis", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--no-browser", "--data-dir", str(self._folder)]
        command += ["--database", self._database] if self._database else []
        self.began = time.monotonic()
        with (self._folder / f"{self.port}.log").open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.DEVNULL, stderr=log, env={**os.environ, **GENEROUS}
            )

    async def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            await self._process.wait()
            self._process = None

    async def answers(self, path: str) -> float:
        """Seconds from the start until it answers well at a path."""
        async with httpx.AsyncClient(timeout=60, verify=False) as web:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await web.get(self.base + path)).status_code == 200:
                        return time.monotonic() - self.began
                await asyncio.sleep(0.01)


class Balancer:
    """Spreads connections over the servers that say they are well, as any balancer does."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self._servers = servers
        self._well: set[int] = set()
        self._turn = 0
        self.port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Balancer:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self._watching = [asyncio.create_task(self._watch(running)) for running in self._servers]
        return self

    async def __aexit__(self, *what: object) -> None:
        self._server.close()
        for task in (*self._watching, *self._tasks):
            task.cancel()
        await asyncio.gather(*self._watching, *self._tasks, return_exceptions=True)

    async def _watch(self, running: ServerProcess) -> None:
        async with httpx.AsyncClient(timeout=2, verify=False) as web:
            while True:
                try:
                    is_well = (await web.get(f"{running.base}/readyz")).status_code == 200
                except httpx.HTTPError:
                    is_well = False
                (self._well.add if is_well else self._well.discard)(running.port)
                await asyncio.sleep(0.1)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._turn += 1
        ports = [running.port for running in self._servers if running.port in self._well]
        for number in range(len(ports)):
            with contextlib.suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", ports[(self._turn + number) % len(ports)])
                break
        else:
            writer.close()
            return
        await asyncio.gather(_copied(reader, there[1]), _copied(there[0], writer))


async def _copied(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while piece := await source.read(65_536):
            target.write(piece)
            await target.drain()
    with contextlib.suppress(OSError, RuntimeError):
        target.close()


@dataclass
class Page:
    """Somebody at a table, whose line comes back as a page's does; moves are asked for until they are answered."""

    base: str
    name: str
    gaps: list[float] = field(default_factory=list)
    """Seconds without a line, each time that one was lost."""
    moved: list[float] = field(default_factory=list)
    """When each move was acknowledged."""
    refused: list[Any] = field(default_factory=list)
    table: str = ""
    seat: int = 0
    cookies: dict[str, str] = field(default_factory=dict)
    _position: dict[str, Any] = field(default_factory=dict)
    _pending: dict[str, Any] | None = None
    _entering: dict[str, Any] = field(default_factory=dict)
    _number: int = 0
    _wished: str = ""
    """The last table at which another match was asked for."""
    _lost: float | None = None
    _task: asyncio.Task[None] | None = None
    is_there: asyncio.Event = field(default_factory=asyncio.Event)

    async def come(self) -> None:
        async with self.web() as web:
            (await web.patch("/api/me", json={"name": self.name})).raise_for_status()
            self.cookies = dict(web.cookies)

    def web(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.base, headers={"Origin": self.base}, cookies=self.cookies, timeout=60, verify=False
        )

    def begin(self, table: str) -> None:
        self.table = table
        self._task = asyncio.create_task(self._live())

    async def go(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _live(self) -> None:
        attempt, is_restart = 0, False
        while True:
            cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            address = self.base.replace("http", "ws", 1) + "/ws"
            try:
                async with connect(address, additional_headers={"Cookie": cookie, "Origin": self.base}) as line:
                    attempt, is_restart = 0, False
                    await self._talk(line)
            except ConnectionClosed as closed:
                is_restart = closed.rcvd is not None and closed.rcvd.code == RESTARTING
            except (OSError, InvalidHandshake, EOFError, TimeoutError):
                pass
            self.is_there.clear()
            if self._lost is None:
                self._lost = time.monotonic()
            await asyncio.sleep(_wait(attempt, is_restart))
            attempt += 1

    async def _talk(self, line: Any) -> None:
        await self._ask(line, type="hello", lang="en")
        ply = self._position.get("ply")
        self._entering = await self._ask(line, type="enter", table=self.table, ply=ply)
        if self._pending is not None:
            await line.send(json.dumps({**self._pending, "again": True}))
        async for frame in line:
            news = msgspec.json.decode(frame)
            kind = news["type"]
            if kind in ("position", "played", "table") and self._lost is not None:
                self.gaps.append(time.monotonic() - self._lost)
                self._lost = None
            if kind == "table":
                self.is_there.set()
                await self._follow(line, news["table"])
            if kind in ("position", "played", "taken_back") and news["position"]["seat"] == self.seat:
                self._position = news["position"]
            elif kind == "unknown" or (kind == "refused" and news["code"] in PASSING):
                # Neither done nor refused for good: it is asked again until it is.
                asked = self._pending if self._pending and news["id"] == self._pending["id"] else self._entering
                await asyncio.sleep(0.2)
                await line.send(json.dumps({**asked, "again": True}))
            elif self._pending is not None and news.get("id") == self._pending["id"]:
                if kind == "done":
                    self.moved.append(time.monotonic())
                    # What may be done next is told with the next position.
                    if self._position.get("ply") == self._pending["ply"]:
                        self._position = {**self._position, "legal": []}
                elif news["code"] != "stale":
                    self.refused.append(news)
                self._pending = None
            if self._position.get("outcome") and self._wished != self.table:
                # Random walks end in a draw before long: the same two go on with another match.
                self._wished = self.table
                await self._ask(line, type="rematch", table=self.table, seat=self.seat, agree=True)
            legal = self._position.get("legal")
            if self._pending is None and legal:
                await asyncio.sleep(PACE)
                move = {"type": "move", "table": self.table, "seat": self.seat, "ply": self._position["ply"]}
                self._number += 1
                self._pending = {**move, "id": f"{self.name}-{self._number}", "action": random.choice(legal)}
                await line.send(json.dumps(self._pending))
        raise ConnectionClosed(line.protocol.close_rcvd, line.protocol.close_sent)

    async def _follow(self, line: Any, table: dict[str, Any]) -> None:
        """Know one's seat, and go on to the next match of the same people."""
        if table["id"] == self.table:
            self.seat = next((number for number, seat in enumerate(table["seats"]) if seat["mine"]), self.seat)
            if table["next"]:
                self.table, self._position, self._pending = table["next"], {}, None
                self._entering = await self._ask(line, type="enter", table=self.table)

    async def _ask(self, line: Any, **request: Any) -> dict[str, Any]:
        self._number += 1
        asked = {"id": f"{self.name}-{self._number}", **request}
        await line.send(json.dumps(asked))
        return asked


def _wait(attempt: int, is_restart: bool) -> float:
    if attempt == 0 and is_restart:
        return 0.0
    return 0.25 * (0.6 + 0.8 * random.random())


@contextlib.asynccontextmanager
async def playing(base: str, tables: int) -> AsyncIterator[list[Page]]:
    """Two people at each of some tables of Quoridor, all of whose matches go on."""
    pages: list[Page] = []
    try:
        for number in range(tables):
            host, other = Page(base, f"host{number}"), Page(base, f"other{number}", seat=1)
            await host.come()
            await other.come()
            seats = [{"occupant": "me"}, {"occupant": "free"}]
            plan = {"game": "quoridor", "options": {"players": 2, "starter": 1}, "seats": seats}
            async with host.web() as web:
                table = (await web.post("/api/tables", json=plan)).raise_for_status().json()["table"]
            await _seated(base, other, table, type="sit", seat=1)
            await _seated(base, host, table, type="start")
            pages += [host, other]
        for page in pages:
            page.begin(page.table)
        yield pages
    finally:
        for page in pages:
            await page.go()


async def _seated(base: str, page: Page, table: str, **request: Any) -> None:
    """Ask for something at a table on a line of its own, and wait until it is done."""
    page.table = table
    cookie = "; ".join(f"{name}={value}" for name, value in page.cookies.items())
    address = base.replace("http", "ws", 1) + "/ws"
    async with connect(address, additional_headers={"Cookie": cookie, "Origin": base}) as line:
        for number, asked in enumerate(({"type": "enter", "table": table}, {"table": table, **request})):
            await line.send(json.dumps({"id": f"seated-{number}", **asked}))
            while (news := json.loads(await line.recv())).get("id") != f"seated-{number}":
                pass
            if news["type"] != "done":
                raise RuntimeError(f"{page.name} was refused: {news}")


async def until(holds: Callable[..., bool], seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def alone(folder: Path, times: int, tables: int) -> dict[str, list[float]]:
    """Restarts of one server; seconds of each step."""
    found: dict[str, list[float]] = {"end": [], "answer": [], "playable": [], "line": [], "move": []}
    running = ServerProcess(folder)
    async with running, playing(running.base, tables) as pages:
        await until(lambda: all(len(page.moved) > 1 for page in pages))
        for _ in range(times):
            asked = time.monotonic()
            wanted = {page.name: len(page.gaps) + 1 for page in pages}
            await running.stop()
            found["end"].append(time.monotonic() - asked)
            await running.start()
            playable = asyncio.create_task(running.answers("/readyz"))
            found["answer"].append(await running.answers("/healthz"))
            answered = time.monotonic()
            found["playable"].append(await playable)
            await until(lambda wanted=wanted: all(len(page.gaps) >= wanted[page.name] for page in pages))
            found["line"].append(max(page.gaps[-1] for page in pages))
            await until(lambda answered=answered: any(page.moved[-1] > answered for page in pages))
            found["move"].append(min(page.moved[-1] for page in pages if page.moved[-1] > answered) - answered)
            await asyncio.sleep(1)
    return found


async def rolling(folders: list[Path], database: str, times: int, tables: int) -> list[float]:
    """Two servers behind a balancer, restarted in turn; seconds without a line, of every page and restart."""
    servers = [ServerProcess(folder, database) for folder in folders]
    async with servers[0], servers[1], Balancer(servers) as balancer:
        await asyncio.sleep(0.5)
        async with playing(balancer.base, tables) as pages:
            await until(lambda: all(page.moved for page in pages))
            for number in range(times):
                running = servers[number % 2]
                await running.stop()
                await running.start()
                await running.answers("/readyz")
                await until(lambda: all(page.is_there.is_set() for page in pages))
                more = sum(len(page.moved) for page in pages) + 1
                await until(lambda more=more: sum(len(page.moved) for page in pages) >= more)
            refused = [news for page in pages for news in page.refused]
            if refused:
                raise RuntimeError(f"a move was refused: {refused[0]}")
            gaps = [gap for page in pages for gap in page.gaps]
    return gaps


def main() -> None:
    from benchmarks.server.measure import postgres

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--tables", type=int, default=10)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        steps = asyncio.run(alone(Path(folder), asked.times, asked.tables))
    for name, seconds in steps.items():
        print(f"one server, {name}: {_shown(seconds)}", flush=True)
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second, postgres() as address:
        gaps = asyncio.run(rolling([Path(first), Path(second)], address, 2 * asked.times, asked.tables))
    print(f"two servers, a page without a line: {_shown(gaps)}, {len(gaps)} times")


def _shown(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return f"median {ordered[len(ordered) // 2]:.2f} s, longest {ordered[-1]:.2f} s" if ordered else "never"


if __name__ == "__main__":
    main()
