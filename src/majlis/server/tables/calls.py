"""Calling somebody to a table that none of their pages follows, wherever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.server.protocol.codec import encode
from majlis.server.protocol.notices import Arrived, Calling
from majlis.server.protocol.server_messages import Called

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry
    from majlis.server.tables.table import Table


class Calls:
    """Reaches all pages of a person, here and at other processes."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def can_reach(self, session: str | None) -> bool:
        """Whether somebody may have a page open: here, or, for all we know, at another process."""
        connections = self._registry.connections
        return self._registry.store.is_shared or any(connection.session.id == session for connection in connections)

    def call(self, session: str, called: Called) -> None:
        """Tell somebody, wherever they are, that they are wanted at a table."""
        self.hear(session, called)
        self._registry.store.announce(Calling(session, called))

    def hear(self, session: str, called: Called) -> None:
        """Tell somebody's pages here."""
        frame = encode(called)
        for connection in list(self._registry.connections):
            if connection.session.id == session:
                connection.push(frame)

    def waiting(self, session: str) -> list[Called]:
        """What somebody who has just come is wanted for: another match at a table that they have left."""
        if self._registry.owners is not None:
            self._registry.store.announce(Arrived(session))
        return self.waiting_here(session)

    def waiting_here(self, session: str) -> list[Called]:
        found = (table.rematch.waiting(session) for table in self._registry.tables.values())
        return [called for called in found if called is not None]


class TurnCalls:
    """Tells those who have left one table that it is their turn, once a turn."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._called: tuple[int, int] | None = None
        """The seat and the ply for which somebody was last called."""

    def call(self) -> None:
        """Call whoever is to act now and has left."""
        table, live = self._table, self._table.live
        if live is None or table.status != "playing" or live.outcome is not None:
            return
        for seat in live.match_log.actors():
            each, turn = table.seating[seat], (seat, live.match_log.ply)
            is_gone = each.gone_since is not None and each.is_human and not each.stand_in
            if is_gone and turn != self._called and each.session is not None:
                self._called = turn
                table.registry.calls.call(each.session, Called(table.id, table.game, "turn", seat, []))
