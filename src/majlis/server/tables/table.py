"""A table: the people and bots around a match, the pages that follow it, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from majlis.games import definition
from majlis.match.game import changed
from majlis.match.giving_up import sides
from majlis.server import metrics
from majlis.server.db import queries, statements
from majlis.server.db.errors import Conflict, StoreError, rejection_of
from majlis.server.db.idempotency import current_for, without_request
from majlis.server.db.rows import Saved
from majlis.server.db.statements import Statement
from majlis.server.logs import log
from majlis.server.matches.live import LiveMatch
from majlis.server.matches.log import MatchLog
from majlis.server.matches.scheduler import AGAIN
from majlis.server.matches.seats import PEOPLE, Seat, Seats
from majlis.server.matches.step_cache import Viewer
from majlis.server.protocol.codec import encode, milliseconds
from majlis.server.protocol.notices import Changed, Here, StoodIn, Undoing, Wishes
from majlis.server.protocol.parts import Clock, Listed, Removed, Time
from majlis.server.protocol.parts import Table as Shown
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import Called, TableInfo, TurnedAway
from majlis.server.protocol.values import Circle, Status
from majlis.server.security.sessions import public_id
from majlis.server.tables import access
from majlis.server.tables.chat import Chat
from majlis.server.tables.quick_match import NOBODY, Waiters

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry
    from majlis.server.ws.connection import Connection

TOLD_EVERY = 0.25
"""Seconds between two times that everybody is told who came and went: however many do, it costs no more than that."""


class Telling:
    """Whatever goes wrong with a page is noted and stays with the pages: play goes on as it would without them."""

    def __init__(self, table: str) -> None:
        self._table = table

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: object) -> bool:
        if not isinstance(error, Exception):
            return False
        log.error("a page could not be told", table=self._table, exc_info=error)
        return True


class Change:
    """Holds the table's lock; on leaving, what follows from the changes made meanwhile is worked out and told, once."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()

    async def __aexit__(self, *error: object) -> None:
        try:
            if self._table.is_unsettled:
                self._table.settle()
        finally:
            self._table.lock.release()


class Table:
    """One table in memory. Whoever changes the match or the seats does so in `async with table.change()`."""

    def __init__(self, registry: TableRegistry, saved: Saved) -> None:
        row = saved.table
        self.registry = registry
        self.store, self.timing, self.bots = registry.store, registry.timing, registry.bots
        self.loop = asyncio.get_running_loop()
        self.lock = asyncio.Lock()
        self.id: str = row.id
        self.notice = Changed(self.id)
        """What other processes are told when something has changed."""
        self.game: str = row.game
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.clock = msgspec.json.decode(row.clock, type=Clock)
        self.key: str = row.invite_key
        """Stands in the invitation link; another one whenever somebody is removed."""
        self.connections: list[Connection] = []
        self.invited: set[str] = set()
        """Sessions that came with the invitation."""
        self.elsewhere: dict[str, float] = {}
        """Sessions whose pages another process has, with the loop's time when it last said so."""
        self.telling = Telling(self.id)
        self._told_at = self.now - TOLD_EVERY
        """When everybody was last told who is here."""
        self._told_soon: asyncio.TimerHandle | None = None
        self._is_changed = False
        self._has_new_positions = False
        self._change = Change(self)
        self._is_behind = False
        self._refreshing: asyncio.Task[None] | None = None
        self.talk = Chat(self)
        self.undo: Undoing | None = None
        self.rematch: set[int] = set()
        self.passed: set[int] = set()
        """Seats whose people do not want another match."""
        self.called_until: float | None = None
        """Until when those are waited for who have left and are called back to another match."""
        self._called_turn: tuple[int, int] | None = None
        """The seat and the ply for which somebody was last called."""
        self.live: LiveMatch | None = None
        self.match: str | None = None
        self.left_at = self.now
        """When the last page was closed."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.seating = Seats(())
        self.waiters: Waiters | None = Waiters(self) if row.host == NOBODY else None
        """Of a quick match that has not begun."""
        self._adopt(saved)
        if self.waiters is not None:
            self.waiters.reschedule()

    @classmethod
    async def loaded(cls, registry: TableRegistry, saved: Saved) -> Table:
        """A table from the store, with its match at the end of its log."""
        table = cls(registry, saved)
        await table.talk.recall()
        if saved.match is not None:
            await registry.loader.ready(table.game)
            entries = await table.store.read(queries.log, saved.match.id)
            match_log = await registry.restoring.run(MatchLog.restored, saved.match, entries)
            await table.begin(match_log)
            table.settle()
        return table

    def _adopt(self, saved: Saved) -> None:
        """Take over what the store has of the table; who is here and whose seat is kept stays known."""
        row = saved.table
        self.version: int = row.version
        self.host: str = row.host
        self.status: Status = row.status
        self.hurry = bool(row.hurry)
        self.next: str | None = row.next_table_id
        self.watch: Circle = row.watch
        self.talkers: Circle = row.talk
        self.sharing = bool(row.sharing)
        self.removed: dict[str, str] = {each.session: each.name for each in saved.removed}
        self.match = None if saved.match is None else saved.match.id
        before = {(seat.seat, seat.session): seat for seat in self.seating}
        self.seating = Seats(map(Seat.of, saved.seats))
        for seat in self.seating:
            if same := before.get((seat.seat, seat.session)):
                seat.gone_since, seat.stand_in = same.gone_since, same.stand_in
        self._take_key(row.invite_key)
        self.note_presence()

    def _take_key(self, key: str) -> None:
        """Whoever came by an older link and does not sit here needs the new one."""
        if key != self.key:
            self.key = key
            self.invited &= self.seating.holders()

    async def begin(self, match_log: MatchLog) -> None:
        """Let a match be played here, from wherever it stands, once that is settled."""
        self.match = match_log.id
        self.live = LiveMatch(self, match_log)
        await self.live.reopen_window()
        self.mark(positions=True)

    # ------------------------------------------------------------------------------------------------- presence

    @property
    def now(self) -> float:
        return self.loop.time()

    def is_present(self, session: str | None) -> bool:
        """Whether somebody has a page of this table open, here or at another process."""
        if any(connection.session.id == session for connection in self.connections):
            return True
        if session is None or session not in self.elsewhere:
            return False
        return self.registry.is_deaf or self.now - self.elsewhere[session] < self.timing.away

    def forget_elsewhere(self) -> None:
        """Those of whom no other process has said for long that they are there have gone."""
        self.elsewhere = {session: at for session, at in self.elsewhere.items() if self.is_present(session)}
        self.presence_changed()

    def hears_again(self) -> None:
        """This process was deaf: whoever was elsewhere may still be there, and has all the time to say so."""
        self.elsewhere = dict.fromkeys(self.elsewhere, self.now)
        for seat in self.seating:
            if seat.gone_since is not None:
                seat.gone_since = self.now
        self.presence_changed()
        self.refresh_soon()

    def say_who_is_here(self) -> None:
        """Tell other processes which people of this table have pages here."""
        for session in {connection.session.id for connection in self.connections} & {
            seat.session for seat in self.seating
        }:
            self.store.announce(Here(self.id, session))

    @property
    def is_resting(self) -> bool:
        """Whether people play here, and none of them is present: then nothing happens until one is back."""
        return self.seating.is_deserted

    def note_presence(self) -> None:
        """See who is here: those who are back have their seats back."""
        for seat in self.seating:
            if not seat.is_human:
                seat.gone_since = None
            elif self.is_present(seat.session):
                if seat.gone_since is not None:
                    seat.gone_since, seat.stand_in = None, False
            elif seat.gone_since is None:
                seat.gone_since = self.now

    def presence_changed(self) -> None:
        """Somebody came or went."""
        self.note_presence()
        with self.telling:
            self.note_viewers()
        self._mark_presence()
        self.settle()

    def _mark_presence(self) -> None:
        """Let everybody be told who is here: now, or soon, together with all who come and go meanwhile."""
        if self._told_soon is not None:
            return
        wait = self._told_at + TOLD_EVERY - self.now
        if wait > 0:
            self._told_soon = self.loop.call_later(wait, self._tell_presence)
        else:
            self._told_at = self.now
            self.mark()

    def _tell_presence(self) -> None:
        self._told_soon, self._told_at = None, self.now
        self.mark()
        self._tell_changes()

    # ---------------------------------------------------------------------------------------------- who may come

    def is_player(self, session: str) -> bool:
        """Whether somebody sits here or is the host."""
        return access.is_player(session, self.host, [each.session for each in self.seating])

    @property
    def is_public(self) -> bool:
        """Whether a list may lead strangers here to watch: seats were open to all, and anybody may look on."""
        return self.watch == "all" and any(each.opening == "free" for each in self.seating)

    def closed_to(self, session: str) -> str | None:
        """Why somebody may not follow this table; None: they may."""
        is_invited, is_removed = session in self.invited, session in self.removed
        return access.watching(self.status, self.watch, self.is_player(session), is_invited, is_removed)

    def spectators(self) -> list[Connection]:
        """The pages of those who only watch."""
        return [connection for connection in self.connections if not self.is_player(connection.session.id)]

    def show_out(self) -> None:
        """Send those away who may not be here any longer, and tell them why."""
        for connection in self.spectators():
            code = self.closed_to(connection.session.id)
            if code is not None:
                self.exit(connection)
                connection.push(encode(TurnedAway(self.id, code, Rejected(code).told(connection.lang))))

    # ------------------------------------------------------------------------------------------------ following

    def viewers_of(self, session: str) -> list[Viewer]:
        """Whose knowledge a session may have: its seats', or a spectator's."""
        return list(self.seating.held(session)) or [None]

    def note_viewers(self) -> None:
        """See who looks, after pages or seats have changed."""
        wanted: set[Viewer] = set()
        for connection in self.connections:
            connection.tables[self.id] = self.viewers_of(connection.session.id)
            wanted.update(connection.tables[self.id])
        if self.live is not None:
            match_log = self.live.match_log
            match_log.chronicle.keep_only(wanted, match_log.match)
            for viewer in wanted:
                match_log.chronicle.recall(viewer, match_log.match, match_log.plies)

    async def enter(self, connection: Connection, key: str | None, ply: int | None) -> None:
        """A page follows the table from now on."""
        async with self.change():
            if self.store.is_shared:
                await self._refresh_if_possible()
            if key is not None:
                self._invite(connection.session.id, key)
            code = self.closed_to(connection.session.id)
            if code is not None:
                self.exit(connection)
                raise Rejected(code)
            most = self.registry.most_spectators
            if (
                not self.is_player(connection.session.id)
                and connection not in self.connections
                and len(self.spectators()) >= most
            ):
                raise Rejected("too_many_watch", most=most)
            if connection not in self.connections:
                self.connections.append(connection)
            self.presence_changed()
            if self._told_soon is not None:
                connection.push(self.table_frame(connection.session.id))
            self.say_who_is_here()
            if self.live is not None:
                for viewer in connection.tables[self.id]:
                    connection.push(self.live.missing(viewer, ply))
            connection.push(self.talk.frame(connection.session.id, self.talk.said))
        self.registry.changed()

    def _invite(self, session: str, key: str) -> None:
        """Let somebody in who has the link; one that is no longer good does nothing to those who are in already."""
        if key == self.key:
            self.invited.add(session)
        elif not self.is_player(session) and session not in self.invited and session not in self.removed:
            raise Rejected("wrong_key")

    def exit(self, connection: Connection) -> None:
        """A page follows the table no longer."""
        if connection in self.connections:
            self.connections.remove(connection)
            connection.tables.pop(self.id, None)
            self.left_at = self.now
            self.presence_changed()
            self.registry.changed()

    # -------------------------------------------------------------------------------------------------- telling

    def tell_viewers(self, viewer: Viewer, frame: bytes) -> None:
        id = self.id
        for connection in self.connections:
            if viewer in connection.tables.get(id, ()):
                connection.push(frame)

    def _tell_changes(self) -> None:
        """Tell every page what has changed: what happened in the match, then how the table stands.

        Those who only watch see the same, which is made once for all.
        """
        is_changed, has_new_positions = self._is_changed, self._has_new_positions
        self._is_changed = self._has_new_positions = False
        if self.live is not None:
            self.live.tell_news()
        if not is_changed:
            return
        with self.telling:
            frames: dict[str | bool, bytes] = {}
            for connection in self.connections:
                session = connection.session.id
                eyes = session if self.is_player(session) else session in self.invited
                if eyes not in frames:
                    frames[eyes] = self.table_frame(session)
                connection.push(frames[eyes])
            if has_new_positions and self.live is not None:
                for viewer in self.live.match_log.chronicle.viewers():
                    self.tell_viewers(viewer, self.live.whole(viewer))

    def table_frame(self, session: str) -> bytes:
        return encode(TableInfo(self.shown(session), self.times()))

    def times(self) -> list[Time]:
        return self.live.times() if self.live is not None else [Time(None, False) for _ in self.seating]

    def shown(self, session: str) -> Shown:
        """The table as a session's page sees it."""
        is_host, sits = session == self.host, bool(self.seating.held(session))
        return Shown(
            id=self.id,
            game=self.game,
            options=self.options,
            clock=self.clock,
            status=self.status,
            seats=[each.shown(session) for each in self.seating],
            host=is_host,
            host_name=None if (seat := self.seating.own(self.host)) is None else self.seating[seat].name,
            quick=None if self.waiters is None else self.waiters.shown(session),
            may_sit=self.status == "gathering"
            and not sits
            and any(self.may_take(session, each) for each in self.seating),
            match=self.match,
            watchers=len({connection.session.id for connection in self.connections} - self.seating.holders()),
            undo=None if self.undo is None else list(self.undo.agreed),
            rematch=sorted(self.rematch),
            passed=sorted(self.passed),
            awaited=[each.seat for each in self.awaited()] if self.rematch and self.next is None else [],
            next=self.next,
            invite=f"/table/{self.id}?key={self.key}" if sits or is_host else None,
            watch=self.watch,
            talk=self.talkers,
            sharing=self.sharing,
            removed=[Removed(public_id(id), name) for id, name in self.removed.items()] if is_host else [],
            sides=[] if self.live is None else [list(side) for side in sides(self.live.match_log.match.game)],
            hurry=self.hurry,
        )

    def may_take(self, session: str, seat: Seat) -> bool:
        """Whether a session may sit down there: anywhere free, and at seats kept for the link if it came by it."""
        is_invited = session in self.invited or session == self.host
        return seat.occupant == "free" or (seat.occupant == "link" and is_invited)

    def listed(self, session: str | None = None) -> Listed:
        """The table as a line of a list."""
        held = [] if session is None else self.seating.held(session)
        is_on = self.live is not None and self.status == "playing" and self.live.outcome is None
        return Listed(
            id=self.id,
            game=self.game,
            players=len(self.seating),
            free=sum(each.occupant == "free" for each in self.seating),
            status=self.status,
            names=[each.name for each in self.seating if each.name is not None],
            changed=unusual(self.game, self.options),
            clock=self.clock,
            quick=self.waiters is not None and self.status == "gathering",
            my_turn=is_on
            and self.live is not None
            and any(seat in self.live.match_log.match.actors() for seat in held),
        )

    # --------------------------------------------------------------------------------------------------- calling

    def awaited(self) -> list[Seat]:
        """Those who have not said yet whether they want another match, and are here or can be called."""
        is_calling = self.called_until is None or self.now < self.called_until
        return [
            each
            for each in self.seating
            if each.occupant in PEOPLE
            and each.seat not in self.rematch | self.passed
            and (self.is_present(each.session) or (is_calling and self.registry.can_call(each.session)))
        ]

    def wish(self, seat: int) -> Called:
        """What somebody is told who is wanted for another match."""
        names = [self.seating[each].name or "" for each in sorted(self.rematch)]
        return Called(self.id, self.game, "next" if self.next else "rematch", seat, names, self.next)

    def call_absent(self) -> None:
        """Tell those who have left of the next match, or of the wish for one."""
        for each in self.seating:
            is_wanted = each.occupant in PEOPLE and each.seat not in self.passed
            if is_wanted and each.session is not None and not self.is_present(each.session):
                self.registry.call(each.session, self.wish(each.seat))

    def call_to_turn(self) -> None:
        """Tell somebody who has left that it is their turn, once a turn."""
        if self.live is None or self.status != "playing" or self.live.outcome is not None:
            return
        for seat in self.live.match_log.actors():
            each, turn = self.seating[seat], (seat, self.live.match_log.ply)
            is_gone = each.gone_since is not None and each.is_human and not each.stand_in
            if is_gone and turn != self._called_turn and each.session is not None:
                self._called_turn = turn
                self.registry.call(each.session, Called(self.id, self.game, "turn", seat, []))

    # -------------------------------------------------------------------------------------------------- changing

    def resigned(self) -> list[int]:
        """The seats that gave up, in order."""
        given_up = [(each.resigned_at, each.seat) for each in self.seating if each.resigned_at is not None]
        return [seat for _, seat in sorted(given_up)]

    def remembered(self) -> list[Statement]:
        """What is written with the change that somebody asked for, so that it does not happen twice."""
        asking = current_for(self.id)
        return [] if asking is None else [statements.add_request(asking.session, asking.key, milliseconds())]

    def change(self) -> Change:
        """`async with table.change()`: change the table or its match, alone; on leaving it is settled."""
        return self._change

    @property
    def is_unsettled(self) -> bool:
        """Whether something has changed of which nothing follows yet."""
        return self._is_changed or (self.live is not None and self.live.has_news)

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
            self._tell_changes()

    async def save(
        self, *more: Statement, seating: Seats | None = None, removed: dict[str, str] | None = None, **changes: Any
    ) -> None:
        """Write a change of the table, and adopt it; rejected if another process was faster. Holds the lock already."""
        row: dict[str, Any] = {
            "host": self.host,
            "status": self.status,
            "hurry": int(self.hurry),
            "next_table_id": self.next,
        }
        row |= {
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
        try:
            await self.store.write(*unit, *more, *self.remembered(), notice=self.notice)
        except Conflict:
            await self.refresh_locked()
            raise Rejected("changed") from None
        except StoreError as error:
            log.error("a table could not be written", table=self.id, error=str(error))
            self.refresh_soon()
            raise rejection_of(error) from None
        self.version += 1
        self.host, self.status, self.hurry, self.next = (
            row["host"],
            row["status"],
            bool(row["hurry"]),
            row["next_table_id"],
        )
        self.watch, self.talkers, self.sharing = row["watch"], row["talk"], bool(row["sharing"])
        if removed is not None:
            self.removed = removed
        if seating is not None:
            self.seating = seating
            self._take_key(row["invite_key"])
            self.note_presence()
            self.note_viewers()
            self.say_who_is_here()
        self.mark()
        with self.telling:
            self.show_out()
        self.registry.changed()

    def ended(self) -> None:
        """The match is over; its last move said so in the store, too."""
        if self.status != "over":
            self.status = "over"
            self.version += 1
            metrics.ENDED.labels(self.game).inc()
            self.registry.changed()
        self.mark()

    def forget_undo(self) -> None:
        """Whoever asked to take a move back has been overtaken."""
        if self.undo is not None:
            self.undo = None
            self.share_wishes()
            self.mark()

    def share_wishes(self) -> None:
        """Tell other processes what is wished for here."""
        self.store.announce(Wishes(self.id, self.undo, sorted(self.rematch), sorted(self.passed)))

    def hear_presence(self, session: str) -> None:
        """Somebody has a page open at another process."""
        is_news = not self.is_present(session)
        self.elsewhere[session] = self.now
        if is_news:
            self.presence_changed()

    def hear_wishes(self, wishes: Wishes) -> None:
        """Somebody at another process wishes for something, or no longer."""
        self.undo = wishes.undo
        self.rematch = (self.rematch - set(wishes.passed)) | set(wishes.rematch)
        self.passed = (self.passed - set(wishes.rematch)) | set(wishes.passed)
        self.mark()
        self.settle()

    def hear_stand_in(self, stood_in: StoodIn) -> None:
        """At another process somebody's time ran out, or they act again and have the time that they have there."""
        self.seating[stood_in.seat].stand_in = stood_in.is_on
        if self.live is not None and not stood_in.is_on:
            self.live.clocks.at_least(stood_in.seat, self.timing.back, self.now)
        self.mark()
        self.settle()

    def refresh_soon(self) -> None:
        """Another process has changed something, or nobody knows what was written: take it over and tell it."""
        self._is_behind = True
        if self._refreshing is None or self._refreshing.done():
            self._refreshing = self.spawn(self._refresh())

    async def _refresh(self) -> None:
        """Read until nothing is missing; whenever the store cannot be read, again a little later."""
        has_failed = False
        while self._is_behind:
            self._is_behind = False
            try:
                async with self.change():
                    await self.refresh_locked()
            except Exception as error:
                if not has_failed:
                    log.error("a table is behind", table=self.id, error=repr(error))
                has_failed = self._is_behind = True
                await asyncio.sleep(AGAIN)

    async def _refresh_if_possible(self) -> None:
        """Who comes in sees what is known here, and the rest as soon as it can be read."""
        try:
            await self.refresh_locked()
        except StoreError as error:
            log.warning("a table may be behind", table=self.id, error=str(error))
            self.refresh_soon()

    async def refresh_locked(self) -> None:
        marks = await self.store.read(queries.marks, self.id)
        if marks is None:
            return
        if marks.version != self.version:
            await self._take_over()
        if self.live is not None and marks.ply != self.live.match_log.ply:
            await self.live.catch_up()
        if marks.line != self.talk.last:
            await self.talk.hear()

    async def _take_over(self) -> None:
        """Adopt the table as it stands in the store."""
        saved = await self.store.read(queries.table, self.id)
        if saved is None:
            return
        self._adopt(saved)
        self.mark()
        with self.telling:
            self.show_out()
        self.note_viewers()
        if self.live is None and saved.match is not None:
            await self.registry.loader.ready(self.game)
            await self.begin(MatchLog.restored(saved.match, await self.store.read(queries.log, saved.match.id)))
            self.note_viewers()
        self.registry.changed()

    # ----------------------------------------------------------------------------------------------------- tasks

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; what goes wrong is logged, and the table goes on."""
        task = asyncio.create_task(work, context=without_request())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table stumbled", table=self.id, exc_info=error)

    async def close(self) -> None:
        """Stop waiting for anybody; what is being written is finished first."""
        if self.live is not None:
            self.live.scheduler.stop()
        if self.waiters is not None:
            self.waiters.stop()
        if self._told_soon is not None:
            self._told_soon.cancel()
        self.forget_undo()
        self._tell_changes()
        async with self.lock:
            for task in self._tasks - {asyncio.current_task()}:
                task.cancel()
        await asyncio.gather(*self._tasks - {asyncio.current_task()}, return_exceptions=True)


def unusual(game: str, options: dict[str, Any]) -> list[str]:
    """The house rules that are not as usual; how many play is said apart."""
    return [name for name in changed(definition(game), options) if name != "players"]
