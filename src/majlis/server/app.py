"""The application: what answers at which path, and what every answer goes through."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any, get_args
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from majlis import __version__
from majlis.server import loop_lag, metrics
from majlis.server.context import AppContext
from majlis.server.db.store import Store
from majlis.server.http import (
    browser_rules,
    devices,
    endpoint,
    games,
    matches,
    me,
    openapi,
    puzzles,
    service_worker,
    static,
    tables,
    web_manifest,
)
from majlis.server.http.endpoint import Endpoint, served
from majlis.server.http.previews import Previews
from majlis.server.logs import Requests, log
from majlis.server.matches.uploads import UploadRoom, Uploads
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.values import Status
from majlis.server.security import sessions
from majlis.server.security.rate_limit import Limits
from majlis.server.security.sessions import Sessions
from majlis.server.settings import SettingError, Settings
from majlis.server.tables.registry import TableRegistry
from majlis.server.ws.handshake import Handshake

ENDPOINTS: tuple[Endpoint, ...] = (
    *me.ENDPOINTS,
    *devices.ENDPOINTS,
    *games.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *tables.ENDPOINTS,
    *matches.ENDPOINTS,
)
MEGABYTE = 1_000_000
PROBES = frozenset({"/healthz", "/readyz"})
GUARDS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "x-frame-options": "DENY",
}


def create(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    settings.make_folder()
    store = Store(settings.database_url())
    registry = TableRegistry(store, settings.timing(), settings.keep(), settings.spectators, settings.nats)
    uploads = Uploads(store, registry.heavy, _upload_room(settings))
    known = Sessions(sessions.secret_of(settings), registry.devices.ended)
    registry.limits = limits = Limits(settings)
    context = AppContext(registry, known, limits, settings, uploads)
    api = [*(_route(endpoint, context) for endpoint in ENDPOINTS), _named("/api/openapi.json", _description)]
    app = Starlette(
        routes=[*api, *_other_routes(context)],
        lifespan=partial(_lifespan, context),
        middleware=[
            Middleware(_Proxies, trusted=settings.proxies()),
            Middleware(Requests),
            Middleware(_Hosts, allowed=settings.allowed_hosts()),
            Middleware(_SocketShortcut, handshake=Handshake(context)),
            Middleware(_SecurityHeaders),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={HTTPException: partial(_not_there, api), Exception: _failed},
    )
    app.state.context = context
    return app


def _upload_room(settings: Settings) -> UploadRoom:
    return UploadRoom(
        days=settings.keep_uploads_days,
        most=settings.uploads,
        bytes=int(settings.uploads_megabytes * MEGABYTE),
        network_bytes=int(settings.uploads_megabytes_address * MEGABYTE),
    )


def _other_routes(context: AppContext) -> Sequence[BaseRoute]:
    page = static.Page()
    page.head = Previews(context, page).head
    return [
        _named("/healthz", partial(_health, context)),
        _named("/readyz", partial(_readiness, context)),
        _named("/metrics", partial(_metrics, context)),
        Route("/api/{rest:path}", _no_path, methods=["GET"]),
        Route(browser_rules.PATH + "{name}", browser_rules.answer, methods=["GET"]),
        _named(web_manifest.PATH, web_manifest.answer),
        _named(service_worker.PATH, partial(service_worker.answer, page)),
        Route("/{path:path}", page.answer, methods=["GET"]),
    ]


def _route(endpoint: Endpoint, context: AppContext) -> Route:
    async def answer_route(request: Request) -> Response:
        request.scope["majlis.route"] = endpoint.path
        return await served(endpoint, context, request)

    return Route(endpoint.path, answer_route, methods=[endpoint.method])


def _named(path: str, answer: Any) -> Route:
    async def answer_named(request: Request) -> Response:
        request.scope["majlis.route"] = path
        response: Response = await answer(request)
        return response

    return Route(path, answer_named, methods=["GET"])


# ------------------------------------------------------------------------------------------------------ the life


@contextlib.asynccontextmanager
async def _lifespan(context: AppContext, app: Starlette) -> AsyncIterator[None]:
    """Open the server while the first pages are served already; close it at the end."""
    opening = asyncio.create_task(_open(context), name="opening")
    beating = asyncio.create_task(loop_lag.beat(), name="pulse")
    try:
        yield
    finally:
        beating.cancel()
        if not opening.done():
            opening.cancel()
            await asyncio.wait([opening])
        await context.registry.close()
        log.info("closed")


async def _open(context: AppContext) -> None:
    try:
        await context.registry.open()
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", None) or error).split())
        _fail(context, SettingError(f"the database cannot be opened ({context.settings.place()}): {why}"))
    except Exception as error:
        _fail(context, error)
    else:
        context.is_open.set()
        log.info("open", version=__version__)


def _fail(context: AppContext, error: Exception) -> None:
    context.failure = error
    context.has_failed.set()
    log.error("the server could not be opened", why=str(error))


# ----------------------------------------------------------------------------------------------- health and metrics


@functools.cache
def _described() -> static.File:
    return static.prepared(msgspec.json.encode(openapi.described(ENDPOINTS, __version__)), endpoint.JSON)


async def _description(request: Request) -> Response:
    return static.sent(_described(), request)


async def _health(context: AppContext, request: Request) -> Response:
    status = 500 if context.failure else 200
    text = {"version": __version__, "open": context.is_open.is_set(), "failed": context.failure is not None}
    return Response(msgspec.json.encode(text), status, {"cache-control": "no-store"}, endpoint.JSON)


async def _readiness(context: AppContext, request: Request) -> Response:
    """Whether pages are served well here now: if not, a balancer sends them elsewhere, and nobody is restarted."""
    problems = context.registry.problems() if context.is_open.is_set() else ["opening"]
    text = {"version": __version__, "ready": not problems, "problems": problems}
    return Response(msgspec.json.encode(text), 503 if problems else 200, {"cache-control": "no-store"}, endpoint.JSON)


PASSED_ON = {"forwarded", "via", "x-real-ip", *(f"x-forwarded-{what}" for what in ("for", "host", "port", "proto"))}
"""What proxies add to a request."""


async def _metrics(context: AppContext, request: Request) -> Response:
    if not _may_measure(context.settings.metrics_token, request):
        return endpoint.rejection(Rejected("no_metrics"), sessions.accepted_language(request.scope))
    metrics.SOCKETS.set(len(context.registry.connections))
    statuses = Counter(table.status for table in context.registry.tables.values())
    for status in get_args(Status):
        metrics.TABLES.labels(status).set(statuses[status])
    return Response(metrics.text(), 200, {"cache-control": "no-store"}, "text/plain; version=0.0.4; charset=utf-8")


def _may_measure(token: str, request: Request) -> bool:
    """Whether the bearer has the token; without one, whether somebody on this machine asks, through no proxy.

    And by a name that only this machine has: a page from elsewhere whose own name was made to lead here asks, too.
    """
    if token:
        return secrets.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    passed_on = PASSED_ON & set(request.headers)
    try:
        is_here = request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        is_here = False
    return is_here and not passed_on and _is_own_name(request.headers.get("host", ""))


def _is_own_name(host: str) -> bool:
    """Whether a header's host is called by number, or as nobody but this machine can be; what cannot be read is not."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or name.endswith(".localhost") or bool(ipaddress.ip_address(name))
    except ValueError:
        return False


# ------------------------------------------------------------------------------------------------- every answer


class _Proxies:
    """Believes the forwarding headers of the proxies that are trusted, and of nobody else."""

    def __init__(self, app: ASGIApp, trusted: list[str]) -> None:
        self.app: Any = ProxyHeadersMiddleware(app, trusted_hosts=trusted)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


class _Hosts:
    """Answers under the names that people know the server by, once it has an address: no page of another name that
    leads here can read it. Those who look whether it is well ask by number.

    A request that names two hosts is refused (RFC 9112, 3.2): a proxy may have checked the one, and we the other.
    """

    def __init__(self, app: ASGIApp, allowed: list[str]) -> None:
        self.app = app
        self._checked = TrustedHostMiddleware(app, allowed, www_redirect=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if sum(name == b"host" for name, _ in scope.get("headers", ())) > 1:
            await PlainTextResponse("More than one host header", 400)(scope, receive, send)
            return
        await (self.app if scope.get("path") in PROBES else self._checked)(scope, receive, send)


class _SocketShortcut:
    """Leads sockets straight to their handshake: each wrapper made for HTTP answers would cost every frame its time."""

    def __init__(self, app: ASGIApp, handshake: ASGIApp) -> None:
        self.app, self.handshake = app, handshake

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket" and scope["path"] == "/ws"
        await (self.handshake if is_socket else self.app)(scope, receive, send)


class _SecurityHeaders:
    """Puts the headers on every answer that keep browsers from doing more than they should."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._headers = [(name.encode(), value.encode()) for name, value in GUARDS.items()]
        self._policy = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *self._headers]
                if not any(name == self._policy[0] for name, _ in headers):
                    headers.append(self._policy)
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, send_guarded)


async def _no_path(request: Request) -> Response:
    raise HTTPException(404)


async def _not_there(api: Sequence[Route], request: Request, error: Exception) -> Response:
    """Says what can be done at a path, or that there is none."""
    assert isinstance(error, HTTPException)
    path = request.scope["path"]
    methods = {method for route in api if route.path_regex.match(path) for method in route.methods or ()}
    if not methods and error.status_code == 405 and not path.startswith("/api/"):
        methods = {"GET", "HEAD"}
    allowed = ", ".join(sorted(methods))
    rejected = Rejected("wrong_method", methods=allowed) if methods else Rejected("no_such_path")
    response = endpoint.rejection(rejected, sessions.accepted_language(request.scope))
    if methods:
        response.headers["allow"] = allowed
    return response


async def _failed(request: Request, error: Exception) -> Response:
    return endpoint.failed(error, sessions.accepted_language(request.scope))
