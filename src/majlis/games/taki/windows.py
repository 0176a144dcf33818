"""When several may act: the asking (T-21, T-24) and the time to say "last card!" (T-25)."""

from typing import Any

from majlis.games.definition import WindowKind
from majlis.games.taki.state import ASKING, ENDED, PASS

DEFAULT_ACTION = PASS
"""What saying nothing until the end means."""
SECONDS = {"asking": 6.0, "last_card": 4.0}
"""How long each window is open, unless the server is told otherwise."""


def window_kind(state: Any) -> WindowKind | None:
    """The window that a position opens, if any."""
    if state["phase"] == ASKING:
        return WindowKind("asking", collects=True)
    return WindowKind("last_card", collects=False) if state["debts"] and state["phase"] != ENDED else None


def is_sealed(action: int) -> bool:
    """Whether nobody may see it before the window is over; a Breaker, a combination and speaking are public (T-21)."""
    return action == PASS
