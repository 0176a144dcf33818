"""What matters in a position, for whoever follows a match by ear: from a view alone, so it tells nothing else."""

from typing import Any


def facts(view: Any) -> list[dict[str, Any]]:
    """Where everybody's marbles are, and how many cards they hold."""
    found: list[dict[str, Any]] = []
    for seat, marbles in enumerate(view["marbles"]):
        base = len([place for place in marbles if str(place).startswith("base")])
        grave = len([place for place in marbles if place == "grave"])
        ring = len(marbles) - base - grave
        found.append({"event": "now_marbles", "seat": seat, "base": base, "ring": ring, "grave": grave})
    for seat, hand in enumerate(view["hands"]):
        found.append({"event": "now_cards", "seat": seat, "number": len(hand)})
    return found


def is_news(fact: dict[str, Any]) -> bool:
    """Whether it is told as soon as it holds: marbles that came on, were killed or came home."""
    return bool(fact["event"] == "now_marbles")
