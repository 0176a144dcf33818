"""Behind the proxies of deploy/ the page, its cookie, the socket and the limits are as without, and a server may go."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.proxies.front import DEPLOY, SITE, browser, caddy, nginx, trusting
from tests.server.http_plans import wait_until
from tests.server.running import Running

Front = Callable[[Path, list[str]], AbstractContextManager[str]]
FEW = 20
"""Requests a minute of one address."""


def behind_nginx(folder: Path, servers: list[str]) -> AbstractContextManager[str]:
    return nginx(folder, *servers)


def behind_caddy(folder: Path, servers: list[str]) -> AbstractContextManager[str]:
    if len(servers) == 1:
        return caddy(folder, DEPLOY / "Caddyfile", **{SITE: "", "127.0.0.1:8000": servers[0]})
    named = {f"majlis-{number}:8000": server for number, server in enumerate(servers, 1)}
    return caddy(folder, DEPLOY / "compose/Caddyfile", **{"{$SITE}": "", **named})


FRONTS: dict[str, Front] = {"nginx": behind_nginx, "caddy": behind_caddy}


@pytest.fixture(scope="module", params=FRONTS)
def base(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server behind a proxy."""
    folder = tmp_path_factory.mktemp("proxy")
    (folder / "server").mkdir()
    with ExitStack() as stack:
        server = stack.enter_context(Running(folder / "server", MAJLIS_REQUESTS_A_MINUTE=str(FEW)))
        yield stack.enter_context(FRONTS[request.param](folder, [server.base.removeprefix("http://")]))


def test_the_page_comes_with_its_headers_and_a_cookie_for_tls_alone(base: str) -> None:
    with browser(base, "127.0.0.2") as guest:
        page = guest.get("/")
        assert page.status_code == 200
        assert "script-src" in page.headers["content-security-policy"]
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        cookie = guest.get("/api/me").headers["set-cookie"]
        assert cookie.startswith("__Host-majlis=")
        assert "Secure" in cookie


def test_the_socket_passes_and_the_origin_is_compared_with_the_name_that_people_know(base: str) -> None:
    with browser(base, "127.0.0.3") as guest:
        guest.get("/api/me")
        [(name, value)] = guest.cookies.items()
    address, cookie = base.replace("https", "wss") + "/ws", f"{name}={value}"
    with connect(address, ssl=trusting(), additional_headers={"Cookie": cookie, "Origin": base}) as socket:
        socket.send(json.dumps({"type": "hello", "id": "h", "lang": "en"}))
        assert json.loads(socket.recv(60))["type"] == "welcome"
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, ssl=trusting(), additional_headers={"Cookie": cookie, "Origin": "https://elsewhere.example"})


def test_limits_hold_for_each_players_own_address_which_they_cannot_choose(base: str) -> None:
    with browser(base, "127.0.0.4") as eager, browser(base, "127.0.0.5") as other:
        answers = [eager.get("/api/me").status_code for _ in range(3 * FEW)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert eager.get("/api/me", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 429
        assert other.get("/api/me").status_code == 200


def test_metrics_are_not_for_those_who_come_through_a_proxy(base: str) -> None:
    with browser(base, "127.0.0.6") as guest:
        assert guest.get("/metrics").status_code == 403


@pytest.mark.parametrize("name", FRONTS)
def test_when_one_of_two_servers_goes_nobody_is_turned_away(tmp_path: Path, name: str) -> None:
    with ExitStack() as stack:
        servers = []
        for number in (1, 2):
            (tmp_path / f"server{number}").mkdir()
            secret = {"MAJLIS_SECRET": "the same at both, 32 letters long"}
            servers.append(stack.enter_context(Running(tmp_path / f"server{number}", **secret)))
        base = stack.enter_context(FRONTS[name](tmp_path, [each.base.removeprefix("http://") for each in servers]))
        guest = stack.enter_context(browser(base, "127.0.0.2"))
        assert guest.get("/api/me").status_code == 200
        wait_until(lambda: guest.get("/readyz").status_code == 200)
        servers[0].stop()
        assert {guest.get("/api/me").status_code for _ in range(20)} == {200}
        servers[1].stop()
        assert guest.get("/api/me").status_code in (502, 503)
