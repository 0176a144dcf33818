"""Who deals in the next match."""

from collections.abc import Mapping, Sequence
from typing import Any

LEADER = "dealer"


def leads_next(first: Mapping[str, Any], last: Mapping[str, Any], places: Sequence[int]) -> int | None:
    """The jinx of the last stage deals (N-21); where a stage was not played to its end it is drawn by lot (N-4)."""
    holding = [seat for seat in range(len(places)) if seat not in last["finished"]]
    return holding[0] if last["phase"] == "over" and len(holding) == 1 else None


def lead_events(first: Any) -> list[dict[str, Any]]:
    """Who deals where no lot is drawn: in a match that follows another, or begins at a position."""
    if first["plays"]:
        return []
    return [{"event": "stage", "seat": int(first["dealer"]), "stage": int(first["stage"]) + 1}]
