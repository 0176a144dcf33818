"""One's devices: seen, brought along by a link, ended from another one, by keyboard and in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitor

SMALLEST = (320, 640)


def named(page: Page, name: str) -> None:
    """Choose a name, as the welcome asks for one."""
    page.locator("form input").fill(name)
    page.locator("form button.primary").click()
    expect(page.locator("form input")).to_have_count(0)


def test_a_device_is_brought_along_and_ended_by_keyboard(visitor: Visitor) -> None:
    laptop = visitor("/")
    named(laptop, "Layla")
    laptop.get_by_role("button", name="Settings").click()
    laptop.get_by_role("link", name="My devices").click()
    expect(laptop.locator("[data-device]")).to_have_count(1)
    expect(laptop.locator("[data-device=here]")).to_contain_text("This device")
    laptop.get_by_role("button", name="Make a link").press("Enter")
    link = laptop.locator("[data-link]").input_value()

    phone = visitor(link, size=PHONE)
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Layla")
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Come in")
    phone.goto("/devices")
    expect(phone.locator("[data-device]")).to_have_count(2)

    # The same link is good once.
    late = visitor(link, size=PHONE)
    expect(late.get_by_text("has been used")).to_be_visible()

    laptop.reload()
    expect(laptop.locator("[data-device=other]")).to_have_count(1)
    laptop.locator("[data-device=other] button").press("Enter")
    # The other one learns it at once, without a touch, and is somebody new.
    expect(phone.get_by_text("This device was ended from another one")).to_be_visible()
    expect(laptop.locator("[data-device]")).to_have_count(1)
    assert phone.evaluate("fetch('/api/me').then((answer) => answer.json())")["new"]
    assert not laptop.evaluate("fetch('/api/me').then((answer) => answer.json())")["new"]


def test_whoever_leaves_the_only_device_is_warned(visitor: Visitor) -> None:
    page = visitor("/")
    named(page, "Noa")
    page.goto("/devices")
    page.get_by_role("button", name="Leave this device").click()
    expect(page.get_by_text("there is no way back")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-device=here]")).to_be_visible()
    page.get_by_role("button", name="Leave this device").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Come in")
    assert page.evaluate("fetch('/api/me').then((answer) => answer.json())")["new"]


@pytest.mark.parametrize("lang", ["en", "ar", "he"])
def test_it_fits_the_smallest_phone(visitor: Visitor, lang: str) -> None:
    page = visitor("/devices", lang=lang, size=SMALLEST)
    expect(page.locator("[data-device=here]")).to_be_visible()
    page.locator("section button").click()
    expect(page.locator("[data-link]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = "[...document.querySelectorAll('main button')].filter((one) => one.getBoundingClientRect().height < 36)"
    assert page.evaluate(f"{small}.length") == 0
