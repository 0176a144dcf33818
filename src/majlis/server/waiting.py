"""Whom a match waits for: clocks, the ends of windows, players who are away, and the bots that act."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from majlis.bots import manners
from majlis.games.definition import Span
from majlis.server.botroom import Stream, stream
from majlis.server.refusals import Declined
from majlis.server.seating import STAND_IN_LEVEL
from majlis.server.windows import Choice, OpenWindow, asked, is_kept, speakers
from majlis.thought import Thought

if TYPE_CHECKING:
    from majlis.server.play import Play

AGAIN = 1.0
"""Seconds after which something that could not be written is tried again."""
HURRIED = 0.3
"""Seconds that hurried bots leave each other to speak."""
LEAST_CHOICES = 2
"""A bot that has no choice takes as long as one that has: else its haste would tell what it holds."""


class Waiting:
    """Set up anew whenever the match or the people around it have changed."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: set[asyncio.Task[None]] = set()
        self._has_rested = False

    # ------------------------------------------------------------------------------------------------ attending

    def attend(self) -> None:
        """Wait for whoever is to act now."""
        self.stop()
        if not self._is_on():
            self._play.clocks.run((), self._play.now)
            self._has_rested = True
            return
        if self._has_rested:
            self._has_rested = False
            self._begin_window_anew()
        self._note_absence()
        self._run_clocks()
        self._answer_for_one()
        self._set_timer()
        if self._play.table.undo is None:
            self._wake_bots()
        self.answered()

    def stop(self) -> None:
        """Wait for nobody."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in self._thinking:
            task.cancel()
        self._thinking.clear()

    def _is_on(self) -> bool:
        play = self._play
        return play.outcome is None and play.table.stage == "playing" and not play.table.is_resting

    def set_clocks(self) -> None:
        """Let the time run of those who are waited for; in a window that gathers nobody's does."""
        if self._is_on():
            self._run_clocks()
        else:
            self._play.clocks.run((), self._play.now)

    def _run_clocks(self) -> None:
        course, waited = self._play.course, set[int]()
        if course.window is None or not course.window.span.gathers:
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
        if moments:
            self._timer = play.table.loop.call_at(max(min(moments), now), self._on_timer)

    def _on_time(self) -> list[int]:
        """Seats of people whose time may run out."""
        return [chair.seat for chair in self._play.table.seating if not chair.is_bots]

    def _on_timer(self) -> None:
        play, now = self._play, self._play.now
        window = play.course.window
        if window is not None and window.span.gathers and window.is_past(now):
            play.table.spawn(self._close(now))
            return
        ends = play.clocks.first_end(self._on_time(), now)
        if ends is not None and ends[0] <= now:
            play.table.seating[ends[1]].stand_in = True
            play.table.store.announce(f"kept {play.table.id} {ends[1]}")
            play.table.tell_table()
        self.attend()

    async def _close(self, asked_at: float) -> None:
        """Close the window; if that cannot be written now, try again."""
        window = self._play.course.window
        if window is None:
            return
        try:
            await self._play.close_window(window)
        except Declined:
            await asyncio.sleep(AGAIN)
            self.attend()

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
            raise Declined("resigned")
        if chair.stand_in:
            chair.stand_in = False
            self._play.clocks.at_least(seat, self._play.table.tempo.back, self._play.now)
            self._play.table.store.announce(f"back {self._play.table.id} {seat}")
            self._play.table.tell_table()

    # -------------------------------------------------------------------------------------------------- windows

    def window_length(self, span: Span) -> float | None:
        """The same for everybody, whatever they hold; None where all people sit at one page."""
        table = self._play.table
        length = table.tempo.window(span.kind)
        if not span.gathers:
            return length
        if len(table.seating.sessions()) <= 1:
            return None
        return length * max(Counter(chair.session for chair in table.seating.people()).values())

    def _begin_window_anew(self) -> None:
        """After a rest a window has its whole length again."""
        window = self._play.course.window
        if window is not None and window.length is not None:
            window.ends = self._play.now + window.length

    def answered(self) -> None:
        """Close a window without an end once everybody asked has chosen."""
        window = self._play.course.window
        if window is None or not window.span.gathers or window.length is not None or not self._is_on():
            return
        if all(seat in window.choices for seat in asked(self._play.course.match)):
            self._play.table.spawn(self._close(self._play.now))

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
        play = self._play
        window = play.course.window
        for seat in play.course.actors():
            if play.table.seating[seat].is_bots and not (window is not None and seat in window.choices):
                task = play.table.spawn(self._bot_acts(seat))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)

    async def _bot_acts(self, seat: int) -> None:
        play, course = self._play, self._play.course
        match, ply, window, began = course.match, course.ply, course.window, self._play.now
        level = play.table.seating[seat].bot_level
        rng = stream(match.seed, "seat", seat, ply)
        speaking = speakers(match)
        if seat in speaking and not manners.speaks(level, rng):
            return
        thought = await play.table.bots.think(match.game, match.hidden(seat), seat, level, rng)
        if thought.waits:
            return
        action = match.game.definition.notation.action(thought.action)
        if window is not None and window.span.gathers and is_kept(match, action):
            delay = 0.0
        else:
            delay = self._pace(seat, level, thought, seat in speaking, rng)
            if window is not None and seat not in speaking:
                delay = max(delay, self._left_to_speak(window, speaking, began))
        await asyncio.sleep(max(began + delay - play.now, 0.0))
        # From here on it must not be cut off: what is written must be adopted.
        task = asyncio.current_task()
        assert task is not None
        self._thinking.discard(task)
        try:
            await play.bot_moves(seat, ply, thought.action)
        except Declined:
            await asyncio.sleep(AGAIN)
            self.attend()

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
        choices = max(len(self._play.course.match.legal(seat)), LEAST_CHOICES)
        seconds = manners.pace(level, choices, manners.closeness(thought), rng)
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
