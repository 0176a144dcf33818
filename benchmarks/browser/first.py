"""How long somebody waits for their first move where nothing has been compiled: from opening the page to the move.

The server begins with an empty folder of machine code and compiles meanwhile; the rules for the browser are built, as
`make run` and every wheel have them.
"""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

import majlis
from tests.browser.hands import act
from tests.browser.test_games import begin
from tests.server.running import Dealing
from tests.wasm.built import built

GAMES = tuple(majlis.games())


def report(browser: Browser, base: str) -> None:
    print(f"{'game':<9} {'page':>7} {'board':>7} {'move':>7}   seconds since the page was opened")
    for game in GAMES:
        built(game)
        with (
            tempfile.TemporaryDirectory() as folder,
            tempfile.TemporaryDirectory() as compiled,
            Dealing(Path(folder), MAJLIS_CACHE=compiled) as server,
        ):
            context = browser.new_context(base_url=server.base, reduced_motion="reduce")
            page, began, passed = context.new_page(), time.monotonic(), []
            page.goto("/")
            page.locator(f"[data-game={game}] button.primary").wait_for()
            passed.append(time.monotonic() - began)
            begin(page, game, 2)
            assert "/table/local-" in page.url, "the server referees"
            passed.append(time.monotonic() - began)
            act(page, random.Random(1))
            passed.append(time.monotonic() - began)
            print(f"{game:<9} " + " ".join(f"{seconds:>7.1f}" for seconds in passed), flush=True)
            context.close()
