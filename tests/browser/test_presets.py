"""House rules by name at the set-up: chosen, kept on the device, and brought along by a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LANDSCAPE, PHONE, Visitor

CLIPBOARD = """
() => Object.defineProperty(navigator, 'clipboard', {
  value: { writeText: async (text) => { window.copied = text } },
})
"""
"""The system's is everybody's, and not to be read; this one keeps what was copied."""


def test_rules_by_name_are_chosen_kept_and_come_by_a_link(visitor: Visitor) -> None:
    page = visitor("/new/quoridor")
    page.locator("details summary").last.click()
    expect(page.locator("[data-preset=leaflet]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-preset=short]").click()
    expect(page.locator("[data-preset=short]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-about]")).to_contain_text("7 by 7")
    expect(page.locator("[data-option=size] select")).to_have_value("7")
    page.locator("[data-option=size] select").select_option("5")
    page.get_by_label("A name for your rules").fill("Friday")
    page.locator("[data-keep]").click()
    # What it changes is said, not its name once more.
    expect(page.locator("[data-about]")).to_contain_text("Size of the board: 5")
    page.reload()
    page.locator("details summary").last.click()
    page.get_by_role("button", name="Friday", exact=True).click()
    expect(page.locator("[data-option=size] select")).to_have_value("5")
    page.evaluate(CLIPBOARD)
    page.locator("[data-link]").click()
    page.wait_for_function("() => window.copied !== undefined")
    friend = visitor(page.evaluate("window.copied"), lang="ar")
    expect(friend.locator("[data-option=size] select")).to_have_value("5")
    expect(friend.locator("[data-bad-link]")).to_have_count(0)
    other = visitor("/new/quoridor?players=4&size=5&wall=3")
    expect(other.locator("[data-bad-link]")).to_contain_text("wall")
    expect(other.locator("[data-option=size] select")).to_have_value("5")


SEEN = """
() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  window.seenBefore = [...document.querySelectorAll('a, button, input, select, summary')].filter((one) => {
    const top = document.elementFromPoint(...middle(one))
    return top !== null && (one === top || one.contains(top))
  })
  window.areCovered = () => window.seenBefore.filter((one) =>
    document.elementFromPoint(...middle(one))?.closest('[data-toasts]')).map((one) => one.outerHTML.slice(0, 100))
}
"""
"""What can be touched now, and what of it is covered later by what is said."""


@pytest.mark.parametrize("lang", ["en", "ar"])
@pytest.mark.parametrize("size", [PHONE, LANDSCAPE])
def test_what_is_said_at_the_set_up_covers_nothing(visitor: Visitor, lang: str, size: tuple[int, int]) -> None:
    page = visitor("/new/quoridor", lang=lang, size=size)
    page.locator("details summary").last.click()
    page.locator("[data-preset=short]").click()
    page.evaluate(CLIPBOARD)
    page.locator("[data-link]").scroll_into_view_if_needed()
    page.evaluate(SEEN)
    page.locator("[data-link]").click()
    expect(page.locator("[data-toasts] .notice")).to_be_in_viewport()
    assert page.evaluate("window.seenBefore.length") > 2
    assert page.evaluate("window.areCovered()") == []
