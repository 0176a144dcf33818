"""Making a table: what was planned is checked and written, and the same request again finds the same table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from majlis.games import keys
from majlis.match.game import game as configured_game
from majlis.server.db import queries, statements
from majlis.server.db.errors import Conflict, StoreError, rejection_of
from majlis.server.db.rows import InvitedRow, RemovedRow, Saved, TableRow
from majlis.server.logs import log
from majlis.server.matches.seats import Seats
from majlis.server.protocol.codec import encode, milliseconds
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.notices import Changed
from majlis.server.protocol.parts import Clock
from majlis.server.protocol.rejected import UNKNOWN, Moved, Rejected
from majlis.server.protocol.values import Audience, BotGoal
from majlis.server.security.sessions import Session
from majlis.server.tables.ids import new_id
from majlis.server.tables.start import start_once

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry
    from majlis.server.tables.table import Table


class Permissions(NamedTuple):
    """Who may watch and talk at a table, whether guests may share a screen, who was removed, and who was invited to
    the match before."""

    watch: Audience = "all"
    talk: Audience = "all"
    sharing: bool = False
    removed: Mapping[str, str] = MappingProxyType({})
    invited: Collection[str] = ()


USUAL = Permissions()


class Asked(NamedTuple):
    """The request for a table: the same one again, from whichever process and after a restart, finds the same table."""

    session: str
    request: str


class MadeElsewhere(Moved):
    """The table that was made for the same request before lives at another process."""

    def __init__(self, table: str, process: str | None) -> None:
        super().__init__(process)
        self.table = table


async def make_table(registry: TableRegistry, session: Session, plan: NewTable, seed: bytes | None = None) -> str:
    """A new table's id; its match begins at once if the plan says so."""
    if plan.game not in keys():
        raise Rejected("no_such_game", game=plan.game, games=", ".join(keys()))
    game = configured_game(plan.game, **plan.options)
    if len(plan.seats) != game.players:
        raise Rejected("seats_do_not_fit", players=game.players, seats=len(plan.seats))
    seating = Seats.planned(session, plan.seats)
    if plan.start and seating.open_seats():
        raise Rejected("seats_open")
    permissions = Permissions(plan.watch, plan.talk, plan.sharing)
    options = game.options.plain()
    request = None if plan.request is None else Asked(session.id, plan.request)
    try:
        table = await set_up(
            registry, plan.game, options, plan.clock, session.id, seating, request, permissions, plan.goal
        )
    except MadeElsewhere as made:
        return made.table
    if table.status != "waiting":
        return table.id
    if plan.start and registry.loader.is_ready(plan.game):
        await start_once(table, seed)
    elif plan.start:
        # The page follows the table meanwhile, and sees how far the game is.
        registry.spawn(start_once(table, seed))
    registry.lobby.tell_soon()
    return table.id


async def set_up(
    registry: TableRegistry,
    game: str,
    options: dict[str, Any],
    clock: Clock,
    host: str,
    seating: Seats,
    request: Asked | None = None,
    permissions: Permissions = USUAL,
    goal: BotGoal = "win",
) -> Table:
    """A new table; or the one that was made for the same request before."""
    at = milliseconds()
    id = new_id()
    row = TableRow(
        id=id,
        version=1,
        game=game,
        options=encode(options).decode(),
        clock=encode(clock).decode(),
        host=host,
        invite_key=new_id(),
        status="waiting",
        hurry=0,
        next_table_id=None,
        created_at=at,
        updated_at=at,
        watch=permissions.watch,
        talk=permissions.talk,
        sharing=int(permissions.sharing),
        goal=goal,
    )
    seats = [seat.row(id) for seat in seating]
    more = [] if request is None else [statements.add_request(*request, at, id)]
    removed = [RemovedRow(id, each, name, at) for each, name in permissions.removed.items()]
    more += [statements.remove(removed)] if removed else []
    invited = [InvitedRow(id, each, row.invite_key) for each in sorted(permissions.invited)]
    more += [statements.invite(invited)] if invited else []
    more += [] if registry.owners is None else [statements.own_table(id, registry.owners.process)]
    try:
        await registry.store.write(*statements.add_table(row, seats), *more, notice=Changed(id))
    except Conflict:
        made = await _made_before(registry, request)
        try:
            return await registry.table(made)
        except Moved as moved:
            raise MadeElsewhere(made, moved.process) from None
    except StoreError as error:
        log.error("a table could not be written", error=str(error))
        raise rejection_of(error) from None
    # It need not be read to be known.
    registry.add(Saved(row, seats, None, removed, invited))
    return await registry.table(id)


async def _made_before(registry: TableRegistry, request: Asked | None) -> str:
    try:
        found = None if request is None else await registry.store.read(queries.request, *request)
    except StoreError as error:
        log.error("a request could not be looked up", error=str(error))
        raise Rejected(UNKNOWN) from None
    if found is None or found.table_id is None:
        raise Rejected("not_done")
    return found.table_id
