"""What is read from the store: queries that run on a connection, in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Table, and_, bindparam, exists, func, or_, select, text

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
    RunningMatch,
    Saved,
    SeatRow,
    TableProgress,
    TableRow,
    UploadRow,
)
from majlis.server.db.schema import (
    CHAT,
    CHOICES,
    DEVICES,
    INVITED,
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


Typed = TypeVar("Typed", bound=tuple[Any, ...])


def identity(connection: Connection) -> str:
    """What a database of PostgreSQL is known by, whatever name and address it has, also on a standby that took over."""
    system = "SELECT system_identifier FROM pg_control_system()"
    database = "SELECT oid FROM pg_database WHERE datname = current_database()"
    return f"{connection.scalar(text(system))}-{connection.scalar(text(database))}"


def _rows(
    connection: Connection,
    kind: type[Typed],
    table: Table,
    *where: Any,
    by: Sequence[Any] = (),
    most: int | None = None,
) -> list[Typed]:
    """Rows of a table that fit, each as what it is: a named tuple whose fields are columns."""
    columns = [table.c[name] for name in kind._fields]  # type: ignore[attr-defined]
    found = connection.execute(select(*columns).where(*where).order_by(*by).limit(most))
    return [kind(*row) for row in found]


def _first(found: Sequence[Typed]) -> Typed | None:
    return found[0] if found else None


def table(connection: Connection, table: str) -> Saved | None:
    """A table by its id."""
    found = _rows(connection, TableRow, TABLES, TABLES.c.id == table)
    if not found:
        return None
    seats = _rows(connection, SeatRow, SEATS, SEATS.c.table_id == table, by=[SEATS.c.seat])
    matches = _rows(connection, MatchRow, MATCHES, MATCHES.c.table_id == table)
    removed = _rows(connection, RemovedRow, REMOVED, REMOVED.c.table_id == table, by=[REMOVED.c.created_at])
    return Saved(found[0], seats, _first(matches), removed, invited(connection, table, found[0].invite_key))


def invited(connection: Connection, table: str, key: str) -> list[InvitedRow]:
    """Those who came to a table by the invitation that is good now."""
    return _rows(connection, InvitedRow, INVITED, INVITED.c.table_id == table, INVITED.c.invite_key == key)


def is_invited(connection: Connection, row: InvitedRow) -> bool:
    """Whether somebody came to a table by that invitation, wherever that was."""
    same = (INVITED.c[name] == value for name, value in row._asdict().items())
    return connection.execute(select(INVITED.c.session).where(*same)).first() is not None


_LAST_PLY = (
    select(func.max(MOVES.c.ply))
    .join(MATCHES, MATCHES.c.id == MOVES.c.match_id)
    .where(MATCHES.c.table_id == bindparam("of_table"))
    .scalar_subquery()
)
_LAST_LINE = select(func.max(CHAT.c.line_number)).where(CHAT.c.table_id == bindparam("of_table")).scalar_subquery()
_PROGRESS = select(TABLES.c.version, _LAST_PLY, _LAST_LINE).where(TABLES.c.id == bindparam("of_table"))


def progress(connection: Connection, table: str) -> TableProgress | None:
    """What tells whether anything of a table has changed."""
    found = connection.execute(_PROGRESS, {"of_table": table}).first()
    return None if found is None else TableProgress(found[0], found[1] or 0, found[2] or 0)


def match(connection: Connection, match: str) -> Saved | None:
    """A match by its id, with the table it was played at."""
    found = connection.execute(select(MATCHES.c.table_id).where(MATCHES.c.id == match)).scalar()
    return None if found is None else table(connection, found)


def log(connection: Connection, match: str, after: int = 0) -> list[Entry]:
    """The entries of a match's log behind a ply, in order."""
    return _rows(connection, Entry, MOVES, MOVES.c.match_id == match, MOVES.c.ply > after, by=[MOVES.c.ply])


def choices(connection: Connection, match: str) -> list[KeptChoice]:
    """The choices kept for a match, of whichever window."""
    return _rows(connection, KeptChoice, CHOICES, CHOICES.c.match_id == match, by=[CHOICES.c.ply, CHOICES.c.seat])


def chat(connection: Connection, table: str, last: int) -> list[ChatRow]:
    """The last lines said at a table, oldest first."""
    newest = CHAT.c.line_number.desc()
    return _rows(connection, ChatRow, CHAT, CHAT.c.table_id == table, by=[newest], most=last)[::-1]


def around(connection: Connection, table: str, number: int, before: int, after: int) -> list[ChatRow]:
    """The lines said at a table shortly before and after one of them."""
    near = CHAT.c.line_number.between(number - before, number + after)
    return _rows(connection, ChatRow, CHAT, CHAT.c.table_id == table, near, by=[CHAT.c.line_number])


def reports(connection: Connection, last: int) -> list[ReportRow]:
    """What was reported, the last one first."""
    return _rows(connection, ReportRow, REPORTS, by=[REPORTS.c.created_at.desc(), REPORTS.c.id], most=last)


def waiting(connection: Connection, since: int) -> list[str]:
    """Tables that have not begun and were changed since then, the last one first."""
    query = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.updated_at >= since)
    return list(connection.execute(query.order_by(TABLES.c.updated_at.desc()).limit(MOST_LISTED)).scalars())


def _has_seats(count: int) -> Any:
    """Whether a table has exactly so many seats."""
    last = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == count - 1))
    more = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == count))
    return and_(last, ~more)


def quick(connection: Connection, host: str, game: str, players: int, since: int) -> list[str]:
    """Tables of a host that have not begun and have a free seat, the oldest first."""
    free = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.occupant == "free"))
    query = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.updated_at >= since, TABLES.c.host == host)
    query = query.where(TABLES.c.game == game, free, _has_seats(players)).order_by(TABLES.c.created_at, TABLES.c.id)
    return list(connection.execute(query.limit(MOST_LISTED)).scalars())


def newest(connection: Connection, host: str, game: str, players: int) -> str | None:
    """The last table that a host has set, whatever became of it."""
    query = select(TABLES.c.id).where(TABLES.c.host == host, TABLES.c.game == game, _has_seats(players))
    return connection.execute(query.order_by(TABLES.c.created_at.desc(), TABLES.c.id.desc()).limit(1)).scalar()


def quick_of(connection: Connection, host: str, session: str) -> list[str]:
    """Tables of a host that have not begun and at which somebody sits."""
    sits = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.session == session))
    query = select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.host == host, sits)
    return list(connection.execute(query).scalars())


def running(connection: Connection, since: int) -> list[RunningMatch]:
    """Matches of tables that were open to anybody and let everybody watch, in which something happened since then."""
    last = select(func.max(MOVES.c.ply)).where(MOVES.c.match_id == MATCHES.c.id).scalar_subquery()
    moves = select(MOVES.c.created_at).where(MOVES.c.match_id == MATCHES.c.id).order_by(MOVES.c.ply.desc())
    moved = moves.limit(1).scalar_subquery()
    public = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.opening == "free"))
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.options, last).join(MATCHES, MATCHES.c.table_id == TABLES.c.id)
    query = query.where(TABLES.c.status == "playing", TABLES.c.watch == "all", public)
    query = query.where(or_(MATCHES.c.started_at >= since, moved >= since)).order_by(MATCHES.c.started_at.desc())
    rows = list(connection.execute(query.limit(MOST_RUNNING)))
    seats: dict[str, list[SeatRow]] = {row[0]: [] for row in rows}
    for seat in _rows(connection, SeatRow, SEATS, SEATS.c.table_id.in_(seats), by=[SEATS.c.seat]):
        seats[seat.table_id].append(seat)
    return [RunningMatch(id, game, options, ply or 0, seats[id]) for id, game, options, ply in rows]


def games_played(connection: Connection) -> list[str]:
    """The games of matches that are going on, the one that was played last first."""
    last = func.max(TABLES.c.updated_at)
    found = select(TABLES.c.game).where(TABLES.c.status == "playing").group_by(TABLES.c.game).order_by(last.desc())
    return [str(game) for game in connection.scalars(found)]


def without_people(connection: Connection) -> list[str]:
    """Tables being played at by bots alone: nobody would come back to them."""
    kept = exists().where(
        and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.occupant != "bot", SEATS.c.resigned_at.is_(None))
    )
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.status == "playing", ~kept)).scalars())


def tables_of(connection: Connection, session: str) -> list[str]:
    """Tables that are not over and at which somebody sits or is host, the last one first."""
    sits = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.session == session))
    query = select(TABLES.c.id).where(TABLES.c.status != "over", or_(sits, TABLES.c.host == session))
    return list(connection.execute(query.order_by(TABLES.c.updated_at.desc()).limit(MOST_LISTED)).scalars())


def matches_of(connection: Connection, session: str) -> list[tuple[Saved, int]]:
    """Matches that somebody played in, with the number of the last entry of each log; the last one first.

    All in a few questions, however many they are: anybody may ask for this as often as they like.
    """
    sits = exists().where(and_(SEATS.c.table_id == MATCHES.c.table_id, SEATS.c.session == session))
    matches = _rows(connection, MatchRow, MATCHES, sits, by=[MATCHES.c.started_at.desc()], most=MOST_LISTED)
    ids = [match.table_id for match in matches]
    tables = {row.id: row for row in _rows(connection, TableRow, TABLES, TABLES.c.id.in_(ids))}
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for seat in _rows(connection, SeatRow, SEATS, SEATS.c.table_id.in_(ids), by=[SEATS.c.seat]):
        seats[seat.table_id].append(seat)
    # Of those that are over it stands beside them.
    going = [match.id for match in matches if match.plies is None]
    last = select(MOVES.c.match_id, func.max(MOVES.c.ply)).where(MOVES.c.match_id.in_(going))
    plies = {row[0]: row[1] for row in connection.execute(last.group_by(MOVES.c.match_id))}
    return [(Saved(tables[m.table_id], seats[m.table_id], m), plies.get(m.id, 0)) for m in matches]


def ended(connection: Connection, game: str | None = None) -> list[str]:
    """Matches that are over, of all games or of one."""
    query = select(MATCHES.c.id).where(MATCHES.c.ended_at.is_not(None))
    return list(connection.execute(query if game is None else query.where(MATCHES.c.game == game)).scalars())


def last_ply(connection: Connection, match: str) -> int:
    """The number of the last entry of a log."""
    return connection.execute(select(func.max(MOVES.c.ply)).where(MOVES.c.match_id == match)).scalar() or 0


def request(connection: Connection, session: str, request: str) -> RequestRow | None:
    """A request that was carried out."""
    same = (REQUESTS.c.session == session, REQUESTS.c.request == request)
    return _first(_rows(connection, RequestRow, REQUESTS, *same))


def upload(connection: Connection, id: str, since: int) -> int | None:
    """When a file was brought last, if that was since then."""
    found = select(func.max(UPLOADS.c.created_at)).where(UPLOADS.c.id == id, UPLOADS.c.created_at >= since)
    return connection.execute(found).scalar()


def upload_file(connection: Connection, id: str) -> bytes | None:
    """A file that somebody brought, as it is kept."""
    return connection.execute(select(UPLOADS.c.file).where(UPLOADS.c.id == id).limit(1)).scalar()


def surplus_uploads(connection: Connection, row: UploadRow, most: int) -> list[tuple[str, str]]:
    """The files of its owner that make room for one more, the oldest first: those beyond so many."""
    own = select(UPLOADS.c.id).where(UPLOADS.c.session == row.session, UPLOADS.c.id != row.id)
    kept = list(connection.execute(own.order_by(UPLOADS.c.created_at)).scalars())
    return [(id, row.session) for id in kept[: max(0, len(kept) + 1 - most)]]


def upload_bytes(connection: Connection, gone: list[tuple[str, str]], network: str | None = None) -> int:
    """How large the files are together, of all or of one network, without some."""
    found = select(UPLOADS.c.id, UPLOADS.c.session, UPLOADS.c.size)
    found = found if network is None else found.where(UPLOADS.c.network == network)
    return sum(size for id, session, size in connection.execute(found) if (id, session) not in gone)


def old_uploads(connection: Connection, before: int, most: int) -> list[tuple[str, str]]:
    """Files that were brought before then, the oldest first."""
    found = (
        select(UPLOADS.c.id, UPLOADS.c.session)
        .where(UPLOADS.c.created_at < before)
        .order_by(UPLOADS.c.created_at)
        .limit(most)
    )
    return [(str(id), str(session)) for id, session in connection.execute(found)]


def old_chat(connection: Connection, before: int, most: int) -> list[str]:
    """Tables that are over and at which something was said before then."""
    found = select(CHAT.c.table_id).join(TABLES, TABLES.c.id == CHAT.c.table_id)
    found = found.where(CHAT.c.created_at < before, TABLES.c.status == "over").distinct().limit(most)
    return [str(table) for table in connection.execute(found).scalars()]


def old_tables(connection: Connection, status: str, before: int, most: int) -> list[str]:
    """Tables of a status at which nothing has happened since, the oldest first."""
    found = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.updated_at < before)
    return [str(table) for table in connection.execute(found.order_by(TABLES.c.updated_at).limit(most)).scalars()]


def devices(connection: Connection, session: str) -> list[DeviceRow]:
    """The devices of a guest that were not ended, the last seen first."""
    known = (DEVICES.c.session == session, DEVICES.c.ended_at.is_(None))
    return _rows(connection, DeviceRow, DEVICES, *known, by=[DEVICES.c.seen_at.desc()], most=MOST_LISTED)


def ended_devices(connection: Connection) -> list[str]:
    return list(connection.execute(select(DEVICES.c.id).where(DEVICES.c.ended_at.is_not(None))).scalars())


def link(connection: Connection, code: str, since: int) -> LinkRow | None:
    """A link that is still good, by the hash of its code."""
    return _first(_rows(connection, LinkRow, LINKS, LINKS.c.code == code, LINKS.c.created_at >= since))


def known_devices(connection: Connection, ids: list[str]) -> set[str]:
    """Those of some devices that were written down before."""
    return set(connection.execute(select(DEVICES.c.id).where(DEVICES.c.id.in_(ids))).scalars())
