"""When several may act: the exchange before a stage (N-3)."""

from typing import Any

from majlis.games.definition import WindowKind
from majlis.games.nahs.state import EXCHANGE, READY

DEFAULT_ACTION = READY
"""What saying nothing until the end means."""
SECONDS = {"choosing": 30.0}
"""How long each window is open, unless the server is told otherwise; for each seat that one page holds."""


def window_kind(state: Any) -> WindowKind | None:
    """The window that a position opens, if any."""
    return WindowKind("choosing", collects=True) if state["phase"] == EXCHANGE else None


def is_sealed(action: int) -> bool:
    """Whether nobody may see it before the window is over (N-3)."""
    return action >= READY
