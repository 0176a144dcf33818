"""A real house and a real Chromium for the whole run; each test has visitors of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import found, ready_to_drive
from tests.server.running import Running

PHONE = (390, 844)
LANDSCAPE = (844, 390)
DESK = (1280, 800)
PATIENCE = 60_000
"""Milliseconds until something that does not come is missed: a busy machine takes its time."""

ELSEWHERE = "majlis.test"
"""A name for this machine that browsers trust no more than any other machine's over plain HTTP."""

Visitor = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with a file of its own, whose bots act at once."""
    with Running(tmp_path_factory.mktemp("house"), MAJLIS_CHOOSING_SECONDS="4", MAJLIS_ASKING_SECONDS="1") as server:
        yield server.base


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    browser = found()
    ready_to_drive()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        flags = [*browser.flags, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"]
        running = playwright.chromium.launch(
            executable_path=browser.path, args=flags, env=dict(browser.environment) or None
        )
        yield running
        running.close()


@pytest.fixture
def visitor(chromium: Browser, house: str, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody who has just opened the house: a browser of his own, with a language, a screen and a theme.

    A script error on any page fails the test.
    """
    errors: list[str] = []
    contexts = []

    def comes(
        path: str = "/",
        lang: str = "en",
        size: tuple[int, int] = DESK,
        dark: bool = False,
        motion: bool = False,
        before: Callable[[Page], None] | None = None,
    ) -> Page:
        context = chromium.new_context(
            base_url=house,
            locale={"en": "en-GB", "ar": "ar-KW", "he": "he-IL"}[lang],
            viewport={"width": size[0], "height": size[1]},
            has_touch=min(size) < 600,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        if before is not None:
            before(page)
        page.goto(path)
        return page

    yield comes
    for context in contexts:
        context.close()
    assert errors == []
