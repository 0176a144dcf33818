"""Compiling the games ahead: each in a process of its own, since machine code of two must not meet in one folder."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Sequence

from majlis.games.definition import Definition
from majlis.kernel import precompile as kernel_warm
from majlis.terminal import apart
from majlis.terminal.ui import Ui

ONE = ("warm", "--one")
PARENT_LOOK = 0.5
"""Seconds between two looks whether the process that asked is still there."""


def warm_all(ui: Ui, games: Sequence[Definition]) -> None:
    """Compile whatever the cache does not hold yet and say how long it took."""
    cold = [game for game in games if kernel_warm.pending(game)]
    if not cold:
        ui.tell("all-warm", style="good")
        return
    started = time.perf_counter()
    if ui.console.is_terminal:
        times = apart.with_bars(ui, cold, ONE, lambda game: len(kernel_warm.steps(game)), _step)
    else:
        times = apart.each(cold, ONE, lambda game, line: _print_line(ui, game, line))
    for game, seconds in zip(cold, times, strict=True):
        ui.tell("game-warm", game=ui.title(game), seconds=f"{seconds:.1f}")
    ui.tell("warmed", style="good", seconds=f"{time.perf_counter() - started:.1f}")


def prepare(ui: Ui, game: Definition, modules: tuple[str, ...]) -> None:
    """Compile what is needed, if it never was, with a word about why it takes a while."""
    if kernel_warm.pending(game, modules):
        with ui.console.status(ui.say("preparing", kernel="")) as status:
            for warmed in kernel_warm.warm(game, modules):
                status.update(ui.say("preparing", kernel=warmed.step))


def warm_one(game: Definition) -> None:
    """Compile one game in this process; a line of JSON for each step. Ends with the process that asked for it."""
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    began = time.perf_counter()
    with apart.uncollected():
        for warmed in kernel_warm.warm(game):
            began, before = time.perf_counter(), began
            print(json.dumps([warmed.step, began - before, warmed.loaded_from_cache]), flush=True)


def _end_with_parent(parent: int) -> None:
    """A server that is killed and started again would else have its games compiled twice at the same time."""
    while os.getppid() == parent:
        time.sleep(PARENT_LOOK)
    os._exit(1)


def _step(line: tuple[str, float, bool]) -> str:
    step, seconds, _ = line
    return f"{step} {seconds:.1f} s"


def _print_line(ui: Ui, game: Definition, line: tuple[str, float, bool]) -> None:
    step, seconds, _ = line
    ui.console.print(f"{game.key} {step} {seconds:.2f} s")
