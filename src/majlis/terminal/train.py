"""`majlis train`: a training run under a bar, a line for each generation, and a picture of all."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from majlis import words
from majlis.errors import MajlisError
from majlis.games.definition import Definition
from majlis.lab.training.curves import draw
from majlis.lab.training.generations import TrainingPlan, TrainingRun
from majlis.lab.workers import Alone, Pool
from majlis.terminal.ui import Ui, screen

NETWORKS = ("quoridor",)
"""Games that have a network to be trained."""
STAGES = {"playing": "train-playing", "learning": "train-learning", "comparing": "train-comparing"}
"""What each stage of a generation is called."""


def hold(ui: Ui, game: Definition, folder: Path, plan: TrainingPlan, generations: int, jobs: int | None) -> None:
    """Train up to so many generations."""
    if game.key not in NETWORKS:
        raise MajlisError(_say(ui, "train-none", game=game.key))
    run = TrainingRun(folder, plan)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        closing(Alone() if jobs == 1 else Pool(jobs)) as workers,
        Progress(*columns, console=screen(stderr=True), transient=True) as bar,
    ):
        task = bar.add_task("")

        def progress(stage: str, done: int, total: int) -> None:
            number = len(run.generations) + 1
            bar.update(task, description=_say(ui, STAGES[stage], generation=number), completed=done, total=total)

        for told in run.go_on(workers, generations, progress):
            share = {name: f"{100 * told[name]:.1f}" for name in ("score", "low", "high")}
            losses = {name: f"{told[name]:.4f}" for name in ("before", "after")}
            numbers = {name: told[name] for name in ("generation", "positions", "against", "matches")}
            ui.console.print(
                _say(ui, "train-passed" if told["passed"] else "train-failed", **numbers, **share, **losses)
            )
            draw(run.generations, folder / "curves.svg")
    ui.console.print(_say(ui, "train-kept", folder=str(folder), generation=run.best()[0]), style="quiet")


def _say(ui: Ui, name: str, **args: object) -> str:
    return words.say(ui.lang, None, f"lab-{name}", args)
