"""Toi Toi in text: actions, and positions as JSON."""

from typing import Any

from majlis.games.toitoi.state import CARDS, KINDS, LOWER, NO_CARD, NOBODY, NOT_RUNNING, PAIRS, PHASES, PLACES, UPPER
from majlis.kernel.viewers import REFEREE, SPECTATOR

_FLIGHTS = [f"{place + 1}>{there + 1}" for place in range(PLACES) for there in range(PLACES) if there != place]
TEXTS = [
    *(f"open {LOWER[pair] + 1} {UPPER[pair] + 1}" for pair in range(PAIRS)),
    *(f"pile {place + 1}" for place in range(PLACES)),
    *(f"pile fly {flight}" for flight in _FLIGHTS),
    "bank",
    *(f"place {place + 1}" for place in range(PLACES)),
    *(f"throw {place + 1}" for place in range(PLACES)),
    "throw",
    *(f"fly {flight}" for flight in _FLIGHTS),
]
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}


text = TEXTS.__getitem__
"""The text of an action; asked for every legal one at every ply."""


def action(text: str) -> int | None:
    """The action a text stands for, or None."""
    return ACTION_OF.get(text)


def card_text(kind: Any) -> str | None:
    """The text of a card, None if there is none or it is not known."""
    return CARDS[kind] if 0 <= kind < KINDS else None


def _texts(cards: Any) -> list[str | None]:
    """The same for a row of cards."""
    return [CARDS[card] if 0 <= card < KINDS else None for card in cards.tolist()]


def describe(s: Any) -> dict[str, Any]:
    """A state or view as JSON-able facts; what a view does not hold is None."""
    players = int(s["players"])
    chosen = s["chosen"][:players].tolist()
    facts: dict[str, Any] = {
        "phase": PHASES[s["phase"]],
        "round": int(s["round_number"]),
        "totals": s["totals"][:players].tolist(),
        "boxes": [_box(s, seat) for seat in range(players)],
        "bank": _texts(s["bank"][: s["bank_size"]]),
        "pile": _texts(s["pile"][: s["pile_size"]]),
        "held": card_text(s["held"]),
        "chosen": [_pair(code) for code in chosen],
        "has_chosen": [code != 0 for code in chosen],
        "turn": _or_none(s["turn"], NOBODY),
        "turns": int(s["turns"]),
        "new_banks": int(s["new_banks"]),
        "closer": _or_none(s["closer"], NOBODY),
        "last_turns": _or_none(s["last_turns"], NOT_RUNNING),
        "past": None,
    }
    if s["past_top"] != NO_CARD:
        boxes = [_texts(box) for box in s["past"][:players]]
        facts["past"] = {"boxes": boxes, "top": card_text(s["past_top"]), "points": s["earned"][:players].tolist()}
    if s["viewer"] != REFEREE:
        facts["viewer"] = _or_none(s["viewer"], SPECTATOR)
        facts["bag"] = {CARDS[kind]: count for kind, count in enumerate(s["bag"].tolist()) if count}
    return facts


def _box(s: Any, seat: int) -> list[list[Any]]:
    opened = int(s["opened"][seat])
    return [[card, bool(opened >> place & 1)] for place, card in enumerate(_texts(s["boxes"][seat]))]


def _pair(code: int) -> list[int] | None:
    return [LOWER[code - 1] + 1, UPPER[code - 1] + 1] if code > 0 else None


def _or_none(value: Any, nothing: int) -> int | None:
    return None if value == nothing else int(value)
