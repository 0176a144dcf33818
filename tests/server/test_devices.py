"""A guest sees the devices at which they are known, and ends them: for good, at once, at every process."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from majlis.server.security.devices import family
from tests.server.running import Running

SECRET = {"MAJLIS_SECRET": "a secret that is long enough for a test"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """One server on SQLite, two on one PostgreSQL; the last one is where somebody else has their line."""
    if request.param == "sqlite":
        with Running(tmp_path_factory.mktemp("one"), **SECRET) as one:
            yield [one]
        return
    database: str = request.getfixturevalue("postgres")
    with (
        Running(tmp_path_factory.mktemp("first"), database, **SECRET) as first,
        Running(tmp_path_factory.mktemp("second"), database, **SECRET) as second,
    ):
        yield [first, second]


def browser(server: Running, agent: str) -> httpx.Client:
    return httpx.Client(base_url=server.base, headers={"Origin": server.base, "User-Agent": agent}, timeout=60)


@contextlib.contextmanager
def opened(server: Running, web: httpx.Client) -> Iterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    headers = {"Cookie": cookie, "Origin": server.base}
    address = server.base.replace("http", "ws", 1) + "/ws"
    agent = web.headers["user-agent"]
    with connect(address, additional_headers=headers, user_agent_header=agent, open_timeout=60) as socket:
        assert asked(socket, type="ping", id="first")["type"] == "done"
        yield socket


def asked(socket: ClientConnection, **request: Any) -> dict[str, Any]:
    socket.send(json.dumps(request))
    while (answer := json.loads(socket.recv(60))).get("id") != request["id"]:
        pass
    return dict(answer)


def wait(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < until, "it did not come"
        time.sleep(0.05)


def is_new(server: Running, cookies: dict[str, str]) -> bool:
    """Whether a browser with these cookies is taken for somebody who was never here."""
    with httpx.Client(base_url=server.base, cookies=cookies, timeout=60) as web:
        return bool(web.get("/api/tables/mine").json() == [] and web.get("/api/me").json()["new"])


def bring_along(first: httpx.Client, second: httpx.Client) -> str:
    """Make a second browser one of the first one's; gives the code that was used."""
    link = first.post("/api/me/link").raise_for_status().json()
    assert second.post("/api/link/look", json={"code": link["code"]}).json()["name"] == "Layla"
    assert second.post("/api/link", json={"code": link["code"]}).raise_for_status().json()["name"] == "Layla"
    return str(link["code"])


def test_a_guest_brings_another_device_along_and_ends_it(nodes: list[Running]) -> None:
    here, there = nodes[0], nodes[-1]
    with browser(here, FIREFOX) as laptop, browser(there, PHONE) as phone:
        laptop.patch("/api/me", json={"name": "Layla"}).raise_for_status()
        alone = laptop.get("/api/me/devices").json()
        assert [(one["browser"], one["system"], one["here"]) for one in alone] == [("Firefox", "Linux", True)]
        seats = [{"occupant": "me"}, {"occupant": "free"}]
        plan = {"game": "quoridor", "options": {"players": 2}, "seats": seats}
        table = laptop.post("/api/tables", json=plan).json()["table"]
        code = bring_along(laptop, phone)
        # It is the same guest there, with the same tables; a code is good once.
        assert [one["id"] for one in phone.get("/api/tables/mine").json()] == [table]
        with browser(there, PHONE) as stranger:
            for tried in (code, "made-up"):
                assert stranger.post("/api/link", json={"code": tried}).json()["code"] == "link_gone"
            assert stranger.get("/api/tables/mine").json() == []
        listed = laptop.get("/api/me/devices").json()
        assert {(one["browser"], one["here"]) for one in listed} == {("Firefox", True), ("Chrome", False)}
        [other] = (one["id"] for one in listed if not one["here"])
        copied = dict(phone.cookies)
        with opened(there, phone) as page, opened(here, laptop) as own:
            left = laptop.delete(f"/api/me/devices/{other}").raise_for_status().json()
            assert [one["here"] for one in left] == [True]
            with pytest.raises(ConnectionClosed) as closed:
                page.recv(60)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            assert asked(own, type="ping", id="p")["type"] == "done"
        # Its cookie is good no more, at any process, however it is shown again.
        for server in nodes:
            wait(lambda server=server: is_new(server, copied))  # type: ignore[misc]
        assert laptop.delete(f"/api/me/devices/{other}").json()["code"] == "no_such_device"
        assert [one["id"] for one in laptop.get("/api/tables/mine").json()] == [table]


def test_all_others_are_ended_and_nobody_elses(nodes: list[Running]) -> None:
    with browser(nodes[0], FIREFOX) as laptop, browser(nodes[-1], PHONE) as phone, browser(nodes[0], PHONE) as other:
        for web in (laptop, other):
            web.patch("/api/me", json={"name": "Layla"}).raise_for_status()
        bring_along(laptop, phone)
        [stranger] = (one["id"] for one in other.get("/api/me/devices").json())
        assert laptop.delete(f"/api/me/devices/{stranger}").status_code == 404
        assert [one["here"] for one in laptop.delete("/api/me/devices").json()] == [True]
        wait(lambda: bool(phone.get("/api/me").json()["new"]))
        assert other.get("/api/me").json()["new"] is False


def test_whoever_ends_this_very_device_is_somebody_new(nodes: list[Running]) -> None:
    with browser(nodes[0], FIREFOX) as web:
        web.patch("/api/me", json={"name": "Layla"}).raise_for_status()
        before = dict(web.cookies)
        [device] = (one["id"] for one in web.get("/api/me/devices").json())
        assert web.delete(f"/api/me/devices/{device}").json() == []
        assert web.get("/api/me").json()["new"] is True
        assert is_new(nodes[0], before)


def test_what_was_ended_stays_so_over_a_restart(tmp_path: Path) -> None:
    server = Running(tmp_path)
    with server, browser(server, FIREFOX) as laptop, browser(server, PHONE) as phone:
        laptop.patch("/api/me", json={"name": "Layla"}).raise_for_status()
        bring_along(laptop, phone)
        laptop.delete("/api/me/devices").raise_for_status()
        server.kill()
        server.start()
        assert is_new(server, dict(phone.cookies))
        assert not is_new(server, dict(laptop.cookies))


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("agent", "expected"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (PHONE, ("Chrome", "Android")),
        ("(iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", ("Safari", "iPhone")),
        ("(Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15", ("Safari", "macOS")),
        ("(Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0", ("Edge", "Windows")),
        ("(Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36", ("Samsung Internet", "Android")),
        ("(iPad; CPU OS 17_5 like Mac OS X) FxiOS/127.0 Safari/605.1.15", ("Firefox", "iPad")),
        ("python-httpx/0.27", ("", "")),
        ("", ("", "")),
    ],
)
def test_a_browser_is_called_as_people_call_it(agent: str, expected: tuple[str, str]) -> None:
    assert family(agent) == expected
