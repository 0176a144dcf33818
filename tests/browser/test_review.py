"""Looking back at a match in a real browser: found blunders, what is kept, stopping, trying again, one's record."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import majlis
from tests.analysis.blunders import played
from tests.analysis.test_review import BLUNDERS
from tests.browser.conftest import DESK, LANDSCAPE, PHONE, Visitor
from tests.browser.test_access import faults
from tests.browser.test_replay import answer, short_match

LOOKS: dict[str, dict[str, Any]] = {
    "jackaroo": {"lang": "ar", "size": PHONE, "dark": True},
    "nahs": {"lang": "he", "size": PHONE},
    "quoridor": {"lang": "en", "size": DESK},
    "taki": {"lang": "he", "size": LANDSCAPE, "dark": True},
    "toitoi": {"lang": "ar", "size": DESK, "dark": True},
}


def brought(page: Page, match: majlis.Match, folder: Path) -> str:
    """Bring a match to the server as a file; the address of its review."""
    file = folder / "match.json"
    file.write_text(match.replay().dumps(), "utf-8")
    page.goto("/matches")
    page.locator("[data-replay=file]").set_input_files(file)
    expect(page.locator("[data-viewer]")).to_be_visible()
    if not page.locator("[data-replay=review]").is_visible():
        page.locator(".slim button").last.click()
    page.locator("[data-replay=review]:visible").click()
    expect(page).to_have_url(re.compile(r"/match/file-[^/]+/review$"))
    return page.url


@pytest.mark.parametrize("key", BLUNDERS)
def test_a_blunder_is_found_and_the_review_is_kept(visitor: Visitor, tmp_path: Path, key: str) -> None:
    match, ply, seat = BLUNDERS[key]()
    page = visitor("/matches", **LOOKS[key])
    address = brought(page, match, tmp_path)
    blunder = page.locator(f"[data-costly='{ply}']")
    expect(blunder).to_be_visible(timeout=300_000)
    expect(blunder.locator(".better")).to_be_visible()
    cards = page.locator("[data-review-seat]")
    expect(cards).to_have_count(match.game.players)
    # A sentence says what the lines of a chart show.
    for card in cards.all():
        assert card.locator("p").inner_text().count("%") == 3
    expect(page.locator("[data-decisive]")).to_have_count(match.game.players)
    blunder.locator("summary").click()
    expect(blunder.locator(".lines")).to_have_count(2)
    expect(blunder.locator(".lines li").last).to_be_visible()
    page.locator("[data-review=table] summary").click()
    # The columns of two players fit a phone as well.
    table = page.locator("[data-review=table] .scroll")
    assert table.evaluate("(all) => all.scrollWidth <= all.clientWidth")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    workers: list[object] = []
    page.on("worker", lambda worker: workers.append(worker))
    page.goto(address)
    expect(blunder).to_be_visible()
    assert workers == []
    blunder.locator("a").click()
    viewing = page.locator("[data-viewer]")
    expect(viewing).to_have_attribute("data-ply", str(ply))
    expect(viewing).to_have_attribute("data-viewer", str(seat))


def test_a_review_is_stopped_and_begun_again(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor("/matches", size=PHONE)
    brought(page, played(majlis.game("jackaroo", players=4), 1), tmp_path)
    stop = page.locator("[data-review=stop]")
    expect(page.locator("progress")).to_be_visible()
    assert faults(page) == []
    stop.focus()
    page.keyboard.press("Enter")
    expect(stop).to_have_count(0)
    expect(page.locator("[data-costly]")).to_have_count(0)
    page.locator("[data-review=begin]").click()
    expect(stop).to_be_visible()


def lacking(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")


def test_a_browser_without_webassembly_is_told_so(visitor: Visitor, tmp_path: Path) -> None:
    before: Callable[[Page], None] = lacking
    page = visitor("/matches", before=before)
    brought(page, BLUNDERS["quoridor"]().match, tmp_path)
    expect(page.locator("[data-review=obstacle]")).to_contain_text("WebAssembly")


def test_ones_own_match_is_tried_again_and_stands_in_the_record(visitor: Visitor) -> None:
    """By keyboard alone."""
    page, match = short_match(visitor())
    page.goto(f"/match/{match['id']}/review")
    expect(page.locator("[data-review-seat]")).to_have_count(2, timeout=300_000)
    page.locator("[data-review=again]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-replay=begin]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    page.goto("/matches")
    expect(page.locator("[data-record]")).to_be_visible()
    expect(page.locator("[data-reviewed]")).to_have_count(1)
    assert faults(page) == []
    page.locator("[data-reviewed]").click()
    expect(page).to_have_url(re.compile(f"/match/{match['id']}/review"))


def test_the_link_to_a_review_is_passed_on(visitor: Visitor) -> None:
    page, match = short_match(visitor(), watch="nobody")
    page.goto(f"/match/{match['id']}/review")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-review=share]").click()
    address = page.wait_for_function("navigator.clipboard.readText()").json_value()
    assert "/review?key=" in address
    other = visitor(address)
    expect(other.locator("[data-review-seat]")).to_have_count(2, timeout=300_000)
    # Nobody whom the match concerns: it is in nobody's record.
    other.goto("/matches")
    expect(other.locator("[data-record]")).to_have_count(0)


def test_a_match_that_still_runs_is_said_to_run(visitor: Visitor) -> None:
    """Whoever plays on from a moment has begun a match: it is not over, and nothing is computed of it."""
    page, match = short_match(visitor())
    page.goto(f"/match/{match['id']}?ply=0")
    page.locator("[data-replay=play-on]").click()
    page.locator("[data-replay=begin]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    running = next(each for each in answer(page, "/api/matches") if each["table"])
    page.goto(f"/match/{running['id']}/review")
    expect(page.get_by_text("This match is not over yet.")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator("[data-review=begin]")).to_have_count(0)


def test_a_match_that_there_is_not_is_said_to_be_missing(visitor: Visitor) -> None:
    page = visitor("/match/no-such-match/review")
    expect(page.get_by_text("There is no match here under this address.")).to_be_visible()
    page.goto("/match/%F0%9F%90%88/review?key=%00")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


def test_the_end_of_a_match_offers_to_look_back(visitor: Visitor) -> None:
    page = visitor("/")
    page.locator("[data-game=toitoi] button.primary").click()
    page.locator("[data-quick=begin]").click()
    expect(page.locator("[data-board=toitoi]")).to_be_visible()
    page.locator("[data-menu=open]").click()
    page.locator("[data-menu=hurry]").click()
    page.locator("[data-menu=open]").click()
    page.locator("[data-menu=resign]").click()
    page.locator("[data-resign=sure]").click()
    page.locator("[data-over] [data-review=open]").click(timeout=300_000)
    expect(page).to_have_url(re.compile(r"/match/[^/]+/review$"))
    expect(page.locator("[data-review=stop]").or_(page.locator("[data-review-seat]").first)).to_be_visible()
