"""`majlis simulate`: many matches with one set of house rules or two, under a bar, with tables and files."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_state_path
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from majlis import words
from majlis.errors import MajlisError
from majlis.games import definition
from majlis.lab import findings_text as text
from majlis.lab import simulated_rows
from majlis.lab.findings import Findings, findings
from majlis.lab.findings_page import page
from majlis.lab.played_matches import event_counts, matches
from majlis.lab.players import PlayerSpec
from majlis.lab.ray_workers import RayWorkers
from majlis.lab.simulation import Plan, Simulation, local_workers
from majlis.match import dataset
from majlis.match.dataset import DatasetRow
from majlis.match.game import Game
from majlis.terminal.ui import Ui, screen
from majlis.terminal.warm import prepare

SHOWN_REFUSALS = 8


@dataclass(frozen=True)
class SimulateOrder:
    """What `majlis simulate` was asked for, besides the games and their house rules."""

    matches: int
    bot: str
    rival: str | None
    seed: int
    jobs: int | None
    ray: str | None
    events: int
    state: Path | None
    json: Path | None
    parquet: Path | None
    dataset: Path | None
    html: Path | None
    command: str
    """What was typed, for the page."""


def hold(ui: Ui, games: Sequence[Game], order: SimulateOrder) -> None:
    """Play, print the tables, write the files."""
    for path in (order.state, order.json, order.parquet, order.dataset, order.html):
        if path is not None and not path.parent.is_dir():
            raise MajlisError(ui.say("unwritable", file=str(path), why=f"{path.parent}: no such folder"))
    if order.parquet is not None or order.dataset is not None:
        dataset.check()
    rival = None if order.rival is None else PlayerSpec.parsed(order.rival)
    plan = Plan.of(games, PlayerSpec.parsed(order.bot), rival, order.matches, order.seed)
    prepare(ui, games[0].definition, ("entrypoints", "policy", "simulation"))
    state = order.state or _usual_state(plan)
    with closing(Simulation(plan, state)) as simulation:
        finished = _play(ui, simulation, order)
        try:
            found = findings(simulation, _events(ui, simulation, order.events))
        except MajlisError:
            if finished:
                raise
            ui.console.print(_say(ui, "too-early"), style="quiet")
            return
        show(ui, found)
        _write(ui, simulation, found, order)
    if finished and order.state is None:
        state.unlink(missing_ok=True)


def command(
    key: str,
    option: Mapping[str, str],
    against: Mapping[str, str],
    matches: int,
    bot: str,
    rival: str | None,
    seed: int,
) -> str:
    """What has to be typed to have the same again.

    >>> command("taki", {"hand": "6"}, {"hand": "8"}, 100, "instinct:4", None, 0)
    'majlis simulate taki --games 100 --bots instinct:4 --option hand=6 --against hand=8'
    """
    typed = ["majlis", "simulate", key, "--games", str(matches), "--bots", bot]
    typed += [] if rival is None else ["--rival", rival]
    typed += [word for name, value in option.items() for word in ("--option", f"{name}={value}")]
    typed += [word for name, value in against.items() for word in ("--against", f"{name}={value}")]
    return shlex.join(typed + ([] if seed == 0 else ["--seed", str(seed)]))


def show(ui: Ui, found: Findings) -> None:
    """Print the tables of what was found."""
    ui.console.print(text.title(ui.lang, found), style="rule")
    ui.console.print(text.summary(ui.lang, found), style="quiet")
    ui.console.print(_measures_table(ui, found))
    ui.console.print(_seats_table(ui, found))
    if any(changed.is_seen for changed in found.refusal_effects.values()):
        ui.console.print(_refusals_table(ui, found))


def _usual_state(plan: Plan) -> Path:
    """Where a simulation is kept while it is not finished; the same one is found again."""
    folder = user_state_path("majlis") / "simulations"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{plan.games[0].key}-{plan.digest()}.sqlite"


def _play(ui: Ui, simulation: Simulation, order: SimulateOrder) -> bool:
    """Play under a bar, which goes to the other stream; whether it was finished."""
    played = 0
    is_local = order.ray is None
    gathered = local_workers(simulation.plan, order.jobs) if is_local else RayWorkers(str(order.ray), order.jobs)
    with closing(gathered) as workers, _progress() as progress:
        task = progress.add_task(_say(ui, "simulating"), total=simulation.total)
        try:
            for matches in simulation.run(workers):
                played += matches
                progress.update(task, advance=matches)
        except KeyboardInterrupt:
            line = _say(ui, "stopped", played=played, total=simulation.total)
            progress.console.print(line, style="bad")
            return False
    return True


def _events(ui: Ui, simulation: Simulation, most: int) -> list[list[Counter[str]]]:
    """Count events in the first matches of every variant."""
    counted: list[list[Counter[str]]] = []
    with _progress() as progress:
        variants = range(len(simulation.plan.games))
        most = min(most, simulation.plan.matches)
        task = progress.add_task(_say(ui, "counting-events"), total=most * len(variants))
        for variant in variants:
            counted.append([])
            for counts in event_counts(simulation, variant, most):
                counted[-1].append(counts)
                progress.update(task, advance=1)
    return counted


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=screen(stderr=True), transient=True)


def _write(ui: Ui, simulation: Simulation, found: Findings, order: SimulateOrder) -> None:
    try:
        if order.json is not None:
            order.json.write_text(found.dumps(), "utf-8")
            _say_written(ui, order.json)
        if order.html is not None:
            order.html.write_text(page(found, ui.lang, order.command), "utf-8")
            _say_written(ui, order.html)
        if order.parquet is not None:
            simulated_rows.write(simulation, order.parquet)
            _say_written(ui, order.parquet)
        if order.dataset is not None:
            _write_matches(ui, simulation, order.dataset)
    except OSError as error:
        file = str(error.filename or order.json or order.html or order.parquet or order.dataset)
        raise MajlisError(ui.say("unwritable", file=file, why=error.strerror or str(error))) from None


def _write_matches(ui: Ui, simulation: Simulation, path: Path) -> None:
    """Write the matches in which all seats are the same bot's, as a dataset."""
    plan = simulation.plan
    with _progress() as progress:
        task = progress.add_task(_say(ui, "writing-matches"), total=plan.matches * len(plan.games))

        def rows() -> Iterator[DatasetRow]:
            for variant, game in enumerate(plan.games):
                for match in matches(simulation, variant, plan.matches):
                    progress.update(task, advance=1)
                    yield DatasetRow(match.replay(), "simulation", (plan.bot.name,) * game.players)

        written = dataset.write(rows(), path)
    ui.console.print(_say(ui, "exported", matches=written, file=str(path)), style="quiet")


def _say_written(ui: Ui, path: Path) -> None:
    ui.console.print(_say(ui, "written", file=str(path)), style="quiet")


def _table(ui: Ui, found: Findings, *columns: str) -> Table:
    """A table with a column for each variant, and for what changes."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(_say(ui, f"column-{column}"), overflow="fold")
    for number in range(len(found.variants)):
        table.add_column(text.label(ui.lang, found, number), justify="right")
    if len(found.variants) > 1:
        table.add_column(_say(ui, "column-difference"), justify="right")
        table.add_column(_say(ui, "column-effect"))
    return table


def _measures_table(ui: Ui, found: Findings) -> Table:
    table = _table(ui, found, "measure")
    for name in text.measures(found):
        percent = text.is_percent(name)
        cells = [text.figure(variant.measures[name], percent) for variant in found.variants]
        if found.effects:
            changed = found.effects[name]
            cells += [text.difference(changed, percent), text.effect(ui.lang, changed)]
        table.add_row(text.measure(ui.lang, name), *cells)
    return table


def _seats_table(ui: Ui, found: Findings) -> Table:
    table = _table(ui, found, "seat")
    for seat in range(max(len(variant.seats) for variant in found.variants)):
        cells = [
            text.figure(variant.seats[seat] if seat < len(variant.seats) else None, True) for variant in found.variants
        ]
        if found.seat_effects:
            changed = found.seat_effects[seat]
            cells += [text.difference(changed, True), text.effect(ui.lang, changed)]
        table.add_row(str(seat + 1), *cells)
    return table


def _refusals_table(ui: Ui, found: Findings) -> Table:
    """The rules whose refusals have changed most."""
    table = _table(ui, found, "rule", "refusal")
    folder, rules = definition(found.game).folder, found.variants[0].rules
    seen = {name: changed for name, changed in found.refusal_effects.items() if changed.is_seen}
    for name in sorted(seen, key=lambda name: -abs(seen[name].size or 0.0))[:SHOWN_REFUSALS]:
        cells = [text.figure(variant.refusals.get(name), True) for variant in found.variants]
        effect = [text.difference(seen[name], True), text.effect(ui.lang, seen[name])]
        table.add_row(rules[name], words.say(ui.lang, folder, f"reason-{name}"), *cells, *effect)
    return table


def _say(ui: Ui, name: str, **args: object) -> str:
    return words.say(ui.lang, None, f"lab-{name}", args)
