"""What is said at a table: lines and ready phrases, kept and told to everybody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from majlis.server.db import queries, statements
from majlis.server.db.errors import Conflict, Fenced, StoreError, rejection_of
from majlis.server.db.rows import ChatRow
from majlis.server.protocol.codec import encode, milliseconds
from majlis.server.protocol.parts import ChatMessage
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import ChatInfo
from majlis.server.security.open_connection import OpenConnection
from majlis.server.security.sessions import public_id
from majlis.server.tables import access

if TYPE_CHECKING:
    from majlis.server.tables.table import Table

PHRASES = ("hello", "good_luck", "well_played", "thanks", "sorry", "your_turn", "wow", "one_moment", "good_game", "bye")
"""`phrase-NAME` in the catalogue has the words."""
MOST_RACES = 5
"""Times that somebody is not the first to say the next line before they are told so."""
MOST_REMEMBERED = 50
"""Lines sent to whoever comes in."""


class Chat:
    """The talk at one table; its last lines are remembered."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.said: list[ChatRow] = []

    @property
    def last(self) -> int:
        """The number of the last line; 0: nothing was said yet."""
        return self.said[-1].line_number if self.said else 0

    async def recall(self) -> None:
        """Read the last lines."""
        self.said = await self._table.store.read(queries.chat, self._table.id, MOST_REMEMBERED)

    async def say(self, connection: OpenConnection, text: str | None, phrase: str | None) -> None:
        """Somebody says something."""
        table, session = self._table, connection.session.id
        async with table.lock:
            code = table.access.closed_to(session) or access.talking(table.talkers, table.access.is_player(session))
            if code is not None:
                raise Rejected(code)
            held = table.seating.held(session)
            if not held:
                table.seating.check_name(connection.session.name)
            seat = held[0] if held else None
            # Whoever sits there is called as their seat is, whatever they call themselves by now.
            name = (None if seat is None else table.seating[seat].name) or connection.session.name
            at = milliseconds()
            for _ in range(MOST_RACES):
                row = ChatRow(table.id, self.last + 1, session, seat, name, text, phrase, at)
                try:
                    await table.write(statements.add_line(row), *table.remembered())
                    break
                except Conflict:
                    # Somebody at another process spoke first, or this was said already.
                    before = self.last
                    await self.hear()
                    if self.last == before:
                        raise Rejected("not_done") from None
                except StoreError as error:
                    if not isinstance(error, Fenced):
                        table.refresh.soon()
                    raise rejection_of(error) from None
            else:
                raise Rejected("not_done")
            self._tell([row])

    async def hear(self) -> None:
        """Tell the lines that were said at another process."""
        last = self.last
        rows = await self._table.store.read(queries.chat, self._table.id, MOST_REMEMBERED)
        if new := [row for row in rows if row.line_number > last]:
            self._tell(new)

    def _tell(self, rows: list[ChatRow]) -> None:
        self.said = [*self.said, *rows][-MOST_REMEMBERED:]
        for connection in self._table.connections:
            connection.push(self.frame(connection.session.id, rows))

    def frame(self, session: str, rows: Iterable[ChatRow]) -> bytes:
        """Lines as a session's page sees them."""
        lines = [
            ChatMessage(
                row.line_number,
                row.seat,
                row.name,
                row.body,
                row.phrase,
                row.session == session,
                public_id(row.session),
            )
            for row in rows
        ]
        return encode(ChatInfo(self._table.id, lines))
