"""What holds for all tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import majlis
from majlis.kernel import precompile
from tests.compiling import CompileNotice

BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A run of what is interpreted needs no browser, so it does not even look at the tests that do."""
    is_wanted = config.getoption("markexpr") != "interpreted"
    return None if is_wanted or not collection_path.is_relative_to(BROWSER) else True


def pytest_collection_finish(session: pytest.Session) -> None:
    """Say so where a test waits for a game to be compiled."""
    capture = session.config.pluginmanager.getplugin("capturemanager")

    def say(text: str) -> None:
        # An example in a docstring has a stream of its own, which capturing would not give back.
        streams = sys.stdout, sys.stderr
        with capture.global_and_fixture_disabled():
            print(f"\nmajlis: {text}", file=sys.stderr, flush=True)
        sys.stdout, sys.stderr = streams

    precompile.on_wait.append(CompileNotice(frozenset(majlis.games()), say))
