"""The web app manifest: by it a browser installs the page, under its name in the language that is asked for."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from majlis import words
from majlis.games import definition, keys
from majlis.server.http import static
from majlis.server.http.static import asked_language

PATH = "/manifest.webmanifest"
MEDIA = "application/manifest+json"
GROUND = "#f4ead8"
"""What is seen before the page is: `--ground` of the page's theme.css by day."""
BAR = "#fffaf1"
"""The system's bar above the page, as index.html has it by day."""
PNG = {"type": "image/png"}
ICONS = [
    {"src": "/mark.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/icons/icon-192.png", "sizes": "192x192", **PNG},
    {"src": "/icons/icon-512.png", "sizes": "512x512", **PNG},
    {"src": "/icons/maskable-512.png", "sizes": "512x512", "purpose": "maskable", **PNG},
]


async def answer(request: Request) -> Response:
    lang = asked_language(request)
    response = static.sent(static.prepared(msgspec.json.encode(manifest(lang)), MEDIA), request)
    response.headers["vary"] = "accept-encoding, accept-language"
    return response


def manifest(lang: str) -> dict[str, Any]:
    """The manifest in one language; browsers that know how choose among the others by themselves."""
    name, about = _said("web-name"), _said("home-lead")
    return {
        "id": "/",
        "name": name[lang],
        "name_localized": name,
        "short_name": name[lang],
        "short_name_localized": name,
        "description": about[lang],
        "description_localized": about,
        "lang": lang,
        "dir": words.direction(lang),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": BAR,
        "categories": ["games"],
        "icons": ICONS,
        "shortcuts": [_shortcut(lang, key) for key in keys()],
    }


def _shortcut(lang: str, key: str) -> dict[str, Any]:
    """A game in the menu of the installed page's icon."""
    title = words.say(lang, definition(key).folder, "rulebook-title")
    return {"name": title, "url": f"/?play={key}", "icons": [ICONS[1]]}


def _said(name: str) -> dict[str, str]:
    return {lang: words.say(lang, None, name) for lang in words.LANGUAGES}
