"""Quick match: whoever wants to play now is seated with whoever else does; bots fill what stays free, if all want it.

The queue is nothing but tables without a host: whoever comes takes a free seat at the oldest, or sets a new one. The
store decides every race, so it does not matter at which process people are. Who leaves the page has left the queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from majlis.match.game import game as configured_game
from majlis.server.db import queries
from majlis.server.db.errors import StoreError
from majlis.server.logs import log
from majlis.server.matches.scheduler import AGAIN
from majlis.server.matches.seats import Seat, Seats
from majlis.server.protocol.codec import milliseconds
from majlis.server.protocol.http_bodies import Seek
from majlis.server.protocol.parts import Clock, Quick, SeatPlan
from majlis.server.protocol.rejected import Moved, Rejected
from majlis.server.security.sessions import Session
from majlis.server.tables.new_table import Asked, MadeElsewhere, set_up
from majlis.server.tables.start import start_match

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry
    from majlis.server.tables.table import Table

NOBODY = "nobody"
"""The host of such a table: what belongs to the host, nobody may do."""
CLOCK = Clock("move", 60)
"""Strangers do not wait for each other for ever."""
USUAL_LEVEL = 3
PEOPLE_ONLY = 0
"""Kept as the level of bots of somebody who wants none; it is forgotten when the match begins."""
LONGEST_GONE = 8.0
"""Seconds for which somebody who has lost the connection keeps the place in the queue, at most."""
ASKED_FOR = 6 * 3600 * 1000
"""Milliseconds after which a table of the queue is not looked at any more."""
MOST_TRIES = 40


# --------------------------------------------------------------------------------------------------------- seeking


async def seek(registry: TableRegistry, session: Session, wish: Seek) -> str:
    """The table at which somebody waits, or plays already; the same one again for whoever asks again."""
    options = configured_game(wish.game, players=wish.players).options.plain()
    after: str | None = None
    async with registry.seeking:
        await _leave_others(registry, session, wish)
        for _ in range(MOST_TRIES):
            # Asked first: what is set between the two questions is found by the second one.
            last = after or await registry.store.read(queries.newest, NOBODY, wish.game, wish.players)
            since = milliseconds() - ASKED_FOR
            for id in await registry.store.read(queries.quick, NOBODY, wish.game, wish.players, since):
                if await _sat_down(registry, id, session, wish):
                    return id
            seating = Seats.planned(session, [SeatPlan("me"), *[SeatPlan("free")] * (wish.players - 1)])
            seating[0].level, seating[0].opening = wish.bots or PEOPLE_ONLY, "free"
            # Two who find no table at the same moment would each set one, and wait for the other there: only one of
            # them can have set the one that comes after the last.
            request = Asked(NOBODY, f"{wish.game} {wish.players} after {last}")
            try:
                table = await set_up(registry, wish.game, options, CLOCK, NOBODY, seating, request)
                is_seated = table.seating.own(session.id) is not None or await has_sat(table, session, wish)
                after = table.id
            except MadeElsewhere as made:
                is_seated, after = await _sat_down(registry, made.table, session, wish), made.table
            if is_seated:
                registry.lobby.tell_soon()
                return after
    raise Rejected("changed")


async def _sat_down(registry: TableRegistry, id: str, session: Session, wish: Seek) -> bool:
    """Whether somebody has a seat at a table of the queue now, wherever it lives."""
    try:
        waiting = await _found(registry, id)
        return waiting is not None and await has_sat(waiting, session, wish)
    except Moved as moved:
        relay = None if registry.owners is None else registry.owners.relay
        if relay is None or moved.process is None:
            raise
        return await relay.sit(moved.process, id, session, wish)


async def has_sat(table: Table, session: Session, wish: Seek) -> bool:
    """Whether somebody has a seat there now; not if it is full, or another process was faster."""
    async with table.change():
        if table.is_shared:
            await table.refresh.take_over()
        own = table.seating.own(session.id)
        free = next((each.seat for each in table.seating if each.occupant == "free"), None)
        if table.status != "waiting" or (own is None and free is None):
            return False
        seating = table.seating.copied()
        try:
            if own is None and free is not None:
                seating.fill(free, SeatPlan("me"), session)
            seating[free if own is None else own].level = wish.bots or PEOPLE_ONLY  # type: ignore[index]
            await table.save(seating=seating)
        except Rejected as rejected:
            # Somebody with the same name sits there, or a seat was taken in the same moment: there are other tables.
            if rejected.code not in ("name_alike", "changed"):
                raise
            return False
    return True


async def _leave_others(registry: TableRegistry, session: Session, wish: Seek) -> None:
    """Nobody waits at two tables."""
    for id in await registry.store.read(queries.quick_of, NOBODY, session.id):
        table = await _seen(registry, id)
        if table is not None and (table.game, len(table.seating)) != (wish.game, wish.players):
            await _leave_wherever(registry, id, session.id)


async def _leave_wherever(registry: TableRegistry, id: str, session: str) -> None:
    try:
        await leave(await registry.table(id), session)
    except Moved as moved:
        relay = None if registry.owners is None else registry.owners.relay
        if relay is None or moved.process is None:
            raise
        await relay.leave(moved.process, id, session)


async def _found(registry: TableRegistry, id: str) -> Table | None:
    """A table of the queue; none where one is damaged or just gone, for which nobody else is to wait."""
    return await _unless_damaged(registry.table(id))


async def _seen(registry: TableRegistry, id: str) -> Table | None:
    """The same, only to look at it, wherever it lives."""
    return await _unless_damaged(registry.snapshot(id))


async def _unless_damaged(finding: Awaitable[Table]) -> Table | None:
    try:
        return await finding
    except Rejected as rejected:
        if rejected.code not in ("damaged", "no_such_table"):
            raise
        return None


async def leave(table: Table, session: str) -> None:
    """Take somebody out of the queue."""
    async with table.change():
        seats = table.seating.held(session)
        if table.status != "waiting" or not seats:
            return
        seating = table.seating.copied()
        for seat in seats:
            seating.vacate(seat)
        await table.save(seating=seating)


# --------------------------------------------------------------------------------------------------------- waiting


class Waiters:
    """Looks after those who wait at one table: begins, lets bots in, and lets those go who have gone."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None
        self._known: set[str] = set()
        self._since = table.now
        """When the last one came."""

    @property
    def _people(self) -> list[Seat]:
        return [each for each in self._table.seating if each.is_human]

    def _gone_at(self, each: Seat) -> float | None:
        """When somebody who has no page open loses the place."""
        if each.gone_since is None:
            return None
        return each.gone_since + min(self._table.timing.away, LONGEST_GONE)

    def _bots_at(self) -> float | None:
        """When bots take what is free; None where somebody waits for people."""
        if not self._people or any(each.level == PEOPLE_ONLY for each in self._people):
            return None
        return self._since + self._table.timing.seeking

    def _is_complete(self) -> bool:
        seating = self._table.seating
        return not seating.open_seats() and all(each.gone_since is None for each in self._people)

    def shown(self, session: str) -> Quick | None:
        """How long it takes, for a page."""
        if self._table.status != "waiting":
            return None
        bots = self._bots_at()
        left = None if bots is None else max(0, round((bots - self._table.now) * 1000))
        own = next((each for each in self._people if each.session == session), None)
        against = [each.seat for each in self._people if each.level == PEOPLE_ONLY]
        return Quick(left, own is None or own.level != PEOPLE_ONLY, against)

    def reschedule(self) -> None:
        """Set up what is waited for, whenever people, seats or pages have changed."""
        self.stop()
        table = self._table
        if table.status != "waiting" or table.registry.is_closing:
            return
        here = {each.session or "" for each in self._people}
        if here - self._known:
            self._since = table.now
        self._known = here
        moments = [at for each in self._people if (at := self._gone_at(each)) is not None]
        if self._is_complete():
            moments.append(table.now)
        elif (bots := self._bots_at()) is not None and len(moments) < len(self._people):
            moments.append(bots)
        if moments:
            self._timer = table.loop.call_at(max(min(moments), table.now), self._due)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> None:
        self._timer = None
        if self._working is None or self._working.done():
            self._working = self._table.spawn(self._work())

    async def _work(self) -> None:
        table, has_failed = self._table, False
        try:
            if not table.is_cut_off:
                await self._act()
            else:
                has_failed = True
        except (Rejected, StoreError) as error:
            # Another process was faster, or the store is silent; what stands there says what to do next.
            log.debug("a table of the queue has to wait", table=table.id, error=str(error))
            has_failed = True
        if has_failed:
            await asyncio.sleep(min(AGAIN, table.timing.seeking))
            table.refresh.soon()
        self._working = None
        self.reschedule()

    async def _act(self) -> None:
        table = self._table
        async with table.change():
            if table.is_shared:
                await table.refresh.take_over()
            if table.status != "waiting":
                return
            gone = [each.seat for each in self._people if (at := self._gone_at(each)) is not None and at <= table.now]
            if gone:
                seating = table.seating.copied()
                for seat in gone:
                    seating.vacate(seat)
                await table.save(seating=seating)
        bots = self._bots_at()
        levels = [each.level or USUAL_LEVEL for each in self._people]
        is_anybody_here = any(each.gone_since is None for each in self._people)
        if self._is_complete():
            await start_match(table, None)
        elif is_anybody_here and bots is not None and bots <= table.now:
            await start_match(table, SeatPlan("bot", round(sum(levels) / len(levels))))
