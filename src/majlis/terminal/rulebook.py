"""The rulebook of a game, read from the catalogue of words: whole, one rule of it, or its house rules."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from majlis import words
from majlis.errors import MajlisError
from majlis.games.definition import Choice, Definition, Option
from majlis.match.game import settle
from majlis.match.option_errors import listed, shown
from majlis.terminal.ui import Ui

NUMBERED = re.compile(r"[A-Z]+-[0-9]+")
MARGIN = 12


def show(ui: Ui, game: Definition) -> None:
    """Print the whole rulebook, through a pager where somebody sits in front of it."""
    with _paged(ui):
        for heading, names in words.chapters(ui.lang, game.folder):
            if heading:
                ui.console.print(Rule(Text(heading, style="bold"), align="left", style="rule"))
                ui.console.print()
            for name in names:
                ui.console.print(_entry(ui, game, name))
                ui.console.print()


def show_rule(ui: Ui, game: Definition, number: str) -> None:
    """Print one rule; `9` and `q-9` both mean `Q-9`."""
    numbers = [name for name in _names(ui, game) if NUMBERED.fullmatch(name)]
    letters = numbers[0].partition("-")[0]
    wanted = f"{letters}-{number}" if number.isdecimal() else number.upper()
    if wanted not in numbers:
        text = ui.say("no-rule", game=ui.title(game), rule=number, first=numbers[0], last=numbers[-1])
        raise MajlisError(text)
    ui.console.print(_entry(ui, game, wanted))


def show_options(ui: Ui, game: Definition) -> None:
    """Print every house rule with its values, its default and what it is about."""
    with _paged(ui):
        for option in game.options:
            ui.console.print(_option(ui, game, option))
            ui.console.print()


def _names(ui: Ui, game: Definition) -> Iterator[str]:
    for _, names in words.chapters(ui.lang, game.folder):
        yield from names


def _entry(ui: Ui, game: Definition, name: str) -> RenderableType:
    """One message of the rulebook, in the form that its name asks for."""
    text = words.say(ui.lang, game.folder, name)
    if NUMBERED.fullmatch(name):
        return _row(Text(name, style="rule"), Markdown(text))
    if name.startswith("option-"):
        return _option(ui, game, game.options[name.removeprefix("option-")])
    if name.startswith("example-"):
        number = int(name.removeprefix("example-"))
        return _row(Text(ui.say("example", number=number), style="quiet"), Markdown(text))
    if name == "rulebook-title":
        return Padding(Text(text, style="bold rule"), (1, 0, 0, 0))
    if name == "rulebook-tagline":
        return Text(text, style="italic")
    return Markdown(text)


def _option(ui: Ui, game: Definition, option: Option) -> RenderableType:
    title = words.say(ui.lang, game.folder, f"option-{option.name}")
    about = words.say(ui.lang, game.folder, f"option-{option.name}.about")
    body = Group(Text(title, style="bold"), Markdown(about), _values(ui, game, option))
    return _row(Text(option.name, style="key"), body)


def _values(ui: Ui, game: Definition, option: Option) -> RenderableType:
    usual = shown(settle(game, {})[option.name])
    if not isinstance(option, Choice):
        return Text(ui.say("values", values=listed(option.values), usual=usual or "-"), style="quiet")
    table = Table.grid(padding=(0, 2))
    for value in option.values:
        label = words.say(ui.lang, game.folder, f"option-{option.name}.v-{value}")
        table.add_row("▸" if value == usual else " ", Text(value, style="key"), label)
    return table


def _row(label: Text, body: RenderableType) -> RenderableType:
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(min_width=MARGIN, no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(label, body)
    return table


@contextlib.contextmanager
def _paged(ui: Ui) -> Iterator[None]:
    if not (sys.stdout.isatty() and sys.stdin.isatty()):
        yield
        return
    # Colours come through, a short text needs no key, and it stays on the screen afterwards.
    os.environ.setdefault("LESS", "-FRX")
    with ui.console.pager(styles=True):
        yield
