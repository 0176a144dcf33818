"""What people report to those who run the server, kept with what was said around it."""

from __future__ import annotations

import msgspec

from majlis.server.db import queries, statements
from majlis.server.db.errors import Conflict, StoreError, rejection_of
from majlis.server.db.rows import ReportRow
from majlis.server.logs import log
from majlis.server.protocol.client_messages import Report
from majlis.server.protocol.codec import milliseconds, moment
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.open_connection import OpenConnection
from majlis.server.security.sanitize import cleaned
from majlis.server.security.sessions import public_id
from majlis.server.tables.ids import new_id
from majlis.server.tables.table import Table

BEFORE, AFTER = 15, 5
"""Lines kept with a report, before the one it is about and after it."""


class Said(msgspec.Struct, frozen=True):
    """A line as a report keeps it."""

    number: int
    session: str
    seat: int | None
    name: str
    text: str | None
    phrase: str | None
    at: int


class StoredReport(msgspec.Struct, frozen=True):
    """A report, for those who run the server."""

    id: str
    at: str
    table: str
    by: str
    by_name: str
    about: str
    about_name: str
    reason: str
    note: str
    lines: list[Said]
    """Empty where what was said is damaged in the database."""


async def report(table: Table, connection: OpenConnection, message: Report) -> None:
    """Keep a report; nobody at the table is told of it."""
    if message.person == public_id(connection.session.id):
        raise Rejected("report_oneself")
    if connection not in table.connections:
        raise Rejected("report_from_table")
    try:
        lines = await _lines(table, message.line)
        about, name = _meant(table, message.person, lines)
        row = ReportRow(
            id=new_id(),
            table_id=table.id,
            session=connection.session.id,
            name=connection.session.name,
            about=about,
            about_name=name,
            reason=message.reason,
            note=cleaned(message.note),
            lines=msgspec.json.encode(lines).decode(),
            created_at=milliseconds(),
        )
        await table.store.write(statements.add_report(row), *table.remembered())
    except Conflict:
        # The same request was carried out before; whoever asked is told so.
        raise Rejected("not_done") from None
    except StoreError as error:
        raise rejection_of(error) from None
    log.warning("somebody was reported", report=row.id, table=table.id, reason=message.reason)


async def _lines(table: Table, number: int | None) -> list[Said]:
    """What was said around a line, or last."""
    rows = await table.store.read(queries.around, table.id, number or table.chat.last, BEFORE, AFTER)
    if number is not None and number not in [row.line_number for row in rows]:
        raise Rejected("no_such_line")
    return [
        Said(row.line_number, row.session, row.seat, row.name, row.body, row.phrase, row.created_at) for row in rows
    ]


def _meant(table: Table, person: str, lines: list[Said]) -> tuple[str, str]:
    """The session behind a sign, and the name it has here."""
    seated = [(each.session, each.name) for each in table.seating if each.session is not None]
    said = [(row.session, row.name) for row in table.chat.said]
    spoken = [*((line.session, line.name) for line in lines), *said][::-1]
    for session, name in [*seated, *spoken]:
        if public_id(session) == person:
            return session, name or ""
    raise Rejected("no_such_person")


def kept(row: ReportRow) -> StoredReport:
    """A row of the store, readable."""
    try:
        lines = msgspec.json.decode(row.lines, type=list[Said])
    except msgspec.DecodeError:
        # The rest of it is still of use, and so are the other reports.
        lines = []
    return StoredReport(
        id=row.id,
        at=moment(row.created_at),
        table=row.table_id,
        by=row.session,
        by_name=row.name,
        about=row.about,
        about_name=row.about_name,
        reason=row.reason,
        note=row.note,
        lines=lines,
    )
