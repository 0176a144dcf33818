"""What matters in a position, for whoever follows a match by ear: from a view alone, so it tells nothing else."""

from typing import Any

FEW = 4
"""Cards at which it is worth saying how many somebody has left."""


def facts(view: Any) -> list[dict[str, Any]]:
    """How many cards everybody holds, what leads, an open run, what the next one is to draw."""
    found: list[dict[str, Any]] = [
        {"event": "now_cards", "seat": seat, "number": number} for seat, number in enumerate(view["sizes"])
    ]
    if view["run"] is not None:
        found.append({"event": "now_run", "colour": view["run"]})
    elif view["phase"] != "over":
        found.append({"event": "now_leads", "colour": view["colour"] or "any"})
    if view["penalty"] > 0:
        found.append({"event": "penalty", "number": view["penalty"]})
    return found


def is_news(fact: dict[str, Any]) -> bool:
    """Whether it is told as soon as it holds: that somebody has few cards left."""
    return bool(fact["event"] == "now_cards" and 0 < fact["number"] <= FEW)
