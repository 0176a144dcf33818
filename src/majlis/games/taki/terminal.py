"""Super Taki in a terminal: the players around the table, the pile, the hand, and what is wanted."""

from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from majlis import seat_marks, words
from majlis.games.taki import GAME
from majlis.games.taki.notation import COLOUR_TEXTS

STYLES = {
    "r": "bold white on #a4272b",
    "b": "bold white on #22406b",
    "g": "bold white on #2f6b4f",
    "y": "bold #231a16 on #e0a526",
}
WILD = "bold #231a16 on #f4ead8"
BACK = "grey50"
LAST_LAID = 8
"""How many cards of the pile are drawn."""


def draw(view: dict[str, Any], lang: str) -> RenderableType:
    """The table as a seat, a spectator or the referee sees it."""
    players = Table.grid(padding=(0, 2))
    for _ in range(3):
        players.add_column(no_wrap=True)
    players.add_column()
    for seat in range(len(view["sizes"])):
        players.add_row(*_player(view, seat, lang))
    hands = [line for seat, hand in enumerate(view["hands"]) if hand is not None for line in _hand(view, seat, lang)]
    return Group(players, Text(), *_piles(view, lang), *hands, Text(), _wanted(view, lang))


def _say(lang: str, name: str, **args: Any) -> str:
    return words.say(lang, GAME.folder, f"terminal-{name}", args)


def card(text: str) -> Text:
    """A card as its notation on its colour; the letter says the colour, too."""
    return Text(f" {text} ", style=WILD if text == "break" else STYLES.get(text[0], WILD))


def _player(view: dict[str, Any], seat: int, lang: str) -> tuple[Text, Text, Text, Text]:
    """A seat's mark and name, its cards, and what is known of it."""
    ways = {1: "↓", -1: "↑"}
    here = view["turn"] == seat
    name = Text("▸ " if here else "  ", style="bold")
    name.append(
        f"{seat_marks.MARKS[seat]} {_say(lang, 'player', seat=seat + 1)}", style=f"bold {seat_marks.COLOURS[seat]}"
    )
    name.append(f" {ways[view['direction']]}" if here else "  ")
    size = view["sizes"][seat]
    count = Text(_say(lang, "cards", count=size))
    fan = Text("▮" * min(size, 20), style=BACK)
    notes = [_say(lang, "stage", stage=stage) for stage in view["stages"][seat : seat + 1]]
    if view["options"]["rounds"] > 1:
        notes.append(_say(lang, "wins", wins=view["wins"][seat]))
    if view["shown"][seat] and view["hands"][seat] is None:
        notes.append(_say(lang, "shown", cards=" ".join(view["shown"][seat])))
    if seat in view["debts"]:
        notes.append(_say(lang, "owes"))
    return name, count, fan, Text(" · ".join(notes))


def _piles(view: dict[str, Any], lang: str) -> list[Text]:
    """The draw pile's size, the last cards laid, the leading colour and an open run."""
    pile = Text(_say(lang, "pile") + " ")
    laid = view["pile"][-LAST_LAID:]
    pile.append("… " if len(view["pile"]) > LAST_LAID else "")
    for text in laid:
        pile.append_text(card(text)).append(" ")
    lines = [Text(_say(lang, "draw_pile", count=len(view["draw_pile"]))), pile]
    if view["phase"] != "over":
        colour = Text(_say(lang, "colour", colour=view["colour"] or "none"))
        if view["colour"]:
            colour.append(" ").append_text(card(view["colour"]))
        lines.append(colour)
    if view["run"]:
        lines.append(Text(_say(lang, "run", colour=view["run"]), style="bold"))
    return lines


def _hand(view: dict[str, Any], seat: int, lang: str) -> list[Text]:
    """A known hand, one line a colour; cards without a colour last."""
    lines = [Text(), Text(_say(lang, "hand", seat=seat + 1), style="bold")]
    for _, group in groupby(view["hands"][seat], key=_colour_place):
        line = Text("  ")
        for text in group:
            line.append_text(card(text)).append(" ")
        lines.append(line)
    return lines


def _colour_place(text: str) -> int:
    coloured = text[0] in COLOUR_TEXTS and text != "break"
    return COLOUR_TEXTS.index(text[0]) if coloured else len(COLOUR_TEXTS)


def _wanted(view: dict[str, Any], lang: str) -> Text:
    """One line that says what is wanted now."""
    if view["phase"] == "over":
        return Text(_say(lang, "want-over"), style="bold")
    name = "penalty" if view["penalty"] else view["phase"]
    return Text(_say(lang, f"want-{name}", seat=view["turn"] + 1, number=view["penalty"]), style="bold")
