"""The page as a phone has it that opens the printed address: from another machine, by plain HTTP.

Browsers keep much from such a page, starting with `crypto.randomUUID`; it must play all the same.
"""

from __future__ import annotations

import random
import time
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ELSEWHERE, PHONE, Visitor
from tests.browser.hands import act, can_act
from tests.browser.test_local import LOCAL, begin, give_up

pytestmark = pytest.mark.engines("firefox")

PASTED = """
() => {
  const field = document.createElement('textarea')
  field.id = 'pasted'
  document.body.append(field)
  field.focus()
}
"""


@pytest.fixture
def away(server_address: str) -> str:
    """The server's address as another machine would write it."""
    return f"http://{ELSEWHERE}:{urlsplit(server_address).port}"


def test_a_match_is_begun_and_moves_are_made(visitor: Visitor, away: str) -> None:
    page = visitor(f"{away}/", size=PHONE)
    assert not page.evaluate("isSecureContext")
    page.locator("[data-game=quoridor] button.primary").click()
    page.locator("[data-quick=begin]").click()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    for _ in range(3):
        act(page, random.Random(3))


def test_the_page_referees_keeps_and_checks_a_match_by_itself(visitor: Visitor, away: str) -> None:
    """Without what only a secure page has: a service worker, and the browser's own digests."""
    page, chance = visitor(f"{away}/"), random.Random(4)
    assert page.evaluate("crypto.subtle === undefined && navigator.serviceWorker === undefined")
    begin(page, "quoridor")
    expect(page).to_have_url(LOCAL)
    act(page, chance)
    page.reload()
    act(page, chance)
    give_up(page)
    expect(page.locator("[data-over]")).to_be_visible()
    page.goto(f"{away}/matches")
    page.locator("a[href^='/match/local-']").click()
    page.locator("aside [data-replay=check]").click()
    expect(page.locator("aside [data-checked=sound]")).to_contain_text("keep to the rules")


def mover(*pages: Page) -> Page:
    """Whose turn it is: a lot decides who begins (Q-3)."""
    until = time.monotonic() + 60
    while True:
        for page in pages:
            if can_act(page):
                return page
        assert time.monotonic() < until, "nobody's board offers anything"
        pages[0].wait_for_timeout(100)


def test_two_machines_meet_by_a_copied_link(visitor: Visitor, away: str) -> None:
    host = visitor(f"{away}/new/quoridor")
    host.get_by_role("button", name="Friends by link").click()
    host.get_by_role("button", name="Set the table").click()
    link = host.locator("[data-invite]").input_value()
    assert link.startswith(f"{away}/")
    host.locator("[data-copy]").click()
    expect(host.locator(".notice.good")).to_be_visible()
    host.evaluate(PASTED)
    host.keyboard.press("Control+V")
    assert host.locator("#pasted").input_value() == link
    guest = visitor(link)
    guest.locator("[data-sit]").click()
    host.locator("[data-start]").click()
    for page in (host, guest):
        expect(page.locator("[data-board=quoridor]")).to_be_visible()
    act(mover(host, guest), random.Random(5))
    for page in (host, guest):
        expect(page.locator("[data-board]")).to_have_attribute("data-ply", "1")


def test_a_link_to_a_rule_is_copied_from_the_book(visitor: Visitor, away: str) -> None:
    page = visitor(f"{away}/rules/quoridor")
    page.locator("[id='Q-5'] button").first.click()
    expect(page.locator(".notice.good")).to_be_visible()
    page.evaluate(PASTED)
    page.keyboard.press("Control+V")
    assert page.locator("#pasted").input_value() == f"{away}/rules/quoridor#Q-5"
