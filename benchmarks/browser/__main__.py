"""What a page can do by itself, in a real Chromium: python -m benchmarks.browser [search | reaction | first]"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.browser import first, reaction, search
from tests.browser.chromium import launch, ready_to_drive
from tests.server.running import Dealing

PARTS = {"search": search.report, "reaction": reaction.report, "first": first.report}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="*", help=f"one of {', '.join(PARTS)}; all without it")
    parts = parser.parse_args().part or list(PARTS)
    ready_to_drive()
    with (
        tempfile.TemporaryDirectory() as folder,
        Dealing(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        running = launch(playwright)
        for part in parts:
            PARTS[part](running, server.base)
        running.close()


if __name__ == "__main__":
    main()
