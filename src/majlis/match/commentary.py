"""A match for whoever follows it by ear: what the position is, and what has become true in it; told as events are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from majlis.kernel.viewers import REFEREE

if TYPE_CHECKING:
    from majlis.match.match import Match


def facts(match: Match, viewer: int | None) -> list[dict[str, Any]]:
    """What matters in the position, by what a seat, a spectator (None) or the referee (-1) knows."""
    told = match.game.definition.optional_module("commentary")
    if told is None:
        return []
    found: list[dict[str, Any]] = told.facts(match.state() if viewer == REFEREE else match.view(viewer))
    return found


def news(
    before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]], is_news: Callable[[dict[str, Any]], bool]
) -> list[dict[str, Any]]:
    """What is worth telling at once: facts that did not hold before."""
    return [fact for fact in after if is_news(fact) and fact not in before]


class Commentator:
    """Follows a match with the eyes of one viewer, and says after each action what has become true."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self._viewer = viewer
        self._known = facts(match, viewer)

    def heard(self, match: Match) -> list[dict[str, Any]]:
        """What to tell after the last action, beside its events."""
        before, self._known = self._known, facts(match, self._viewer)
        told = match.game.definition.optional_module("commentary")
        return [] if told is None else news(before, self._known, told.is_news)
