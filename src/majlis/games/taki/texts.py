"""The words of the notation: colours, figures, phases, cards and actions."""

from typing import Any

from majlis.games.taki.state import COLOURED, FIGURES, KINDS, NONE, SEATS
from majlis.kernel.viewers import UNKNOWN

COLOUR_TEXTS = ("r", "b", "g", "y")
FIGURE_TEXTS = ("1", "3", "4", "5", "6", "7", "8", "9", "+2", "stop", "rev", "+", "taki")
PHASE_TEXTS = ("turn", "plus", "king", "run", "asked", "over")

COLOURED_TEXTS = [COLOUR_TEXTS[kind // FIGURES] + FIGURE_TEXTS[kind % FIGURES] for kind in range(COLOURED)]
CARD_TEXTS = [*COLOURED_TEXTS, "change", "stk", "king", "+3", "break"]
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


def card_words(kind: int) -> dict[str, str]:
    """A card for the catalogue: its notation, and what its name is made of."""
    colour = COLOUR_TEXTS[kind // FIGURES] if kind < COLOURED else "none"
    figure = FIGURE_TEXTS[kind % FIGURES] if kind < COLOURED else CARD_TEXTS[kind]
    return {"card": CARD_TEXTS[kind], "colour": colour, "figure": FIGURE_WORDS.get(figure, figure)}


def cards_of(counts: Any) -> list[str]:
    """Counted cards as texts, in the order of kinds."""
    return [CARD_TEXTS[kind] for kind in range(KINDS) for _ in range(int(counts[kind]))]


def seats_of(bits: Any, players: int) -> list[int]:
    """A set of seats as a rising list."""
    return [seat for seat in range(players) if int(bits) >> seat & 1]


def colour_text(colour: Any) -> str | None:
    return None if colour == NONE else COLOUR_TEXTS[int(colour)]


def card_text(kind: Any) -> str | None:
    return None if kind in (NONE, UNKNOWN) else CARD_TEXTS[int(kind)]


def kinds_of(bits: Any) -> list[str]:
    """A set of kinds as texts, in order."""
    return [CARD_TEXTS[kind] for kind in range(KINDS) if int(bits) >> kind & 1]


def bounds_text(counts: Any) -> str:
    """One digit for each kind: how many of it may lie unseen in the draw pile."""
    return "".join(str(int(count)) for count in counts)
