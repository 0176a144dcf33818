"""What a viewer is sent: every payload for a seat is made from what that seat knows."""

from __future__ import annotations

from typing import NamedTuple

from majlis.match.match import Match
from majlis.server.matches.log import MatchLog
from majlis.server.matches.step_cache import Viewer
from majlis.server.matches.windows import OpenWindow, is_sealed, window_kind
from majlis.server.protocol.parts import Outcome, Position


class Standing(NamedTuple):
    """How a match stands, whoever looks: found once for all who are told."""

    actors: list[int]
    asked: list[int]
    """Those of them who are people, have not given up and are not kept waiting by a pause."""
    undoer: int | None
    """The seat that may ask to take its last move back."""
    outcome: Outcome | None
    now: float


def position(match_log: MatchLog, viewer: Viewer, standing: Standing) -> Position:
    """The position as a viewer knows it."""
    window = match_log.window
    return Position(
        ply=match_log.ply,
        seat=viewer,
        view=match_log.view(viewer),
        actors=standing.actors,
        legal=legal_now(match_log.match, window, viewer) if viewer is not None and viewer in standing.asked else [],
        window=None if window is None else window.shown(viewer, standing.now),
        outcome=standing.outcome,
        may_undo=viewer is not None and viewer == standing.undoer,
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
