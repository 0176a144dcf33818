"""Wajh Al-Nahs in a terminal: the pile, and each player's hand, face-up and face-down cards."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from majlis import seat_marks, words
from majlis.games.nahs import GAME
from majlis.games.nahs.notation import KIND_TEXTS
from majlis.games.nahs.state import BU, EIGHT, FIVE, NINE, SEVEN, SIX, TI, ZERO

GREY = "grey50"
SIGNS = {ZERO: "°", FIVE: "≤", SIX: "»", SEVEN: "↺", EIGHT: "♨", NINE: "◌", BU: "↥", TI: "!"}
"""Beside its name, what a card with a power does: free, demand, skip, reverse, burn, be seen through, lift, give."""
LONGEST = 14
"""So many cards of the pile are shown at most, those on top."""


def draw(view: dict[str, Any], lang: str) -> RenderableType:
    """The table as a seat, a spectator or the referee sees it."""
    return Group(_head(view, lang), _pile(view, lang), _players(view, lang), _wanted(view, lang))


def _say(lang: str, name: str, **args: Any) -> str:
    return words.say(lang, GAME.folder, f"terminal-{name}", args)


def _style(seat: int) -> str:
    return f"bold {seat_marks.COLOURS[seat % len(seat_marks.COLOURS)]}"


def _cards(cards: Sequence[str | None]) -> Text:
    """Cards side by side; `▒` for those not known."""
    line = Text()
    for i, card in enumerate(cards):
        line.append(" " if i else "")
        if card is None or card == "?":
            line.append("▒", style=GREY)
            continue
        sign = SIGNS.get(KIND_TEXTS.index(card), "")
        line.append(card, style="bold #d99a1c" if sign else "bold").append(sign, style="#d99a1c")
    return line


# ---------------------------------------------------------------------------------------------------- the table


def _head(view: dict[str, Any], lang: str) -> Text:
    way = _say(lang, "right" if view["direction"] < 0 else "left")
    stage = _say(lang, "stage", stage=view["stage"] + 1, stages=view["options"]["stages"])
    draw_pile, gone = _say(lang, "draw", count=len(view["draw"])), _say(lang, "gone", count=len(view["gone"]))
    return Text(f"{stage} · {way}\n{draw_pile} · {gone}", style=GREY)


def _standing(pile: list[str]) -> str | None:
    """The standing value, looking through 9s and BUs; None where anything goes (N-6)."""
    solid = [card for card in pile if card not in ("9", "bu")]
    return solid[-1] if solid else "9" if "9" in pile else None


def _pile(view: dict[str, Any], lang: str) -> Text:
    pile = view["pile"]
    if not pile:
        return Text(_say(lang, "pile-empty"))
    line = Text(_say(lang, "pile", count=len(pile)) + " ")
    line.append("… " if len(pile) > LONGEST else "", style=GREY)
    line.append_text(_cards(pile[-LONGEST:]))
    value = _standing(pile)
    if value in (None, "0"):
        return line.append("\n" + _say(lang, "anything"))
    line.append("\n" + _say(lang, "standing", value=value))
    return line.append("  " + _say(lang, "demand"), style="bold") if value == "5" else line


# --------------------------------------------------------------------------------------------------- the players


def _players(view: dict[str, Any], lang: str) -> Table:
    """A row a player: who, hand, face-up and face-down cards, and what else is known."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style=GREY)
    for name in ("", _say(lang, "hand"), _say(lang, "up"), _say(lang, "down"), ""):
        table.add_column(name)
    for seat in range(view["options"]["players"]):
        acts = seat in _acting(view)
        who = Text("▸ " if acts else "  ", style="bold")
        who.append(
            f"{seat_marks.MARKS[seat % len(seat_marks.MARKS)]} {_say(lang, 'player', seat=seat + 1)}",
            style=_style(seat),
        )
        downs = Text(" ").join(_place(card) for card in view["face_down"][seat])
        table.add_row(who, _hand(view["hands"][seat]), _cards(view["face_up"][seat]), downs, _notes(view, seat, lang))
    return table


def _place(card: str | None) -> Text:
    """A face-down place, `·` where the card is gone."""
    return Text("·", style=GREY) if card is None else _cards([card])


def _hand(hand: list[str | None]) -> Text:
    """A hand: its cards, or for a hidden one their number."""
    if hand and None in hand:
        return Text(f"▒ × {len(hand)}", style=GREY)
    line = Text()
    for i, card in enumerate(dict.fromkeys(hand)):
        line.append(" " if i else "").append_text(_cards([card]))
        line.append(f"×{hand.count(card)}" if hand.count(card) > 1 else "", style=GREY)
    return line


def _notes(view: dict[str, Any], seat: int, lang: str) -> Text:
    notes = [_say(lang, "dealer")] if view["dealer"] == seat else []
    if seat in view["finished"]:
        notes.append(_say(lang, "out", place=view["finished"].index(seat) + 1))
    if view["phase"] == "exchange":
        notes.append(_say(lang, "choosing" if view["chosen"][seat] is None else "chosen"))
    if view["jinxes"][seat]:
        notes.append(_say(lang, "jinxes", count=view["jinxes"][seat]))
    if None in view["hands"][seat] and view["shown"][seat]:
        notes.append(_say(lang, "known", cards=" ".join(view["shown"][seat])))
    return Text(" · ".join(notes), style=GREY)


def _acting(view: dict[str, Any]) -> list[int]:
    """The seats that are to act."""
    if view["phase"] == "exchange":
        return [seat for seat, cards in enumerate(view["chosen"]) if cards is None]
    seat = view["asked"] if view["phase"] == "asked" else view["turn"]
    return [] if seat is None else [seat]


def _wanted(view: dict[str, Any], lang: str) -> Text:
    """Who is to act, and what is wanted."""
    phase, acting = view["phase"], _acting(view)
    if phase == "over":
        return Text(_say(lang, "over"), style="bold")
    if phase == "exchange":
        return Text(_say(lang, "exchange", seats=", ".join(str(seat + 1) for seat in acting)), style="bold")
    if view["must_lead"] is not None:
        return Text(_say(lang, "lead", seat=acting[0] + 1, kind=view["must_lead"]), style="bold")
    name = {"play": "turn", "aim": "aim", "asked": "asked"}[phase]
    return Text(_say(lang, name, seat=acting[0] + 1), style="bold")
