"""A guest with a browser, for tests: one session, one socket, everything over the real network."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

JsonMessage = dict[str, Any]

NUMBERS = itertools.count(1)


class Guest:
    """Keeps its cookie when the line is lost; `hears` is called with every piece of news."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.web = httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=30)
        self.hears: Callable[[JsonMessage], None] = lambda news: None
        self.frames: list[bytes] = []
        """Every frame that came, as it came."""
        self.socket: ClientConnection | None = None
        self.answers: dict[str, asyncio.Future[JsonMessage]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Get a session, choose the name, open the socket."""
        await self.web.get("/api/me")
        (await self.web.patch("/api/me", json={"name": self.name})).raise_for_status()
        await self.connect()

    async def connect(self, base: str | None = None) -> None:
        """Open the socket, perhaps to a server that has come back at another address."""
        if base is not None:
            cookies = self.web.cookies
            await self.web.aclose()
            self.base = base
            self.web = httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=30, cookies=cookies)
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        headers = {"Cookie": cookie, "Origin": self.base}
        self.socket = await connect(
            self.base.replace("http", "ws", 1) + "/ws", additional_headers=headers, max_size=None, open_timeout=90
        )
        self._reading = asyncio.create_task(self._read(self.socket))
        await self.send("hello", lang="en")

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                data = frame.encode() if isinstance(frame, str) else frame
                self.frames.append(data)
                news = msgspec.json.decode(data)
                answer = self.answers.pop(news.get("id") or "", None) if "id" in news else None
                if answer is not None and not answer.done():
                    answer.set_result(news)
                self.hears(news)
        except ConnectionClosed:
            pass

    async def send(self, type: str, request: str | None = None, **fields: Any) -> str:
        """Send a request and do not wait for its answer; gives its id."""
        assert self.socket is not None
        request = request or f"{self.name}-{next(NUMBERS)}"
        await self.socket.send(msgspec.json.encode({"type": type, "id": request, **fields}).decode())
        return request

    async def ask(self, type: str, **fields: Any) -> JsonMessage:
        """Send a request and wait for its answer: done, refused, verdict or hint."""
        request = f"{self.name}-{next(NUMBERS)}"
        answer: asyncio.Future[JsonMessage] = asyncio.get_running_loop().create_future()
        self.answers[request] = answer
        await self.send(type, request, **fields)
        # Not wait_for: it forgets that it was cancelled when the answer comes in the same moment.
        async with asyncio.timeout(60):
            return await answer

    async def make_table(self, **plan: Any) -> str:
        answer = await self.web.post("/api/tables", json=plan)
        assert answer.status_code < 300, answer.text
        return str(answer.json()["table"])

    async def cut(self) -> None:
        """Lose the line, without a word."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self.socket.wait_closed()
            self.socket = None
        if self._reading is not None:
            await self._reading

    async def go(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await self._reading
        await self.web.aclose()
