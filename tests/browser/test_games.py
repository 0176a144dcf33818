"""Whole games against bots in a real browser, from the first page to the result, in all three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.engines import has_fingers
from tests.browser.hands import play_by_keyboard, play_to_the_end


def begin(page: Page, game: str, players: int) -> None:
    """The two clicks from the first page, and one more for the number of players."""
    page.locator(f"[data-game={game}] button.primary").click()
    page.locator(f"dialog[open] label:has(input[value='{players}'])").first.click()
    page.locator("dialog[open] [data-quick=begin]").click()
    page.locator(f"[data-board={game}]").wait_for()


def is_over(page: Page, lang: str) -> None:
    """The result is shown with everybody's place, and the history tells the match in words."""
    page.locator("[data-over] tbody tr").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.evaluate("document.documentElement.dir") == ("ltr" if lang == "en" else "rtl")


pytestmark = pytest.mark.timeout(3600)
"""A whole game takes as long as the machine needs; one that stands still is missed long before."""

EVERY_GAME = pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("jackaroo", "ar", PHONE),
        ("taki", "he", DESK),
        ("nahs", "ar", DESK),
        ("toitoi", "he", PHONE),
        ("quoridor", "en", PHONE),
    ],
)


@pytest.mark.engines("firefox", "webkit")
@EVERY_GAME
def test_a_whole_game_by_touching(visitor: Visitor, game: str, lang: str, size: tuple[int, int]) -> None:
    page = visitor("/", lang=lang, size=size)
    begin(page, game, 2)
    assert play_to_the_end(page, by_finger=size == PHONE and has_fingers()) > 0
    is_over(page, lang)


@pytest.mark.engines("firefox")
def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor("/", lang="en")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wanted = re.compile("Play Quoridor against bots")
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.search(
            page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")
        ):
            break
    else:
        raise AssertionError("Tab never came to Quoridor's button")
    page.keyboard.press("Enter")
    expect(page.locator("[data-quick=begin]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert play_by_keyboard(page) > 10
    is_over(page, "en")
