"""The service worker, by which the page opens without the server: its script, and the list of all that it keeps.

The list stands in the script itself, so a browser notices by the script alone that anything of it has changed.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from majlis import words
from majlis.games import definition, keys
from majlis.games.lessons import lessons_of
from majlis.server.http import browser_rules, games, puzzles, static
from majlis.server.http.static import Page

PATH = "/service-worker.js"
LEFT_OUT = ("links/",)
"""What only those look at who show a link."""


async def answer(page: Page, request: Request) -> Response:
    """The script with its list; where no page is built there is none."""
    script = page.found(PATH)
    if script is None:
        return Response(status_code=404)
    kept = await asyncio.to_thread(entries, page)
    whole = b"self.KEPT = " + msgspec.json.encode(kept) + b";\n" + script.plain
    return static.sent(static.prepared(whole, "text/javascript"), request)


def entries(page: Page) -> list[dict[str, Any]]:
    """What is kept: each address, with a revision where the address alone does not change with what is there."""
    return [*_files(page), *_words(), *_rules(), *_lessons(), *_puzzles()]


def _files(page: Page) -> list[dict[str, Any]]:
    """The page's own files."""
    found = (path for path in page.folder.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz"))
    names = (path.relative_to(page.folder).as_posix() for path in found)
    wanted = sorted(name for name in names if f"/{name}" != PATH and not name.startswith((".", *LEFT_OUT)))
    return [{"url": f"/{name}", "revision": None if _is_hashed(name) else _tag(page, name)} for name in wanted]


def _is_hashed(name: str) -> bool:
    return name.startswith(static.HASHED)


def _tag(page: Page, name: str) -> str:
    file = page.found(name)
    assert file is not None, name
    return file.etag


def _words() -> list[dict[str, Any]]:
    """All words in every language: the page's, and each game's with its rulebook."""
    texts = [(f"/api/words/{lang}", games.shared_text(lang)) for lang in words.LANGUAGES]
    texts += [(f"/api/words/{lang}/{key}", games.game_text(key, lang)) for lang in words.LANGUAGES for key in keys()]
    return [{"url": address, "revision": file.etag} for address, file in texts]


def _rules() -> list[dict[str, Any]]:
    """The rules for the browser of every game that has them; their names change with them."""
    built = (address for key in keys() if (address := browser_rules.address(key)) is not None)
    return [{"url": address + ending, "revision": None} for address in built for ending in browser_rules.MEDIA]


def _lessons() -> list[dict[str, Any]]:
    """The courses of the games that have one, with their words in every language."""
    taught = [key for key in keys() if lessons_of(definition(key))]
    told = [(f"/api/games/{key}/lessons", games.course(key)) for key in taught]
    told += [
        (f"/api/words/{lang}/{key}/lessons", games.lesson_text(key, lang)) for lang in words.LANGUAGES for key in taught
    ]
    return [{"url": address, "revision": file.etag} for address, file in told]


def _puzzles() -> list[dict[str, Any]]:
    """The puzzles of the games that have some."""
    posed = [key for key in keys() if puzzles.offered(key)]
    return [{"url": f"/api/games/{key}/puzzles", "revision": puzzles.posed(key).etag} for key in posed]
