"""`majlis wasm`: the games for the browser, each built in a process of its own."""

from __future__ import annotations

import functools
import json
import time
from collections.abc import Sequence
from pathlib import Path

from majlis.errors import MajlisError
from majlis.games.definition import Definition
from majlis.terminal import apart
from majlis.terminal.ui import Ui
from majlis.wasm import modules


def build_all(ui: Ui, games: Sequence[Definition], folder: Path) -> None:
    """Build what the folder does not hold yet, made from these very sources, and say how big it is."""
    stale = [game for game in games if not modules.is_built(game, folder)]
    if not stale:
        ui.tell("wasm-all-built", style="good", folder=str(folder))
        return
    _check_folder(ui, folder)
    started = time.perf_counter()
    one = ("wasm", "--out", str(folder), "--one")
    if ui.console.is_terminal:
        run = functools.partial(apart.each, stale, one)
        times = apart.with_bars(ui, stale, run, lambda game: len(modules.kernels(game)) + 2, lambda line: str(line[0]))
    else:
        times = apart.each(stale, one, lambda game, line: None)
    for game, seconds in zip(stale, times, strict=True):
        size = (folder / f"{game.key}.wasm").stat().st_size
        ui.tell("wasm-game", game=ui.title(game), seconds=f"{seconds:.1f}", size=f"{size / 1000:.0f}")
    ui.tell("wasm-built", style="good", folder=str(folder), seconds=f"{time.perf_counter() - started:.1f}")


def build_one(game: Definition, folder: Path) -> None:
    """Build one game in this process; a line of JSON for each step."""
    with apart.uncollected():
        modules.build(game, folder, lambda *step: print(json.dumps(step), flush=True))


def _check_folder(ui: Ui, folder: Path) -> None:
    """Make the folder, or say now, not after minutes of work, that nothing can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MajlisError(ui.say("wasm-no-folder", folder=str(folder), why=error.strerror or str(error))) from None
