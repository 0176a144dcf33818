"""What the server writes down while it runs: for reading on a terminal, or a line of JSON for each thing."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Any, TextIO

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from majlis.server import metrics
from majlis.server.settings import Settings

HIDDEN = frozenset({"cookie", "set_cookie", "authorization", "seed", "secret", "token", "key", "invite", "password"})
"""Fields that are never written, whoever logs them."""

REPEATED_AFTER = 60.0
"""Seconds after which an error that goes on is written again."""
MOST_CAUSES = 1_000
"""Causes remembered before those that are over are forgotten."""

log: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger("majlis")


def without_secrets(logger: Any, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Blot out what must not be written down."""
    return {name: "(hidden)" if name.lower() in HIDDEN else value for name, value in event.items()}


class Rarely:
    """Lets an error that repeats itself be written once a minute, with how often it came meanwhile.

    While a database is away every request fails in the same way; thousands of equal tracebacks fill disks and hide
    the one that is different.
    """

    def __init__(self, seconds: float = REPEATED_AFTER, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds, self._clock = seconds, clock
        self._seen: dict[tuple[Any, ...], tuple[float, int]] = {}

    def __call__(self, logger: Any, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        is_failure = event.get("level") in ("error", "critical") or event.get("exc_info") or "error" in event
        if not is_failure:
            return event
        count = self.missed(event)
        if count is None:
            raise structlog.DropEvent
        return {**event, "repeated": count} if count else event

    def missed(self, event: structlog.typing.EventDict) -> int | None:
        """How often the same was kept back since it was written last; None: it is kept back now."""
        cause, now = self._cause(event), self._clock()
        last, count = self._seen.get(cause, (-self._seconds, 0))
        if now - last < self._seconds:
            self._seen[cause] = (last, count + 1)
            return None
        if len(self._seen) >= MOST_CAUSES:
            self._seen = {known: kept for known, kept in self._seen.items() if now - kept[0] < self._seconds}
        self._seen[cause] = (now, 0)
        return count

    def _cause(self, event: structlog.typing.EventDict) -> tuple[Any, ...]:
        error = event.get("exc_info")
        if error is True:
            error = sys.exc_info()[1]
        elif isinstance(error, tuple):
            error = error[1]
        place = error.__traceback__ if isinstance(error, BaseException) else None
        while place is not None and place.tb_next is not None:
            place = place.tb_next
        where = None if place is None else (place.tb_frame.f_code.co_filename, place.tb_lineno)
        return (event.get("event"), type(error), where, event.get("route"), event.get("status"))


class RarelyOfLibraries(logging.Filter):
    """The same for what libraries say, warnings included: each request that is no HTTP is worth one to them.

    It is no processor, for those are asked in the middle of the library's own work, which would break off.
    """

    def __init__(self, rarely: Rarely) -> None:
        super().__init__()
        self._rarely = rarely

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.msg, dict) or record.levelno < logging.WARNING:
            # Our own have passed already.
            return True
        count = self._rarely.missed({"event": record.getMessage(), "exc_info": record.exc_info})
        if count:
            record.msg, record.args = f"{record.getMessage()} (repeated: {count})", ()
        return count is not None


def start(settings: Settings, out: TextIO | None = None) -> None:
    """Send our logs and those of the libraries to standard error (or elsewhere), in one form."""
    out = out or sys.stderr
    as_json = settings.log_format == "json" or (settings.log_format == "auto" and not out.isatty())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True)
        if as_json
        else structlog.processors.TimeStamper("%H:%M:%S"),
        without_secrets,
    ]
    rarely = Rarely()
    # Plain tracebacks: richer ones print the values of variables, and with them cookies, seeds and keys.
    if as_json:
        last: list[structlog.typing.Processor] = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            rarely,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.addFilter(RarelyOfLibraries(rarely))
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    usual = "info" if as_json else "warning"
    root.setLevel((usual if settings.log_level == "auto" else settings.log_level).upper())
    # Their lines about each connection and file would drown ours, and could hold addresses with keys in them.
    for name in ("uvicorn.access", "uvicorn.error", "websockets", "alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


class Requests:
    """Gives every request an id, and counts and logs it by its route: paths and queries may hold invitations."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._count = 0
        self._born = f"{time.time_ns():x}"[-8:]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self._count += 1
        number = f"{self._born}-{self._count}"
        with structlog.contextvars.bound_contextvars(request=number):
            if scope["type"] == "http":
                await self._answer(scope, receive, send, number)
            else:
                await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, number: str) -> None:
        started = time.perf_counter()
        status = 500

        async def send_numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], (b"x-request-id", number.encode())]}
            await send(message)

        try:
            await self.app(scope, receive, send_numbered)
        finally:
            seconds = time.perf_counter() - started
            route = scope.get("majlis.route", "page")
            metrics.REQUESTS.labels(route, str(status)).inc()
            metrics.REQUEST_SECONDS.labels(route).observe(seconds)
            level = logging.ERROR if status >= 500 else logging.INFO if route.startswith("/api") else logging.DEBUG
            log.log(level, "request", route=route, method=scope["method"], status=status, ms=round(seconds * 1000, 1))
