"""Compiling the games ahead: each in a process of its own, two at a time, with a bar for each."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from majlis.errors import MajlisError
from majlis.games.definition import Definition
from majlis.kernel import precompile as kernel_warm
from majlis.kernel.precompile import Precompiled
from majlis.terminal.ui import Voice

AT_ONCE = 2
Heard = Callable[[Definition, Precompiled], None]


def warm_all(voice: Voice, games: Sequence[Definition]) -> None:
    """Compile whatever the cache does not hold yet and say how long it took."""
    cold = [game for game in games if kernel_warm.pending(game)]
    if not cold:
        voice.tell("all-warm", style="good")
        return
    started = time.perf_counter()
    if voice.console.is_terminal:
        times = _with_bars(voice, cold)
    else:
        times = _each(cold, lambda game, warmed: _print_line(voice, game, warmed))
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
    """Compile one game in this process; a line of JSON for each kernel."""
    for warmed in kernel_warm.warm(game):
        print(json.dumps(warmed), flush=True)


def _with_bars(voice: Voice, games: Sequence[Definition]) -> list[float]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[kernel]}", style="quiet"), console=voice.console) as progress:
        tasks: dict[str, TaskID] = {
            game.key: progress.add_task(voice.title(game), total=len(kernel_warm.kernels(game)), start=False, kernel="")
            for game in games
        }

        def heard(game: Definition, warmed: Precompiled) -> None:
            progress.start_task(tasks[game.key])
            progress.update(tasks[game.key], advance=1, kernel=f"{warmed.kernel} {warmed.seconds:.1f} s")

        return _each(games, heard)


def _print_line(voice: Voice, game: Definition, warmed: Precompiled) -> None:
    voice.console.print(f"{game.key} {warmed.kernel} {warmed.seconds:.2f} s")


def _each(games: Sequence[Definition], heard: Heard) -> list[float]:
    """Compile the games, two at a time; the seconds that each took."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(lambda game: _apart(game, heard), games))


def _apart(game: Definition, heard: Heard) -> float:
    """Compile a game in a process of its own: machine code of two games must not meet in one cache folder."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "majlis", "warm", "--one", game.key]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        for warmed in _lines(process):
            heard(game, warmed)
        assert process.stderr is not None
        errors = process.stderr.read()
    if process.returncode != 0:
        raise MajlisError(f"{game.key}: {errors.strip() or process.returncode}")
    return time.perf_counter() - started


def _lines(process: subprocess.Popen[str]) -> Iterator[Precompiled]:
    assert process.stdout is not None
    for line in process.stdout:
        yield Precompiled(*json.loads(line))
