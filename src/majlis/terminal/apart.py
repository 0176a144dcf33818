"""Long work on games in other processes, two at a time, with a bar for each game."""

from __future__ import annotations

import gc
import json
import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from majlis.errors import MajlisError
from majlis.games.definition import Definition
from majlis.terminal.ui import Ui

AT_ONCE = 2
Heard = Callable[[Definition, Any], None]
"""Told of each line of JSON that is printed about a game."""
DONE = "null"
"""What a process that is handed several games prints when it is done with one."""


def each(games: Sequence[Definition], command: Sequence[str], heard: Heard) -> list[float]:
    """Run `majlis COMMAND KEY` for the games, two at a time; the seconds that each took."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(lambda game: _apart(game, command, heard), games))


def handed_out(games: Sequence[Definition], command: Sequence[str], heard: Heard) -> list[float]:
    """Run `majlis COMMAND` twice and hand each process the next game as soon as it is free; the seconds each took.

    A process reads the keys of games, a line each, and prints `DONE` behind what it prints about a game.
    """
    waiting: queue.SimpleQueue[Definition] = queue.SimpleQueue()
    for game in games:
        waiting.put(game)
    taken: dict[str, float] = {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for _ in pool.map(lambda _: _hand_out(waiting, command, heard, taken), range(min(AT_ONCE, len(games)))):
            pass
    return [taken[game.key] for game in games]


def with_bars(
    ui: Ui,
    games: Sequence[Definition],
    run: Callable[[Heard], list[float]],
    total: Callable[[Definition], int],
    step: Callable[[Any], str],
) -> list[float]:
    """Run with a bar for each game, of so many steps; beside it stands what the last line says."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[step]}", style="quiet"), console=ui.console) as progress:
        tasks: dict[str, TaskID] = {
            game.key: progress.add_task(ui.title(game), total=total(game), start=False, step="") for game in games
        }

        def heard(game: Definition, line: Any) -> None:
            progress.start_task(tasks[game.key])
            progress.update(tasks[game.key], advance=1, step=step(line))

        return run(heard)


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


def _taken_from(waiting: queue.SimpleQueue[Definition]) -> Iterator[Definition]:
    """What waits, one after the other, until another process has taken the last."""
    with suppress(queue.Empty):
        while True:
            yield waiting.get_nowait()


def _hand_out(
    waiting: queue.SimpleQueue[Definition], command: Sequence[str], heard: Heard, taken: dict[str, float]
) -> None:
    """Run one process until no game waits any more, and note how long each took."""
    whole = [sys.executable, "-m", "majlis", *command]
    pipe = subprocess.PIPE
    with subprocess.Popen(whole, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for game in _taken_from(waiting):
            started = time.perf_counter()
            # Straight into the pipe: what is buffered for a process that has died would fail once more at the end.
            with suppress(OSError):
                os.write(process.stdin.fileno(), f"{game.key}\n".encode())
            for line in process.stdout:
                if line.strip() == DONE:
                    taken[game.key] = time.perf_counter() - started
                    break
                heard(game, json.loads(line))
            else:
                errors = process.stderr.read()
                raise MajlisError(f"{game.key}: {errors.strip() or process.wait()}")


@contextmanager
def uncollected() -> Iterator[None]:
    """Look for no garbage in a process that compiles and ends: what Numba makes stays for the most part."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
