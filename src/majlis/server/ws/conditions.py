"""Conditions that several commands have."""

from __future__ import annotations

from majlis.server.matches.live import LiveMatch
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sessions import Session
from majlis.server.tables.table import Table


def playing(table: Table) -> LiveMatch:
    """The match of a table, which must have begun."""
    if table.live is None:
        raise Rejected("not_begun")
    return table.live


def only_one_page(table: Table, session: Session) -> None:
    """Refuse what people at several pages would have to agree about."""
    if table.seating.sessions() - {session.id}:
        raise Rejected("others_sit_here")


def plays_on(table: Table, session: Session) -> None:
    """Refuse whoever does not sit there, or has given up where others play on."""
    if not table.seating.held(session.id):
        raise Rejected("not_seated")
    playing_on = table.seating.sessions()
    if playing_on and session.id not in playing_on:
        raise Rejected("resigned")
