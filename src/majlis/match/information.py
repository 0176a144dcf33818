"""Whether an action told anybody anything: only then may it be taken back as if it had not been."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from majlis.kernel.seeds import new_stream
from majlis.match.game_ops import States, copied
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
    seat, drawn = after.log[-1].seat, new_stream(match.seed)
    # Whoever acts knows most of what follows; others are the likelier to learn something.
    return all(_is_foreseen(match, after, viewer, drawn) for viewer in sorted(viewers, key=lambda one: one == seat))


@cache
def _guesses() -> list[States]:
    """The streams that the worlds are guessed by: every page is told after every move, so they are made once."""
    return [new_stream(number) for number in range(WORLDS)]


def _is_foreseen(match: Match, after: Match, viewer: int | None, drawn: States) -> bool:
    kernels, seat, action = match.game.kernels, after.log[-1].seat, after.log[-1].action
    before, seen = match.seen_by(viewer), after.seen_by(viewer).tobytes()
    number = int(before[0]["viewer"])
    for guess in _guesses():
        world = kernels.guessed(before, copied(guess))
        if kernels.check(world, seat, action) != 0:
            return False
        kernels.play(world, copied(drawn), seat, action)
        kernels.hide(world, number)
        if world.tobytes() != seen:
            return False
    return True
