"""A wish to take a move back, which everybody at the table has to agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.server.protocol.notices import Undoing
from majlis.server.protocol.rejected import Rejected

if TYPE_CHECKING:
    from majlis.server.matches.live import LiveMatch
    from majlis.server.tables.table import Table


class UndoRequest:
    """Who at one table asks to take a move back, and who has agreed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.asked: Undoing | None = None

    async def agree(self, live: LiveMatch, session: str, seat: int, client: str) -> None:
        """Ask for it, or agree; once everybody has, the move is taken back. Holds the table's lock already."""
        table = self._table
        if live.is_in_log(client):
            return
        if self.asked is None:
            live.undone_to(seat)
            self.take_over(Undoing(seat, client))
        asked = self.asked
        assert asked is not None
        asked.agreed += [each for each in table.seating.held(session) if each not in asked.agreed]
        if all(each.seat in asked.agreed for each in table.seating.people()):
            self.forget()
            await live.take_back(asked.seat, asked.client)
        else:
            table.share_wishes()
        table.mark()

    def take_over(self, asked: Undoing) -> None:
        """It is asked for, here or where the table lived before, and is waited for from now on."""
        self.asked = asked
        self._table.loop.call_later(self._table.timing.away, self._give_up, asked)

    def refuse(self) -> None:
        """Somebody does not agree."""
        if self.asked is None:
            raise Rejected("nothing_asked")
        self.forget()

    def forget(self) -> None:
        """Whoever asked to take a move back has been overtaken."""
        if self.asked is not None:
            self.asked = None
            self._table.share_wishes()
            self._table.mark()

    def stop(self) -> None:
        """The table goes, perhaps to live elsewhere: nothing was decided."""
        self.asked = None

    def _give_up(self, asked: Undoing) -> None:
        """Not everybody has agreed in time: the bots go on."""
        if self.asked is asked and self._table.live is not None:
            self.forget()
            self._table.settle()
