"""How fast bots think in a browser: iterations of the search a second, beside the same thoughts by the native rules."""

from __future__ import annotations

import base64
import json
import random
import subprocess
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Route

import majlis
from majlis.bots.search import TreeSearch
from majlis.kernel.seeds import new_stream
from tests.wasm.built import built, node

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
LEVEL, ENGINE_LEVEL, ITERATIONS, PIECE, ROUNDS = 3, 5, 3000, 25, 7
PLIES, CHOICES = 12, 3
"""How far into a match a thought is taken, and among how many actions at least."""
LOADED = """
(game) => import('/bench/search.js').then(async (bench) => {
  window.bench = bench
  window.rules = await bench.load(game)
})
"""
STRIPPED = "process.stdout.write(require('node:module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))"
MEDIA = {".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


class Speed(NamedTuple):
    """Iterations a second."""

    native: float
    browser: float


def packed(array: Any) -> str:
    return base64.b64encode(array.tobytes()).decode()


def position(key: str) -> tuple[majlis.Game, Any, int]:
    """What a seat knows that thinks as long as it may, a few moves into a match by the usual rules."""
    match, lot = majlis.game(key).start(seed=5), random.Random(5)
    while True:
        seat = match.actors()[0]
        legal = match.legal(seat)
        if match.ply >= PLIES and len(legal) >= CHOICES:
            game, view = match.game, match.hidden(seat)
            if native(game, view.copy(), seat)[1] * PIECE >= ITERATIONS:
                return game, view, seat
        match.play(seat, lot.choice(legal))


def level_of(game: majlis.Game) -> int:
    """At the level of the others Quoridor's engine is done before there is anything to measure."""
    return LEVEL if game.definition.engine is None else ENGINE_LEVEL


def native(game: majlis.Game, view: Any, seat: int) -> tuple[float, int, Any]:
    """Seconds of a thought, how many pieces it took, and the thought."""
    thinking = majlis.bot("search", level_of(game)).begin(game, view, seat, new_stream(9), ITERATIONS)
    begun, pieces = time.perf_counter(), 0
    while pieces * PIECE < ITERATIONS and not thinking.done:
        thinking.work(PIECE)
        pieces += 1
    return time.perf_counter() - begun, pieces, thinking


def asked(game: majlis.Game, view: Any, seat: int, thinking: Any) -> dict[str, Any]:
    """The same thought, as a page is asked for it."""
    told = {
        "view": packed(view),
        "seat": seat,
        "level": level_of(game),
        "stream": packed(new_stream(9)),
        "kind": "engine",
    }
    if isinstance(thinking, TreeSearch):
        rows = [len(thinking._nodes), len(thinking._edges)]
        told |= {"kind": "search", "side": game.definition.side(game.options), "rows": rows}
    return {**told, "iterations": ITERATIONS}


def serve(page: Page) -> None:
    """Let a page find the modules and what calls them beside what the server serves."""
    source = (ROOT / "web" / "src" / "referee" / "wasm.ts").read_bytes()
    caller = subprocess.run([node(), "-e", STRIPPED], input=source, capture_output=True, check=True).stdout
    files = {"wasm.js": caller, "search.js": (HERE / "search.js").read_bytes()}
    for key in majlis.games():
        files |= {f"{key}{ending}": built(key).with_suffix(ending).read_bytes() for ending in (".wasm", ".json")}

    def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        route.fulfill(body=files[name], content_type=MEDIA[Path(name).suffix])

    page.route("**/bench/*", answer)


def measured(page: Page, key: str) -> Speed:
    """One game: both think the same thought by turns; the best of each counts, for the machine does more than that."""
    game, view, seat = position(key)
    _, _, thinking = native(game, view, seat)
    thought = json.dumps(asked(game, view, seat, thinking))
    page.evaluate(LOADED, key)
    best = [float("inf"), float("inf")]
    for _ in range(ROUNDS):
        seconds, pieces, _ = native(game, view, seat)
        found = page.evaluate(f"bench.think(rules, {thought})")
        assert found["pieces"] == pieces, "the browser thinks other thoughts"
        best = [min(best[0], seconds), min(best[1], found["taken"] / 1000)]
    return Speed(pieces * PIECE / best[0], pieces * PIECE / best[1])


def report(browser: Browser, base: str) -> None:
    page = browser.new_context(base_url=base, reduced_motion="reduce").new_page()
    serve(page)
    page.goto("/rules")
    print(f"{'game':<9} {'native':>12} {'browser':>12}   iterations a second, search:{LEVEL}, engine:{ENGINE_LEVEL}")
    for key in majlis.games():
        speed = measured(page, key)
        print(f"{key:<9} {speed.native:>12,.0f} {speed.browser:>12,.0f}   {speed.browser / speed.native:.2f} of native")
