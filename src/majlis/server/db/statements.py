"""What is written to the store: statements with their rows, made into units that happen as a whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Executable, bindparam, delete, insert, select, update

from majlis.server.db import schema
from majlis.server.db.rows import (
    ChatRow,
    DeviceRow,
    Entry,
    InvitedRow,
    KeptChoice,
    LinkRow,
    MatchRow,
    RemovedRow,
    ReportRow,
    RequestRow,
    SeatRow,
    TableRow,
    UploadRow,
)

Row = dict[str, Any]


class Statement(NamedTuple):
    """A statement and the rows it is carried out for."""

    sql: Executable
    rows: list[Row]
    exact: bool = False
    """Whether every row must be found; else somebody else was faster."""

    @property
    def adds_moves(self) -> bool:
        """Whether it does nothing but add moves to logs."""
        return self.sql is _ADD_MOVES


_ADD_MOVES = insert(schema.MOVES)
_ADD_CHOICES = insert(schema.CHOICES)
_ADD_CHAT = insert(schema.CHAT)
_ADD_TABLES = insert(schema.TABLES)
_ADD_SEATS = insert(schema.SEATS)
_ADD_OWNERS = insert(schema.OWNERS)
_ADD_MATCHES = insert(schema.MATCHES)
_ADD_REQUESTS = insert(schema.REQUESTS)
_ADD_REMOVED = insert(schema.REMOVED)
_DROP_REMOVED = delete(schema.REMOVED).where(
    schema.REMOVED.c.table_id == bindparam("of_table"), schema.REMOVED.c.session == bindparam("of_session")
)
_ADD_INVITED = insert(schema.INVITED)
_ADD_REPORTS = insert(schema.REPORTS)
_DROP_REPORTS = delete(schema.REPORTS).where(schema.REPORTS.c.created_at < bindparam("before"))
_DROP_REQUESTS = delete(schema.REQUESTS).where(schema.REQUESTS.c.created_at < bindparam("before"))
_DROP_CHOICES = delete(schema.CHOICES).where(schema.CHOICES.c.match_id == bindparam("of_match"))
_CHANGE_TABLE = (
    update(schema.TABLES)
    .where(schema.TABLES.c.id == bindparam("of_table"), schema.TABLES.c.version == bindparam("seen"))
    .values(
        version=bindparam("version"),
        host=bindparam("host"),
        invite_key=bindparam("invite_key"),
        status=bindparam("status"),
        hurry=bindparam("hurry"),
        next_table_id=bindparam("next_table_id"),
        updated_at=bindparam("updated_at"),
        watch=bindparam("watch"),
        talk=bindparam("talk"),
        sharing=bindparam("sharing"),
    )
)
_CHANGE_SEAT = (
    update(schema.SEATS)
    .where(schema.SEATS.c.table_id == bindparam("of_table"), schema.SEATS.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in SeatRow._fields if name not in ("table_id", "seat")})
)
_END_MATCH = (
    update(schema.MATCHES)
    .where(schema.MATCHES.c.id == bindparam("of_match"), schema.MATCHES.c.ended_at.is_(None))
    .values(ended_at=bindparam("ended_at"), outcome=bindparam("outcome"), plies=bindparam("plies"))
)
_END_TABLE = (
    update(schema.TABLES)
    .where(schema.TABLES.c.id == bindparam("of_table"))
    .values(status="over", version=schema.TABLES.c.version + 1, updated_at=bindparam("updated_at"))
)
_ADD_UPLOADS = insert(schema.UPLOADS)
_DROP_UPLOADS = delete(schema.UPLOADS).where(
    schema.UPLOADS.c.id == bindparam("of_upload"), schema.UPLOADS.c.session == bindparam("of_session")
)
_ADD_DEVICES = insert(schema.DEVICES)
_SEE_DEVICES = (
    update(schema.DEVICES).where(schema.DEVICES.c.id == bindparam("of_device")).values(seen_at=bindparam("seen_at"))
)
_END_DEVICES = (
    update(schema.DEVICES)
    .where(
        schema.DEVICES.c.id == bindparam("of_device"),
        schema.DEVICES.c.session == bindparam("of_session"),
        schema.DEVICES.c.ended_at.is_(None),
    )
    .values(ended_at=bindparam("ended_at"))
)
_DROP_DEVICES = delete(schema.DEVICES).where(
    schema.DEVICES.c.seen_at < bindparam("before"), schema.DEVICES.c.ended_at.is_(None)
)
_ADD_LINKS = insert(schema.LINKS)
_DROP_LINKS = delete(schema.LINKS).where(schema.LINKS.c.session == bindparam("of_session"))
_USE_LINKS = delete(schema.LINKS).where(schema.LINKS.c.code == bindparam("of_code"))
_FORGET_LINKS = delete(schema.LINKS).where(schema.LINKS.c.created_at < bindparam("before"))
_IS_OVER = select(schema.TABLES.c.id).where(
    schema.TABLES.c.id == bindparam("of_table"), schema.TABLES.c.status == "over"
)
_DROP_CHAT = delete(schema.CHAT).where(
    schema.CHAT.c.table_id.in_(_IS_OVER), schema.CHAT.c.created_at < bindparam("before")
)
_DROP_TABLES = delete(schema.TABLES).where(
    schema.TABLES.c.id == bindparam("of_table"),
    schema.TABLES.c.status == bindparam("of_status"),
    schema.TABLES.c.updated_at < bindparam("before"),
)


def add_moves(match: str, entries: Iterable[Entry]) -> Statement:
    return Statement(_ADD_MOVES, [{"match_id": match, **entry._asdict()} for entry in entries])


def keep_choice(match: str, choice: KeptChoice, at: int) -> Statement:
    return Statement(_ADD_CHOICES, [{"match_id": match, **choice._asdict(), "created_at": at}])


def drop_choices(match: str) -> Statement:
    return Statement(_DROP_CHOICES, [{"of_match": match}])


def add_line(row: ChatRow) -> Statement:
    return Statement(_ADD_CHAT, [row._asdict()])


def add_request(session: str, request: str, at: int, table: str | None = None) -> Statement:
    """Fails, and with it all that is written together with it, if the request was carried out before."""
    return Statement(_ADD_REQUESTS, [RequestRow(session, request, table, at)._asdict()])


def drop_requests(before: int) -> Statement:
    return Statement(_DROP_REQUESTS, [{"before": before}])


def remove(rows: Iterable[RemovedRow]) -> Statement:
    """Keep people out of a table."""
    return Statement(_ADD_REMOVED, [row._asdict() for row in rows])


def readmit(table: str, session: str) -> Statement:
    return Statement(_DROP_REMOVED, [{"of_table": table, "of_session": session}])


def invite(rows: Iterable[InvitedRow]) -> Statement:
    """Remember who came by the invitation."""
    return Statement(_ADD_INVITED, [row._asdict() for row in rows])


def add_report(row: ReportRow) -> Statement:
    return Statement(_ADD_REPORTS, [row._asdict()])


def drop_reports(before: int) -> Statement:
    return Statement(_DROP_REPORTS, [{"before": before}])


def add_table(table: TableRow, seats: Iterable[SeatRow]) -> tuple[Statement, Statement]:
    return Statement(_ADD_TABLES, [table._asdict()]), Statement(_ADD_SEATS, [seat._asdict() for seat in seats])


def own_table(table: str, process: str) -> Statement:
    """A new table lives at a process, by the first of its numbers."""
    return Statement(_ADD_OWNERS, [{"table_id": table, "process": process, "fence": 1}])


def change_table(row: Row) -> Statement:
    """Fails as a whole if the table is no longer at the version seen."""
    return Statement(_CHANGE_TABLE, [row], exact=True)


def change_seats(seats: Iterable[SeatRow]) -> Statement:
    rows = [seat._asdict() for seat in seats]
    return Statement(
        _CHANGE_SEAT, [{**row, "of_table": row.pop("table_id"), "of_seat": row.pop("seat")} for row in rows]
    )


def add_match(row: MatchRow) -> Statement:
    return Statement(_ADD_MATCHES, [row._asdict()])


def end_match(match: str, table: str, at: int, outcome: str, plies: int) -> tuple[Statement, Statement]:
    row = {"of_match": match, "ended_at": at, "outcome": outcome, "plies": plies}
    return Statement(_END_MATCH, [row], exact=True), Statement(_END_TABLE, [{"of_table": table, "updated_at": at}])


def keep_upload(row: UploadRow) -> tuple[Statement, Statement]:
    """Keep a file from now on, in the place of the same one if it was brought before."""
    return drop_uploads([(row.id, row.session)]), Statement(_ADD_UPLOADS, [row._asdict()])


def drop_uploads(which: list[tuple[str, str]]) -> Statement:
    return Statement(_DROP_UPLOADS, [{"of_upload": id, "of_session": session} for id, session in which])


def drop_chat(table: str, before: int) -> Statement:
    """Forget what was said at a table that is over; nothing of one that is not."""
    return Statement(_DROP_CHAT, [{"of_table": table, "before": before}])


def drop_table(table: str, status: str, before: int) -> Statement:
    """Forget a table with its match and everything else, if nothing has happened at it since."""
    return Statement(_DROP_TABLES, [{"of_table": table, "of_status": status, "before": before}])


def add_device(row: DeviceRow) -> Statement:
    return Statement(_ADD_DEVICES, [row._asdict()])


def see_devices(ids: Iterable[str], at: int) -> Statement:
    return Statement(_SEE_DEVICES, [{"of_device": id, "seen_at": at} for id in ids])


def end_device(device: str, session: str, at: int) -> Statement:
    """Fails if it is not there, is somebody else's, or was ended before."""
    row = {"of_device": device, "of_session": session, "ended_at": at}
    return Statement(_END_DEVICES, [row], exact=True)


def drop_devices(before: int) -> Statement:
    """Forget devices that were not seen since; those that were ended stay so."""
    return Statement(_DROP_DEVICES, [{"before": before}])


def add_link(row: LinkRow) -> tuple[Statement, Statement]:
    """A link in the place of an earlier one of the same guest."""
    return Statement(_DROP_LINKS, [{"of_session": row.session}]), Statement(_ADD_LINKS, [row._asdict()])


def use_link(code: str) -> Statement:
    """Fails if it was used before."""
    return Statement(_USE_LINKS, [{"of_code": code}], exact=True)


def drop_links(before: int) -> Statement:
    return Statement(_FORGET_LINKS, [{"before": before}])
