"""What a browser needs to install the page and to open it without the server: manifest, icons, service worker."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import struct
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

import majlis
from majlis import words
from majlis.games import definition
from majlis.games.lessons import lessons_of
from majlis.server.app import create
from majlis.server.http import service_worker, web_manifest
from majlis.server.http.browser_rules import address as address_of
from majlis.server.http.static import Page
from majlis.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "web" / "public"


def get(app: Any, path: str, **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table.test") as client:
            return await client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    return asyncio.run(asked())


# --- The manifest ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_manifest_speaks_the_language_asked_for(tmp_path: Path, lang: str) -> None:
    app = create(Settings(data_dir=str(tmp_path)))
    answer = get(app, f"/manifest.webmanifest?lang={lang}", accept_language="fr")
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert told == get(app, "/manifest.webmanifest", accept_language=lang).json()
    assert (told["name"], told["lang"]) == (words.say(lang, None, "web-name"), lang)
    assert told["dir"] == ("ltr" if lang == "en" else "rtl")
    assert set(told["name_localized"]) == set(words.LANGUAGES)
    names = [shortcut["name"] for shortcut in told["shortcuts"]]
    assert names == [words.say(lang, definition(key).folder, "rulebook-title") for key in majlis.games()]
    assert [shortcut["url"] for shortcut in told["shortcuts"]] == [f"/?play={key}" for key in majlis.games()]


def test_the_installed_page_is_one_whatever_its_language() -> None:
    assert {web_manifest.manifest(lang)["id"] for lang in words.LANGUAGES} == {"/"}
    assert {web_manifest.manifest(lang)["start_url"] for lang in words.LANGUAGES} == {"/"}


def test_its_colours_are_those_of_the_page() -> None:
    theme = (ROOT / "web" / "src" / "theme.css").read_text("utf-8")
    assert f"--ground: light-dark({web_manifest.GROUND}," in theme
    index = (ROOT / "web" / "index.html").read_text("utf-8")
    assert f'content="{web_manifest.BAR}" media="(prefers-color-scheme: light)"' in index


def test_every_icon_is_there_in_the_size_that_is_told() -> None:
    for icon in web_manifest.ICONS:
        data = (PUBLIC / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", data[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    assert any(icon.get("purpose") == "maskable" for icon in web_manifest.ICONS)
    assert struct.unpack(">II", (PUBLIC / "icons" / "apple-touch-icon.png").read_bytes()[16:24]) == (180, 180)


# --- The service worker ----------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    for name in ("assets", "icons", "links"):
        (page / name).mkdir(parents=True)
    (page / "index.html").write_text("<title>Majlis</title>")
    (page / "mark.svg").write_text("<svg/>")
    (page / ".sources").write_text("a stamp")
    (page / "assets" / "a-1234.js").write_text("let a = 1;")
    (page / "assets" / "a-1234.js.br").write_bytes(b"brotli")
    (page / "links" / "taki.jpg").write_bytes(b"picture")
    (page / "service-worker.js").write_text("precache(self.KEPT);")
    return page


def script(folder: Path) -> httpx.Response:
    page = Page(folder)

    async def answer(request: Any) -> Any:
        return await service_worker.answer(page, request)

    return get(Starlette(routes=[Route("/service-worker.js", answer)]), "/service-worker.js")


def kept(answer: httpx.Response) -> dict[str, str | None]:
    found = re.fullmatch(r"self\.KEPT = (.*);\nprecache\(self\.KEPT\);", answer.text)
    assert found is not None, answer.text
    return {entry["url"]: entry["revision"] for entry in json.loads(found[1])}


def test_the_worker_is_told_everything_that_the_page_needs_and_nothing_else(folder: Path) -> None:
    found = kept(script(folder))
    texts = {f"/api/words/{lang}" for lang in words.LANGUAGES}
    texts |= {f"/api/words/{lang}/{game}" for lang in words.LANGUAGES for game in majlis.games()}
    taught = [game for game in majlis.games() if lessons_of(definition(game))]
    texts |= {f"/api/words/{lang}/{game}/lessons" for lang in words.LANGUAGES for game in taught}
    told = {f"/api/games/{game}/{kind}" for game in taught for kind in ("lessons", "puzzles")}
    assert {url for url in found if url.startswith("/api/")} == texts | told
    rules = {
        address + ending for game in majlis.games() if (address := address_of(game)) for ending in (".wasm", ".json")
    }
    assert {url for url in found if url.startswith("/wasm/")} == rules
    rest = {url for url in found if not url.startswith(("/api/", "/wasm/"))}
    assert rest == {"/index.html", "/mark.svg", "/assets/a-1234.js"}


def test_only_names_that_change_with_what_is_there_go_without_a_revision(folder: Path) -> None:
    found = kept(script(folder))
    assert found["/assets/a-1234.js"] is None
    assert all(found[url] for url in found if not url.startswith(("/assets/", "/wasm/")))


def test_any_change_of_the_page_is_another_script(folder: Path) -> None:
    before = script(folder)
    (folder / "index.html").write_text("<title>Majlis, renewed</title>")
    after = script(folder)
    assert after.headers["etag"] != before.headers["etag"]
    assert kept(after)["/index.html"] != kept(before)["/index.html"]
    assert script(folder).text == after.text


def test_the_script_is_asked_for_anew_each_time_and_may_fetch_what_it_keeps(folder: Path) -> None:
    answer = script(folder)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "connect-src 'self'" in answer.headers["content-security-policy"]


def test_where_no_page_is_built_there_is_no_worker(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.mkdir()
    assert script(folder).status_code == 404
