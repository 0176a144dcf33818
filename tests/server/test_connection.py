"""What is sent to a page comes in order, whether the network takes it at once, in pieces or not at all for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.server.protocol.close_codes import UNREAD
from majlis.server.security.sessions import Session
from majlis.server.ws.backlog import Backlog
from majlis.server.ws.connection import ENOUGH, MOST_WAITING, Connection

pytestmark = pytest.mark.interpreted


class Network:
    """Takes what it is given while it is open; who waits goes on when it opens again."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.pieces = 0
        self.code: int | None = None
        self.is_open = asyncio.Event()
        self.is_open.set()

    def write(self, texts: Iterable[bytes]) -> bool:
        if not self.is_open.is_set():
            return False
        self.sent += [text.decode() for text in texts]
        self.pieces += 1
        return True

    async def send(self, message: dict[str, Any]) -> None:
        await self.is_open.wait()
        if message["type"] == "websocket.close":
            self.code = message["code"]
        else:
            self.sent.append(message["text"])
            self.pieces += 1


def connection_to(network: Network, writes: bool) -> Connection:
    return Connection(Session("s", "Noor", "en"), network.send, network.write if writes else None)


@settings(deadline=None)
@given(
    steps=st.lists(st.sampled_from(["push", "shut", "open", "turn"]), max_size=60),
    writes=st.booleans(),
)
def test_frames_come_in_order_and_none_is_lost(steps: list[str], writes: bool) -> None:
    async def run() -> None:
        network = Network()
        connection = connection_to(network, writes)
        running = asyncio.create_task(connection.run())
        pushed = []
        for number, step in enumerate(steps):
            if step == "push":
                pushed.append(str(number))
                connection.push(pushed[-1].encode())
            elif step == "shut":
                network.is_open.clear()
            elif step == "open":
                network.is_open.set()
            else:
                await asyncio.sleep(0)
        network.is_open.set()
        connection.close(1012)
        await running
        assert (network.sent, network.code) == (pushed, 1012)

    asyncio.run(run())


def test_what_is_said_in_one_moment_goes_in_one_piece() -> None:
    async def run() -> None:
        network = Network()
        connection = connection_to(network, writes=True)
        running = asyncio.create_task(connection.run())
        await asyncio.sleep(0)
        for text in (b"a", b"b", b"c"):
            connection.push(text)
        await asyncio.sleep(0.01)
        assert (network.sent, network.pieces) == (["a", "b", "c"], 1)
        connection.close(1012)
        await running

    asyncio.run(run())


def test_who_does_not_read_is_cut_off() -> None:
    async def run() -> None:
        network = Network()
        network.is_open.clear()
        connection = connection_to(network, writes=True)
        running = asyncio.create_task(connection.run())
        for _ in range(7):
            connection.push(b"x" * (MOST_WAITING // 4))
            await asyncio.sleep(0)
        assert connection.code == UNREAD
        network.is_open.set()
        await running
        assert network.code == UNREAD
        assert len(network.sent) <= 1

    asyncio.run(run())


def test_of_many_who_do_not_read_those_go_for_whom_most_waits() -> None:
    async def run() -> None:
        backlog, cut = Backlog(most=1_000), list[tuple[int, int]]()
        networks = [Network() for _ in range(4)]
        connections = [
            Connection(
                Session("s", "Noor", "en"),
                network.send,
                network.write,
                cut=lambda code, number=number: cut.append((number, code)),  # type: ignore[misc]
                backlog=backlog,
            )
            for number, network in enumerate(networks)
        ]
        running = [asyncio.create_task(connection.run()) for connection in connections]
        await asyncio.sleep(0)
        for network in networks[1:]:
            network.is_open.clear()
        # However much is sent to one who reads, it is none of what waits.
        for _ in range(20):
            connections[0].push(b"x" * 500)
            await asyncio.sleep(0)
        for number, size in ((1, 300), (2, 500), (3, 150)):
            connections[number].push(b"x" * size)
        await asyncio.sleep(0.01)
        assert (cut, backlog.bytes) == ([], 950)
        connections[3].push(b"x" * 100)
        await asyncio.sleep(0.01)
        assert (cut, backlog.bytes) == ([(2, UNREAD)], 550)
        networks[1].is_open.set()
        await asyncio.sleep(0.01)
        assert backlog.bytes == 250
        connections[3].end()
        connections[3].push(b"x" * 100)
        await asyncio.sleep(0.01)
        assert backlog.bytes == 0
        assert len(networks[0].sent) == 20
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(run())


def test_who_asks_must_read_the_answers() -> None:
    async def run() -> None:
        network = Network()
        network.is_open.clear()
        connection = connection_to(network, writes=True)
        running = asyncio.create_task(connection.run())
        await asyncio.wait_for(connection.wait_until_read(), 60)
        connection.push(b"x" * (ENOUGH + 1))
        waiting = asyncio.create_task(connection.wait_until_read())
        await asyncio.sleep(0.05)
        assert not waiting.done()
        network.is_open.set()
        await asyncio.wait_for(waiting, 60)
        connection.close(1012)
        await running

    asyncio.run(run())
