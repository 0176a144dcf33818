"""The list of games; it loads no compiled code, so that it answers at once."""

from __future__ import annotations

from rich import box
from rich.table import Table

from majlis.games import definition, keys
from majlis.match.option_errors import listed
from majlis.terminal.ui import Ui


def show(ui: Ui) -> None:
    """Print every game with its key, title, numbers of players and number of house rules."""
    table = Table(box=box.SIMPLE_HEAD, title=ui.say("games"), title_justify="left")
    table.add_column(ui.say("column-key"), style="key")
    table.add_column(ui.say("column-title"))
    table.add_column(ui.say("column-players"))
    table.add_column(ui.say("column-options"), justify="right")
    for key in keys():
        game = definition(key)
        names = game.options.names()
        table.add_row(key, ui.title(game), listed(game.options["players"].values), str(len(names) - 1))
    ui.console.print(table)
    ui.tell("games-next", style="quiet")
