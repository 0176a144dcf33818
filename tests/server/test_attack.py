"""Attacks on the front door while people play: the loop is never late by its own work, and everybody plays on.

`make soak` runs it; MAJLIS_ATTACK is the length of each attack in seconds (20 unless told), MAJLIS_ATTACK_REPORT a file for
the figures.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import majlis
from tests.server.guest import Guest, News
from tests.server.running import Running

SECONDS = float(os.environ.get("MAJLIS_ATTACK", "20"))
LATE = 0.1
"""Seconds by which the loop must never be late because of what it does."""
FILES = 1024
SILENT = 1100
FLOODS = 30
SLOW = 200
LOOKING = 250
PLAYERS = 4
BUCKET = re.compile(r'^majlis_loop_(lag|held)_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)


class Lags:
    """How late the loop was, as /metrics has it."""

    def __init__(self, text: str) -> None:
        self.upto = {(kind, float(limit)): float(count) for kind, limit, count in BUCKET.findall(text)}

    def since(self, before: Lags, kind: str) -> dict[float, int]:
        """How often it was late by more than each limit."""
        new = {limit: count - before.upto[(of, limit)] for (of, limit), count in self.upto.items() if of == kind}
        return {limit: int(new[float("inf")] - count) for limit, count in new.items()}


async def measured(house: Running) -> Lags:
    async with httpx.AsyncClient(base_url=house.base, timeout=120) as web:
        return Lags((await web.get("/metrics")).text)


def port_of(house: Running) -> int:
    return int(house.base.rpartition(":")[2])


Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def line(house: Running) -> AsyncIterator[Pair]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(house))
    try:
        yield reader, writer
    finally:
        with contextlib.suppress(OSError):
            writer.transport.abort()


async def again_and_again(attack: Callable[[], Awaitable[None]]) -> None:
    """Whoever is turned away comes back at once."""
    while True:
        with contextlib.suppress(OSError, EOFError):
            await attack()
        await asyncio.sleep(0.01)


async def together(house: Running, attack: Callable[[Running], Awaitable[None]], number: int) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(number):
            group.create_task(again_and_again(lambda: attack(house)))


async def flood(house: Running) -> None:
    """A header without an end, as fast as it is taken."""
    async with line(house) as (_, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n")
        for _ in range(12_000):
            writer.write(b"X-Long: " + b"x" * 8_000 + b"\r\n")
            await writer.drain()


async def crumbs(house: Running) -> None:
    """Thousands of headers of a few bytes each."""
    async with line(house) as (_, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n")
        for _ in range(1_000):
            writer.write(b"a:b\r\n" * 1_000)
            await writer.drain()


async def silence(house: Running) -> None:
    """A connection that asks for nothing."""
    async with line(house) as (reader, _):
        await reader.read()


async def slow_header(house: Running) -> None:
    """A request that comes byte by byte."""
    async with line(house) as (reader, writer):
        for byte in b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: " + b"x" * 10_000:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.1)
            if reader.at_eof():
                return


async def slow_body(house: Running) -> None:
    """A body that comes byte by byte."""
    async with line(house) as (reader, writer):
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port_of(house)}\r\nOrigin: {house.base}\r\n"
        writer.write(head.encode() + b"Content-Type: application/json\r\nContent-Length: 16000\r\n\r\n")
        while not reader.at_eof():
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.1)


async def nonsense(house: Running) -> None:
    """What is no HTTP at all."""
    async with line(house) as (reader, writer):
        writer.write(random.randbytes(4_000))
        await writer.drain()
        await reader.read()


async def ahead(house: Running) -> None:
    """Thousands of requests sent before the first is answered."""
    async with line(house) as (_, writer):
        for _ in range(100):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 1_000)
            await writer.drain()


async def frames(house: Running) -> None:
    """A socket on which frames of nothing come, as fast as they are taken."""
    async with line(house) as (reader, writer):
        upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        writer.write(f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port_of(house)}\r\n{upgrade}{key}".encode())
        await reader.readuntil(b"\r\n\r\n")
        for kind in (b"\x89", b"\x8a", b"\x81") * 100:
            writer.write((kind + b"\x80\0\0\0\0") * 10_000)
            await writer.drain()
            while len(reader._buffer) > 100_000:  # type: ignore[attr-defined]
                await reader.read(100_000)


LOOKED_AT: dict[str, asyncio.Task[str]] = {}
"""A match that was brought to each house."""


async def brought(house: Running) -> str:
    """The id of a long match to look at."""
    match, chance = majlis.game("taki", players=4).start(seed=1), random.Random(1)
    while match.ply < 600 and match.actors():
        seat = chance.choice([seat for seat in match.actors() if match.legal(seat)])
        match.play(seat, chance.choice(match.legal(seat)))
    headers = {"origin": house.base, "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=house.base, timeout=120) as web:
        answer = await web.post("/api/replays", content=match.replay().dumps(), headers=headers)
        return str(answer.raise_for_status().json()["id"])


async def looks(house: Running) -> None:
    """Somebody who looks through a long match, with eyes that see everything."""
    if house.base not in LOOKED_AT:
        LOOKED_AT[house.base] = asyncio.create_task(brought(house))
    name = await asyncio.shield(LOOKED_AT[house.base])
    async with line(house) as (reader, writer):
        head = f"GET /api/matches/{name}/look?viewer=referee HTTP/1.1\r\nHost: 127.0.0.1:{port_of(house)}\r\n"
        writer.write(head.encode() + b"Accept-Encoding: gzip\r\nConnection: close\r\n\r\n")
        await reader.read(-1)


ATTACKS: tuple[tuple[Callable[[Running], Awaitable[None]], int], ...] = (
    (flood, FLOODS),
    (crumbs, FLOODS),
    (silence, SILENT),
    (slow_header, SLOW),
    (slow_body, SLOW),
    (nonsense, FLOODS),
    (ahead, FLOODS),
    (frames, FLOODS),
    (looks, LOOKING),
)


class Player:
    """Plays a match of quoridor against a bot, and another; counts what was done."""

    def __init__(self, house: Running, number: int) -> None:
        self.guest = Guest(house.base, f"player{number}")
        self.chance = random.Random(number)
        self.guest.hears = self.hear
        self.heard = asyncio.Event()
        self.position: News = {}
        self.moves = 0
        self.longest = 0.0
        """Seconds until a move was answered, at most."""

    def hear(self, news: News) -> None:
        if news["type"] in ("position", "played"):
            self.position = news["position"]
            self.heard.set()

    async def play(self) -> None:
        await self.guest.come()
        while True:
            seats = [{"occupant": "me"}, {"occupant": "bot", "level": 1}]
            table = await self.guest.make_table(game="quoridor", options={"players": 2}, seats=seats, start=True)
            self.position = {}
            assert (await self.guest.ask("enter", table=table))["type"] == "done"
            while not self.position.get("outcome"):
                self.heard.clear()
                if self.position.get("legal"):
                    await self.move(table)
                if not self.position.get("legal") and not self.position.get("outcome"):
                    await asyncio.wait_for(self.heard.wait(), 120)
            await self.guest.ask("exit", table=table)

    async def move(self, table: str) -> None:
        walks = [action for action in self.position["legal"] if len(action) == 2]
        ply, began = self.position["ply"], time.monotonic()
        action = self.chance.choice(walks or self.position["legal"])
        answer = await self.guest.ask("move", table=table, seat=0, ply=ply, action=action)
        self.longest = max(self.longest, time.monotonic() - began)
        assert answer["type"] == "done", answer
        self.moves += 1
        while self.position["ply"] <= ply:
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), 120)
        await asyncio.sleep(0.05)


async def under_attack(house: Running) -> list[dict[str, Any]]:
    figures = []
    async with asyncio.timeout(900), httpx.AsyncClient(base_url=house.base, timeout=120) as web:
        while not all(game["ready"] for game in (await web.get("/api/games")).json()):
            await asyncio.sleep(0.5)
    players = [Player(house, number) for number in range(PLAYERS)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for attack, number in ATTACKS:
            before, moves = await measured(house), sum(player.moves for player in players)
            for player in players:
                player.longest = 0.0
            attacking = asyncio.create_task(together(house, attack, number))
            await asyncio.sleep(SECONDS)
            after = await measured(house)
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
            for task in playing:
                assert not task.done(), task.exception()
            done = sum(player.moves for player in players) - moves
            held, lag = after.since(before, "held"), after.since(before, "lag")
            # The next higher limit is what is known of the worst; the highest of all has none above it.
            worst = {
                kind: min(limit for limit, count in of.items() if not count)
                for kind, of in (("held", held), ("lag", lag))
            }
            longest = round(max(player.longest for player in players), 2)
            figures.append(
                {"attack": attack.__name__, "lines": number, "moves": done, "longest_move": longest, **worst}
            )
            figures[-1] |= {"late_by_itself": held[LATE], "late_at_all": lag[LATE]}
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            with contextlib.suppress(Exception):
                await player.guest.go()
    return figures


@pytest.mark.soak
def test_the_loop_is_not_late_under_attack(tmp_path: Path) -> None:
    house = Running(tmp_path)
    house.files = FILES
    with house:
        figures = asyncio.run(under_attack(house))
    for line_ in figures:
        print(json.dumps(line_))
    if place := os.environ.get("MAJLIS_ATTACK_REPORT"):
        with Path(place).open("a") as file:
            file.writelines(json.dumps(one) + "\n" for one in figures)
    assert not [one for one in figures if one["late_by_itself"]], figures
    assert all(one["moves"] for one in figures), figures
