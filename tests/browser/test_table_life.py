"""Life at a table in real browsers: invitations, a lost line, one screen for all, a refused try."""

from __future__ import annotations

import random
import re
import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.hands import OFFERED, act, chosen, ply, touch


class Cable:
    """The line between a page and the server, that can be pulled out."""

    def __init__(self) -> None:
        self.is_cut = False
        self._sockets: list[WebSocketRoute] = []

    def __call__(self, page: Page) -> None:
        page.route_web_socket(re.compile("/ws$"), self._connected)

    def _connected(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1001)
            return
        socket.connect_to_server()
        self._sockets.append(socket)

    def cut(self) -> None:
        self.is_cut = True
        for socket in self._sockets:
            socket.close(code=1001)
        self._sockets.clear()

    def mend(self) -> None:
        self.is_cut = False


SHIFTS = """
() => {
  window.shifted = []
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) window.shifted.push(...sources.map(({ node }) => node?.textContent))
  }).observe({ type: 'layout-shift', buffered: true })
}
"""


def test_a_touch_in_the_first_moment_is_kept_and_seen(visitor: Visitor) -> None:
    """The letters come late over a slow line; nothing moves away from under the mouse when they do."""

    def slow(page: Page) -> None:
        page.add_init_script(f"({SHIFTS})()")
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        pace = {"downloadThroughput": 200_000, "uploadThroughput": 200_000}
        line.send("Network.emulateNetworkConditions", {"offline": False, "latency": 150, **pace})

    page = visitor("/new/taki", before=slow)
    preset = page.get_by_role("button", name="Bots everywhere else")
    preset.click(delay=150)
    expect(preset).to_have_attribute("aria-pressed", "true")
    page.wait_for_load_state("networkidle")
    expect(preset).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.shifted") == []
    page.locator("form .go button").click()
    page.locator("[data-board=taki]").wait_for()


def invited(visitor: Visitor, cable: Cable, **look: Any) -> tuple[Page, Page]:
    """Two people in two browsers: one has set a table, the other, with that look, came by its link and sat down."""
    host = visitor("/new/quoridor?starter=1&size=7")
    host.get_by_role("button", name="Friends by link").click()
    host.get_by_role("button", name="Set the table").click()
    link = host.locator("[data-invite]").input_value()
    assert "key=" in link
    guest = visitor(link, before=cable, **look)
    guest.locator("[data-sit]").click()
    host.locator("[data-start]").click()
    for page in (host, guest):
        expect(page.locator("[data-board=quoridor]")).to_be_visible()
    return host, guest


def test_two_browsers_play_each_other_and_one_is_cut_off(visitor: Visitor) -> None:
    cable, policy_rng = Cable(), random.Random(4)
    host, guest = invited(visitor, cable)
    for turn in range(6):
        act((host, guest)[turn % 2], policy_rng)
    expect(guest.locator("[data-board]")).to_have_attribute("data-ply", "6")
    cable.cut()
    expect(guest.locator("[data-line]")).to_have_attribute("data-line", "lost")
    act(host, policy_rng)
    expect(guest.locator("[data-board]")).to_have_attribute("data-ply", "6")
    cable.mend()
    expect(guest.locator("[data-line]")).to_have_attribute("data-line", "open")
    expect(guest.locator("[data-board]")).to_have_attribute("data-ply", "7")
    until = time.monotonic() + 240
    while not host.locator("[data-over]").is_visible():
        assert time.monotonic() < until
        for page in (host, guest):
            seen = page.evaluate(OFFERED)
            spot = None if seen["over"] else chosen(seen["found"], policy_rng)
            if spot is not None:
                touch(page, spot, by_finger=False)
                page.wait_for_timeout(60)
    expect(guest.locator("[data-over]")).to_be_visible()
    places = [page.locator("[data-over] tbody").inner_text().replace(" You", "") for page in (host, guest)]
    assert places[0] == places[1]


def test_whose_turn_it_is_stands_in_the_title(visitor: Visitor) -> None:
    host, guest = invited(visitor, Cable())
    expect(host).to_have_title(re.compile("Your turn"))
    expect(guest).not_to_have_title(re.compile("Your turn"))


def test_one_screen_for_all_has_a_curtain_between_players(visitor: Visitor) -> None:
    page, policy_rng = visitor("/new/taki"), random.Random(2)
    page.locator("label:has(input[value='2'])").first.click()
    page.get_by_role("button", name="All at this screen").click()
    page.get_by_role("button", name="Begin").click()
    behind: list[str] = []
    until = time.monotonic() + 120
    while len(behind) < 5:
        assert time.monotonic() < until, f"too few curtains: {behind}"
        curtain = page.locator("[data-curtain]")
        if curtain.is_visible():
            # While it hangs, nobody's cards are on the screen.
            expect(page.locator("[data-board] [data-action]")).to_have_count(0)
            behind.append(curtain.get_attribute("data-curtain") or "")
            curtain.get_by_role("button").click()
            continue
        seen = page.evaluate(OFFERED)
        spot = chosen(seen["found"], policy_rng)
        if spot is not None:
            touch(page, spot, by_finger=False)
        page.wait_for_timeout(80)
    assert set(behind) == {"0", "1"}


def test_an_illegal_try_says_which_rule_forbids_it(visitor: Visitor) -> None:
    for size in (PHONE, (1280, 800)):
        page = visitor("/", size=size)
        page.locator("[data-game=quoridor] button.primary").click()
        page.locator("[data-quick=begin]").click()
        board = page.locator("[data-board=quoridor]")
        expect(board.locator("[data-action]").first).to_be_attached()
        before = ply(page)
        board.locator("[data-at=e5]").click()
        notice = page.locator(".notice.bad")
        expect(notice).to_contain_text("one square at a time")
        notice.get_by_role("link", name=re.compile("Q-5")).click()
        expect(page.locator("#Q-5, [id$='Q-5']").first).to_be_in_viewport()
        assert ply(page) == before


def test_after_a_match_there_is_another_with_the_seats_rotated(visitor: Visitor) -> None:
    page = visitor("/")
    page.locator("[data-game=quoridor] button.primary").click()
    page.locator("[data-quick=begin]").click()
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    first = page.url
    page.locator("[data-menu=open]").click()
    page.locator("[data-menu=resign]").click()
    page.locator("[data-resign=sure]").click()
    page.locator("[data-rematch]").click()
    expect(page).not_to_have_url(first)
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    # The seats have moved on: what was the second seat is now this visitor's.
    expect(page.locator("[data-plate='1']")).to_contain_text("You")


def test_who_ran_out_of_time_takes_the_seat_back(visitor: Visitor) -> None:
    """A bot plays on for whoever lets the time pass, until a touch of the large button on the board."""
    page = visitor("/")
    plan = {
        "game": "quoridor",
        "options": {"players": 2, "starter": 1},
        "seats": [{"occupant": "me"}, {"occupant": "device", "name": "Other"}],
        "clock": {"kind": "bank", "seconds": 20, "increment": 0},
        "start": True,
    }
    table = page.request.post("/api/tables", data=plan).json()["table"]
    page.goto(f"/table/{table}")
    page.locator("[data-back]").click()
    expect(page.locator("[data-kept]")).to_have_count(0)
    expect(page.locator("[data-board=quoridor]")).to_be_visible()


def test_giving_up_ends_it_on_both_screens(visitor: Visitor) -> None:
    """Two sides: whoever gives up has lost, and both are told so, in the result, in the history and by the board."""
    host, guest = invited(visitor, Cable())
    host.get_by_role("button", name="More").click()
    host.locator("[data-menu=resign]").click()
    host.locator("[data-resign=sure]").click()
    for page in (host, guest):
        expect(page.locator("[data-over]")).to_be_visible()
        expect(page.locator("[data-over] tbody tr").first).to_contain_text("1")
        expect(page.locator("[data-over]")).to_contain_text("gave up")
        expect(page.locator("[data-over]")).not_to_contain_text("Points")
        expect(page.locator("body")).not_to_contain_text("reached the other side")
    expect(guest.get_by_role("heading", name="You have won!")).to_be_visible()
    expect(host.get_by_role("heading", name="You have won!")).to_have_count(0)
    expect(guest.locator("[data-history]")).to_contain_text("gives up")


NAME_OVERHANG = """
() => {
  const plate = document.querySelector('[data-plate="0"]')
  const [outer, name] = [plate, plate.querySelector('.name')].map((one) => one.getBoundingClientRect())
  return Math.max(outer.left - name.left, name.right - outer.right)
}
"""
CUT_NAMES = """
() => [...document.querySelectorAll('[data-board] [data-plate]')].filter((plate) => {
  const [outer, name] = [plate, plate.querySelector('bdi')].map((one) => one.getBoundingClientRect())
  const words = plate.querySelector('bdi .words')
  return name.left < outer.left || name.right > outer.right || words.scrollWidth > words.clientWidth
}).map((plate) => plate.textContent)
"""


def test_the_name_of_the_only_other_player_is_whole_and_on_its_plate(visitor: Visitor) -> None:
    page = visitor("/", lang="he", size=PHONE)
    plan = {
        "game": "jackaroo",
        "options": {"players": 2},
        "seats": [{"occupant": "me"}, {"occupant": "device", "name": "Abdulrahman 4711"}],
        "start": True,
    }
    page.request.patch("/api/me", data={"name": "Muhammad Ali 12"})
    table = page.request.post("/api/tables", data=plan).json()["table"]
    page.goto(f"/table/{table}")
    page.locator("[data-curtain] button").click()
    expect(page.locator("[data-board] [data-plate]")).to_have_count(2)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CUT_NAMES) == []


def test_an_own_name_stays_on_its_plate_while_others_play(visitor: Visitor) -> None:
    """The sentence beside it is short then; the plate does not become narrow with it."""
    page = visitor("/", lang="he", size=PHONE)
    page.locator("[data-game=taki] button.primary").click()
    page.locator("[data-quick=begin]").click()
    page.locator("[data-board=taki] .prompt").evaluate("(prompt) => (prompt.textContent = '...')")
    assert page.evaluate(NAME_OVERHANG) <= 0
