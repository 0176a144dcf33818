"""What many ask for in one moment is done a little at a time: the loop comes to whatever else is due in between."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import uvicorn

from majlis.server import app, loop_turns, run, settings
from majlis.server.context import AppContext
from majlis.server.loop_turns import MOST_AT_ONCE, Turns
from tests.server.guest import Guest
from tests.server.running import QUICK
from tests.server.test_unread import HEADERS, KEY, framed

LINES = 200
SEATS = [{"occupant": "me"}, {"occupant": "free"}]
SEVERAL = 3 * MOST_AT_ONCE
"""What may be done between two looks at the loop: a request passes a few turns, in which others begin."""


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the machine: the first of a turn has used it up."""
    monkeypatch.setattr(loop_turns, "TURN", 0.0)


def test_each_has_a_turn_before_anybody_has_the_next() -> None:
    async def main() -> None:
        shared, done = Turns(), list[str]()
        assert shared.has_time()
        assert not shared.has_time()
        for whose in ("many", "many", "many", "one", "other"):
            shared.later(whose, lambda whose=whose: done.append(whose))  # type: ignore[misc]
        assert not done
        while len(done) < 5:
            # Those who wait go before whoever comes now.
            assert not shared.has_time()
            await asyncio.sleep(0)
        assert done == ["many", "one", "other", "many", "many"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert shared.has_time()

    asyncio.run(main())


def test_whoever_waits_no_more_holds_nobody_up() -> None:
    async def main() -> None:
        shared = Turns()
        shared.has_time()
        gone = [asyncio.create_task(shared.wait("gone")) for _ in range(LINES)]
        waiting = [asyncio.create_task(shared.wait("here")) for _ in range(LINES)]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        async with asyncio.timeout(60):
            await asyncio.gather(*waiting)
        assert all(task.cancelled() for task in gone)

    asyncio.run(main())


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[uvicorn.Server, AppContext, tuple[str, int]]]:
    """The whole server in this loop, so that its turns can be counted."""
    given = settings.read(dict(QUICK), {"data_dir": str(folder), "host": "127.0.0.1"})
    application = app.create(given)
    server = uvicorn.Server(run.configured(application, given))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(2 * LINES)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        async with asyncio.timeout(300):
            await application.state.context.is_open.wait()
            yield server, application.state.context, listening.getsockname()
        server.should_exit = True
        await serving


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


async def most_in_a_turn(count: Callable[[], int], last: int) -> int:
    """The most by which a number changes in one turn of the loop, on its way to where it ends."""
    most, before = 0, count()
    while before != last:
        await asyncio.sleep(0)
        most, before = max(most, abs(count() - before)), count()
    return most


async def table_of(address: tuple[str, int]) -> str:
    guest = Guest("http://{}:{}".format(*address), "host")
    await guest.come()
    table = await guest.make_table(game="quoridor", options={"players": 2}, seats=SEATS)
    await guest.go()
    return table


def test_the_loop_has_turns_however_many_come_ask_and_go_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as (server, context, address):
            table = await table_of(address)
            pages = context.registry.connections
            await until(lambda: not server.server_state.connections)
            with contextlib.ExitStack() as stack:
                lines = [stack.enter_context(socket.create_connection(address)) for _ in range(LINES)]
                await until(lambda: len(server.server_state.connections) == LINES)
                for line in lines:
                    line.sendall(f"GET /ws HTTP/1.1\r\nHost: here\r\n{HEADERS}{KEY}".encode())
                assert await most_in_a_turn(lambda: len(pages), LINES) <= SEVERAL
                context.registry.most_spectators = LINES
                for line in lines:
                    line.sendall(framed(json.dumps({"type": "enter", "id": "e", "table": table})))
                followed = (await context.registry.table(table)).connections
                assert await most_in_a_turn(lambda: len(followed), LINES) <= SEVERAL
            # All of them close their lines in one moment.
            assert await most_in_a_turn(lambda: len(followed), 0) <= SEVERAL

    asyncio.run(main())


def test_a_request_that_waits_is_answered_whole_and_in_order(tmp_path: Path) -> None:
    """Requests sent ahead, and bodies that come behind a header, wait with it."""
    body = json.dumps({"lang": "ar"})
    head = "PATCH /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    head += f"Content-Length: {len(body)}\r\n\r\n"
    asked = f"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n{head}{body}GET /healthz HTTP/1.1\r\nHost: here\r\n"

    async def main() -> None:
        async with opened(tmp_path) as (_, _context, address):
            pairs = [await asyncio.open_connection(*address) for _ in range(4 * MOST_AT_ONCE)]
            for _, writer in pairs:
                writer.write(asked.encode() + b"Connection: close\r\n\r\n")
            for reader, writer in pairs:
                told = await reader.read()
                assert told.count(b"HTTP/1.1 200 OK") == told.count(b"HTTP/1.1 ") == 3
                assert told.index(b'"lang":"en"') < told.index(b'"lang":"ar"')
                assert told.index(b'"lang":"ar"') < told.index(b'"open":true')
                writer.close()

    asyncio.run(main())
