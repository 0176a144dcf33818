"""A browser in which somebody has forbidden all site data: no storage, no database, no cookies."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import found
from tests.browser.hands import act, ply
from tests.browser.patience import PATIENCE
from tests.browser.test_games import begin

FORBIDDEN = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""The setting of Chromium by which sites may keep nothing."""
REFUSED = """
async () => {
  const tried = (name) => { try { return String(window[name].length) } catch (error) { return error.name } }
  const opening = indexedDB.open('tried')
  const database = await new Promise((done) => {
    opening.onsuccess = () => done('opened')
    opening.onerror = () => done('refused')
  })
  return [tried('localStorage'), tried('sessionStorage'), database]
}
"""


@pytest.fixture
def refusing(driven: Browser, server_address: str, tmp_path: Path) -> Iterator[Page]:
    """A page in such a browser; a script error fails the test."""
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(FORBIDDEN))
    browser, errors = found(), list[str]()
    context = driven.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=browser.path,
        args=[*browser.flags],
        env=dict(browser.environment) or None,
        base_url=server_address,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def test_a_browser_that_keeps_nothing_plays_all_the_same(refusing: Page) -> None:
    page, chance = refusing, random.Random(2)
    page.goto("/")
    assert page.evaluate(REFUSED) == ["SecurityError", "SecurityError", "refused"]
    begin(page, "quoridor", 2)
    # By cookies the server would know who sits at its table, so the page referees.
    expect(page).to_have_url(re.compile("/table/local-"))
    for _ in range(3):
        before = ply(page)
        act(page, chance)
        assert ply(page) > before


def test_what_is_chosen_lasts_as_long_as_the_page(refusing: Page) -> None:
    page = refusing
    page.goto("/learn/quoridor/jump")
    page.locator("[data-board] [data-action=e7]").click()
    expect(page.locator("[data-said=done]")).to_be_visible()
    page.locator("a[href='/learn/quoridor']").click()
    expect(page.locator("[data-lesson] .mark")).to_have_count(1)
