"""A page that was loaded before the protocol changed is told to load itself again, in the words that it knows."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from majlis.server.protocol.version import PROTOCOL
from tests.server.inside import Page, opened


def told(page: Page, **frame: Any) -> list[dict[str, Any]]:
    """What a page is told after a frame that is no request of today."""
    before = len(page.news)
    assert page.sockets.read_frame(page, msgspec.json.encode(frame)) is None
    return page.news[before:]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Please load the page again."), ("ar", "حمّل الصفحة"), ("he", "לטעון את הדף")]
)
def test_a_page_of_protocol_1_offers_to_be_loaded_again(tmp_path: Path, lang: str, words: str) -> None:
    async def asked() -> None:
        async with opened(f"sqlite:///{tmp_path}/matches.db") as sockets:
            page = Page(sockets, "Layla")
            # Such a page shows its button once two of these name different versions, whatever it knew before.
            greeted = told(page, do="hello", id="h1", lang=lang)
            assert [news["is"] for news in greeted] == ["welcome", "welcome"]
            assert len({news["version"] for news in greeted}) == 2
            # Whatever it asks is answered under its id, or it would wait and ask again for ever.
            (refused,) = told(page, do="move", id="m1", table="t", seat=0, ply=0, action="e4")
            assert (refused["is"], refused["id"], refused["code"]) == ("refused", "m1", "old_page")
            assert words in refused["text"]
            (alive,) = told(page, do="ping", id="p1")
            assert alive["id"] == "p1"

    asyncio.run(asked())


def test_a_page_of_today_is_told_the_protocol_and_what_is_no_page_is_not_taken_for_one(tmp_path: Path) -> None:
    async def asked() -> None:
        async with opened(f"sqlite:///{tmp_path}/matches.db") as sockets:
            page = Page(sockets, "Layla")
            hello = sockets.read_frame(page, msgspec.json.encode({"type": "hello", "id": "h1"}))
            assert hello is not None
            await sockets.answer(page, hello)
            assert (page.news[-1]["type"], page.news[-1]["protocol"]) == ("welcome", PROTOCOL)
            for frame in ({"id": "x"}, {"type": "dance", "id": "x"}, {"do": 5, "id": "x"}):
                (refused,) = told(page, **frame)
                assert (refused["type"], refused["code"]) == ("refused", "unreadable")

    asyncio.run(asked())
