"""Screenshots of every screen, on phones held both ways, a desk and a low one, light and dark, in three languages:

    python -m tools.shots

They go to shots/, which is not kept in git. `--pictures` makes the README's picture of each game instead.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from majlis import games
from majlis.words import LANGUAGES
from tests.browser.chromium import launch, ready_to_drive
from tests.browser.hands import OFFERED, chosen, touch
from tests.server.running import Dealing

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"phone": (390, 844), "landscape": (844, 390), "desk": (1280, 800), "low": (1280, 640)}
LOCALES = {"en": "en-GB", "ar": "ar-KW", "he": "he-IL"}
LOOKS = [f"{lang}-{size}-{theme}" for lang in LANGUAGES for size in SIZES for theme in ("light", "dark")]
PICTURE = (880, 620)
SHORT = {"nahs": 10, "quoridor": 5, "taki": 9, "toitoi": 14}
"""Touches after which a board of a game looks lived in; of others a dozen."""


@contextmanager
def visitor(browser: Browser, base: str, lang: str, size: tuple[int, int], dark: bool) -> Iterator[Page]:
    """Somebody's browser; motion is reduced so that no picture is taken half way."""
    context = browser.new_context(
        base_url=base,
        locale=LOCALES[lang],
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def begin(page: Page, game: str, players: int) -> None:
    """A match against bots, begun from the first page."""
    page.goto("/")
    page.locator(f"[data-game={game}] button.primary").click()
    page.locator(f"label:has(input[value='{players}'])").first.click()
    page.locator("[data-quick=begin]").click()
    page.locator(f"[data-board={game}]").wait_for()


def play(page: Page, touches: int) -> None:
    """Touch what is offered, a few times; then wait until somebody is asked."""
    policy_rng = random.Random(7)
    for _ in range(40 * touches):
        seen = page.evaluate(OFFERED)
        spot = None if seen["over"] else chosen(seen["found"], policy_rng)
        if seen["over"] or (touches <= 0 and spot is not None):
            break
        if spot is not None:
            touch(page, spot, by_finger=False)
            touches -= 1
        page.wait_for_timeout(80)
    page.wait_for_timeout(300)


def screens(page: Page) -> Iterator[str]:
    """Every screen in turn; the page stands at the one that is named."""
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    yield "home"
    page.locator("[data-game=taki] button.primary").click()
    yield "quick-play"
    for game in games():
        page.goto(f"/new/{game}")
        page.locator("form .go").wait_for()
        if game == "jackaroo":
            yield "new-table"
        page.locator("details summary").last.click()
        page.locator("details summary").last.evaluate("summary => summary.scrollIntoView()")
        yield f"house-rules-{game}"
    page.goto("/new/quoridor")
    page.wait_for_load_state("networkidle")
    page.locator(".presets button").nth(0).click()
    page.locator("form .go button").click()
    page.locator("[data-invite]").wait_for()
    yield "waiting"
    page.goto("/new/taki")
    page.wait_for_load_state("networkidle")
    page.locator(".presets button").nth(1).click()
    page.locator("form .go button").click()
    page.locator("[data-curtain]").wait_for()
    yield "curtain"
    for game in games():
        begin(page, game, 2 if game in ("quoridor", "toitoi") else 4)
        play(page, SHORT.get(game, 12))
        yield f"table-{game}"
    page.locator("[data-menu=open]").click()
    page.locator("[data-menu=resign]").wait_for()
    yield "menu"
    page.locator("[data-menu=resign]").click()
    yield "resign"
    page.locator("[data-resign=sure]").click()
    page.locator("[data-over]").wait_for(timeout=120_000)
    yield "result"
    page.locator("[data-over] a[href^='/match/']:not([data-review])").click()
    page.locator("[data-board]").wait_for()
    page.keyboard.press("End")
    yield "replay"
    page.goto("/rules")
    page.locator("h1").wait_for()
    yield "rules"
    for game in games():
        page.goto(f"/rules/{game}")
        page.locator("h1").wait_for()
        yield f"rules-{game}"
    for game in games():
        page.goto(f"/learn/{game}")
        page.locator("h1").wait_for()
        if game == "taki":
            yield "course"
        page.locator("[data-learn=begin]").click()
        page.locator(f"[data-board={game}]").wait_for()
        yield f"lesson-{game}"
    page.goto("/puzzles")
    page.locator("h1").wait_for()
    yield "puzzles"
    for game in games():
        page.goto(f"/puzzles/{game}/daily")
        page.locator(f"[data-board={game}]").wait_for()
        yield f"puzzle-{game}"
    page.locator("[data-puzzle=tell]").click()
    page.locator("[data-puzzle=on]").wait_for()
    yield "puzzle-told"
    page.goto("/matches")
    page.locator("h1").wait_for()
    yield "matches"
    page.goto("/devices")
    page.locator("h1").wait_for()
    yield "devices"
    page.goto("/nowhere")
    page.locator("h1").wait_for()
    yield "missing"


def take_all(browser: Browser, base: str, folder: Path, looks: Sequence[str]) -> None:
    for look in track(looks, description="screens"):
        place, (lang, size, theme) = folder / look, look.split("-")
        place.mkdir(parents=True, exist_ok=True)
        with visitor(browser, base, lang, SIZES[size], theme == "dark") as page:
            for name in screens(page):
                page.wait_for_timeout(250)
                page.screenshot(path=place / f"{name}.png")


def take_pictures(browser: Browser, base: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in track(games(), description="pictures"):
        with visitor(browser, base, "en", PICTURE, False) as page:
            begin(page, game, 2 if game in ("quoridor", "toitoi") else 4)
            play(page, SHORT.get(game, 12))
            page.screenshot(path=folder / f"{game}.jpg", type="jpeg", quality=72)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this language; may be repeated")
    parser.add_argument("--look", action="append", choices=LOOKS, help="only this look; may be repeated")
    parser.add_argument("--pictures", action="store_true", help="the README's pictures into docs/pictures/")
    asked = parser.parse_args()
    ready_to_drive()
    with (
        tempfile.TemporaryDirectory() as folder,
        Dealing(Path(folder), MAJLIS_WINDOW_SECONDS="asking=0.2, last_card=0.1, choosing=3") as server,
        sync_playwright() as playwright,
    ):
        running = launch(playwright)
        if asked.pictures:
            take_pictures(running, server.base, ROOT / "docs" / "pictures")
        else:
            langs = asked.lang or LANGUAGES
            looks = asked.look or [look for look in LOOKS if look.split("-")[0] in langs]
            take_all(running, server.base, ROOT / "shots", looks)
        running.close()


if __name__ == "__main__":
    main()
