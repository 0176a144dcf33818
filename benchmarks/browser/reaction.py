"""How long a touch waits for its answer: until the board shows that it was touched, and until it shows the move.

The same page plays against the same bots, once refereed by itself and once by a server on this machine; over a network
the way there and back is added to the second.
"""

from __future__ import annotations

import random
import statistics
import time
from typing import NamedTuple

from playwright.sync_api import Browser, Page

import majlis
from tests.browser.hands import OFFERED, chosen, touch
from tests.browser.test_games import begin

MOVES, MOST_SECONDS = 20, 45.0
SERVED = "delete window.Worker"
"""A page that cannot referee plays at the server."""
WATCH = """
() => {
  window.answers = []
  window.waits = []
  let touched = null
  let unanswered = null
  addEventListener('pointerup', (event) => { touched = unanswered = event.timeStamp }, true)
  let before = document.querySelector('[data-board]').dataset.ply
  const look = (changes) => {
    if (unanswered !== null && changes.some(({ target }) => target.parentElement?.closest('main'))) {
      const begun = unanswered
      unanswered = null
      requestAnimationFrame(() => window.answers.push(performance.now() - begun))
    }
    const ply = document.querySelector('[data-board]')?.dataset.ply
    if (ply === before) return
    before = ply
    if (touched === null) return
    const begun = touched
    touched = null
    requestAnimationFrame(() => window.waits.push(performance.now() - begun))
  }
  new MutationObserver(look).observe(document.body, { attributes: true, subtree: true, childList: true })
}
"""


class Waits(NamedTuple):
    """Milliseconds from touches to what followed them, in some moves of a match."""

    answer: list[float]
    move: list[float]


def waits(page: Page, game: str) -> Waits:
    page.goto("/")
    begin(page, game, 2)
    page.evaluate(WATCH)
    chance, until = random.Random(1), time.monotonic() + MOST_SECONDS
    found = Waits([], [])
    while len(found.move) < MOVES and time.monotonic() < until:
        seen = page.evaluate(OFFERED)
        if seen["over"]:
            break
        spot = chosen(seen["found"], chance)
        if spot is not None:
            touch(page, spot, by_finger=False)
        page.wait_for_timeout(150)
        found = Waits(*page.evaluate("[window.answers, window.waits]"))
    return found


def shown(found: list[float]) -> str:
    late = sorted(found)[int(0.95 * (len(found) - 1))]
    return f"{statistics.median(found):>9.1f} {late:>9.1f} ({len(found):>3})"


def report(browser: Browser, base: str) -> None:
    print("milliseconds from a touch to its first frame, and to the move: the middle, the most of 19 in 20, how many")
    print(f"{'game':<9} {'referee':<8} {'answer':>9} {'':>15} {'move':>9}")
    for game in majlis.games():
        for referee, script in (("page", ""), ("server", SERVED)):
            context = browser.new_context(base_url=base, reduced_motion="reduce")
            if script:
                context.add_init_script(script)
            found = waits(context.new_page(), game)
            print(f"{game:<9} {referee:<8} {shown(found.answer)} {shown(found.move)}", flush=True)
            context.close()
