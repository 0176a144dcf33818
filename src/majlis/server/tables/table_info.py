"""A table as a page, a list or an invitation shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from majlis.games import definition
from majlis.match.game import changed
from majlis.match.giving_up import sides
from majlis.server.protocol.codec import encode
from majlis.server.protocol.parts import Listed, Removed, TableView, Time
from majlis.server.protocol.server_messages import TableInfo
from majlis.server.security.sessions import public_id

if TYPE_CHECKING:
    from majlis.server.tables.table import Table


def table_frame(table: Table, session: str) -> bytes:
    """The message that shows a table to a session's page."""
    times = table.live.times() if table.live is not None else [Time(None, False) for _ in table.seating]
    return encode(TableInfo(shown(table, session), times))


def shown(table: Table, session: str) -> TableView:
    """The table as a session's page sees it."""
    seating, access, rematch = table.seating, table.access, table.rematch
    is_host, sits = session == table.host, bool(seating.held(session))
    return TableView(
        id=table.id,
        game=table.game,
        options=table.options,
        clock=table.clock,
        status=table.status,
        seats=[each.shown(session) for each in seating],
        host=is_host,
        host_name=None if (seat := seating.own(table.host)) is None else seating[seat].name,
        quick=None if table.waiters is None else table.waiters.shown(session),
        may_sit=table.status == "waiting" and not sits and any(access.may_take(session, each) for each in seating),
        match=table.match,
        watchers=len({connection.session.id for connection in table.connections} - seating.holders()),
        undo=None if table.undo.asked is None else list(table.undo.asked.agreed),
        rematch=sorted(rematch.wanted),
        passed=sorted(rematch.passed),
        awaited=[each.seat for each in rematch.awaited()] if rematch.wanted and table.next is None else [],
        next=table.next,
        invite=f"/table/{table.id}?key={table.key}" if sits or is_host else None,
        watch=table.watch,
        talk=table.talkers,
        sharing=table.sharing,
        removed=[Removed(public_id(id), name) for id, name in table.removed.items()] if is_host else [],
        sides=[] if table.live is None else [list(side) for side in sides(table.live.match_log.match.game)],
        hurry=table.hurry,
        goal=table.goal,
    )


def listed(table: Table, session: str | None = None) -> Listed:
    """The table as a line of a list."""
    seating, live = table.seating, table.live
    held = [] if session is None else seating.held(session)
    is_on = live is not None and table.status == "playing" and live.outcome is None
    return Listed(
        id=table.id,
        game=table.game,
        players=len(seating),
        free=sum(each.occupant == "free" for each in seating),
        status=table.status,
        names=[each.name for each in seating if each.name is not None],
        changed=unusual(table.game, table.options),
        clock=table.clock,
        quick=table.waiters is not None and table.status == "waiting",
        my_turn=is_on and live is not None and any(seat in live.match_log.match.actors() for seat in held),
    )


def unusual(game: str, options: dict[str, Any]) -> list[str]:
    """The house rules that are not as usual; how many play is said apart."""
    return [name for name in changed(definition(game), options) if name != "players"]
