"""Toi Toi in a terminal: the boxes of all players, the bank, the pile, and what is wanted of whom."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from majlis import seat_marks, words
from majlis.games.toitoi import GAME
from majlis.games.toitoi.state import COLUMNS, PLACES

GRID = "grey50"
HIDDEN, TOI = "grey62", "bold #b16cab"
BOXES_A_ROW = 3


def draw(view: dict[str, Any], lang: str) -> RenderableType:
    """The table: three boxes a row, seat by seat."""
    table = Table.grid(padding=(0, 3, 1, 0))
    boxes = [_player(view, seat, lang) for seat in range(len(view["boxes"]))]
    for first in range(0, len(boxes), BOXES_A_ROW):
        table.add_row(*boxes[first : first + BOXES_A_ROW])
    legend = Text(_say(lang, "terminal-legend"), style=HIDDEN)
    return Group(_middle(view, lang), Text(), table, *_wanted(view, lang), legend)


def _say(lang: str, name: str, **args: Any) -> str:
    return words.say(lang, GAME.folder, name, args)


# -------------------------------------------------------------------------------- the middle of the table


def _middle(view: dict[str, Any], lang: str) -> Text:
    """The round, the bank, the pile's top card, and a card that was looked at."""
    number, rounds = view["round"] + 1, view["options"]["rounds"]
    extra = number > rounds
    line = Text(_say(lang, "terminal-extra_round" if extra else "terminal-round", round=number, rounds=rounds), "bold")
    line.append("   " + _say(lang, "terminal-bank", cards=len(view["bank"])), "not bold")
    line.append("   " + _say(lang, "terminal-pile", card=view["pile"][-1]), _style(view["pile"][-1]))
    if view["held"] is not None:
        line.append("   " + _say(lang, "terminal-held", card=view["held"]), _style(view["held"]))
    return line


def _wanted(view: dict[str, Any], lang: str) -> list[Text]:
    """Who is to do what, and how many last turns are left."""
    if view["phase"] == "over":
        return [Text(_say(lang, "terminal-over"), style="bold")]
    if view["phase"] == "open":
        return [Text(_say(lang, "terminal-wants_open"), style="bold")]
    seat = view["turn"] + 1
    lines = []
    if view["phase"] == "bank" and view["held"] is None:
        lines.append(_say(lang, "terminal-held_unseen", seat=seat))
    else:
        lines.append(_say(lang, "terminal-wants_use" if view["phase"] == "bank" else "terminal-wants_turn", seat=seat))
    if view["last_turns"] is not None:
        lines.append(_say(lang, "terminal-last_turns", turns=view["last_turns"]))
    return [Text(line, style="bold") for line in lines]


# ---------------------------------------------------------------------------------------------- the boxes


def _player(view: dict[str, Any], seat: int, lang: str) -> Text:
    """A player's name and standing above the box."""
    own = view.get("viewer") == seat
    text = Text("▸ " if _is_asked(view, seat) else "  ", style="bold", no_wrap=True)
    name = _say(lang, "terminal-you" if own else "cli-player", seat=seat + 1)
    text.append(f"{seat_marks.MARKS[seat]} {name}", style=seat_marks.COLOURS[seat])
    if view["phase"] == "over" and view["totals"][seat] == min(view["totals"]):
        text.append(" ✔")
    return text.append(f"\n  {_standing(view, seat, lang)}\n", "not bold").append_text(_box(view, seat))


def _is_asked(view: dict[str, Any], seat: int) -> bool:
    if view["phase"] == "open":
        return not view["has_chosen"][seat]
    return bool(view["turn"] == seat)


def _standing(view: dict[str, Any], seat: int, lang: str) -> str:
    """The total; then what the round before brought, or what the seat has done in this one."""
    total = view["totals"][seat]
    if view["has_chosen"][seat]:
        return _say(lang, "terminal-total_chosen", total=total)
    if view["past"] is not None and view["phase"] in ("open", "over"):
        return _say(lang, "terminal-total_points", total=total, points=view["past"]["points"][seat])
    return _say(lang, "terminal-total_closer" if view["closer"] == seat else "terminal-total", total=total)


def _box(view: dict[str, Any], seat: int) -> Text:
    """Two rows of four; a star marks the hidden cards that the viewer has chosen to open."""
    chosen = view["chosen"][seat] or []
    text = Text("┌────┬────┬────┬────┐\n", style=GRID)
    for row in range(0, PLACES, COLUMNS):
        if row:
            text.append("├────┼────┼────┼────┤\n")
        for place in range(row, row + COLUMNS):
            card, is_open = view["boxes"][seat][place]
            sign = card if is_open else "?*" if place + 1 in chosen else "??"
            text.append("│").append(f" {sign:>2} ", _style(card) if is_open else HIDDEN)
        text.append("│\n")
    return text.append("└────┴────┴────┴────┘")


def _style(card: str) -> str:
    """Low numbers are good, high ones bad, and a Toi is a Toi; the sign says so without the colour, too."""
    if card == "T":
        return TOI
    number = int(card)
    return "bold #4fa57c" if number <= 3 else "bold #d99a1c" if number <= 8 else "bold #d1494d"
