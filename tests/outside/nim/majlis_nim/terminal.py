"""Nim in a terminal: a row of sticks a heap."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from majlis import words
from majlis_nim import GAME


def draw(view: dict[str, Any], lang: str) -> RenderableType:
    """The heaps, and whose turn it is."""
    board = Text()
    for number, sticks in enumerate(view["heaps"]):
        board.append(f"{'abcde'[number]}  ", "bold").append("|" * sticks + "\n")
    return board.append(words.say(lang, GAME.folder, "terminal-turn", {"seat": view["turn"] + 1}))
