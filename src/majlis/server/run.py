"""Running the server: a port, a server on it, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from majlis.errors import MajlisError
from majlis.server import app, logs, tracing
from majlis.server.context import AppContext
from majlis.server.db import file_lock
from majlis.server.security.connection_guard import IDLE_SECONDS, Guard
from majlis.server.settings import Settings
from majlis.server.ws.fast_protocol import FastProtocol

USUAL_PORT = 8000
PORTS_TRIED = 20
GRACE = 5
"""Seconds that answers under way have to finish once the server closes."""
COLLECTED_AFTER = (10_000, 5, 50)
"""New objects after which Python looks through the young ones, then the older, then all.

The loop stands still meanwhile, half a microsecond for an object: the first two together are some 30 ms.
"""
KEPT_FILES = 128
"""Files that the server itself may have open: the database, the log, what it loads."""
MOST_FILES = 1 << 20
FEW_FILES = 4096
"""Open files below which a server with many guests comes to its limit; people are told."""
SOON = 2.0
"""Seconds to wait for the server to open, or to fail to, before people are told where it is."""


class PortError(MajlisError):
    """A port that cannot be had: it is taken, or the machine has no such address, or it is forbidden."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        self.host, self.port, self.why = host, port, error.strerror or str(error)
        super().__init__(f"port {port} on {host} cannot be used: {self.why}")
        self.taken = error.errno == errno.EADDRINUSE
        self.is_elsewhere = isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL


def listening(settings: Settings) -> socket.socket:
    """A socket on the port that was asked for, else on the usual one or the next that is free."""
    if settings.port is not None:
        return _bound(settings.host, settings.port)
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return _bound(settings.host, port)
        except PortError as error:
            if not error.taken:
                raise
    return _bound(settings.host, 0)


def _bound(host: str, port: int) -> socket.socket:
    try:
        [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        found = socket.socket(family, kind, protocol)
        try:
            if sys.platform != "win32":
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(address)
            # Bound alone it could still be taken by a program that listens first.
            found.listen(2048)
        except BaseException:
            found.close()
            raise
    except OSError as error:
        raise PortError(host, port, error) from None
    except UnicodeError as error:
        # Too long, or empty between two dots: no name that could be looked up.
        raise PortError(host, port, socket.gaierror(str(error))) from None
    return found


class _Server(uvicorn.Server):
    """A server that tells when it is open, and that ends without an error when it is asked to end."""

    def __init__(self, config: uvicorn.Config, context: AppContext, on_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._context = context
        self._on_open = on_open
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        """Tell people once the server is open, or soon anyway; end if it cannot be opened."""
        opening = asyncio.create_task(self._context.is_open.wait())
        failing = asyncio.create_task(self._context.has_failed.wait())
        await asyncio.wait([opening, failing], timeout=SOON, return_when=asyncio.FIRST_COMPLETED)
        if not failing.done():
            self._on_open()
            await asyncio.wait([opening, failing], return_when=asyncio.FIRST_COMPLETED)
        self.should_exit = self.should_exit or failing.done()
        for waiting in (opening, failing):
            waiting.cancel()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def run(settings: Settings, found: socket.socket, on_open: Callable[[], None]) -> None:
    """Serve until somebody asks for the end; `on_open` is called once the first page can be loaded."""
    logs.start(settings)
    logs.log.info("starting", host=settings.host, port=found.getsockname()[1], data=settings.place())
    settings.make_folder()
    files = _raise_open_files()
    if files < FEW_FILES:
        logs.log.warning("few files may be open at a time, so few pages, too: raise `ulimit -n`", files=files)
    tracer = tracing.traced(settings.tracing, settings.tracing_share, "majlis")
    with tracer, file_lock.holding(settings.file()):
        registry = app.create(settings)
        context: AppContext = registry.state.context
        server = _Server(configured(registry, settings, files), context, on_open)
        _collect_rarely()
        server.run(sockets=[found])
    if context.failure is not None:
        if isinstance(context.failure, MajlisError):
            raise context.failure
        raise MajlisError(f"the server could not be opened: {context.failure!r}") from context.failure


def _collect_rarely() -> None:
    """Look for garbage in circles seldom, and never among what stays: a tenth of a move's time would go there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def _raise_open_files() -> int:
    """Let this process have as many files open as it may; how many that are."""
    try:
        import resource
    except ImportError:
        # Windows counts otherwise; its own limit is far away.
        return FEW_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return min(soft, MOST_FILES) if soft != resource.RLIM_INFINITY else MOST_FILES
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return int(soft)
    return int(wanted)


def configured(registry: Any, settings: Settings, files: int = FEW_FILES) -> uvicorn.Config:
    """How the server is set up for the server."""
    most = max(files - KEPT_FILES, files // 2)
    guard = Guard(
        most,
        settings.raw_connections_address,
        settings.request_seconds,
        settings.proxies(),
        most_unread=settings.unread_bytes(),
        turns=registry.state.context.turns,
    )
    return uvicorn.Config(
        guard.application(registry),
        http=guard.protocol(AutoHTTPProtocol),  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        ws=FastProtocol,
        ws_max_size=settings.largest_frame,
        # A connection can be half open: its page is gone, and nobody says so.
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        # Frames are small: compressing them would cost some 50 kB a page and a quarter of the time of a request.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=int(IDLE_SECONDS),
    )
