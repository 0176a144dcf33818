"""Tables on small screens: nothing lies on anything, everything can be touched, nothing jumps, Back closes."""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from majlis import games
from majlis.server.protocol.parts import Position
from tests.browser.conftest import PHONE, Visitor
from tests.browser.geometry import box, faults, settled, small, still, unread
from tests.browser.hands import OFFERED, chosen, touch
from tests.browser.layers import clear, covered
from tests.browser.staged import Stage, held, overheard, telling

SIDEWAYS = (844, 390)
NARROW = (320, 640)
DESK = (1280, 640)
SIZES = (PHONE, SIDEWAYS, (667, 375), NARROW, DESK)
MAKE = """
async ([game, players, options]) => {
  const bots = Array.from({ length: players - 1 }, () => ({ occupant: 'bot', level: 1 }))
  const body = { game, options: { players, ...options }, seats: [{ occupant: 'me' }, ...bots], start: true }
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
    still(page)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    still(page)


def play(page: Page, touches: int, seed: int = 3) -> None:
    """Touch what is offered so many times, and wait until something is offered again or all is over."""
    policy_rng, until = random.Random(seed), time.monotonic() + 120
    while time.monotonic() < until:
        seen = page.evaluate(OFFERED)
        spot = chosen(seen["found"], policy_rng)
        if seen["over"] or (spot is not None and touches <= 0):
            return
        if spot is not None:
            touch(page, spot, by_finger=False)
            touches -= 1
        page.wait_for_timeout(80)
    raise AssertionError("the board offers nothing")


def rest(page: Page) -> bool:
    """Play until it is the turn of whoever looks, and they may think as long as they like; False: all is over."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        play(page, 0)
        still(page)
        if page.locator("[data-over]").count():
            return False
        if page.evaluate(RESTS):
            return True
        # A window closes by itself, and others go on: it is answered; what lies between rounds is left.
        play(page, 1)
    raise AssertionError("the table does not come to rest")


RESTS = """
() => document.querySelector('[data-asked=true]') !== null &&
  document.querySelector('[data-board] .ring, [data-interlude]') === null
"""


CROWDS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("quoridor", "en", 4, {}),
    ("quoridor", "ar", 4, {}),
    ("taki", "en", 10, {}),
    ("taki", "ar", 3, {}),
    ("taki", "ar", 4, {}),
    ("taki", "he", 6, {"rounds": 5}),
    ("nahs", "en", 12, {"decks": 2, "take": "free"}),
    ("nahs", "ar", 4, {"stages": 12}),
    ("nahs", "he", 6, {"take": "free", "stages": 12}),
    ("nahs", "ar", 6, {"stages": 12}),
    ("nahs", "he", 7, {"decks": 2}),
    ("toitoi", "en", 6, {}),
    ("toitoi", "ar", 6, {}),
    ("toitoi", "he", 4, {}),
    ("jackaroo", "en", 6, {}),
    ("jackaroo", "ar", 4, {}),
]
PLIES = {"quoridor": 30, "taki": 60, "nahs": 400, "toitoi": 60, "jackaroo": 60}
"""How far a match is looked at."""
LAID = {"jackaroo": [("pile", "wood")]}
"""What a game lays on something on purpose."""


def bad(page: Page, game: str, size: tuple[int, int]) -> list[str]:
    """Whatever is wrong with a table on a screen."""
    found = [*faults(page, *LAID.get(game, ())), *unread(page)]
    # On a desk a mouse finds what is smaller than a finger.
    return found if size == DESK else [*found, *(f"too small: {spot}" for spot in small(page))]


def looked_at(stage: Stage, positions: Sequence[Position]) -> list[str]:
    """What is wrong in some positions, on every screen."""
    game = stage.game.key
    found: dict[str, None] = {}
    for size in SIZES:
        stage.resize(size)
        for position in positions:
            stage.show(position)
            where = f"{game} of {stage.game.players} at {size[0]} x {size[1]}, ply {position.ply}"
            found |= dict.fromkeys(f"{where}: {fault}" for fault in bad(stage.page, game, size))
    return list(found)


@pytest.mark.parametrize(("game", "lang", "players", "options"), CROWDS)
def test_on_every_screen_all_of_a_table_is_seen_and_can_be_touched(
    visitor: Visitor, game: str, lang: str, players: int, options: dict[str, Any]
) -> None:
    """With few and with as many as there can be, at the beginning and later, upright and sideways, whatever is dealt."""
    stage = Stage(visitor("/", lang=lang, size=PHONE, before=overheard), game, players, **options)
    played = [position for grows in (False, True) for position in stage.played(1, PLIES[game], grows)]
    found = looked_at(stage, telling(played))
    assert found == [], "\n".join(found)


CUT_ON_PLATES = """
() => [...document.querySelectorAll('[data-board] [data-plate] :is(.words, .brief)')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)
"""


@pytest.mark.parametrize(("game", "lang"), list(zip(games(), ["ar", "he", "en", "en", "he"], strict=True)))
def test_with_one_other_at_the_table_nothing_on_a_plate_is_cut(visitor: Visitor, game: str, lang: str) -> None:
    page = visitor("/", lang=lang, size=PHONE)
    page.locator(f"[data-game={game}] button.primary").click()
    page.locator("dialog[open] label:has(input[value='2'])").first.click()
    page.locator("[data-quick=begin]").click()
    expect(page.locator("[data-board] [data-plate]")).to_have_count(2)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settled(page)
        assert page.evaluate(CUT_ON_PLATES) == [], size


@pytest.mark.parametrize("game", ["nahs", "taki"])
def test_an_own_long_name_is_whole_while_there_is_room(visitor: Visitor, game: str) -> None:
    page = visitor("/", lang="he", size=PHONE)
    page.request.patch("/api/me", data={"name": "Muhammad Ali Hussein 12"})
    sit(page, game, 2)
    assert page.evaluate(CUT_ON_PLATES) == []


DEALS = int(os.environ.get("MAJLIS_DEALS", "20"))
Crowd = tuple[int, dict[str, Any]]
MANY: dict[str, Any] = {"decks": 2, "take": "free", "stages": 12}
CROWDED: dict[str, list[Crowd]] = {
    "quoridor": [(2, {}), (4, {})],
    "taki": [*((players, {}) for players in range(2, 11)), (4, {"rounds": 5}), (10, {"mode": "pyramid"})],
    "nahs": [(players, {"take": "free", "stages": 12} if players < 7 else MANY) for players in range(2, 13)],
    "toitoi": [(players, {}) for players in range(2, 7)],
    "jackaroo": [(2, {}), (4, {}), (6, {})],
}


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ar", "he"])
@pytest.mark.parametrize(("game", "players", "options"), [(game, *one) for game in CROWDED for one in CROWDED[game]])
def test_no_deal_is_too_much_for_any_screen(
    visitor: Visitor, game: str, players: int, options: dict[str, Any], lang: str
) -> None:
    """MAJLIS_DEALS is the number of deals of each crowd, 20 unless told."""
    stage = Stage(visitor("/", lang=lang, size=PHONE, before=overheard), game, players, **options)
    found: list[str] = []
    for deal in range(DEALS):
        played = list(stage.played(deal, PLIES[game], grows=deal % 2 == 0))
        found += [f"deal {deal}: {fault}" for fault in looked_at(stage, telling(played))]
    assert found == [], "\n".join(found)


STANDS = {"taki": "[data-spot=pile]", "nahs": "[data-spot=pile]", "jackaroo": "svg[role=group]"}
"""What the middle of a table is known by."""
GROWS: dict[str, dict[str, Any]] = {"nahs": {"take": "free"}}
"""By what rules a hand grows fast."""


@pytest.mark.parametrize("size", [PHONE, NARROW, SIDEWAYS])
@pytest.mark.parametrize("game", STANDS)
def test_the_table_stays_where_it_is_while_hands_grow_and_banners_open(
    visitor: Visitor, game: str, size: tuple[int, int]
) -> None:
    stage = Stage(visitor("/", size=size, before=overheard), game, 4, **GROWS.get(game, {}))
    played, spot = list(stage.played(5, PLIES[game], grows=True)), f"[data-board] {STANDS[game]}"
    fullest = played.index(max(played, key=held))
    stage.show(played[0])
    before = box(stage.page, spot)
    stage.page.evaluate("window.seenBefore = document.querySelector('[data-board]')")
    for position in played[1 : fullest + 1 : max(fullest // 20, 1)]:
        stage.show(position)
        assert box(stage.page, spot) == before, f"moved at ply {position.ply}, with {held(position)} in the hand"
    stage.show(played[fullest], status="paused")
    expect(stage.page.locator("[data-go-on]")).to_be_visible()
    assert box(stage.page, spot) == before, "moved by the banner of a pause"
    anew = "(one) => one !== window.seenBefore"
    assert not stage.page.locator("[data-board]").evaluate(anew), "the board was drawn anew"


REACH = """
() => {
  const room = document.querySelector('[data-scrolled]')
  const { top, bottom } = room.getBoundingClientRect()
  const shown = (card) => {
    const box = card.getBoundingClientRect()
    return Math.min(box.bottom, bottom) - Math.max(box.top, top)
  }
  const cards = [...room.querySelectorAll('[data-card]')]
  return {
    legal: Math.max(...cards.filter((card) => card.matches('[data-action], [data-choice]')).map(shown)),
    last: shown(cards.at(-1)),
    more: [...document.querySelectorAll('[data-more]')].map((one) => one.dataset.more),
  }
}
"""
"""How much is seen of the legal cards and of the last one in a hand that is scrolled, and where it says there is more."""


LAST = {"ti": "ti>2"}
"""How the last card of a hand is laid, unless by its name."""


@pytest.mark.parametrize(("lang", "players", "seed"), [("en", 5, 7), ("ar", 6, 3)])
def test_a_hand_of_more_rows_than_fit_says_so_and_shows_what_can_be_laid(
    visitor: Visitor, lang: str, players: int, seed: int
) -> None:
    stage = Stage(visitor("/", lang=lang, size=NARROW, before=overheard), "nahs", players, take="free", stages=12)
    page = stage.page
    full = max((one for one in stage.played(seed, PLIES["nahs"], grows=True) if one.legal), key=held)
    assert held(full)[0] > 14
    stage.show(full)
    names = page.locator("[data-scrolled] [data-card]").evaluate_all("(cards) => cards.map((one) => one.dataset.card)")
    for wanted in (names[0], names[-1]):
        stage.show(msgspec.structs.replace(full, legal=[LAST.get(wanted, wanted)]))
        seen = page.evaluate(REACH)
        assert seen["legal"] >= 43, seen
        assert seen["more"] == ["down" if wanted == names[0] else "up"]
    assert page.evaluate(REACH)["last"] >= 43
    assert page.evaluate("document.scrollingElement.scrollTop") == 0


CLIPPED = """
() => {
  const room = document.querySelector('[data-spot=hand]').parentElement
  const { overflowY } = getComputedStyle(room)
  const top = overflowY === 'visible' ? document.querySelector('[data-board]').getBoundingClientRect().top
                                      : room.getBoundingClientRect().top
  const badges = [...document.querySelectorAll('.picked [data-times]')]
  return badges.map((badge) => Math.max(0, top - badge.getBoundingClientRect().top))
}
"""
"""How much is cut off what says how many of a picked card are held."""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, (1280, 640)])
def test_how_many_of_a_picked_card_are_held_is_not_cut_off(visitor: Visitor, size: tuple[int, int]) -> None:
    stage = Stage(visitor("/", size=size, before=overheard), "nahs", 4)
    page = stage.page
    pairs = (
        (one, move.removesuffix("x2"))
        for one in stage.played(2, PLIES["nahs"])
        for move in one.legal
        if re.fullmatch(r"\w+x2", move)
    )
    position, kind = next(pairs)
    stage.show(position)
    page.locator(f"[data-spot=hand] [data-card='{kind}']").click()
    expect(page.locator(".picked [data-times]")).to_be_visible()
    settled(page)
    assert page.evaluate(CLIPPED) == [0]


OVERHANG = """
() => {
  const box = document.querySelector('.choice')
  const [outer, ...inner] = [box, ...box.querySelectorAll('button')].map((one) => one.getBoundingClientRect())
  const isOut = ({ left, right, top, bottom }) =>
    left < outer.left || right > outer.right || top < outer.top || bottom > outer.bottom
  return inner.filter(isOut).length
}
"""


@pytest.mark.parametrize("lang", ["en", "he"])
def test_on_every_screen_the_colours_to_name_and_the_way_back_fit_their_box(visitor: Visitor, lang: str) -> None:
    stage = Stage(visitor("/", lang=lang, size=PHONE, before=overheard), "taki", 4)
    page = stage.page
    stage.show(next(one for seed in range(9) for one in stage.played(seed, 40) if "change:r" in one.legal))
    page.locator("[data-spot=hand] [data-card=change]").first.click()
    expect(page.locator(".choice button")).to_have_count(5)
    for size in SIZES:
        stage.resize(size)
        settled(page)
        assert page.evaluate(OVERHANG) == 0, size


FRAMES = """
(spot) => {
  window.framesSeen = []
  const look = () => {
    const one = document.querySelector(spot)
    if (one && getComputedStyle(one).visibility !== 'hidden') {
      const { x, y, width } = one.getBoundingClientRect()
      window.framesSeen.push([x, y, width])
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
"""
"""Where something lies in every frame from the first one in which it is seen."""


@pytest.mark.parametrize("size", [PHONE, NARROW, SIDEWAYS, (1280, 640)])
@pytest.mark.parametrize("game", STANDS)
def test_a_table_stands_where_it_will_from_the_first_frame(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    recorder = f"({FRAMES})({json.dumps(f'[data-board] {STANDS[game]}')})"

    def before(page: Page) -> None:
        overheard(page)
        page.add_init_script(recorder)

    stage = Stage(visitor("/", size=size, before=before), game, 4)
    stage.enter()
    for position in stage.played(1, 3):
        stage.show(position)
    seen = stage.page.evaluate("window.framesSeen")
    assert len(seen) > 2
    for frame in seen:
        assert all(abs(there - here) < 3 for there, here in zip(frame, seen[-1], strict=True)), seen


CUT_SHORT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"


@pytest.mark.parametrize("lang", ["en", "ar", "he"])
def test_what_a_hint_advises_is_read_whole(visitor: Visitor, lang: str) -> None:
    page = visitor("/", lang=lang, size=PHONE)
    sit(page, "jackaroo", 6)
    expect(page.locator("[data-tool=hint]")).to_be_enabled(timeout=60_000)
    for step in ("area", "piece", "moves"):
        page.locator("[data-tool=hint]").click()
        expect(page.locator(f"[data-hints={step}]")).to_be_visible(timeout=60_000)
        assert page.locator("[data-hints] p").evaluate_all(CUT_SHORT) == []
    assert page.locator("[data-hint] .action").evaluate_all(CUT_SHORT) == []


@pytest.mark.parametrize("lang", ["en", "ar", "he"])
def test_home_fits_a_narrow_phone(visitor: Visitor, lang: str) -> None:
    """Nothing is scrolled sideways, cut off or laid upon anything, and a finger finds what it wants."""
    page = visitor("/", lang=lang, size=NARROW)
    expect(page.locator("[data-game]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SIDEWAYS_SCROLL) == []
    assert page.evaluate(CUT) == []
    for top in range(0, page.evaluate("document.scrollingElement.scrollHeight"), 500):
        page.evaluate("(top) => scrollTo(0, top)", top)
        assert small(page) == []


SIDEWAYS_SCROLL = """
() => [...document.querySelectorAll('body *')].filter((one) => {
  const box = one.getBoundingClientRect()
  const seen = box.width > 1 && box.height > 1 && getComputedStyle(one).visibility !== 'hidden'
  return seen && !one.closest('svg, .unseen') && (box.left < -1 || box.right > innerWidth + 1)
}).map((one) => one.outerHTML.slice(0, 120))
"""
"""What reaches over the sides of the screen."""
CUT = """
() => {
  const bad = []
  const texts = [...document.querySelectorAll('main *, header *, footer *')].filter((one) =>
    !one.closest('svg, .unseen, dialog') &&
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  const boxes = texts.map((one) => {
    const range = document.createRange()
    const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim())
    // From the first to the last of its own words: what is said beside them to screen readers alone takes no room.
    range.setStartBefore(own[0])
    range.setEndAfter(own.at(-1))
    const box = range.getBoundingClientRect()
    const clips = one.closest('[data-game], a, button, li, p, h1, h2, h3') ?? one
    const edge = clips.getBoundingClientRect()
    if (box.width > 1 && (box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 2))
      bad.push(`cut: ${one.textContent.trim()}`)
    return { one, box }
  }).filter(({ box }) => box.width > 1)
  for (const [at, { one, box }] of boxes.entries())
    for (const { one: other, box: near } of boxes.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const across = Math.min(box.right, near.right) - Math.max(box.left, near.left)
      const down = Math.min(box.bottom, near.bottom) - Math.max(box.top, near.top)
      if (across > 3 && down > 3) bad.push(`${one.textContent.trim()} lies on ${other.textContent.trim()}`)
    }
  return bad
}
"""
"""Words that reach over the edge of what they stand in, or lie on other words."""


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
        still(page)
        assert box(page, wood) == before
        assert faults(page) == []
        page.locator("[data-notice] button").click()
        expect(page.locator("[data-notice]")).to_have_count(0)
        for opened in ("[data-menu=open]", "[data-tool=history]", "[data-tool=chat]"):
            page.locator(opened).click()
            covered(page)
            page.go_back()
            clear(page)
            assert page.url == where
        page.locator("[data-menu=open]").click()
        page.locator("[data-menu=pause]").click()
        expect(page.locator("[data-go-on]")).to_be_visible()
        still(page)
        assert box(page, wood) == before
        page.locator("[data-go-on]").click()
        expect(page.locator("[data-go-on]")).to_have_count(0)
    clear(page)
    page.go_back()
    expect(page).not_to_have_url(where)


def test_a_finger_that_rests_on_a_card_asks_what_it_does_and_does_not_play(visitor: Visitor) -> None:
    page = visitor("/", size=PHONE)
    sit(page, "taki", 4)
    pile = box(page, "[data-spot=pile]")
    play(page, 4)
    rest(page)
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
    covered(page)
    page.go_back()
    clear(page)
    page.locator("[data-tool=history]").click()
    expect(page.locator("[data-history] li").last).to_be_in_viewport()
