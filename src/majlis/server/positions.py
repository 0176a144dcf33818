"""What a viewer is sent: every payload for a seat is made from what that seat knows."""

from __future__ import annotations

from majlis.server.chronicle import Viewer
from majlis.server.course import Course
from majlis.server.windows import is_kept, span_of
from majlis.server.wire import Outcome, Position


def position(course: Course, viewer: Viewer, outcome: Outcome | None, can_act: bool, now: float) -> Position:
    """The position as a viewer knows it; `can_act` is False for whoever has given up or whose match is paused."""
    window = course.window
    actors = course.actors()
    legal = legal_now(course, viewer) if can_act and viewer is not None and viewer in actors else []
    return Position(
        ply=course.ply,
        seat=viewer,
        view=course.view(viewer),
        actors=list(actors),
        legal=legal,
        window=None if window is None else window.shown(viewer, now),
        outcome=outcome,
    )


def legal_now(course: Course, seat: int) -> list[str]:
    """What a seat may do; whose choice is kept in a window may only do what the window does not gather."""
    match, window = course.match, course.window
    if window is None or seat not in window.choices:
        return match.legal(seat)
    number_of = match.game.definition.notation.action
    after = match.copy()
    after.play_action(seat, number_of(window.choices[seat].text))
    if span_of(after) != window.span:
        return []
    still = set(after.legal(seat))
    return [text for text in match.legal(seat) if text in still and not is_kept(match, number_of(text))]
