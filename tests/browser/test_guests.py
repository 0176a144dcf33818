"""Who may sit, watch and talk, seen from the page: chosen by the host, told to those who may not, clean for axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from majlis import words
from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.layers import clear
from tests.browser.test_access import LOOKS, faults
from tests.browser.test_lobby import named


def newcomer(visitor: Visitor, name: str, **look: Any) -> Page:
    """Somebody with a name who has just opened the page."""
    page = visitor(**look)
    named(page, name)
    return page


def set_table(host: Page, occupant: str = "link") -> str:
    """A table of Quoridor for two, set from the page; gives the invitation."""
    host.goto("/new/quoridor")
    host.locator("select[data-seat='1']").select_option(occupant)
    host.locator("[data-set-up] button").click()
    expect(host.locator("[data-start]")).to_be_visible()
    return host.locator("[data-invite]").input_value()


def sit_down(guest: Page, invitation: str) -> None:
    guest.goto(invitation)
    guest.locator("[data-sit]").click()
    expect(guest.locator("[data-waiting-chat]")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look["lang"])
def test_a_removed_guest_is_told_so_and_can_be_let_in_again(visitor: Visitor, look: dict[str, Any]) -> None:
    host, guest = newcomer(visitor, "Sara", **look), newcomer(visitor, "Sami", **look)
    invitation = set_table(host)
    sit_down(guest, invitation)
    host.locator("[data-remove='1']").click()
    expect(guest.locator("[data-waiting-chat]")).to_have_count(0)
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    found = faults(guest)
    guest.goto(invitation)
    expect(guest.locator("main .button.primary")).to_be_visible()
    expect(guest.locator("[data-sit]")).to_have_count(0)
    host.locator("details summary").last.press("Enter")
    found += faults(host)
    host.locator("[data-readmit]").press("Enter")
    expect(host.locator("[data-readmit]")).to_have_count(0)
    # The link was changed when they were removed: the host sends them the new one.
    changed = host.locator("[data-invite]").input_value()
    assert changed != invitation
    guest.goto(invitation)
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    expect(guest.locator("[data-sit]")).to_have_count(0)
    sit_down(guest, changed)
    assert found == []


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look["lang"])
def test_somebody_is_muted_and_reported(visitor: Visitor, look: dict[str, Any]) -> None:
    host, guest = newcomer(visitor, "Sara", **look), newcomer(visitor, "Sami", **look)
    sit_down(guest, set_table(host))
    guest.locator("[data-waiting-chat] input").fill("go away")
    guest.keyboard.press("Enter")
    said = host.get_by_role("log").get_by_text("go away")
    expect(said).to_be_visible()
    host.locator("[data-other]").click()
    found = faults(host)
    host.locator("[data-report-open]").click()
    found += faults(host)
    host.locator("[data-report] .primary").click()
    clear(host)
    host.locator("[data-other]").click()
    host.locator("[data-mute]").click()
    expect(said).to_have_count(0)
    clear(host)
    host.reload()
    expect(host.locator("[data-other]")).to_be_visible()
    expect(said).to_have_count(0)
    host.locator("[data-other]").click()
    host.locator("[data-mute]").click()
    expect(said).to_be_visible()
    assert found == []


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("he", PHONE)])
def test_the_host_closes_a_running_match_to_spectators(visitor: Visitor, lang: str, size: tuple[int, int]) -> None:
    look = {"lang": lang, "size": size}
    host, watcher = newcomer(visitor, "Sara", **look), newcomer(visitor, "Noor", **look)
    set_table(host)
    host.locator("[data-start]").click()
    expect(host.locator("[data-board]")).to_be_visible()
    watcher.goto(host.url)
    expect(watcher.locator("[data-board]")).to_be_visible()
    host.locator("[data-menu=open]").click()
    host.locator("[data-menu=hosting]").click()
    found = faults(host)
    host.locator("[data-permission=watch] label").last.click()
    expect(watcher.locator("[data-board]")).to_have_count(0)
    expect(watcher.get_by_role("heading", level=1)).to_be_visible()
    found += faults(watcher)
    watcher.reload()
    expect(watcher.locator("main .button.primary")).to_be_visible()
    expect(watcher.locator("[data-board]")).to_have_count(0)
    host.locator("[data-permission=watch] label").first.click()
    watcher.locator("main .button.primary").click()
    expect(watcher.locator("[data-board]")).to_be_visible()
    assert found == []


def test_what_is_chosen_where_the_table_is_made_holds_at_it(visitor: Visitor) -> None:
    host, guest = newcomer(visitor, "Sara", size=PHONE), newcomer(visitor, "Noor", size=PHONE)
    host.goto("/new/quoridor")
    host.locator("[data-openness] summary").click()
    host.locator("[data-permission=talk] label").nth(1).click()
    host.locator("[data-set-up] button").click()
    guest.goto(host.locator("[data-invite]").input_value())
    expect(guest.locator("[data-silent]")).to_be_visible()
    guest.locator("[data-sit]").click()
    expect(guest.locator("[data-waiting-chat] input")).to_be_visible()


def test_a_name_like_the_hosts_is_refused_and_another_one_sits_down(visitor: Visitor) -> None:
    host, guest = newcomer(visitor, "Sara"), newcomer(visitor, "Sami", size=PHONE)
    guest.goto(set_table(host))
    guest.locator("[data-name]").fill("SARA")
    guest.locator("[data-sit]").click()
    expect(guest.get_by_text("the names look alike")).to_be_visible()
    guest.locator("[data-name]").fill("Noor")
    guest.locator("[data-sit]").click()
    expect(guest.locator("[data-waiting-chat]")).to_be_visible()


def test_guests_without_a_name_are_read_by_each_in_their_own_language(visitor: Visitor) -> None:
    """In the invitation, on the plates, in the chat, among those that were removed and at home."""
    host, guest = visitor("/", lang="en"), visitor("/", lang="ar")
    invitation = set_table(host)
    guest.goto(invitation)
    expect(guest.locator("h1")).to_contain_text(
        words.say("ar", None, "guest-name", {"number": ""}).strip("\u2068\u2069 ")
    )
    sit_down(guest, invitation)
    host.locator("[data-waiting-chat] input").fill("welcome")
    host.keyboard.press("Enter")
    expect(guest.locator("[data-waiting-chat]")).to_contain_text("welcome")
    expect(host.locator("[data-seat='1']")).to_contain_text("Guest ")
    expect(guest.locator("[data-seat='0']")).to_contain_text("ضيف ")
    for page in (host, guest):
        expect(page.locator("body")).not_to_contain_text("\x1a")
    expect(guest.locator("body")).not_to_contain_text("Guest ")
    host.locator("[data-remove='1']").click()
    expect(host.locator("[data-readmit]")).to_contain_text("Guest ")
    host.locator("[data-seat='1'] button", has_text="Open to anyone").click()
    guest.goto("/")
    expect(guest.locator("main")).to_contain_text("ضيف ")
    expect(guest.locator("body")).not_to_contain_text("\x1a")
