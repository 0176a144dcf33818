"""When several may act: the exchange before a stage (N-3)."""

from typing import Any

from majlis.games.definition import Span
from majlis.games.nahs.layout import EXCHANGE, READY

SILENCE = READY
"""What saying nothing until the end means."""


def span(state: Any) -> Span | None:
    """The span that a position is in, if any."""
    return Span("choosing", gathers=True) if state["phase"] == EXCHANGE else None


def is_kept(action: int) -> bool:
    """Whether nobody may see it before the span is over (N-3)."""
    return action >= READY
