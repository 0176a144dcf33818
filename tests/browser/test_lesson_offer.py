"""Somebody who plays a game for the first time is asked, once, whether they want to learn it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.test_access import faults


def begin(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=quoridor] button.primary").click()
    page.locator("[data-quick=begin]").click()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()


def test_a_newcomer_is_asked_once(visitor: Visitor) -> None:
    page = visitor("/", newcomer=True, lang="ar", size=PHONE)
    begin(page)
    offer = page.locator("[data-offer]")
    expect(offer).to_be_visible()
    assert faults(page) == []
    offer.get_by_role("button").click()
    expect(offer).to_have_count(0)
    begin(page)
    expect(page.locator("[data-bar] .status")).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_offer_leads_to_the_course_and_the_table_waits(visitor: Visitor) -> None:
    page = visitor("/", newcomer=True)
    begin(page)
    page.locator("[data-offer] a").click()
    expect(page.locator("[data-learn=begin]")).to_be_visible()
    page.goto("/")
    expect(page.locator("a[href^='/table/local-']").first).to_be_visible()
