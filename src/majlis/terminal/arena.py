"""`majlis arena` and `majlis engine`: bots against each other with a bar and tables, and a bot that speaks in lines."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from majlis import words
from majlis.errors import MajlisError
from majlis.lab import plot, report
from majlis.lab.arena import Arena
from majlis.lab.players import PlayerSpec
from majlis.lab.protocol import Conversation, converse
from majlis.lab.ray_workers import RayWorkers
from majlis.lab.runner import Setup
from majlis.match.game import Game
from majlis.terminal.ui import Ui, screen


@dataclass(frozen=True)
class Order:
    """What `majlis arena` was asked for, besides the game and the bots."""

    games: int
    least: int
    stops: bool
    together: bool
    opening: int | None
    seed: int
    jobs: int | None
    json: Path | None
    plot: Path | None
    ray: str | None = None
    """The address of a Ray cluster to play on."""


def hold(ui: Ui, game: Game, bots: Sequence[str], order: Order) -> None:
    """Play, print the tables, write the files."""
    for path in (order.json, order.plot):
        if path is not None and not path.parent.is_dir():
            raise MajlisError(ui.say("unwritable", file=str(path), why=f"{path.parent}: no such folder"))
    if order.plot is not None:
        plot.check(order.plot)
    players = [PlayerSpec.parsed(text) for text in bots]
    setup = Setup.of(game, players, order.seed, order.opening, order.together)
    with closing(RayWorkers(order.ray, order.jobs)) if order.ray is not None else nullcontext() as workers:
        arena = Arena(setup, order.games, order.least, order.stops, order.jobs, workers=workers)
        _play(ui, arena)
    ui.console.print(report.bots_table(ui.lang, arena.standings))
    if len(setup.bots) > 2 or not order.together:
        ui.console.print(report.pairs_table(ui.lang, arena.standings))
    _write(ui, arena, order)


def _play(ui: Ui, arena: Arena) -> None:
    """Play all deals under a bar; it goes to the other stream, so that the tables can be piped on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    total = arena.most * arena.table * len(arena.setup.meetings)
    with Progress(*columns, *times, console=screen(stderr=True), transient=True) as progress:
        task = progress.add_task(_say(ui, "playing"), total=total)
        try:
            for deal in arena.deals():
                left = (arena.most - deal.deal) if deal.meeting in arena.settled else 1
                progress.update(task, advance=left * arena.table)
        except KeyboardInterrupt:
            if not arena.standings.deals:
                raise
            progress.console.print(_say(ui, "interrupted"), style="bad")
    settled = len(arena.settled)
    if settled:
        line = _say(ui, "settled", settled=settled, meetings=len(arena.setup.meetings), games=arena.standings.games)
        ui.console.print(line, style="quiet")


def _write(ui: Ui, arena: Arena, order: Order) -> None:
    try:
        if order.json is not None:
            order.json.write_text(report.dumps(arena.standings), "utf-8")
            ui.console.print(_say(ui, "written", file=str(order.json)), style="quiet")
        if order.plot is not None:
            plot.draw(arena.standings, order.plot, ui.lang)
            ui.console.print(_say(ui, "written", file=str(order.plot)), style="quiet")
    except OSError as error:
        file = str(error.filename or order.json)
        raise MajlisError(ui.say("unwritable", file=file, why=error.strerror or str(error))) from None


def speak(key: str, bot: str) -> None:
    """Answer lines of the engine protocol until `quit` or the end of the input."""
    spec = PlayerSpec.parsed(bot)
    if spec.command is not None:
        raise MajlisError(f"{bot!r} is an outside program; an engine is a bot of Majlis, such as search:3")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    try:
        for answer in converse(Conversation(key, spec), sys.stdin):
            print(answer, flush=True)
    except BrokenPipeError:
        # Whoever listened has gone; what is left in the buffer has nowhere to go.
        sys.stdout = None


def _say(ui: Ui, name: str, **args: object) -> str:
    return words.say(ui.lang, None, f"lab-{name}", args)
