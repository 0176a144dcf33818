"""Puzzles on the board: solved by touching and by keyboard alone, tries answered, days counted; with and without the network."""

from __future__ import annotations

import datetime
import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from majlis import words
from majlis.games import definition, keys
from majlis.games.puzzles import Puzzle, daily_puzzle, puzzles_of
from majlis.match.puzzle_positions import puzzle_match
from tests.browser.conftest import DESK, ELSEWHERE, LANDSCAPE, PHONE, Visitor
from tests.browser.hands import press_towards, tab_to, touch_towards
from tests.browser.test_access import faults
from tests.browser.test_offline import kept
from tests.cli.test_puzzles import ends_first, lucky_try

pytestmark = pytest.mark.timeout(3600)
"""A puzzle takes as long as the machine needs; one that stands still is missed long before."""

NOON = datetime.datetime(2026, 11, 18, 12)
"""A day on which tests play."""
LOOKS: dict[str, dict[str, Any]] = {
    "quoridor": {"lang": "he", "size": PHONE},
    "taki": {"lang": "en", "size": LANDSCAPE},
    "nahs": {"lang": "ar", "size": PHONE, "dark": True},
    "jackaroo": {"lang": "he", "size": DESK, "dark": True},
    "toitoi": {"lang": "ar", "size": DESK},
}


def on_the_day(page: Page) -> None:
    page.clock.set_fixed_time(NOON)


def puzzle_of_the_day(game: str, days_later: int = 0) -> Puzzle:
    day = (NOON.date() - datetime.date(1970, 1, 1)).days + days_later
    return daily_puzzle(puzzles_of(definition(game)), day)


def expect_puzzle(page: Page, puzzle: Puzzle) -> None:
    expect(page.locator(f"[data-puzzle-table='{puzzle.id}'] [data-board]")).to_be_visible()
    expect(page.locator("[data-said=step]")).to_be_visible()


def is_untried(page: Page) -> bool:
    return page.locator("[data-puzzle-table]").get_attribute("data-tried") == ""


def touch_action(page: Page, wanted: list[str], by_finger: bool = False) -> None:
    touch_towards(page, wanted, lambda: is_untried(page), by_finger)
    expect(page.locator("[data-answering=false]")).to_be_visible()


def tempting(puzzle: Puzzle) -> str:
    """A wrong action after which it is told how it goes on."""
    return next(text for text, wrong in puzzle.wrong.items() if wrong.line)


@pytest.mark.parametrize("game", keys())
def test_the_puzzle_of_the_day_is_solved_by_touching_after_a_wrong_try(visitor: Visitor, game: str) -> None:
    look = LOOKS[game]
    page, puzzle = visitor("/", **look, before=on_the_day), puzzle_of_the_day(game)
    by_finger = look["size"] != DESK
    page.locator(f"[data-game={game}] [data-puzzle]").click()
    expect_puzzle(page, puzzle)
    found = faults(page)
    wrong = next(iter(puzzle.wrong))
    touch_action(page, [wrong], by_finger)
    # It is answered by what it costs and by what follows.
    expect(page.locator("[data-said=hint]")).to_contain_text(str(round(100 * puzzle.wrong[wrong].loss)))
    expect(page.locator("[data-history] li").first).to_be_visible()
    found += faults(page)
    expect(page.locator("[data-puzzle=on]")).to_be_focused()
    page.locator("[data-puzzle=on]").click()
    expect_puzzle(page, puzzle)
    touch_action(page, puzzle.best, by_finger)
    expect(page.locator("[data-solution=found]")).to_be_visible()
    expect(page.locator("[data-said=done]")).to_contain_text(str(round(100 * puzzle.margin)))
    expect(page.locator("[data-puzzle=on]")).to_be_focused()
    told = [puzzle.best[0], *(text for text, each in puzzle.wrong.items() if each.line)]
    expect(page.locator("[data-shows]")).to_have_count(len(told))
    # What goes wrong otherwise is shown on the board.
    page.locator(f"[data-shows='{told[-1]}']").click()
    expect(page.locator("[data-puzzle-table]")).to_have_attribute("data-tried", told[-1])
    expect(page.locator("[data-answering=false]")).to_be_visible()
    assert found + faults(page) == []
    page.goto("/puzzles")
    expect(page.locator(f"[data-puzzles={game}] [data-grade='{puzzle.level}']")).to_contain_text("1/")
    assert faults(page) == []


def test_a_line_that_ends_against_what_was_said_is_said_to_do_so(visitor: Visitor) -> None:
    puzzle, lucky = lucky_try("toitoi")
    page = visitor(f"/puzzles/toitoi/{puzzle.id}", size=PHONE, lang="he")
    expect_puzzle(page, puzzle)
    touch_action(page, [lucky], by_finger=True)
    expect(page.locator("[data-turn-out]")).to_have_text(words.say("he", None, "cli-puzzle-lucky"))
    assert faults(page) == []
    page.locator("[data-puzzle=tell]").click()
    expect(page.locator("[data-puzzle-table]")).to_have_attribute("data-tried", puzzle.best[0])
    expect(page.locator("[data-history] li").first).to_be_visible()
    wins = ends_first("toitoi", puzzle, [(puzzle.seat, puzzle.best[0]), *puzzle.line])
    expect(page.locator("[data-turn-out]")).to_have_count(1 if wins is False else 0)


@pytest.mark.parametrize("players", [2, 4])
def test_a_fence_is_laid_by_finger(visitor: Visitor, players: int) -> None:
    """Grooves are narrow, and on a board for four they are seen from any side: lying and upright, first one, then the other."""
    fences = [
        puzzle
        for puzzle in puzzles_of(definition("quoridor"))
        if puzzle.options["players"] == players and puzzle.seat > 0 and puzzle.best[0][-1] in "hv"
    ]
    lying, upright = (next(each for each in fences if each.best[0].endswith(way)) for way in "hv")
    page = visitor("/", size=PHONE, lang="ar")
    for puzzle, size in ((lying, PHONE), (upright, PHONE), (upright, LANDSCAPE)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/puzzles/quoridor/{puzzle.id}")
        expect_puzzle(page, puzzle)
        touch_action(page, puzzle.best, by_finger=True)
        expect(page.locator("[data-solution=found]")).to_be_visible()


def test_a_puzzle_is_solved_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor("/", before=on_the_day)
    tab_to(page, "[data-all-puzzles]")
    expect(page).to_have_url(re.compile("/puzzles$"))
    tab_to(page, "[data-puzzles=quoridor] [data-daily]")
    puzzle = puzzle_of_the_day("quoridor")
    expect_puzzle(page, puzzle)
    # What is wanted is where reading begins.
    expect(page.locator("section:has([data-said])")).to_be_focused()
    press_towards(page, [tempting(puzzle)], lambda: is_untried(page))
    expect(page.locator("[data-puzzle=on]")).to_be_focused()
    page.keyboard.press("Enter")
    expect_puzzle(page, puzzle)
    press_towards(page, puzzle.best, lambda: is_untried(page))
    expect(page.locator("[data-solution=found] [data-puzzle=on]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-puzzle-table]:not([data-puzzle-table='{puzzle.id}']) [data-board]")).to_be_visible()


def test_days_in_a_row_are_counted_and_a_missed_one_ends_them(visitor: Visitor) -> None:
    page = visitor("/puzzles", before=on_the_day)
    streak = page.locator("[data-streak]")
    expect(streak).to_have_attribute("data-streak", "0")
    for later in (0, 1):
        page.clock.set_fixed_time(NOON + datetime.timedelta(later))
        page.goto("/puzzles")
        page.locator("[data-puzzles=toitoi] [data-daily]").click()
        expect_puzzle(page, puzzle_of_the_day("toitoi", later))
        touch_action(page, puzzle_of_the_day("toitoi", later).best)
        page.locator("header a").first.click()
        expect(streak).to_have_attribute("data-streak", str(later + 1))
    page.reload()
    expect(streak).to_have_attribute("data-streak", "2")
    page.clock.set_fixed_time(NOON + datetime.timedelta(3))
    page.reload()
    expect(streak).to_have_attribute("data-streak", "0")
    expect(streak).to_contain_text("2")


def test_who_asks_for_the_solution_is_told_it_and_has_not_solved_it(visitor: Visitor) -> None:
    puzzle = puzzles_of(definition("toitoi"))[0]
    page = visitor(f"/puzzles/toitoi/{puzzle.id}", before=on_the_day)
    expect_puzzle(page, puzzle)
    page.locator("[data-puzzle=tell]").click()
    expect(page.locator("[data-solution=told]")).to_have_attribute("data-tried", puzzle.best[0])
    expect(page.locator("[data-history] li").first).to_be_visible()
    page.locator("[data-puzzle=on]").click()
    following = next(each for each in puzzles_of(definition("toitoi"))[1:] if each.level == puzzle.level)
    expect_puzzle(page, following)
    page.goto("/puzzles")
    expect(page.locator(f"[data-puzzles=toitoi] [data-grade='{puzzle.level}']")).to_contain_text("0/")


def test_a_level_is_chosen_and_what_was_solved_does_not_come_again(visitor: Visitor) -> None:
    hard = [puzzle for puzzle in puzzles_of(definition("quoridor")) if puzzle.level == 4]
    page = visitor("/puzzles")
    page.locator("[data-puzzles=quoridor] [data-grade='4']").click()
    expect_puzzle(page, hard[0])
    touch_action(page, hard[0].best)
    page.goto("/puzzles/quoridor/level-4")
    expect_puzzle(page, hard[1])


def test_what_the_rules_forbid_is_no_try(visitor: Visitor) -> None:
    puzzle = next(each for each in puzzles_of(definition("quoridor")) if each.options["players"] == 2)
    page = visitor(f"/puzzles/quoridor/{puzzle.id}")
    expect_puzzle(page, puzzle)
    far = next(at for at in ("a1", "i9", "a9", "i1") if at not in {*puzzle.best, *puzzle.wrong})
    page.locator(f"[data-board] [data-at={far}]").click()
    expect(page.locator("[data-toasts]")).not_to_be_empty()
    assert is_untried(page)


def test_an_unknown_puzzle_is_said_to_be_none(visitor: Visitor) -> None:
    page = visitor("/puzzles/toitoi/zzz")
    expect(page.get_by_text("There is no such puzzle of Toi Toi.")).to_be_visible()


def test_others_cards_are_not_in_the_page(visitor: Visitor) -> None:
    """The record has all cards; what is drawn is what the seat knows."""
    puzzle = next(each for each in puzzles_of(definition("taki")) if each.options["players"] == 2)
    page = visitor(f"/puzzles/taki/{puzzle.id}")
    expect_puzzle(page, puzzle)
    own, *_ = (cards for cards in puzzle_match(definition("taki"), puzzle).view(puzzle.seat)["hands"] if cards)
    drawn = page.locator("[data-board] [data-card]")
    expect(drawn).to_have_count(len(own))
    assert sorted(each.get_attribute("data-card") or "" for each in drawn.all()) == sorted(own)


def test_puzzles_are_solved_without_the_network(visitor: Visitor) -> None:
    page = visitor("/", kept=True, before=on_the_day)
    kept(page)
    page.context.set_offline(True)
    page.goto("/puzzles")
    page.locator("[data-puzzles=toitoi] [data-daily]").click()
    expect_puzzle(page, puzzle_of_the_day("toitoi"))
    touch_action(page, puzzle_of_the_day("toitoi").best)
    expect(page.locator("[data-solution=found]")).to_be_visible()


def test_puzzles_are_solved_over_plain_http(visitor: Visitor, server_address: str) -> None:
    at = f"http://{ELSEWHERE}:{urlsplit(server_address).port}"
    page = visitor(f"{at}/puzzles/toitoi/daily", before=on_the_day)
    assert page.evaluate("!isSecureContext")
    expect_puzzle(page, puzzle_of_the_day("toitoi"))
    touch_action(page, puzzle_of_the_day("toitoi").best)
    expect(page.locator("[data-solution=found]")).to_be_visible()
