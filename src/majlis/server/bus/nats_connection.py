"""A connection to NATS: what is sent waits for nobody, and a connection that fell silent is given up.

The library would connect again by itself. Here whoever uses one does so, because each time there is something to
be caught up with; and one that is dead without anybody saying so is noticed by those who listen to themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from majlis.errors import MajlisError
from majlis.server import metrics
from majlis.server.logs import log

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

PATIENCE = 3
"""Seconds to wait for a connection, or for an answer on it."""
MOST_WAITING = 8_000_000
"""Bytes that may wait to be sent; one that takes less is given up."""

SHARED_BY = "majlis"
"""The group of those who share subjects: what is said there one of them is told."""


class Received(NamedTuple):
    """What came by a subject."""

    payload: bytes
    """Empty where something was asked for that nobody listens to."""
    subject: str
    reply: str
    """Where an answer goes to, if one is wanted."""


Take = Callable[[Received], None]


def addresses(text: str) -> list[str]:
    """The servers of NATS in a setting, any of which will do."""
    return [part.strip() for part in text.split(",") if part.strip()]


def shown(text: str) -> str:
    """The same for people: without a password."""
    return ", ".join(
        f"{urlsplit(each).scheme}://{urlsplit(each).netloc.rpartition('@')[2]}" for each in addresses(text)
    )


class NatsConnection:
    """One connection at a time."""

    def __init__(self, servers: str, name: str) -> None:
        try:
            import nats  # noqa: F401
        except ImportError:
            raise MajlisError("NATS needs its driver; install it with: pip install 'majlis[nats]'") from None
        self._servers, self._name = servers, name
        self._order = addresses(servers)
        random.SystemRandom().shuffle(self._order)
        self._client: Client | None = None
        self._broken: asyncio.Future[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._waiting: list[tuple[str, bytes, str]] = []
        self._size = 0
        self._more = asyncio.Event()
        self._shared: dict[str, Take] = {}
        """What is taken in turn with others, on every connection."""
        self._subscriptions: dict[str, Subscription | None] = {}
        """Those of this connection; None while one is being made."""

    @property
    def is_up(self) -> bool:
        return self._client is not None

    async def connect(self, takers: Mapping[str, Take]) -> None:
        """Connect to one of the servers and subscribe; raises a MajlisError where that cannot be done."""
        for left in range(len(self._order), 0, -1):
            address = self._order[0]
            # Whichever fails or breaks is the last to be tried again.
            self._order = [*self._order[1:], address]
            try:
                await self._connect(address, takers)
                break
            except MajlisError:
                if left == 1:
                    raise

    async def _connect(self, address: str, takers: Mapping[str, Take]) -> None:
        from nats.aio.client import Client

        client = Client()
        broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Where nobody waits for it any more it is not an error that nobody has seen.
        broken.add_done_callback(lambda future: future.cancelled() or future.exception())

        async def closed() -> None:
            if not broken.done():
                broken.set_exception(ConnectionError(f"NATS has gone: {client.last_error!r}"))

        async def noted(error: Exception) -> None:
            log.debug("NATS has a complaint", error=repr(error))

        try:
            async with asyncio.timeout(PATIENCE):
                await client.connect(
                    [address],
                    name=self._name,
                    allow_reconnect=False,
                    connect_timeout=PATIENCE,
                    no_echo=True,
                    closed_cb=closed,
                    error_cb=noted,
                )
                for subject, take in takers.items():
                    await client.subscribe(subject, cb=_taking(take), pending_bytes_limit=0, pending_msgs_limit=0)
                await client.flush(PATIENCE)
        except Exception as error:
            await _ended(client)
            why = str(error) or "it gives no answer"
            raise MajlisError(f"NATS cannot be reached ({shown(address)}): {why}") from error
        self._client, self._broken = client, broken
        self._waiting, self._size = [], 0
        self._subscriptions = {}
        self._sending = asyncio.create_task(self._send_on(client))
        for subject in list(self._shared):
            await self._join(client, subject)

    async def share(self, subject: str, take: Take) -> None:
        """Take what is said by a subject in turn with others, on this connection and on those after it."""
        self._shared[subject] = take
        if self._client is not None:
            await self._join(self._client, subject)

    async def _join(self, client: Client, subject: str) -> None:
        if subject in self._subscriptions:
            return
        self._subscriptions[subject] = None
        try:
            self._subscriptions[subject] = await client.subscribe(
                subject, SHARED_BY, cb=_taking(self._shared[subject]), pending_bytes_limit=0, pending_msgs_limit=0
            )
        except Exception as error:
            # The next one is to have it.
            self.break_off(error)

    async def withdraw(self) -> None:
        """Share nothing any more; what was said to this process before has come by the end."""
        self._shared.clear()
        for subscription in self._subscriptions.values():
            if subscription is not None:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(subscription.drain(), PATIENCE)  # type: ignore[no-untyped-call]

    def publish(self, subject: str, payload: bytes, reply: str = "") -> bool:
        """Send something when its turn comes; False where there is no connection, and nothing will be sent."""
        if self._client is None:
            return False
        self._waiting.append((subject, payload, reply))
        self._size += len(payload)
        if self._size > MOST_WAITING:
            self.break_off(ConnectionError("NATS takes too little"))
        self._more.set()
        return True

    async def _send_on(self, client: Client) -> None:
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                await self._send(client)
        except Exception as error:
            self.break_off(error)

    async def _send(self, client: Client) -> None:
        waiting, self._waiting, self._size = self._waiting, [], 0
        for subject, payload, reply in waiting:
            await client.publish(subject, payload, reply)
            metrics.BUS_BYTES.labels("out").inc(len(payload))

    async def ping(self) -> None:
        """Wait until the server has answered; raises where it does not."""
        if self._client is None:
            raise ConnectionError("there is no connection to NATS")
        await self._client.flush(PATIENCE)

    async def until_broken(self) -> None:
        """Wait for the end of the connection, which is raised."""
        assert self._broken is not None
        await asyncio.shield(self._broken)

    def break_off(self, error: Exception) -> None:
        """Give the connection up."""
        if self._broken is not None and not self._broken.done():
            self._broken.set_exception(error)

    async def disconnect(self) -> None:
        """Leave what is left of a connection."""
        client, self._client, self._broken = self._client, None, None
        sending, self._sending = self._sending, None
        if client is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1.0):
                    await self._send(client)
            await _ended(client)
        if sending is not None:
            sending.cancel()


def _taking(take: Take) -> Callable[[Msg], Awaitable[None]]:
    async def taken(message: Msg) -> None:
        metrics.BUS_BYTES.labels("in").inc(len(message.data))
        try:
            take(Received(message.data, message.subject, message.reply))
        except Exception as error:
            log.error("what came by NATS went wrong", exc_info=error)

    return taken


async def _ended(client: Client) -> None:
    """A dead connection cannot be waited for: what it was to send would never go."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1.0):
            await client.close()
