"""What a shared link shows: title, line and picture, in the language asked for, and nothing that is secret."""

from __future__ import annotations

import asyncio
import contextlib
import html
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

import majlis
from majlis import words
from majlis.games import definition
from majlis.server import app
from majlis.server.context import AppContext
from majlis.server.heavy import AT_ONCE, MOST_WAITING
from majlis.server.http.previews import Previews
from majlis.server.http.static import Page
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.security.sessions import Session
from majlis.server.settings import Settings
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import BOT, FREE, ME

ROOT = Path(__file__).resolve().parents[2]
INDEX = "<!doctype html><html><head><title>Majlis</title></head><body></body></html>"
NOOR = Session("noor-session", "Noor", "en")
META = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')
Get = Callable[..., Awaitable[httpx.Response]]


def shown(answer: httpx.Response) -> dict[str, str]:
    """What stands in the head of an answer."""
    head = answer.text.partition("</head>")[0]
    return {name: html.unescape(content) for name, content in META.findall(head)}


def said(lang: str, game: str, name: str) -> str:
    return words.say(lang, definition(game).folder, name)


@contextlib.asynccontextmanager
async def serving(folder: Path, public_url: str = "") -> AsyncIterator[tuple[AppContext, Get]]:
    """A server of the whole application with a page that is as small as can be."""
    page_folder = folder / "page"
    (page_folder / "links").mkdir(parents=True)
    (page_folder / "index.html").write_text(INDEX)
    for game in majlis.games():
        (page_folder / "links" / f"{game}.jpg").write_bytes(b"picture")
    created = app.create(Settings(data_dir=str(folder), public_url=public_url))
    context: AppContext = created.state.context
    page = Page(page_folder)
    page.head = Previews(context, page).head
    served = Starlette(routes=[Route("/{path:path}", page.answer)])
    async with created.router.lifespan_context(created):
        await context.opened()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(served), base_url="http://table.test") as client:
            yield context, client.get


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_page_and_the_rulebooks_are_shown_in_the_language_asked_for(tmp_path: Path, lang: str) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (_, get):
            by_header = shown(await get("/", headers={"accept-language": f"{lang}, en;q=0.1"}))
            by_address = shown(await get("/", params={"lang": lang}, headers={"accept-language": "fr"}))
            assert by_header == by_address
            assert by_header["og:title"] == words.say(lang, None, "web-name")
            assert by_header["og:description"] == by_header["description"] == words.say(lang, None, "home-lead")
            assert by_header["og:image"] == "http://table.test/links/majlis.jpg"
            for game in majlis.games():
                book = shown(await get(f"/rules/{game}", params={"lang": lang}))
                assert said(lang, game, "rulebook-title") in book["og:title"]
                assert book["og:description"] == said(lang, game, "rulebook-tagline")
                assert book["og:image"] == f"http://table.test/links/{game}.jpg"
            shelf = shown(await get("/rules", params={"lang": lang}))
            assert shelf["og:title"] == words.say(lang, None, "book-list-title")
            answer = await get("/")
            assert "accept-language" in answer.headers["vary"]

    asyncio.run(run())


def test_an_invitation_shows_its_game_and_neither_people_nor_its_key(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (context, get):
            plan = NewTable("taki", {"players": 2}, [ME, FREE])
            id = await make_table(context.registry, NOOR, plan)
            key = (await context.registry.table(id)).key
            answer = await get(f"/t/{id}", params={"key": key})
            preview = shown(answer)
            assert preview["og:title"] == "You are invited to Super Taki"
            assert preview["og:image"].endswith("/links/taki.jpg")
            assert key not in answer.text
            assert NOOR.name not in answer.text
            assert "og:url" not in preview
            assert shown(await get(f"/table/{id}", params={"key": key})) == preview

    asyncio.run(run())


def test_a_table_that_nobody_else_may_see_shows_nothing_of_itself(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (context, get):
            general = shown(await get("/"))
            plan = NewTable("quoridor", {"players": 2, "size": 5}, [ME, BOT], watch="players")
            id = await make_table(context.registry, NOOR, plan)
            await context.registry.loader.ready("quoridor")
            table = await context.registry.table(id)
            await start_match(table, None)
            assert shown(await get(f"/table/{id}")) == general
            assert shown(await get(f"/table/{id}", params={"key": "wrong"})) == general
            assert table.match is not None
            assert shown(await get(f"/match/{table.match}")) == general
            assert shown(await get(f"/table/{id}", params={"key": table.key}))["og:title"] == "Quoridor"

    asyncio.run(run())


def test_a_match_that_may_be_watched_shows_its_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (context, get):
            id = await make_table(context.registry, NOOR, NewTable("quoridor", {"players": 2, "size": 5}, [ME, BOT]))
            await context.registry.loader.ready("quoridor")
            table = await context.registry.table(id)
            await start_match(table, None)
            preview = shown(await get(f"/match/{table.match}", params={"lang": "en"}))
            assert preview["og:title"] == "A match of Quoridor"
            assert preview["og:image"].endswith("/links/quoridor.jpg")

    asyncio.run(run())


def test_a_match_that_was_brought_along_shows_its_game_when_its_turn_comes(tmp_path: Path) -> None:
    """It may have to be checked anew: an address that asks for too much of that is shown what the first page does."""
    match = majlis.game("quoridor", players=2).start(seed=1)
    match.play(match.actors()[0], match.legal(match.actors()[0])[0])

    async def run() -> None:
        async with serving(tmp_path) as (context, get):
            go_on = asyncio.Event()

            async def busy() -> None:
                async with context.registry.heavy.turn("127.0.0.1"):
                    await go_on.wait()

            id = (await context.uploads.take(match.replay().dumps().encode(), "me", "here")).id
            many = [asyncio.create_task(busy()) for _ in range(AT_ONCE + MOST_WAITING)]
            await asyncio.sleep(0)
            assert shown(await get(f"/match/{id}"))["og:image"].endswith("/links/majlis.jpg")
            go_on.set()
            await asyncio.gather(*many)
            assert shown(await get(f"/match/{id}"))["og:image"].endswith("/links/quoridor.jpg")

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/table/nowhere", "/t/<script>", "/match/nowhere", "/match/", "/device", "/a/b/c"])
def test_an_address_of_nothing_shows_what_the_first_page_does(tmp_path: Path, path: str) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (_, get):
            assert shown(await get(path)) == shown(await get("/"))

    asyncio.run(run())


def test_pictures_lie_where_people_reach_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, public_url="https://play.example.org") as (_, get):
            assert shown(await get("/rules/nahs"))["og:image"] == "https://play.example.org/links/nahs.jpg"

    asyncio.run(run())


def test_a_name_of_the_server_cannot_break_out_of_the_head(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (_, get):
            answer = await get("/", headers={"host": 'evil"><script>alert(1)</script>'})
            assert "<script>" not in answer.text

    asyncio.run(run())


@pytest.mark.parametrize("name", [*majlis.games(), "majlis"])
def test_every_picture_has_the_size_that_is_told(name: str) -> None:
    picture = (ROOT / "web" / "public" / "links" / f"{name}.jpg").read_bytes()
    assert _jpeg_size(picture) == (1200, 630)
    assert len(picture) < 150_000


def _jpeg_size(data: bytes) -> tuple[int, int]:
    """Width and height, from the frame header of a JPEG."""
    at = 2
    while data[at + 1] not in (0xC0, 0xC2):
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
