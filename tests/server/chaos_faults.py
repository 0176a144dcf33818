"""Servers in processes of their own, and the faults that befall them."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.faults import Database, DatabaseWithStandby, Nats, NatsOfThree, ProxiedConnection, Proxy
from tests.server.running import SRC, Running

SECRET = {"MAJLIS_SECRET": "the servers of the chaos must know each other's guests"}
SEED = int(os.environ.get("MAJLIS_CHAOS_SEED", "1"))
CLOCK = """
import os, time

def shifted(place=os.environ["MAJLIS_TEST_CLOCK"], now=time.time_ns):
    try:
        with open(place) as file:
            return now() + int(float(file.read() or 0) * 1e9)
    except OSError:
        return now()

time.time_ns = shifted
time.time = lambda: shifted() / 1e9
"""
"""What a server's Python runs first: its time of day is off by as much as a file says."""


def listens(connection: ProxiedConnection) -> bool:
    return b"LISTEN" in connection.asked


class ServerProcess:
    """A server, the way to it that can fall silent, and its clock that can be set."""

    def __init__(self, folder: Path, database: str = "", nats: str = "") -> None:
        folder.mkdir(exist_ok=True)
        patched = folder / "clock"
        patched.mkdir()
        (patched / "sitecustomize.py").write_text(CLOCK)
        self.clock = patched / "shift"
        self.clock.write_text("0")
        settings = {"PYTHONPATH": f"{patched}{os.pathsep}{SRC}", "MAJLIS_TEST_CLOCK": str(self.clock)}
        if nats:
            settings["MAJLIS_NATS"] = nats
        self.running = Running(folder, database, **SECRET, **settings)
        self.way = Proxy(0)

    def __enter__(self) -> ServerProcess:
        self.running.start()
        self.way.__enter__()
        self.lead()
        return self

    def __exit__(self, *what: object) -> None:
        self.way.__exit__()
        self.running.stop()

    def lead(self) -> None:
        """Let the way lead to where the server is now."""
        self.way.leads_to = int(self.running.base.rpartition(":")[2])

    def restart(self) -> None:
        self.running.kill()
        self.running.start()
        self.lead()

    def drain(self) -> None:
        """As in an upgrade: it ends in order."""
        self.running.stop()
        self.running.start()
        self.lead()

    def step_clock(self, seconds: float) -> None:
        draft = self.clock.with_suffix(".new")
        draft.write_text(str(seconds))
        draft.replace(self.clock)


class Chaos:
    """The faults, each made and ended; three servers on PostgreSQL, or one on SQLite."""

    def __init__(
        self,
        servers: list[ServerProcess],
        database: Database | None,
        proxies: list[Proxy],
        seed: int,
        nats: Nats | None = None,
        nats_proxies: Sequence[Proxy] = (),
        only: Collection[str] = (),
    ) -> None:
        self.servers, self.database, self.proxies = servers, database, proxies
        self.nats, self.nats_proxies = nats, nats_proxies
        self.chance = random.Random(seed)
        self.made: Counter[str] = Counter()
        self.longest: dict[str, float] = {}
        """Seconds until everybody played on after a fault, at most, by kind."""
        kinds: list[Callable[[], Awaitable[None]]] = [self.kill, self.kill, self.stop_process]
        kinds += [self.half_open_page, self.cut_page, self.step_clock]
        if database is None:
            kinds += [self.fill_disk, self.lock_file]
        else:
            kinds += [self.crash_database, self.kill_backend, self.freeze_database]
            kinds += [self.half_open, self.cut_lines]
        if nats is not None:
            kinds += [self.drain, self.drain, self.kill_nats, self.freeze_nats, self.half_open_nats, self.cut_nats]
        elif database is not None:
            kinds.append(self.deafen)
        self._kinds = [kind for kind in kinds if not only or kind.__name__ in only]
        self._next: list[Callable[[], Awaitable[None]]] = []

    async def fault(self) -> str:
        """One of all kinds, in an order of chance, before any comes again."""
        if not self._next:
            self._next = self.chance.sample(self._kinds, len(self._kinds))
        kind = self._next.pop()
        self.made[kind.__name__] += 1
        await kind()
        return kind.__name__

    def running(self) -> ServerProcess:
        return self.chance.choice(self.servers)

    async def kill(self) -> None:
        await asyncio.to_thread(self.running().restart)

    async def drain(self) -> None:
        await asyncio.to_thread(self.running().drain)

    async def kill_nats(self) -> None:
        assert self.nats is not None
        self.nats.kill()
        await asyncio.sleep(self.chance.uniform(0, 6))
        await asyncio.to_thread(self.nats.start)

    async def freeze_nats(self) -> None:
        assert self.nats is not None
        self.nats.freeze()
        await asyncio.sleep(self.chance.uniform(1, 8))
        self.nats.thaw()

    async def half_open_nats(self) -> None:
        """One server and NATS say nothing to each other any more."""
        await self._silent(self.chance.choice(self.nats_proxies), lambda line: True)

    async def cut_nats(self) -> None:
        await asyncio.to_thread(self.chance.choice(self.nats_proxies).cut)

    async def stop_process(self) -> None:
        process = self.running().running.process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(1, 6))
        process.send_signal(signal.SIGCONT)

    async def half_open_page(self) -> None:
        """Pages and server say nothing to each other any more, and neither knows."""
        await self._silent(self.running().way, lambda line: True)

    async def cut_page(self) -> None:
        await asyncio.to_thread(self.running().way.cut)

    async def step_clock(self) -> None:
        """The time of day jumps, and stays there; what counts seconds must not notice."""
        self.running().step_clock(self.chance.choice([-86_400, -3600, -1, 0, 1, 3600, 86_400]))

    async def fill_disk(self) -> None:
        [running] = self.servers
        with filled(running.running):
            await asyncio.sleep(self.chance.uniform(0.5, 3))

    async def lock_file(self) -> None:
        """Another program writes to the file, for longer than anybody waits."""
        other = sqlite3.connect(self.servers[0].running.folder / "majlis.db", isolation_level=None, timeout=20)
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(self.chance.uniform(1, 7))
        other.execute("ROLLBACK")
        other.close()

    async def crash_database(self) -> None:
        assert self.database is not None
        async with self.database.away():
            await asyncio.sleep(self.chance.uniform(0, 3))

    async def kill_backend(self) -> None:
        """The database ends every session by itself, and recovers."""
        assert self.database is not None
        await asyncio.to_thread(self.database.kill_one)

    async def freeze_database(self) -> None:
        assert self.database is not None
        self.database.freeze()
        await asyncio.sleep(self.chance.uniform(1, 8))
        self.database.thaw()

    async def half_open(self) -> None:
        await self._silent(self.chance.choice(self.proxies), lambda line: True)

    async def deafen(self) -> None:
        await self._silent(self.chance.choice(self.proxies), listens)

    async def _silent(self, proxy: Proxy, which: Callable[[ProxiedConnection], bool]) -> None:
        await asyncio.to_thread(proxy.silence, which)
        await asyncio.sleep(self.chance.uniform(1, 8))
        await asyncio.to_thread(proxy.resume)

    async def cut_lines(self) -> None:
        await asyncio.to_thread(self.chance.choice(self.proxies).cut)


class ClusterChaos(Chaos):
    """Three servers, NATS of three, and PostgreSQL with a standby: faults of each, and between any two."""

    def __init__(
        self,
        servers: list[ServerProcess],
        database: DatabaseWithStandby,
        proxies: list[Proxy],
        nats: NatsOfThree,
        nats_proxies: list[list[Proxy]],
        only: Collection[str] = (),
    ) -> None:
        """The proxies lead from each server to the database, and to each of NATS."""
        super().__init__(servers, None, proxies, SEED, None, [each for ways in nats_proxies for each in ways])
        self._pair, self._three, self._nats_ways = database, nats, nats_proxies
        kinds = [self.kill, self.kill, self.drain, self.drain, self.stop_process, self.half_open_page, self.cut_page]
        kinds += [self.step_clock, self.half_open, self.cut_lines, self.cut_nats, self.half_open_nats]
        kinds += [self.isolate, self.kill_one_nats, self.freeze_one_nats, self.cut_route, self.half_open_route]
        kinds += [self.delay_nats, self.delay_route, self.delay_database, self.fail_over, self.freeze_primary]
        self._kinds = [kind for kind in kinds if not only or kind.__name__ in only]

    def address(self) -> str:
        """Of the database, wherever it is now."""
        return self._pair.primary.address("cluster")

    async def isolate(self) -> None:
        """A server reaches no NATS at all."""
        ways = self.chance.choice(self._nats_ways)
        for way in ways:
            await asyncio.to_thread(way.silence)
        await asyncio.sleep(self.chance.uniform(1, 8))
        for way in ways:
            await asyncio.to_thread(way.resume)

    async def kill_one_nats(self) -> None:
        one = self.chance.choice(self._three.servers)
        one.kill()
        await asyncio.sleep(self.chance.uniform(0, 6))
        await asyncio.to_thread(one.start)

    async def freeze_one_nats(self) -> None:
        one = self.chance.choice(self._three.servers)
        one.freeze()
        await asyncio.sleep(self.chance.uniform(1, 8))
        one.thaw()

    async def cut_route(self) -> None:
        await asyncio.to_thread(self.chance.choice(self._three.ways).cut)

    async def half_open_route(self) -> None:
        """Servers of NATS hear nothing of each other, and those who are at different ones neither."""
        await self._silent(self.chance.choice(self._three.ways), lambda line: True)

    async def delay_nats(self) -> None:
        await self._late(self.chance.choice(self.nats_proxies))

    async def delay_route(self) -> None:
        await self._late(self.chance.choice(self._three.ways))

    async def delay_database(self) -> None:
        await self._late(self.chance.choice(self.proxies))

    async def _late(self, proxy: Proxy) -> None:
        proxy.delay = self.chance.uniform(0.02, 0.5)
        await asyncio.sleep(self.chance.uniform(1, 6))
        proxy.delay = 0.0

    async def fail_over(self) -> None:
        """The primary dies, and the standby takes its place."""
        await asyncio.to_thread(self._pair.fail_over, self.proxies)

    async def freeze_primary(self) -> None:
        primary = self._pair.primary
        primary.freeze()
        await asyncio.sleep(self.chance.uniform(1, 8))
        primary.thaw()


@contextmanager
def filled(server: Running) -> Iterator[None]:
    """The disk of a server is full: really, where it has one of its own, else no file of it can grow."""
    assert server.process is not None
    if server.folder.is_mount():
        ballast = server.folder / "ballast"
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        yield
        ballast.unlink()
        return
    pid = server.process.pid
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, most))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
