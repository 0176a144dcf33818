"""A browser in which somebody has forbidden all site data: no storage, no cookies."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.hands import act, ply
from tests.browser.test_games import begin

NO_SITE_DATA = """
if (location.protocol.startsWith('http')) {
  const refuse = () => { throw new DOMException('Access is denied.', 'SecurityError') }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
}
"""
"""As Chromium does where sites may keep nothing. By a setting not every Chromium can be told so: a bare one knows none."""


def refusing(visitor: Visitor, path: str) -> Page:
    """A page in such a browser; what would say beforehand that somebody is no newcomer cannot be kept there."""
    return visitor(path, before=lambda page: page.add_init_script(NO_SITE_DATA), newcomer=True)


def test_a_browser_that_keeps_nothing_plays_all_the_same(visitor: Visitor) -> None:
    page, chance = refusing(visitor, "/"), random.Random(2)
    begin(page, "quoridor", 2)
    # By cookies the server would know who sits at its table, so the page referees.
    expect(page).to_have_url(re.compile("/table/local-"))
    for _ in range(3):
        before = ply(page)
        act(page, chance)
        assert ply(page) > before


def test_what_is_chosen_lasts_as_long_as_the_page(visitor: Visitor) -> None:
    page = refusing(visitor, "/learn/quoridor/jump")
    page.locator("[data-board] [data-action=e7]").click()
    expect(page.locator("[data-said=done]")).to_be_visible()
    page.locator("a[href='/learn/quoridor']").click()
    expect(page.locator("[data-lesson] .mark")).to_have_count(1)
