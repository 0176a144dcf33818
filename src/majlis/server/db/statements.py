"""What is written to the store: statements with their rows, made into units that happen as a whole or not at all."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Executable, bindparam, delete, insert, select, update

from majlis.server.db.schema import (
    CHAT,
    CHOICES,
    DEVICES,
    LINKS,
    MATCHES,
    MOVES,
    REMOVED,
    REPORTS,
    REQUESTS,
    SEATS,
    TABLES,
    UPLOADS,
)

Row = dict[str, Any]

KEPT_OF_A_SEAT = ("occupant", "session", "name", "bot_name", "level", "resigned", "opening")


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


_ADD_MOVES = insert(MOVES)
_ADD_CHOICES = insert(CHOICES)
_ADD_CHAT = insert(CHAT)
_ADD_TABLES = insert(TABLES)
_ADD_SEATS = insert(SEATS)
_ADD_MATCHES = insert(MATCHES)
_ADD_REQUESTS = insert(REQUESTS)
_ADD_REMOVED = insert(REMOVED)
_DROP_REMOVED = delete(REMOVED).where(
    REMOVED.c.table == bindparam("of_table"), REMOVED.c.session == bindparam("of_session")
)
_ADD_REPORTS = insert(REPORTS)
_DROP_REPORTS = delete(REPORTS).where(REPORTS.c.at < bindparam("before"))
_DROP_REQUESTS = delete(REQUESTS).where(REQUESTS.c.at < bindparam("before"))
_DROP_CHOICES = delete(CHOICES).where(CHOICES.c.match == bindparam("of_match"))
_CHANGE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.version == bindparam("seen"))
    .values(
        version=bindparam("version"),
        host=bindparam("host"),
        key=bindparam("key"),
        status=bindparam("status"),
        hurry=bindparam("hurry"),
        next=bindparam("next"),
        changed=bindparam("changed"),
        watch=bindparam("watch"),
        talk=bindparam("talk"),
        sharing=bindparam("sharing"),
    )
)
_CHANGE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in KEPT_OF_A_SEAT})
)
_END_MATCH = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("of_match"), MATCHES.c.ended.is_(None))
    .values(ended=bindparam("ended"), outcome=bindparam("outcome"), plies=bindparam("plies"))
)
_END_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values(status="over", version=TABLES.c.version + 1, changed=bindparam("changed"))
)
_ADD_UPLOADS = insert(UPLOADS)
_DROP_UPLOADS = delete(UPLOADS).where(
    UPLOADS.c.id == bindparam("of_upload"), UPLOADS.c.session == bindparam("of_session")
)
_ADD_DEVICES = insert(DEVICES)
_SEE_DEVICES = update(DEVICES).where(DEVICES.c.id == bindparam("of_device")).values(seen=bindparam("seen"))
_END_DEVICES = (
    update(DEVICES)
    .where(
        DEVICES.c.id == bindparam("of_device"), DEVICES.c.session == bindparam("of_session"), DEVICES.c.ended.is_(None)
    )
    .values(ended=bindparam("ended"))
)
_DROP_DEVICES = delete(DEVICES).where(DEVICES.c.seen < bindparam("before"), DEVICES.c.ended.is_(None))
_ADD_LINKS = insert(LINKS)
_DROP_LINKS = delete(LINKS).where(LINKS.c.session == bindparam("of_session"))
_USE_LINKS = delete(LINKS).where(LINKS.c.code == bindparam("of_code"))
_FORGET_LINKS = delete(LINKS).where(LINKS.c.at < bindparam("before"))
_IS_OVER = select(TABLES.c.id).where(TABLES.c.id == bindparam("of_table"), TABLES.c.status == "over")
_DROP_CHAT = delete(CHAT).where(CHAT.c.table.in_(_IS_OVER), CHAT.c.at < bindparam("before"))
_DROP_TABLES = delete(TABLES).where(
    TABLES.c.id == bindparam("of_table"),
    TABLES.c.status == bindparam("of_status"),
    TABLES.c.changed < bindparam("before"),
)


def add_moves(rows: list[Row]) -> Statement:
    return Statement(_ADD_MOVES, rows)


def keep_choice(row: Row) -> Statement:
    return Statement(_ADD_CHOICES, [row])


def drop_choices(match: str) -> Statement:
    return Statement(_DROP_CHOICES, [{"of_match": match}])


def add_line(row: Row) -> Statement:
    return Statement(_ADD_CHAT, [row])


def add_request(session: str, request: str, at: int, made: str | None = None) -> Statement:
    """Fails, and with it all that is written together with it, if the request was carried out before."""
    return Statement(_ADD_REQUESTS, [{"session": session, "request": request, "made": made, "at": at}])


def drop_requests(before: int) -> Statement:
    return Statement(_DROP_REQUESTS, [{"before": before}])


def remove(rows: list[Row]) -> Statement:
    """Keep people out of a table."""
    return Statement(_ADD_REMOVED, rows)


def readmit(table: str, session: str) -> Statement:
    return Statement(_DROP_REMOVED, [{"of_table": table, "of_session": session}])


def add_report(row: Row) -> Statement:
    return Statement(_ADD_REPORTS, [row])


def drop_reports(before: int) -> Statement:
    return Statement(_DROP_REPORTS, [{"before": before}])


def add_table(table: Row, seats: list[Row]) -> tuple[Statement, Statement]:
    return Statement(_ADD_TABLES, [table]), Statement(_ADD_SEATS, seats)


def change_table(row: Row) -> Statement:
    """Fails as a whole if the table is no longer at the version seen."""
    return Statement(_CHANGE_TABLE, [row], exact=True)


def change_seats(rows: list[Row]) -> Statement:
    return Statement(_CHANGE_SEAT, rows)


def add_match(row: Row) -> Statement:
    return Statement(_ADD_MATCHES, [row])


def end_match(match: str, table: str, at: int, outcome: str, plies: int) -> tuple[Statement, Statement]:
    row = {"of_match": match, "ended": at, "outcome": outcome, "plies": plies}
    return Statement(_END_MATCH, [row], exact=True), Statement(_END_TABLE, [{"of_table": table, "changed": at}])


def keep_upload(row: Row) -> tuple[Statement, Statement]:
    """Keep a file from now on, in the place of the same one if it was brought before."""
    return drop_uploads([(row["id"], row["session"])]), Statement(_ADD_UPLOADS, [row])


def drop_uploads(which: list[tuple[str, str]]) -> Statement:
    return Statement(_DROP_UPLOADS, [{"of_upload": id, "of_session": session} for id, session in which])


def drop_chat(table: str, before: int) -> Statement:
    """Forget what was said at a table that is over; nothing of one that is not."""
    return Statement(_DROP_CHAT, [{"of_table": table, "before": before}])


def drop_table(table: str, status: str, before: int) -> Statement:
    """Forget a table with its match and everything else, if nothing has happened at it since."""
    return Statement(_DROP_TABLES, [{"of_table": table, "of_status": status, "before": before}])


def add_device(row: Row) -> Statement:
    return Statement(_ADD_DEVICES, [row])


def see_devices(rows: list[Row]) -> Statement:
    return Statement(_SEE_DEVICES, rows)


def end_device(row: Row) -> Statement:
    """Fails if it is not there, is somebody else's, or was ended before."""
    return Statement(_END_DEVICES, [row], exact=True)


def drop_devices(before: int) -> Statement:
    """Forget devices that were not seen since; those that were ended stay so."""
    return Statement(_DROP_DEVICES, [{"before": before}])


def add_link(row: Row) -> tuple[Statement, Statement]:
    """A link in the place of an earlier one of the same guest."""
    return Statement(_DROP_LINKS, [{"of_session": row["session"]}]), Statement(_ADD_LINKS, [row])


def use_link(code: str) -> Statement:
    """Fails if it was used before."""
    return Statement(_USE_LINKS, [{"of_code": code}], exact=True)


def drop_links(before: int) -> Statement:
    return Statement(_FORGET_LINKS, [{"before": before}])
