"""How people come to a table: from the lobby with one touch, by an invitation, too late, or not at all."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, ELSEWHERE, LANDSCAPE, PHONE, Visitor
from tests.browser.test_access import faults

NARROW = (320, 640)
RENAME = """
(name) => fetch('/api/me', {
  method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }),
})
"""

FOLLOWS = """
([first, second]) => {
  const [one, other] = [first, second].map((selector) => document.querySelector(selector))
  return !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
"""
"""Whether the second stands after the first."""


def named(page: Page, name: str) -> None:
    """Call this visitor something, once the server knows them: two requests without a cookie would make two guests."""
    while page.evaluate("localStorage.getItem('majlis-me')") is None:
        page.wait_for_timeout(50)
    page.evaluate(RENAME, name)
    page.reload()


def set_table(host: Page, **plan: Any) -> str:
    """A table of this visitor's, opened; gives its id."""
    usual: dict[str, Any] = {"game": "quoridor", "options": {"players": 2, "starter": 1}}
    answer = host.request.post(
        "/api/tables", data=usual | plan, headers={"Origin": host.evaluate("location.origin")}
    ).json()
    host.goto(f"/table/{answer['table']}")
    expect(host.locator("[data-start]")).to_be_visible()
    return str(answer["table"])


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_sit_down_in_the_lobby_seats_you(visitor: Visitor) -> None:
    host, guest = visitor("/"), visitor("/", size=PHONE)
    named(host, "Layla")
    table = set_table(
        host, game="toitoi", options={"players": 3}, seats=[{"occupant": "me"}, *2 * [{"occupant": "free"}]]
    )
    line = guest.locator(f"[data-table='{table}']")
    expect(line).to_contain_text("Layla")
    line.locator("[data-sit]").click()
    expect(guest).to_have_url(re.compile(f"/table/{table}$"))
    # No second touch: the seat is theirs, on both screens.
    expect(guest.locator("[data-seat='1'] [data-plate]")).to_contain_text("You")
    expect(host.locator("[data-seat='1'] [data-plate]")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, NARROW, LANDSCAPE, DESK], ids=str)
def test_an_invited_friend_sees_who_invites_to_what_and_sits_with_one_touch(
    visitor: Visitor, server_address: str, size: tuple[int, int]
) -> None:
    away = f"http://{ELSEWHERE}:{urlsplit(server_address).port}"
    host = visitor(f"{away}/")
    named(host, "Layla")
    host.goto(f"{away}/new/quoridor?fences=5")
    host.get_by_role("button", name="Friends by link").click()
    host.get_by_role("button", name="Set the table").click()
    link = host.locator("[data-invite]").input_value()
    friend = visitor(link, size=size)
    assert not friend.evaluate("isSecureContext")
    expect(friend.get_by_role("heading", level=1)).to_have_text(re.compile("Layla.*invites you to.*Quoridor"))
    invitation = friend.locator("[data-invitation]")
    expect(invitation).to_contain_text("1 of 2 seats is taken")
    expect(invitation).to_contain_text(re.compile(r"Fences.*5"))
    assert fits(friend)
    # Sitting down is in sight without scrolling, and one may talk before it.
    expect(friend.locator("[data-sit]")).to_be_in_viewport(ratio=1)
    friend.get_by_role("textbox", name="Say something").fill("On my way")
    friend.keyboard.press("Enter")
    expect(host.locator("[data-waiting-chat]")).to_contain_text("On my way")
    friend.locator("[data-name]").fill("Noor")
    friend.locator("[data-sit]").click()
    expect(host.locator("[data-seat='1'] [data-plate]")).to_contain_text("Noor")
    expect(friend.locator("[data-seat='1'] [data-plate]")).to_contain_text("Noor")
    # Where one sits comes before the way to invite more.
    assert friend.evaluate(FOLLOWS, ["[data-seat='1']", "[data-invite]"])
    # While they wait they can talk.
    friend.get_by_role("textbox", name="Say something").fill("Here I am")
    friend.keyboard.press("Enter")
    expect(host.locator("[data-waiting-chat]")).to_contain_text("Here I am")
    host.locator("[data-start]").click()
    for page in (host, friend):
        expect(page.locator("[data-board=quoridor]")).to_be_visible()


def test_a_name_that_is_known_stands_there_already(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/")
    named(friend, "Noor")
    set_table(host, seats=[{"occupant": "me"}, {"occupant": "link"}])
    friend.goto(host.locator("[data-invite]").input_value())
    expect(friend.locator("[data-name]")).to_have_value("Noor")
    friend.locator("[data-name]").press("Enter")
    expect(host.locator("[data-seat='1'] [data-plate]")).to_contain_text("Noor")


@pytest.mark.parametrize("look", [{"lang": "en"}, {"lang": "ar", "size": PHONE, "dark": True}], ids=["en", "ar"])
def test_who_comes_too_late_is_told_so_and_has_ways_out(visitor: Visitor, look: dict[str, Any]) -> None:
    """Full, begun, over, gone: each says so, none is a dead end, and axe finds nothing."""
    host, second, late = visitor("/"), visitor("/"), visitor("/", **look)
    set_table(host, options={"players": 2, "starter": 1, "fences": 5}, seats=[{"occupant": "me"}, {"occupant": "link"}])
    link = host.locator("[data-invite]").input_value()
    second.goto(link)
    second.locator("[data-sit]").click()
    expect(second.locator("[data-seat='1'] [data-plate]")).to_be_visible()
    late.goto(link)
    expect(late.locator("[data-full]")).to_be_visible()
    expect(late.locator("[data-sit]")).to_have_count(0)
    assert faults(late) == []
    expect(late.locator("[data-like]")).to_have_attribute("href", re.compile("/new/quoridor.*players=2.*fences=5"))
    host.locator("[data-start]").click()
    # Who waits at the full table sees the match begin.
    expect(late.locator("[data-board=quoridor]")).to_be_visible()
    late.goto(link)
    expect(late.locator("[data-late=playing]")).to_be_visible()
    assert faults(late) == []
    late.locator("[data-watch]").click()
    expect(late.locator("[data-board=quoridor]")).to_be_visible()
    host.locator("[data-menu=open]").click()
    host.locator("[data-menu=resign]").click()
    host.locator("[data-resign=sure]").click()
    expect(host.locator("[data-over]")).to_be_visible()
    late.goto(link)
    expect(late.locator("[data-late=over]")).to_be_visible()
    late.locator("[data-late] a[href^='/match/']").wait_for()
    late.locator("[data-like]").click()
    expect(late).to_have_url(re.compile("/new/quoridor"))
    late.goto("/table/nothing-there?key=nothing")
    expect(late.get_by_role("heading", level=1)).to_be_visible()
    expect(late.locator("main a[href='/']")).to_be_visible()
    assert faults(late) == []
