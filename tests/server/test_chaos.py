"""A server under constant faults: what is acknowledged is in the log once, nothing untrue is told, and nothing stays stuck.

`make soak` runs it; MAJLIS_CHAOS is the number of faults (200 unless told), MAJLIS_CHAOS_REPORT a file for the figures.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text

from tests.server.faults import Database, Line, Proxy
from tests.server.guest import Guest, News
from tests.server.running import SRC, Running

FAULTS = int(os.environ.get("MAJLIS_CHAOS", "200"))
TABLES = 6
PATIENCE = 10.0
"""Seconds within which every match goes on after a fault is over and everybody is back."""
SLACK = float(os.environ.get("MAJLIS_CHAOS_SLACK", "1"))
"""By how much a busy machine is slower than its own."""
SECRET = {"MAJLIS_SECRET": "the houses of the chaos must know each other's guests"}
REQUESTS = itertools.count(1)
SEED = int(os.environ.get("MAJLIS_CHAOS_SEED", "1"))
THINKING = 0.03
"""Seconds between two moves of a player."""
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


@dataclass
class Asked:
    """A move that was asked for, and all that was said of it."""

    table: str
    seat: int
    ply: int
    action: str
    told: list[str] = field(default_factory=list)
    """`done`, `unknown`, or the code of a refusal, in order."""
    sent: int = 0


@dataclass
class Player:
    """Both seats of a quoridor table at one page; asks again under the same id until it is known what came of it."""

    guest: Guest
    chance: random.Random
    ways: list[Proxy]
    tables: list[str] = field(default_factory=list)
    """One after the other: where a match is over the next is begun."""
    positions: dict[int, News] = field(default_factory=dict)
    asked: dict[str, Asked] = field(default_factory=dict)
    open: str | None = None
    """The request whose answer is not known yet."""
    wanted: str | None = None
    """The request for a table whose answer is not known yet."""
    entering: tuple[str, str] = ("", "")
    """The last request to follow the table, and what was said of it."""
    progress: float = 0.0
    """When something was last known to have been done."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    said: dict[str, str] = field(default_factory=dict)
    """Lines of the chat by request, with the last that was said of each."""
    steps: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    """What was told of each ply."""

    @property
    def table(self) -> str:
        return self.tables[-1] if self.tables else ""

    def __str__(self) -> str:
        """What it waits for."""
        line = self.guest.socket and self.guest.socket.close_code
        known = {seat: (found["ply"], len(found["legal"])) for seat, found in self.positions.items()}
        move = self.asked.get(self.open or "")
        return f"{self.table} {self.open}={move} entering={self.entering} wanted={self.wanted} {known} line={line}"

    def hear(self, news: News) -> None:
        if news["type"] in ("position", "played", "taken_back") and news["table"] == self.table:
            self.positions[news["position"]["seat"]] = news["position"]
            for step in news.get("steps") or ():
                self.steps.setdefault((self.table, step["ply"]), set()).add(json.dumps(step["events"]))
            self.answered.set()
        elif news["type"] in ("done", "refused", "unknown"):
            self.told(news["id"], "done" if news["type"] == "done" else news.get("code", "unknown"))

    def told(self, request: str, word: str) -> None:
        if request in self.asked:
            self.asked[request].told.append(word)
        elif request in self.said:
            self.said[request] = word
        elif request == self.entering[0]:
            self.entering = (request, word)
        self.answered.set()

    async def come(self) -> None:
        """Open a line to some house; keep trying."""
        while True:
            way = self.chance.choice(self.ways)
            try:
                async with asyncio.timeout(10):
                    await self.guest.connect(f"http://127.0.0.1:{way.port}")
                    self.guest.hears = self.hear
                    await self.enter()
                return
            except Exception:
                await asyncio.sleep(0.2)

    async def enter(self) -> None:
        request = f"e{next(REQUESTS)}"
        self.entering = (request, "")
        await self.guest.send("enter", request, table=self.table)

    async def play(self) -> None:
        while True:
            try:
                await self.step()
            except asyncio.CancelledError:
                raise
            except Exception:
                with suppress(Exception):
                    await self.guest.cut()
                self.positions.clear()
                await self.come()

    async def begin(self) -> None:
        """Make a table, once, however often that has to be asked for."""
        self.wanted = self.wanted or f"t{next(REQUESTS)}"
        seats = [{"occupant": "me"}, {"occupant": "device", "name": "other"}]
        plan = {"game": "quoridor", "options": {"players": 2}, "seats": seats, "start": True, "request": self.wanted}
        answer = await self.guest.web.post("/api/tables", json=plan)
        if answer.status_code != 201:
            await asyncio.sleep(0.3)
            return
        if self.tables:
            await self.guest.send("exit", table=self.table)
        self.tables.append(answer.json()["table"])
        self.wanted = None
        self.positions.clear()
        await self.enter()

    async def step(self) -> None:
        """Ask for a move, or again for the one whose fate is not known."""
        if self.open is None:
            if not self.tables or any(found.get("outcome") for found in self.positions.values()):
                await self.begin()
                return
            position = next((found for found in self.positions.values() if found["legal"]), None)
            if position is None:
                await self.look_again()
                return
            walks = [action for action in position["legal"] if len(action) == 2 and action[1] not in "19"]
            self.open = f"c{next(REQUESTS)}"
            action = self.chance.choice(walks or position["legal"])
            self.asked[self.open] = Asked(self.table, position["seat"], position["ply"], action)
        move = self.asked[self.open]
        fields: dict[str, Any] = {"table": move.table, "seat": move.seat, "ply": move.ply, "action": move.action}
        if move.sent:
            fields["again"] = True
        move.sent += 1
        before = len(move.told)
        await self.guest.send("move", self.open, **fields)
        async with asyncio.timeout(PATIENCE * SLACK):
            while len(move.told) == before:
                await self._wait(PATIENCE * SLACK)
        last = move.told[-1]
        if last == "done":
            self.progress = time.monotonic()
            self.open = None
            if self.chance.random() < 0.1:
                request = f"say{next(REQUESTS)}"
                self.said[request] = ""
                await self.guest.send("say", request, table=self.table, text=request)
            await asyncio.sleep(THINKING)
        elif last in ("unknown", "not_done", "closing", "too_many"):
            await asyncio.sleep(0.3)
            if last != "unknown":
                self.open = None
        else:
            self.open = None
            await self.enter()
            await self._wait(1.0)

    async def look_again(self) -> None:
        """Wait for a position; where entering was put off it is asked for again, as a page does."""
        await self._wait(2.0)
        if self.entering[1] not in ("", "done"):
            await asyncio.sleep(0.3)
            await self.enter()

    async def _wait(self, seconds: float) -> None:
        """Wait for news, as long as the line is open."""
        self.answered.clear()
        until = time.monotonic() + seconds
        while not self.answered.is_set() and time.monotonic() < until:
            if self.guest.socket is None or self.guest.socket.close_code is not None:
                raise ConnectionError("the line is closed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.answered.wait(), 0.2)


def listens(line: Line) -> bool:
    return b"LISTEN" in line.asked


class ServerProcess:
    """A server, the way to it that can fall silent, and its clock that can be set."""

    def __init__(self, folder: Path, database: str = "") -> None:
        folder.mkdir(exist_ok=True)
        patched = folder / "clock"
        patched.mkdir()
        (patched / "sitecustomize.py").write_text(CLOCK)
        self.clock = patched / "shift"
        self.clock.write_text("0")
        settings = {"PYTHONPATH": f"{patched}{os.pathsep}{SRC}", "MAJLIS_TEST_CLOCK": str(self.clock)}
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

    def step_clock(self, seconds: float) -> None:
        draft = self.clock.with_suffix(".new")
        draft.write_text(str(seconds))
        draft.replace(self.clock)


class Chaos:
    """The faults, each made and ended; three servers on PostgreSQL, or one on SQLite."""

    def __init__(
        self, servers: list[ServerProcess], database: Database | None, proxies: list[Proxy], seed: int
    ) -> None:
        self.servers, self.database, self.proxies = servers, database, proxies
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
            kinds += [self.half_open, self.deafen, self.cut_lines]
        self._kinds = kinds
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

    async def stop_process(self) -> None:
        process = self.running().running.process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(1, 6))
        process.send_signal(signal.SIGCONT)

    async def half_open_page(self) -> None:
        """Pages and house say nothing to each other any more, and neither knows."""
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
        await asyncio.to_thread(self.database.crash)
        await asyncio.sleep(self.chance.uniform(0, 3))
        await asyncio.to_thread(self.database.start)

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

    async def _silent(self, proxy: Proxy, which: Callable[[Line], bool]) -> None:
        await asyncio.to_thread(proxy.silence, which)
        await asyncio.sleep(self.chance.uniform(1, 8))
        await asyncio.to_thread(proxy.resume)

    async def cut_lines(self) -> None:
        await asyncio.to_thread(self.chance.choice(self.proxies).cut)


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


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own, where that may be had."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "majlis-chaos", str(folder)]
    is_own = shutil.which("mount") is not None and subprocess.run(mount, capture_output=True).returncode == 0
    yield folder
    if is_own:
        subprocess.run(["umount", str(folder)], check=True)


async def sit_down(servers: list[ServerProcess], number: int) -> Player:
    player = Player(Guest(servers[0].running.base, f"player{number}"), random.Random(number), [h.way for h in servers])
    await player.guest.come()
    player.guest.hears = player.hear
    return player


async def the_chaos(chaos: Chaos, url: str, faults: int) -> None:
    players = [await sit_down(chaos.servers, number) for number in range(TABLES)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        # Games that are not compiled yet are compiled first, however long that takes: it is no fault.
        async with asyncio.timeout(900):
            while not all(player.progress for player in players):
                await asyncio.sleep(0.1)
        for number in range(faults):
            await asyncio.sleep(chaos.chance.uniform(0.1, 0.8))
            kind = await chaos.fault()
            over = time.monotonic()
            while stuck := [player for player in players if player.progress < over]:
                if time.monotonic() - over > PATIENCE * SLACK:
                    waits = "\n".join(map(str, stuck))
                    raise AssertionError(f"after fault {number} ({kind}; {chaos.made}) these are stuck:\n{waits}")
                await asyncio.sleep(0.05)
            chaos.longest[kind] = max(chaos.longest.get(kind, 0.0), time.monotonic() - over)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            with suppress(Exception):
                await player.guest.go()
        report(chaos, players)
    await asyncio.to_thread(check, url, players)


def check(url: str, players: list[Player]) -> None:
    """The log has every acknowledged move once, and none of which it was said that it had not happened."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:", 1))
    with engine.connect() as connection:
        for player in players:
            host = text("SELECT count(*) FROM tables WHERE host = (SELECT host FROM tables WHERE id = :t)")
            made = connection.execute(host, {"t": player.tables[0]}).scalar_one()
            assert made - (player.wanted is not None) <= len(player.tables), "a table was made twice"
            for table in player.tables:
                check_table(connection, player, table)
    engine.dispose()


def check_table(connection: Connection, player: Player, table: str) -> None:
    query = text("SELECT ply, client, action FROM moves JOIN matches ON id = match_id WHERE table_id = :t ORDER BY ply")
    rows = connection.execute(query, {"t": table}).all()
    assert [row.ply for row in rows] == list(range(1, len(rows) + 1)), "a match has forked or has a gap"
    logged = Counter(row.client for row in rows)
    for request, move in player.asked.items():
        if move.table != table:
            continue
        found = logged[f"{move.seat}:{request}"]
        assert found <= 1
        if move.told and move.told[-1] == "done":
            assert found == 1, f"{request} was acknowledged and is not in the log: {move}"
        elif move.told and move.told[-1] != "unknown":
            assert found == 0, f"{request} is in the log and was refused: {move}"
    for row in rows:
        # Whatever was told of a ply, and however often, was one and the same, and is what the log has.
        told = player.steps.get((table, row.ply), set())
        assert len(told) <= 1, f"two things were told of ply {row.ply}: {told}"
        assert all(f'"to": "{row.action}"' in events for events in told if len(row.action) == 2), (row, told)
    assert not [ply for of, ply in player.steps if of == table and ply > len(rows)], (
        "a move was told that is not logged"
    )
    said = Counter(connection.execute(text("SELECT body FROM chat WHERE table_id = :t"), {"t": table}).scalars())
    assert all(count == 1 for count in said.values())
    everywhere = "SELECT count(*) FROM chat WHERE body = :line"
    for request, last in player.said.items():
        found = connection.execute(text(everywhere), {"line": request}).scalar_one()
        assert found == 1 or last != "done", f"{request} was said and is not in the chat"
        assert found == 0 or last != "not_done", f"{request} is in the chat and was refused"


def report(chaos: Chaos, players: list[Player]) -> None:
    told = Counter(move.told[-1] if move.told else "unanswered" for player in players for move in player.asked.values())
    doubts = sum("unknown" in move.told for player in players for move in player.asked.values())
    longest = {kind: round(seconds, 1) for kind, seconds in chaos.longest.items()}
    figures = {"faults": dict(chaos.made), "number": chaos.made.total(), "moves": dict(told), "doubted": doubts}
    figures |= {"lines": sum(last == "done" for player in players for last in player.said.values())}
    figures |= {"matches": sum(len(player.tables) for player in players), "longest_seconds": longest}
    print(json.dumps(figures))
    if place := os.environ.get("MAJLIS_CHAOS_REPORT"):
        with Path(place).open("a") as file:
            file.write(json.dumps(figures) + "\n")


@pytest.fixture
def database() -> Iterator[Database]:
    with Database() as found:
        yield found


@pytest.mark.soak
def test_chaos_on_sqlite(disk: Path) -> None:
    with ServerProcess(disk) as running:
        asyncio.run(the_chaos(Chaos([running], None, [], SEED), f"sqlite:///{disk / 'majlis.db'}", FAULTS // 2))


@pytest.mark.soak
def test_chaos_on_three_servers_and_postgresql(tmp_path: Path, database: Database) -> None:
    address = database.made("chaos")
    with ExitStack() as stack:
        proxies = [stack.enter_context(Proxy(database.port)) for _ in range(3)]
        ways = [database.address("chaos", proxy.port) for proxy in proxies]
        servers = [stack.enter_context(ServerProcess(tmp_path / str(number), way)) for number, way in enumerate(ways)]
        asyncio.run(the_chaos(Chaos(servers, database, proxies, SEED), address, FAULTS - FAULTS // 2))
