"""Sockets are let in by the pages of this server, as many as may be, and sent away when it closes."""

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    few = {"MAJLIS_CONNECTIONS": "2", "MAJLIS_CONNECTIONS_ADDRESS": "4", "MAJLIS_LARGEST_FRAME": "2000"}
    with Running(tmp_path_factory.mktemp("server"), **few) as running:
        yield running


def opened(server: Running, **headers: str) -> ClientConnection:
    return connect(server.base.replace("http", "ws") + "/ws", additional_headers=headers)


def asked(socket: ClientConnection, **request: Any) -> dict[str, Any]:
    socket.send(json.dumps(request))
    answer: dict[str, Any] = json.loads(socket.recv(30))
    return answer


def cookie_of(server: Running) -> str:
    return httpx.get(f"{server.base}/api/me").headers["set-cookie"].partition(";")[0]


def test_a_socket_has_the_session_of_its_cookie(server: Running) -> None:
    with httpx.Client(base_url=server.base) as guest:
        guest.patch("/api/me", json={"name": "Dalia"})
        [cookie] = [f"{name}={value}" for name, value in guest.cookies.items()]
    with opened(server, cookie=cookie, origin=server.base) as socket:
        assert asked(socket, type="hello", id="1")["name"] == "Dalia"
        assert socket.response is not None
        assert "set-cookie" not in socket.response.headers


def test_somebody_new_gets_a_session_with_the_socket(server: Running) -> None:
    with opened(server) as socket:
        assert socket.response is not None
        cookie = socket.response.headers["set-cookie"].partition(";")[0]
        name = asked(socket, type="hello", id="1")["name"]
    assert httpx.get(f"{server.base}/api/me", headers={"cookie": cookie}).json()["name"] == name


def test_a_new_name_reaches_the_pages_that_are_open(server: Running) -> None:
    cookie = cookie_of(server)
    with opened(server, cookie=cookie) as socket:
        assert asked(socket, type="hello", id="1")["name"] != "Tariq"
        httpx.patch(f"{server.base}/api/me", json={"name": "Tariq"}, headers={"cookie": cookie}).raise_for_status()
        assert asked(socket, type="hello", id="2")["name"] == "Tariq"


def test_open_sockets_are_counted(server: Running) -> None:
    with opened(server) as socket:
        assert asked(socket, type="hello", id="1")["type"] == "welcome"
        until = time.monotonic() + 60
        while "majlis_sockets 1.0" not in httpx.get(f"{server.base}/metrics").text:
            # Those of other tests may still be closing.
            assert time.monotonic() < until
            time.sleep(0.1)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1"])
def test_a_foreign_page_is_turned_away(server: Running, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        opened(server, origin=origin, cookie=cookie_of(server))
    assert refused.value.response.status_code == 403


def test_a_session_has_so_many_pages_and_no_more(server: Running) -> None:
    cookie = cookie_of(server)
    with opened(server, cookie=cookie), opened(server, cookie=cookie):
        with pytest.raises(InvalidStatus):
            opened(server, cookie=cookie)
        with opened(server), opened(server), pytest.raises(InvalidStatus):
            opened(server)
    _wait_for_room(server, cookie)


def _wait_for_room(server: Running, cookie: str) -> None:
    """A page that is closed makes room for another, if not at the same instant."""
    until = time.monotonic() + 60
    while True:
        try:
            with opened(server, cookie=cookie) as socket:
                assert asked(socket, type="hello", id="1")["type"] == "welcome"
                return
        except InvalidStatus:
            assert time.monotonic() < until
            time.sleep(0.1)


@pytest.mark.parametrize("kind", ["text", "bytes"])
def test_a_frame_that_is_too_large_ends_the_line(server: Running, kind: str) -> None:
    with opened(server) as socket:
        socket.send("x" * 3000 if kind == "text" else b"x" * 3000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(30)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_server_that_closes_sends_its_pages_away_to_come_back(tmp_path: Path) -> None:
    with Running(tmp_path) as server, opened(server) as socket:
        assert asked(socket, type="hello", id="1")["type"] == "welcome"
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(30)
        assert server.process.wait(30) == 0
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
