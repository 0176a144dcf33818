"""No screen has a fault that axe can find: light and dark, phone and desk, left to right and right to left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from majlis import games
from tests.browser.conftest import DESK, PHONE, Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: list[dict[str, Any]] = [
    {"lang": "en", "size": DESK, "dark": False},
    {"lang": "ar", "size": PHONE, "dark": True},
    {"lang": "he", "size": PHONE, "dark": False},
]


SETTLED = """
async () => {
  const fading = () => document.getAnimations().some((one) =>
    one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
  for (let tries = 0; tries < 200 && fading(); tries++) await new Promise((done) => setTimeout(done, 50))
}
"""
"""Until nothing fades in or out any more: colours on the way are nobody's to judge."""


def faults(page: Page) -> list[str]:
    """What axe finds, one line each."""
    page.evaluate(SETTLED)
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{page.url}: {fault['id']}: {fault['help']}: {node['html'][:160]}"
        for fault in found
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look["lang"])
def test_the_rooms_of_the_house(visitor: Visitor, look: dict[str, Any]) -> None:
    page, found = visitor("/", **look), []
    rooms = ["/", "/rules", "/matches", "/puzzles", "/nowhere"]
    rooms += [f"/{room}/{game}" for room in ("new", "rules") for game in games()]
    for room in rooms:
        page.goto(room)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        found += faults(page)
    assert found == []


@pytest.mark.parametrize(("number", "game"), list(enumerate(games())))
def test_the_tables(visitor: Visitor, number: int, game: str) -> None:
    page = visitor("/", **LOOKS[number % len(LOOKS)])
    page.locator(f"[data-game={game}] button.primary").click()
    found = faults(page)
    page.locator("[data-quick=begin]").click()
    expect(page.locator(f"[data-board={game}]")).to_be_visible()
    page.wait_for_timeout(500)
    found += faults(page)
    page.locator("[data-menu=open]").click()
    found += faults(page)
    page.locator("[data-menu=hurry]").click()
    page.locator("[data-menu=open]").click()
    page.locator("[data-menu=resign]").click()
    page.locator("[data-resign=sure]").click()
    expect(page.locator("[data-over]")).to_be_visible(timeout=300_000)
    found += faults(page)
    page.locator("[data-over] a[href^='/match/']:not([data-review])").click()
    expect(page.locator("[data-board]")).to_be_visible()
    found += faults(page)
    assert found == []
