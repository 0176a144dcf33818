"""What the server counts, for Prometheus; a metric is named here and moved where the thing happens."""

import contextlib
from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    start_http_server,
)

from majlis.errors import MajlisError

# Otherwise each counter has a second metric beside it, with the time of its birth, which nobody asks for.
disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()

LAGS = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

TABLES = Gauge("majlis_tables", "Tables in memory, by status.", ["status"], registry=REGISTRY)
MATCHES = Counter("majlis_matches_started", "Matches begun since the start, by game.", ["game"], registry=REGISTRY)
ENDED = Counter("majlis_matches_ended", "Matches played to their end since the start.", ["game"], registry=REGISTRY)
MOVES = Counter(
    "majlis_moves", "Moves made durable since the start, by game and kind of player.", ["game", "by"], registry=REGISTRY
)
MOVE_SECONDS = Histogram(
    "majlis_move_seconds",
    "From a person's move being read to its acknowledgement.",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
SOCKETS = Gauge("majlis_sockets", "Open sockets.", registry=REGISTRY)
UNREAD = Gauge("majlis_unread_bytes", "What waits for pages that do not read.", registry=REGISTRY)
CUT = Counter("majlis_lines_cut", "Lines closed because too much waited for them.", registry=REGISTRY)
THINKING = Gauge("majlis_bots_thinking", "Bots thinking now.", registry=REGISTRY)
THOUGHT_SECONDS = Histogram(
    "majlis_thought_seconds",
    "From a thought being wanted to its decision, by who had it: here, a worker, or instinct as none answered.",
    ["by"],
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
THOUGHTS_REPEATED = Counter(
    "majlis_thoughts_repeated", "Thoughts asked for once more, because a worker fell silent.", registry=REGISTRY
)
THOUGHTS_DECLINED = Counter(
    "majlis_thoughts_declined", "Thoughts that this worker left to others, by reason.", ["why"], registry=REGISTRY
)
STORE_SILENT = Gauge("majlis_store_silent", "1 while the database gives no answer, else 0.", registry=REGISTRY)
DEAF = Gauge("majlis_deaf", "1 while this process hears nothing from the others, else 0.", registry=REGISTRY)
BUS_BYTES = Counter(
    "majlis_bus_bytes", "Bytes that this process sent and was sent by NATS, by way.", ["way"], registry=REGISTRY
)
BUS_GAPS = Counter(
    "majlis_bus_gaps", "Times that something of another process was lost and read from the store.", registry=REGISTRY
)
LOOP_LAG = Histogram(
    "majlis_loop_lag_seconds",
    "How late the loop comes to what is due; felt twenty times a second.",
    registry=REGISTRY,
    buckets=LAGS,
)
LOOP_HELD = Histogram(
    "majlis_loop_held_seconds",
    "How much of that the loop was at work itself, and did not wait for the processor.",
    registry=REGISTRY,
    buckets=LAGS,
)
REFUSALS = Counter("majlis_refusals", "Requests refused on the socket, by code.", ["code"], registry=REGISTRY)
REQUESTS = Counter(
    "majlis_requests", "Requests of the HTTP part, by route and status.", ["route", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "majlis_request_seconds", "Time to answer a request of the HTTP part.", ["route"], registry=REGISTRY
)


def text() -> bytes:
    """All metrics in Prometheus' text format."""
    return generate_latest(REGISTRY)


@contextlib.contextmanager
def served(address: tuple[str, int] | None) -> Iterator[None]:
    """Metrics at an address of their own, for a process that serves nothing else; None: nowhere."""
    if address is None:
        yield
        return
    host, port = address
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except OSError as error:
        raise MajlisError(f"metrics cannot be served at {host}:{port}: {error.strerror}") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
