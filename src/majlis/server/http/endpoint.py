"""One request of the HTTP part: limits, origin, session, a body that is decoded, an answer that is encoded."""

from __future__ import annotations

import asyncio
import functools
import gzip
import math
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from structlog.contextvars import get_contextvars

from majlis.server import tracing
from majlis.server.context import AppContext
from majlis.server.db.errors import StoreError
from majlis.server.logs import log
from majlis.server.protocol.codec import encode
from majlis.server.protocol.http_bodies import Rejection
from majlis.server.protocol.rejected import Rejected
from majlis.server.security import sessions
from majlis.server.security.sessions import Guest, Session

JSON = "application/json"
_ID = re.compile("[A-Za-z0-9_-]{1,80}")
LARGE = 1_000
"""Bytes from which on an answer is compressed."""
LEVEL = 6
BODY_SECONDS = 30.0
"""Seconds in which a body must have come."""


@dataclass
class Call:
    """One request, as an endpoint sees it."""

    request: Request
    context: AppContext
    body: Any = None
    query: Any = None
    _guest: Guest | None = None
    _to_keep: Guest | None = field(default=None)

    @property
    def guest(self) -> Guest:
        """Whoever asks; somebody new is welcomed and gets a cookie with the answer."""
        if self._guest is None:
            found, stale = self.context.sessions.known(self.request.scope)
            self._guest = found or self.context.sessions.welcomed(sessions.accepted_language(self.request.scope))
            if found is None or stale:
                self._to_keep = self._guest
        return self._guest

    @property
    def session(self) -> Session:
        return self.guest.session()

    def keep(self, guest: Guest) -> None:
        """Let the browser keep another name or language."""
        self._guest = self._to_keep = guest

    @property
    def address(self) -> str:
        return sessions.address_of(self.request.scope)

    def named(self, missing: str) -> str:
        """The id in the path; what cannot be one is as little there as what is not."""
        name = str(self.request.path_params["id"])
        if not _ID.fullmatch(name):
            raise Rejected(missing)
        return name

    def lang(self) -> str:
        """The language to tell problems in; nobody is welcomed for a problem."""
        found, _ = self.context.sessions.known(self.request.scope)
        return found.lang if found else sessions.accepted_language(self.request.scope)

    def cookies(self) -> dict[str, str]:
        """The header for the answer, if there is something to keep."""
        if self._to_keep is None:
            return {}
        return {"set-cookie": self.context.sessions.cookie(self._to_keep, self.request.scope)}


@dataclass(frozen=True)
class Endpoint:
    """A path of the HTTP part, with the types that go in and out; docs and checks are made from it."""

    method: str
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    about: str
    gives: Any
    """The type of the answer; a Response of another media type where `media` is not JSON."""
    takes: Any = None
    """The type of the body."""
    is_file: bool = False
    """Whether the body is handed on as it is: whoever gets it says what is wrong with it."""
    query: type[msgspec.Struct] | None = None
    problems: tuple[int, ...] = ()
    """The statuses of its own refusals."""
    changes: bool = False
    """Whether something is different afterwards, so that stricter limits hold."""
    is_heavy: bool = False
    """Whether it takes so long that an address has a few of them at a time, and the rest wait."""
    media: str = JSON
    status: int = 200

    @property
    def is_checked(self) -> bool:
        """Whether a foreign page must not ask this."""
        return self.method != "GET"

    def statuses(self) -> tuple[int, ...]:
        """Every status that it may be refused with."""
        of_body = (400, 408, 413, 415, 422) if self.takes is not None else ()
        of_query = (422,) if self.query is not None else ()
        of_origin = (403,) if self.is_checked else ()
        return tuple(sorted({429, 500, 503, *of_origin, *of_body, *of_query, *self.problems}))


async def served(endpoint: Endpoint, context: AppContext, request: Request) -> Response:
    """Answer a request, or say what is wrong with it."""
    with tracing.span(tracing.REQUEST, route=endpoint.path, method=endpoint.method):
        return await _served(endpoint, context, request)


async def _served(endpoint: Endpoint, context: AppContext, request: Request) -> Response:
    call = Call(request, context)
    try:
        wait = context.limits.request(call.address, endpoint.changes)
        if wait:
            raise Rejected("too_many", retry=wait, seconds=math.ceil(wait))
        if endpoint.is_checked and not sessions.has_good_origin(request.scope, context.settings.allowed_origins()):
            raise Rejected("foreign_page")
        if endpoint.query is not None:
            call.query = _converted(dict(request.query_params), endpoint.query)
        if endpoint.takes is not None:
            call.body = await _body(endpoint, context, request)
        if endpoint.is_heavy:
            response = await _in_turn(endpoint, call)
        else:
            response = _made(endpoint, await endpoint.answer(call))
    except Rejected as rejected:
        return rejection(rejected, call.lang())
    except StoreError as error:
        log.warning("unread", error=str(error))
        return rejection(Rejected("not_read"), call.lang())
    except Exception as error:
        return failed(error, call.lang())
    response.headers.update(call.cookies())
    return response


def _made(endpoint: Endpoint, answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    return Response(encode(answer), endpoint.status, {"cache-control": "no-store"}, JSON)


async def _in_turn(endpoint: Endpoint, call: Call) -> Response:
    """The same for what takes long: one after the other, and made ready to be sent where it holds nobody up."""
    heavy = call.context.registry.heavy
    async with heavy.turn(call.address):
        answer = await endpoint.answer(call)
        return await heavy.run(_packed, endpoint, answer, "gzip" in call.request.headers.get("accept-encoding", ""))


def _packed(endpoint: Endpoint, answer: Any, is_wanted: bool) -> Response:
    """An answer that is compressed already: for all others it is done on the way, by the loop itself."""
    response = _made(endpoint, answer)
    if is_wanted and len(response.body) > LARGE:
        body = gzip.compress(response.body, LEVEL)
        response.body = body
        response.headers.update(
            {"content-encoding": "gzip", "content-length": str(len(body)), "vary": "Accept-Encoding"}
        )
    return response


def rejection(rejected: Rejected, lang: str) -> Response:
    """A rejection as an answer."""
    headers = {"cache-control": "no-store"}
    if rejected.retry is not None:
        headers["retry-after"] = str(math.ceil(rejected.retry))
    wrong = Rejection(rejected.code, rejected.text(lang), rejected.option)
    return Response(encode(wrong), rejected.status, headers, JSON)


def failed(error: Exception, lang: str) -> Response:
    """An error of ours: written down under a number, which is all that the asker learns of it."""
    log.error("failed", exc_info=error)
    return rejection(Rejected("failed", number=str(get_contextvars().get("request", "?"))), lang)


@functools.cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


async def _body(endpoint: Endpoint, context: AppContext, request: Request) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Rejected("not_json")
    body = await _bounded(
        request, context.settings.largest_replay if endpoint.is_file else context.settings.largest_body
    )
    if endpoint.is_file:
        return body
    try:
        return _decoder(endpoint.takes).decode(body)
    except msgspec.ValidationError as error:
        raise Rejected("invalid", why=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected("unreadable", why=str(error)) from None


async def _bounded(request: Request, most: int) -> bytes:
    """The body, read no further than it may go."""
    declared_size = request.headers.get("content-length", "0")
    if not declared_size.isdigit() or int(declared_size) > most:
        raise Rejected("too_large", most=most)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Rejected("too_large", most=most)
    except TimeoutError:
        raise Rejected("too_slow", seconds=round(BODY_SECONDS)) from None
    except ClientDisconnect:
        raise Rejected("unreadable", why="the body ended too early") from None
    return bytes(body)


def _converted(given: Mapping[str, str], kind: type[msgspec.Struct]) -> Any:
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Rejected("invalid", why=str(error)) from None
