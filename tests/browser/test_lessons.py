"""The courses: every lesson of every game is done on its board, by touching and by keyboard alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from majlis.games import definition, keys
from majlis.games.lessons import Lesson, lessons_of
from tests.browser.conftest import DESK, LANDSCAPE, PHONE, Visitor
from tests.browser.hands import press_towards, tab_to, touch_towards
from tests.browser.test_access import faults

pytestmark = pytest.mark.timeout(3600)
"""A course takes as long as the machine needs; one that stands still is missed long before."""

STANDING = """
() => {
  const lesson = document.querySelector('[data-lesson-table]')
  return { name: lesson?.dataset.lessonTable ?? null, step: Number(lesson?.dataset.step ?? -1) }
}
"""
LOOKS: dict[str, dict[str, Any]] = {
    "quoridor": {"lang": "en", "size": PHONE},
    "taki": {"lang": "he", "size": DESK, "dark": True},
    "nahs": {"lang": "ar", "size": DESK},
    "jackaroo": {"lang": "ar", "size": PHONE, "dark": True},
    "toitoi": {"lang": "en", "size": LANDSCAPE},
}


def taught() -> list[str]:
    return [key for key in keys() if lessons_of(definition(key))]


def course(game: str) -> tuple[Lesson, ...]:
    return lessons_of(definition(game))


def is_at(page: Page, lesson: Lesson, step: int) -> bool:
    return bool(page.evaluate(STANDING) == {"name": lesson.name, "step": step})


def touch_step(page: Page, lesson: Lesson, step: int, by_finger: bool) -> None:
    """Touch an action that the step wants."""
    touch_towards(page, lesson.steps[step].do, lambda: is_at(page, lesson, step), by_finger)


def press_step(page: Page, lesson: Lesson, step: int) -> None:
    """The same by keyboard."""
    press_towards(page, lesson.steps[step].do, lambda: is_at(page, lesson, step))


def teach(page: Page, game: str) -> None:
    """From the first page to the first lesson."""
    page.locator(f"[data-game={game}] [data-teach]").click()
    expect(page).to_have_url(re.compile(f"/learn/{game}$"))
    page.locator("[data-learn=begin]").click()


def expect_lesson(page: Page, lesson: Lesson) -> None:
    expect(page.locator(f"[data-lesson-table={lesson.name}] [data-board]")).to_be_visible()


@pytest.mark.parametrize("game", taught())
def test_every_lesson_is_done_by_touching(visitor: Visitor, game: str) -> None:
    look = LOOKS[game]
    page = visitor("/", **look)
    teach(page, game)
    found = []
    for lesson in course(game):
        expect_lesson(page, lesson)
        place = page.locator("[data-board]").bounding_box()
        if lesson in course(game)[::4]:
            found += faults(page)
        for step in range(len(lesson.steps)):
            touch_step(page, lesson, step, by_finger=look["size"] == PHONE)
        expect(page.locator("[data-said=done]")).to_be_visible()
        # Nobody is waited for any more, and the board has not moved.
        expect(page.locator("[data-board] .prompt")).to_be_hidden()
        assert page.locator("[data-board]").bounding_box() == place
        expect(page.locator("[data-learn=next]")).to_be_focused()
        page.locator("[data-learn=next]").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto(f"/learn/{game}")
    expect(page.locator("[data-lesson] .mark")).to_have_count(len(course(game)))
    assert found + faults(page) == []


@pytest.mark.parametrize("game", taught())
def test_a_course_is_done_by_keyboard_alone(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    tab_to(page, f"[data-game={game}] [data-teach]")
    expect(page).to_have_url(re.compile(f"/learn/{game}$"))
    tab_to(page, "[data-learn=begin]")
    for lesson in course(game):
        expect_lesson(page, lesson)
        # What the lesson says is where reading begins.
        expect(page.locator("section:has([data-said])")).to_be_focused()
        for step in range(len(lesson.steps)):
            press_step(page, lesson, step)
        expect(page.locator("[data-learn=next]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/$"))


def test_a_wrong_try_is_answered_by_the_rule_or_by_a_hint(visitor: Visitor) -> None:
    page = visitor("/learn/quoridor/around")
    said = page.locator("[data-said]")
    expect(said).to_have_attribute("data-said", "step")
    page.locator("[data-board] [data-at=e5]").click()
    expect(page.locator("[data-toasts]")).to_contain_text("A fence is in the way.")
    expect(said).to_have_attribute("data-said", "step")
    page.locator("[data-board] [data-action=e3]").click()
    expect(said).to_have_attribute("data-said", "hint")
    expect(page.locator("[data-board]")).to_have_attribute("data-ply", "0")
    page.locator("[data-learn=show]").click()
    expect(page.locator(".lights .ring")).to_have_count(1)
    page.locator("[data-learn=restart]").click()
    expect(said).to_have_attribute("data-said", "step")


def test_a_lesson_that_was_restarted_is_done_from_its_first_step(visitor: Visitor) -> None:
    page, (first, *_) = visitor("/learn/quoridor/first_turns"), course("quoridor")
    expect_lesson(page, first)
    touch_step(page, first, 0, by_finger=False)
    page.locator("[data-learn=restart]").click()
    expect(page.locator("[data-lesson-table]")).to_have_attribute("data-step", "0")
    touch_step(page, first, 0, by_finger=False)
    expect(page.locator("[data-lesson-table]")).to_have_attribute("data-step", "1")


def test_what_was_done_is_there_after_a_reload_and_the_next_lesson_is_offered(visitor: Visitor) -> None:
    page, (first, second, *_) = visitor("/learn/quoridor/first_turns"), course("quoridor")
    expect_lesson(page, first)
    for step in range(len(first.steps)):
        touch_step(page, first, step, by_finger=False)
    expect(page.locator("[data-said=done]")).to_be_visible()
    page.goto("/learn/quoridor")
    expect(page.locator("[data-lesson] .mark")).to_have_count(1)
    page.locator("[data-learn=begin]").click()
    expect_lesson(page, second)


def test_a_lesson_leaves_nothing_among_tables_and_matches(visitor: Visitor) -> None:
    page = visitor("/learn/quoridor/jump")
    (jump,) = [lesson for lesson in course("quoridor") if lesson.name == "jump"]
    expect_lesson(page, jump)
    touch_step(page, jump, 0, by_finger=False)
    page.goto("/matches")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("a[href^='/match/']")).to_have_count(0)
