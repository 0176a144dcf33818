"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A run of what is interpreted needs no browser, so it does not even look at the tests that do."""
    is_wanted = config.getoption("markexpr") != "interpreted"
    return None if is_wanted or not collection_path.is_relative_to(BROWSER) else True
