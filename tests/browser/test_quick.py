"""Quick match and watching, in real browsers: two strangers meet, bots come if they may, and the lobby shows what is played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, LANDSCAPE, PHONE, Visitor
from tests.browser.test_access import faults
from tests.browser.test_lobby import NARROW, fits, named, set_table


def seek(page: Page, game: str, players: int, bots: bool) -> None:
    """From the first page into the queue."""
    page.locator("[data-anyone]").click()
    dialog = page.locator("[data-anyone-dialog]")
    for value in (game, str(players), "yes" if bots else "no"):
        dialog.locator(f"label:has(input[value='{value}'])").click()
    dialog.locator("[data-seek]").click()


def test_two_strangers_are_put_at_one_table(visitor: Visitor) -> None:
    first, second = visitor("/", size=PHONE), visitor("/", lang="ar")
    named(first, "Layla")
    seek(first, "quoridor", 2, bots=False)
    expect(first.locator("[data-seeking]")).to_contain_text("1 of 2")
    seek(second, "quoridor", 2, bots=False)
    for page in (first, second):
        expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert first.url == second.url
    expect(second.locator("[data-plate='0']")).to_contain_text("Layla")
    # The game that was chosen last is chosen already.
    first.goto("/")
    first.locator("[data-anyone]").click()
    expect(first.locator("[data-anyone-dialog] input[value=quoridor]")).to_be_checked()


LOOKS: list[dict[str, Any]] = [
    {"lang": "en", "size": DESK, "dark": True},
    {"lang": "ar", "size": PHONE},
    {"lang": "he", "size": NARROW},
    {"lang": "he", "size": LANDSCAPE, "dark": True},
]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look['lang']}-{look['size'][0]}")
def test_the_queue_says_how_long_it_takes_and_bots_come_if_they_may(visitor: Visitor, look: dict[str, Any]) -> None:
    page = visitor("/", **look)
    assert fits(page)
    page.locator("[data-anyone]").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    seek(page, "toitoi", 4, bots=False)
    waiting = page.locator("[data-seeking]")
    expect(waiting.locator("[data-stop]")).to_be_visible()
    assert fits(page)
    assert faults(page) == []
    expect(waiting.locator("[data-status]")).not_to_have_text(re.compile(r"\d"))
    # A change of mind: now bots may come, and the page counts down to it.
    waiting.locator("label:has(input[value=yes])").click()
    expect(waiting.locator("[data-status]")).to_have_text(re.compile(r"\d"))
    expect(page.locator("[data-board=toitoi]")).to_be_visible()


def test_who_stops_looking_has_left_the_queue(visitor: Visitor) -> None:
    first, second = visitor("/"), visitor("/")
    named(first, "Salma")
    seek(first, "taki", 3, bots=False)
    expect(first.locator("[data-seeking]")).to_be_visible()
    line = second.locator("li.card", has_text="Salma")
    expect(line).to_be_visible()
    first.locator("[data-stop]").click()
    expect(first.locator("[data-anyone]")).to_be_visible()
    expect(line).to_have_count(0)
    seek(second, "taki", 3, bots=False)
    expect(second.locator("[data-seeking]")).to_contain_text("1 of 3")
    # From the lobby one comes into the same queue with one touch.
    first.locator("li.card", has_text="Quick match").locator("[data-sit]").click()
    expect(second.locator("[data-seeking]")).to_contain_text("2 of 3")


def test_what_is_being_played_can_be_watched_unless_it_is_private(visitor: Visitor) -> None:
    host, guest, watcher = visitor("/"), visitor("/"), visitor("/", size=PHONE)
    named(host, "Amira")
    opened = set_table(host, seats=[{"occupant": "me"}, {"occupant": "free"}])
    guest.locator(f"[data-table='{opened}'] [data-sit]").click()
    expect(guest.locator("[data-seat='1'] [data-plate]")).to_contain_text("You")
    host.locator("[data-start]").click()
    expect(host.locator("[data-board=quoridor]")).to_be_visible()
    private = visitor("/")
    named(private, "Hidden")
    kept = set_table(private, seats=[{"occupant": "me"}, {"occupant": "link"}])
    private.locator("[data-start]").click()
    expect(private.locator("[data-board=quoridor]")).to_be_visible()
    running = watcher.locator(f"[data-running='{opened}']")
    expect(running).to_contain_text("Amira")
    expect(watcher.locator(f"[data-running='{kept}']")).to_have_count(0)
    assert faults(watcher) == []
    running.get_by_role("link").click()
    expect(watcher.locator("[data-board=quoridor]")).to_be_visible()
    # Whoever comes home sees how many watch.
    other = visitor("/")
    expect(other.locator(f"[data-running='{opened}']")).to_contain_text("1 watching")
