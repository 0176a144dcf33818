"""The engine that the browser tests run with: Chromium, or Firefox or WebKit as Debian has them.

`python -m tests.browser.engines NAME` says whether it is there, and if not, how to get it.
"""

from __future__ import annotations

import os
import sys

from tests.browser import chromium, firefox, webkit

CHROMIUM, FIREFOX, WEBKIT = ENGINES = ("chromium", "firefox", "webkit")


def chosen() -> str:
    """The engine of this run."""
    return os.environ.get("MAJLIS_ENGINE") or CHROMIUM


def has_fingers() -> bool:
    """Whether a driver's finger leads to a click, as a real one does; those of Firefox and WebKit have only a mouse."""
    return chosen() == CHROMIUM


def complaint(engine: str) -> str:
    """What is missing on this machine to run that engine, and how to get it; empty if nothing is."""
    if engine == FIREFOX and firefox.program() is None:
        return "There is no Firefox: install one (on Debian: apt install firefox-esr), or name its program in MAJLIS_FIREFOX."
    missing = webkit.missing() if engine == WEBKIT else []
    if missing:
        return f"WebKit lacks {', '.join(missing)}: on Debian and Ubuntu, apt install webkit2gtk-driver xvfb."
    return "" if engine in ENGINES else f"There is no engine {engine}; there are {', '.join(ENGINES)}."


def main(engine: str) -> None:
    if engine == CHROMIUM:
        chromium.main()
    elif complaint(engine):
        sys.exit(complaint(engine))


if __name__ == "__main__":
    main(sys.argv[1])
