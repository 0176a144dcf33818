"""Where things lie on a page: what overlaps, what hangs over an edge, how large a spot answers to a finger."""

from __future__ import annotations

from playwright.sync_api import Page

LAID = """
([parts, meant]) => {
  const shown = (element) => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && !element.closest('[inert]')
  }
  const boxes = []
  for (const [name, selector] of Object.entries(parts)) {
    for (const [at, element] of [...document.querySelectorAll(selector)].entries()) {
      if (!shown(element)) continue
      let { left, top, right, bottom } = element.getBoundingClientRect()
      // In a hand that is scrolled the room's edges are the edges.
      const room = element.closest('[data-scrolled]')?.getBoundingClientRect()
      if (room) [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)]
      if (bottom - top <= 1) continue
      boxes.push({ name, at, left, top, right, bottom, text: element.textContent.trim().slice(0, 30) })
    }
  }
  const { innerWidth, innerHeight } = window
  const page = document.scrollingElement
  const faults = []
  const FEW = 14
  const called = (one) => `${one.name} ${one.at} (${one.text})`
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) faults.push('the page scrolls')
  for (const room of document.querySelectorAll('[data-scrolled]')) {
    const held = room.querySelectorAll('[data-card]').length
    if (held <= FEW) faults.push(`a hand of ${held} is scrolled`)
  }
  for (const one of boxes) {
    if (one.left < -1 || one.top < -1 || one.right > innerWidth + 1 || one.bottom > innerHeight + 1)
      faults.push(`${called(one)} hangs over the edge`)
  }
  const board = document.querySelector('[data-board]')?.getBoundingClientRect()
  for (const one of document.querySelectorAll('[data-board] [data-spot^=seat-] *')) {
    const { left, right } = one.getBoundingClientRect()
    if (left < board.left - 1 || right > board.right + 1)
      faults.push(`what ${one.closest('[data-spot]').dataset.spot} holds hangs over the edge of the board`)
  }
  for (const [number, one] of boxes.entries())
    for (const other of boxes.slice(number + 1)) {
      if (meant.some(([upper, lower]) => one.name === upper && other.name === lower)) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 3 && down > 3) faults.push(`${called(one)} lies on ${called(other)} by ${Math.round(down)}`)
    }
  return faults
}
"""

TARGETS = """
(passive) => {
  const LEAST = 43.5
  const small = []
  const spots = 'button, a[href], [role=button], [role=tab], summary, select, input:not([type=radio])'
  for (const one of document.querySelectorAll(spots)) {
    if (one.disabled || one.closest('[inert], .unseen') || one.closest('[data-nearest]')) continue
    if (passive !== '' && one.matches(passive)) continue
    if (one.matches('p a, li p a, .rule p a')) continue
    const box = one.getBoundingClientRect()
    const style = getComputedStyle(one)
    if (box.width < 2 || box.height < 2 || style.visibility === 'hidden' || style.clipPath !== 'none') continue
    if (box.bottom < 0 || box.top > innerHeight) continue
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    if (!top || !(one === top || one.contains(top))) continue
    if (box.width < LEAST || box.height < LEAST) {
      const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 24)
      small.push(`${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)
    }
  }
  return small
}
"""
"""What answers to a finger and is smaller than one; where the nearest thing is meant (`data-nearest`), size is no
measure."""

PARTS = {
    "bar": "header[data-bar]",
    "plate": "[data-board] [data-plate]",
    "prompt": "[data-board] .prompt",
    "pile": "[data-board] [data-spot=pile], [data-board] [data-spot=draw], [data-board] [data-spot=bank]",
    "wood": "[data-board] svg[role=group]",
    "hand": "[data-board] [data-card]",
    "said": "[data-board] :is(.label, .words, .tags > .tag):not([data-plate] *)",
    "tray": "[data-board] .other > .tray",
    "action": "[data-board] .button:not([data-choice=results])",
    "place": "[data-board] [data-place], [data-board] .stack > .up",
}
"""What no board may lay upon another."""


WORDS = """
() => {
  const bad = []
  const isSeen = (one) => !one.closest('svg, .unseen, dialog, [inert], [data-card], [data-covered]') &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const said = []
  const walker = document.createTreeWalker(document.querySelector('[data-board]'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement
    if (!node.data.trim() || !isSeen(one) || getComputedStyle(one).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, top, right, bottom } = range.getBoundingClientRect()
    if (right - left < 2 || bottom - top < 2) continue
    const box = { left, top, right, bottom }
    // Half of what stands above and below letters is air.
    const air = (bottom - top) * 0.2
    const text = node.data.trim().slice(0, 40)
    for (let room = one; room && room !== document.body; room = room.parentElement) {
      const style = getComputedStyle(room)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const edge = room.getBoundingClientRect()
      const across = Math.max(edge.left - left, right - edge.right)
      const down = Math.max(edge.top - top - air, bottom - air - edge.bottom)
      const isShort = room.closest('[data-plate]') !== null && style.textOverflow === 'ellipsis'
      if ((across > 1 || down > 1) && !isShort) bad.push(`${text}: cut by ${Math.round(Math.max(across, down))}`)
      break
    }
    said.push({ one, text, box: { left, right, top: top + air, bottom: bottom - air } })
  }
  for (const [at, { one, text, box }] of said.entries())
    for (const { one: other, text: words, box: near } of said.slice(at + 1)) {
      if (one === other) continue
      const across = Math.min(box.right, near.right) - Math.max(box.left, near.left)
      const down = Math.min(box.bottom, near.bottom) - Math.max(box.top, near.top)
      if (across > 2 && down > 2) bad.push(`${text} lies on ${words}`)
    }
  return bad
}
"""
"""Words of a board that an edge cuts, or that lie on other words; a name may be shortened where its plate has no room."""


STILL = """
async () => {
  await document.fonts.ready
  const look = () => {
    const endless = document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => effect.target)
    return [...document.querySelectorAll('[data-bar] *, [data-board], [data-board] *')]
      .filter((one) => !endless.some((target) => target?.contains(one)))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      })
      .join()
  }
  for (let before = null, alike = 0, tries = 0; tries < 300; tries++) {
    const now = look()
    alike = now === before ? alike + 1 : 0
    if (alike === 2) return true
    before = now
    // At least two frames are drawn between two looks, however busy the machine is.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await new Promise((done) => setTimeout(done, 60))
  }
  return false
}
"""
"""Whether nothing moves any more, apart from what never stops."""


def still(page: Page) -> None:
    """Wait until the table stands still: letters are there, everything lies where it will."""
    assert page.evaluate(STILL), "the table does not come to rest"


SETTLED = """
async () => {
  const endOf = ({ effect }) => effect.getComputedTiming().endTime
  const look = () => {
    const endless = document.getAnimations().filter((one) => endOf(one) === Infinity).map(({ effect }) => effect.target)
    return [...document.querySelectorAll('[data-bar] *, [data-board], [data-board] *')]
      .filter((one) => !endless.some((target) => target?.contains(one)))
      .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join(' '))
      .join()
  }
  const isEnding = (one) => one.playState === 'running' && endOf(one) < 2000
  for (let before = null, tries = 0; tries < 300; tries++) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const now = look()
    if (now === before && !document.getAnimations().some(isEnding)) return true
    before = now
  }
  return false
}
"""
"""Whether everything lies where it will, two frames after another, and nothing is on its way."""


def settled(page: Page) -> None:
    """Wait until what was shown without being played lies where it will; nobody acts meanwhile."""
    assert page.evaluate(SETTLED), "the table does not settle"


MEANT = [("hand", "hand"), ("pile", "said")]
"""What lies upon another of its kind because it is held so."""


def faults(page: Page, *meant: tuple[str, str], **more: str) -> list[str]:
    """What lies upon something else, unless it is meant to, or hangs over the edge."""
    found: list[str] = page.evaluate(LAID, [{**PARTS, **more}, [*MEANT, *meant]])
    return found


def unread(page: Page) -> list[str]:
    """Words that cannot be read for what lies on them or cuts them."""
    found: list[str] = page.evaluate(WORDS)
    return found


def small(page: Page, passive: str = "") -> list[str]:
    """What is too small for a finger, but for what nobody touches."""
    found: list[str] = page.evaluate(TARGETS, passive)
    return found


def box(page: Page, selector: str) -> dict[str, int]:
    """Where something lies, in whole pixels."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return {
        "x": round(found["x"]),
        "y": round(found["y"]),
        "width": round(found["width"]),
        "height": round(found["height"]),
    }
