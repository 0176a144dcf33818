"""Asking for a line: at a keyboard with completion, or out of a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console
from rich.text import Text

from majlis.terminal.ui import is_interactive

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.formatted_text import FormattedText


class Left(Exception):
    """Whoever was asked pressed Ctrl-C or Ctrl-D, or the input has ended."""


class Reader(Protocol):
    """Where lines come from."""

    def ask(self, prompt: Text, actions: Sequence[str] = (), commands: Sequence[str] = (), below: str = "") -> str:
        """One line, without spaces around it; raises Left when there will be none."""

    def pause(self, prompt: Text) -> None:
        """Wait until somebody is there, if somebody can be."""


class Lines:
    """Plain lines out of a pipe or file; each is shown as if it had been typed."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, prompt: Text, actions: Sequence[str] = (), commands: Sequence[str] = (), below: str = "") -> str:
        self.console.print(prompt, end="", soft_wrap=True)
        try:
            line = sys.stdin.readline()
        except (KeyboardInterrupt, UnicodeDecodeError):
            line = ""
        self.console.print(line.strip(), soft_wrap=True)
        if not line:
            raise Left
        return line.strip()

    def pause(self, prompt: Text) -> None:
        self.console.print(prompt)


class Keyboard:
    """A prompt that completes what may be typed, found by any part of it."""

    def __init__(self) -> None:
        self.session = _session()

    def ask(self, prompt: Text, actions: Sequence[str] = (), commands: Sequence[str] = (), below: str = "") -> str:
        try:
            line = self.session.prompt(
                _toolkit(prompt),
                completer=_offers(actions, commands),
                complete_while_typing=True,
                bottom_toolbar=below or None,
            )
        except (KeyboardInterrupt, EOFError):
            raise Left from None
        return line.strip()

    def pause(self, prompt: Text) -> None:
        self.ask(prompt)
        # Whoever sits down now must not find the lines of the one before by the arrow keys.
        self.session = _session()


def reader(console: Console) -> Reader:
    """Whatever fits where the program runs."""
    return Keyboard() if is_interactive() else Lines(console)


def _session() -> PromptSession[str]:
    from prompt_toolkit import PromptSession

    return PromptSession()


def _toolkit(prompt: Text) -> FormattedText:
    """Rich's styled text as the prompt library takes it; both understand `bold #rrggbb`."""
    from prompt_toolkit.formatted_text import FormattedText

    return FormattedText([(str(prompt.style), prompt.plain)])


def _offers(actions: Sequence[str], commands: Sequence[str]) -> Completer:
    """Completes actions and commands, and after `why` or `as 2` actions, after `save` or `load` files."""
    from prompt_toolkit.completion import Completer, FuzzyCompleter, PathCompleter, WordCompleter
    from prompt_toolkit.document import Document

    def fuzzy(offered: Sequence[str]) -> Completer:
        # The whole line counts as one word: actions have spaces in them.
        return FuzzyCompleter(WordCompleter(list(offered), sentence=True), pattern="^.+")

    whole, only_actions, files = fuzzy([*actions, *commands]), fuzzy(actions), PathCompleter(expanduser=True)

    class Offers(Completer):
        def get_completions(self, document: Document, event: Any) -> Iterator[Any]:
            text = document.text_before_cursor
            head, space, tail = text.partition(" ")
            if head == "as" and space:
                _, space, tail = tail.partition(" ")
            if space and head in ("why", "as"):
                yield from only_actions.get_completions(Document(tail), event)
            elif space and head in ("save", "load"):
                yield from files.get_completions(Document(tail), event)
            else:
                yield from whole.get_completions(document, event)

    return Offers()
