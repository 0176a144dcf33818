"""Pages that do not read what they are sent: what waits for them has a bound, and they are gone soon."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import struct
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from majlis.server.security.connection_guard import Guard
from tests.server.guest import Guest
from tests.server.running import Running

LINES = 12
MEGABYTES = 0.2
HEADERS = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that keeps little for those who do not read."""
    with Running(
        tmp_path_factory.mktemp("unread"), MAJLIS_UNREAD_MEGABYTES=str(MEGABYTES), MAJLIS_HEARTBEAT_SECONDS="600"
    ) as running:
        yield running


def framed(text: str) -> bytes:
    """A text as a browser sends it, masked by nothing."""
    data = text.encode()
    return bytes((0x81, 0x80 | 126)) + struct.pack("!H", len(data)) + bytes(4) + data


def silent(server: Running) -> socket.socket:
    """A connection with little room in the network."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(60)
    host, _, port = server.base.removeprefix("http://").partition(":")
    line.connect((host, int(port)))
    return line


def unread_line(server: Running) -> socket.socket:
    """A socket that nobody reads."""
    line, address = silent(server), server.base.removeprefix("http://")
    line.sendall(f"GET /ws HTTP/1.1\r\nHost: {address}\r\n{HEADERS}{KEY}".encode())
    assert line.recv(4).startswith(b"HTTP")
    return line


def metric(server: Running, name: str) -> float:
    text = httpx.get(f"{server.base}/metrics", timeout=60).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


async def talked(server: Running) -> str:
    """A table at which much was said: whoever comes is sent all of it."""
    guest = Guest(server.base, "talker")
    await guest.come()
    table = await guest.make_table(
        game="quoridor", options={"players": 2}, seats=[{"occupant": "me"}, {"occupant": "free"}]
    )
    for number in range(50):
        answer = await guest.ask("say", table=table, text=f"{number} " + "\N{ARABIC LETTER SHEEN}" * 290)
        assert "code" not in answer, answer
    await guest.go()
    return table


def test_what_waits_for_all_who_do_not_read_has_a_bound(server: Running) -> None:
    table = asyncio.run(talked(server))
    enter = framed(json.dumps({"type": "enter", "id": "e", "table": table}))
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(unread_line(server)) for _ in range(LINES)]
        waiting, until = [0.0], time.monotonic() + 120
        # What waits may go from nothing to too much between two looks: then others are seen to wait after it.
        while not (metric(server, "majlis_lines_cut_total") and any(waiting)) and time.monotonic() < until:
            for line in lines:
                line.setblocking(False)
                with contextlib.suppress(OSError):
                    line.send(enter)
                waiting.append(metric(server, "majlis_unread_bytes"))
        assert 0 < max(waiting) <= MEGABYTES * 1_000_000
        assert metric(server, "majlis_lines_cut_total") > 0
        # Whoever reads is served as ever.
        assert httpx.get(f"{server.base}/healthz", timeout=60).status_code == 200


def open_sockets(server: Running) -> int:
    assert server.process is not None
    links = []
    for file in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            links.append(str(file.readlink()))
    return sum(link.startswith("socket:") for link in links)


def gone(server: Running, before: int) -> bool:
    """Whether lines that nobody reads are closed after a while, though their other side keeps them open."""
    until = time.monotonic() + 90
    while open_sockets(server) > before and time.monotonic() < until:
        time.sleep(0.2)
    return open_sockets(server) <= before


@pytest.mark.skipif(sys.platform != "linux", reason="sockets are counted where Linux shows them")
def test_a_line_that_is_closed_is_gone_though_nobody_reads_it(tmp_path: Path) -> None:
    """Closing waits until all is read; whoever reads nothing must not be here for ever."""
    with Running(tmp_path, MAJLIS_HEARTBEAT_SECONDS="1") as server:
        table = asyncio.run(talked(server))
        enter = framed(json.dumps({"type": "enter", "id": "e", "table": table}))
        httpx.get(f"{server.base}/healthz", timeout=60)
        before = open_sockets(server)
        with contextlib.ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(unread_line(server)).sendall(enter * 200)
            assert gone(server, before)


class Generous(asyncio.Protocol):
    """Answers whatever it is asked with more than the network takes; `is_last`: and closes the line."""

    def __init__(self, is_last: bool) -> None:
        self.is_last = is_last
        self.is_gone = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        assert isinstance(self.transport, asyncio.Transport)
        self.transport.write(bytes(1_000_000))
        if self.is_last:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_gone.set()


@contextlib.asynccontextmanager
async def guarded(guard: Guard, is_last: bool, lines: int) -> AsyncIterator[list[Generous]]:
    """Lines that ask a guarded server and do not read what it answers."""
    asked: list[Generous] = []

    def make(**given: Any) -> Generous:
        asked.append(Generous(is_last))
        return asked[-1]

    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server = await asyncio.get_running_loop().create_server(guard.protocol(make), sock=listening)
    with contextlib.ExitStack() as stack:
        for _ in range(lines):
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(listening.getsockname())
            line.sendall(b"GET / HTTP/1.1\r\n\r\n")
        yield asked
        server.close()
        await server.wait_closed()


def test_an_answer_that_nobody_reads_is_not_kept_for_ever() -> None:
    async def run() -> None:
        guard = Guard(100, 100, seconds=600)
        async with asyncio.timeout(60), guarded(guard, is_last=True, lines=3) as asked:
            while len(asked) < 3:
                await asyncio.sleep(0.01)
            await asyncio.gather(*(one.is_gone.wait() for one in asked))
            assert len(guard) == 0

    asyncio.run(run())


def test_answers_that_nobody_reads_have_a_bound() -> None:
    async def run() -> None:
        guard = Guard(100, 100, seconds=600, most_unread=2_200_000)
        async with asyncio.timeout(60), guarded(guard, is_last=False, lines=5) as asked:
            while len(asked) < 5 or len(guard) != 2:
                await asyncio.sleep(0.01)
            await asyncio.sleep(1.5)
            assert len(guard) == 2
            assert sum(one.is_gone.is_set() for one in asked) == 3
            for one in asked:
                one.transport.abort()  # type: ignore[attr-defined]

    asyncio.run(run())
