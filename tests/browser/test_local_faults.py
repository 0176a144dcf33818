"""Local tables when something fails: a worker that dies or hangs, a database that goes or is full, two pages at once."""

from __future__ import annotations

import random
import re
import time
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.hands import OFFERED, act, ply
from tests.browser.patience import PATIENCE
from tests.browser.test_local import LOCAL, begin

RESTARTED = "had stopped and was started again"
UNKEPT = "only while this page stays open"
ENDLESS = "setTimeout(() => { for (;;); }, 50)"
SAVED = """
(id) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('majlis')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const database = opening.result
    const reading = database.transaction('entries').objectStore('entries').getAll()
    reading.onsuccess = () => {
      database.close()
      resolve(reading.result.filter((entry) => entry.match === id).map((entry) => entry.ply))
    }
  }
})
"""
FILL = """
async () => {
  const opening = indexedDB.open('other')
  opening.onupgradeneeded = () => opening.result.createObjectStore('things', { autoIncrement: true })
  const database = await new Promise((resolve) => { opening.onsuccess = () => resolve(opening.result) })
  const chance = (size) => crypto.getRandomValues(new Uint8Array(size))
  const put = (size) => new Promise((resolve) => {
    const writing = database.transaction('things', 'readwrite')
    writing.oncomplete = () => resolve(true)
    writing.onabort = () => resolve(false)
    writing.objectStore('things').add(chance(size))
  })
  for (const size of [60000, 10000, 1000, 100]) while (await put(size));
  database.close()
}
"""
"""Let another part of the site take all the room that there is."""
OUTDATED = """
(id) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('majlis')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const database = opening.result
    const writing = database.transaction('tables', 'readwrite')
    const tables = writing.objectStore('tables')
    tables.get(id).onsuccess = ({ target }) => tables.put({ ...target.result, version: target.result.version - 1 })
    writing.oncomplete = () => { database.close(); resolve() }
  }
})
"""


def table_id(page: Page) -> str:
    return re.sub(r".*/table/([^/?#]+).*", r"\1", page.url)


def saved(page: Page) -> list[int]:
    """The plies that the browser keeps of this table."""
    found: list[int] = page.evaluate(SAVED, table_id(page))
    return found


def storage(page: Page, command: str, **arguments: object) -> None:
    origin = page.evaluate("location.origin")
    page.context.new_cdp_session(page).send(f"Storage.{command}", {"origin": origin, **arguments})


@pytest.mark.parametrize("fate", ["setTimeout(() => close(), 50)", ENDLESS], ids=["dies", "hangs"])
def test_another_worker_takes_the_place_of_one_that_falls_silent(visitor: Visitor, fate: str) -> None:
    page, chance = visitor("/"), random.Random(21)
    begin(page, "quoridor")
    expect(page).to_have_url(LOCAL)
    act(page, chance)
    before = ply(page)
    [worker] = page.workers
    worker.evaluate(fate)
    expect(page.get_by_text(RESTARTED)).to_be_visible()
    expect(page).to_have_url(LOCAL)
    assert ply(page) >= before
    for _ in range(2):
        act(page, chance)
    assert saved(page) == list(range(1, len(saved(page)) + 1))


def test_a_move_made_while_the_worker_hangs_is_made_once(visitor: Visitor) -> None:
    page = visitor("/new/quoridor")
    page.get_by_role("button", name="All at this screen").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    act(page, random.Random(22))
    before = ply(page)
    spot = offered(page)
    page.workers[0].evaluate(ENDLESS)
    page.mouse.click(spot["x"], spot["y"])
    expect(page.locator("[data-board=quoridor]")).to_have_attribute("data-ply", str(before + 1))
    expect(page.get_by_text(RESTARTED)).to_be_visible()
    assert saved(page) == list(range(1, before + 2))
    act(page, random.Random(23))


def offered(page: Page) -> dict[str, Any]:
    """An action that can be touched now."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = [spot for spot in page.evaluate(OFFERED)["found"] if spot["action"]]
        if found:
            return cast(dict[str, Any], found[0])
        page.wait_for_timeout(60)
    raise AssertionError("the board offers nothing")


@pytest.mark.parametrize("game", ["taki", "nahs"])
def test_a_touch_is_answered_before_anybody_has_refereed(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    begin(page, game)
    spot = offered(page)
    page.workers[0].evaluate(ENDLESS)
    page.wait_for_timeout(200)
    page.mouse.click(spot["x"], spot["y"])
    expect(page.locator("[data-under-way]")).to_have_count(1)
    expect(page.get_by_text(RESTARTED)).to_be_visible()
    expect(page.locator("[data-under-way]")).to_have_count(0)


def test_where_motion_is_reduced_a_touch_begins_no_transition(visitor: Visitor) -> None:
    page = visitor("/")
    begin(page, "toitoi")
    page.evaluate("window.begun = []; addEventListener('transitionrun', ({ target }) => begun.push(target.outerHTML))")
    act(page, random.Random(30))
    assert page.evaluate("window.begun") == []


def test_a_match_goes_on_where_the_browser_has_no_room_left(visitor: Visitor) -> None:
    page, chance = visitor("/rules"), random.Random(24)
    storage(page, "overrideQuotaForOrigin", quotaSize=500_000)
    page.goto("/")
    begin(page, "quoridor")
    act(page, chance)
    page.evaluate(FILL)
    act(page, chance)
    expect(page.get_by_text(UNKEPT)).to_be_visible()
    expect(page.get_by_text(UNKEPT)).to_have_count(0)
    for _ in range(3):
        act(page, chance)
    expect(page.get_by_text(UNKEPT)).to_have_count(0)
    reached = ply(page)
    assert len(saved(page)) < reached
    storage(page, "overrideQuotaForOrigin")
    act(page, chance)
    page.reload()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert ply(page) > reached


def test_a_match_goes_on_where_the_browser_takes_its_database_away(visitor: Visitor) -> None:
    page, chance = visitor("/"), random.Random(25)
    begin(page, "quoridor")
    for _ in range(2):
        act(page, chance)
    reached = ply(page)
    storage(page, "clearDataForOrigin", storageTypes="indexeddb")
    act(page, chance)
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert ply(page) > reached


def test_two_pages_at_one_table_see_the_same_match(visitor: Visitor) -> None:
    page = visitor("/new/quoridor")
    page.get_by_role("button", name="All at this screen").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-board=quoridor]")).to_be_visible()
    chance = random.Random(26)
    for mover, watcher in ((page, other), (other, page), (other, page), (page, other)):
        before = ply(mover)
        act(mover, chance)
        expect(watcher.locator("[data-board=quoridor]")).to_have_attribute("data-ply", str(before + 1))
    assert saved(page) == [1, 2, 3, 4]
    other.locator("[data-menu=open]").click()
    other.locator("[data-menu=resign]").click()
    other.locator("[data-resign=sure]").click()
    expect(page.locator("[data-over]")).to_be_visible()


def test_two_pages_against_a_bot_make_each_move_once(visitor: Visitor) -> None:
    page = visitor("/")
    begin(page, "quoridor")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-board=quoridor]")).to_be_visible()
    chance = random.Random(27)
    for mover in (page, other, other, page):
        act(mover, chance)
    for each in (page, other):
        expect(each.locator("[data-asked=true]")).to_be_attached()
    assert ply(page) == ply(other)
    assert saved(page) == list(range(1, ply(page) + 1))


def test_a_match_by_earlier_rules_says_so(visitor: Visitor) -> None:
    page = visitor("/")
    begin(page, "quoridor")
    act(page, random.Random(28))
    table = table_id(page)
    page.goto("/rules")
    page.evaluate(OUTDATED, table)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("by an earlier version of the rules")).to_be_visible()
    page.goto("/")
    begin(page, "quoridor")
    act(page, random.Random(29))
