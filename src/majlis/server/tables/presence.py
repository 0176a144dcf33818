"""Who has a page of a table open, here or at another process, and since when somebody is gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from majlis.server.protocol.notices import Here

if TYPE_CHECKING:
    from majlis.server.tables.table import Table

TOLD_EVERY = 0.25
"""Seconds between two times that everybody is told who came and went: however many do, it costs no more than that."""


class Presence:
    """Who is at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.elsewhere: dict[str, float] = {}
        """Sessions whose pages another process has, with the loop's time when it last said so."""
        self.left_at = table.now
        """When the last page was closed."""
        self._told_at = table.now - TOLD_EVERY
        """When everybody was last told who is here."""
        self._told_soon: asyncio.TimerHandle | None = None

    def has(self, session: str | None) -> bool:
        """Whether somebody has a page of this table open, here or at another process."""
        table = self._table
        if any(connection.session.id == session for connection in table.connections):
            return True
        if session is None or session not in self.elsewhere:
            return False
        return table.is_cut_off or table.now - self.elsewhere[session] < table.timing.away

    @property
    def is_told_soon(self) -> bool:
        """Whether everybody is about to be told who came and went."""
        return self._told_soon is not None

    # ------------------------------------------------------------------------------------------------- noticing

    def note(self) -> None:
        """See who is here: those who are back have their seats back."""
        for seat in self._table.seating:
            if not seat.is_human:
                seat.gone_since = None
            elif self.has(seat.session):
                if seat.gone_since is not None:
                    seat.gone_since, seat.stand_in = None, False
            elif seat.gone_since is None:
                seat.gone_since = self._table.now

    def update(self) -> None:
        """Somebody came or went."""
        self.note()
        with self._table.page_errors:
            self._table.note_viewers()
        self._mark()
        self._table.settle()

    def _mark(self) -> None:
        """Let everybody be told who is here: now, or soon, together with all who come and go meanwhile."""
        if self._told_soon is not None:
            return
        wait = self._told_at + TOLD_EVERY - self._table.now
        if wait > 0:
            self._told_soon = self._table.loop.call_later(wait, self._tell)
        else:
            self._told_at = self._table.now
            self._table.mark()

    def _tell(self) -> None:
        self._told_soon, self._told_at = None, self._table.now
        self._table.mark()
        self._table.tell_changes()

    def stop(self) -> None:
        """Tell nobody any more."""
        if self._told_soon is not None:
            self._told_soon.cancel()

    # ------------------------------------------------------------------------------------------ other processes

    def announce(self) -> None:
        """Tell other processes which people of this table have pages here."""
        table = self._table
        if not table.is_shared:
            return
        for session in {connection.session.id for connection in table.connections} & {
            seat.session for seat in table.seating
        }:
            table.announce(Here(table.id, session))

    def hear(self, session: str) -> None:
        """Somebody has a page open at another process."""
        is_news = not self.has(session)
        self.elsewhere[session] = self._table.now
        if is_news:
            self.update()

    def forget_elsewhere(self) -> None:
        """Those of whom no other process has said for long that they are there have gone."""
        if all(self.has(session) for session in self.elsewhere):
            return
        self.elsewhere = {session: at for session, at in self.elsewhere.items() if self.has(session)}
        self.update()

    def hear_again(self) -> None:
        """This process was deaf: whoever was elsewhere may still be there, and has all the time to say so."""
        self.elsewhere = dict.fromkeys(self.elsewhere, self._table.now)
        for seat in self._table.seating:
            if seat.gone_since is not None:
                seat.gone_since = self._table.now
        self.update()
        if self._table.is_shared:
            self._table.refresh.soon()
