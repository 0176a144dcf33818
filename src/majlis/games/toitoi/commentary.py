"""What matters in a position, for whoever follows a match by ear: from a view alone, so it tells nothing else."""

from typing import Any

MANY = 6
"""Open cards at which it is worth saying how near somebody is to closing the round."""


def facts(view: Any) -> list[dict[str, Any]]:
    """How many of everybody's eight cards lie open, their points so far, and the top of the pile."""
    found: list[dict[str, Any]] = []
    for seat, box in enumerate(view["boxes"]):
        number = len([place for place in box if place[1]])
        found.append({"event": "now_open", "seat": seat, "number": number})
    if view["round"] > 0:
        for seat, points in enumerate(view["totals"]):
            found.append({"event": "now_total", "seat": seat, "total": points})
    pile = view["pile"]
    if len(pile) > 0 and pile[-1] is not None:
        found.append({"event": "now_top", "card": pile[-1]})
    return found


def is_news(fact: dict[str, Any]) -> bool:
    """Whether it is told as soon as it holds: that somebody is about to close the round."""
    return bool(fact["event"] == "now_open" and MANY <= fact["number"] < 8)
