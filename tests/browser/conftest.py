"""A real server and a real browser for the whole run; each test has visitors of its own.

The browser is a Chromium, unless MAJLIS_ENGINE says otherwise (python dev.py browser --engine firefox).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from majlis.games import keys
from tests.browser import chromium, engines, firefox, webkit
from tests.browser.patience import PATIENCE
from tests.server.running import Dealing

PHONE = (390, 844)
LANDSCAPE = (844, 390)
DESK = (1280, 800)
ELSEWHERE = "majlis.test"
"""A name for this machine that browsers trust no more than any other machine's over plain HTTP."""

KEEPS_NOTHING = "delete Navigator.prototype.serviceWorker"
"""As in a browser that keeps no page for later: otherwise each visitor would fetch all of it for nothing."""

NO_NEWCOMER = """
if (location.protocol.startsWith('http') && !localStorage.getItem('majlis-lessons')) {
  const known = Object.fromEntries(%s.map((game) => [game, { done: [], offered: true }]))
  localStorage.setItem('majlis-lessons', JSON.stringify(known))
}
"""
"""As in a browser in which somebody was asked already whether they want to learn.

A tab begins as about:blank, which has nothing to remember by: Firefox refuses it, and counts that among the page's errors.
"""

UNREACHED = "can’t establish a connection to the server at ws"
"""What Firefox counts among a page's errors when the server is away, though no script has failed."""

Visitor = Callable[..., Page]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With another engine only the tests run that are marked for it."""
    engine = engines.chosen()
    if engine == engines.CHROMIUM:
        return

    def is_meant(item: pytest.Item) -> bool:
        return any(engine in mark.args for mark in item.iter_markers("engines"))

    config.hook.pytest_deselected(items=[item for item in items if not is_meant(item)])
    items[:] = filter(is_meant, items)


@pytest.fixture(scope="session")
def server_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a file of its own, whose bots act at once, and which deals the same at every run."""
    with Dealing(
        tmp_path_factory.mktemp("server"), MAJLIS_WINDOW_SECONDS="asking=1, last_card=0.1, choosing=4"
    ) as server:
        yield server.base


@pytest.fixture(scope="session")
def driven(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """The browser that Playwright drives: Chromium or Firefox."""
    chromium.ready_to_drive()
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        if engines.chosen() == engines.FIREFOX:
            running = firefox.launch(playwright, tmp_path_factory.mktemp("firefox"), ELSEWHERE)
        else:
            running = chromium.launch(playwright, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1")
        yield running
        running.close()


@pytest.fixture
def visitor(request: pytest.FixtureRequest) -> Visitor:
    """Somebody who has just opened the page: a browser of their own, with a language, a screen and a theme.

    A script error on any page fails the test.
    """
    wanted = "webkit_visitor" if engines.chosen() == engines.WEBKIT else "driven_visitor"
    return cast(Visitor, request.getfixturevalue(wanted))


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    with webkit.screen() as name:
        yield name


@pytest.fixture
def webkit_visitor(screen: str, server_address: str) -> Iterator[Visitor]:
    """A visitor with WebKit, whose page can only do what the tests for all engines need."""
    errors: list[str] = []
    with ExitStack() as windows:

        def comes(path: str = "/", lang: str = "en", size: tuple[int, int] = DESK, kept: bool = False) -> Page:
            page = windows.enter_context(webkit.window(screen, server_address))
            page.set_viewport_size({"width": size[0], "height": size[1]})
            # Its language is that of the machine, so it is chosen as in the page's settings.
            page.keep({"majlis-language": lang, "majlis-settings": '{"motion": "reduced"}'})
            page.goto(path)
            windows.callback(lambda: errors.extend(page.errors()))
            return cast(Page, page)

        yield comes
    assert errors == []


@pytest.fixture
def driven_visitor(driven: Browser, server_address: str) -> Iterator[Visitor]:
    errors: list[str] = []
    contexts = []

    def comes(
        path: str = "/",
        lang: str = "en",
        size: tuple[int, int] = DESK,
        dark: bool = False,
        motion: bool = False,
        before: Callable[[Page], None] | None = None,
        kept: bool = False,
        newcomer: bool = False,
    ) -> Page:
        context = driven.new_context(
            base_url=server_address,
            locale={"en": "en-GB", "ar": "ar-KW", "he": "he-IL"}[lang],
            viewport={"width": size[0], "height": size[1]},
            has_touch=min(size) < 600,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        if not kept:
            context.add_init_script(KEEPS_NOTHING)
        if not newcomer:
            context.add_init_script(NO_NEWCOMER % json.dumps(keys()))
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: None if UNREACHED in str(error) else errors.append(str(error)))
        if before is not None:
            before(page)
        page.goto(path)
        return page

    yield comes
    for context in contexts:
        context.close()
    assert errors == []
