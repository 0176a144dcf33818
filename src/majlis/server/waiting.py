"""Whom a match waits for: clocks, the ends of windows, players who are away, and the bots that act."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from majlis.bots import manners
from majlis.games.definition import Span
from majlis.server.botroom import Stream, stream
from majlis.server.interlude import Interlude, has_ended_a_round
from majlis.server.logs import log
from majlis.server.refusals import Rejected
from majlis.server.seating import STAND_IN_LEVEL
from majlis.server.windows import Choice, OpenWindow, asked, is_kept, speakers
from majlis.thought import Thought

if TYPE_CHECKING:
    from majlis.server.play import Play

AGAIN = 1.0
"""Seconds after which something that could not be written is tried again."""
HURRIED = 0.3
"""Seconds that hurried bots leave each other to speak."""


class Turn(NamedTuple):
    """What a bot was woken for: as long as it is the same, nothing that happens around the table disturbs it."""

    ply: int
    level: int
    hurried: bool


class Waiting:
    """Set up anew whenever the match or the people around it have changed."""

    def __init__(self, play: Play) -> None:
        self._play = play
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

    def attend(self) -> None:
        """Wait for whoever is to act now; who is waited for already, and is still to do the same, is left alone."""
        self._stop_timer()
        if not self._is_on():
            self._play.clocks.run((), self._play.now)
            if self._resting_since is None:
                self._resting_since = self._play.now
            self._awake.clear()
            if not self._is_playing():
                self._stop_bots()
            return
        if self._resting_since is not None:
            self._carry_window_on(self._play.now - self._resting_since)
            self._resting_since = None
        self._awake.set()
        self._note_absence()
        self._run_clocks()
        self._answer_for_one()
        self._set_timer()
        self._wake_bots()
        self.answered()
        self._play.table.call_to_turn()

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
        return self._play.outcome is None and self._play.table.stage == "playing"

    def _is_on(self) -> bool:
        table = self._play.table
        return self._is_playing() and not table.is_resting and not table.house.is_deaf

    def set_clocks(self) -> None:
        """Let the time run of those who are waited for; in a window that gathers nobody's does."""
        if self._is_on():
            self._run_clocks()
        else:
            self._play.clocks.run((), self._play.now)

    def _run_clocks(self) -> None:
        course, waited = self._play.course, set[int]()
        is_running = self._interlude is None or not self._interlude.left(self._play.now)
        if is_running and (course.window is None or not course.window.span.gathers):
            waited = set(course.actors()) - speakers(course.match)
        self._play.clocks.run(waited, self._play.now)

    def _set_timer(self) -> None:
        play, now = self._play, self._play.now
        moments = []
        window = play.course.window
        if window is not None and window.span.gathers and window.ends is not None:
            moments.append(window.ends)
        if ends := play.clocks.first_end(self._on_time(), now):
            moments.append(ends[0])
        for chair in play.table.seating:
            if chair.gone_since is not None and chair.is_persons and not chair.stand_in:
                moments.append(chair.gone_since + play.table.tempo.away)
        if self._interlude is not None and self._interlude.left(now):
            moments.append(self._interlude.ends)
        if moments:
            self._timer = play.table.loop.call_at(max(min(moments), now), self._on_timer)

    def _on_time(self) -> list[int]:
        """Seats of people whose time may run out."""
        return [chair.seat for chair in self._play.table.seating if not chair.is_bots]

    def _on_timer(self) -> None:
        play, now = self._play, self._play.now
        window = play.course.window
        if window is not None and window.span.gathers and window.is_past(now):
            self._close()
            return
        ends = play.clocks.first_end(self._on_time(), now)
        if ends is not None and ends[0] <= now:
            play.table.seating[ends[1]].stand_in = True
            play.table.store.announce(f"kept {play.table.id} {ends[1]}")
            play.table.tell_table()
        self.attend()

    def _close(self) -> None:
        """Close the window; if that cannot be written now, try again."""
        window = self._play.course.window
        if window is not None and (self._closing is None or self._closing.done()):
            self._closing = self._play.table.spawn(self._closed(window))

    async def _closed(self, window: OpenWindow) -> None:
        await self._until_done(lambda: self._play.close_window(window), lambda: self._play.course.window is window)
        # Another may have opened meanwhile, whose end nobody watched.
        self._closing = None
        self.attend()

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
                    log.error("a table has to wait", table=self._play.table.id, error=repr(error))
            tried += 1
            await asyncio.sleep(AGAIN)
        if tried:
            log.info("a table goes on", table=self._play.table.id, tries=tried)

    def _note_absence(self) -> None:
        play, changed = self._play, False
        for chair in play.table.seating:
            if chair.gone_since is None or chair.stand_in or not chair.is_persons:
                continue
            if play.now >= chair.gone_since + play.table.tempo.away:
                chair.stand_in = changed = True
        if changed:
            play.table.tell_table()

    def is_back(self, seat: int) -> None:
        """A person acts for himself again."""
        chair = self._play.table.seating[seat]
        if chair.resigned is not None:
            raise Rejected("resigned")
        if chair.stand_in:
            chair.stand_in = False
            self._play.clocks.at_least(seat, self._play.table.tempo.back, self._play.now)
            self._play.table.store.announce(f"back {self._play.table.id} {seat}")
            self._play.table.tell_table()

    # ------------------------------------------------------------------------------------------------ interludes

    def note_end_of_round(self) -> None:
        """Leave people the time to see how a round ended, if one has: no clock runs meanwhile, and no bot acts."""
        play, table = self._play, self._play.table
        is_seen = bool(table.pages) or any(table.is_present(session) for session in table.seating.sessions())
        if play.outcome is not None or not is_seen or self._is_hurried() or not has_ended_a_round(play.course.match):
            self._end_interlude()
            return
        self._interlude = Interlude(play.now + table.tempo.interlude * table.tempo.pace)

    def seen(self, session: str) -> None:
        """Somebody's page plays on; once everybody's does the bots do."""
        table = self._play.table
        if self._interlude is None:
            return
        self._interlude.seen_by.add(session)
        if {one for one in table.seating.sessions() if table.is_present(one)} <= self._interlude.seen_by:
            self._end_interlude()
            self.attend()

    def _end_interlude(self) -> None:
        if self._interlude is not None:
            self._interlude.end()
            self._interlude = None

    # -------------------------------------------------------------------------------------------------- windows

    def window_length(self, span: Span) -> float | None:
        """The same for everybody, whatever they hold; None where all people sit at one page."""
        table = self._play.table
        length = table.tempo.window(span.kind)
        if not span.gathers:
            return length
        if len(table.seating.sessions()) <= 1:
            return None
        looking = 0.0 if self._interlude is None else self._interlude.left(self._play.now)
        return looking + length * max(Counter(chair.session for chair in table.seating.people()).values())

    def _carry_window_on(self, rested: float) -> None:
        """After a long rest a window has its whole length again; after a short one what was left of it."""
        window = self._play.course.window
        if window is not None and window.length is not None and window.ends is not None:
            is_long = rested >= self._play.table.tempo.away
            window.ends = self._play.now + window.length if is_long else window.ends + rested

    def answered(self) -> None:
        """Close a window without an end once everybody asked has chosen."""
        window = self._play.course.window
        if window is None or not window.span.gathers or window.length is not None or not self._is_on():
            return
        if all(seat in window.choices for seat in asked(self._play.course.match)):
            self._close()

    def _answer_for_one(self) -> None:
        """Where all people sit at one page, who has nothing to decide need not say so."""
        play, window = self._play, self._play.course.window
        if window is None or not window.span.gathers or window.length is not None:
            return
        match = play.course.match
        for seat in asked(match):
            legal = match.legal(seat)
            if not play.table.seating[seat].is_bots and len(legal) == 1:
                window.choices.setdefault(seat, Choice(legal[0], None))

    # ----------------------------------------------------------------------------------------------------- bots

    def _wake_bots(self) -> None:
        """Let those think who are to act and do not think of it already; what others do does not disturb them."""
        wanted = self._wanted()
        self._stop_bots(wanted)
        for seat, turn in wanted.items():
            if seat not in self._bots:
                self._bots[seat] = (turn, self._play.table.spawn(self._bot_acts(seat)))

    def _wanted(self) -> dict[int, Turn]:
        """The bots that are to act, each with all that its turn depends on."""
        play, table = self._play, self._play.table
        if table.undo is not None:
            return {}
        window = play.course.window
        chosen = window.choices if window is not None else {}
        wanted = {}
        for seat in play.course.actors():
            chair = table.seating[seat]
            if chair.is_bots and seat not in chosen:
                wanted[seat] = Turn(play.course.ply, chair.bot_level, table.hurry)
        return wanted

    async def _bot_acts(self, seat: int) -> None:
        try:
            await self._bot_turn(seat)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._forget(seat)
            log.error("a bot stumbled", table=self._play.table.id, seat=seat, exc_info=error)
            await asyncio.sleep(AGAIN)
            self.attend()

    def _forget(self, seat: int) -> None:
        """Let a bot be woken anew for the same turn."""
        if seat in self._bots and self._bots[seat][1] is asyncio.current_task():
            del self._bots[seat]

    async def _bot_turn(self, seat: int) -> None:
        play, course = self._play, self._play.course
        match, ply, window, began = course.match, course.ply, course.window, self._play.now
        level = play.table.seating[seat].bot_level
        rng = stream(match.seed, "seat", seat, ply)
        speaking = speakers(match)
        # Whether it remembers to speak is part of the thought: a second roll here would make it forget too often.
        thought = await play.table.bots.think(match.game, match.hidden(seat), seat, level, rng)
        if thought.waits:
            return
        action = match.game.definition.notation.action(thought.action)
        is_unseen = window is not None and window.span.gathers and is_kept(match, action)
        if is_unseen:
            delay = 0.0
        else:
            delay = self._pace(seat, level, thought, seat in speaking, rng)
            if window is not None and seat not in speaking:
                delay = max(delay, self._left_to_speak(window, speaking, began))
        await asyncio.sleep(max(began + delay - play.now, 0.0))
        if self._interlude is not None and not (is_unseen or self._is_hurried()):
            await self._interlude.wait()
        await self._awake.wait()
        # From here on it must not be cut off: what is written must be adopted.
        task = asyncio.current_task()
        assert task is not None
        self._uncut.add(task)
        task.add_done_callback(self._uncut.discard)
        await self._until_done(lambda: play.bot_moves(seat, ply, thought.action), lambda: course.ply == ply)
        self._forget(seat)

    def _left_to_speak(self, window: OpenWindow, speaking: Collection[int], now: float) -> float:
        """Seconds for which others may still speak before a bot plays on: the whole window, whoever it is for."""
        if not speaking:
            return 0.0
        left = max((window.ends or now) - now, 0.0)
        is_bots_affair = all(self._play.table.seating[seat].is_bots for seat in speaking)
        return min(left, HURRIED) if is_bots_affair and self._is_hurried() else left

    def _is_hurried(self) -> bool:
        """Bots act at once where somebody wants it or nobody is left to watch."""
        table = self._play.table
        return table.hurry or table.tempo.pace == 0 or (not table.seating.people() and not table.pages)

    def _pace(self, seat: int, level: int, thought: Thought, is_speaking: bool, rng: Stream) -> float:
        """Seconds from the beginning of its turn until a bot acts."""
        if self._is_hurried():
            return 0.0
        if is_speaking:
            return manners.reacts(level, rng) * self._play.table.tempo.pace
        match = self._play.course.match
        if match.is_open:
            seconds = manners.pace(level, len(match.legal(seat)), manners.closeness(thought), rng)
        else:
            seconds = manners.hidden_pace(level, rng)
        return seconds * self._play.table.tempo.pace

    async def instinct(self, seat: int) -> int:
        """What a bot would choose at once in a window, for somebody who has said nothing."""
        course = self._play.course
        match = course.match
        rng = stream(match.seed, "silent", seat, course.ply)
        view = match.hidden(seat)
        thought = await self._play.table.bots.think(match.game, view, seat, STAND_IN_LEVEL, rng, "instinct")
        texts = [thought.action, *(text for text, _, _ in thought.chances), *match.legal(seat)]
        actions = [match.game.definition.notation.action(text) for text in texts]
        return next(int(action) for action in actions if is_kept(match, action))
