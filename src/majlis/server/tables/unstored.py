"""What is not stored of tables that live at other processes: it is kept here in case a table comes here to live."""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.server.protocol.notices import StoodIn, Wishes

if TYPE_CHECKING:
    from majlis.server.tables.table import Table

MOST_KEPT = 20_000
"""Tables of which something is kept, at most; what was heard of longest ago goes first."""


class Kept:
    """Of one table."""

    def __init__(self) -> None:
        self.wishes: Wishes | None = None
        self.stood_in: set[int] = set()
        """Seats of people whose time ran out."""


class Unstored:
    """Of all tables of which something was heard."""

    def __init__(self) -> None:
        self._kept: dict[str, Kept] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def hear(self, notice: Wishes | StoodIn) -> None:
        """The process with a table says how it stands."""
        kept = self._kept.pop(notice.table, None) or Kept()
        if isinstance(notice, Wishes):
            kept.wishes = notice if notice.undo or notice.rematch or notice.passed else None
        elif notice.is_on:
            kept.stood_in.add(notice.seat)
        else:
            kept.stood_in.discard(notice.seat)
        if kept.wishes or kept.stood_in:
            self._kept[notice.table] = kept
            if len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]

    def hand_over(self, table: Table) -> None:
        """A table lives here from now on, just as it stands in the store: what its people wish for is as it was."""
        kept = self._kept.pop(table.id, None)
        if kept is None or table.live is None:
            return
        for seat in kept.stood_in:
            if seat < len(table.seating) and table.seating[seat].is_human:
                table.seating[seat].stand_in = True
        if kept.wishes is not None and table.next is None:
            table.rematch.take_over(kept.wishes.rematch, kept.wishes.passed)
            if kept.wishes.undo is not None and kept.wishes.ply == table.live.match_log.ply:
                table.undo.take_over(kept.wishes.undo)
        table.mark()
