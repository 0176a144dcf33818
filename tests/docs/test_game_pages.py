"""The pages of the games are what their tables say now."""

from pathlib import Path

import pytest

from tools import game_pages

PAGES = game_pages.files()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_the_page_of_a_game_is_current(path: Path) -> None:
    assert path.read_text("utf-8") == PAGES[path], "run python -m tools.game_pages"
