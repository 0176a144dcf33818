"""The page without the server: kept on the device, opened in flight mode, renewed when somebody wants to."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

import majlis
from majlis import words
from tests.browser.conftest import ELSEWHERE, PHONE, Visitor
from tests.browser.engines import has_fingers
from tests.browser.hands import act, play_to_the_end, ply
from tests.browser.patience import PATIENCE
from tests.browser.test_games import EVERY_GAME, begin, is_over
from tests.server.running import ROOT, SRC, Dealing, Running
from tests.wasm.built import built

KEPT = "Boolean(navigator.serviceWorker?.controller)"
ADDRESSES = """
async () => {
  const names = await caches.keys()
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return caught.flat().map((request) => new URL(request.url).pathname)
}
"""


def kept(page: Page) -> None:
    """Wait until all of the page is on the device."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(KEPT):
        assert time.monotonic() < until, "the page is not kept"
        page.wait_for_timeout(200)


@pytest.fixture
def leaving(tmp_path: Path) -> Iterator[Running]:
    """A server that may go before the test is over, with rules for the browser."""
    built("quoridor")
    with Dealing(tmp_path) as server:
        yield server


def said(lang: str, name: str, game: str | None = None) -> str:
    return words.say(lang, majlis.game(game).definition.folder if game else None, name)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_in_flight_mode_the_page_opens_and_every_rulebook_can_be_read(visitor: Visitor, lang: str) -> None:
    page = visitor("/", lang, PHONE, kept=True)
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(len(majlis.games()))
    for game in majlis.games():
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_have_text(said(lang, "rulebook-title", game))
        assert page.locator("section.rule").count() > 5
        expect(page.locator("section.rule figure").first).to_be_attached()


def test_other_languages_are_there_without_the_network_and_the_server_learns_of_them_later(visitor: Visitor) -> None:
    page = visitor("/", kept=True)
    kept(page)
    page.context.set_offline(True)
    page.reload()
    page.locator("header button").click()
    page.locator("dialog label[lang=he], dialog label:has([lang=he])").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "he")
    page.context.set_offline(False)
    expect(page.locator("[data-line=open]")).to_be_attached()
    page.wait_for_function("fetch('/api/me').then((answer) => answer.json()).then((me) => me.lang === 'he')")


def test_back_online_the_page_goes_on_by_itself(visitor: Visitor) -> None:
    page = visitor("/", kept=True)
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-line=lost]")).to_be_attached()
    page.context.set_offline(False)
    expect(page.locator("[data-line=open]")).to_be_attached()
    page.locator("[data-game=quoridor] button.primary").click()
    page.locator("[data-quick=begin]").click()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()


@pytest.mark.timeout(3600)
@EVERY_GAME
def test_a_whole_game_in_flight_mode(visitor: Visitor, game: str, lang: str, size: tuple[int, int]) -> None:
    built(game)
    page = visitor("/", lang, size, kept=True)
    kept(page)
    page.context.set_offline(True)
    page.goto("/")
    begin(page, game, 2)
    assert play_to_the_end(page, by_finger=size == PHONE) > 0
    is_over(page, lang)
    page.goto("/matches")
    expect(page.locator("a[href^='/match/local-']")).to_have_count(1)
    page.locator("a[href^='/match/local-']").click()
    expect(page.locator(f"[data-board={game}]")).to_be_visible()
    if size == PHONE:
        page.locator(".slim button").last.click()
    where = page.locator("dialog[open]" if size == PHONE else "aside")
    where.locator("[data-replay=check]").click()
    expect(where.locator("[data-checked=sound]")).to_be_visible()


@pytest.mark.engines("firefox", "webkit")
def test_the_page_opens_after_the_server_has_gone(visitor: Visitor, leaving: Running) -> None:
    page = visitor(leaving.base, kept=True)
    kept(page)
    leaving.stop()
    page.goto(f"{leaving.base}/rules/taki")
    page.locator("section.rule").first.wait_for()
    assert page.evaluate("document.querySelectorAll('section.rule').length") > 20


@pytest.mark.timeout(3600)
@pytest.mark.engines("firefox", "webkit")
def test_a_whole_game_after_the_server_has_gone(visitor: Visitor, leaving: Running) -> None:
    page = visitor(leaving.base, size=PHONE, kept=True)
    kept(page)
    leaving.stop()
    page.goto(leaving.base)
    begin(page, "quoridor", 2)
    assert play_to_the_end(page, by_finger=has_fingers()) > 0
    is_over(page, "en")


def test_what_needs_the_network_says_so_and_comes_back_with_it(visitor: Visitor) -> None:
    page = visitor("/", kept=True)
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-away]")).to_be_visible()
    expect(page.locator("[data-anyone]")).to_be_disabled()
    page.context.set_offline(False)
    expect(page.locator("[data-anyone]")).to_be_enabled()
    expect(page.locator("[data-away]")).to_have_count(0)


def test_nothing_that_changes_is_kept(visitor: Visitor) -> None:
    page = visitor("/", kept=True)
    kept(page)
    addresses = set(page.evaluate(ADDRESSES))
    # Words, courses and puzzles are the same until a new version of the page comes.
    told = {path for path in addresses if path.startswith("/api/") and not path.startswith("/api/words/")}
    assert told == {f"/api/games/{key}/{kind}" for key in majlis.games() for kind in ("lessons", "puzzles")}
    assert {"/index.html", "/api/words/ar/nahs", "/api/words/ar/nahs/lessons"} <= addresses
    assert not any(path.startswith("/links/") for path in addresses)


def test_over_plain_http_the_page_is_as_it_was(visitor: Visitor, server_address: str) -> None:
    page = visitor(f"http://{ELSEWHERE}:{urlsplit(server_address).port}/", kept=True)
    expect(page.locator("[data-game]")).to_have_count(len(majlis.games()))
    assert page.evaluate("navigator.serviceWorker === undefined")


# --- A newer version -------------------------------------------------------------------------------------------------


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    """A page that can be changed, in a package whose other parts are those that are tested."""
    package, own = tmp_path / "src" / "majlis", SRC / "majlis"
    (package / "server").mkdir(parents=True)
    for path in [*own.iterdir(), *(own / "server").iterdir()]:
        there = package / path.relative_to(own)
        if path.name == "page":
            shutil.copytree(path, there)
        elif path.name != "server":
            there.symlink_to(path)
    return package / "server" / "page"


@pytest.fixture
def renewed_server(page_folder: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server with that page."""
    folder = tmp_path / "data"
    folder.mkdir()
    source = page_folder.parents[2]
    with Running(folder, PYTHONPATH=os.pathsep.join((str(source), str(ROOT)))) as server:
        yield server.base


LOOK = "navigator.serviceWorker.getRegistration().then((found) => found.update())"


def test_a_new_version_is_offered_and_comes_when_it_is_wanted(
    visitor: Visitor, renewed_server: str, page_folder: Path
) -> None:
    page = visitor(renewed_server, kept=True)
    kept(page)
    page.evaluate("window.isSame = true")
    index = page_folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("<body>", "<body data-newest>"), "utf-8")
    page.evaluate(LOOK)
    expect(page.locator("[data-reload]")).to_be_visible()
    # It is only an offer: whoever goes on, or loads the page again, goes on with the page they have.
    assert page.evaluate("window.isSame")
    expect(page.locator("body[data-newest]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-reload]")).to_be_visible()
    expect(page.locator("body[data-newest]")).to_have_count(0)
    page.locator("[data-reload]").click()
    expect(page.locator("body[data-newest]")).to_be_attached()
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.locator("[data-reload]")).to_have_count(0)


def test_a_match_of_this_page_goes_on_in_a_newer_one(visitor: Visitor, renewed_server: str, page_folder: Path) -> None:
    built("quoridor")
    page, chance = visitor(renewed_server, kept=True), random.Random(1)
    kept(page)
    begin(page, "quoridor", 2)
    act(page, chance)
    address, reached = page.url, ply(page)
    assert "/table/local-" in address
    index = page_folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("<body>", "<body data-newest>"), "utf-8")
    page.evaluate(LOOK)
    # Whoever plays is left alone, and plays on.
    act(page, chance)
    expect(page.locator("body[data-newest]")).to_have_count(0)
    page.goto(renewed_server)
    page.locator("[data-reload]").click()
    expect(page.locator("body[data-newest]")).to_be_attached()
    page.goto(address)
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert ply(page) > reached
    act(page, chance)


def test_what_only_adds_to_the_page_comes_without_a_word(
    visitor: Visitor, renewed_server: str, page_folder: Path
) -> None:
    page = visitor(renewed_server, kept=True)
    kept(page)
    (page_folder / "more.txt").write_text("one more thing")
    page.evaluate(LOOK)
    page.wait_for_function(f"({ADDRESSES})().then((found) => found.includes('/more.txt'))")
    page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then((found) => !found.waiting && !found.installing)"
    )
    expect(page.locator("[data-reload]")).to_have_count(0)
