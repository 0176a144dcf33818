"""A match that is watched again fits every screen: nothing lies on anything, nothing is cut, all of it is seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import majlis
from majlis.kernel.seeds import new_stream
from tests.browser.conftest import LANDSCAPE, PHONE, Visitor
from tests.browser.geometry import box, faults, settled, small, unread
from tests.browser.staged import GROWING, LEVEL, held
from tests.browser.test_presets import CLIPBOARD
from tests.browser.test_replay import kept, viewing
from tools import board_frames

LOW_DESK = (1280, 640)
DESKS = (LOW_DESK, (1440, 900))
SCREENS = ((320, 640), PHONE, LANDSCAPE, (667, 375), (768, 1024), *DESKS)
LAID = {"jackaroo": [("pile", "wood")]}
"""What a game lays on something on purpose."""
LONG = 400
"""Plies after which a match is long enough."""
PASSIVE = "[data-board] [aria-disabled=true]"
"""What is only looked at where nobody plays."""
JUMP = """
(ply) => {
  const line = document.querySelector('footer input[type=range]')
  line.value = ply
  line.dispatchEvent(new Event('input', { bubbles: true }))
}
"""
HIDDEN = """
() => {
  const [board, foot] = ['[data-board]', 'footer'].map((one) => document.querySelector(one))
  const bad = foot.scrollHeight - foot.clientHeight > 1 ? ['the controls are cut'] : []
  const height = board.getBoundingClientRect().height
  return height < innerHeight * 0.45 ? [...bad, `the board has only ${Math.round(height)} of ${innerHeight}`] : bad
}
"""


def watched(folder: Path, game: str, players: int, options: dict[str, Any]) -> tuple[Path, list[int]]:
    """A match as a file, and the plies that ask most of a screen: the first, that with the fullest hand, the last."""
    match = majlis.game(game, players=players, **options).start(seed=3)
    bot, stream = majlis.bot("instinct", LEVEL), new_stream(match.seed)
    full = [(held(board_frames.seen(match, 0)), 0)]
    while match.actors() and match.ply < LONG:
        grows = match.ply < LONG // 2 and 0 in match.actors()
        taken = [text for text in GROWING if grows and text in match.legal(0)]
        if taken:
            match.play(0, taken[0])
        else:
            board_frames.act(match, bot, stream)
        full.append((held(board_frames.seen(match, 0)), match.ply))
    file = folder / f"{game}.json"
    file.write_text(match.replay().dumps(), "utf-8")
    return file, sorted({0, max(full)[1], match.ply})


def bad(page: Page, game: str, size: tuple[int, int]) -> list[str]:
    """Whatever is wrong with a match that is watched on a screen."""
    found = [*faults(page, *LAID.get(game, ()), foot="footer"), *unread(page), *page.evaluate(HIDDEN)]
    # On a desk a mouse finds what is smaller than a finger.
    return found if size in DESKS else [*found, *(f"too small: {spot}" for spot in small(page, PASSIVE))]


def looked_at(page: Page, folder: Path, game: str, players: int, options: dict[str, Any]) -> list[str]:
    """What is wrong with a match, by anybody's eyes, on every screen."""
    file, plies = watched(folder, game, players, options)
    page.locator("[data-replay=file]").set_input_files(file)
    expect(page.locator("[data-board]")).to_be_visible()
    found: dict[str, None] = {}
    for viewer in ("0", "referee"):
        page.locator("[data-replay=viewer]").select_option(viewer)
        expect(viewing(page)).to_have_attribute("data-viewer", viewer)
        for ply in plies:
            page.evaluate(JUMP, ply)
            expect(page.locator("[data-board]")).to_have_attribute("data-ply", str(ply))
            for size in SCREENS:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                settled(page)
                where = f"{game} of {players} at {size[0]} x {size[1]}, seen by {viewer}, ply {ply}"
                found |= dict.fromkeys(f"{where}: {fault}" for fault in bad(page, game, size))
    return list(found)


CROWDS: list[tuple[str, int, dict[str, Any], str]] = [
    ("taki", 2, {}, "he"),
    ("taki", 4, {"rounds": 5}, "ar"),
    ("taki", 10, {}, "en"),
    ("nahs", 2, {}, "en"),
    ("nahs", 4, {"stages": 12}, "he"),
    ("nahs", 6, {"take": "free", "stages": 12}, "ar"),
    ("nahs", 12, {"decks": 2, "take": "free"}, "en"),
    ("toitoi", 2, {}, "he"),
    ("toitoi", 4, {}, "en"),
    ("toitoi", 6, {}, "ar"),
    ("quoridor", 2, {}, "he"),
    ("quoridor", 4, {}, "en"),
    ("jackaroo", 4, {}, "ar"),
    ("jackaroo", 6, {}, "en"),
]


@pytest.mark.parametrize(("game", "players", "options", "lang"), CROWDS)
def test_on_every_screen_all_of_a_match_that_is_watched_is_seen(
    visitor: Visitor, tmp_path: Path, game: str, players: int, options: dict[str, Any], lang: str
) -> None:
    """What leads through it lies on nothing, and takes no room that the board needs."""
    found = looked_at(visitor("/matches", lang=lang, size=PHONE), tmp_path, game, players, options)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, LOW_DESK])
def test_what_is_said_beside_a_board_does_not_move_it(visitor: Visitor, tmp_path: Path, size: tuple[int, int]) -> None:
    page = visitor("/matches", size=size)
    page.locator("[data-replay=file]").set_input_files(kept(tmp_path))
    expect(page.locator("[data-board]")).to_be_visible()
    settled(page)
    before = box(page, "[data-board]")
    page.evaluate(CLIPBOARD)
    if size != LOW_DESK:
        page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("[data-notice]")).to_be_visible()
    settled(page)
    assert box(page, "[data-board]") == before
    page.locator("[data-notice] button").click()
    expect(page.locator("[data-notice]")).to_have_count(0)
    assert box(page, "[data-board]") == before
