"""Notices by PostgreSQL's LISTEN and NOTIFY: they go with the commit that they tell of, and nothing else is needed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from majlis.server.bus.notice_bus import Listener
from majlis.server.db.drivers import CHANNEL
from majlis.server.db.store import Store
from majlis.server.protocol.notices import Beat, Sender, encode_sender

if TYPE_CHECKING:
    import psycopg


class PostgresBus:
    """One connection that listens; what is said goes by the store's own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._broken: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Whoever has the database has this."""

    async def follow(self, listener: Listener) -> None:
        import psycopg

        from majlis.server.db.postgres import KEPT_ALIVE, PATIENCE

        url = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        opening = psycopg.AsyncConnection.connect(url, autocommit=True, **KEPT_ALIVE)
        async with await opening as connection:
            async with asyncio.timeout(PATIENCE):
                await connection.execute(f"LISTEN {CHANNEL}")
            self.probe()
            # Whatever was said while nobody listened is read from the store.
            listener.catch_up()
            await self._take(connection, listener)

    async def _take(self, connection: psycopg.AsyncConnection[Any], listener: Listener) -> None:
        """Take notices until the connection breaks: straight from the driver, for our own come back with every move."""
        loop = asyncio.get_running_loop()
        broken: asyncio.Future[None] = loop.create_future()
        own = encode_sender(Sender(self._store.origin))

        def take() -> None:
            try:
                connection.pgconn.consume_input()
                while (notice := connection.pgconn.notifies()) is not None:
                    sender, _, said = notice.extra.partition(b"\n")
                    if sender == own:
                        listener.hear_oneself()
                    else:
                        listener.hear(said.split(b"\n"))
            except Exception as error:
                loop.remove_reader(socket)
                self.break_off(error)

        socket = connection.fileno()
        loop.add_reader(socket, take)
        self._broken = broken
        try:
            await broken
        finally:
            self._broken = None
            loop.remove_reader(socket)

    def probe(self) -> None:
        self._store.announce(Beat())

    def break_off(self, error: Exception) -> None:
        if self._broken is not None and not self._broken.done():
            self._broken.set_exception(error)

    async def close(self) -> None:
        """Whoever stops following has closed it."""
