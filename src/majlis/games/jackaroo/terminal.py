"""Jackaroo in a terminal: the ring, a row a section, with each player's base, graveyard and cards."""

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from majlis import seat_marks, words
from majlis.games.jackaroo import GAME
from majlis.games.jackaroo.state import MARBLES, RANKS, SECTION

WIDTH = 4
GRID = "grey50"
HOME, MOUTH = "⌂", "»"

Marble = tuple[int, int]


def draw(view: dict[str, Any], lang: str) -> RenderableType:
    """The table: section by section from player 1's home on, then the cards and who is to act."""
    players = view["options"]["players"]
    cells = (6 if players == 6 else 4) * SECTION
    step = cells // players
    lines = [Text(_say(lang, "legend"), style=GRID)]
    for first in range(0, cells, SECTION):
        if first % step == 0:
            lines.append(_player(view, lang, first // step))
        lines.append(_section(view, first, cells, step))
    return Group(*lines, Text(), *_cards(view, lang), _wanted(view, lang))


def _say(lang: str, name: str, **args: Any) -> str:
    return words.say(lang, GAME.folder, f"terminal-{name}", args)


def _style(seat: int) -> str:
    return f"bold {seat_marks.COLOURS[seat]}"


# ---------------------------------------------------------------------------------------------------- the board


def _places(view: dict[str, Any]) -> dict[str, Marble]:
    """Who stands on each ring cell."""
    rows = enumerate(view["marbles"])
    return {place: (colour, marble) for colour, row in rows for marble, place in enumerate(row)}


def _section(view: dict[str, Any], first: int, cells: int, step: int) -> Text:
    """Nineteen cells of the ring: a marble, or the cell's number."""
    line, places = Text(" "), _places(view)
    homes = {seat * step: seat for seat in range(cells // step)}
    mouths = {(home - view["options"]["mouth"]) % cells: seat for home, seat in homes.items()}
    for cell in range(first, first + SECTION):
        marble = places.get(f"ring {cell}")
        if marble is not None:
            line.append(_marble(marble, is_home=homes.get(cell) == marble[0]), style=_style(marble[0]))
        elif cell in homes:
            line.append(f"{HOME}{cell}".ljust(WIDTH), style=seat_marks.COLOURS[homes[cell]])
        elif cell in mouths:
            line.append(f"{MOUTH}{cell}".ljust(WIDTH), style=seat_marks.COLOURS[mouths[cell]])
        else:
            line.append(f"{cell}".ljust(WIDTH), style=GRID)
        if (cell + view["options"]["mouth"]) % SECTION == 0:
            line.append(" ")  # a mouth's sign and three figures fill their place
    return line


def _marble(marble: Marble, is_home: bool = False) -> str:
    """A marble by its player's mark and its number; on its own home, where it is protected, with the home's sign."""
    colour, number = marble
    return f"{HOME if is_home else ''}{seat_marks.MARKS[colour]}{number + 1}".ljust(WIDTH)


def _player(view: dict[str, Any], lang: str, seat: int) -> Text:
    """A player's name, cards, graveyard and base."""
    places = view["marbles"][seat]
    line = Text("▸ " if view["turn"] == seat else "  ", style="bold")
    line.append(f"{seat_marks.MARKS[seat]} {_say(lang, 'player', seat=seat + 1)}", style=_style(seat))
    if view["leader"] == seat:
        line.append(f" {_say(lang, 'leads')}", style=GRID)
    line.append(f"  {_say(lang, 'cards', count=len(view['hands'][seat]))}")
    line.append(f"  {_say(lang, 'grave', count=places.count('grave'))}")
    line.append(f"  {_say(lang, 'base')} ")
    for cell in range(1, MARBLES + 1):
        is_in = f"base {cell}" in places
        name = f"{seat_marks.MARKS[seat]}{places.index(f'base {cell}') + 1}" if is_in else f"B{cell}"
        line.append(f"[{name}]", style=_style(seat) if is_in else GRID)
    if view["lacks"][seat]:
        line.append(f"  {_say(lang, 'lacks', cards=' '.join(view['lacks'][seat]))}", style=GRID)
    return line


# ---------------------------------------------------------------------------------------------------- the cards


def _counted(cards: list[str]) -> str:
    counted = Counter(cards)
    return "  ".join(rank if counted[rank] == 1 else f"{rank}×{counted[rank]}" for rank in RANKS if counted[rank])


def _cards(view: dict[str, Any], lang: str) -> list[Text]:
    """The deck, what is spent, and every hand that the viewer knows."""
    lines = [Text(_say(lang, "deck", block=view["block"] + 1, count=len(view["deck"])))]
    for name, cards in (("spent", view["spent"]), ("last", view["newest"])):
        if cards:
            lines.append(Text(_say(lang, name, cards=_counted(cards)), style=GRID))
    for seat, hand in enumerate(view["hands"]):
        if hand and None not in hand:
            text = _say(lang, "hand", seat=seat + 1, cards="  ".join(hand))
            lines.append(Text(f"{seat_marks.MARKS[seat]} {text}", style=_style(seat)))
    return lines


def _wanted(view: dict[str, Any], lang: str) -> Text:
    """Whose turn it is and what is wanted."""
    if view["turn"] is None:
        return Text(_say(lang, "over"), style="bold")
    return Text(_say(lang, "owes" if view["stopped"] else "turn", seat=view["turn"] + 1), style="bold")
