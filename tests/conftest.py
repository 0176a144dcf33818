"""What holds for all tests."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A run of what is interpreted needs no browser, so it does not even look at the tests that do."""
    is_wanted = config.getoption("markexpr") != "interpreted"
    return None if is_wanted or not collection_path.is_relative_to(BROWSER) else True


def pytest_collection_finish(session: pytest.Session) -> None:
    """Say so where a test waits for a game to be compiled; nothing is loaded for it that no test has loaded."""
    if "numba" not in sys.modules or os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return
    from numba.core import event

    import majlis
    from tests.compiling import CompileNotice

    capture = session.config.pluginmanager.getplugin("capturemanager")

    def say(text: str) -> None:
        # An example in a docstring has a stream of its own, which capturing would not give back.
        streams = sys.stdout, sys.stderr
        with capture.global_and_fixture_disabled():
            print(f"\nmajlis: {text}", file=sys.stderr, flush=True)
        sys.stdout, sys.stderr = streams

    event.register("numba:compile", CompileNotice(frozenset(majlis.games()), say))  # type: ignore[no-untyped-call]
