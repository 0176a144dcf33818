"""The HTTP part about one's devices: see them, end them, and bring another one along."""

from __future__ import annotations

from msgspec.structs import replace

from majlis.server.codec import moment
from majlis.server.devices import LINK_MINUTES
from majlis.server.http import Call, Endpoint
from majlis.server.records import Device
from majlis.server.sessions import Guest, accepted_language, new_device
from majlis.server.wire import DeviceIs, LinkCode, LinkIs, Me


async def devices(call: Call) -> list[DeviceIs]:
    house = await call.desk.opened()
    guest = call.guest
    return [_told(row, guest) for row in await house.devices.of(guest, call.request.scope)]


def _told(row: Device, guest: Guest) -> DeviceIs:
    here = row.id == guest.device
    return DeviceIs(row.id, row.browser, row.system, moment(row.made), moment(row.seen), here)


async def end(call: Call) -> list[DeviceIs]:
    """End one; whoever ends this very one is somebody new from now on."""
    house = await call.desk.opened()
    guest, device = call.guest, call.request.path_params["id"]
    await house.devices.end(guest, device)
    if device == guest.device:
        call.keep(call.desk.sessions.welcomed(guest.lang))
        return []
    return await devices(call)


async def end_others(call: Call) -> list[DeviceIs]:
    house = await call.desk.opened()
    guest = call.guest
    for row in await house.devices.of(guest, call.request.scope):
        if row.id != guest.device:
            await house.devices.end(guest, row.id)
    return await devices(call)


async def link(call: Call) -> LinkIs:
    house = await call.desk.opened()
    return LinkIs(await house.devices.link(call.guest), LINK_MINUTES)


async def linked(call: Call) -> Me:
    house = await call.desk.opened()
    return _me(await _linked(call, (await house.devices.linked(call.body.code))))


async def take(call: Call) -> Me:
    wanted: LinkCode = call.body
    house = await call.desk.opened()
    guest = await _linked(call, await house.devices.linked(wanted.code))
    await house.devices.take(wanted.code, guest, call.request.scope)
    call.keep(guest)
    return _me(guest)


async def _linked(call: Call, row: object) -> Guest:
    """The guest of a link, at this device, in the language that is spoken here."""
    known, _ = call.desk.sessions.known(call.request.scope)
    here = known or call.desk.sessions.welcomed(accepted_language(call.request.scope))
    return replace(here, id=row.session, name=row.name, device=new_device())  # type: ignore[attr-defined]


def _me(guest: Guest) -> Me:
    return Me(name=guest.session().name, lang=guest.lang, new=not guest.name)


ENDPOINTS = (
    Endpoint("GET", "/api/me/devices", devices, "The devices at which I am known.", list[DeviceIs]),
    Endpoint(
        "DELETE",
        "/api/me/devices/{id}",
        end,
        "End one of my devices: it is known no more, at once and for good.",
        list[DeviceIs],
        problems=(404,),
        changes=True,
    ),
    Endpoint("DELETE", "/api/me/devices", end_others, "End all but this one.", list[DeviceIs], changes=True),
    Endpoint("POST", "/api/me/link", link, "A code by which another device is mine, too.", LinkIs, changes=True),
    Endpoint("POST", "/api/link/look", linked, "Whose a code is.", Me, LinkCode, problems=(404,), changes=True),
    Endpoint(
        "POST",
        "/api/link",
        take,
        "Use a code: this device is its guest's from now on.",
        Me,
        LinkCode,
        problems=(404,),
        changes=True,
    ),
)
