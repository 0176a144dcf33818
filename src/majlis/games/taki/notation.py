"""Super Taki in text: actions, and positions as JSON.

A position may leave out what follows from the rest: the draw pile is then all other cards in the order of kinds, the
colour that of the lead, and nothing is pending. Hands and draw piles of a view hold null for what it cannot know.
"""

from typing import Any

from majlis.games.taki.state import ASKING, COLOURED, FIGURES, KINDS, NOBODY, NONE, PYRAMID, SEATS
from majlis.kernel.viewers import REFEREE, SPECTATOR

COLOUR_TEXTS = ("r", "b", "g", "y")
FIGURE_TEXTS = ("1", "3", "4", "5", "6", "7", "8", "9", "+2", "stop", "rev", "+", "taki")
PHASE_TEXTS = ("turn", "plus", "king", "run", "asked", "over")

COLOURED_TEXTS = [COLOUR_TEXTS[kind // FIGURES] + FIGURE_TEXTS[kind % FIGURES] for kind in range(COLOURED)]
CARD_TEXTS = [*COLOURED_TEXTS, "change", "stk", "king", "+3", "break"]
DIGITS = "0123456789"
KIND_OF = {text: kind for kind, text in enumerate(CARD_TEXTS)}

TEXTS = [
    *COLOURED_TEXTS,
    *(f"change:{colour}" for colour in COLOUR_TEXTS),
    "stk",
    *(f"stk:{colour}" for colour in COLOUR_TEXTS),
    *("king", "+3", "break", "draw", "close", "open", "end", "last!"),
    *(f"catch:{seat + 1}" for seat in range(SEATS)),
    "pass",
    *(f"combo:{colour}" for colour in COLOUR_TEXTS),
    "wait",
]
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}

FIGURE_WORDS = {"+": "plus", "+3": "three"}
"""Figures that cannot be written as they are in the catalogue of words."""


text = TEXTS.__getitem__
"""The text of an action; asked for every legal one at every ply."""


def action(text: str) -> int | None:
    """The action a text stands for, or None."""
    return ACTION_OF.get(text)


# ---------------------------------------------------------------------------------------------- parts of a position


def card_words(kind: int) -> dict[str, str]:
    """A card for the catalogue: its notation, and what its name is made of."""
    colour = COLOUR_TEXTS[kind // FIGURES] if kind < COLOURED else "none"
    figure = FIGURE_TEXTS[kind % FIGURES] if kind < COLOURED else CARD_TEXTS[kind]
    return {"card": CARD_TEXTS[kind], "colour": colour, "figure": FIGURE_WORDS.get(figure, figure)}


def cards_of(counts: Any) -> list[str]:
    """Counted cards as texts, in the order of kinds."""
    return [CARD_TEXTS[kind] for kind, count in enumerate(counts.tolist()) if count for _ in range(count)]


def seats_of(bits: Any, players: int) -> list[int]:
    """A set of seats as a rising list."""
    members = int(bits)
    return [seat for seat in range(players) if members >> seat & 1] if members else []


def colour_text(colour: Any) -> str | None:
    return None if colour == NONE else COLOUR_TEXTS[int(colour)]


def pile_of(kinds: Any) -> list[str | None]:
    """A pile as texts, from the bottom; None is a card that is not known."""
    return [CARD_TEXTS[kind] if kind >= 0 else None for kind in kinds.tolist()]


def kinds_of(bits: Any) -> list[str]:
    """A set of kinds as texts, in order."""
    members = int(bits)
    return [CARD_TEXTS[kind] for kind in range(KINDS) if members >> kind & 1] if members else []


def bounds_text(counts: Any) -> str:
    """One digit for each kind: how many of it may lie unseen in the draw pile."""
    return "".join([DIGITS[count] for count in counts.tolist()])


def describe(s: Any) -> dict[str, Any]:
    """A state or view as JSON-able facts; null is what a view cannot know, or nothing at all."""
    players, viewer = int(s["players"]), int(s["viewer"])
    seats = range(players)
    knows = [viewer in (REFEREE, seat) for seat in seats]
    asking = s["phase"] == ASKING
    passed = seats_of(s["passed"], players)
    asked = [seat for seat in seats if seat != s["turn"] and seat not in passed] if asking else []
    watching = {} if viewer == REFEREE else {"viewer": None if viewer == SPECTATOR else viewer}
    return {
        **watching,
        "round": int(s["round_number"]),
        "wins": s["wins"][:players].tolist(),
        "starter": int(s["starter"]),
        "stages": s["stages"][:players].tolist() if s["opt_mode"] == PYRAMID else [],
        "hands": [cards_of(s["hands"][seat]) if knows[seat] else None for seat in seats],
        "sizes": s["sizes"][:players].tolist(),
        "draw_pile": pile_of(s["deck"][: int(s["deck_size"])]),
        "pile": pile_of(s["pile"][: int(s["pile_size"])]),
        "turn": None if s["turn"] == NOBODY else int(s["turn"]),
        "direction": int(s["direction"]),
        "phase": PHASE_TEXTS[int(s["phase"])],
        "colour": colour_text(s["colour"]),
        "penalty": int(s["penalty"]),
        "run": colour_text(s["run"]),
        "run_laid": int(s["run_laid"]),
        "run_before": None if s["run_before"] == NONE else CARD_TEXTS[int(s["run_before"])],
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
