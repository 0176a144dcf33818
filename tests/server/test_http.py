"""The HTTP part, over a real network, on both databases."""

import contextlib
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import majlis
from majlis import words
from majlis.server.protocol import generated_names
from tests.server.running import Running

BOT = {"occupant": "bot", "level": 1}
ME = {"occupant": "me"}
FREE = {"occupant": "free"}
SMALL = {"game": "quoridor", "options": {"size": 5, "fences": 0, "starter": 1}}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database: str = "" if request.param == "sqlite" else request.getfixturevalue("postgres")
    with Running(tmp_path_factory.mktemp("house"), database) as running:
        _wait(lambda: _is_ready(running, "quoridor"))
        yield running


def _is_ready(running: Running, key: str) -> bool:
    return any(game["key"] == key and game["ready"] for game in httpx.get(f"{running.base}/api/games").json())


def _wait(is_so: Callable[[], bool]) -> None:
    """Wait for something that takes a while on a busy machine."""
    until = time.monotonic() + 180
    while not is_so():
        assert time.monotonic() < until, "it did not come"
        time.sleep(0.1)


@pytest.fixture
def guest(server: Running) -> Iterator[httpx.Client]:
    """A browser that nobody has used before."""
    with httpx.Client(base_url=server.base, headers={"Origin": server.base}, timeout=60) as browser:
        yield browser


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[str, dict[str, str]]:
    """A match that is over, and the cookies of the one who played in it and gave up."""
    with httpx.Client(base_url=server.base, timeout=60) as player:
        player.patch("/api/me", json={"name": "Noor"})
        # With four sides bots play on to the end.
        options = {"players": 4, **SMALL["options"]}  # type: ignore[dict-item]
        plan = {"game": "quoridor", "options": options, "seats": [ME, BOT, BOT, BOT], "start": True}
        table = player.post("/api/tables", json=plan).json()["table"]
        [cookie] = player.cookies.items()
        headers = {"cookie": "=".join(cookie), "origin": server.base}
        with connect(server.base.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
            socket.send(json.dumps({"type": "resign", "id": "r1", "table": table, "seat": 0}))
            while (answer := json.loads(socket.recv(60))).get("id") != "r1":
                pass
        assert answer["type"] == "done"
        _wait(lambda: bool(player.get("/api/matches").json()[0]["ended"]))
        return player.get("/api/matches").json()[0]["id"], dict([cookie])


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ---------------------------------------------------------------------------------------------------------- guests


def test_a_guest_plays_at_once_and_is_known_again(guest: httpx.Client) -> None:
    first = guest.get("/api/me").json()
    assert first["new"] is True
    assert first["name"]
    assert guest.get("/api/me").json() == first
    assert "httponly" in guest.get("/api/me", headers={"cookie": ""}).headers["set-cookie"].lower()


def test_a_guest_chooses_name_and_language(guest: httpx.Client) -> None:
    answer = guest.patch("/api/me", json={"name": " \u202eLayla\u202c  B. ", "lang": "ar"})
    assert answer.json() == {"name": "Layla B.", "lang": "ar", "new": False}
    assert guest.get("/api/me").json() == answer.json()
    assert guest.patch("/api/me", json={}).json() == answer.json()


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x" * 25}, {"lang": "fr"}, {"nmae": "x"}, {"name": 3}, []])
def test_what_cannot_be_a_name_or_a_language(guest: httpx.Client, body: Any) -> None:
    before = guest.get("/api/me").json()
    assert code_of(guest.patch("/api/me", json=body)) == (422, "invalid")
    assert guest.get("/api/me").json() == before


def test_a_name_that_nobody_would_see_is_refused(guest: httpx.Client) -> None:
    assert code_of(guest.patch("/api/me", json={"name": "\u200b\u2060 \u202e"})) == (422, "bad_name")


@pytest.mark.parametrize(("lang", "start"), [("en", "There is"), ("ar", "لا"), ("he", "אין")])
def test_problems_are_told_in_the_language_of_the_guest(guest: httpx.Client, lang: str, start: str) -> None:
    assert guest.get("/api/words/fr", headers={"accept-language": lang}).json()["text"].startswith(start)
    guest.patch("/api/me", json={"lang": lang})
    assert guest.get("/api/words/fr").json()["text"].startswith(start)


def test_the_cookie_is_secure_where_a_trusted_proxy_says_tls(guest: httpx.Client) -> None:
    assert "Secure" in guest.get("/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
    guest.cookies.clear()
    assert "Secure" not in guest.get("/api/me").headers["set-cookie"]


# ----------------------------------------------------------------------------------------------- games and words


def test_all_games_are_there_with_their_house_rules(guest: httpx.Client) -> None:
    games = guest.get("/api/games").json()
    assert [game["key"] for game in games] == list(majlis.games())
    for game in games:
        options = majlis.game(game["key"]).options
        assert [option["name"] for option in game["options"]] == list(options)
        assert game["options"][0]["name"] == "players"
        assert {option["name"]: option["default"] for option in game["options"]} == options.plain()


def test_house_rules_are_settled(guest: httpx.Client) -> None:
    settled = guest.post("/api/games/quoridor/settle", json={"players": 4, "size": 7}).json()
    assert settled["options"] == majlis.game("quoridor", players=4, size=7).options.plain()
    assert settled["changed"] == ["players", "size"]


@pytest.mark.parametrize(
    "body", [{"players": 3}, {"size": "huge"}, {"wings": 1}, {"key": 1}, {"players": None, "size": []}]
)
def test_a_house_rule_that_does_not_fit_is_named(guest: httpx.Client, body: dict[str, Any]) -> None:
    answer = guest.post("/api/games/quoridor/settle", json=body)
    assert code_of(answer) == (422, "bad_option")
    assert answer.json()["option"] in body
    assert answer.json()["text"]


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", [None, *majlis.games()])
def test_words_are_a_catalogue_without_those_of_the_terminal(guest: httpx.Client, lang: str, game: str | None) -> None:
    path = f"/api/words/{lang}" + (f"/{game}" if game else "")
    answer = guest.get(path)
    body = FluentParser().parse(answer.text).body
    names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    assert ("rulebook-title" if game else "web-name") in names
    assert not [name for name in names if name.startswith(("cli-", "lab-", "serve-"))]
    assert "set-cookie" not in answer.headers
    assert guest.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_games_and_languages_that_are_not_there(guest: httpx.Client) -> None:
    assert code_of(guest.get("/api/words/fr")) == (404, "no_such_language")
    assert code_of(guest.get("/api/words/en/chess")) == (404, "no_such_game")
    assert code_of(guest.post("/api/games/chess/settle", json={})) == (404, "no_such_game")


# -------------------------------------------------------------------------------------------------------- tables


def test_a_table_with_a_free_seat_is_in_the_lobby(guest: httpx.Client) -> None:
    made = guest.post("/api/tables", json={**SMALL, "seats": [ME, FREE]})
    assert made.status_code == 201
    table = made.json()["table"]
    [listed] = [entry for entry in guest.get("/api/tables").json() if entry["id"] == table]
    assert (listed["game"], listed["players"], listed["free"], listed["status"]) == ("quoridor", 2, 1, "gathering")
    assert set(listed["changed"]) == {"size", "fences", "starter"}
    assert guest.get(f"/api/tables/{table}").json()["id"] == table
    assert table in [entry["id"] for entry in guest.get("/api/tables/mine").json()]


def test_a_table_by_invitation_is_not_in_the_lobby(guest: httpx.Client) -> None:
    table = guest.post("/api/tables", json={**SMALL, "seats": [ME, {"occupant": "link"}]}).json()["table"]
    assert table not in [entry["id"] for entry in guest.get("/api/tables").json()]
    assert guest.get(f"/api/tables/{table}").status_code == 200
    guest.cookies.clear()
    assert table not in [entry["id"] for entry in guest.get("/api/tables/mine").json()]


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        ({"game": "chess", "options": {}, "seats": [ME]}, (404, "no_such_game")),
        ({"game": "quoridor", "options": {"players": 3}, "seats": [ME]}, (422, "bad_option")),
        ({"game": "quoridor", "options": {}, "seats": [ME]}, (422, "seats_do_not_fit")),
        ({"game": "quoridor", "options": {}, "seats": [ME, {"occupant": "king"}]}, (422, "invalid")),
        ({"game": "quoridor", "options": {}, "seats": [ME, BOT], "extra": 1}, (422, "invalid")),
        ({"game": "quoridor", "options": {}, "seats": [ME, FREE], "start": True}, (422, "seats_open")),
        ({"game": "quoridor"}, (422, "invalid")),
    ],
)
def test_tables_that_cannot_be(guest: httpx.Client, plan: dict[str, Any], expected: tuple[int, str]) -> None:
    before = len(guest.get("/api/tables").json())
    assert code_of(guest.post("/api/tables", json=plan)) == expected
    assert len(guest.get("/api/tables").json()) == before


def test_tables_and_matches_that_are_not_there(guest: httpx.Client) -> None:
    assert code_of(guest.get("/api/tables/none")) == (404, "no_such_table")
    for path in ("", "/replay", "/look"):
        assert code_of(guest.get(f"/api/matches/none{path}")) == (404, "match_gone")
        assert code_of(guest.get(f"/api/matches/file-none{path}")) == (404, "upload_gone")
    assert code_of(guest.post("/api/matches/none/play-on", json={"ply": 0, "seat": 0})) == (404, "match_gone")


@pytest.mark.parametrize("name", ["%00", "a%00b", "%ff", "x" * 3000, "%F0%9F%98%80", "file-%00"])
def test_what_can_be_no_id_is_not_there(guest: httpx.Client, name: str) -> None:
    for path in ("tables/{}", "matches/{}", "matches/{}/look", "matches/{}/replay", "words/{}", "words/en/{}"):
        assert guest.get(f"/api/{path.format(name)}").status_code == 404, path
    assert guest.delete(f"/api/me/devices/{name}").status_code == 404
    assert guest.post(f"/api/matches/{name}/play-on", json={"ply": 0, "seat": 0}).status_code == 404
    assert guest.post(f"/api/games/{name}/settle", json={}).status_code == 404
    assert guest.post("/api/tables", json={"game": name, "options": {}, "seats": []}).status_code == 404


def test_records_that_cannot_be_reached_are_said_to_be(tmp_path: Path) -> None:
    with Running(tmp_path) as running, httpx.Client(base_url=running.base, timeout=60) as guest:
        guest.get("/api/matches").raise_for_status()
        with contextlib.closing(sqlite3.connect(tmp_path / "majlis.db")) as other:
            other.execute("ALTER TABLE matches RENAME TO elsewhere")
        assert code_of(guest.get("/api/matches")) == (503, "not_read")
        with contextlib.closing(sqlite3.connect(tmp_path / "majlis.db")) as other:
            other.execute("ALTER TABLE elsewhere RENAME TO matches")
        assert guest.get("/api/matches").json() == []


# ------------------------------------------------------------------------------------------------------- matches


def test_a_running_match_keeps_its_seed_and_its_positions(guest: httpx.Client) -> None:
    guest.post("/api/tables", json={**SMALL, "seats": [ME, BOT], "start": True}).raise_for_status()
    [match] = guest.get("/api/matches").json()
    assert (match["ended"], match["outcome"], match["mine"]) == (None, None, [0])
    assert guest.get(f"/api/matches/{match['id']}").json()["id"] == match["id"]
    for path in ("replay", "look", "look?viewer=referee", "look?viewer=0"):
        assert code_of(guest.get(f"/api/matches/{match['id']}/{path}")) == (409, "still_running")
    body = {"ply": 0, "seat": 0}
    assert code_of(guest.post(f"/api/matches/{match['id']}/play-on", json=body)) == (409, "still_running")


def test_a_finished_match_is_a_replay_that_verifies(guest: httpx.Client, finished: tuple[str, dict[str, str]]) -> None:
    match, cookies = finished
    answer = guest.get(f"/api/matches/{match}/replay")
    assert "attachment" in answer.headers["content-disposition"]
    replay = majlis.Replay.loads(answer.content)
    assert replay.verify().result() is not None
    told = guest.get(f"/api/matches/{match}").json()
    assert told["plies"] == len(replay.moves)
    assert told["mine"] == []
    guest.cookies.update(cookies)
    assert guest.get(f"/api/matches/{match}").json()["mine"] == [0]
    assert told["outcome"]["resigned"] == [0]


def test_a_finished_match_is_seen_with_anybodys_eyes(guest: httpx.Client, finished: tuple[str, dict[str, str]]) -> None:
    path = f"/api/matches/{finished[0]}"
    replay = majlis.Replay.loads(guest.get(f"{path}/replay").content)
    plies = len(replay.moves)
    look = guest.get(f"{path}/look").json()
    assert look["first"]["ply"] == 0
    assert [step["ply"] for step in look["steps"]] == list(range(1, min(plies, 100) + 1))
    assert [position["ply"] for position in look["positions"]] == [step["ply"] for step in look["steps"]]
    for viewer, seen in (
        ("public", replay.at(2).view(None)),
        ("1", replay.at(2).view(1)),
        ("referee", replay.at(2).state()),
    ):
        part = guest.get(f"{path}/look", params={"viewer": viewer, "first": 2, "last": 3}).json()
        assert part["first"]["view"] == json.loads(json.dumps(seen))
        assert len(part["steps"]) == 1


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("viewer=9", "no_such_seat"),
        ("viewer=king", "invalid"),
        ("viewer=-1", "invalid"),
        ("first=-1", "invalid"),
        ("first=x", "invalid"),
        ("first=3&last=2", "no_such_plies"),
        ("first=0&last=100000", "no_such_plies"),
        ("first=100000", "no_such_plies"),
    ],
)
def test_what_cannot_be_looked_at(
    guest: httpx.Client, finished: tuple[str, dict[str, str]], query: str, code: str
) -> None:
    assert code_of(guest.get(f"/api/matches/{finished[0]}/look?{query}")) == (422, code)


def test_a_guest_plays_on_from_a_finished_match(guest: httpx.Client, finished: tuple[str, dict[str, str]]) -> None:
    made = guest.post(f"/api/matches/{finished[0]}/play-on", json={"ply": 2, "seat": 0, "level": 1})
    assert made.status_code == 201
    [match] = guest.get("/api/matches").json()
    assert (match["table"], match["mine"], match["game"]) == (made.json()["table"], [0], "quoridor")
    assert match["plies"] >= 2  # what happened before is part of it
    for wrong in ({"ply": 100000, "seat": 0}, {"ply": 0, "seat": 5}):
        assert guest.post(f"/api/matches/{finished[0]}/play-on", json=wrong).status_code == 422


def test_whoever_plays_on_meets_the_names_that_people_saw(
    guest: httpx.Client, finished: tuple[str, dict[str, str]]
) -> None:
    match = finished[0]
    seen = guest.get(f"/api/matches/{match}").json()
    for seat in (0, 1):
        guest.post(f"/api/matches/{match}/play-on", json={"ply": 2, "seat": seat, "level": 1})
        made = guest.get("/api/matches").json()[0]
        assert made["mine"] == [seat]
        for other in {0, 1, 2, 3} - {seat}:
            assert made["names"][other] == seen["names"][other]
            assert seen["bot_names"][other] in (None, made["bot_names"][other])
    file = guest.get(f"/api/matches/{match}/replay").content
    brought = guest.post("/api/replays", content=file, headers={"content-type": "application/json"}).json()["id"]
    guest.post(f"/api/matches/{brought}/play-on", json={"ply": 2, "seat": 0, "level": 1})
    assert guest.get("/api/matches").json()[0]["names"][1] == generated_names.player(2)


def test_who_asks_twice_to_play_on_has_one_table(guest: httpx.Client, finished: tuple[str, dict[str, str]]) -> None:
    asked = {"ply": 2, "seat": 0, "level": 1}
    file = guest.get(f"/api/matches/{finished[0]}/replay").content
    brought = guest.post("/api/replays", content=file, headers={"content-type": "application/json"}).json()["id"]
    for match, request in ((finished[0], "one"), (brought, "another")):
        before = len(guest.get("/api/matches").json())
        wanted = {**asked, "request": request}
        made = [guest.post(f"/api/matches/{match}/play-on", json=wanted) for _ in range(2)]
        assert [answer.status_code for answer in made] == [201, 201]
        assert made[0].json() == made[1].json()
        assert len(guest.get("/api/matches").json()) == before + 1


def test_one_table_is_made_though_the_same_request_comes_twice_at_once(guest: httpx.Client) -> None:
    seats = [{"occupant": "me"}, {"occupant": "bot", "level": 1}]
    plan = {"game": "quoridor", "options": {"players": 2}, "seats": seats, "start": True, "request": "at-once"}
    guest.get("/api/me")
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: guest.post("/api/tables", json=plan), range(4)))
    assert [answer.status_code for answer in made] == [201] * 4
    assert len({answer.json()["table"] for answer in made}) == 1


# ------------------------------------------------------------------------------------------------------- uploads


def test_a_replay_file_is_checked_and_seen_as_the_match_itself(
    guest: httpx.Client, finished: tuple[str, dict[str, str]]
) -> None:
    file = guest.get(f"/api/matches/{finished[0]}/replay").content
    brought = guest.post("/api/replays", content=file, headers={"content-type": "application/json"})
    assert brought.status_code == 201
    name = brought.json()["id"]
    for query in ("viewer=referee", "viewer=0&first=1&last=4"):
        one = guest.get(f"/api/matches/{name}/look?{query}").json()
        two = guest.get(f"/api/matches/{finished[0]}/look?{query}").json()
        assert one["steps"] == two["steps"]
        assert [position["view"] for position in one["positions"]] == [
            position["view"] for position in two["positions"]
        ]
    assert guest.get(f"/api/matches/{name}").json() == brought.json()
    assert majlis.Replay.loads(guest.get(f"/api/matches/{name}/replay").content) == majlis.Replay.loads(file)
    made = guest.post(f"/api/matches/{name}/play-on", json={"ply": 1, "seat": 1, "level": 1}).json()
    assert [(match["table"], match["mine"]) for match in guest.get("/api/matches").json()] == [(made["table"], [1])]
    assert guest.post(f"/api/matches/{name}/play-on", json={"ply": 0, "seat": 4}).status_code == 422


def test_replay_files_that_are_not_sound(guest: httpx.Client, finished: tuple[str, dict[str, str]]) -> None:
    file = guest.get(f"/api/matches/{finished[0]}/replay").content

    def bring(content: bytes, media: str = "application/json") -> tuple[int, str]:
        return code_of(guest.post("/api/replays", content=content, headers={"content-type": media}))

    assert bring(b"") == (422, "bad_replay")
    assert bring(b"{}") == (422, "bad_replay")
    assert bring(b"\xff\xfe") == (422, "bad_replay")
    assert bring(file[:-20]) == (422, "bad_replay")
    changed = json.loads(file)
    changed["moves"] = changed["moves"][:-1]
    assert bring(json.dumps(changed).encode()) == (422, "bad_replay")
    changed["seed"] = "00" * 32
    assert bring(json.dumps(changed).encode()) == (422, "bad_replay")
    assert bring(b" " * 2_000_001) == (413, "too_large")
    assert bring(file, "text/plain") == (415, "not_json")


# ---------------------------------------------------------------------------------------------------- the border


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


# -------------------------------------------------------------------------------------------- limits and metrics


def test_metrics_are_for_this_machine_and_not_through_a_proxy(guest: httpx.Client) -> None:
    guest.get("/api/me")
    assert 'majlis_requests_total{route="/api/me",status="200"}' in guest.get("/metrics").text
    assert code_of(guest.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})) == (403, "no_metrics")
    assert code_of(guest.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})) == (403, "no_metrics")


def test_metrics_are_not_for_a_page_whose_name_was_made_to_lead_here(guest: httpx.Client) -> None:
    port = guest.base_url.port
    for host, status in (("evil.example", 403), ("localhost.evil.example", 403), ("localhost", 200), ("[::1]", 200)):
        assert guest.get("/metrics", headers={"host": f"{host}:{port}"}).status_code == status, host


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


def test_metrics_with_a_token_are_for_its_bearer(tmp_path: Path) -> None:
    with Running(tmp_path, MAJLIS_METRICS_TOKEN="open sesame") as server, httpx.Client(base_url=server.base) as browser:
        assert browser.get("/metrics").status_code == 403
        assert browser.get("/metrics", headers={"authorization": "Bearer open"}).status_code == 403
        told = browser.get("/metrics", headers={"authorization": "Bearer open sesame", "x-forwarded-for": "192.0.2.7"})
        assert told.status_code == 200
        assert "sesame" not in server.log.read_text()


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
        assert code_of(answers[-1]) == (429, "too_many")
        with pytest.raises(InvalidStatus):
            connect(server.base.replace("http", "ws") + "/ws")
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        assert browser.get("/api/games", headers=elsewhere).status_code == 200
        assert browser.get("/").status_code in (200, 503)
