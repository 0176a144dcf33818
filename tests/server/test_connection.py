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
from majlis.server.ws.connection import MOST_WAITING, Connection

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


def line_to(network: Network, writes: bool) -> Connection:
    return Connection(Session("s", "Noor", "en"), network.send, network.write if writes else None)


@settings(deadline=None)
@given(
    deeds=st.lists(st.sampled_from(["push", "shut", "open", "turn"]), max_size=60),
    writes=st.booleans(),
)
def test_frames_come_in_order_and_none_is_lost(deeds: list[str], writes: bool) -> None:
    async def run() -> None:
        network = Network()
        line = line_to(network, writes)
        running = asyncio.create_task(line.run())
        pushed = []
        for number, deed in enumerate(deeds):
            if deed == "push":
                pushed.append(str(number))
                line.push(pushed[-1].encode())
            elif deed == "shut":
                network.is_open.clear()
            elif deed == "open":
                network.is_open.set()
            else:
                await asyncio.sleep(0)
        network.is_open.set()
        line.close(1012)
        await running
        assert (network.sent, network.code) == (pushed, 1012)

    asyncio.run(run())


def test_what_is_said_in_one_moment_goes_in_one_piece() -> None:
    async def run() -> None:
        network = Network()
        line = line_to(network, writes=True)
        running = asyncio.create_task(line.run())
        await asyncio.sleep(0)
        for text in (b"a", b"b", b"c"):
            line.push(text)
        await asyncio.sleep(0.01)
        assert (network.sent, network.pieces) == (["a", "b", "c"], 1)
        line.close(1012)
        await running

    asyncio.run(run())


def test_who_does_not_read_is_cut_off() -> None:
    async def run() -> None:
        network = Network()
        network.is_open.clear()
        line = line_to(network, writes=True)
        running = asyncio.create_task(line.run())
        for _ in range(7):
            line.push(b"x" * (MOST_WAITING // 4))
            await asyncio.sleep(0)
        assert line.code == UNREAD
        network.is_open.set()
        await running
        assert network.code == UNREAD
        assert len(network.sent) <= 1

    asyncio.run(run())
