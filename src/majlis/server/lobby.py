"""The HTTP part about tables that people may come to."""

from __future__ import annotations

import math

from msgspec import Struct

from majlis.server.catalogue import settled
from majlis.server.http import Call, Endpoint
from majlis.server.quick import seek
from majlis.server.refusals import Rejected
from majlis.server.wire import Id, Listed, Made, NewTable, Running, Seek


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest brings along."""

    key: Id | None = None
    """From the invitation link."""


async def tables(call: Call) -> list[Listed]:
    house = await call.desk.opened()
    return await house.listed()


async def my_tables(call: Call) -> list[Listed]:
    house = await call.desk.opened()
    return await house.mine(call.session)


async def make_table(call: Call) -> Made:
    plan: NewTable = call.body
    settled(plan.game, plan.options)
    allow_table(call)
    house = await call.desk.opened()
    return Made(await house.make_table(call.session, plan))


async def playing(call: Call) -> list[Running]:
    house = await call.desk.opened()
    return await house.playing()


async def quick(call: Call) -> Made:
    wish: Seek = call.body
    settled(wish.game, {"players": wish.players})
    allow_table(call)
    house = await call.desk.opened()
    return Made(await seek(house, call.session, wish))


async def table(call: Call) -> Listed:
    house = await call.desk.opened()
    invitation: Invitation = call.query
    return await house.about(call.request.path_params["id"], call.session, invitation.key)


def allow_table(call: Call) -> None:
    """Refuse one table more than the limits allow."""
    wait = call.desk.limits.table(call.guest.id, call.address)
    if wait:
        raise Rejected("too_many", retry=wait, seconds=math.ceil(wait))


ENDPOINTS = (
    Endpoint("GET", "/api/tables", tables, "The lobby: tables with seats that anybody may take.", list[Listed]),
    Endpoint(
        "POST",
        "/api/tables",
        make_table,
        "Make a table.",
        Made,
        NewTable,
        problems=(404, 409),
        changes=True,
        status=201,
    ),
    Endpoint("GET", "/api/tables/playing", playing, "Matches being played that anybody may watch.", list[Running]),
    Endpoint(
        "POST",
        "/api/quick",
        quick,
        "Play with whoever wants to, now: sits down at a table, and says at which.",
        Made,
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
        problems=(403, 404),
    ),
)
