"""What lies over a page is a step of the browser's history; a step takes its time, as on a busy machine."""

from __future__ import annotations

from playwright.sync_api import Page

COVERED = "() => document.querySelector('dialog[open]') !== null && Boolean(history.state?.layer)"
CLEAR = "() => document.querySelector('dialog[open]') === null && !history.state?.layer"


def covered(page: Page) -> None:
    """Wait until something lies over the page, and Back would close it."""
    page.wait_for_function(COVERED)


def clear(page: Page) -> None:
    """Wait until nothing lies over the page any more, and the step that stood for it is taken back.

    Whoever loads the page anew before has two ways at once to go, and the browser breaks one of them off.
    """
    page.wait_for_function(CLEAR)
