"""Conditions that several commands have."""

from __future__ import annotations

from majlis.server.matches.live import LiveMatch
from majlis.server.protocol.rejected import Rejected
from majlis.server.tables.table import Table


def playing(table: Table) -> LiveMatch:
    """The match of a table, which must have begun."""
    if table.live is None:
        raise Rejected("not_begun")
    return table.live


def only_one_page(table: Table) -> None:
    """Refuse what people at several pages would have to agree about."""
    if len(table.seating.sessions()) > 1:
        raise Rejected("others_sit_here")
