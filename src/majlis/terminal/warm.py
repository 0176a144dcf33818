"""Compiling the games ahead: in two processes, each of which does one game after the other.

What games have in common (Numba itself, chance, the search) is then loaded, typed and lowered twice, not five times.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence

from majlis.games.definition import Definition
from majlis.kernel import precompile as kernel_warm
from majlis.terminal import apart
from majlis.terminal.ui import Ui

QUEUE = ("warm", "--queue")
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
        run = functools.partial(apart.handed_out, cold, QUEUE)
        times = apart.with_bars(ui, cold, run, lambda game: len(kernel_warm.steps(game)), _step)
    else:
        times = apart.handed_out(cold, QUEUE, lambda game, line: _print_line(ui, game, line))
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
    _stay_while_wanted()
    with apart.uncollected():
        _tell_steps(game)


def warm_queue(found: Callable[[str], Definition]) -> None:
    """Compile the games whose keys come in, a line each, in this process; behind each game's lines one that says so."""
    _stay_while_wanted()
    with apart.uncollected():
        for count, line in enumerate(sys.stdin):
            if count > 0:
                # What compiling leaves behind would pile up to a gigabyte over several games.
                gc.collect()
            _tell_steps(found(line.strip()))
            print(apart.DONE, flush=True)


def _tell_steps(game: Definition) -> None:
    began = time.perf_counter()
    for warmed in kernel_warm.warm(game):
        began, before = time.perf_counter(), began
        print(json.dumps([warmed.step, began - before, warmed.loaded_from_cache]), flush=True)


def _stay_while_wanted() -> None:
    """End as soon as the process is gone that asked for this one."""
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()


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
