"""What a viewer is sent: every payload for a seat is made from what that seat knows."""

from __future__ import annotations

from majlis.match.match import Match
from majlis.server.matches.log import MatchLog
from majlis.server.matches.step_cache import Viewer
from majlis.server.matches.windows import OpenWindow, is_sealed, window_kind
from majlis.server.protocol.parts import Outcome, Position


def position(
    match_log: MatchLog, viewer: Viewer, outcome: Outcome | None, can_act: bool, now: float, may_undo: bool = False
) -> Position:
    """The position as a viewer knows it; `can_act` is False for whoever has given up or whose match is paused."""
    window = match_log.window
    actors = match_log.actors()
    legal = legal_now(match_log.match, window, viewer) if can_act and viewer is not None and viewer in actors else []
    return Position(
        ply=match_log.ply,
        seat=viewer,
        view=match_log.view(viewer),
        actors=list(actors),
        legal=legal,
        window=None if window is None else window.shown(viewer, now),
        outcome=outcome,
        may_undo=may_undo,
    )


def legal_now(match: Match, window: OpenWindow | None, seat: int) -> list[str]:
    """What a seat may do; whose choice is kept in a window may only do what the window does not collect."""
    if window is None or seat not in window.choices:
        return match.legal(seat)
    after = match.after(seat, window.choices[seat].action)
    if window_kind(after) != window.kind:
        return []
    still = [action for action in after.legal_actions(seat) if not is_sealed(match, action)]
    return [match.text(action) for action in match.legal_actions(seat) if action in still]
