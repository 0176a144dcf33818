"""When several may act: the opening of two cards before a round (O-3)."""

from typing import Any

from majlis.games.definition import WindowKind
from majlis.games.toitoi.state import OPENING

DEFAULT_ACTION: int | None = None
"""Saying nothing means nothing here: two cards must be chosen."""
SECONDS = {"choosing": 30.0}
"""How long each window is open, unless the server is told otherwise; for each seat that one page holds."""


def window_kind(state: Any) -> WindowKind | None:
    """The window that a position opens, if any."""
    return WindowKind("choosing", collects=True) if state["phase"] == OPENING else None


def is_sealed(action: int) -> bool:
    """Whether nobody may see it before the window is over: all that is chosen in it (O-3)."""
    return True
