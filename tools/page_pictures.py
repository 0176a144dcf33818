"""The pictures by which others show the page: its icons, and a picture of each game for the links that people share.

    python -m tools.page_pictures

Icons are drawn from web/public/mark.svg and web/icons/full.svg into web/public/icons/, pictures of links from posters
of games and their names in every language into web/public/links/. Both are kept in git: a build has no browser.
"""

from __future__ import annotations

import html
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from majlis import games, words
from majlis.games import definition
from tests.browser.chromium import launch, ready_to_drive
from tests.server.running import Dealing

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
MARK = PUBLIC / "mark.svg"
FULL = ROOT / "web" / "icons" / "full.svg"
ICONS = {
    "icon-192.png": (MARK, 192),
    "icon-512.png": (MARK, 512),
    "maskable-512.png": (FULL, 512),
    "apple-touch-icon.png": (FULL, 180),
}
"""Each icon with what it is drawn from, and how wide it is."""
LINK = (1200, 630)
"""What those who show links ask for."""
STYLE = """
body > .link { position: fixed; inset: 0; z-index: 99; display: grid; grid-template-columns: 840px 360px;
  background: var(--ground); color: var(--text) }
.link .scenes { display: grid; overflow: hidden }
.link .scenes.many { grid-template: repeat(2, 315px) / repeat(3, 280px) }
.link .scene, .link .scene svg { block-size: 100%; inline-size: 100%; aspect-ratio: auto }
.link .words { display: grid; grid-template-rows: 1fr auto auto; justify-items: center; text-align: center }
.link .names { align-self: center; display: grid; gap: 18px; font-size: 44px; font-weight: 650; line-height: 1.15;
  padding-inline: 20px }
.link .house { font-size: 24px; font-weight: 600; color: var(--text-quiet); margin-block-end: 18px }
.link .band { inline-size: 100% }
.link .tile { display: grid; place-items: center; background: #a4272b }
.link .tile img { inline-size: 210px }
"""
COMPOSED = """
([names, house, wanted, mark]) => {
  const scenes = wanted.map((game) => document.querySelector(`[data-game=${game}] .scene`).outerHTML)
  const many = wanted.length > 1
  const tile = many ? `<div class="tile"><img src="${mark}"></div>` : ''
  const link = document.createElement('div')
  link.className = 'link'
  link.innerHTML = `<div class="scenes ${many ? 'many' : ''}">${scenes.join('')}${tile}</div>
    <div class="words"><div class="names">${names}</div><div class="house">${house}</div>
    <div class="band">${document.querySelector('.hero .band').innerHTML}</div></div>`
  for (const drawn of link.querySelectorAll('.scene > svg')) drawn.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  document.body.append(link)
}
"""


def draw_icons(browser: Browser) -> None:
    for name, (source, size) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{source.read_text('utf-8')}")
        page.screenshot(path=PUBLIC / "icons" / name, omit_background=True)
        page.close()


def said(lang: str, text: str) -> str:
    return f'<span lang="{lang}" dir="auto">{html.escape(text)}</span>'


def draw_link(page: Page, name: str, names: list[str], scenes: tuple[str, ...]) -> None:
    """One picture: posters, names in every language, the mark of the server."""
    page.goto("/")
    page.locator("[data-game] .scene > svg").nth(len(games()) - 1).wait_for()
    page.add_style_tag(content=STYLE)
    house = " · ".join(said(lang, title) for lang, title in titles(None).items()) if len(scenes) == 1 else ""
    page.evaluate(COMPOSED, ["".join(names), house, list(scenes), "/mark.svg"])
    page.wait_for_timeout(300)
    page.screenshot(path=PUBLIC / "links" / f"{name}.jpg", type="jpeg", quality=80)


def titles(game: str | None) -> dict[str, str]:
    """The name of a game, or of the server, in every language."""
    folder = definition(game).folder if game else None
    return {lang: words.say(lang, folder, "rulebook-title" if game else "web-name") for lang in words.LANGUAGES}


def draw_links(browser: Browser, base: str) -> None:
    width, height = LINK
    context = browser.new_context(
        base_url=base, viewport={"width": width, "height": height}, reduced_motion="reduce", bypass_csp=True
    )
    page = context.new_page()
    for game in games():
        draw_link(page, game, [said(lang, title) for lang, title in titles(game).items()], (game,))
    draw_link(page, "majlis", [said(lang, title) for lang, title in titles(None).items()], games())
    context.close()


def main() -> None:
    ready_to_drive()
    with (
        tempfile.TemporaryDirectory() as folder,
        Dealing(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        running = launch(playwright)
        draw_icons(running)
        draw_links(running, server.base)
        running.close()


if __name__ == "__main__":
    main()
