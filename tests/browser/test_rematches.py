"""Another match of the same two people, in two browsers: all see the offer, and it begins as the page has said."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.hands import play_to_the_end
from tests.browser.patience import PATIENCE
from tests.browser.test_lobby import named, set_table

OPTIONS: dict[str, dict[str, Any]] = {
    "jackaroo": {},
    "taki": {"starter": 1},
    "quoridor": {"starter": 1},
    "toitoi": {"tie": "birthday", "birthdays": [105, 209]},
}
NEXT = {
    "jackaroo": "the lead moves on",
    "taki": "the winner begins",
    "quoridor": "the first move passes on",
}
SEATS = [{"occupant": "me"}, {"occupant": "free"}]
YOURS = re.compile("Your turn")


def at_a_table(visitor: Visitor, game: str) -> tuple[Page, Page]:
    host, guest = visitor("/"), visitor("/")
    named(host, "Mona")
    named(guest, "Sami")
    table = set_table(host, game=game, options={"players": 2, **OPTIONS[game]}, seats=SEATS)
    guest.goto(f"/table/{table}")
    guest.locator("[data-sit]").first.click()
    host.locator("[data-start]").click()
    begun(host, guest, game)
    return host, guest


def begun(host: Page, guest: Page, game: str) -> None:
    for page in (host, guest):
        page.locator(f"[data-board={game}][data-ply='0']").wait_for()


def beginner(host: Page, guest: Page) -> Page:
    """Whose turn it is."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in (host, guest):
            if YOURS.search(page.title()):
                return page
        host.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def give_up(page: Page) -> None:
    page.locator("[data-menu=open]").click()
    page.locator("[data-menu=resign]").click()
    page.locator("[data-resign=sure]").click()


def again(host: Page, guest: Page, game: str) -> None:
    """The host offers another match; the guest sees it and takes it up."""
    for page in (host, guest):
        page.locator("[data-over]").wait_for()
        if game in NEXT:
            expect(page.locator("[data-next]")).to_contain_text(NEXT[game])
        else:
            expect(page.locator("[data-next]")).to_have_count(0)
    host.locator("[data-over] [data-rematch]").click()
    expect(guest.locator("[data-over] [data-rematch-asked]")).to_be_visible()
    expect(host.locator("[data-over] [data-rematch-asked]")).to_be_visible()
    guest.locator("[data-over] [data-rematch]").click()
    begun(host, guest, game)


@pytest.mark.parametrize("game", ["jackaroo", "quoridor"])
def test_the_first_move_passes_on_each_time(visitor: Visitor, game: str) -> None:
    """J-23, Q-3."""
    host, guest = at_a_table(visitor, game)
    expected = beginner(host, guest)
    for _ in range(2):
        expected = guest if expected is host else host
        give_up(host)
        again(host, guest, game)
        expect(expected).to_have_title(YOURS)
        for page in (host, guest):
            expect(page.locator("[data-drew]")).to_have_count(0)


def test_in_taki_the_winner_begins_t_4(visitor: Visitor) -> None:
    host, guest = at_a_table(visitor, "taki")
    for loser, winner in ((host, guest), (guest, host)):
        give_up(loser)
        again(host, guest, "taki")
        expect(winner).to_have_title(YOURS)


def test_in_toi_toi_birthdays_go_with_the_people_o_3(visitor: Visitor) -> None:
    host, guest = at_a_table(visitor, "toitoi")
    before = shown_options(host)
    give_up(host)
    again(host, guest, "toitoi")
    assert before["birthdays"] == [105, 209]
    assert shown_options(host)["birthdays"] == [209, 105]


def shown_options(page: Page) -> dict[str, Any]:
    """The house rules of the last match."""
    found: dict[str, Any] = page.request.get("/api/matches").json()[0]["options"]
    return found


@pytest.mark.timeout(3600)
def test_in_nahs_the_jinx_deals_n_21(visitor: Visitor) -> None:
    page = visitor("/")
    named(page, "Mona")
    seats = [{"occupant": "me"}, {"occupant": "bot", "level": 1}]
    set_table(page, game="nahs", options={"players": 2, "stages": 1}, seats=seats)
    page.locator("[data-start]").click()
    play_to_the_end(page)
    expect(page.locator("[data-next]")).to_contain_text("the jinx deals")
    is_jinx = not page.get_by_role("heading", name="You have won!").is_visible()
    page.locator("[data-over] [data-rematch]").click()
    told = re.compile("Stage 1 begins; (you|Mona) deals?" if is_jinx else "Stage 1 begins; (?!you|Mona).* deals")
    expect(page.locator("[data-history]")).to_contain_text(told)
