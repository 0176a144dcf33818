"""Whether an action revealed anything to anybody: only then may it be taken back as if it had not been."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from majlis.kernel.seeds import new_stream
from majlis.match.game_ops import States
from majlis.match.match import Match

WORLDS = 4
"""Guesses at what a viewer does not know; an action that shows something would have to look the same in all."""


def reveals_nothing(match: Match, seat: int, action: int, viewers: Collection[int | None]) -> bool:
    """Whether nothing is drawn by an action, and each viewer knows before it what they know after it."""
    return revealed_nothing(match, match.after(seat, action), viewers)


def revealed_nothing(match: Match, after: Match, viewers: Collection[int | None]) -> bool:
    """The same for the action that led from one position to the next."""
    if after.stream_bytes() != match.stream_bytes():
        return False
    if match.is_open:
        return True
    seat, drawn = after.log[-1].seat, new_stream(match.seed)
    # Whoever acts knows most of what follows; others are the likelier to learn something, and are asked first.
    others = [viewer for viewer in viewers if viewer != seat]
    for viewer in [*others, *([seat] if seat in viewers else [])]:
        if not _is_foreseen(match, after, viewer, drawn):
            return False
    return True


@cache
def _guesses() -> list[States]:
    """The streams that the worlds are guessed by: every page is told after every move, so they are made once."""
    return [new_stream(number) for number in range(WORLDS)]


def _is_foreseen(match: Match, after: Match, viewer: int | None, drawn: States) -> bool:
    last = after.log[-1]
    before, seen = match.seen_by(viewer), after.seen_by(viewer)
    return match.game.ops.foresees(before, _guesses(), drawn, last.seat, last.action, seen)
