"""The HTTP part about oneself."""

from __future__ import annotations

import msgspec

from majlis.server.http.endpoint import Call, Endpoint
from majlis.server.protocol.http_bodies import Me, Rename
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sanitize import cleaned, is_mixed
from majlis.server.security.sessions import Guest

LONGEST_NAME = 24


def _me(guest: Guest) -> Me:
    return Me(name=guest.session().name, lang=guest.lang, new=not guest.name)


async def me(call: Call) -> Me:
    return _me(call.guest)


async def rename(call: Call) -> Me:
    wanted: Rename = call.body
    guest = call.guest
    if wanted.name is not None:
        name = cleaned(wanted.name)
        if not 0 < len(name) <= LONGEST_NAME:
            raise Rejected("bad_name")
        if is_mixed(name):
            raise Rejected("mixed_name")
        guest = msgspec.structs.replace(guest, name=name)
    if wanted.lang is not None:
        guest = msgspec.structs.replace(guest, lang=wanted.lang)
    call.keep(guest)
    for page in call.context.registry.connections:
        if page.session.id == guest.id:
            page.session = guest.session()
    return _me(guest)


ENDPOINTS = (
    Endpoint("GET", "/api/me", me, "Who I am; a guest who is new gets a session.", Me),
    Endpoint("PATCH", "/api/me", rename, "Choose a name or a language.", Me, Rename, changes=True),
)
