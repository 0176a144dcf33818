"""Who leads in the next match."""

from collections.abc import Mapping, Sequence
from typing import Any

LEADER = "leader"


def leads_next(first: Mapping[str, Any], last: Mapping[str, Any], places: Sequence[int]) -> int | None:
    """The lead moves on as after a block: to the right, or by the house rule to the left (J-23)."""
    step = 1 if last["options"]["leader_moves"] == "left" else -1
    return (int(last["leader"]) + step) % len(places)
