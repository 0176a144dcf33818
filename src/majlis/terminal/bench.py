"""How fast random games go: with the full list of legal actions at every ply, and with actions found lazily."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

import numpy as np
from rich import box
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from majlis.kernel.seeds import new_stream
from majlis.match.game import Game
from majlis.terminal.ui import Ui, screen

WAYS = ("listed", "playout")
LONGEST = 1_000_000


@dataclass(frozen=True)
class Speed:
    """What one way of playing one game at random has reached."""

    game: str
    way: str
    games: int
    plies: int
    seconds: float

    @property
    def plies_per_second(self) -> float:
        return self.plies / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def mean_length(self) -> float:
        return self.plies / self.games


def show(ui: Ui, games: list[Game], seconds: float, as_json: bool) -> None:
    """Measure and print."""
    speeds = []
    # The bar goes to the other stream, so that what is printed can be piped on.
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True) as progress:
        for game in games:
            for way in WAYS:
                task = progress.add_task(f"{ui.title(game.definition)}: {ui.say(f'way-{way}')}", total=seconds)
                for speed in measured(game, way, seconds):
                    progress.update(task, completed=speed.seconds)
                speeds.append(speed)
    if as_json:
        print(json.dumps([_facts(speed) for speed in speeds], indent=1))
    else:
        ui.console.print(_table(ui, games, speeds))


def measured(game: Game, way: str, seconds: float) -> Iterator[Speed]:
    """Play on until the time is over; the speed so far, again and again."""
    one_game = _player(game, way)
    one_game(0)  # compiles, or loads the compiled code
    started = time.perf_counter()
    games = plies = 0
    shown_at = 0.0
    while True:
        games += 1
        plies += one_game(games)
        spent = time.perf_counter() - started
        if spent >= seconds or spent - shown_at > 0.1:
            shown_at = spent
            yield Speed(game.key, way, games, plies, spent)
        if spent >= seconds:
            return


def _player(game: Game, way: str) -> Callable[[int], int]:
    """A function that plays the random game of a number to its end and says how many plies it had."""
    from majlis.kernel import playout

    run, ops = game.definition.bound(playout)[way], game.ops
    states, rng, policy_rng = ops.blank(game.options), new_stream(1), new_stream(2)
    first = states.copy()
    seats, out = np.zeros(game.definition.seats, np.int64), np.zeros(game.definition.most_legal, np.int64)
    lists = (out,) if way == "listed" else ()

    def one_game(number: int) -> int:
        states[:] = first
        rng[0]["world"] = number
        ops.deal(states, rng)
        return int(run(states, 0, rng, policy_rng, LONGEST, seats, *lists))

    return one_game


def _facts(speed: Speed) -> dict[str, object]:
    rates = ("plies_per_second", "games_per_second", "mean_length")
    return {**asdict(speed), **{name: round(getattr(speed, name), 2) for name in rates}}


def _table(ui: Ui, games: list[Game], speeds: list[Speed]) -> Table:
    titles = {game.key: ui.title(game.definition) for game in games}
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(ui.say("column-title"))
    table.add_column(ui.say("column-way"))
    for column in ("plies-per-second", "games-per-second", "mean-length"):
        table.add_column(ui.say(f"column-{column}"), justify="right")
    for speed in speeds:
        rates = (f"{speed.plies_per_second:,.0f}", f"{speed.games_per_second:,.0f}", f"{speed.mean_length:,.1f}")
        table.add_row(titles[speed.game], ui.say(f"way-{speed.way}"), *rates)
    return table
