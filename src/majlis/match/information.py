"""Whether an action told anybody anything: only then may it be taken back as if it had not been."""

from __future__ import annotations

from collections.abc import Iterable

from majlis.kernel.seeds import new_stream
from majlis.match.match import Match

WORLDS = 4
"""Guesses at what a viewer does not know; an action that shows something would have to look the same in all."""


def reveals_nothing(match: Match, seat: int, action: int, viewers: Iterable[int | None]) -> bool:
    """Whether nothing is drawn by an action, and each viewer knows before it what they know after it."""
    return told_nothing(match, match.after(seat, action), viewers)


def told_nothing(match: Match, after: Match, viewers: Iterable[int | None]) -> bool:
    """The same for the action that led from one position to the next."""
    if after.stream_bytes() != match.stream_bytes():
        return False
    if match.is_open:
        return True
    seat, action = after.log[-1].seat, after.log[-1].action
    # Whoever acts knows most of what follows; others are the likelier to learn something.
    return all(
        _is_foreseen(match, after, seat, action, viewer) for viewer in sorted(viewers, key=lambda one: one == seat)
    )


def _is_foreseen(match: Match, after: Match, seat: int, action: int, viewer: int | None) -> bool:
    kernels = match.game.kernels
    before, seen = match.seen_by(viewer), after.seen_by(viewer).tobytes()
    number = int(before[0]["viewer"])
    for world_number in range(WORLDS):
        world = kernels.guessed(before, new_stream(world_number))
        if kernels.check(world, seat, action) != 0:
            return False
        kernels.play(world, new_stream(match.seed), seat, action)
        kernels.hide(world, number)
        if world.tobytes() != seen:
            return False
    return True
