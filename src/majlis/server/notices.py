"""What the processes of one PostgreSQL tell each other: which table has changed, and who is present where."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from majlis.server.drivers import CHANNEL
from majlis.server.logs import log

if TYPE_CHECKING:
    import psycopg

    from majlis.server.house import House
    from majlis.server.table import Table

AGAIN = 1.0
"""Seconds after which a broken line to the database is tried again."""


class Notices:
    """Listens, and says who is here; does nothing on a database that only one process uses."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self._house.store.is_shared:
            self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._say_who_is_here())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        import psycopg

        url = self._house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    # Whatever was said while nobody listened is read from the store.
                    self._hear([f"changed {table}" for table in self._house.tables])
                    await self._follow(connection)
            except Exception as error:
                log.error("the line to the database broke", error=str(error))
                await asyncio.sleep(AGAIN)

    async def _follow(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Take notices until the line breaks: straight from the driver, for our own come back to us with every move."""
        loop = asyncio.get_running_loop()
        broken: asyncio.Future[None] = loop.create_future()
        own = self._house.store.origin.encode()

        def take() -> None:
            try:
                connection.pgconn.consume_input()
                while (notice := connection.pgconn.notifies()) is not None:
                    origin, *lines = notice.extra.split(b"\n")
                    if origin != own:
                        self._hear([line.decode() for line in lines])
            except Exception as error:
                loop.remove_reader(socket)
                broken.set_exception(error)

        socket = connection.fileno()
        loop.add_reader(socket, take)
        try:
            await broken
        finally:
            loop.remove_reader(socket)

    def _hear(self, lines: list[str]) -> None:
        for line in dict.fromkeys(lines):
            kind, id, *rest = line.split(" ", 2)
            table = self._house.tables.get(id)
            if table is None:
                self._house.changed()
            elif kind == "changed":
                table.spawn(table.refresh())
            elif kind == "here":
                _hear_of(table, rest[0])
            elif kind in ("kept", "back"):
                table.hear_stand_in(int(rest[0]), kind == "kept")
            elif kind == "wishes":
                table.hear_wishes(rest[0])

    async def _say_who_is_here(self) -> None:
        """The seats of people whose pages another process has are not kept by a bot of ours."""
        while True:
            for table in list(self._house.tables.values()):
                table.say_who_is_here()
                if any(not table.is_present(session) for session in table.elsewhere):
                    table.forget_elsewhere()
            await asyncio.sleep(max(self._house.tempo.away / 4, 0.2))


def _hear_of(table: Table, session: str) -> None:
    """Somebody has a page open at another process."""
    is_news = not table.is_present(session)
    table.elsewhere[session] = table.now
    if is_news:
        table.presence_changed()
