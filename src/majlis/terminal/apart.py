"""Long work on games, each in a process of its own, two at a time, with a bar for each."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from majlis.errors import MajlisError
from majlis.games.definition import Definition
from majlis.terminal.ui import Ui

AT_ONCE = 2
Heard = Callable[[Definition, Any], None]
"""Told of each line of JSON that a game's process prints."""


def each(games: Sequence[Definition], command: Sequence[str], heard: Heard) -> list[float]:
    """Run `majlis COMMAND KEY` for the games, two at a time; the seconds that each took."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(lambda game: _apart(game, command, heard), games))


def with_bars(
    ui: Ui,
    games: Sequence[Definition],
    command: Sequence[str],
    total: Callable[[Definition], int],
    step: Callable[[Any], str],
) -> list[float]:
    """The same with a bar for each game, of so many steps; beside it stands what the last line says."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[step]}", style="quiet"), console=ui.console) as progress:
        tasks: dict[str, TaskID] = {
            game.key: progress.add_task(ui.title(game), total=total(game), start=False, step="") for game in games
        }

        def heard(game: Definition, line: Any) -> None:
            progress.start_task(tasks[game.key])
            progress.update(tasks[game.key], advance=1, step=step(line))

        return each(games, command, heard)


def _apart(game: Definition, command: Sequence[str], heard: Heard) -> float:
    started = time.perf_counter()
    whole = [sys.executable, "-m", "majlis", *command, game.key]
    with subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            heard(game, json.loads(line))
        errors = process.stderr.read()
    if process.returncode != 0:
        raise MajlisError(f"{game.key}: {errors.strip() or process.returncode}")
    return time.perf_counter() - started


@contextmanager
def uncollected() -> Iterator[None]:
    """Look for no garbage in a process that compiles and ends: what Numba makes stays for the most part."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
