"""What is damaged in the database: it is refused by name wherever it is asked for, and nothing else suffers from it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import run
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

import majlis
from tests.server.http_plans import is_ready, wait_until
from tests.server.running import SRC, Running
from tests.server.sitter import BOT, FREE, ME, Sitter, play, sitters

TABLES = {
    "options that are no JSON": ("tables", "options", "{"),
    "options that are a list": ("tables", "options", "[1]"),
    "a clock of another kind": ("tables", "clock", '{"kind": "sun"}'),
    "a status that there is not": ("tables", "status", "sleeping"),
    "bytes where a text was": ("tables", "host", b"\xff\xfe"),
    "a seat that nobody can have": ("seats", "occupant", "ghost"),
}
MATCHES = {
    "house rules that are no JSON": ("matches", "options", "{"),
    "a text where the seed was": ("matches", "seed", "seed"),
    "a position that is none": ("matches", "start", "[]"),
    "a move that nobody could make": ("moves", "action", "z9"),
    "somebody who is not at the table": ("moves", "seat", 9),
    "a gap in the log": ("moves", "ply", 77),
}
KEYS = {"tables": "id", "seats": "table_id", "matches": "id", "moves": "match_id"}
WISH = {"game": "quoridor", "players": 2, "bots": None}


class Damaged(NamedTuple):
    """A server that was stopped, and started again on a database that was damaged meanwhile."""

    server: Running
    ids: dict[str, str]
    cookies: dict[str, str]
    """Of the one whose tables and matches these are."""


async def made(host: Sitter, *seats: Any, **plan: Any) -> str:
    options = {"players": len(seats), "starter": 1}
    return await host.guest.make_table(game="quoridor", options=options, seats=list(seats), **plan)


async def over(host: Sitter) -> str:
    """A match of one's own that is over."""
    table = await made(host, ME, BOT, start=True)
    await host.enter(table)
    await host.until(lambda: host.table["id"] == table and host.table["match"])
    await host.ask("resign", seat=0)
    await host.until(lambda: host.table["status"] == "over")
    await host.guest.ask("exit", table=table)
    return str(host.table["match"])


def a_replay() -> str:
    match = majlis.game("quoridor").start(seed=1)
    match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    return match.replay().dumps()


async def filled(base: str, ids: dict[str, str], cookies: dict[str, str], replay: str) -> None:
    host, other = await sitters(base, "host", "other")
    for name in ("sound table", *TABLES):
        ids[name] = await made(host, ME, FREE)
    for name in ("sound match", *MATCHES):
        ids[name] = await over(host)
    ids["a game that is gone"] = await made(host, ME, BOT, start=True)
    ids["queue"] = (await other.guest.web.post("/api/quick", json=WISH)).json()["table"]
    headers = {"content-type": "application/json"}
    answer = await host.guest.web.post("/api/replays", content=replay, headers=headers)
    ids["upload"] = answer.json()["id"]
    await host.enter(ids["sound table"])
    await other.enter(ids["sound table"])
    await other.guest.ask("sit", table=ids["sound table"], seat=1)
    await host.until(lambda: host.table["seats"][1]["person"])
    for note in ("the first", "the second"):
        asked = {"person": host.table["seats"][1]["person"], "reason": "spam", "note": note}
        assert (await host.ask("report", **asked))["type"] == "done"
    assert (await other.guest.ask("leave", table=ids["sound table"], seat=1))["type"] == "done"
    cookies.update(host.guest.web.cookies)


def damage(folder: Path, ids: dict[str, str]) -> None:
    with contextlib.closing(sqlite3.connect(folder / "majlis.db")) as database:
        for name, (of, column, value) in (TABLES | MATCHES).items():
            last = " AND ply = (SELECT max(ply) FROM moves WHERE match_id = :id)" if of == "moves" else ""
            found = {"value": value, "id": ids[name]}
            database.execute(f"UPDATE {of} SET {column} = :value WHERE {KEYS[of]} = :id{last}", found)
        database.execute("UPDATE tables SET game = 'ludo' WHERE id = ?", [ids["a game that is gone"]])
        database.execute("UPDATE tables SET options = '{' WHERE id = ?", [ids["queue"]])
        database.execute("UPDATE uploads SET file = ?", [b"not packed"])
        database.execute("UPDATE reports SET lines = '{' WHERE note = 'the first'")
        database.commit()


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    server, ids, cookies = Running(tmp_path_factory.mktemp("server")), dict[str, str](), dict[str, str]()
    with server:
        wait_until(lambda: is_ready(server, "quoridor"))
        # Made before anybody comes: whoever does not answer for long is taken for gone.
        replay = a_replay()
        play(lambda base: filled(base, ids, cookies, replay), server.base)
        server.kill()
        damage(server.folder, ids)
        server.start()
        yield Damaged(server, ids, cookies)


@pytest.fixture
def web(damaged: Damaged) -> Iterator[httpx.Client]:
    base = damaged.server.base
    with httpx.Client(base_url=base, headers={"Origin": base}, cookies=damaged.cookies, timeout=60) as browser:
        yield browser


@pytest.mark.parametrize("which", TABLES)
def test_a_damaged_table_is_refused_by_its_id(damaged: Damaged, web: httpx.Client, which: str) -> None:
    id = damaged.ids[which]
    answer = web.get(f"/api/tables/{id}")
    assert (answer.status_code, answer.json()["code"]) == (410, "damaged"), answer.text
    assert id in answer.json()["text"]
    page = web.get(f"/table/{id}")
    assert (page.status_code, "og:title" in page.text) == (200, True), "the page itself is there"

    async def work(base: str) -> None:
        [stranger] = await sitters(base, "stranger")
        for request in ("enter", "sit", "start"):
            assert (await stranger.guest.ask(request, table=id))["code"] == "damaged"

    play(work, damaged.server.base)
    log = [msgspec.json.decode(line) for line in damaged.server.log.read_text().splitlines()]
    assert [line["event"] for line in log if line.get("id") == id] == ["something in the database is damaged"]
    assert not [line for line in log if line["event"] in ("failed", "a request failed")]


def test_lists_leave_out_what_is_damaged(damaged: Damaged, web: httpx.Client) -> None:
    ids = damaged.ids
    assert [line["id"] for line in web.get("/api/tables").json()] == [ids["sound table"]]
    assert [line["id"] for line in web.get("/api/tables/mine").json()] == [ids["sound table"]]
    assert ids["sound match"] in [line["id"] for line in web.get("/api/matches").json()]
    assert web.get("/api/tables/playing").status_code == 200


@pytest.mark.parametrize("which", ["sound match", *MATCHES])
def test_a_damaged_match_is_refused_at_every_way_to_it(damaged: Damaged, web: httpx.Client, which: str) -> None:
    id, is_sound = damaged.ids[which], which == "sound match"
    answers = [web.get(f"/api/matches/{id}/{part}") for part in ("replay", "look")]
    answers.append(web.post(f"/api/matches/{id}/play-on", json={"ply": 0, "seat": 0}))
    expected = [200, 200, 201] if is_sound else [410, 410, 410]
    assert [answer.status_code for answer in answers] == expected, [answer.text for answer in answers]
    assert web.get(f"/match/{id}").status_code == 200
    assert web.get(f"/api/matches/{id}").status_code in ((200,) if is_sound else (200, 410))


def test_a_damaged_upload_is_refused(damaged: Damaged, web: httpx.Client) -> None:
    for part in ("", "/replay", "/look"):
        answer = web.get(f"/api/matches/{damaged.ids['upload']}{part}")
        assert (answer.status_code, answer.json()["code"]) == (410, "damaged")
    assert web.get(f"/match/{damaged.ids['upload']}").status_code == 200


def test_a_damaged_table_of_the_queue_keeps_nobody_from_a_quick_match(damaged: Damaged) -> None:
    async def work(base: str) -> None:
        second, third = await sitters(base, "second", "third")
        found = [(await each.guest.web.post("/api/quick", json=WISH)).json()["table"] for each in (second, third)]
        assert found[0] == found[1] != damaged.ids["queue"]

    play(work, damaged.server.base)


def test_a_match_of_a_game_that_is_not_there_any_more_is_told_as_that(damaged: Damaged, web: httpx.Client) -> None:
    answer = web.get(f"/api/tables/{damaged.ids['a game that is gone']}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_game")
    assert "ludo" in answer.json()["text"]
    assert web.get("/healthz").json()["open"], "a server opens with it"


def test_one_damaged_row_takes_no_list_of_the_command_line_down(damaged: Damaged, tmp_path: Path) -> None:
    def told(*words: str) -> str:
        command = [sys.executable, "-m", "majlis", *words, "--database", str(damaged.server.folder / "majlis.db")]
        done = run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(SRC)}, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    told("export", str(tmp_path / "matches.parquet"))
    assert (tmp_path / "matches.parquet").exists()
    reports = told("reports")
    assert "the first" in reports
    assert "the second" in reports
