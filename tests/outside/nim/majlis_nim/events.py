"""What happened in Nim, from before, action and after."""

from typing import Any

from majlis_nim.state import MOST_TAKEN, NOBODY, PASS


def events(before: Any, seat: int, action: int, after: Any) -> list[dict[str, Any]]:
    """The events of one action, in order."""
    if action == PASS:
        events: list[dict[str, Any]] = [{"event": "passed", "seat": seat}]
    else:
        heap, sticks = action // MOST_TAKEN, action % MOST_TAKEN + 1
        events = [{"event": "took", "seat": seat, "heap": "ABCDE"[heap], "sticks": sticks}]
    if after["winner"] != NOBODY:
        events.append({"event": "won", "seat": seat})
    return events
