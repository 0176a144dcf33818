"""Tables that the page referees itself: against bots and on one screen, without the server, kept in the browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.chromium import found
from tests.browser.conftest import PHONE, Visitor
from tests.browser.hands import act, play_to_the_end, ply
from tests.browser.layers import clear, covered
from tests.browser.test_replay import answer

LOCAL = re.compile("/table/local-")


def begin(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}] button.primary").click()
    page.locator("dialog[open] label:has(input[value='2'])").first.click()
    page.locator("[data-quick=begin]").click()
    expect(page.locator(f"[data-board={game}]")).to_be_visible()


def listening(sent: list[str]) -> Callable[[Page], None]:
    """Write down all that a page says to the server over its socket."""

    def attach(page: Page) -> None:
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))

    return attach


def test_the_server_hears_nothing_of_a_match_against_bots(visitor: Visitor) -> None:
    sent: list[str] = []
    page = visitor("/", before=listening(sent))
    begin(page, "quoridor")
    expect(page).to_have_url(LOCAL)
    play_to_the_end(page)
    assert sent
    assert not [frame for frame in sent if '"table"' in frame]
    assert answer(page, "/api/matches") == []
    assert answer(page, "/api/tables/mine") == []


def test_a_match_goes_on_after_the_page_is_loaded_again_and_is_found_at_home(visitor: Visitor) -> None:
    page, chance = visitor("/"), random.Random(2)
    begin(page, "quoridor")
    for _ in range(3):
        act(page, chance)
    address = page.url
    page.reload()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert ply(page) >= 3
    act(page, chance)
    page.goto("/matches")
    expect(page.locator("li", has=page.locator("a[href^='/table/local-']"))).to_contain_text(
        re.compile(r"[1-9]\d* moves")
    )
    page.goto("/")
    page.locator(f"a[href='{re.sub('.*/table', '/table', address)}']").first.click()
    expect(page).to_have_url(address)
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert ply(page) >= 4


def test_a_match_goes_on_after_the_browser_was_closed(driven: Browser, server_address: str, tmp_path: Path) -> None:
    chromium, chance = found(), random.Random(10)

    def opened() -> BrowserContext:
        return driven.browser_type.launch_persistent_context(
            tmp_path,
            executable_path=chromium.path,
            args=list(chromium.flags),
            env=dict(chromium.environment) or None,
            base_url=server_address,
            locale="en-GB",
            reduced_motion="reduce",
        )

    with opened() as context:
        page = context.pages[0]
        page.goto("/")
        begin(page, "quoridor")
        for _ in range(2):
            act(page, chance)
        address = page.url
    with opened() as context:
        page = context.pages[0]
        page.goto(address)
        expect(page.locator("[data-board=quoridor]")).to_be_visible()
        assert ply(page) >= 2
        act(page, chance)


def test_taking_back_and_a_hint(visitor: Visitor) -> None:
    page, chance = visitor("/"), random.Random(3)
    begin(page, "quoridor")
    act(page, chance)
    expect(page.locator("[data-board] [data-action]").first).to_be_attached()
    page.locator("[data-tool=hint]").first.click()
    for step in ("area", "piece"):
        expect(page.locator(f"[data-hints={step}]")).to_be_visible()
        expect(page.locator(".lights .ring")).to_have_count(1)
        expect(page.locator("[data-hint-more]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("[data-hint]").first).to_be_focused()
    moves = page.locator("[data-history] li").count()
    page.locator("[data-tool=undo]").first.click()
    expect(page.locator("[data-history] li")).not_to_have_count(moves)
    act(page, chance)


def finished(page: Page) -> None:
    """A short match that is given up."""
    begin(page, "quoridor")
    act(page, random.Random(4))
    give_up(page)
    expect(page.locator("[data-over]")).to_be_visible()


def give_up(page: Page) -> None:
    page.locator("[data-menu=open]").click()
    page.locator("[data-menu=resign]").click()
    page.locator("[data-resign=sure]").click()


def test_a_match_is_kept_checked_and_shared(visitor: Visitor) -> None:
    page = visitor("/")
    finished(page)
    page.goto("/matches")
    page.locator("a[href^='/match/local-']").click()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    page.locator("aside [data-replay=check]").click()
    expect(page.locator("aside [data-checked=sound]")).to_contain_text("keep to the rules")
    page.locator("aside [data-replay=share]").click()
    expect(page).to_have_url(re.compile("/match/file-"))
    other = visitor(page.url)
    expect(other.locator("[data-board=quoridor]")).to_be_visible()


def test_playing_on_from_a_moment_of_a_match_kept_here(visitor: Visitor) -> None:
    page = visitor("/", size=PHONE)
    finished(page)
    page.locator("[data-over] a[href^='/match/local-']:not([data-review])").click()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    page.locator("[data-replay=play-on]").click()
    page.locator("[data-replay=begin]").click()
    expect(page).to_have_url(LOCAL)
    page.locator("[data-tool=history]").click()
    expect(page.locator("[data-history] li").first).to_be_visible()
    covered(page)
    page.go_back()
    clear(page)
    act(page, random.Random(5))


BACK_AT_ONCE = """
() => new Promise((done) => {
  const look = () => {
    const button = document.querySelector('[data-back]')
    if (!button) return requestAnimationFrame(look)
    button.click()
    done()
  }
  look()
})
"""
"""Touches "I am here" in the frame in which it comes: bots that take no time end the match before a driver has looked."""


def test_who_ran_out_of_time_takes_the_seat_back(visitor: Visitor) -> None:
    page = visitor("/new/quoridor?starter=1")
    page.get_by_role("button", name="Bots everywhere else").click()
    page.get_by_role("radio", name="For each move").check(force=True)
    page.get_by_label("Seconds a move").fill("5")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page).to_have_url(LOCAL)
    page.evaluate(BACK_AT_ONCE)
    expect(page.locator("[data-kept]")).to_have_count(0)
    expect(page.locator("[data-bar]")).not_to_contain_text("The match is over.")


def test_where_nobody_else_has_a_part_nobody_is_asked_who_may_watch_or_offered_to_talk(visitor: Visitor) -> None:
    page = visitor("/new/quoridor", size=PHONE)
    page.get_by_role("button", name="Friends by link").click()
    expect(page.locator("[data-openness]")).to_be_visible()
    for who in ("All at this screen", "Bots everywhere else"):
        page.get_by_role("button", name=who).click()
        expect(page.locator("[data-openness]")).to_have_count(0)
        expect(page.locator("[data-here]")).to_contain_text("nobody else watches")
    page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(LOCAL)
    expect(page.locator("[data-tool=history]")).to_be_visible()
    expect(page.locator("[data-tool=chat]")).to_have_count(0)


def test_two_at_one_screen_need_no_server(visitor: Visitor) -> None:
    page = visitor("/new/quoridor")
    page.get_by_role("button", name="All at this screen").click()
    page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(LOCAL)
    for _ in range(4):
        act(page, random.Random(6))
    assert answer(page, "/api/tables/mine") == []


def test_a_name_that_nobody_typed_is_read_in_the_language_of_the_page(visitor: Visitor) -> None:
    page = visitor("/")
    begin(page, "taki")
    own = page.locator("[data-plate='0']")
    expect(own).to_contain_text("Guest")
    page.locator("[data-menu=open]").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Your name")).to_have_value(re.compile(r"Guest \d+"))
    page.locator("dialog[open] label", has_text="עברית").click()
    expect(page.locator("html")).to_have_attribute("lang", "he")
    expect(own).to_contain_text("אורח")
    page.reload()
    expect(own).to_contain_text("אורח")


@pytest.mark.parametrize("missing", ["WebAssembly", "Worker"])
def test_a_browser_that_cannot_referee_plays_at_the_server(visitor: Visitor, missing: str) -> None:
    page = visitor("/", before=lambda page: page.add_init_script(f"delete window.{missing}"))
    begin(page, "quoridor")
    expect(page).not_to_have_url(LOCAL)
    act(page, random.Random(7))
    tables: list[dict[str, Any]] = answer(page, "/api/tables/mine")
    assert [table["game"] for table in tables] == ["quoridor"]


WORKER = re.compile("/assets/worker-")


def with_worker(change: Callable[[Route], None]) -> Callable[[Page], None]:
    """Let the script of the page's worker come otherwise."""

    def attach(page: Page) -> None:
        page.context.route(WORKER, change)

    return attach


def half(route: Route) -> None:
    answer = route.fetch()
    script = answer.text()
    route.fulfill(response=answer, body=script[: len(script) // 2])


def keeping_nothing(route: Route) -> None:
    """As in a private window of some browsers: there is no IndexedDB."""
    answer = route.fetch()
    gone = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });\n"
    route.fulfill(response=answer, body=gone + answer.text())


@pytest.mark.parametrize(
    "before",
    [
        with_worker(lambda route: route.abort()),
        with_worker(half),
        with_worker(keeping_nothing),
    ],
    ids=["no script", "half a script", "nothing is kept"],
)
def test_where_the_worker_cannot_referee_or_keep_a_match_the_server_does(
    visitor: Visitor, before: Callable[[Page], None]
) -> None:
    page = visitor("/", before=before)
    begin(page, "quoridor")
    expect(page).not_to_have_url(LOCAL)
    act(page, random.Random(8))
    page.reload()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert ply(page) >= 1
    page.goto("/")
    begin(page, "taki")
    expect(page).not_to_have_url(LOCAL)
    assert {table["game"] for table in answer(page, "/api/tables/mine")} == {"quoridor", "taki"}


def test_a_match_that_cannot_be_opened_says_so_and_is_there_when_it_can(visitor: Visitor) -> None:
    page = visitor("/")
    begin(page, "quoridor")
    act(page, random.Random(9))
    page.context.route(WORKER, lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("This page could not start its own referee")).to_be_visible()
    page.context.unroute_all()
    page.reload()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    assert ply(page) >= 1


def test_a_piece_tells_what_it_can_do_now_and_if_nothing_why_not(visitor: Visitor) -> None:
    page, chance = visitor("/"), random.Random(6)
    begin(page, "taki")
    stuck = page.locator("[data-board] [data-card]:not([data-action], [data-choice])")
    drawn = page.locator("[data-board] .draw.legal")
    # Until it is one's turn with a card that does not fit.
    while not (drawn.count() and stuck.count()):
        act(page, chance)
    drawn.hover()
    expect(page.locator("[data-tip='T-6']:has([data-tip-can]) li")).to_have_count(1)
    stuck.first.hover()
    expect(page.locator("[data-tip] [data-tip-not]")).to_contain_text(re.compile(r"^Not now: .+ \(T-\d+\)$"))


def test_a_pawn_tells_where_it_may_go_and_the_rack_that_fences_may_be_laid(visitor: Visitor) -> None:
    page = visitor("/")
    begin(page, "quoridor")
    steps = page.locator("[data-board] .square[data-action]")
    expect(steps.first).to_be_visible()
    on = page.locator("[data-pawn='0']").get_attribute("data-on")
    page.locator(f"[data-at={on}]").hover()
    squares = [each.get_attribute("data-action") or "" for each in steps.all()]
    rank_by_rank = sorted(squares, key=lambda square: square[::-1])
    expect(page.locator("[data-tip='Q-5']:has([data-tip-can]) li")).to_have_text(rank_by_rank)
    page.locator("[data-choice=fence]").hover()
    expect(page.locator("[data-tip='Q-6']:has([data-tip-can]) li")).to_have_text([re.compile(r"^\d+ possible moves$")])
