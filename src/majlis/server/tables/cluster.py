"""What the processes on one database tell each other: which table has changed, and who is present where."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from majlis.errors import MajlisError
from majlis.server import metrics
from majlis.server.bots.thought_requests import ThoughtRequests
from majlis.server.bus.nats_bus import NatsBus
from majlis.server.bus.notice_bus import Bus
from majlis.server.bus.postgres_bus import PostgresBus
from majlis.server.db import leases
from majlis.server.logs import log
from majlis.server.protocol.notices import (
    AnyNotice,
    Arrived,
    Beat,
    Calling,
    Changed,
    DeviceEnded,
    Here,
    OpenPages,
    Owned,
    Spent,
    StoodIn,
    Who,
    Wishes,
    decode_notice,
)
from majlis.server.security.rate_limit import Limits
from majlis.server.tables.owners import Owners

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry
    from majlis.server.tables.table import Table

AGAIN = 1.0
"""Seconds after which a broken connection to the others is tried again."""
BEAT_OF_OWNERS = 0.5
"""The same where tables live at one process, whose end must be noticed soon."""
COUNTED = 0.5
"""Seconds between two times that others are told what was asked for here, where limits are for all together."""
LONGEST_BEAT = 2.0
"""Seconds between two notices that a process sends itself, at most: as long as they come, it hears the others, too."""


class Cluster:
    """Listens, and says who is here; does nothing on a database that only one process uses."""

    def __init__(self, registry: TableRegistry, nats: str = "") -> None:
        self._registry = registry
        self._tasks: list[asyncio.Task[None]] = []
        self._heard = 0.0
        """When something of our own came back to us."""
        away = registry.timing.away
        self._beat = min(max(away / 10, 0.2), BEAT_OF_OWNERS if nats else LONGEST_BEAT)
        self._deaf_after = min(max(away / 3, 2.0), 3 * LONGEST_BEAT)
        self.owners: Owners | None = None
        """Where the processes can speak with each other, which of them a table lives at."""
        self._bus: Bus
        if nats:
            self._bus = bus = NatsBus(registry.store, nats, self._beat)
            self.owners = Owners(registry, bus)
            registry.bots.requests = requests = ThoughtRequests(bus.ask)
            bus.take_answer = requests.hear
        else:
            self._bus = PostgresBus(registry.store)

    async def start(self) -> None:
        if self._registry.store.is_shared:
            await self._bus.open()
            if self.owners is not None:
                await self.owners.start()
            elif await self._registry.store.read(leases.alive):
                raise MajlisError(
                    "the other processes on this database speak by NATS, and each table lives at one of them: "
                    "this one needs NATS, too (--nats or MAJLIS_NATS)"
                )
            self._heard = asyncio.get_running_loop().time()
            work = [self._listen(), self._say_who_is_here(), self._listen_to_oneself()]
            if self.owners is not None and self._registry.limits is not None:
                work.append(self._share_limits(self._registry.limits))
            self._tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()

    async def _listen(self) -> None:
        while True:
            try:
                await self._bus.follow(self)
            except Exception as error:
                log.error("the connection to the other processes broke", error=str(error))
                await asyncio.sleep(AGAIN)

    def catch_up(self) -> None:
        for table in list(self._registry.tables.values()):
            if table.is_shared:
                table.refresh.soon()
        if self.owners is not None:
            self._registry.spawn(self.owners.see_what_is_left())
            self._registry.snapshots.clear()
            # What is not stored is said once more by whoever knows it.
            self._registry.store.announce(Who())
        self._registry.spawn(self._registry.devices.load_again())
        self._registry.lobby.tell_soon()

    # ------------------------------------------------------------------------------------- speaking with one alone

    def lose_process(self, process: str) -> None:
        if self._registry.limits is not None:
            self._registry.limits.lose(process)
        if self.owners is not None:
            self.owners.lose_process(process)

    def take(self, process: str, message: bytes) -> None:
        if self.owners is not None and self.owners.relay is not None:
            self.owners.relay.take(process, message)

    def miss(self, process: str) -> None:
        if self.owners is not None and self.owners.relay is not None:
            self.owners.relay.miss(process)

    # ---------------------------------------------------------------------------------------------- being deaf

    async def _listen_to_oneself(self) -> None:
        """A connection can be dead without anybody saying so: what we say ourselves must come back to us on it.

        Whoever hears nothing does not know who is present elsewhere and what was done there: until they hear again they
        do nothing by themselves, neither for people who seem to be away nor because time seems to have run out.
        """
        loop = asyncio.get_running_loop()
        while True:
            self._bus.probe()
            await asyncio.sleep(self._beat)
            # What waits to be read, because the loop was busy, is read before anybody is taken for deaf.
            if loop.time() - self._heard > self._deaf_after:
                await asyncio.sleep(0.05)
            if loop.time() - self._heard > self._deaf_after:
                self._became_deaf()

    def _became_deaf(self) -> None:
        if not self._registry.is_deaf:
            log.error("this process hears nothing from the others; it waits")
            self._registry.is_deaf = True
            metrics.DEAF.set(1)
            for table in list(self._registry.tables.values()):
                table.presence.update()
        self._bus.break_off(ConnectionError("nothing comes on the connection any more"))

    def hear_oneself(self) -> None:
        self._heard = asyncio.get_running_loop().time()
        if self._registry.is_deaf:
            log.info("this process hears the others again")
            self._registry.is_deaf = False
            metrics.DEAF.set(0)
            self._registry.store.announce(Who())
            self._registry.spawn(self._registry.devices.load_again())
            for table in list(self._registry.tables.values()):
                table.presence.hear_again()

    def hear(self, lines: list[bytes]) -> None:
        """Do what the notices of another process ask for; one that cannot be read, or goes wrong, harms no other."""
        for line in dict.fromkeys(lines):
            try:
                self._follow_notice(decode_notice(line))
            except msgspec.MsgspecError as error:
                log.warning("a notice of another process could not be read", why=str(error))
            except Exception as error:
                log.error("a notice of another process went wrong", exc_info=error)

    def _follow_notice(self, notice: AnyNotice) -> None:
        match notice:
            case Beat():
                return
            case Who():
                self._tell_who_is_here()
                self._tell_unstored()
            case Spent() | OpenPages():
                if self._registry.limits is not None:
                    self._registry.limits.hear(notice)
            case Arrived():
                for called in self._registry.calls.waiting_here(notice.session):
                    self._registry.store.announce(Calling(notice.session, called))
            case Owned():
                if self.owners is not None:
                    self.owners.hear(notice)
            case DeviceEnded():
                self._registry.devices.end_here(notice.device)
            case Calling():
                self._registry.calls.hear(notice.session, notice.called)
            case _:
                self._follow_at_table(notice)

    def _follow_at_table(self, notice: Changed | Here | StoodIn | Wishes) -> None:
        table = self._registry.tables.get(notice.table)
        if self.owners is not None and isinstance(notice, StoodIn | Wishes):
            if table is None:
                self._registry.unstored.hear(notice)
            return
        if table is None or table.fence is not None:
            self._registry.snapshots.pop(notice.table, None)
            self._registry.lobby.tell_soon()
            return
        match notice:
            case Changed():
                table.refresh.soon()
            case Here():
                table.presence.hear(notice.session)
            case StoodIn():
                _hear_stand_in(table, notice)
            case Wishes():
                _hear_wishes(table, notice)

    async def _say_who_is_here(self) -> None:
        """The seats of people whose pages another process has are not kept by a bot of ours."""
        while True:
            self._tell_who_is_here()
            for table in list(self._registry.tables.values()):
                table.presence.forget_elsewhere()
            await asyncio.sleep(max(self._registry.timing.away / 4, 0.2))

    def _tell_who_is_here(self) -> None:
        for table in list(self._registry.tables.values()):
            table.presence.announce()

    # --------------------------------------------------------------------------------------- what nobody stores

    async def _share_limits(self, limits: Limits) -> None:
        """Say what was asked for here: whoever asks at several processes has as much as at one."""
        limits.share()
        while True:
            await asyncio.sleep(COUNTED)
            for notice in limits.news(self._registry.store.origin):
                self._registry.store.announce(notice)

    def _tell_unstored(self) -> None:
        """Somebody has come, or has missed something."""
        if self.owners is None:
            return
        if self._registry.limits is not None:
            for notice in self._registry.limits.news(self._registry.store.origin, is_whole=True):
                self._registry.store.announce(notice)
        for table in list(self._registry.tables.values()):
            table.tell_all_unstored()


def _hear_wishes(table: Table, wishes: Wishes) -> None:
    """Somebody at another process wishes for something, or no longer."""
    table.undo.asked = wishes.undo
    table.rematch.hear(wishes.rematch, wishes.passed)
    table.mark()
    table.settle()


def _hear_stand_in(table: Table, stood_in: StoodIn) -> None:
    """At another process somebody's time ran out, or they act again and have the time that they have there."""
    table.seating[stood_in.seat].stand_in = stood_in.is_on
    if table.live is not None and not stood_in.is_on:
        table.live.clocks.at_least(stood_in.seat, table.timing.back, table.now)
    table.mark()
    table.settle()
