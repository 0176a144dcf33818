"""Positions of Wajh Al-Nahs in a line or two.

>>> match = table(["3 5 11", "4"], pile="4 9 9")
>>> match.legal(0)
['5', '11']
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import majlis
from majlis.match.match import Match

KINDS = [*(str(number) for number in range(14)), "bu", "ti"]


def cards(text: str) -> list[str]:
    """Cards out of a text such as `3 5 bu`."""
    return text.split()


def ordered(text: str) -> list[str]:
    """Cards in the order of kinds."""
    return sorted(cards(text), key=KINDS.index)


def places(text: str) -> list[str | None]:
    """The three face-down places of a text such as `- 4 12`; empty is no card."""
    return [None if card == "-" else card for card in (cards(text) or ["-"] * 3)]


def spread(texts: Sequence[str] | None, players: int) -> list[list[str]]:
    return [ordered(text) for text in texts or [""] * players]


def table(
    hands: Sequence[str],
    pile: str = "",
    up: Sequence[str] | None = None,
    down: Sequence[str] | None = None,
    rules: dict[str, Any] | None = None,
    **facts: Any,
) -> Match:
    """A match in play with nothing left to draw; seat 0 to play, and who has no cards is out.

    Where face-up cards lie, face-down ones lie under them: the highest that are left, unless named.
    """
    players = len(hands)
    rest = Counter({kind: 4 * (rules or {}).get("decks", 1) for kind in KINDS})
    for text in (*hands, *(up or ()), pile):
        rest.subtract(cards(text))
    under = [kind for kind in KINDS for _ in range(max(rest[kind], 0))]
    down = down or [" ".join(under.pop() for _ in range(3)) if text else "" for text in up or [""] * players]
    position: dict[str, Any] = {
        "turn": 0,
        "hands": spread(hands, players),
        "face_up": spread(up, players),
        "face_down": [places(text) for text in down],
        "pile": cards(pile),
    }
    rows = zip(position["hands"], position["face_up"], position["face_down"], strict=True)
    position["finished"] = [seat for seat, (h, u, d) in enumerate(rows) if not (h or u or any(d))]
    return majlis.game("nahs", players=players, **rules or {}).position({**position, **facts})


def dealt(
    hands: Sequence[str], up: Sequence[str], pile: str = "", rules: dict[str, Any] | None = None, **facts: Any
) -> Match:
    """A match with given hands and face-up cards; the rest of the pack lies face down and in the draw pile, by kind."""
    players, options = len(hands), {"decks": 1, **(rules or {})}
    rest = Counter(dict.fromkeys(KINDS, 4 * options["decks"]))
    for text in (*hands, *up, pile):
        rest.subtract(cards(text))
    left = [kind for kind in KINDS for _ in range(rest[kind])]
    down = [" ".join(left[3 * seat : 3 * seat + 3]) for seat in range(players)]
    rest_facts = {"draw": left[3 * players :], "gone": [], "finished": []}
    return table(hands, pile, up, down, options, **{**rest_facts, **facts})


def exchange(hands: Sequence[str], up: Sequence[str], rules: dict[str, Any] | None = None, **facts: Any) -> Match:
    """A match before the exchange."""
    return dealt(hands, up, rules=rules, phase="exchange", turn=None, **facts)


def all_ready(match: Match) -> Match:
    """Everybody who still has to choose keeps their cards."""
    for seat in match.actors():
        match.play(seat, "ready")
    return match


def play(match: Match, *moves: str) -> Match:
    """Play moves, each by whoever is to act."""
    for move in moves:
        match.play(match.actors()[0], move)
    return match


def refused(match: Match, text: str, seat: int | None = None) -> tuple[str | None, str]:
    """The rule and the name of the reason against an action."""
    refusal = match.why(match.actors()[0] if seat is None else seat, text)
    assert refusal is not None, f"{text} is legal"
    return refusal.rule, refusal.code


def pack_of(state: dict[str, Any]) -> Counter[str]:
    """All cards of a state, wherever they are."""
    found = Counter(state["draw"]) + Counter(state["pile"]) + Counter(state["gone"])
    for zone in ("hands", "face_up", "face_down"):
        for row in state[zone]:
            found += Counter(card for card in row if card is not None)
    return found


def told(match: Match, viewer: int | None = -1) -> list[str]:
    """The names of the last action's events."""
    return [event["event"] for event in match.events(viewer)]
