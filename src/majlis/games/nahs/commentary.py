"""What matters in a position, for whoever follows a match by ear: from a view alone, so it tells nothing else."""

from typing import Any

FEW = 4
"""Cards in all at which it is worth saying what somebody has left."""


def facts(view: Any) -> list[dict[str, Any]]:
    """What everybody has in hand and before them, the pile with its top card, the cards still to be drawn."""
    found: list[dict[str, Any]] = []
    for seat, hand in enumerate(view["hands"]):
        down = len([card for card in view["face_down"][seat] if card is not None])
        up = len(view["face_up"][seat])
        if len(hand) + up + down > 0:
            found.append({"event": "now_holds", "seat": seat, "hand": len(hand), "up": up, "down": down})
    pile = view["pile"]
    if len(pile) > 0:
        found.append({"event": "now_pile", "number": len(pile), "kind": pile[-1]})
    else:
        found.append({"event": "now_no_pile"})
    if len(view["draw"]) > 0:
        found.append({"event": "now_draw", "number": len(view["draw"])})
    return found


def is_news(fact: dict[str, Any]) -> bool:
    """Whether it is told as soon as it holds: that somebody has few cards left."""
    return bool(fact["event"] == "now_holds" and int(fact["hand"]) + int(fact["up"]) + int(fact["down"]) <= FEW)
