"""House rules by name at the set-up: chosen, kept on the device, and brought along by a link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitor

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
