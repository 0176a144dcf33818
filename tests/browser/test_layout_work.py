"""How much of the page the browser lays out anew when something small changes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

import majlis
from tests.browser.conftest import Visitor
from tests.browser.test_games import begin

CATEGORIES = ("blink.user_timing", "disabled-by-default-devtools.timeline.invalidationTracking")
CHANGE = """
(inside) => {
  const text = document.querySelector(inside).appendChild(document.createTextNode('.'))
  document.body.offsetHeight
  performance.mark('change-begins')
  text.data = '...'
  document.body.offsetHeight
  performance.mark('change-ends')
  text.remove()
}
"""
MOST = 20
"""The changed text and what encloses it; a board has hundreds of elements."""


def laid_out(page: Page, inside: str) -> list[str]:
    """What is laid out anew when a text inside an element changes."""
    line = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    complete: list[bool] = []
    line.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    line.on("Tracing.tracingComplete", lambda _: complete.append(True))
    line.send("Tracing.start", {"traceConfig": {"includedCategories": list(CATEGORIES)}})
    page.evaluate(CHANGE, inside)
    line.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(50)
    begun, ended = ([e["ts"] for e in events if e["name"] == f"change-{edge}"] for edge in ("begins", "ends"))
    assert begun
    assert ended
    return [
        e["args"]["data"]["nodeName"]
        for e in events
        if e["name"] == "LayoutInvalidationTracking" and begun[0] <= e["ts"] <= ended[0]
    ]


@pytest.mark.parametrize("game", majlis.games())
def test_a_word_beside_or_on_the_board_does_not_lay_out_the_whole_board(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    begin(page, game, 2)
    page.wait_for_function("document.querySelectorAll('[data-board] *').length > 100")
    for inside in ("header", "[data-board]"):
        changed = laid_out(page, inside)
        assert "#text" in changed, f"nothing was seen: {changed}"
        assert len(changed) <= MOST, f"{len(changed)} for a word inside {inside}: {sorted(set(changed))[:MOST]}"
