"""Connections that ask for nothing, or for too much, keep nobody else out."""

from __future__ import annotations

import contextlib
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from majlis.server.security import connection_guard
from tests.server.running import Running

FILES = 300
"""Open files of a server that comes to its limit soon."""
FROM_ONE = 20
GENEROUS = 8_000_000
"""Bytes of a header that nobody should take."""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may have few files open."""
    server = Running(tmp_path_factory.mktemp("small"), MAJLIS_REQUEST_SECONDS="300")
    server.files = FILES
    with server:
        yield server


def connected(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.base.rsplit(":", 1)[1])), timeout=60)


def answer(connection: socket.socket) -> bytes:
    """What comes until the other side has nothing more to say."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def test_more_silent_connections_than_files_lock_nobody_out(small: Running) -> None:
    with contextlib.ExitStack() as silent:
        for _ in range(2 * FILES):
            silent.enter_context(connected(small))
        assert httpx.get(f"{small.base}/healthz", timeout=60).status_code == 200
        with httpx.Client(base_url=small.base, timeout=60) as browser:
            assert browser.get("/").status_code == 200
            assert browser.get("/healthz").status_code == 200


def test_an_endless_header_is_cut_off(small: Running) -> None:
    with connected(small) as connection:
        sent = connection.send(b"GET / HTTP/1.1\r\nHost: here\r\n")
        with contextlib.suppress(ConnectionError):
            while sent < GENEROUS:
                sent += connection.send(b"X-Long: " + b"x" * 8_000 + b"\r\n")
        assert sent < GENEROUS
        told = answer(connection)
        # Whoever is still sending may find the line reset before they read why.
        assert told == b"" or told.startswith(b"HTTP/1.1 431 ")
    assert httpx.get(f"{small.base}/healthz", timeout=60).status_code == 200


def test_a_header_that_is_too_large_is_said_to_be(small: Running) -> None:
    with connected(small) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n" + b"a:b\r\n" * 300)
        assert answer(connection).startswith(b"HTTP/1.1 431 ")


def test_a_header_of_fair_size_is_read(small: Running) -> None:
    headers = {f"x-{number}": "x" * 1_000 for number in range(20)}
    assert httpx.get(f"{small.base}/healthz", headers=headers, timeout=60).status_code == 200


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(b"GET / HTTP/1.1\r\nHost: here\r\n" + b"a:b\r\n" * 20_000, id="crumbs of a header"),
        pytest.param(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 3_000, id="requests ahead"),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            + b"GET / HTTP/1.1\r\n\r\n" * 5_000,
            id="requests after a body of unknown length",
        ),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 20_000,
            id="chunks of one byte",
        ),
    ],
)
def test_crumbs_are_not_parsed_to_their_end(small: Running, flood: bytes) -> None:
    with connected(small) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(flood)
        told = answer(connection)
        assert told.count(b"HTTP/1.1 200 ") < 300
    assert httpx.get(f"{small.base}/healthz", timeout=60).status_code == 200


@pytest.mark.parametrize(
    "endless",
    [
        pytest.param(b"1\r\n \r\n0\r\n" + b"a:b\r\n" * 1_000, id="lines behind a body"),
        pytest.param(b"1\r\n \r\n0\r\nX: " + b"x" * 8_000, id="one long line behind a body"),
        pytest.param(b"1;" + b"x" * 8_000, id="a long line before a piece"),
    ],
)
def test_a_body_says_how_long_it_is(small: Running, endless: bytes) -> None:
    head = f"POST /api/replays HTTP/1.1\r\nHost: {small.base[7:]}\r\nOrigin: {small.base}\r\n"
    sent = (head + "Content-Type: application/json\r\nTransfer-Encoding: Chunked\r\n\r\n").encode() + endless
    with connected(small) as connection:
        connection.sendall(sent)
        assert answer(connection).startswith(b"HTTP/1.1 411 ")
    assert httpx.get(f"{small.base}/healthz", timeout=60).status_code == 200


@pytest.mark.parametrize("cut", [1, 7, 100, 100_000])
def test_a_body_of_many_lines_is_no_header(small: Running, cut: int) -> None:
    """However a request is cut: its header ends where it ends, and the next begins after its body."""
    body = b"{" + b"\r\n\r\n" * 1_000 + b"}"
    head = f"POST /api/tables HTTP/1.1\r\nHost: {small.base[7:]}\r\nOrigin: {small.base}\r\n"
    head += f"Content-Type: application/json\r\ncontent-LENGTH: {len(body)}\r\n\r\n"
    last = b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
    sent = (head.encode() + body) * 3 + last
    with connected(small) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for first in range(0, len(sent), cut):
            connection.sendall(sent[first : first + cut])
        told = answer(connection)
    assert [told.count(b"HTTP/1.1 " + code) for code in (b"422", b"200", b"431")] == [3, 1, 0]


@pytest.mark.parametrize("cut", [1, 2, 3, 5, 50, 1000])
def test_the_guard_knows_where_a_header_ends(cut: int) -> None:
    connection = connection_guard._Connection(None, "here", None)  # type: ignore[arg-type]
    asked = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
    posted = b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n" + b"\r\n\r\nbody."
    sent = (asked + posted) * 4
    for first in range(0, len(sent), cut):
        assert not connection_guard._objection(connection, sent[first : first + cut])
    assert (connection.received, connection.lines) == (4 * (len(asked) + len(posted) - 9), 4 * 6)
    assert (connection.head, connection.body) == (b"", 0)


def test_a_body_that_is_refused_unread_breaks_nothing_off(small: Running) -> None:
    with httpx.Client(base_url=small.base, timeout=60) as browser:
        for _ in range(5):
            refused = browser.post(
                "/api/replays", content=b"x" * 5_000_000, headers={"content-type": "application/json"}
            )
            assert refused.status_code == 413
            assert browser.get("/healthz").status_code == 200


def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with (
        Running(tmp_path, MAJLIS_REQUEST_SECONDS="1") as server,
        connected(server) as half,
        connected(server) as silent,
    ):
        half.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Half: ")
        assert answer(half).startswith(b"HTTP/1.1 408 ")
        assert answer(silent) == b""


def test_a_request_is_not_late_because_the_server_was_held_up(tmp_path: Path) -> None:
    with Running(tmp_path, MAJLIS_REQUEST_SECONDS="1") as server, connected(server) as connection:
        assert httpx.get(f"{server.base}/healthz", timeout=60).status_code == 200
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        time.sleep(5)
        server.process.send_signal(signal.SIGCONT)
        assert answer(connection).startswith(b"HTTP/1.1 200")


def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    few = {"MAJLIS_RAW_CONNECTIONS_ADDRESS": str(FROM_ONE), "MAJLIS_REQUEST_SECONDS": "300"}
    with Running(tmp_path, MAJLIS_TRUSTED_PROXIES="192.0.2.1", **few) as server, contextlib.ExitStack() as silent:
        first = [silent.enter_context(connected(server)) for _ in range(FROM_ONE)]
        with connected(server) as one_more:
            assert answer(one_more).startswith(b"HTTP/1.1 503 ")
        first[0].sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert answer(first[0]).startswith(b"HTTP/1.1 200 ")
        # One has gone, so there is room for another.
        assert httpx.get(f"{server.base}/healthz", timeout=60).status_code == 200


def test_a_trusted_proxy_brings_as_many_as_there_are() -> None:
    watch = connection_guard.Guard(1000, 1, 10.0, ["10.0.0.0/8", "::1", "not an address"])
    assert watch._is_trusted("10.1.2.3")
    assert watch._is_trusted("::1")
    assert not watch._is_trusted("192.0.2.7")
    assert not watch._is_trusted("testclient")
