"""`majlis review`: a finished match looked back at, under a bar, with a chart and tables, or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from majlis import words
from majlis.analysis.judging import JudgedChoice
from majlis.analysis.review import Review, SeatReview, review
from majlis.errors import MajlisError
from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.terminal import saves
from majlis.terminal.ui import Ui, screen
from majlis.terminal.warm import prepare

HEIGHTS = "▁▂▃▄▅▆▇█"
WIDEST = 40
"""Columns of a chart, at most."""
MINUS = "\N{MINUS SIGN}"
MODULES = ("entrypoints", "policy", "search", "forecast")


def show(ui: Ui, path: Path, seat: int | None, effort: int, as_json: bool) -> None:
    """Check a file, look back at its match and say what was found; a seat, from 1, leaves the others' choices out."""
    replay = saves.read(ui, path)
    match = saves.verified(ui, path, replay)
    if match.result() is None:
        raise MajlisError(_say(ui, "unfinished", file=str(path), ply=match.ply))
    if seat is not None and not 1 <= seat <= match.game.players:
        raise MajlisError(ui.say("no-seat", seat=seat, last=match.game.players))
    prepare(ui, match.game.definition, MODULES)
    found = _reviewed(ui, replay, effort)
    if as_json:
        print(found.dumps(), end="")
        return
    seats = [each for each in found.seats if seat is None or each.seat == seat - 1]
    ui.console.print(Text(_say(ui, "title", game=ui.title(match.game.definition)), style="bold rule"))
    ui.console.print(_say(ui, "playouts", playouts=found.playouts) if found.playouts else _say(ui, "engine"))
    _show_charts(ui, found, seats)
    ui.console.print(_parts_table(ui, found.seats))
    ui.console.print(_say(ui, "parts-about"), style="quiet")
    for each in seats:
        _show_choices(ui, match, each)


def _reviewed(ui: Ui, replay: Replay, effort: int) -> Review:
    """Look back under a bar, which goes to the other stream."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *times, console=screen(stderr=True), transient=True) as progress:
        task = progress.add_task(_say(ui, "reviewing"), total=None)
        return review(replay, effort, lambda done, total: progress.update(task, completed=done, total=total))


def _show_charts(ui: Ui, found: Review, seats: Sequence[SeatReview]) -> None:
    """Two lines a seat, from the first position to the last: by what it knew, and by all the cards."""
    ui.console.print()
    ui.console.print(_say(ui, "chances"))
    for each in seats:
        ui.console.print(ui.player(each.seat))
        lines = (("open", found.full),) if found.known == found.full else (("known", found.known), ("full", found.full))
        for name, line in lines:
            chart = curve([chances[each.seat] for chances in line])
            ui.console.print(f"  {_say(ui, name, chart=chart, percent=round(100 * line[0][each.seat]))}")


def curve(chances: Sequence[float]) -> str:
    """Chances as a row of bars, of a long match those at even distances.

    >>> curve([0.0, 0.5, 1.0])
    '▁▅█'
    """
    columns = min(len(chances), WIDEST)
    places = [round(column * (len(chances) - 1) / max(columns - 1, 1)) for column in range(columns)]
    return "".join(HEIGHTS[min(int(chances[place] * len(HEIGHTS)), len(HEIGHTS) - 1)] for place in places)


def _parts_table(ui: Ui, seats: Sequence[SeatReview]) -> Table:
    """What made each seat's result, in percentage points."""
    table = Table(box=box.SIMPLE_HEAD, title=_say(ui, "parts"), title_justify="left")
    table.add_column(ui.say("column-player"))
    table.add_column(ui.say("column-place"), justify="right")
    for name in ("start", "chance", "others", "own", "result"):
        table.add_column(_say(ui, f"column-{name}"), justify="right")
    for each in seats:
        own = f"{points(each.own)} ± {round(100 * each.noise)}" if each.noise else points(each.own)
        start, result = str(round(100 * (each.even + each.deal))), str(round(100 * each.result))
        changes = (points(each.chance), points(each.others), own)
        table.add_row(ui.player(each.seat), str(each.place), start, *changes, result)
    return table


def points(share: float) -> str:
    """A change in percentage points, with its sign.

    >>> points(0.071), points(-0.3), points(-0.001)
    ('+7', '−30', '0')
    """
    number = round(100 * share)
    return str(number) if number == 0 else f"{'+' if number > 0 else MINUS}{abs(number)}"


def _show_choices(ui: Ui, match: Match, each: SeatReview) -> None:
    """What a seat's result hung on: its costliest choices, the worst first, and where luck did most."""
    ui.console.print()
    ui.console.print(ui.player(each.seat).append(f"  {_say(ui, 'choices', choices=each.choices, good=each.good)}"))
    outcome = "won" if each.result > each.even else "lost"
    ui.console.print(f"  {_say(ui, f'{outcome}-{each.decisive}')}")
    for choice in each.costliest:
        ui.console.print(f"  {_costly(ui, match, choice)}")
        for name, events in (("sequel", choice.sequel), ("better-sequel", choice.better_sequel)):
            told = [
                _say(ui, name, better=_action(ui, match, choice.better)),
                *(match.tell(each, ui.lang) for each in events),
            ]
            ui.console.print(f"    {' '.join(told)}", style="quiet")
    for turn in each.turns:
        shares = {"expected": round(100 * turn.expected), "after": round(100 * turn.after)}
        name = "lucky" if turn.luck > 0.0 else "unlucky"
        ui.console.print(f"  {_say(ui, name, ply=turn.ply + 1, points=points(turn.luck), **shares)}")


def _costly(ui: Ui, match: Match, choice: JudgedChoice) -> str:
    actions = {"action": _action(ui, match, choice.action), "better": _action(ui, match, choice.better)}
    percents = {"percent": round(100 * choice.played), "best": round(100 * choice.best)}
    loss = {"loss": round(100 * choice.loss), "noise": round(100 * choice.noise)}
    name = "costly" if choice.noise else "costly-by-engine"
    return _say(ui, name, ply=choice.ply + 1, **actions, **percents, **loss)


def _action(ui: Ui, match: Match, text: str | None) -> str:
    """An action as it is typed; to have kept silent in words."""
    waits = {match.text(action) for action in match.game.definition.waits}
    return ui.say("keep-silent") if text is None or text in waits else text


def _say(ui: Ui, name: str, **args: object) -> str:
    return words.say(ui.lang, None, f"review-{name}", args)
