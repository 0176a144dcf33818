"""A pair of hands: it touches what a board offers until the match is over, by mouse, by finger or by keyboard."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection
from typing import Any

from playwright.sync_api import Page

from tests.browser.patience import PATIENCE

OFFERED = """
() => {
  const found = []
  for (const one of document.querySelectorAll('[data-board] [data-action], [data-board] [data-choice]')) {
    if (one.disabled || one.getAttribute('aria-disabled') === 'true' || one.closest('[inert]')) continue
    const box = one.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    for (const [fx, fy] of [[0.5, 0.5], [0.2, 0.2], [0.15, 0.6], [0.5, 0.1]]) {
      const [x, y] = [box.x + box.width * fx, box.y + box.height * fy]
      const top = document.elementFromPoint(x, y)
      if (top && (one === top || one.contains(top))) {
        found.push({ action: one.dataset.action ?? null, choice: one.dataset.choice ?? null, x, y })
        break
      }
    }
  }
  const board = document.querySelector('[data-board]')
  const next = document.querySelector('[data-interlude] [data-go-on]')
  if (next) {
    const box = next.getBoundingClientRect()
    found.push({ action: 'next', choice: null, x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  return { over: !!document.querySelector('[data-over]'), ply: board?.dataset.ply ?? null, found }
}
"""
"""What can really be touched: what lies under something else cannot. Between rounds, the way to the next one."""

AIDS = frozenset({"back", "ways", "turn", "fence", "results", "draw"})
"""Touches that lead to no action, or back."""
IDLE = ("draw", "take", "throw", "open", "pass")
"""What is done only if there is nothing else."""


def touch(page: Page, spot: dict[str, Any], by_finger: bool) -> None:
    if by_finger:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.click(spot["x"], spot["y"])


def chosen(found: list[dict[str, Any]], policy_rng: random.Random) -> dict[str, Any] | None:
    """One of the offers: an action that gets on, else a choice on the way to one, else whatever there is."""
    actions = [spot for spot in found if spot["action"] is not None]
    eager = [spot for spot in actions if not spot["action"].startswith(IDLE)]
    walks = [spot for spot in eager if len(spot["action"]) == 2]
    choices = [spot for spot in found if spot["choice"] is not None and spot["choice"] not in AIDS]
    if walks and policy_rng.random() < 0.6:
        return policy_rng.choice(walks)
    if eager and (not choices or policy_rng.random() < 0.7):
        return policy_rng.choice(eager)
    if choices and (not actions or policy_rng.random() < 0.8):
        return policy_rng.choice(choices)
    return policy_rng.choice(actions) if actions else None


def can_act(page: Page) -> bool:
    """Whether the board offers a touch that leads to an action; aids are there for those, too, who only watch."""
    return any(spot["choice"] not in AIDS for spot in page.evaluate(OFFERED)["found"])


def ply(page: Page) -> int:
    return int(page.locator("[data-board]").get_attribute("data-ply") or -1)


def act(page: Page, policy_rng: random.Random) -> None:
    """One move by the mouse, once the board offers one: until then what others do may still be on its way."""
    before: int | None = None
    until = time.monotonic() + PATIENCE
    while before is None or ply(page) == before:
        assert time.monotonic() < until, "the board offers nothing" if before is None else "no touch leads to a move"
        seen = page.evaluate(OFFERED)
        if before is None and any(spot["choice"] not in AIDS for spot in seen["found"]):
            before = int(seen["ply"])
        spot = chosen(seen["found"], policy_rng)
        if before is not None and spot is not None:
            touch(page, spot, by_finger=False)
        page.wait_for_timeout(60)


def play_to_the_end(page: Page, by_finger: bool = False, seed: int = 1) -> int:
    """Touch until the result is shown, as long as the match gets on; gives the number of touches.

    A page that referees itself deals by luck: one match of Super Taki in forty is over within five touches.
    """
    policy_rng, touches = random.Random(seed), 0
    moved, ply = time.monotonic(), None
    while True:
        seen = page.evaluate(OFFERED)
        if seen["over"]:
            return touches
        if seen["ply"] != ply:
            ply, moved = seen["ply"], time.monotonic()
        assert time.monotonic() - moved < PATIENCE, f"nothing has happened since ply {ply}; offered: {seen['found']}"
        spot = chosen(seen["found"], policy_rng)
        if spot is None:
            page.wait_for_timeout(40)
            continue
        touch(page, spot, by_finger)
        touches += 1
        page.wait_for_timeout(30)


FOCUSED = """
() => {
  const one = document.activeElement
  const board = document.querySelector('[data-board]')
  const middle = (of) => {
    const box = of.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  let way = null
  let nearest = Infinity
  for (const other of document.querySelectorAll('[data-board] [data-action]')) {
    const [x, y] = middle(one)
    const [dx, dy] = middle(other).map((value, axis) => value - [x, y][axis])
    if (Math.hypot(dx, dy) >= nearest) continue
    nearest = Math.hypot(dx, dy)
    way = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
  }
  return {
    action: one?.dataset?.action ?? null,
    inside: !!one?.closest('[data-board]'),
    over: !!document.querySelector('[data-over]'),
    ply: board?.dataset.ply ?? null,
    way,
  }
}
"""
"""What has the focus, and which arrow leads from there to the nearest action of the board."""


def play_by_keyboard(page: Page, seed: int = 1) -> int:
    """Tab and arrows until something with an action has the focus, then Enter; until the result is shown."""
    policy_rng, presses = random.Random(seed), 0
    moved, ply = time.monotonic(), None
    while True:
        seen = page.evaluate(FOCUSED)
        if seen["over"]:
            return presses
        if seen["ply"] != ply:
            ply, moved = seen["ply"], time.monotonic()
        assert time.monotonic() - moved < PATIENCE, f"no key has led to a move since ply {ply}"
        if seen["way"] is None:
            page.wait_for_timeout(40)
        elif seen["action"] is not None:
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
        elif not seen["inside"]:
            page.keyboard.press("Tab")
        else:
            page.keyboard.press(policy_rng.choice((*[seen["way"]] * 8, "ArrowUp", "Tab")))
        presses += 1


TOWARDS = """
(wanted) => {
  const here = document.activeElement
  const goals = [...document.querySelectorAll('[data-board] [data-action], [data-board] [data-choice]')]
    .filter((one) => (one.dataset.action ?? one.dataset.choice) === wanted && one.getBoundingClientRect().width > 1)
  if (!goals.length) return null
  if (goals.includes(here)) {
    const name = here.getAttribute('aria-label') ?? here.textContent.trim()
    return { key: 'Enter', fault: !name ? 'has no name' : here.matches(':focus-visible') ? null : 'is not seen' }
  }
  const group = here.closest('[data-board] [role=group]')
  const beside = goals.find((one) => group && one.closest('[role=group]') === group)
  // What the Tab key does not stop at is reached by arrows, from another thing of its group.
  if (!beside || beside.tabIndex >= 0) return { key: 'Tab', fault: null }
  const [a, b] = [here, beside].map((one) => one.getBoundingClientRect())
  const [right, down] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]
  const along = (dx, dy) => dy > 0 ? 'ArrowUp' : dy < 0 ? 'ArrowDown' : dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  // A groove is named by its crossing, and lies this way or that; the board may be turned.
  const [at, to] = [here.dataset.at, beside.dataset.at]
  if (at?.length === 3 && at.slice(0, 2) === to.slice(0, 2)) return { key: to[2], fault: null }
  if (at) return { key: Math.abs(down) > Math.abs(right) ? along(0, -down) : along(right, 0), fault: null }
  // Marbles follow each other around.
  if (here.dataset.marble) return { key: 'ArrowRight', fault: null }
  const isAhead = here.compareDocumentPosition(beside) & Node.DOCUMENT_POSITION_FOLLOWING
  return { key: along(isAhead ? 1 : -1, Math.abs(down) > a.height * 0.6 ? -down : 0), fault: null }
}
"""
"""The key that leads from what has the focus to an offer of the board, as somebody would find it; null where there is none."""

MOST_KEYS = 120
"""So many keys lead to any thing of any board."""


def press(page: Page, wanted: str) -> bool:
    """Go to an offer of the board by Tab and arrows, and press Enter; false where it has gone meanwhile."""
    for _ in range(MOST_KEYS):
        step = page.evaluate(TOWARDS, wanted)
        if step is None:
            return False
        assert step["fault"] is None, f"{wanted} {step['fault']}"
        page.keyboard.press(step["key"])
        if step["key"] == "Enter":
            return True
    focused = page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
    raise AssertionError(f"no key leads to {wanted}; the focus is on {focused}")


def tab_to(page: Page, selector: str) -> None:
    """Go to something of the page by the Tab key, and press Enter."""
    page.locator(selector).wait_for()
    for _ in range(MOST_KEYS):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {selector}")


NO_WAYS = frozenset({"ways", "results", "turn", "fence"})
"""Choices that lead to no action."""


def offered(page: Page, wanted: Collection[str], until: float) -> list[dict[str, Any]]:
    """What can be touched now; somebody who looks for an action gives up only after a long time."""
    found: list[dict[str, Any]] = page.evaluate(OFFERED)["found"]
    assert time.monotonic() < until, f"wanted: {wanted}; offered: {found}"
    return found


def touch_towards(page: Page, wanted: Collection[str], is_wanted: Callable[[], bool], by_finger: bool) -> None:
    """Touch one of the wanted actions, where it is offered, else a choice on the way to one, as long as it is wanted."""
    chance, until = random.Random(" ".join(wanted)), time.monotonic() + PATIENCE
    while is_wanted():
        found = offered(page, wanted, until)
        right = [spot for spot in found if (spot["action"] or spot["choice"]) in wanted]
        ways = [spot for spot in found if spot["choice"] is not None and spot["choice"] not in NO_WAYS]
        if right or ways:
            touch(page, chance.choice(right or ways), by_finger)
        page.wait_for_timeout(80)


def press_towards(page: Page, wanted: Collection[str], is_wanted: Callable[[], bool]) -> None:
    """The same by keyboard: a fence of Quoridor is taken from the rack, then led to its groove."""
    chance, until = random.Random(" ".join(wanted)), time.monotonic() + PATIENCE
    while is_wanted():
        found = offered(page, wanted, until)
        right = [spot["action"] for spot in found if spot["action"] in wanted]
        ways = [spot["choice"] for spot in found if spot["choice"] is not None and spot["choice"] not in NO_WAYS]
        if right and any(spot["choice"] == "fence" for spot in found) and right[0][-1] in "hv":
            press(page, "fence")
        elif right or ways:
            press(page, chance.choice(right or ways))
        page.wait_for_timeout(80)
        if page.evaluate(OFFERED)["found"]:
            assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
