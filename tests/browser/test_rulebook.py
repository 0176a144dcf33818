"""The rulebooks in a real browser: from the shelf to a rule, by link, by search, on paper."""

import re

import pytest
from playwright.sync_api import Page, expect

import majlis
from majlis import words
from tests.browser.conftest import DESK, PHONE, Visitor

LANGUAGES = words.LANGUAGES


def said(lang: str, game: str, name: str) -> str:
    return words.say(lang, majlis.game(game).definition.folder, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_leads_to_every_book(visitor: Visitor, lang: str) -> None:
    page = visitor("/rules", lang)
    for game in majlis.games():
        link = page.locator(f"a[href='/rules/{game}']")
        expect(link).to_contain_text(said(lang, game, "rulebook-title"))
    page.locator("a[href='/rules/jackaroo']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said(lang, "jackaroo", "rulebook-title"))
    expect(page.locator("section.rule")).to_have_count(34)


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("ar", PHONE), ("he", DESK)])
def test_a_link_opens_the_book_at_its_rule(visitor: Visitor, lang: str, size: tuple[int, int]) -> None:
    page = visitor("/rules/taki#T-18", lang, size)
    rule = page.locator("[id='T-18']")
    expect(rule).to_be_focused()
    # Figures and house rules come later than the text, and the place is kept.
    expect(page.locator("section.rule figure").first).to_be_attached()
    expect(rule).to_be_in_viewport()
    # Another rule that it names is one step away, and the way back leads back.
    rule.locator("a.reference").first.click()
    expect(page).to_have_url(re.compile("#T-12$"))
    page.go_back()
    expect(page).to_have_url(re.compile("#T-18$"))
    assert overflow(page) <= 0


def test_a_search_finds_words_in_rules_and_house_rules(visitor: Visitor) -> None:
    page = visitor("/rules/quoridor")
    page.get_by_role("searchbox").fill("diagonal")
    expect(page.get_by_role("search").get_by_role("status")).to_contain_text("Found in")
    expect(page.locator("[id='Q-1']")).to_have_count(0)
    assert page.locator("mark").count() >= 2
    page.get_by_role("searchbox").fill("")
    expect(page.locator("section.rule")).to_have_count(13)


def test_house_rules_stand_under_their_rule_with_the_usual_one_marked(visitor: Visitor) -> None:
    page = visitor("/rules/jackaroo#J-18")
    aside = page.locator("[id='J-18'] details")
    expect(aside).to_have_count(1)
    aside.locator("summary").click()
    expect(aside.locator("li.usual")).to_contain_text("At most one")
    expect(aside.locator("li")).to_have_count(3)


def test_on_paper_there_is_only_the_book(visitor: Visitor) -> None:
    page = visitor("/rules/nahs", dark=True)
    expect(page.locator("section.rule").first).to_be_visible()
    page.emulate_media(media="print")
    for gone in ("header nav", "[role=search]", "aside.contents", ".copy >> nth=0"):
        expect(page.locator(gone)).to_be_hidden()
    expect(page.locator("section.rule").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_there_is_no_book_of_a_game_that_is_not_played_here(visitor: Visitor) -> None:
    page = visitor("/rules/poker")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main")).to_contain_text("poker")


def overflow(page: Page) -> int:
    """How many pixels the page is too wide."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


BROKEN_NUMBERS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!node.parentElement.checkVisibility()) continue;
        for (const found of node.data.matchAll(/[A-Z]-[0-9]+/g)) {
            const range = document.createRange();
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (tops.size > 1) broken.push(found[0] + ": " + node.data.slice(0, 60));
        }
    }
    return broken;
}"""
"""The numbers of rules that are set on two lines, with the sentence in which they stand."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/rules/jackaroo", "/new/jackaroo"])
def test_no_number_of_a_rule_is_broken_at_its_hyphen(visitor: Visitor, lang: str, path: str) -> None:
    page = visitor(path, lang, PHONE)
    expect(page.locator("main h1")).to_be_visible()
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    expect(page.get_by_text(re.compile(r"J-9\b")).first).to_be_visible()
    # Many widths, for a break is a matter of luck at any one of them.
    for width in range(320, 440, 8):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(BROKEN_NUMBERS) == []
