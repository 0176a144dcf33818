"""What chance decides in Quoridor before the first move: who makes it."""

from collections.abc import Mapping
from typing import Any


def opening_events(first: Any, rng: Any, kernels: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The lot for the first move (Q-3); nothing where the table has named who begins."""
    s = first[0]
    return [] if s["opt_starter"] else [{"event": "drawn_to_begin", "seat": int(s["turn"])}]
