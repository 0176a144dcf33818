"""The HTTP part about matches: mine, and finished ones to look at, keep and play on from."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from majlis.match.replay import Replay
from majlis.server.http.endpoint import Call, Endpoint
from majlis.server.http.tables import allow_table
from majlis.server.matches import uploads
from majlis.server.matches.finished import MOST_STEPS
from majlis.server.protocol.http_bodies import MatchInfo, PlayOn, Segment, TableMade
from majlis.server.protocol.values import END, Id, Ply

VIEWERS: dict[str, int | None] = {"public": None, "referee": -1}


class Shared(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody brings along who did not sit at the table."""

    key: Id | None = None
    """From a link that was shared, or from the table's invitation."""


class Stretch(Shared, frozen=True):
    """Which part of a match to look at, and with whose eyes."""

    viewer: Annotated[
        str, Meta(pattern="^(public|referee|[0-9]{1,2})" + END, description="A seat's number, `public` or `referee`.")
    ] = "public"
    first: Ply = 0
    last: Ply | None = None
    """At most 100 after the first; without it as many as there are."""


async def my_matches(call: Call) -> list[MatchInfo]:
    registry = await call.context.opened()
    return await registry.archive.matches(call.session)


async def match(call: Call) -> MatchInfo:
    name = call.named("no_such_match")
    registry = await call.context.opened()
    if not uploads.is_upload(name):
        return await _about(call, name)
    async with registry.heavy.turn(call.address):
        return await _about(call, name)


async def _about(call: Call, name: str) -> MatchInfo:
    """What is told of a match; of one that was brought along within a turn."""
    registry = await call.context.opened()
    if uploads.is_upload(name):
        return (await call.context.uploads.found(name)).about
    return await registry.archive.match(name, call.session, call.query.key)


async def replay(call: Call) -> Response:
    name = call.named("no_such_match")
    registry = await call.context.opened()
    if uploads.is_upload(name):
        kept = (await call.context.uploads.found(name)).replay
    else:
        kept = await registry.archive.replay(name, call.session, call.query.key)
    headers = {
        "content-disposition": f'attachment; filename="majlis-{kept.game}-{name}.json"',
        "cache-control": "private, max-age=3600",
    }
    return Response(await registry.heavy.run(kept.dumps), 200, headers, "application/json")


async def look(call: Call) -> Segment:
    wanted: Stretch = call.query
    viewer = VIEWERS[wanted.viewer] if wanted.viewer in VIEWERS else int(wanted.viewer)
    name = call.named("no_such_match")
    about = await _about(call, name)
    last = min(wanted.first + MOST_STEPS, about.plies) if wanted.last is None else wanted.last
    if uploads.is_upload(name):
        kept = await call.context.uploads.found(name)
        return await call.context.registry.heavy.run(kept.look, viewer, wanted.first, last)
    return await call.context.registry.archive.look(name, viewer, wanted.first, last, call.session, wanted.key)


async def play_on(call: Call) -> TableMade:
    wanted: PlayOn = call.body
    registry = await call.context.opened()
    allow_table(call)
    name = call.named("no_such_match")
    if uploads.is_upload(name):
        played = (await call.context.uploads.found(name)).match
        return TableMade(await registry.archive.play_from(call.session, played, wanted))
    return TableMade(await registry.archive.play_on(call.session, name, wanted, call.query.key))


async def upload(call: Call) -> MatchInfo:
    await call.context.opened()
    return await call.context.uploads.take(call.body, call.session.id, call.context.sessions.veiled(call.address))


ENDPOINTS = (
    Endpoint("GET", "/api/matches", my_matches, "My matches, the last one first.", list[MatchInfo]),
    Endpoint("GET", "/api/matches/{id}", match, "One match.", MatchInfo, query=Shared, problems=(403, 404, 410)),
    Endpoint(
        "GET",
        "/api/matches/{id}/replay",
        replay,
        "A finished match as a file that can be kept and checked.",
        Replay,
        query=Shared,
        problems=(403, 404, 409, 410),
        is_heavy=True,
    ),
    Endpoint(
        "GET",
        "/api/matches/{id}/look",
        look,
        "A stretch of a finished match, as somebody saw it.",
        Segment,
        query=Stretch,
        problems=(403, 404, 409, 410),
        is_heavy=True,
    ),
    Endpoint(
        "POST",
        "/api/matches/{id}/play-on",
        play_on,
        "Play on from a ply of a finished match, against bots.",
        TableMade,
        PlayOn,
        query=Shared,
        problems=(403, 404, 409, 410),
        changes=True,
        is_heavy=True,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/replays",
        upload,
        "Check a replay file and look at it; it is kept for a while, under the id that is given.",
        MatchInfo,
        Replay,
        problems=(507,),
        is_file=True,
        changes=True,
        is_heavy=True,
        status=201,
    ),
)
