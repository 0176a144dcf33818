"""Beginning the match of a table."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from majlis.match.game import game as configured_game
from majlis.match.match import Match
from majlis.server import metrics
from majlis.server.db import statements
from majlis.server.db.rows import MatchRow
from majlis.server.matches import finished
from majlis.server.matches.log import MatchLog
from majlis.server.matches.seats import Seats
from majlis.server.protocol.codec import encode, milliseconds
from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sessions import Session
from majlis.server.tables.ids import new_id

if TYPE_CHECKING:
    from majlis.server.tables.table import Table


async def start_match(
    table: Table, fill: SeatPlan | None, seed: bytes | None = None, before: Match | None = None
) -> None:
    """Begin the match of a table, or go on with one; open seats are filled by bots, or refuse it."""
    if table.seating.open_seats() and fill is None:
        raise Rejected("seats_open")
    await table.registry.made_ready(table.game)
    async with table.change():
        if table.status != "waiting":
            raise Rejected("begun")
        seating = _filled(table.seating, fill)
        match = first_position(table, seed, before)
        row = MatchRow(
            id=new_id(),
            table_id=table.id,
            game=match.game.key,
            version=match.game.version,
            options=encode(match.game.options.plain()).decode(),
            seed=match.seed,
            start=None if match.start is None else encode(match.start).decode(),
            started_at=milliseconds(),
        )
        match_log = MatchLog(row.id, match)
        entries = [] if before is None else finished.logged(before)
        moves = [statements.add_moves(match_log.id, entries)] if entries else []
        await table.save(statements.add_match(row), *moves, seating=seating, status="playing")
        for entry in entries:
            match_log.apply(entry)
        metrics.MATCHES.labels(table.game).inc()
        await table.begin(match_log)
        table.note_viewers()


def _filled(seats: Seats, fill: SeatPlan | None) -> Seats:
    """The seats with bots at those that are open."""
    seating = seats.copied()
    for each in seating.people():
        each.level = None
    for seat in seating.open_seats():
        if fill is None:
            raise Rejected("seats_open")
        seating.fill(seat, fill, Session("", "", "en"))
    return seating


def first_position(table: Table, seed: bytes | None, before: Match | None) -> Match:
    """The match before its first action: dealt by a seed, or the one that is to be gone on with."""
    if before is not None:
        return before.anew()
    return configured_game(table.game, **table.options).start(seed or secrets.token_bytes(32))


async def start_once(table: Table, seed: bytes | None = None, before: Match | None = None) -> None:
    """Begin the match of a new table, unless the same request, come twice, has just done so."""
    try:
        await start_match(table, None, seed, before)
    except Rejected as rejected:
        if rejected.code != "begun":
            raise
