"""What happened in Quoridor, from before, action and after."""

from typing import Any

from majlis.games.quoridor.notation import SQUARE_TEXTS, TEXTS
from majlis.games.quoridor.state import ACROSS, DRAWN, PASS, WON


def events(before: Any, seat: int, action: int, after: Any) -> list[dict[str, Any]]:
    """The events of one action, in order."""
    events = [_action_event(before, seat, action, after)]
    if after["outcome"] == WON:
        events.append({"event": "arrived", "seat": seat})
    if after["outcome"] == DRAWN:
        repeated = int(after["plies"]) < 200 * int(after["players"])
        events.append({"event": "drawn_by_repetition" if repeated else "drawn_by_length"})
    return events


def _action_event(before: Any, seat: int, action: int, after: Any) -> dict[str, Any]:
    if action == PASS:
        return {"event": "passed", "seat": seat}
    if action >= ACROSS:
        return {"event": "fence", "seat": seat, "fence": TEXTS[action], "left": int(after["left"][seat])}
    here = int(before["pawns"][seat])
    steps = abs(action % 9 - here % 9) + abs(action // 9 - here // 9)
    event = "moved" if steps == 1 else "jumped"
    return {"event": event, "seat": seat, "from": SQUARE_TEXTS[here], "to": TEXTS[action]}
