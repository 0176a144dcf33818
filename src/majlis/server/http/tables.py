"""The HTTP part about tables that people may come to."""

from __future__ import annotations

import math

from msgspec import Struct

from majlis.server.http.endpoint import Call, Endpoint
from majlis.server.http.games import configured
from majlis.server.protocol.http_bodies import NewTable, Seek, TableMade, TableTiming
from majlis.server.protocol.parts import Listed, Running
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.values import Id
from majlis.server.tables import new_table
from majlis.server.tables.quick_match import seek


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest brings along."""

    key: Id | None = None
    """From the invitation link."""


async def tables(call: Call) -> list[Listed]:
    registry = await call.context.opened()
    return await registry.lobby.listed()


async def my_tables(call: Call) -> list[Listed]:
    registry = await call.context.opened()
    return await registry.lobby.mine(call.session)


async def make_table(call: Call) -> TableMade:
    plan: NewTable = call.body
    configured(plan.game, plan.options)
    allow_table(call)
    registry = await call.context.opened()
    return TableMade(await new_table.make_table(registry, call.session, plan))


async def timing(call: Call) -> TableTiming:
    known = call.context.registry.timing
    return TableTiming(known.windows, known.away, known.back, known.thinking, known.pace, known.interlude)


async def playing(call: Call) -> list[Running]:
    registry = await call.context.opened()
    return await registry.lobby.playing()


async def quick(call: Call) -> TableMade:
    wish: Seek = call.body
    configured(wish.game, {"players": wish.players})
    allow_table(call)
    registry = await call.context.opened()
    return TableMade(await seek(registry, call.session, wish))


async def table(call: Call) -> Listed:
    registry = await call.context.opened()
    invitation: Invitation = call.query
    return await registry.lobby.about(call.named("no_such_table"), call.session, invitation.key)


def allow_table(call: Call) -> None:
    """Refuse one table more than the limits allow."""
    wait = call.context.limits.table(call.guest.id, call.address)
    if wait:
        raise Rejected("too_many", retry=wait, seconds=math.ceil(wait))


ENDPOINTS = (
    Endpoint("GET", "/api/tables", tables, "The lobby: tables with seats that anybody may take.", list[Listed]),
    Endpoint(
        "POST",
        "/api/tables",
        make_table,
        "Make a table.",
        TableMade,
        NewTable,
        problems=(404, 409),
        changes=True,
        status=201,
    ),
    Endpoint("GET", "/api/timing", timing, "How long things take at a table.", TableTiming),
    Endpoint("GET", "/api/tables/playing", playing, "Matches being played that anybody may watch.", list[Running]),
    Endpoint(
        "POST",
        "/api/quick",
        quick,
        "Play with whoever wants to, now: sits down at a table, and says at which.",
        TableMade,
        Seek,
        problems=(404, 409),
        changes=True,
    ),
    Endpoint("GET", "/api/tables/mine", my_tables, "The tables at which I sit and which are not over.", list[Listed]),
    Endpoint(
        "GET",
        "/api/tables/{id}",
        table,
        "One table, for an invitation.",
        Listed,
        query=Invitation,
        problems=(403, 404, 410),
    ),
)
