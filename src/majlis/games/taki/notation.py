"""Super Taki in text: actions, and positions as JSON.

A position may leave out what follows from the rest: the draw pile is then all other cards in the order of kinds, the
colour that of the lead, and nothing is pending. Hands and draw piles of a view hold null for what it cannot know.
"""

from collections.abc import Mapping
from typing import Any

from majlis.games.taki.positions import place
from majlis.games.taki.state import ASKING, NOBODY, PYRAMID, SEATS
from majlis.games.taki.texts import (
    ACTION_OF,
    PHASE_TEXTS,
    TEXTS,
    bounds_text,
    card_text,
    cards_of,
    colour_text,
    kinds_of,
    seats_of,
)
from majlis.kernel.viewers import REFEREE, SPECTATOR


def text(action: int) -> str:
    """The text of an action."""
    return TEXTS[action]


def action(text: str) -> int | None:
    """The action a text stands for, or None."""
    return ACTION_OF.get(text)


def describe(s: Any) -> dict[str, Any]:
    """A state or view as JSON-able facts; null is what a view cannot know, or nothing at all."""
    players, viewer = int(s["players"]), int(s["viewer"])
    seats = range(players)
    knows = [viewer in (REFEREE, seat) for seat in seats]
    asking = s["phase"] == ASKING
    passed = seats_of(s["passed"], players)
    asked = [seat for seat in seats if asking and seat != s["turn"] and seat not in passed]
    watching = {} if viewer == REFEREE else {"viewer": None if viewer == SPECTATOR else viewer}
    return {
        **watching,
        "round": int(s["round_number"]),
        "wins": s["wins"][:players].tolist(),
        "starter": int(s["starter"]),
        "stages": s["stages"][:players].tolist() if s["opt_mode"] == PYRAMID else [],
        "hands": [cards_of(s["hands"][seat]) if knows[seat] else None for seat in seats],
        "sizes": s["sizes"][:players].tolist(),
        "draw_pile": [card_text(kind) for kind in s["deck"][: int(s["deck_size"])]],
        "pile": [card_text(kind) for kind in s["pile"][: int(s["pile_size"])]],
        "turn": None if s["turn"] == NOBODY else int(s["turn"]),
        "direction": int(s["direction"]),
        "phase": PHASE_TEXTS[int(s["phase"])],
        "colour": colour_text(s["colour"]),
        "penalty": int(s["penalty"]),
        "run": colour_text(s["run"]),
        "run_laid": int(s["run_laid"]),
        "run_before": card_text(s["run_before"]),
        "asked": asked if viewer == REFEREE or not asking else None,
        "answered": viewer in passed,
        "debts": seats_of(s["debts"], players),
        "waited": seats_of(s["waited"], players),
        "actions": int(s["actions"]),
        "reshuffles": int(s["reshuffles"]),
        "winner": None if s["winner"] == NOBODY else int(s["winner"]),
        "known": int(s["known"]),
        "shown": [cards_of(s["shown"][seat]) for seat in seats],
        "lacks": [kinds_of(s["lacks"][seat]) for seat in seats],
        "newer": s["newer"][:players].tolist(),
        "bounds": [bounds_text(s["bounds"][seat]) if knows[seat] else None for seat in seats],
        "common_bounds": bounds_text(s["bounds"][SEATS]),
    }


def restore(position: Mapping[str, Any], states: Any, kernels: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError."""
    place(position, states[0])
