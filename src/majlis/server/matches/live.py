"""A match at its table: actions on their way to the log, choices kept in windows, moves taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from majlis.match.giving_up import GIVE_UP, GIVEN_UP
from majlis.server import metrics, tracing
from majlis.server.db import queries, statements
from majlis.server.db.errors import Conflict, Fenced, StoreError, rejection_of
from majlis.server.db.rows import Entry, KeptChoice
from majlis.server.db.statements import Statement
from majlis.server.logs import log
from majlis.server.matches.clocks import Clocks
from majlis.server.matches.log import TAKEN_BACK, Made, MatchLog
from majlis.server.matches.match_table import MatchTable
from majlis.server.matches.payloads import Standing, position
from majlis.server.matches.scheduler import Scheduler
from majlis.server.matches.seats import Seats
from majlis.server.matches.step_cache import Viewer
from majlis.server.matches.undo import TakeBacks
from majlis.server.matches.windows import (
    OpenWindow,
    WindowChoice,
    asked,
    default_action,
    is_sealed,
    speakers,
    window_kind,
)
from majlis.server.protocol.codec import encode, milliseconds
from majlis.server.protocol.parts import Outcome, Time
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import Played, PositionInfo, TakenBack

MOST_MISSING = 60
"""Steps that are sent one by one to a page that was cut off; if it missed more it gets the whole position."""


class LiveMatch:
    """The playing side of a table. Whatever changes the match holds the table's lock."""

    def __init__(self, table: MatchTable, match_log: MatchLog) -> None:
        self.table = table
        self.match_log = match_log
        self.clocks = Clocks(table.clock, len(table.seating))
        for seat, left in match_log.banks.items():
            self.clocks.restore(seat, left)
        self.outcome: Outcome | None = match_log.outcome(table.seating.resigned())
        self.scheduler = Scheduler(self)
        self._take_backs = TakeBacks(match_log)
        self._untold: Callable[[], None] | None = None
        """Tells what happened in the match since everybody was told last."""
        self._counted = [metrics.MOVES.labels(match_log.match.game.key, by) for by in ("person", "bot")]

    @property
    def now(self) -> float:
        return self.table.loop.time()

    # --------------------------------------------------------------------------------------------------- moves

    async def move(self, seat: int, ply: int, text: str, client: str, lang: str) -> int | None:
        """A person acts: durable, at the returned ply, or kept in a window (None). Holds the table's lock already."""
        if client in self.match_log.clients:
            return self.match_log.clients[client]
        window = self.match_log.window
        kept = None if window is None else window.choices.get(seat)
        if kept is not None and kept.client == client:
            return None
        self._check_status()
        if ply > self.match_log.ply and self.table.is_shared:
            # The page has seen it at another process, whose notice is still on its way.
            await self.catch_up()
            window = self.match_log.window
        first = window.ply if window is not None and window.kind.collects else self.match_log.ply
        if not first <= ply <= self.match_log.ply:
            raise Rejected("stale")
        self.scheduler.give_seat_back(seat)
        with tracing.span(tracing.JUDGE) if tracing.ON else tracing.NOTHING:
            action = self.match_log.judge(seat, text, lang)
        if window is not None and window.kind.collects and is_sealed(self.match_log.match, action):
            await self._keep(window, seat, WindowChoice(action, client))
            self.scheduler.close_if_answered()
            return None
        if kept is not None:
            raise Rejected("already_answered")
        return await self._write([Made(seat, action, client)])

    async def bot_moves(self, seat: int, ply: int, action: int) -> None:
        """A bot acts, if the match still is where it thought."""
        async with self.table.change():
            if self.match_log.ply != ply or self.table.status != "playing" or self.outcome is not None:
                return
            if not self.table.seating[seat].is_bot:
                return
            window = self.match_log.window
            self.match_log.check(seat, action)
            if window is not None and window.kind.collects and is_sealed(self.match_log.match, action):
                window.choices.setdefault(seat, WindowChoice(action, None))
                self.scheduler.close_if_answered()
            else:
                await self._write([Made(seat, action)])

    def is_in_log(self, client: str) -> bool:
        """Whether a request has led to an entry already."""
        return client in self.match_log.clients

    def _check_status(self) -> None:
        if self.outcome is not None:
            raise Rejected("over")
        if self.table.status != "playing":
            raise Rejected("paused")

    async def _keep(self, window: OpenWindow, seat: int, choice: WindowChoice) -> None:
        if seat in window.choices:
            raise Rejected("already_answered")
        kept_choice = KeptChoice(window.ply, seat, self.match_log.match.text(choice.action), choice.client)
        try:
            await self.table.write(statements.keep_choice(self.match_log.id, kept_choice, milliseconds()))
        except Conflict:
            await self._recall_kept(window)
            kept = window.choices.get(seat)
            if kept is not None and kept.client == choice.client:
                return
            raise Rejected("already_answered") from None
        except StoreError as error:
            log.error("a choice could not be written", match=self.match_log.id, error=str(error))
            raise rejection_of(error) from None
        window.choices[seat] = choice
        window.stored.add(seat)

    async def close_window(self, window: OpenWindow) -> None:
        """Play what was chosen, in asking order; who said nothing passes, or a bot chooses for them."""
        async with self.table.change():
            if self.match_log.window is not window or self.table.status != "playing":
                return
            if self.table.is_shared:
                await self._recall_kept(window)
            await self._write(await self._gathered(window))

    async def _gathered(self, window: OpenWindow) -> list[Made]:
        match, made = self.match_log.match, []
        for seat in asked(match):
            choice = window.choices.get(seat)
            if choice is not None:
                made.append(Made(seat, choice.action, choice.client))
                continue
            usual = default_action(match, seat)
            made.append(Made(seat, usual if usual is not None else await self.scheduler.instinct(seat)))
        return made

    async def _recall_kept(self, window: OpenWindow) -> None:
        self._recall(window, await self.table.store.read(queries.choices, self.match_log.id))

    def _recall(self, window: OpenWindow, kept: Sequence[KeptChoice]) -> None:
        for each in kept:
            action = self.match_log.match.action(each.action)
            if each.ply == window.ply and action is not None:
                window.choices[each.seat] = WindowChoice(action, each.client)
                window.stored.add(each.seat)

    async def _write(self, made: list[Made]) -> int:
        """Try it, write it, and only then adopt it, to be told to everybody; the ply it led to."""
        match_log, now = self.match_log, self.now
        with tracing.span(tracing.SIMULATE) if tracing.ON else tracing.NOTHING:
            trial = match_log.simulate(made)
        spoken = match_log.window is not None and all(each.seat in speakers(match_log.match) for each in made)
        at, clocks = milliseconds(), self.clocks.copy()
        entries = []
        for ply, each in enumerate(made, start=match_log.ply + 1):
            clocks.moved(each.seat, now)
            bank_ms = clocks.bank(each.seat, now)
            entries.append(Entry(ply, each.seat, trial.match.text(each.action), None, each.client, bank_ms, at))
        unit: list[Statement] = [statements.add_moves(match_log.id, entries)]
        if (
            match_log.window is not None
            and match_log.window.kind.collects
            and window_kind(trial.match) != match_log.window.kind
        ):
            unit.append(statements.drop_choices(match_log.id))
        outcome = match_log.outcome(self.table.seating.resigned(), trial.match)
        if outcome is not None:
            ended = encode(outcome).decode()
            unit += statements.end_match(match_log.id, self.table.id, at, ended, len(trial.match.log))
        try:
            await self.table.write(*unit, is_listed=outcome is not None)
        except StoreError as error:
            return await self._after_failure(error, made[-1].client)
        match_log.commit(trial, made)
        self.outcome, self.clocks = outcome, clocks
        for each in made:
            self._counted[self.table.seating[each.seat].is_bot].inc()
        with self.table.page_errors:
            match_log.note(trial)
            self.table.undo.forget()
        self._note_advance(match_log.ply - len(made), spoken)
        return match_log.ply

    async def give_up(self, seats: Sequence[int], client: str) -> None:
        """Seats give up, which may end the match. Holds the table's lock already."""
        match_log, table, at = self.match_log, self.table, milliseconds()
        made = [Made(seat, GIVEN_UP, client if seat == seats[0] else None) for seat in seats]
        trial = match_log.simulate(made)
        entries = [
            Entry(ply, each.seat, GIVE_UP, None, each.client, None, at)
            for ply, each in enumerate(made, start=match_log.ply + 1)
        ]
        unit, outcome = [statements.add_moves(match_log.id, entries)], match_log.outcome((), trial.match)
        if outcome is not None:
            ended, _ = statements.end_match(match_log.id, table.id, at, encode(outcome).decode(), len(trial.match.log))
            unit += [ended, statements.drop_choices(match_log.id)]
        seating = Seats(
            replace(seat, resigned_at=at + seats.index(seat.seat)) if seat.seat in seats else seat
            for seat in table.seating
        )
        await table.save(*unit, seating=seating, status=table.status if outcome is None else "over")
        match_log.commit(trial, made)
        self.outcome = outcome
        if outcome is not None:
            metrics.ENDED.labels(table.game).inc()
        with table.page_errors:
            match_log.note(trial)
            table.undo.forget()
        self._note_advance(match_log.ply - len(made), spoken=True)

    async def _after_failure(self, error: StoreError, client: str | None) -> int:
        """Nothing is adopted. The log says what stands: another process may have moved, or the answer was lost."""
        if isinstance(error, Fenced):
            raise rejection_of(error)
        if not isinstance(error, Conflict):
            log.error("a move could not be written", match=self.match_log.id, error=str(error))
        await self.catch_up()
        if client is not None and client in self.match_log.clients:
            return self.match_log.clients[client]
        if isinstance(error, Conflict):
            raise Rejected("stale")
        # That the log does not have it yet does not say that it will not: the database may still be at it.
        self.table.refresh.soon()
        raise rejection_of(error)

    async def catch_up(self) -> None:
        """Adopt what the log holds beyond this match, and tell everybody; as soon as it can be read."""
        try:
            entries = await self.table.store.read(queries.log, self.match_log.id, self.match_log.ply)
        except StoreError as error:
            log.error("a log could not be read", match=self.match_log.id, error=str(error))
            self.table.refresh.soon()
            return
        if not entries:
            return
        before, taken_back = self.match_log.ply, [entry for entry in entries if entry.back_to is not None]
        for entry in entries:
            self.match_log.apply(entry)
            if entry.bank_ms is not None:
                self.clocks.restore(entry.seat, entry.bank_ms)
        self.outcome = self.match_log.outcome(self.table.seating.resigned())
        if taken_back:
            self._update_window()
            self._tell_later(partial(self._tell_taken_back, min(entry.back_to or 0 for entry in taken_back)))
        else:
            self._note_advance(before)
        self.table.settle()

    def _note_advance(self, before: int, spoken: bool = False) -> None:
        """The match went on from a ply, which is to be settled."""
        self.scheduler.note_end_of_round()
        self._update_window(spoken)
        if self.outcome is not None:
            self.table.note_end()
        self._tell_later(partial(self._tell_steps, before))

    # ------------------------------------------------------------------------------------------------- windows

    def _update_window(self, spoken: bool = False) -> None:
        """Open a window where the position asks for one, or close it; one that is open is left so by mere speaking."""
        match_log = self.match_log
        kind = None if self.outcome is not None else window_kind(match_log.match)
        if kind is None:
            match_log.window = None
        elif match_log.window is None or match_log.window.kind != kind or not (spoken or kind.collects):
            length = self.scheduler.window_length(kind)
            match_log.window = OpenWindow(kind, match_log.ply, length, None if length is None else self.now + length)

    async def reopen_window(self) -> None:
        """After a restart: the window that was open has its whole length again, and the choices kept in it."""
        self._update_window()
        window = self.match_log.window
        if window is None:
            return
        kept = await self.table.store.read(queries.choices, self.match_log.id)
        if kept and window.kind.collects:
            window.ply = kept[0].ply
            self._recall(window, kept)

    # ---------------------------------------------------------------------------------------------------- undo

    def undone_to(self, seat: int) -> int:
        """The ply to which the seat may ask to go back."""
        self._check_status()
        return self._take_backs.undone_to(self.table.seating, seat)

    async def take_back(self, seat: int, client: str) -> None:
        """Everybody agrees: write an entry that takes the seat's last move back. Holds the table's lock already."""
        back_to = self.undone_to(seat)
        match_log, ply = self.match_log, self.match_log.ply + 1
        unit = statements.add_moves(match_log.id, [Entry(ply, seat, TAKEN_BACK, back_to, client, None, milliseconds())])
        try:
            await self.table.write(unit, *self.table.remembered())
        except StoreError as error:
            await self._after_failure(error, client)
            return
        match_log.take_back(ply, back_to)
        match_log.clients[client] = ply
        self._update_window()
        self._tell_later(partial(self._tell_taken_back, back_to))

    # ----------------------------------------------------------------------------------------------- telling

    @property
    def has_untold(self) -> bool:
        """Whether something happened that is not told yet."""
        return self._untold is not None

    def _tell_later(self, tell: Callable[[], None]) -> None:
        """Note how everybody is told of something; what happened before it is told before."""
        if self._untold is not None:
            self.tell_untold()
        self._untold = tell

    def tell_untold(self) -> None:
        """Tell every viewer what happened in the match, each as they know it."""
        tell, self._untold = self._untold, None
        if tell is not None:
            with self.table.page_errors:
                tell()

    def _tell_steps(self, before: int) -> None:
        standing, step_cache = self._standing(), self.match_log.step_cache
        times = self.clocks.times(standing.now)
        for viewer in step_cache.viewers():
            seen = position(self.match_log, viewer, standing)
            played = Played(self.table.id, step_cache.since(viewer, before), seen, times)  # type: ignore[arg-type]
            self.table.tell_viewers(viewer, encode(played))

    def _tell_taken_back(self, back_to: int) -> None:
        standing = self._standing()
        times = self.clocks.times(standing.now)
        for viewer in self.match_log.step_cache.viewers():
            seen = position(self.match_log, viewer, standing)
            self.table.tell_viewers(viewer, encode(TakenBack(self.table.id, back_to, seen, times)))

    def times(self) -> list[Time]:
        return self.clocks.times(self.now)

    def _standing(self) -> Standing:
        """How the match stands for everybody; nobody may do anything where it is paused."""
        actors, table = self.match_log.actors(), self.table
        if table.status != "playing":
            return Standing(list(actors), [], None, self.outcome, self.now)
        asked = [seat for seat in actors if table.seating[seat].is_human]
        undoer = None if self.outcome is not None else self._take_backs.undoer(table.seating)
        return Standing(list(actors), asked, undoer, self.outcome, self.now)

    def whole(self, viewer: Viewer) -> bytes:
        """The whole position for a viewer, with the last steps that led to it."""
        self.match_log.step_cache.recall(viewer, self.match_log.match, self.match_log.plies)
        recent = self.match_log.step_cache.recent(viewer)
        seen = position(self.match_log, viewer, self._standing())
        return encode(PositionInfo(self.table.id, seen, recent, self.times()))  # type: ignore[arg-type]

    def missing(self, viewer: Viewer, ply: int | None) -> bytes:
        """What a page that has a ply misses: the steps since, or all, if they are many or something was taken back."""
        match_log = self.match_log
        later = [number for number in match_log.plies if ply is not None and number > ply]
        is_whole = ply is None or ply > match_log.ply or len(later) > MOST_MISSING or match_log.ply - ply != len(later)
        if is_whole:
            return self.whole(viewer)
        match_log.step_cache.recall(viewer, match_log.match, match_log.plies)
        steps = match_log.step_cache.since(viewer, ply or 0)
        seen = position(match_log, viewer, self._standing())
        return encode(Played(self.table.id, steps, seen, self.times()))  # type: ignore[arg-type]
