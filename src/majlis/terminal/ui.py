"""One language on one screen: finding the words and printing them."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from majlis import seat_marks, words

if TYPE_CHECKING:
    from majlis.games.definition import Definition

ACCENT = "bold #d99a1c"

THEME = Theme(
    {
        "rule": ACCENT,
        "quiet": "dim",
        "key": "bold #38a6a9",
        "good": "#4fa57c",
        "bad": "bold #d1494d",
        "markdown.code": "bold #38a6a9",
        "markdown.item.bullet": "#d99a1c",
    }
)


class Ui:
    """A console that speaks one language."""

    def __init__(self, lang: str, console: Console | None = None) -> None:
        self.lang = lang
        self.console = console or screen()

    def say(self, name: str, **args: Any) -> str:
        """The words of a message of the command line."""
        return words.say(self.lang, None, f"cli-{name}", args)

    def tell(self, name: str, style: str = "", **args: Any) -> None:
        """Print a message of the command line."""
        self.console.print(self.say(name, **args), style=style)

    def title(self, game: Definition) -> str:
        return words.say(self.lang, game.folder, "rulebook-title")

    def player(self, seat: int) -> Text:
        """A player's mark and name."""
        return Text(
            f"{seat_marks.MARKS[seat]} {self.say('player', seat=seat + 1)}", style=f"bold {seat_marks.COLOURS[seat]}"
        )


def screen(stderr: bool = False) -> Console:
    """The terminal, or a plain stream: text is printed as it is, nothing in it is taken for markup."""
    return Console(theme=THEME, markup=False, highlight=False, emoji=False, stderr=stderr, width=_width(stderr))


def _width(stderr: bool) -> int | None:
    """A comfortable width for reading; None leaves it to the terminal."""
    stream = sys.stderr if stderr else sys.stdout
    return min(shutil.get_terminal_size().columns, 110) if stream.isatty() else None


def is_interactive() -> bool:
    """Whether somebody sits at a keyboard in front of a screen."""
    return sys.stdin.isatty() and sys.stdout.isatty()
