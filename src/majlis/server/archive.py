"""The HTTP part about matches: mine, and finished ones to look at, keep and play on from."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from majlis.match.replay import Replay
from majlis.server import uploads
from majlis.server.http import Call, Endpoint
from majlis.server.lobby import allow_table
from majlis.server.past import MOST_STEPS
from majlis.server.wire import Look, Made, MatchIs, PlayOn, Ply

VIEWERS: dict[str, int | None] = {"public": None, "referee": -1}


class Stretch(Struct, frozen=True):
    """Which part of a match to look at, and with whose eyes."""

    viewer: Annotated[
        str, Meta(pattern="^(public|referee|[0-9]{1,2})$", description="A seat's number, `public` or `referee`.")
    ] = "public"
    first: Ply = 0
    last: Ply | None = None
    """At most 100 after the first; without it as many as there are."""


async def my_matches(call: Call) -> list[MatchIs]:
    house = await call.desk.opened()
    return await house.matches(call.session)


async def match(call: Call) -> MatchIs:
    name = call.request.path_params["id"]
    house = await call.desk.opened()
    if uploads.is_upload(name):
        return (await call.desk.uploads.found(name)).about
    return await house.match(name, call.session)


async def replay(call: Call) -> Response:
    name = call.request.path_params["id"]
    house = await call.desk.opened()
    if uploads.is_upload(name):
        kept = (await call.desk.uploads.found(name)).replay
    else:
        kept = await house.replay(name)
    headers = {
        "content-disposition": f'attachment; filename="majlis-{kept.game}-{name}.json"',
        "cache-control": "private, max-age=3600",
    }
    return Response(await asyncio.to_thread(kept.dumps), 200, headers, "application/json")


async def look(call: Call) -> Look:
    wanted: Stretch = call.query
    viewer = VIEWERS[wanted.viewer] if wanted.viewer in VIEWERS else int(wanted.viewer)
    name = call.request.path_params["id"]
    about = await match(call)
    last = min(wanted.first + MOST_STEPS, about.plies) if wanted.last is None else wanted.last
    if uploads.is_upload(name):
        return await asyncio.to_thread((await call.desk.uploads.found(name)).look, viewer, wanted.first, last)
    return await call.desk.house.look(name, viewer, wanted.first, last)


async def play_on(call: Call) -> Made:
    wanted: PlayOn = call.body
    house = await call.desk.opened()
    allow_table(call)
    name = call.request.path_params["id"]
    if uploads.is_upload(name):
        return Made(await house.play_from(call.session, (await call.desk.uploads.found(name)).match, wanted))
    return Made(await house.play_on(call.session, name, wanted))


async def upload(call: Call) -> MatchIs:
    await call.desk.opened()
    return await call.desk.uploads.take(call.body, call.session.id)


ENDPOINTS = (
    Endpoint("GET", "/api/matches", my_matches, "My matches, the last one first.", list[MatchIs]),
    Endpoint("GET", "/api/matches/{id}", match, "One match.", MatchIs, problems=(403, 404)),
    Endpoint(
        "GET",
        "/api/matches/{id}/replay",
        replay,
        "A finished match as a file that can be kept and checked.",
        Replay,
        problems=(404, 409),
    ),
    Endpoint(
        "GET",
        "/api/matches/{id}/look",
        look,
        "A stretch of a finished match, as somebody saw it.",
        Look,
        query=Stretch,
        problems=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/matches/{id}/play-on",
        play_on,
        "Play on from a ply of a finished match, against bots.",
        Made,
        PlayOn,
        problems=(404, 409),
        changes=True,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/replays",
        upload,
        "Check a replay file and look at it; it is kept for a while, under the id that is given.",
        MatchIs,
        Replay,
        is_file=True,
        changes=True,
        status=201,
    ),
)
