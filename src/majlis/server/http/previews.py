"""What a link shows where people share it: a title, a line and a picture, in the language that is asked for.

Whoever shows it asks without a session: nothing is told that not everybody with the link may know, of the people at a
table nothing at all, and no key of an invitation stands in it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from majlis import words
from majlis.games import definition, keys
from majlis.server.context import AppContext
from majlis.server.db.errors import StoreError
from majlis.server.http.static import Page, asked_language
from majlis.server.logs import log
from majlis.server.matches import uploads
from majlis.server.protocol.rejected import Rejected
from majlis.server.security import sessions

ID = re.compile("[A-Za-z0-9_-]{1,40}")
WIDTH, HEIGHT = 1200, 630
"""Of every picture (tools/page_pictures.py)."""
GENERAL = "majlis"


@dataclass(frozen=True)
class Preview:
    """What a link shows."""

    title: str
    about: str
    game: str | None = None
    """Whose picture is shown; None: that of all games."""


class Previews:
    """The lines for the head of the page, by its address."""

    def __init__(self, context: AppContext, page: Page) -> None:
        self._context, self._page = context, page

    async def head(self, request: Request) -> str:
        """Meta elements for the page at an address."""
        lang = asked_language(request)
        preview = await self._preview(request, lang)
        name = preview.game if preview.game and self._page.found(f"links/{preview.game}.jpg") else GENERAL
        picture = f"{self._base(request)}/links/{name}.jpg"
        named = {"description": preview.about, "twitter:card": "summary_large_image"}
        properties = {
            "og:type": "website",
            "og:site_name": words.say(lang, None, "web-name"),
            "og:locale": words.LANGUAGE[lang].locale,
            "og:title": preview.title,
            "og:description": preview.about,
            "og:image": picture,
            "og:image:type": "image/jpeg",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": preview.title,
        }
        lines = [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
        lines += [f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items()]
        return "".join(f"{line}\n    " for line in lines)

    def _base(self, request: Request) -> str:
        """Where the server is reached: as it was set, else as it was asked."""
        return self._context.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")

    async def _preview(self, request: Request, lang: str) -> Preview:
        first, second = ([*request.path_params["path"].split("/"), "", ""])[:2]
        if first == "rules":
            return _rulebook(lang, second)
        if first == "new" and second in keys():
            return _of_game(lang, second)
        if first in ("t", "table", "match") and ID.fullmatch(second):
            return await self._looked_up(request, lang, first, second) or _home(lang)
        return _home(lang)

    async def _looked_up(self, request: Request, lang: str, first: str, id: str) -> Preview | None:
        """A table or a match, if anybody with this address may know of it; nobody waits for that, or asks too often."""
        context = self._context
        if not context.is_open.is_set() or context.limits.request(sessions.address_of(request.scope), changes=False):
            return None
        key = request.query_params.get("key")
        try:
            if first == "match":
                return _match(lang, await self._game_of_match(request, id, key))
            table = await context.registry.lobby.about(id, None, key)
        except (Rejected, StoreError):
            return None
        except Exception as error:
            # Whatever is wrong with what the link leads to, the page itself is there, and says what.
            log.error("a link has no preview", path=first, exc_info=error)
            return None
        return _invitation(lang, table.game) if table.status == "waiting" else _of_game(lang, table.game)

    async def _game_of_match(self, request: Request, id: str, key: str | None) -> str:
        if uploads.is_upload(id):
            async with self._context.registry.heavy.turn(sessions.address_of(request.scope)):
                return (await self._context.uploads.found(id)).about.game
        return (await self._context.registry.archive.match(id, None, key)).game


def _title(lang: str, key: str) -> str:
    return words.say(lang, definition(key).folder, "rulebook-title")


def _tagline(lang: str, key: str) -> str:
    return words.say(lang, definition(key).folder, "rulebook-tagline")


def _home(lang: str) -> Preview:
    return Preview(words.say(lang, None, "web-name"), words.say(lang, None, "home-lead"))


def _of_game(lang: str, key: str) -> Preview:
    return Preview(_title(lang, key), _tagline(lang, key), key)


def _invitation(lang: str, key: str) -> Preview:
    title = words.say(lang, None, "invite-title-nobody", {"game": _title(lang, key)})
    return Preview(title, words.say(lang, None, "link-table-about"), key)


def _match(lang: str, key: str) -> Preview:
    title = words.say(lang, None, "link-replay", {"game": _title(lang, key)})
    return Preview(title, words.say(lang, None, "link-replay-about"), key)


def _rulebook(lang: str, key: str) -> Preview:
    if key in keys():
        return Preview(words.say(lang, None, "book-open", {"game": _title(lang, key)}), _tagline(lang, key), key)
    return Preview(words.say(lang, None, "book-list-title"), words.say(lang, None, "book-list-lead"))
