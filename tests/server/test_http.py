"""The HTTP part, over a real network, on both databases: guests, games, words and tables."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import majlis
from majlis import words
from majlis.errors import MajlisError
from majlis.games import definition
from majlis.games.puzzles import puzzles_of
from majlis.server.http import puzzles
from majlis.server.protocol.http_bodies import TableTiming
from tests.server.http_plans import BOT, FREE, ME, SMALL, code_of
from tests.server.running import Running


def test_a_guest_plays_at_once_and_is_known_again(guest: httpx.Client) -> None:
    first = guest.get("/api/me").json()
    assert first["new"] is True
    # Whoever reads it reads it in their own language.
    assert first["name"].startswith("\x1aguest-name ")
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


def test_all_games_are_there_with_their_house_rules(guest: httpx.Client) -> None:
    games = guest.get("/api/games").json()
    assert [game["key"] for game in games] == list(majlis.games())
    for game in games:
        options = majlis.game(game["key"]).options
        assert [option["name"] for option in game["options"]] == list(options)
        assert game["options"][0]["name"] == "players"
        assert {option["name"]: option["default"] for option in game["options"]} == options.plain()


def test_a_page_that_referees_itself_is_told_how_long_things_take(guest: httpx.Client) -> None:
    told = msgspec.convert(guest.get("/api/timing").json(), TableTiming)
    assert told.thinking > 0
    assert all(seconds > 0 for seconds in told.windows.values())


def test_house_rules_are_settled(guest: httpx.Client) -> None:
    settled = guest.post("/api/games/quoridor/settle", json={"players": 4, "size": 7}).json()
    assert settled["options"] == majlis.game("quoridor", players=4, size=7).options.plain()
    assert settled["changed"] == ["players", "size"]


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [
        ("taki", {"players": 4}, 4),
        ("jackaroo", {"players": 4}, 2),
        ("jackaroo", {"players": 6}, 3),
        ("quoridor", {}, 2),
    ],
)
def test_partners_are_one_side(guest: httpx.Client, game: str, options: dict[str, int], sides: int) -> None:
    for path in ("settle", "fit"):
        assert guest.post(f"/api/games/{game}/{path}", json=options).json()["sides"] == sides


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


@pytest.mark.parametrize("game", majlis.games())
def test_a_course_has_lessons_and_their_sentences(guest: httpx.Client, game: str) -> None:
    answer = guest.get(f"/api/games/{game}/lessons")
    (info,) = [each for each in guest.get("/api/games").json() if each["key"] == game]
    assert [lesson["name"] for lesson in answer.json()] == info["lessons"]
    assert all(lesson["state"] and lesson["steps"] for lesson in answer.json())
    assert guest.get(f"/api/games/{game}/lessons", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    for lang in words.LANGUAGES:
        body = FluentParser().parse(guest.get(f"/api/words/{lang}/{game}/lessons").text).body
        assert [each.id.name for each in body if isinstance(each, ast.Message)] == [
            f"lesson-{name}" for name in info["lessons"]
        ]
    assert code_of(guest.get(f"/api/words/fr/{game}/lessons")) == (404, "no_such_language")
    assert code_of(guest.get("/api/games/chess/lessons")) == (404, "no_such_game")


@pytest.mark.parametrize("game", majlis.games())
def test_puzzles_are_told_as_they_are_shipped(guest: httpx.Client, game: str) -> None:
    answer = guest.get(f"/api/games/{game}/puzzles")
    shipped = puzzles_of(definition(game))
    (info,) = [each for each in guest.get("/api/games").json() if each["key"] == game]
    assert [each["id"] for each in answer.json()] == [puzzle.id for puzzle in shipped]
    assert sum(info["puzzles"]) == len(shipped)
    assert info["puzzles"][0] == 0
    for told, puzzle in zip(answer.json(), shipped, strict=True):
        assert {*told["best"], *told["losses"]} == {*puzzle.best, *puzzle.wrong}
        assert told["refuted"].keys() <= told["losses"].keys()
    again = guest.get(f"/api/games/{game}/puzzles", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert code_of(guest.get("/api/games/chess/puzzles")) == (404, "no_such_game")


def test_puzzles_of_other_rules_are_left_out_aloud_and_take_nothing_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: object) -> None:
        raise MajlisError("they are for version 0")

    monkeypatch.setattr(puzzles, "puzzles_of", refused)
    with pytest.warns(UserWarning, match="puzzles are left out: they are for version 0"):
        assert puzzles.offered.__wrapped__("toitoi") == ()


def test_games_and_languages_that_are_not_there(guest: httpx.Client) -> None:
    assert code_of(guest.get("/api/words/fr")) == (404, "no_such_language")
    assert code_of(guest.get("/api/words/en/chess")) == (404, "no_such_game")
    assert code_of(guest.post("/api/games/chess/settle", json={})) == (404, "no_such_game")


def test_a_table_with_a_free_seat_is_in_the_lobby(guest: httpx.Client) -> None:
    made = guest.post("/api/tables", json={**SMALL, "seats": [ME, FREE]})
    assert made.status_code == 201
    table = made.json()["table"]
    [listed] = [entry for entry in guest.get("/api/tables").json() if entry["id"] == table]
    assert (listed["game"], listed["players"], listed["free"], listed["status"]) == ("quoridor", 2, 1, "waiting")
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
