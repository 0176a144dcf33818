"""A game that brings no board is drawn by the plain one, and played on it to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.hands import play_to_the_end
from tests.outside.installed import install_nim
from tests.server.running import Running


@pytest.fixture(scope="module")
def nim_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = install_nim(tmp_path_factory.mktemp("nim"))
    with Running(tmp_path_factory.mktemp("server"), PYTHONPATH=path) as server:
        yield server.base


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_it_is_played_on_the_plain_board(visitor: Visitor, nim_server: str, lang: str) -> None:
    page = visitor(f"{nim_server}/", lang=lang, size=PHONE)
    page.locator("[data-game=nim] button.primary").click()
    page.locator("dialog[open] [data-quick=begin]").click()
    board = page.locator("[data-board=nim]")
    expect(board).to_contain_text({"en": "Heaps", "ar": "الأكوام"}[lang])
    expect(board).to_contain_text("?")
    assert play_to_the_end(page) > 3
    expect(page.locator("[data-over] tbody tr")).to_have_count(2)
