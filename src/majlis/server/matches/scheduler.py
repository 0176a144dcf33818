"""Whom a match waits for: clocks, the ends of windows, players who are away, and the bots that act."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from majlis.games.definition import WindowKind
from majlis.server import tracing
from majlis.server.bots.pool import stream
from majlis.server.bots.question import Question
from majlis.server.logs import log
from majlis.server.matches import delays
from majlis.server.matches.interlude import Interlude, is_end_of_round
from majlis.server.matches.seats import STAND_IN_LEVEL
from majlis.server.matches.windows import OpenWindow, WindowChoice, asked, is_sealed, speakers, usual_seconds
from majlis.server.protocol.notices import StoodIn
from majlis.server.protocol.rejected import Rejected

if TYPE_CHECKING:
    from majlis.server.matches.live import LiveMatch

AGAIN = 1.0
"""Seconds after which something that could not be written is tried again."""
HURRIED = 0.3
"""Seconds that hurried bots leave each other to speak."""


class Turn(NamedTuple):
    """What a bot was woken for: as long as it is the same, nothing that happens around the table disturbs it."""

    ply: int
    level: int
    hurried: bool


class Scheduler:
    """Set up anew whenever the match or the people around it have changed."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._bots: dict[int, tuple[Turn, asyncio.Task[None]]] = {}
        """The bots that were woken, by seat, each with what it was woken for; also those that have nothing to say."""
        self._uncut: set[asyncio.Task[None]] = set()
        """Bots that are past the point where they can be stopped."""
        self._closing: asyncio.Task[None] | None = None
        self._awake = asyncio.Event()
        """Not set while nobody is there: whoever thinks goes on thinking, but does not act."""
        self._resting_since: float | None = None
        self._interlude: Interlude | None = None

    # ------------------------------------------------------------------------------------------------ attending

    def reschedule(self) -> None:
        """Wait for whoever is to act now; who is waited for already, and is still to do the same, is left alone.

        Only `Table.settle` calls this, which tells everybody, too.
        """
        self._stop_timer()
        now = self._live.now
        if not self._is_on():
            self._live.clocks.run((), now)
            if self._resting_since is None:
                self._resting_since = now
            self._awake.clear()
            if not self._is_playing():
                self._stop_bots()
            return
        if self._resting_since is not None:
            self._carry_window_on(now - self._resting_since)
            self._resting_since = None
        self._awake.set()
        away = self._note_absence(now)
        self._run_clocks(now)
        if self._live.match_log.window is not None:
            self._answer_for_one()
        self._set_timer(now, away)
        self._wake_bots()
        if self._live.match_log.window is not None:
            self.close_if_answered()
        self._live.table.turn_calls.call()

    def stop(self) -> None:
        """Wait for nobody."""
        self._stop_timer()
        self._stop_bots()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_bots(self, wanted: Mapping[int, Turn] = MappingProxyType({})) -> None:
        """Stop those that are to do something else than they were woken for, or nothing."""
        for seat, (turn, task) in list(self._bots.items()):
            if wanted.get(seat) != turn:
                del self._bots[seat]
                if task not in self._uncut:
                    task.cancel()

    def _is_playing(self) -> bool:
        return self._live.outcome is None and self._live.table.status == "playing"

    def _is_on(self) -> bool:
        table = self._live.table
        return self._is_playing() and not table.seating.is_deserted and not table.is_cut_off

    def _run_clocks(self, now: float) -> None:
        """Let the time run of those who are waited for; in a window that collects nobody's does."""
        match_log, waited = self._live.match_log, set[int]()
        window = match_log.window
        is_running = self._interlude is None or not self._interlude.left(now)
        if is_running and (window is None or not window.kind.collects):
            # Who merely may speak does so in a window.
            waited = set(match_log.actors()) - (speakers(match_log.match) if window is not None else set())
        self._live.clocks.run(waited, now)

    def _set_timer(self, now: float, away: Sequence[float]) -> None:
        live, moments = self._live, [*away]
        window = live.match_log.window
        if window is not None and window.kind.collects and window.ends is not None:
            moments.append(window.ends)
        if live.clocks.has_limit and (ends := live.clocks.first_end(self._on_time(), now)):
            moments.append(ends[0])
        if self._interlude is not None and self._interlude.left(now):
            moments.append(self._interlude.ends)
        if moments:
            self._timer = live.table.loop.call_at(max(min(moments), now), self._on_timer)

    def _on_time(self) -> list[int]:
        """Seats of people whose time may run out."""
        return [each.seat for each in self._live.table.seating if not each.is_bot]

    def _on_timer(self) -> None:
        live, now = self._live, self._live.now
        window = live.match_log.window
        if window is not None and window.kind.collects and window.is_past(now):
            self._close()
            return
        ends = live.clocks.first_end(self._on_time(), now)
        if ends is not None and ends[0] <= now:
            live.table.seating[ends[1]].stand_in = True
            live.table.tell_unstored(StoodIn(live.table.id, ends[1], True))
            live.table.mark()
        live.table.settle()

    def _close(self) -> None:
        """Close the window; if that cannot be written now, try again."""
        window = self._live.match_log.window
        if window is not None and (self._closing is None or self._closing.done()):
            self._closing = self._live.table.spawn(self._close_until_written(window))

    async def _close_until_written(self, window: OpenWindow) -> None:
        await self._until_done(lambda: self._live.close_window(window), lambda: self._live.match_log.window is window)
        # Another may have opened meanwhile, whose end nobody watched.
        self._closing = None
        self._live.table.settle()

    async def _until_done(self, work: Callable[[], Awaitable[None]], is_due: Callable[[], bool]) -> None:
        """Do something that a table has to do by itself, again and again while it fails; that is noted once."""
        tried = 0
        while is_due() and self._is_playing():
            await self._awake.wait()
            try:
                await work()
                break
            except Exception as error:
                if not is_due():
                    # Somebody else was faster, which is no failure.
                    break
                if tried == 0:
                    log.error("a table has to wait", table=self._live.table.id, error=repr(error))
            tried += 1
            await asyncio.sleep(AGAIN)
        if tried:
            log.info("a table goes on", table=self._live.table.id, tries=tried)

    def _note_absence(self, now: float) -> list[float]:
        """Let bots keep the seats of those who have been gone for long; when those of the others come to that."""
        table, ends = self._live.table, []
        for seat in table.seating:
            if seat.gone_since is None or seat.stand_in or not seat.is_human:
                continue
            if now >= seat.gone_since + table.timing.away:
                seat.stand_in = True
                table.mark()
            else:
                ends.append(seat.gone_since + table.timing.away)
        return ends

    def give_seat_back(self, seat: int) -> None:
        """A person acts for themselves again."""
        occupied = self._live.table.seating[seat]
        if occupied.resigned_at is not None:
            raise Rejected("resigned")
        if occupied.stand_in:
            occupied.stand_in = False
            self._live.clocks.at_least(seat, self._live.table.timing.back, self._live.now)
            self._live.table.tell_unstored(StoodIn(self._live.table.id, seat, False))
            self._live.table.mark()

    # ------------------------------------------------------------------------------------------------ interludes

    def note_end_of_round(self) -> None:
        """Leave people the time to see how a round ended, if one has: no clock runs meanwhile, and no bot acts."""
        live, table = self._live, self._live.table
        is_seen = bool(table.connections) or any(table.presence.has(session) for session in table.seating.sessions())
        if (
            live.outcome is not None
            or not is_seen
            or not is_end_of_round(live.match_log.match, live.match_log.last_events())
            or delays.is_hurried(table)
        ):
            self._end_interlude()
            return
        self._interlude = Interlude(live.now + table.timing.interlude * table.timing.pace)

    def note_seen(self, session: str) -> None:
        """Somebody's page plays on; once everybody's does the bots do."""
        table = self._live.table
        if self._interlude is None:
            return
        self._interlude.seen_by.add(session)
        if {one for one in table.seating.sessions() if table.presence.has(one)} <= self._interlude.seen_by:
            self._end_interlude()
            table.settle()

    def _end_interlude(self) -> None:
        if self._interlude is not None:
            self._interlude.end()
            self._interlude = None

    # -------------------------------------------------------------------------------------------------- windows

    def window_length(self, kind: WindowKind) -> float | None:
        """The same for everybody, whatever they hold; None where all people sit at one page."""
        table = self._live.table
        length = table.timing.window(kind.kind, usual_seconds(self._live.match_log.match, kind))
        if not kind.collects:
            return length
        if len(table.seating.sessions()) <= 1:
            return None
        looking = 0.0 if self._interlude is None else self._interlude.left(self._live.now)
        return looking + length * max(Counter(each.session for each in table.seating.people()).values())

    def _carry_window_on(self, rested: float) -> None:
        """After a long rest a window has its whole length again; after a short one what was left of it."""
        window = self._live.match_log.window
        if window is not None and window.length is not None and window.ends is not None:
            is_long = rested >= self._live.table.timing.away
            window.ends = self._live.now + window.length if is_long else window.ends + rested

    def close_if_answered(self) -> None:
        """Close a window without an end once everybody asked has chosen."""
        window = self._live.match_log.window
        if window is None or not window.kind.collects or window.length is not None or not self._is_on():
            return
        if all(seat in window.choices for seat in asked(self._live.match_log.match)):
            self._close()

    def _answer_for_one(self) -> None:
        """Where all people sit at one page, who has nothing to decide need not say so."""
        live, window = self._live, self._live.match_log.window
        if window is None or not window.kind.collects or window.length is not None:
            return
        match = live.match_log.match
        for seat in asked(match):
            legal = match.legal_actions(seat)
            if not live.table.seating[seat].is_bot and len(legal) == 1:
                window.choices.setdefault(seat, WindowChoice(legal[0], None))

    # ----------------------------------------------------------------------------------------------------- bots

    def _wake_bots(self) -> None:
        """Let those think who are to act and do not think of it already; what others do does not disturb them."""
        wanted = self._wanted()
        self._stop_bots(wanted)
        for seat, turn in wanted.items():
            if seat not in self._bots:
                self._bots[seat] = (turn, self._live.table.spawn(self._bot_acts(seat)))

    def _wanted(self) -> dict[int, Turn]:
        """The bots that are to act, each with all that its turn depends on."""
        live, table = self._live, self._live.table
        if table.undo.asked is not None:
            return {}
        window = live.match_log.window
        chosen = window.choices if window is not None else {}
        wanted = {}
        for seat in live.match_log.actors():
            each = table.seating[seat]
            if each.is_bot and seat not in chosen:
                wanted[seat] = Turn(live.match_log.ply, each.bot_level, table.hurry)
        return wanted

    async def _bot_acts(self, seat: int) -> None:
        try:
            with tracing.span(tracing.BOT, is_root=True):
                await self._bot_turn(seat)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._forget(seat)
            log.error("a bot stumbled", table=self._live.table.id, seat=seat, exc_info=error)
            await asyncio.sleep(AGAIN)
            self._live.table.settle()

    def _forget(self, seat: int) -> None:
        """Let a bot be woken anew for the same turn."""
        if seat in self._bots and self._bots[seat][1] is asyncio.current_task():
            del self._bots[seat]

    async def _bot_turn(self, seat: int) -> None:
        live, match_log = self._live, self._live.match_log
        match, ply, window, began = match_log.match, match_log.ply, match_log.window, self._live.now
        level = live.table.seating[seat].bot_level
        rng = stream(match.seed, "seat", seat, ply)
        speaking = speakers(match)
        hidden = delays.drawn(live, seat, level, seat in speaking)
        # Whether it remembers to speak is part of the thought: a second roll here would make it forget too often.
        thinking = None if hidden is None else hidden.thinking
        question = Question(match.game, match.hidden(seat), seat, level, rng, live.table.goal)
        decision = await live.table.bots.think(question, seconds=thinking)
        if decision.waits:
            return
        is_unseen = window is not None and window.kind.collects and is_sealed(match, decision.action)
        if hidden is None:
            delay = 0.0 if is_unseen else delays.open_delay(live, seat, level, decision, rng)
        else:
            delay = hidden.unseen if is_unseen else hidden.seen
        if window is not None and not is_unseen and seat not in speaking:
            delay = max(delay, self._left_to_speak(window, speaking, began))
        await asyncio.sleep(max(began + delay - live.now, 0.0))
        if self._interlude is not None and not (is_unseen or delays.is_hurried(self._live.table)):
            await self._interlude.wait()
        await self._awake.wait()
        # From here on it must not be cut off: what is written must be adopted.
        task = asyncio.current_task()
        assert task is not None
        self._uncut.add(task)
        task.add_done_callback(self._uncut.discard)
        await self._until_done(lambda: live.bot_moves(seat, ply, decision.action), lambda: match_log.ply == ply)
        self._forget(seat)

    def _left_to_speak(self, window: OpenWindow, speaking: Collection[int], now: float) -> float:
        """Seconds for which others may still speak before a bot plays on: the whole window, whoever it is for."""
        if not speaking:
            return 0.0
        left = max((window.ends or now) - now, 0.0)
        is_bots_affair = all(self._live.table.seating[seat].is_bot for seat in speaking)
        return min(left, HURRIED) if is_bots_affair and delays.is_hurried(self._live.table) else left

    async def instinct(self, seat: int) -> int:
        """What a bot would choose at once in a window, for somebody who has said nothing."""
        match_log = self._live.match_log
        match = match_log.match
        rng = stream(match.seed, "silent", seat, match_log.ply)
        question = Question(match.game, match.hidden(seat), seat, STAND_IN_LEVEL, rng)
        decision = await self._live.table.bots.think(question, "instinct")
        actions = [decision.action, *(action for action, _, _ in decision.candidates), *match.legal_actions(seat)]
        return next(action for action in actions if is_sealed(match, action))
