"""House rules on the command line: reading `-o name=value`, explaining what is wrong, showing what is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.table import Table

from majlis import words
from majlis.errors import OptionError, UnknownGame
from majlis.games import definition, keys
from majlis.games.definition import Definition
from majlis.match.game import Game, game
from majlis.match.option_errors import explained, shown
from majlis.terminal.ui import Ui


def found(ui: Ui, key: str) -> Definition:
    """The game by that key, written in whatever case."""
    if key.lower() not in keys():
        raise UnknownGame(ui.say("no-game", game=key, games=", ".join(keys())))
    return definition(key.lower())


def configured(ui: Ui, key: str, given: Mapping[str, str]) -> Game:
    """A game with the given house rules; what is wrong with them is said in the language of the screen."""
    wanted = found(ui, key)
    try:
        return game(wanted.key, **given)
    except OptionError as error:
        raise OptionError(error.option, explained(ui.say, ui.lang, wanted, error.option, given)) from None


def show_chosen(ui: Ui, configured: Game) -> None:
    """Print the house rules of a running game; those that differ from the usual stand out."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("option", "value", "usual"):
        table.add_column(ui.say(f"column-{column}"))
    for name in configured.options:
        detail = configured.options.detail(name)
        style = "" if detail.value == detail.default else "rule"
        title = words.say(ui.lang, configured.definition.folder, f"option-{name}")
        table.add_row(f"{name}: {title}", shown(detail.value), shown(detail.default), style=style)
    ui.console.print(table)
