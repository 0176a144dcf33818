"""Matches over HTTP: watched, replayed, played on from, and brought as files; on both databases."""

import json
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

import majlis
from majlis.server.protocol import generated_names
from tests.server.http_plans import BOT, ME, SMALL, code_of


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
    guest.cookies.clear()
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
        ("viewer=public%0A", "invalid"),
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
