"""Whether an action revealed anything to anybody: only then may it be taken back as if it had not been."""

from __future__ import annotations

from collections.abc import Collection

from majlis.match.match import Match


def reveals_nothing(match: Match, seat: int, action: int, viewers: Collection[int | None]) -> bool:
    """Whether nothing is drawn by an action, and each viewer knows before it what they know after it."""
    return revealed_nothing(match, match.after(seat, action), viewers)


def revealed_nothing(match: Match, after: Match, viewers: Collection[int | None]) -> bool:
    """The same for the action that led from one position to the next."""
    stream = match.stream()
    if after.stream().tobytes() != stream.tobytes():
        return False
    if match.is_open:
        return True
    last, ops = after.log[-1], match.game.ops
    # Whoever acts knows most of what follows; others are the likelier to learn something, and are asked first.
    others = [viewer for viewer in viewers if viewer != last.seat]
    for viewer in [*others, *([last.seat] if last.seat in viewers else [])]:
        before, seen = match.seen_by(viewer).states, after.seen_by(viewer).states
        if not ops.foresees(before, stream, last.seat, last.action, seen):
            return False
    return True
