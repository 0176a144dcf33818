"""Who may come to a table and talk there: all, its players, or nobody else."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING

from majlis.server.db import queries, statements
from majlis.server.db.errors import StoreError
from majlis.server.db.rows import InvitedRow, Saved
from majlis.server.logs import log
from majlis.server.matches.seats import Seat
from majlis.server.protocol.codec import encode
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import TurnedAway
from majlis.server.protocol.values import Audience, Status
from majlis.server.security.open_connection import OpenConnection

if TYPE_CHECKING:
    from majlis.server.tables.table import Table


def watching(status: Status, watch: Audience, is_player: bool, is_invited: bool, is_removed: bool) -> str | None:
    """Why somebody may not follow a table; None: they may. Before the start there is nothing to be watched yet."""
    if is_player:
        return None
    if is_removed:
        return "removed"
    if status == "waiting" or watch == "all" or (watch == "players" and is_invited):
        return None
    return "invited_watch" if watch == "players" else "nobody_watches"


def talking(talk: Audience, is_player: bool) -> str | None:
    """Why somebody may not talk at a table; None: they may."""
    if talk == "nobody":
        return "nobody_talks"
    return None if talk == "all" or is_player else "players_talk"


def is_player(session: str, host: str, seated: Collection[str | None]) -> bool:
    """Whether somebody sits at a table or is its host."""
    return session == host or session in seated


class Access:
    """Who may come to one table, and what they may take there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.invited: set[str] = set()
        """Sessions that came with the invitation; the store has them, too."""

    def restore(self, saved: Saved) -> None:
        """Take over what the store has; whoever came by an older link and does not sit here needs the new one."""
        if saved.table.invite_key != self._table.key:
            self.take_key(saved.table.invite_key)
        self.invited |= {row.session for row in saved.invited}

    def take_key(self, key: str) -> None:
        """Let another link be the one that is good."""
        if key != self._table.key:
            self._table.key = key
            self.invited &= {each for each in self._table.seating.holders() if each is not None}

    async def recall(self, session: str) -> None:
        """Ask the store about somebody who would be turned away for want of an invitation: they may have come by it at
        another process."""
        if not self._table.is_shared or self.closed_to(session) != "invited_watch":
            return
        try:
            if await self._table.store.read(queries.is_invited, self._row(session)):
                self.invited.add(session)
        except StoreError as error:
            log.warning("an invitation could not be looked up", table=self._table.id, error=str(error))

    def _row(self, session: str) -> InvitedRow:
        return InvitedRow(self._table.id, session, self._table.key)

    def is_player(self, session: str) -> bool:
        """Whether somebody sits here or is the host."""
        return is_player(session, self._table.host, [each.session for each in self._table.seating])

    def closed_to(self, session: str) -> str | None:
        """Why somebody may not follow this table; None: they may."""
        table, is_invited, is_removed = self._table, session in self.invited, session in self._table.removed
        return watching(table.status, table.watch, self.is_player(session), is_invited, is_removed)

    def may_take(self, session: str, seat: Seat) -> bool:
        """Whether a session may sit down there: anywhere free, and at seats kept for the link if it came by it."""
        is_invited = session in self.invited or session == self._table.host
        return seat.occupant == "free" or (seat.occupant == "link" and is_invited)

    def spectators(self) -> list[OpenConnection]:
        """The pages of those who only watch."""
        return [connection for connection in self._table.connections if not self.is_player(connection.session.id)]

    async def let_in(self, connection: OpenConnection, key: str | None) -> None:
        """Refuse a page that may not follow this table; one that does so already is sent away."""
        session, table = connection.session.id, self._table
        if key is not None:
            await self._invite(session, key)
        if (code := self.closed_to(session)) is not None:
            table.exit(connection)
            raise Rejected(code)
        most = table.registry.most_spectators
        if not self.is_player(session) and connection not in table.connections and len(self.spectators()) >= most:
            raise Rejected("too_many_watch", most=most)

    async def _invite(self, session: str, key: str) -> None:
        """Let somebody in who has the link; one that is no longer good does nothing to those who are in already."""
        if key == self._table.key:
            if session not in self.invited:
                self.invited.add(session)
                # Whoever is let in here may be at another process next, which asks the store. If it is lost the link
                # is still good.
                with contextlib.suppress(StoreError):
                    await self._table.store.write(statements.invite([self._row(session)]))
        elif not self.is_player(session) and session not in self.invited and session not in self._table.removed:
            raise Rejected("wrong_key")

    def show_out(self) -> None:
        """Send those away who may not be here any longer, and tell them why."""
        for connection in self.spectators():
            if (code := self.closed_to(connection.session.id)) is not None:
                self._table.exit(connection)
                connection.push(encode(TurnedAway(self._table.id, code, Rejected(code).text(connection.lang))))
