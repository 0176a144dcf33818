"""Nim in text: `b2` takes two sticks from the second heap, `pass` passes; what a position looks like in JSON."""

from typing import Any

from majlis.kernel.viewers import REFEREE, SPECTATOR
from majlis_nim.state import ACTIONS, HEADS, MOST_TAKEN, PASS, TAILS, UNKNOWN

IS_OPEN = False

TEXTS = [f"{'abcde'[number // MOST_TAKEN]}{number % MOST_TAKEN + 1}" for number in range(PASS)] + ["pass"]
ACTION_OF = {TEXTS[number]: number for number in range(ACTIONS)}
COINS = {HEADS: "heads", TAILS: "tails", UNKNOWN: None}

text = TEXTS.__getitem__


def action(text: str) -> int | None:
    return ACTION_OF.get(text)


def describe(s: Any) -> dict[str, Any]:
    """A state or view as JSON-able facts."""
    viewer = int(s["viewer"])
    facts: dict[str, Any] = {
        "heaps": s["heaps"][: int(s["opt_heaps"])].tolist(),
        "coins": [COINS[coin] for coin in s["coins"].tolist()],
        "passed": [bool(used) for used in s["passed"].tolist()],
        "turn": int(s["turn"]),
    }
    if viewer != REFEREE:
        facts["viewer"] = None if viewer == SPECTATOR else viewer
    return facts
