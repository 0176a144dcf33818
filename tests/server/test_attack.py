"""Attacks on the front door while people play: the loop is never late by its own work, and everybody plays on.

`make soak` runs it; MAJLIS_ATTACK is the length of each attack in seconds (20 unless told), MAJLIS_ATTACKS the names of
some of them, MAJLIS_ATTACK_REPORT a file for the figures.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import random
import re
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

import majlis
from tests.server.guest import Guest, JsonMessage
from tests.server.running import Running
from tests.server.test_unread import HEADERS, KEY, framed

SECONDS = float(os.environ.get("MAJLIS_ATTACK", "20"))
ONLY = os.environ.get("MAJLIS_ATTACKS", "").split()
LATE = 0.1
"""Seconds by which the loop must never be late because of what it does."""
FILES = 1024
MORE_FILES = 4096
SILENT = 1100
FLOODS = 30
SLOW = 200
LOOKING = 250
SOCKETS = 1000
JOINING = 190
UPLOADING = 60
UNREAD = 100
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


async def measured(server: Running) -> Lags:
    async with httpx.AsyncClient(base_url=server.base, timeout=120) as web:
        return Lags((await web.get("/metrics")).text)


def port_of(server: Running) -> int:
    return int(server.base.rpartition(":")[2])


Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def line(server: Running) -> AsyncIterator[Pair]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
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


async def together(server: Running, attack: Callable[[Running], Awaitable[None]], number: int) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(number):
            group.create_task(again_and_again(lambda: attack(server)))


async def flood(server: Running) -> None:
    """A header without an end, as fast as it is taken."""
    async with line(server) as (_, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n")
        for _ in range(12_000):
            writer.write(b"X-Long: " + b"x" * 8_000 + b"\r\n")
            await writer.drain()


async def crumbs(server: Running) -> None:
    """Thousands of headers of a few bytes each."""
    async with line(server) as (_, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n")
        for _ in range(1_000):
            writer.write(b"a:b\r\n" * 1_000)
            await writer.drain()


async def silence(server: Running) -> None:
    """A connection that asks for nothing."""
    async with line(server) as (reader, _):
        await reader.read()


async def slow_header(server: Running) -> None:
    """A request that comes byte by byte."""
    async with line(server) as (reader, writer):
        for byte in b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: " + b"x" * 10_000:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.1)
            if reader.at_eof():
                return


async def slow_body(server: Running) -> None:
    """A body that comes byte by byte."""
    async with line(server) as (reader, writer):
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port_of(server)}\r\nOrigin: {server.base}\r\n"
        writer.write(head.encode() + b"Content-Type: application/json\r\nContent-Length: 16000\r\n\r\n")
        while not reader.at_eof():
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.1)


async def nonsense(server: Running) -> None:
    """What is no HTTP at all."""
    async with line(server) as (reader, writer):
        writer.write(random.randbytes(4_000))
        await writer.drain()
        await reader.read()


async def ahead(server: Running) -> None:
    """Thousands of requests sent before the first is answered."""
    async with line(server) as (_, writer):
        for _ in range(100):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 1_000)
            await writer.drain()


def upgrade(server: Running) -> bytes:
    """What opens a socket."""
    return f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port_of(server)}\r\n{HEADERS}{KEY}".encode()


async def frames(server: Running) -> None:
    """A socket on which frames of nothing come, as fast as they are taken."""
    async with line(server) as (reader, writer):
        writer.write(upgrade(server))
        await reader.readuntil(b"\r\n\r\n")
        for kind in (b"\x89", b"\x8a", b"\x81") * 100:
            writer.write((kind + b"\x80\0\0\0\0") * 10_000)
            await writer.drain()
            while len(reader._buffer) > 100_000:  # type: ignore[attr-defined]
                await reader.read(100_000)


MADE: dict[tuple[str, str], asyncio.Task[str]] = {}
"""What was made at each server for an attack."""


async def made(server: Running, make: Callable[[Running], Coroutine[Any, Any, str]]) -> str:
    """The id of what an attack needs, made once."""
    key = (server.base, make.__name__)
    if key not in MADE:
        MADE[key] = asyncio.create_task(make(server))
    return await asyncio.shield(MADE[key])


@functools.cache
def long_match() -> bytes:
    """A long match as a file."""
    match, chance = majlis.game("taki", players=4).start(seed=1), random.Random(1)
    while match.ply < 600 and match.actors():
        seat = chance.choice([seat for seat in match.actors() if match.legal(seat)])
        match.play(seat, chance.choice(match.legal(seat)))
    return match.replay().dumps().encode()


async def brought(server: Running) -> str:
    """The id of a long match to look at."""
    headers = {"origin": server.base, "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=server.base, timeout=120) as web:
        answer = await web.post("/api/replays", content=long_match(), headers=headers)
        return str(answer.raise_for_status().json()["id"])


async def talked(server: Running) -> str:
    """The id of a table at which much was said, which everybody who comes is sent."""
    guest = Guest(server.base, "talker")
    await guest.come()
    seats = [{"occupant": "me"}, {"occupant": "bot", "level": 1}]
    table = await guest.make_table(game="quoridor", options={"players": 2}, seats=seats, start=True)
    for number in range(50):
        await guest.ask("say", table=table, text=f"{number} " + "x" * 250)
    await guest.go()
    return table


async def looks(server: Running) -> None:
    """Somebody who looks through a long match, with eyes that see everything."""
    name = await made(server, brought)
    async with line(server) as (reader, writer):
        head = f"GET /api/matches/{name}/look?viewer=referee HTTP/1.1\r\nHost: 127.0.0.1:{port_of(server)}\r\n"
        writer.write(head.encode() + b"Accept-Encoding: gzip\r\nConnection: close\r\n\r\n")
        await reader.read(-1)


async def uploads(server: Running) -> None:
    """Somebody who brings a long match along."""
    async with line(server) as (reader, writer):
        head = f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1:{port_of(server)}\r\nOrigin: {server.base}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(long_match())}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + long_match())
        await reader.read(-1)


async def unread(server: Running) -> None:
    """A page that enters a table again and again and reads nothing."""
    table = await made(server, talked)
    async with line(server) as (reader, writer):
        writer.write(upgrade(server))
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        enter = framed(json.dumps({"type": "enter", "id": "e", "table": table}))
        while True:
            writer.write(enter * 10)
            await writer.drain()


async def all_at_once(lines: list[Pair], asked: bytes, last: bytes) -> None:
    """Write the same on every line in one moment; read until the last answer has come, or the line is closed."""
    for _, writer in lines:
        writer.write(asked)
    for reader, _ in lines:
        tail = b""
        while last not in tail and (more := await reader.read(1 << 16)):
            tail = tail[-len(last) :] + more


async def sockets(server: Running) -> None:
    """A thousand sockets that are opened in one moment, and closed in one moment."""
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line(server)) for _ in range(SOCKETS)]
        await all_at_once(lines, upgrade(server), b"\r\n\r\n")


async def joins(server: Running) -> None:
    """Many who come to a table in one moment, leave it and come again, and are gone in one moment."""
    table = await made(server, talked)
    asked = [
        framed(json.dumps({"type": what, "id": f"{what}{number}", "table": table}))
        for number in range(10)
        for what in ("enter", "exit")
    ]
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line(server)) for _ in range(JOINING)]
        await all_at_once(lines, upgrade(server), b"\r\n\r\n")
        await all_at_once(lines, b"".join(asked) + asked[0], b'"exit9"')


Attacks = tuple[tuple[Callable[[Running], Awaitable[None]], int], ...]
AT_THE_DOOR: Attacks = (
    (flood, FLOODS),
    (crumbs, FLOODS),
    (silence, SILENT),
    (slow_header, SLOW),
    (slow_body, SLOW),
    (nonsense, FLOODS),
    (ahead, FLOODS),
    (frames, FLOODS),
)
"""What a server that may have few files open must bear, too."""
INSIDE: Attacks = (
    (looks, LOOKING),
    (uploads, UPLOADING),
    (unread, UNREAD),
    (sockets, 1),
    (joins, 1),
)


class Player:
    """Plays a match of quoridor against a bot, and another; counts what was done."""

    def __init__(self, server: Running, number: int) -> None:
        self.guest = Guest(server.base, f"player{number}")
        self.chance = random.Random(number)
        self.guest.hears = self.hear
        self.heard = asyncio.Event()
        self.position: JsonMessage = {}
        self.moves = 0
        self.longest = 0.0
        """Seconds until a move was answered, at most."""

    def hear(self, news: JsonMessage) -> None:
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
                    async with asyncio.timeout(120):
                        await self.heard.wait()
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
            async with asyncio.timeout(120):
                await self.heard.wait()
        await asyncio.sleep(0.05)


async def under_attack(server: Running, attacks: Attacks) -> list[dict[str, Any]]:
    figures = []
    async with asyncio.timeout(900), httpx.AsyncClient(base_url=server.base, timeout=120) as web:
        while not all(game["ready"] for game in (await web.get("/api/games")).json()):
            await asyncio.sleep(0.5)
    players = [Player(server, number) for number in range(PLAYERS)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for attack, number in attacks:
            if ONLY and attack.__name__ not in ONLY:
                continue
            before, moves = await measured(server), sum(player.moves for player in players)
            for player in players:
                player.longest = 0.0
            attacking = asyncio.create_task(together(server, attack, number))
            await asyncio.sleep(SECONDS)
            after = await measured(server)
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
            for task in playing:
                assert not task.done(), traceback.format_exception(task.exception())
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
@pytest.mark.parametrize(("attacks", "files"), [(AT_THE_DOOR, FILES), (INSIDE, MORE_FILES)], ids=["door", "inside"])
def test_the_loop_is_not_late_under_attack(tmp_path: Path, attacks: Attacks, files: int) -> None:
    # It takes seconds, in which nobody could play.
    long_match()
    server = Running(tmp_path)
    server.files = files
    with server:
        figures = asyncio.run(under_attack(server, attacks))
    for line_ in figures:
        print(json.dumps(line_))
    if place := os.environ.get("MAJLIS_ATTACK_REPORT"):
        with Path(place).open("a") as file:
            file.writelines(json.dumps(one) + "\n" for one in figures)
    assert not [one for one in figures if one["late_by_itself"]], figures
    assert all(one["moves"] for one in figures), figures
