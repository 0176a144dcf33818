"""Tables on small screens: nothing lies on anything, everything can be touched, nothing jumps, Back closes."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.geometry import box, faults, small
from tests.browser.hands import OFFERED, chosen, touch

SIDEWAYS = (844, 390)
NARROW = (320, 640)
SIZES = (PHONE, SIDEWAYS, (667, 375), NARROW, (1280, 640))
MAKE = """
async ([game, players, options]) => {
  const bots = Array.from({ length: players - 1 }, () => ({ keeper: 'bot', level: 1 }))
  const body = { game, options: { players, ...options }, seats: [{ keeper: 'me' }, ...bots], start: true }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()).table
}
"""


def sit(page: Page, game: str, players: int, **options: Any) -> None:
    """A table with bots, begun."""
    expect(page.locator("[data-game]").first).to_be_visible()
    page.goto(f"/table/{page.evaluate(MAKE, [game, players, options])}")
    expect(page.locator(f"[data-board={game}]")).to_be_visible()


STILL = """
async () => {
  const look = () => [...document.querySelectorAll('[data-board] *')].map((one) => {
    const { x, y, width } = one.getBoundingClientRect()
    return `${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`
  }).join()
  for (let before = null, tries = 0; tries < 50; tries++) {
    const now = look()
    if (now === before) return
    before = now
    await new Promise((done) => setTimeout(done, 120))
  }
}
"""
"""Until nothing moves any more."""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(STILL)


def play(page: Page, touches: int, seed: int = 3) -> None:
    """Touch what is offered so many times, and wait until something is offered again or all is over."""
    whim, until = random.Random(seed), time.monotonic() + 120
    while time.monotonic() < until:
        seen = page.evaluate(OFFERED)
        spot = chosen(seen["found"], whim)
        if seen["over"] or (spot is not None and touches <= 0):
            return
        if spot is not None:
            touch(page, spot, by_finger=False)
            touches -= 1
        page.wait_for_timeout(80)
    raise AssertionError("the board offers nothing")


CROWDS = {"quoridor": 4, "taki": 10}


@pytest.mark.parametrize("lang", ["en", "ar"])
@pytest.mark.parametrize("game", CROWDS)
def test_on_every_screen_all_of_a_table_is_seen_and_can_be_touched(visitor: Visitor, game: str, lang: str) -> None:
    """With four and with as many as there can be, at the beginning and later, upright and sideways."""
    page = visitor("/", lang=lang, size=PHONE)
    found: list[str] = []
    players = CROWDS[game] if lang == "en" else 4
    sit(page, game, players)
    for touches in (0, 5):
        play(page, touches)
        for size in SIZES:
            resize(page, size)
            where = f"{game} of {players} at {size[0]} x {size[1]}"
            found += [f"{where}: {fault}" for fault in faults(page)]
            if size != (1280, 640):
                found += [f"{where}: too small: {spot}" for spot in small(page)]
        resize(page, PHONE)
    assert found == [], "\n".join(found)


def test_what_is_said_covers_nothing_and_moves_nothing_and_back_closes_what_is_open(visitor: Visitor) -> None:
    page = visitor("/", size=PHONE)
    sit(page, "quoridor", 2)
    where, wood = page.url, "[data-board] svg[role=group]"
    play(page, 0)
    for size in (PHONE, SIDEWAYS):
        resize(page, size)
        before = box(page, wood)
        page.locator("[data-at=e5]").click()
        expect(page.locator("[data-notice]")).to_contain_text("one square at a time")
        assert box(page, wood) == before
        assert faults(page) == []
        page.locator("[data-notice] button").click()
        expect(page.locator("[data-notice]")).to_have_count(0)
        for opened in ("[data-menu=open]", "[data-tool=history]", "[data-tool=chat]"):
            page.locator(opened).click()
            expect(page.locator("dialog[open]")).to_have_count(1)
            page.wait_for_timeout(100)
            page.go_back()
            expect(page.locator("dialog[open]")).to_have_count(0)
            assert page.url == where
        page.locator("[data-menu=open]").click()
        page.locator("[data-menu=pause]").click()
        expect(page.locator("[data-go-on]")).to_be_visible()
        assert box(page, wood) == before
        page.locator("[data-go-on]").click()
        expect(page.locator("[data-go-on]")).to_have_count(0)
    page.go_back()
    expect(page).not_to_have_url(where)


def test_a_finger_that_rests_on_a_card_asks_what_it_does_and_does_not_play(visitor: Visitor) -> None:
    page = visitor("/", size=PHONE)
    sit(page, "taki", 4)
    pile = box(page, "[data-spot=pile]")
    play(page, 6)
    assert box(page, "[data-spot=pile]") == pile, "the pile has moved while the hand changed"
    ply = page.locator("[data-board]").get_attribute("data-ply")
    card = page.locator("[data-board] [data-card]").last
    found = card.bounding_box()
    assert found is not None
    spot = {"x": found["x"] + found["width"] / 2, "y": found["y"] + found["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    tip = page.locator("[data-tip]")
    expect(tip).to_contain_text(re.compile(r"T-\d+"))
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("[data-board]").get_attribute("data-ply") == ply
    tip.get_by_role("button").click()
    expect(page.locator("dialog[open] [id^='T-'], dialog[open] [id*='T-']").first).to_be_attached()
    # The history opens at the last move.
    page.go_back()
    page.locator("[data-tool=history]").click()
    expect(page.locator("[data-history] li").last).to_be_in_viewport()
