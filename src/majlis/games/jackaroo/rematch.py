"""Who leads in the next match."""

from collections.abc import Mapping, Sequence
from typing import Any

LEADER = "leader"


def leads_next(first: Mapping[str, Any], last: Mapping[str, Any], places: Sequence[int]) -> int | None:
    """The lead moves on as after a block: to the right, or by the house rule to the left (J-23)."""
    step = 1 if last["options"]["leader_moves"] == "left" else -1
    return (int(last["leader"]) + step) % len(places)


def lead_events(first: Any) -> list[dict[str, Any]]:
    """Who leads and plays first where nobody draws for it: in a match that follows another, or begins at a position."""
    if first["plays"]:
        return []
    leader, turn = int(first["leader"]), int(first["turn"])
    return [{"event": "leads" if turn == leader else "leads_next_plays", "seat": leader, "target": turn}]
