"""Compiling the games ahead: each in a process of its own, since machine code of two must not meet in one folder."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Sequence

from majlis.games.definition import Definition
from majlis.kernel import precompile as kernel_warm
from majlis.kernel.precompile import Precompiled
from majlis.terminal import apart
from majlis.terminal.ui import Voice

ONE = ("warm", "--one")
PARENT_LOOK = 0.5
"""Seconds between two looks whether the process that asked is still there."""


def warm_all(voice: Voice, games: Sequence[Definition]) -> None:
    """Compile whatever the cache does not hold yet and say how long it took."""
    cold = [game for game in games if kernel_warm.pending(game)]
    if not cold:
        voice.tell("all-warm", style="good")
        return
    started = time.perf_counter()
    if voice.console.is_terminal:
        times = apart.with_bars(voice, cold, ONE, lambda game: len(kernel_warm.kernels(game)), _step)
    else:
        times = apart.each(cold, ONE, lambda game, line: _print_line(voice, game, Precompiled(*line)))
    for game, seconds in zip(cold, times, strict=True):
        voice.tell("game-warm", game=voice.title(game), seconds=f"{seconds:.1f}")
    voice.tell("warmed", style="good", seconds=f"{time.perf_counter() - started:.1f}")


def prepare(voice: Voice, game: Definition, modules: tuple[str, ...]) -> None:
    """Compile what is needed, if it never was, with a word about why it takes a while."""
    if kernel_warm.pending(game, modules):
        with voice.console.status(voice.say("preparing", kernel="")) as status:
            for warmed in kernel_warm.warm(game, modules):
                status.update(voice.say("preparing", kernel=warmed.kernel))


def warm_one(game: Definition) -> None:
    """Compile one game in this process; a line of JSON for each kernel. Ends with the process that asked for it."""
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    for warmed in kernel_warm.warm(game):
        print(json.dumps(warmed), flush=True)


def _end_with_parent(parent: int) -> None:
    """A server that is killed and started again would else have its games compiled twice at the same time."""
    while os.getppid() == parent:
        time.sleep(PARENT_LOOK)
    os._exit(1)


def _step(line: list[object]) -> str:
    warmed = Precompiled(*line)  # type: ignore[arg-type]
    return f"{warmed.kernel} {warmed.seconds:.1f} s"


def _print_line(voice: Voice, game: Definition, warmed: Precompiled) -> None:
    voice.console.print(f"{game.key} {warmed.kernel} {warmed.seconds:.2f} s")
