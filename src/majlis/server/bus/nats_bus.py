"""Notices by NATS: they go out once what they tell of is durable, and what is lost on the way is noticed.

Each process numbers what it sends to all. Whoever misses a number, or hears nothing more from a process, which may have
died between a commit and its notice, reads the store: it has everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from majlis.server import metrics
from majlis.server.bus.nats_connection import NatsConnection
from majlis.server.bus.notice_bus import Listener
from majlis.server.db import queries
from majlis.server.db.store import Store
from majlis.server.logs import log
from majlis.server.protocol.notices import Beat, Notice, Sender, in_lines, read_payload, sent_by

ROOM = 500_000
"""Bytes of notices that are sent together: NATS takes a million."""
LAST = 0
"""The number of a process's last word."""
SILENT_AFTER = 3
"""Beats of another process that are missed before it is taken for gone."""


class NatsBus:
    """What the processes tell each other goes to all of them, by one subject of their database."""

    def __init__(self, store: Store, servers: str, beat: float) -> None:
        self._store = store
        self._connection = NatsConnection(servers, f"majlis {store.origin}")
        self._patience = SILENT_AFTER * beat
        self._root = self._subject = self._answers = ""
        self._number = 0
        self._said: list[Notice] = []
        self._others: dict[str, tuple[int, float]] = {}
        """The last number of each other process, and when it came."""
        self._sent: dict[str, int] = {}
        """How much was sent to each process alone."""
        self._taken: dict[str, int] = {}
        """The last number of what each process sent to this one alone."""
        self.take_answer: Callable[[str, bytes], None] = lambda call, payload: None
        """Told what is answered to a call; nothing where there is nobody to answer it."""
        self._probing: asyncio.Task[None] | None = None
        self._listener: Listener
        store.notices_go_by(self.say)

    async def open(self) -> None:
        self._root = f"majlis.{await self._store.read(queries.identity)}"
        self._subject = f"{self._root}.all"
        self._answers = f"{self._root}.answers.{self._store.origin}."
        await self._connection.connect({})
        await self._connection.disconnect()

    async def follow(self, listener: Listener) -> None:
        own = f"{self._root}.to.{self._store.origin}"
        await self._connection.connect(
            {
                self._subject: lambda received: self._take(received.payload, listener),
                own: lambda received: self._take_alone(received.payload, listener),
                self._answers + "*": lambda received: self.take_answer(
                    received.subject.removeprefix(self._answers), received.payload
                ),
            }
        )
        self._listener = listener
        # Whoever is still there has all the time to be heard again; what they said meanwhile is missed by its number.
        now = asyncio.get_running_loop().time()
        self._others = {origin: (number, now) for origin, (number, _) in self._others.items()}
        try:
            # What was said while nobody listened is in the store.
            listener.catch_up()
            listener.hear_oneself()
            self.probe()
            await self._connection.until_broken()
        except asyncio.CancelledError:
            # This process ends in order, and nobody need wonder what it may have done.
            self._send()
            self._connection.publish(self._subject, self._payload(LAST))
            raise
        finally:
            await self._connection.disconnect()

    def _take(self, payload: bytes, listener: Listener) -> None:
        sender, said = read_payload(payload)
        if sender.number == LAST:
            self._others.pop(sender.process, None)
            listener.lose_process(sender.process)
            return
        known = self._others.get(sender.process)
        self._others[sender.process] = (sender.number, asyncio.get_running_loop().time())
        if known is not None and sender.number != known[0] + 1:
            self._lost(listener, sender.process, "something it said was lost")
        listener.hear(said.split(b"\n"))

    def _take_alone(self, payload: bytes, listener: Listener) -> None:
        sender, message = read_payload(payload)
        last = self._taken.get(sender.process)
        self._taken[sender.process] = sender.number
        if last is not None and sender.number != last + 1:
            metrics.BUS_GAPS.inc()
            listener.miss(sender.process)
        listener.take(sender.process, message)

    def _payload(self, number: int, said: bytes = b"") -> bytes:
        return sent_by(Sender(self._store.origin, number), said)

    def send(self, process: str, message: bytes) -> bool:
        """Say something to one process; False where it cannot be sent now."""
        self._sent[process] = number = self._sent.get(process, 0) + 1
        return self._connection.publish(f"{self._root}.to.{process}", self._payload(number, message))

    def ask(self, subject: str, payload: bytes, call: str) -> bool:
        """Ask one of those who share a subject, under a name for the call; False where it cannot be sent now."""
        return self._connection.publish(subject, payload, self._answers + call)

    def heard(self) -> set[str]:
        """The other processes that are heard."""
        return set(self._others)

    def _lost(self, listener: Listener, origin: str, why: str) -> None:
        metrics.BUS_GAPS.inc()
        log.warning("another process was not heard; what it did is read from the store", process=origin, why=why)
        listener.catch_up()

    def say(self, notices: Sequence[Notice]) -> None:
        """Tell the other processes; what is said in one moment goes out together."""
        if not self._said:
            asyncio.get_running_loop().call_soon(self._send)
        self._said.extend(notices)

    def _send(self) -> None:
        said, self._said = self._said, []
        # The number rises though nothing can be sent: the others notice that when they hear from us again.
        for lines in in_lines(said, ROOM):
            self._number += 1
            self._connection.publish(self._subject, self._payload(self._number, lines))

    def probe(self) -> None:
        self.say([Beat()])
        if not self._connection.is_up:
            return
        self._look_for_silent()
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._ping())

    async def _ping(self) -> None:
        try:
            await self._connection.ping()
        except Exception as error:
            log.debug("NATS gives no answer", error=repr(error))
        else:
            self._listener.hear_oneself()

    def _look_for_silent(self) -> None:
        now = asyncio.get_running_loop().time()
        for origin, (_, at) in list(self._others.items()):
            if now - at > self._patience:
                del self._others[origin]
                self._taken.pop(origin, None)
                self._sent.pop(origin, None)
                self._lost(self._listener, origin, "it says nothing more")
                self._listener.lose_process(origin)

    def break_off(self, error: Exception) -> None:
        self._connection.break_off(error)

    async def close(self) -> None:
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.gather(self._probing, return_exceptions=True)
