"""What is read from the store: queries that run on a connection, in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Table, and_, bindparam, exists, func, or_, select

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

MOST_LISTED = 100
"""Rows of a list that anybody may ask for."""
MOST_RUNNING = 30
"""Matches that are offered to be watched."""


class Entry(NamedTuple):
    """One entry of a match's log."""

    ply: int
    seat: int
    action: str
    back_to: int | None
    client: str | None
    left: int | None
    at: int


class KeptChoice(NamedTuple):
    """A choice kept in a window."""

    ply: int
    seat: int
    action: str
    client: str | None


class Device(NamedTuple):
    """A device at which a guest is known."""

    id: str
    browser: str
    system: str
    made: int
    seen: int


class Saved(NamedTuple):
    """A table as it is stored, with its seats in order, its match if it has one, and whom its host has removed."""

    table: Any
    seats: list[Any]
    match: Any | None
    removed: Sequence[Any] = ()


class RunningMatch(NamedTuple):
    """A match that is being played, as a list shows it."""

    id: str
    """Of the table."""
    game: str
    options: str
    ply: int
    seats: list[Any]


class Marks(NamedTuple):
    """How far a table is: its version, the last ply of its match and the last line said; 0 where there is none."""

    version: int
    ply: int
    line: int


def _by(connection: Connection, table: Table, *where: Any) -> list[Row[Any]]:
    return list(connection.execute(select(table).where(*where)))


def table(connection: Connection, table: str) -> Saved | None:
    """A table by its id."""
    found = _by(connection, TABLES, TABLES.c.id == table)
    if not found:
        return None
    seats = list(connection.execute(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)))
    matches = _by(connection, MATCHES, MATCHES.c.table == table)
    removed = list(connection.execute(select(REMOVED).where(REMOVED.c.table == table).order_by(REMOVED.c.at)))
    return Saved(found[0], seats, matches[0] if matches else None, removed)


_LAST_PLY = (
    select(func.max(MOVES.c.ply))
    .join(MATCHES, MATCHES.c.id == MOVES.c.match)
    .where(MATCHES.c.table == bindparam("of_table"))
    .scalar_subquery()
)
_LAST_LINE = select(func.max(CHAT.c.number)).where(CHAT.c.table == bindparam("of_table")).scalar_subquery()
_MARKS = select(TABLES.c.version, _LAST_PLY, _LAST_LINE).where(TABLES.c.id == bindparam("of_table"))


def marks(connection: Connection, table: str) -> Marks | None:
    """What tells whether anything of a table has changed."""
    found = connection.execute(_MARKS, {"of_table": table}).first()
    return None if found is None else Marks(found[0], found[1] or 0, found[2] or 0)


def match(connection: Connection, match: str) -> Saved | None:
    """A match by its id, with the table it was played at."""
    found = connection.execute(select(MATCHES.c.table).where(MATCHES.c.id == match)).scalar()
    return None if found is None else table(connection, found)


def log(connection: Connection, match: str, after: int = 0) -> list[Entry]:
    """The entries of a match's log behind a ply, in order."""
    columns = [MOVES.c[name] for name in Entry._fields]
    query = select(*columns).where(MOVES.c.match == match, MOVES.c.ply > after).order_by(MOVES.c.ply)
    return [Entry(*row) for row in connection.execute(query)]


def choices(connection: Connection, match: str) -> list[KeptChoice]:
    """The choices kept for a match, of whichever window."""
    columns = [CHOICES.c[name] for name in KeptChoice._fields]
    query = select(*columns).where(CHOICES.c.match == match).order_by(CHOICES.c.ply, CHOICES.c.seat)
    return [KeptChoice(*row) for row in connection.execute(query)]


def chat(connection: Connection, table: str, last: int) -> list[Any]:
    """The last lines said at a table, oldest first."""
    query = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.number.desc()).limit(last)
    return list(connection.execute(query))[::-1]


def around(connection: Connection, table: str, number: int, before: int, after: int) -> list[Any]:
    """The lines said at a table shortly before and after one of them."""
    near = CHAT.c.number.between(number - before, number + after)
    return list(connection.execute(select(CHAT).where(CHAT.c.table == table, near).order_by(CHAT.c.number)))


def reports(connection: Connection, last: int) -> list[Any]:
    """What was reported, the last one first."""
    return list(connection.execute(select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(last)))


def gathering(connection: Connection, since: int) -> list[str]:
    """Tables that have not begun and were changed since then, the last one first."""
    query = select(TABLES.c.id).where(TABLES.c.status == "gathering", TABLES.c.changed >= since)
    return list(connection.execute(query.order_by(TABLES.c.changed.desc()).limit(MOST_LISTED)).scalars())


def _has_seats(count: int) -> Any:
    """Whether a table has exactly so many seats."""
    last = exists().where(and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == count - 1))
    more = exists().where(and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == count))
    return and_(last, ~more)


def quick(connection: Connection, host: str, game: str, players: int, since: int) -> list[str]:
    """Tables of a host that have not begun and have a free seat, the oldest first."""
    free = exists().where(and_(SEATS.c.table == TABLES.c.id, SEATS.c.occupant == "free"))
    query = select(TABLES.c.id).where(TABLES.c.status == "gathering", TABLES.c.changed >= since, TABLES.c.host == host)
    query = query.where(TABLES.c.game == game, free, _has_seats(players)).order_by(TABLES.c.made, TABLES.c.id)
    return list(connection.execute(query.limit(MOST_LISTED)).scalars())


def newest(connection: Connection, host: str, game: str, players: int) -> str | None:
    """The last table that a host has set, whatever became of it."""
    query = select(TABLES.c.id).where(TABLES.c.host == host, TABLES.c.game == game, _has_seats(players))
    return connection.execute(query.order_by(TABLES.c.made.desc(), TABLES.c.id.desc()).limit(1)).scalar()


def quick_of(connection: Connection, host: str, session: str) -> list[str]:
    """Tables of a host that have not begun and at which somebody sits."""
    sits = exists().where(and_(SEATS.c.table == TABLES.c.id, SEATS.c.session == session))
    query = select(TABLES.c.id).where(TABLES.c.status == "gathering", TABLES.c.host == host, sits)
    return list(connection.execute(query).scalars())


def running(connection: Connection, since: int) -> list[RunningMatch]:
    """Matches of tables that were open to anybody and let everybody watch, in which something happened since then."""
    last = select(func.max(MOVES.c.ply)).where(MOVES.c.match == MATCHES.c.id).scalar_subquery()
    moves = select(MOVES.c.at).where(MOVES.c.match == MATCHES.c.id).order_by(MOVES.c.ply.desc())
    moved = moves.limit(1).scalar_subquery()
    public = exists().where(and_(SEATS.c.table == TABLES.c.id, SEATS.c.opening == "free"))
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.options, last).join(MATCHES, MATCHES.c.table == TABLES.c.id)
    query = query.where(TABLES.c.status == "playing", TABLES.c.watch == "all", public)
    query = query.where(or_(MATCHES.c.begun >= since, moved >= since)).order_by(MATCHES.c.begun.desc())
    rows = list(connection.execute(query.limit(MOST_RUNNING)))
    seats: dict[str, list[Any]] = {row[0]: [] for row in rows}
    for seat in connection.execute(select(SEATS).where(SEATS.c.table.in_(seats)).order_by(SEATS.c.seat)):
        seats[seat.table].append(seat)
    return [RunningMatch(id, game, options, ply or 0, seats[id]) for id, game, options, ply in rows]


def games_played(connection: Connection) -> list[str]:
    """The games of matches that are going on, the one that was played last first."""
    last = func.max(TABLES.c.changed)
    found = select(TABLES.c.game).where(TABLES.c.status == "playing").group_by(TABLES.c.game).order_by(last.desc())
    return [str(game) for game in connection.scalars(found)]


def without_people(connection: Connection) -> list[str]:
    """Tables being played at by bots alone: nobody would come back to them."""
    kept = exists().where(and_(SEATS.c.table == TABLES.c.id, SEATS.c.occupant != "bot", SEATS.c.resigned.is_(None)))
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.status == "playing", ~kept)).scalars())


def tables_of(connection: Connection, session: str) -> list[str]:
    """Tables that are not over and at which somebody sits or is host, the last one first."""
    sits = exists().where(and_(SEATS.c.table == TABLES.c.id, SEATS.c.session == session))
    query = select(TABLES.c.id).where(TABLES.c.status != "over", or_(sits, TABLES.c.host == session))
    return list(connection.execute(query.order_by(TABLES.c.changed.desc()).limit(MOST_LISTED)).scalars())


def matches_of(connection: Connection, session: str) -> list[str]:
    """Matches that somebody played in, the last one first."""
    sits = exists().where(and_(SEATS.c.table == MATCHES.c.table, SEATS.c.session == session))
    query = select(MATCHES.c.id).where(sits).order_by(MATCHES.c.begun.desc()).limit(MOST_LISTED)
    return list(connection.execute(query).scalars())


def last_ply(connection: Connection, match: str) -> int:
    """The number of the last entry of a log."""
    return connection.execute(select(func.max(MOVES.c.ply)).where(MOVES.c.match == match)).scalar() or 0


def request(connection: Connection, session: str, request: str) -> Row[Any] | None:
    """A request that was carried out."""
    found = _by(connection, REQUESTS, REQUESTS.c.session == session, REQUESTS.c.request == request)
    return found[0] if found else None


def upload(connection: Connection, id: str, since: int) -> int | None:
    """When a file was brought last, if that was since then."""
    found = select(func.max(UPLOADS.c.at)).where(UPLOADS.c.id == id, UPLOADS.c.at >= since)
    return connection.execute(found).scalar()


def upload_file(connection: Connection, id: str) -> bytes | None:
    """A file that somebody brought, as it is kept."""
    return connection.execute(select(UPLOADS.c.file).where(UPLOADS.c.id == id).limit(1)).scalar()


def surplus_uploads(connection: Connection, row: dict[str, Any], most: int, bytes_: int) -> list[tuple[str, str]]:
    """The files that must go, the oldest first, for one more to be kept: its owner's beyond so many, and whosever
    while all together are too large.
    """
    others = select(UPLOADS.c.id, UPLOADS.c.session, UPLOADS.c.size).where(
        or_(UPLOADS.c.id != row["id"], UPLOADS.c.session != row["session"])
    )
    kept = [tuple(found) for found in connection.execute(others.order_by(UPLOADS.c.at))]
    own = [(id, session) for id, session, _ in kept if session == row["session"]]
    gone = set(own[: max(0, len(own) + 1 - most)])
    total = row["size"] + sum(size for id, session, size in kept if (id, session) not in gone)
    for id, session, size in kept:
        if total <= bytes_:
            break
        if (id, session) not in gone:
            gone.add((id, session))
            total -= size
    return [(id, session) for id, session, _ in kept if (id, session) in gone]


def old_uploads(connection: Connection, before: int, most: int) -> list[tuple[str, str]]:
    """Files that were brought before then, the oldest first."""
    found = select(UPLOADS.c.id, UPLOADS.c.session).where(UPLOADS.c.at < before).order_by(UPLOADS.c.at).limit(most)
    return [(str(id), str(session)) for id, session in connection.execute(found)]


def old_chat(connection: Connection, before: int, most: int) -> list[str]:
    """Tables that are over and at which something was said before then."""
    found = select(CHAT.c.table).join(TABLES, TABLES.c.id == CHAT.c.table)
    found = found.where(CHAT.c.at < before, TABLES.c.status == "over").distinct().limit(most)
    return [str(table) for table in connection.execute(found).scalars()]


def old_tables(connection: Connection, status: str, before: int, most: int) -> list[str]:
    """Tables of a status at which nothing has happened since, the oldest first."""
    found = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.changed < before)
    return [str(table) for table in connection.execute(found.order_by(TABLES.c.changed).limit(most)).scalars()]


def devices(connection: Connection, session: str) -> list[Device]:
    """The devices of a guest that were not ended, the last seen first."""
    columns = [DEVICES.c[name] for name in Device._fields]
    found = select(*columns).where(DEVICES.c.session == session, DEVICES.c.ended.is_(None))
    return [Device(*row) for row in connection.execute(found.order_by(DEVICES.c.seen.desc()).limit(MOST_LISTED))]


def ended_devices(connection: Connection) -> list[str]:
    return list(connection.execute(select(DEVICES.c.id).where(DEVICES.c.ended.is_not(None))).scalars())


def link(connection: Connection, code: str, since: int) -> Row[Any] | None:
    """A link that is still good, by the hash of its code."""
    found = _by(connection, LINKS, LINKS.c.code == code, LINKS.c.at >= since)
    return found[0] if found else None


def known_devices(connection: Connection, ids: list[str]) -> set[str]:
    """Those of some devices that were written down before."""
    return set(connection.execute(select(DEVICES.c.id).where(DEVICES.c.id.in_(ids))).scalars())
