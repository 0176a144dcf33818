"""Who begins the next match."""

from collections.abc import Mapping, Sequence
from typing import Any

OPTION = "starter"


def leads_next(first: Mapping[str, Any], last: Mapping[str, Any], places: Sequence[int]) -> int | None:
    """The first move goes on clockwise: between two it alternates (Q-3)."""
    return (int(first["turn"]) + 1) % len(places)
