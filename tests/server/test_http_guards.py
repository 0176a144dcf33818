"""What the HTTP part lets nobody do: foreign pages, long bodies, too many requests; what is logged, counted and shown to whom."""

import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import majlis
from tests.server.http_plans import FREE, ME, SMALL, code_of
from tests.server.running import Running


def test_a_foreign_page_changes_nothing(guest: httpx.Client) -> None:
    guest.get("/api/me")
    foreign = {"origin": "http://evil.example"}
    assert code_of(guest.patch("/api/me", json={"name": "Eve"}, headers=foreign)) == (403, "foreign_page")
    plan = {**SMALL, "seats": [ME, FREE]}
    assert code_of(guest.post("/api/tables", json=plan, headers=foreign)) == (403, "foreign_page")
    assert guest.get("/api/me").json()["new"] is True
    assert not guest.get("/api/tables/mine").json()


@pytest.mark.parametrize(
    ("content", "media", "expected"),
    [
        (b"{", "application/json", (400, "unreadable")),
        (b"", "application/json", (400, "unreadable")),
        (b'{"name": "\xff"}', "application/json", (400, "unreadable")),
        (b'{"name": "x"}', "text/plain", (415, "not_json")),
        (b'{"name": "x"}', "application/json; charset=utf-8", None),
        (b" " * 20_000 + b"{}", "application/json", (413, "too_large")),
    ],
)
def test_bodies_are_read_as_far_as_they_may_go(
    guest: httpx.Client, content: bytes, media: str, expected: tuple[int, str] | None
) -> None:
    answer = guest.patch("/api/me", content=content, headers={"content-type": media})
    assert answer.status_code == 200 if expected is None else code_of(answer) == expected


def test_a_body_that_is_nested_too_deep_is_not_read(guest: httpx.Client) -> None:
    content = b'{"players": ' + b"[" * 10_000
    answer = guest.post("/api/games/quoridor/settle", content=content, headers={"content-type": "application/json"})
    assert code_of(answer) == (400, "unreadable")


def test_a_body_that_does_not_say_how_long_it_is_is_not_read(guest: httpx.Client) -> None:
    answer = guest.patch("/api/me", content=iter([b" "]), headers={"content-type": "application/json"})
    assert answer.status_code == 411


def test_unknown_paths_and_methods(guest: httpx.Client) -> None:
    assert code_of(guest.get("/api/none")) == (404, "no_such_path")
    assert code_of(guest.delete("/api/tables")) == (405, "wrong_method")
    answer = guest.put("/api/me", json={})
    assert code_of(answer) == (405, "wrong_method")
    assert {"GET", "PATCH"} <= {part.strip() for part in answer.headers["allow"].split(",")}
    assert guest.head("/api/games").status_code == 200
    assert code_of(guest.post("/some/page", json={})) == (405, "wrong_method")


def test_every_answer_is_guarded_and_numbered(guest: httpx.Client) -> None:
    numbers = set()
    for path in ("/", "/api/me", "/api/none", "/healthz", "/none.js"):
        answer = guest.get(path)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        numbers.add(answer.headers["x-request-id"])
    assert len(numbers) == 5


def test_health_says_when_the_server_is_open(guest: httpx.Client) -> None:
    assert guest.get("/healthz").json() == {"version": majlis.__version__, "open": True, "failed": False}


def test_logs_hold_no_cookie_and_no_invitation(server: Running, guest: httpx.Client) -> None:
    guest.get("/api/me")
    [cookie] = guest.cookies.values()
    guest.get("/api/tables/some-table?key=some-invitation")
    time.sleep(0.2)
    written = server.log.read_text()
    assert '"/api/tables/{id}"' in written
    assert cookie not in written
    assert "some-invitation" not in written
    assert "some-table" not in written


def test_metrics_are_for_this_machine_and_not_through_a_proxy(guest: httpx.Client) -> None:
    guest.get("/api/me")
    assert 'majlis_requests_total{route="/api/me",status="200"}' in guest.get("/metrics").text
    assert code_of(guest.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})) == (403, "no_metrics")
    assert code_of(guest.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})) == (403, "no_metrics")
    for added in ("forwarded", "via", "x-real-ip", "x-forwarded-host", "x-forwarded-port"):
        assert code_of(guest.get("/metrics", headers={added: "for=192.0.2.7"})) == (403, "no_metrics")


def test_metrics_are_not_for_a_page_whose_name_was_made_to_lead_here(guest: httpx.Client) -> None:
    port = guest.base_url.port
    for host, status in (("evil.example", 403), ("localhost.evil.example", 403), ("localhost", 200), ("[::1]", 200)):
        assert guest.get("/metrics", headers={"host": f"{host}:{port}"}).status_code == status, host
    # What cannot be read as a name is no name of ours.
    for unreadable in (b"[", b"evil:example", b"\xe9vil.example", b"evil example", b":"):
        assert guest.get("/metrics", headers=[(b"host", unreadable)]).status_code == 403, unreadable


def test_a_match_is_counted_from_its_beginning_to_its_end(
    guest: httpx.Client, finished: tuple[str, dict[str, str]]
) -> None:
    counted = {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
        for line in guest.get("/metrics").text.splitlines()
        if not line.startswith("#")
    }
    assert counted['majlis_matches_started_total{game="quoridor"}'] >= 1
    assert counted['majlis_matches_ended_total{game="quoridor"}'] >= 1
    # Giving up is an entry of the log, but no move.
    moves = guest.get(f"/api/matches/{finished[0]}").json()["plies"] - 1
    assert counted['majlis_moves_total{by="bot",game="quoridor"}'] >= moves
    assert counted['majlis_tables{status="over"}'] >= 1
    assert counted["majlis_bots_thinking"] >= 0


def test_a_server_with_an_address_answers_to_its_own_names_alone(tmp_path: Path) -> None:
    names = {"MAJLIS_PUBLIC_URL": "https://play.example.org", "MAJLIS_HOSTS": "other.example.org"}
    with Running(tmp_path, **names) as running, httpx.Client(base_url=running.base, timeout=60) as browser:
        asked = {
            (path, host): browser.get(path, headers={"host": host}).status_code
            for path in ("/api/me", "/metrics", "/healthz")
            for host in ("play.example.org", "other.example.org:8000", "127.0.0.1", "evil.example", "10.0.0.7")
        }
        assert {host for (path, host), status in asked.items() if status == 400} == {"evil.example", "10.0.0.7"}
        assert all(status == 200 for (path, _), status in asked.items() if path == "/healthz")
        opening = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
        opening |= {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "host": "evil.example"}
        assert browser.get("/ws", headers=opening).status_code == 400


def test_a_request_that_names_two_hosts_is_refused(guest: httpx.Client) -> None:
    port = int(guest.base_url.port or 80)
    opening = b"Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    opening += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    for path, more in ((b"/api/me", b""), (b"/healthz", b""), (b"/ws", opening)):
        for second in (b"Host: evil.example\r\n", b"hOST: localhost\r\n"):
            with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
                line.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n" + second + more + b"\r\n")
                assert line.recv(4096).startswith(b"HTTP/1.1 400 "), (path, second)


def test_metrics_with_a_token_are_for_its_bearer(tmp_path: Path) -> None:
    with Running(tmp_path, MAJLIS_METRICS_TOKEN="open sesame") as server, httpx.Client(base_url=server.base) as browser:
        assert browser.get("/metrics").status_code == 403
        assert browser.get("/metrics", headers={"authorization": "Bearer open"}).status_code == 403
        told = browser.get("/metrics", headers={"authorization": "Bearer open sesame", "x-forwarded-for": "192.0.2.7"})
        assert told.status_code == 200
        assert "sesame" not in server.log.read_text()


def connect_again_and_again(server: Running) -> None:
    for _ in range(60):
        connect(server.base.replace("http", "ws") + "/ws").close()


def test_who_asks_too_much_is_told_when_to_come_again(tmp_path: Path) -> None:
    limits = {"MAJLIS_TABLES_AN_HOUR": "6", "MAJLIS_REQUESTS_A_MINUTE": "100"}
    with Running(tmp_path, **limits) as server, httpx.Client(base_url=server.base, timeout=60) as browser:
        plan = {**SMALL, "seats": [ME, FREE]}
        assert [browser.post("/api/tables", json=plan).status_code for _ in range(2)] == [201, 201]
        refused = browser.post("/api/tables", json=plan)
        assert code_of(refused) == (429, "too_many")
        assert 0 < int(refused.headers["retry-after"]) <= 600
        answers = [browser.get("/api/games") for _ in range(60)]
        assert answers[0].status_code == 200
        assert (429, "too_many") in [code_of(answer) for answer in answers if answer.status_code != 200]
        # One more may ask every 0.6 s, perhaps just now; whoever goes on at once may not.
        with pytest.raises(InvalidStatus):
            connect_again_and_again(server)
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        assert browser.get("/api/games", headers=elsewhere).status_code == 200
        assert browser.get("/").status_code in (200, 503)
