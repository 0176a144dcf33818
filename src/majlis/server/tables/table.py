"""A table: the people and bots around a match, and the pages that follow it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from majlis.server import metrics, tracing
from majlis.server.background import BackgroundTasks
from majlis.server.db import statements
from majlis.server.db.errors import Conflict, Fenced, StoreError, rejection_of
from majlis.server.db.idempotency import current_for
from majlis.server.db.leases import Fence
from majlis.server.db.rows import Saved
from majlis.server.db.statements import Statement
from majlis.server.logs import log
from majlis.server.matches.live import LiveMatch
from majlis.server.matches.log import MatchLog
from majlis.server.matches.seats import Seat, Seats
from majlis.server.matches.step_cache import Viewer
from majlis.server.protocol.codec import milliseconds
from majlis.server.protocol.notices import Changed, Notice, StoodIn, Wishes
from majlis.server.protocol.parts import Clock
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.values import Audience, BotGoal, Status
from majlis.server.security.open_connection import OpenConnection
from majlis.server.tables.access import Access
from majlis.server.tables.calls import TurnCalls
from majlis.server.tables.change import Change, PageErrors
from majlis.server.tables.chat import Chat
from majlis.server.tables.presence import Presence
from majlis.server.tables.quick_match import NOBODY, Waiters
from majlis.server.tables.refresh import Refresh
from majlis.server.tables.rematch import RematchWishes
from majlis.server.tables.table_info import table_frame
from majlis.server.tables.undo_request import UndoRequest

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry


class Table:
    """One table in memory. Whoever changes the match or the seats does so in `async with table.change()`."""

    def __init__(self, registry: TableRegistry, saved: Saved, fence: Fence | None = None) -> None:
        row = saved.table
        self.registry = registry
        self.store, self.timing, self.bots = registry.store, registry.timing, registry.bots
        self.loop = asyncio.get_running_loop()
        self.lock = asyncio.Lock()
        self.id: str = row.id
        self.fence = fence
        """By what right this process writes, where tables live at one."""
        self.is_shared = registry.store.is_shared and fence is None
        """Whether other processes may change the table, too."""
        self.notice = Changed(self.id)
        """What other processes are told when something has changed."""
        self.game: str = row.game
        self.options: dict[str, Any] = msgspec.json.decode(row.options, type=dict[str, Any])
        self.clock = msgspec.json.decode(row.clock, type=Clock)
        self.key: str = row.invite_key
        """Stands in the invitation link; another one whenever somebody is removed."""
        self.goal: BotGoal = row.goal
        """What bots play for here."""
        self.connections: list[OpenConnection] = []
        self._pages: dict[Viewer, list[OpenConnection]] = {}
        """Those that look with each viewer's eyes."""
        self.page_errors = PageErrors(self.id)
        self._is_changed = False
        self._has_new_positions = False
        self._change = Change(self)
        self._background = BackgroundTasks("a table stumbled", table=self.id)
        self.access = Access(self)
        self.presence = Presence(self)
        self.refresh = Refresh(self)
        self.chat = Chat(self)
        self.rematch = RematchWishes(self)
        self.turn_calls = TurnCalls(self)
        self.undo = UndoRequest(self)
        self.live: LiveMatch | None = None
        self.match: str | None = None
        self.seating = Seats(())
        self.waiters: Waiters | None = Waiters(self) if row.host == NOBODY else None
        """Of a quick match that has not begun."""
        self.restore(saved)
        if self.waiters is not None:
            self.waiters.reschedule()

    def restore(self, saved: Saved) -> None:
        """Take over what the store has of the table; who is here and whose seat is kept stays known."""
        row = saved.table
        self.version: int = row.version
        self.host: str = row.host
        self.status: Status = row.status
        self.hurry = bool(row.hurry)
        self.next: str | None = row.next_table_id
        self.watch: Audience = row.watch
        self.talkers: Audience = row.talk
        self.sharing = bool(row.sharing)
        self.removed: dict[str, str] = {each.session: each.name for each in saved.removed}
        self.match = None if saved.match is None else saved.match.id
        before = {(seat.seat, seat.session): seat for seat in self.seating}
        self.seating = Seats(map(Seat.of, saved.seats))
        for seat in self.seating:
            if same := before.get((seat.seat, seat.session)):
                seat.gone_since, seat.stand_in = same.gone_since, same.stand_in
        self.access.restore(saved)
        self.presence.note()

    async def begin(self, match_log: MatchLog) -> None:
        """Let a match be played here, from wherever it stands, once that is settled."""
        self.match = match_log.id
        self.live = LiveMatch(self, match_log)
        await self.live.reopen_window()
        self.mark(positions=True)

    @property
    def now(self) -> float:
        return self.loop.time()

    # ------------------------------------------------------------------------------------------------ following

    def _viewers_of(self, session: str) -> list[Viewer]:
        """Whose knowledge a session may have: its seats', or a spectator's."""
        return list(self.seating.held(session)) or [None]

    def note_viewers(self) -> None:
        """See who looks, after pages or seats have changed."""
        self._pages = {}
        for connection in self.connections:
            for viewer in self._viewers_of(connection.session.id):
                self._pages.setdefault(viewer, []).append(connection)
        if self.live is not None:
            match_log = self.live.match_log
            match_log.step_cache.keep_only(self._pages, match_log.match)
            for viewer in self._pages:
                match_log.step_cache.recall(viewer, match_log.match, match_log.plies)
            if not self._pages:
                match_log.forget_views()

    async def enter(self, connection: OpenConnection, key: str | None, ply: int | None) -> None:
        """A page follows the table from now on."""
        async with self.change():
            if self.is_shared:
                await self.refresh.if_possible()
                await self.access.recall(connection.session.id)
            await self.access.let_in(connection, key)
            if connection not in self.connections:
                self.connections.append(connection)
                connection.tables.add(self.id)
            self.presence.update()
            if self.presence.is_told_soon:
                connection.push(table_frame(self, connection.session.id))
            self.presence.announce()
            if self.live is not None:
                for viewer in self._viewers_of(connection.session.id):
                    connection.push(self.live.missing(viewer, ply))
            connection.push(self.chat.frame(connection.session.id, self.chat.said))
        self.registry.lobby.tell_soon()

    def exit(self, connection: OpenConnection) -> None:
        """A page follows the table no longer."""
        if connection in self.connections:
            self.connections.remove(connection)
            connection.tables.discard(self.id)
            self.presence.left_at = self.now
            self.presence.update()
            self.registry.lobby.tell_soon()

    # -------------------------------------------------------------------------------------------------- telling

    def tell_viewers(self, viewer: Viewer, frame: bytes) -> None:
        """Tell every page that looks with these eyes."""
        for connection in self._pages.get(viewer, ()):
            connection.push(frame)

    def tell_changes(self) -> None:
        """Tell every page what has changed: what happened in the match, then how the table stands.

        Those who only watch see the same, which is made once for all.
        """
        is_traced = tracing.ON and self.is_unsettled
        with tracing.span(tracing.TELL) if is_traced else tracing.NOTHING:
            is_changed, has_new_positions = self._is_changed, self._has_new_positions
            self._is_changed = self._has_new_positions = False
            if self.live is not None:
                self.live.tell_untold()
            if not is_changed:
                return
            with self.page_errors:
                frames: dict[str | bool, bytes] = {}
                for connection in self.connections:
                    session = connection.session.id
                    eyes = session if self.access.is_player(session) else session in self.access.invited
                    if eyes not in frames:
                        frames[eyes] = table_frame(self, session)
                    connection.push(frames[eyes])
                if has_new_positions and self.live is not None:
                    for viewer in self.live.match_log.step_cache.viewers():
                        self.tell_viewers(viewer, self.live.whole(viewer))

    # -------------------------------------------------------------------------------------------------- changing

    def change(self) -> Change:
        """`async with table.change()`: change the table or its match, alone; on leaving it is settled."""
        return self._change

    @property
    def is_unsettled(self) -> bool:
        """Whether something has changed of which nothing follows yet."""
        return self._is_changed or (self.live is not None and self.live.has_untold)

    def mark(self, positions: bool = False) -> None:
        """Note that the table has changed; and with it, by something but a move, what viewers may do."""
        self._is_changed = True
        self._has_new_positions |= positions

    def settle(self) -> None:
        """After changes: wait for whoever is to act now, and tell everybody."""
        try:
            if self.waiters is not None:
                self.waiters.reschedule()
            if self.live is not None:
                self.live.scheduler.reschedule()
        finally:
            self.tell_changes()

    def remembered(self) -> list[Statement]:
        """What is written with the change that somebody asked for, so that it does not happen twice."""
        asking = current_for(self.id)
        return [] if asking is None else [statements.add_request(asking.session, asking.key, milliseconds())]

    async def save(
        self, *more: Statement, seating: Seats | None = None, removed: dict[str, str] | None = None, **changes: Any
    ) -> None:
        """Write a change of the table, and adopt it; rejected if another process was faster. Holds the lock already."""
        row = {
            "host": self.host,
            "status": self.status,
            "hurry": int(self.hurry),
            "next_table_id": self.next,
            "watch": self.watch,
            "talk": self.talkers,
            "sharing": int(self.sharing),
            "invite_key": self.key,
            **changes,
        }
        row |= {"of_table": self.id, "seen": self.version, "version": self.version + 1, "updated_at": milliseconds()}
        unit = [statements.change_table(row)]
        if seating is not None:
            unit.append(statements.change_seats(seat.row(self.id) for seat in seating))
        await self._write(*unit, *more)
        self.version += 1
        self.host, self.status, self.hurry = row["host"], row["status"], bool(row["hurry"])
        self.next = row["next_table_id"]
        self.watch, self.talkers, self.sharing = row["watch"], row["talk"], bool(row["sharing"])
        if removed is not None:
            self.removed = removed
        if seating is not None:
            self.seating = seating
            self.access.take_key(row["invite_key"])
            self.presence.note()
            self.note_viewers()
            self.presence.announce()
        self.mark()
        with self.page_errors:
            self.access.show_out()
        self.registry.lobby.tell_soon()

    def write(self, *unit: Statement, is_listed: bool = False) -> asyncio.Future[None]:
        """Write something of this table; other processes are told if they have it, too, or their lists show it."""
        notice = self.notice if self.is_shared or is_listed else None
        written = self.store.write(*unit, notice=notice, fence=self.fence)
        if self.fence is not None:
            written.add_done_callback(self._note_fenced)
        return written

    def _note_fenced(self, written: asyncio.Future[None]) -> None:
        if not written.cancelled() and isinstance(written.exception(), Fenced):
            self.registry.lose(self)

    def announce(self, notice: Notice) -> None:
        """Tell the other processes at which this table is, too, something that is not stored."""
        if self.is_shared:
            self.store.announce(notice)

    def tell_unstored(self, notice: Wishes | StoodIn) -> None:
        """Tell other processes what is not stored, also those that may have the table one day."""
        if self.is_shared or self.registry.tables.get(self.id) is self:
            self.store.announce(notice)

    @property
    def is_cut_off(self) -> bool:
        """Whether this process hears nothing of some who may be at this table."""
        if not self.registry.is_deaf:
            return False
        return self.is_shared or any(connection.is_remote for connection in self.connections)

    async def _write(self, *unit: Statement) -> None:
        try:
            await self.write(*unit, *self.remembered(), is_listed=True)
        except Conflict:
            await self.refresh.take_over()
            raise Rejected("changed") from None
        except StoreError as error:
            log.error("a table could not be written", table=self.id, error=str(error))
            if self.is_shared or not isinstance(error, Fenced):
                self.refresh.soon()
            raise rejection_of(error) from None

    def note_end(self) -> None:
        """The match is over; its last move said so in the store, too."""
        if self.status != "over":
            self.status = "over"
            self.version += 1
            metrics.ENDED.labels(self.game).inc()
            self.registry.lobby.tell_soon()
        self.mark()

    # --------------------------------------------------------------------------------------------------- wishes

    def share_wishes(self) -> None:
        """Tell other processes what is wished for here."""
        if (wishes := self.wishes()) is not None:
            self.tell_unstored(wishes)

    def wishes(self) -> Wishes | None:
        """What people here wish for; nothing where no match is played."""
        if self.live is None:
            return None
        if self.next is not None:
            return Wishes(self.id, None, [])
        wanted, passed = sorted(self.rematch.wanted), sorted(self.rematch.passed)
        return Wishes(self.id, self.undo.asked, wanted, passed, self.live.match_log.ply)

    def tell_all_unstored(self) -> None:
        """Tell other processes all of it that there is, once more."""
        if (wishes := self.wishes()) is not None and (wishes.undo or wishes.rematch or wishes.passed):
            self.tell_unstored(wishes)
        for seat in self.seating:
            if seat.stand_in and seat.is_human:
                self.tell_unstored(StoodIn(self.id, seat.seat, True))

    # ----------------------------------------------------------------------------------------------------- tasks

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; what goes wrong is logged, and the table goes on."""
        return self._background.spawn(work)

    async def close(self) -> None:
        """Stop waiting for anybody; what is being written is finished first."""
        if self.live is not None:
            self.live.scheduler.stop()
        if self.waiters is not None:
            self.waiters.stop()
        self.presence.stop()
        self.undo.stop()
        self.tell_changes()
        async with self.lock:
            self._background.cancel()
        await self._background.join()
