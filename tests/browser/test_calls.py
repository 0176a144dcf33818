"""Whoever is wanted at a table is told so wherever they are, behind nothing: another match, the next one, their turn."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, LANDSCAPE, PHONE, Visitor
from tests.browser.hands import act
from tests.browser.test_access import faults
from tests.browser.test_lobby import NARROW, fits, named
from tests.browser.test_table_life import Cable, invited


def finished(visitor: Visitor, **look: Any) -> tuple[Page, Page]:
    """Two people whose match is over; the second one has the look."""
    host, guest = invited(visitor, Cable(), **look)
    host.locator("[data-menu=open]").click()
    host.locator("[data-menu=resign]").click()
    host.locator("[data-resign=sure]").click()
    for page in (host, guest):
        expect(page.locator("[data-over]")).to_be_visible()
    return host, guest


REACHED = """
(what) => {
  const { x, y, width, height } = document.querySelector(what).getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(what) != null
}
"""


def touchable(page: Page, what: str) -> None:
    """Wait until a touch in its middle would reach it."""
    page.wait_for_function(REACHED, arg=what)


LOOKS: list[dict[str, Any]] = [
    {"lang": "en", "size": DESK},
    {"lang": "ar", "size": PHONE, "dark": True},
    {"lang": "he", "size": NARROW},
    {"lang": "ar", "size": LANDSCAPE},
]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look['lang']}-{look['size'][0]}")
def test_a_rematch_is_offered_to_somebody_at_home_even_in_a_dialog(visitor: Visitor, look: dict[str, Any]) -> None:
    host, guest = finished(visitor, **look)
    guest.locator("[data-over] a[href='/']").click()
    guest.locator("[data-game=taki] button.primary").click()
    expect(guest.locator("[data-quick=begin]")).to_be_visible()
    host.locator("[data-rematch]").click()
    expect(guest.locator("[data-call=rematch]")).to_be_visible()
    touchable(guest, "[data-call-go]")
    assert fits(guest)
    assert faults(guest) == []
    # Still there when the dialog has gone, and still in reach.
    guest.keyboard.press("Escape")
    guest.locator("[data-call-go]").click()
    for page in (host, guest):
        expect(page.locator("[data-board=quoridor]")).to_be_visible()
        expect(page.locator("[data-play], [data-table]").first).to_have_attribute("data-status", "playing")
    expect(guest).to_have_url(re.compile(host.url.rsplit("/", 1)[1]))


def test_a_rematch_is_offered_at_another_table_in_its_bar(visitor: Visitor) -> None:
    for size in (PHONE, DESK):
        host, guest = finished(visitor, size=size)
        guest.locator("[data-over] a[href='/']").click()
        guest.locator("[data-game=quoridor] button.primary").click()
        guest.locator("[data-quick=begin]").click()
        expect(guest.locator("[data-board=quoridor]")).to_be_visible()
        host.locator("[data-rematch]").click()
        expect(guest.locator("[data-bar] [data-call=rematch]")).to_be_visible()
        touchable(guest, "[data-call-go]")
        assert fits(guest)
        # Whoever has no time says so, and the other is told.
        guest.locator("[data-call-no]").click()
        expect(guest.locator("[data-call]")).to_have_count(0)
        expect(host.locator("[data-rematch-asked]").first).to_contain_text("Not now")
        expect(host.locator("[data-rematch]").first).to_be_enabled()


def test_a_rematch_is_seen_by_somebody_who_reads_in_a_sheet(visitor: Visitor) -> None:
    host, guest = finished(visitor, size=PHONE)
    guest.get_by_role("button", name="Look at the board").click()
    guest.locator("[data-tool=rules]").click()
    expect(guest.locator("dialog.sheet[open]")).to_be_visible()
    host.locator("[data-rematch]").click()
    expect(guest.locator("[data-over] [data-rematch-asked]")).to_be_visible()
    touchable(guest, "[data-over] [data-rematch]")


def test_who_went_home_during_a_match_is_told_of_their_turn(visitor: Visitor) -> None:
    host, guest = invited(visitor, Cable())
    named(guest, "Noor")
    expect(guest.locator("[data-board=quoridor]")).to_be_visible()
    guest.locator("[data-bar] a[href='/']").click()
    expect(guest.locator("[data-game=quoridor]")).to_be_visible()
    act(host, random.Random(6))
    expect(guest.locator("[data-call=turn]")).to_be_visible()
    guest.locator("[data-call-go]").click()
    expect(guest.locator("[data-board=quoridor]")).to_be_visible()
    expect(guest.locator("[data-call]")).to_have_count(0)
