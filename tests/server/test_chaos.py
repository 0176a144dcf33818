"""A house under constant faults: what is acknowledged is in the log once, nothing untrue is told, and nothing stays stuck.

`make soak` runs it; MAJLIS_CHAOS is the number of faults (200 unless told), MAJLIS_CHAOS_REPORT a file for the figures.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.server.faults import Database, Line, Proxy
from tests.server.guest import Guest, News
from tests.server.running import Running

FAULTS = int(os.environ.get("MAJLIS_CHAOS", "200"))
TABLES = 6
PATIENCE = 10.0
"""Seconds within which every match goes on after a fault is over and everybody is back."""
SLACK = float(os.environ.get("MAJLIS_CHAOS_SLACK", "1"))
"""By how much a busy machine is slower than its own."""
SECRET = {"MAJLIS_SECRET": "the houses of the chaos must know each other's guests"}
REQUESTS = itertools.count(1)


@dataclass
class Asked:
    """A move that was asked for, and all that was said of it."""

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
    houses: list[Running]
    table: str = ""
    positions: dict[int, News] = field(default_factory=dict)
    asked: dict[str, Asked] = field(default_factory=dict)
    open: str | None = None
    """The request whose answer is not known yet."""
    progress: float = 0.0
    """When something was last known to have been done."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    said: dict[str, str] = field(default_factory=dict)
    """Lines of the chat by request, with the last that was said of each."""

    def hear(self, news: News) -> None:
        if news["is"] in ("position", "played", "taken_back") and news["table"] == self.table:
            self.positions[news["position"]["seat"]] = news["position"]
            self.answered.set()
        elif news["is"] in ("done", "refused", "unknown") and news["id"] in self.asked:
            self.asked[news["id"]].told.append("done" if news["is"] == "done" else news.get("code", "unknown"))
            self.answered.set()
        elif news["is"] in ("done", "refused", "unknown") and news["id"] in self.said:
            self.said[news["id"]] = "done" if news["is"] == "done" else news.get("code", "unknown")

    async def come(self) -> None:
        """Open a line to some house; keep trying."""
        while True:
            house = self.chance.choice(self.houses)
            try:
                async with asyncio.timeout(10):
                    await self.guest.connect(house.base)
                    self.guest.hears = self.hear
                    await self.guest.send("enter", table=self.table)
                return
            except Exception:
                await asyncio.sleep(0.2)

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

    async def step(self) -> None:
        """Ask for a move, or again for the one whose fate is not known."""
        if self.open is None:
            position = next((p for p in self.positions.values() if p["legal"] and p.get("outcome") is None), None)
            if position is None:
                await self._wait(2.0)
                return
            # Pawns alone, to and fro: the match must not end.
            walks = [action for action in position["legal"] if len(action) == 2 and action[1] not in "19"]
            self.open = f"c{next(REQUESTS)}"
            move = Asked(position["seat"], position["ply"], self.chance.choice(walks or position["legal"]))
            self.asked[self.open] = move
        move = self.asked[self.open]
        fields: dict[str, Any] = {"table": self.table, "seat": move.seat, "ply": move.ply, "action": move.action}
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
        elif last in ("unknown", "not_done", "closing", "too_many"):
            await asyncio.sleep(0.3)
            if last != "unknown":
                self.open = None
        else:
            self.open = None
            await self.guest.send("enter", table=self.table)
            await self._wait(1.0)

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


class Chaos:
    """The faults, each made and ended; two houses on PostgreSQL, or one on SQLite."""

    def __init__(self, houses: list[Running], database: Database | None, proxies: list[Proxy], seed: int) -> None:
        self.houses, self.database, self.proxies = houses, database, proxies
        self.chance = random.Random(seed)
        self.made: Counter[str] = Counter()
        kinds: list[Callable[[], Awaitable[None]]] = [self.kill, self.kill, self.stop_process]
        if database is None:
            kinds += [self.fill_disk, self.lock_file]
        else:
            kinds += [self.crash_database, self.freeze_database, self.half_open, self.deafen, self.cut_lines]
        self.kinds = kinds

    async def fault(self) -> None:
        kind = self.chance.choice(self.kinds)
        self.made[kind.__name__] += 1
        await kind()

    async def kill(self) -> None:
        house = self.chance.choice(self.houses)
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)

    async def stop_process(self) -> None:
        house = self.chance.choice(self.houses)
        assert house.process is not None
        house.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(1, 6))
        house.process.send_signal(signal.SIGCONT)

    async def fill_disk(self) -> None:
        """No file of the house can grow any more, as on a full disk."""
        [house] = self.houses
        assert house.process is not None
        pid = house.process.pid
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, most))
        await asyncio.sleep(self.chance.uniform(0.5, 3))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))

    async def lock_file(self) -> None:
        import sqlite3

        other = sqlite3.connect(self.houses[0].folder / "majlis.db", isolation_level=None, timeout=20)
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(self.chance.uniform(1, 7))
        other.execute("ROLLBACK")
        other.close()

    async def crash_database(self) -> None:
        assert self.database is not None
        await asyncio.to_thread(self.database.crash)
        await asyncio.sleep(self.chance.uniform(0, 3))
        await asyncio.to_thread(self.database.start)

    async def freeze_database(self) -> None:
        assert self.database is not None
        self.database.freeze()
        await asyncio.sleep(self.chance.uniform(1, 8))
        self.database.thaw()

    async def half_open(self) -> None:
        await self._silent(lambda line: True)

    async def deafen(self) -> None:
        await self._silent(listens)

    async def _silent(self, which: Callable[[Line], bool]) -> None:
        proxy = self.chance.choice(self.proxies)
        await asyncio.to_thread(proxy.silence, which)
        await asyncio.sleep(self.chance.uniform(1, 8))
        await asyncio.to_thread(proxy.resume)

    async def cut_lines(self) -> None:
        await asyncio.to_thread(self.chance.choice(self.proxies).cut)


async def sit_down(houses: list[Running], number: int) -> Player:
    player = Player(Guest(houses[0].base, f"player{number}"), random.Random(number), houses)
    await player.guest.come()
    seats = [{"keeper": "me"}, {"keeper": "device", "name": "other"}]
    player.table = await player.guest.make_table(game="quoridor", options={"players": 2}, seats=seats, start=True)
    player.guest.hears = player.hear
    await player.guest.send("enter", table=player.table)
    return player


async def the_chaos(chaos: Chaos, url: str, faults: int) -> None:
    players = [await sit_down(chaos.houses, number) for number in range(TABLES)]
    playing = [asyncio.create_task(player.play()) for player in players]
    longest = 0.0
    try:
        # Games that are not compiled yet are compiled first, however long that takes: it is no fault.
        async with asyncio.timeout(900):
            while not all(player.progress for player in players):
                await asyncio.sleep(0.1)
        for number in range(faults):
            await asyncio.sleep(chaos.chance.uniform(0.1, 0.8))
            await chaos.fault()
            over = time.monotonic()
            while stuck := [player.table for player in players if player.progress < over]:
                if time.monotonic() - over > PATIENCE * SLACK:
                    raise AssertionError(f"after fault {number} ({chaos.made}) these are stuck: {stuck}")
                await asyncio.sleep(0.05)
            longest = max(longest, time.monotonic() - over)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for player in players:
        with suppress(Exception):
            await player.guest.go()
    report(chaos, players, longest)
    await asyncio.to_thread(check, url, players)


def check(url: str, players: list[Player]) -> None:
    """The log has every acknowledged move once, and none of which it was said that it had not happened."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:", 1))
    with engine.connect() as connection:
        for player in players:
            query = text('SELECT ply, client FROM moves JOIN matches ON id = "match" WHERE "table" = :t ORDER BY ply')
            rows = connection.execute(query, {"t": player.table}).all()
            assert [row.ply for row in rows] == list(range(1, len(rows) + 1)), "a match has forked or has a gap"
            logged = Counter(row.client for row in rows)
            for request, move in player.asked.items():
                found = logged[f"{move.seat}:{request}"]
                assert found <= 1
                if move.told and move.told[-1] == "done":
                    assert found == 1, f"{request} was acknowledged and is not in the log: {move}"
                elif move.told and move.told[-1] != "unknown":
                    assert found == 0, f"{request} is in the log and was refused: {move}"
            lines = connection.execute(text('SELECT text FROM chat WHERE "table" = :t'), {"t": player.table}).scalars()
            said = Counter(lines)
            assert all(count == 1 for count in said.values())
            assert all(said[request] == 1 for request, last in player.said.items() if last == "done")
            assert all(said[request] == 0 for request, last in player.said.items() if last == "not_done")
    engine.dispose()


def report(chaos: Chaos, players: list[Player], longest: float) -> None:
    told = Counter(move.told[-1] if move.told else "unanswered" for player in players for move in player.asked.values())
    figures = {"faults": dict(chaos.made), "moves": dict(told), "longest_seconds": round(longest, 1)}
    print(json.dumps(figures))
    if place := os.environ.get("MAJLIS_CHAOS_REPORT"):
        with Path(place).open("a") as file:
            file.write(json.dumps(figures) + "\n")


@pytest.fixture
def database() -> Iterator[Database]:
    with Database() as found:
        yield found


@pytest.mark.soak
def test_chaos_on_sqlite(tmp_path: Path) -> None:
    with Running(tmp_path, **SECRET) as house:
        asyncio.run(the_chaos(Chaos([house], None, [], 1), f"sqlite:///{tmp_path / 'majlis.db'}", FAULTS // 2))


@pytest.mark.soak
def test_chaos_on_two_houses_and_postgresql(tmp_path: Path, database: Database) -> None:
    address = database.made("chaos")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with Proxy(database.port) as one, Proxy(database.port) as two:
        ways = [database.address("chaos", proxy.port) for proxy in (one, two)]
        with Running(folders[0], ways[0], **SECRET) as first, Running(folders[1], ways[1], **SECRET) as second:
            asyncio.run(the_chaos(Chaos([first, second], database, [one, two], 2), address, FAULTS - FAULTS // 2))
