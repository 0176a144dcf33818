"""The HTTP part about one's devices: see them, end them, and bring another one along."""

from __future__ import annotations

from msgspec.structs import replace

from majlis.server.db.rows import DeviceRow, LinkRow
from majlis.server.http.endpoint import Call, Endpoint
from majlis.server.protocol.codec import moment
from majlis.server.protocol.http_bodies import DeviceInfo, LinkCode, LinkInfo, Me
from majlis.server.security.devices import LINK_MINUTES
from majlis.server.security.sessions import Guest, accepted_language, new_device


async def devices(call: Call) -> list[DeviceInfo]:
    registry = await call.context.opened()
    guest = call.guest
    return [_device_info(row, guest) for row in await registry.devices.of(guest, call.request.scope)]


def _device_info(row: DeviceRow, guest: Guest) -> DeviceInfo:
    here = row.id == guest.device
    return DeviceInfo(row.id, row.browser, row.system, moment(row.created_at), moment(row.seen_at), here)


async def end(call: Call) -> list[DeviceInfo]:
    """End one; whoever ends this very one is somebody new from now on."""
    registry = await call.context.opened()
    guest, device = call.guest, call.named("no_such_device")
    await registry.devices.end(guest, device)
    if device == guest.device:
        call.keep(call.context.sessions.welcomed(guest.lang))
        return []
    return await devices(call)


async def end_others(call: Call) -> list[DeviceInfo]:
    registry = await call.context.opened()
    guest = call.guest
    for row in await registry.devices.of(guest, call.request.scope):
        if row.id != guest.device:
            await registry.devices.end(guest, row.id)
    return await devices(call)


async def link(call: Call) -> LinkInfo:
    registry = await call.context.opened()
    return LinkInfo(await registry.devices.link(call.guest), LINK_MINUTES)


async def linked(call: Call) -> Me:
    registry = await call.context.opened()
    return _me(await _linked(call, (await registry.devices.linked(call.body.code))))


async def take(call: Call) -> Me:
    wanted: LinkCode = call.body
    registry = await call.context.opened()
    guest = await _linked(call, await registry.devices.linked(wanted.code))
    await registry.devices.take(wanted.code, guest, call.request.scope)
    call.keep(guest)
    return _me(guest)


async def _linked(call: Call, row: LinkRow) -> Guest:
    """The guest of a link, at this device, in the language that is spoken here."""
    known, _ = call.context.sessions.known(call.request.scope)
    here = known or call.context.sessions.welcomed(accepted_language(call.request.scope))
    return replace(here, id=row.session, name=row.name, device=new_device())


def _me(guest: Guest) -> Me:
    return Me(name=guest.session().name, lang=guest.lang, new=not guest.name)


ENDPOINTS = (
    Endpoint("GET", "/api/me/devices", devices, "The devices at which I am known.", list[DeviceInfo]),
    Endpoint(
        "DELETE",
        "/api/me/devices/{id}",
        end,
        "End one of my devices: it is known no more, at once and for good.",
        list[DeviceInfo],
        problems=(404,),
        changes=True,
    ),
    Endpoint("DELETE", "/api/me/devices", end_others, "End all but this one.", list[DeviceInfo], changes=True),
    Endpoint("POST", "/api/me/link", link, "A code by which another device is mine, too.", LinkInfo, changes=True),
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
