"""What a seat of Quoridor knows: everything. hide, determinize, observe."""

from typing import Any

from majlis.games.quoridor.legality.fences import is_laid
from majlis.games.quoridor.legality.pawns import is_goal
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import ANCHORS, SEATS, SQUARES
from majlis.kernel.jit import rule
from majlis.kernel.viewers import REFEREE


@rule
def hide(s: State, viewer: int) -> None:
    """Nothing is hidden; only the viewer is noted."""
    s.viewer = viewer


@rule
def determinize(s: State, rng: Any) -> None:
    """Nothing is unknown: the view is the state."""
    s.viewer = REFEREE


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Fourteen 9 x 9 planes: pawns, goals and fences in hand, each from the seat on, then fences across and upright."""
    for i in range(out.size):
        out[i] = 0
    for turn in range(s.players):
        other = (seat + turn) % s.players
        out[turn * SQUARES + int(s.pawns[other])] = 1
        for square in range(SQUARES):
            if square % 9 < s.opt_size and square // 9 < s.opt_size:
                if is_goal(s, other, square):
                    out[(SEATS + turn) * SQUARES + square] = 1
                out[(2 * SEATS + turn) * SQUARES + square] = s.left[other] / 10
    for anchor in range(ANCHORS):
        square = anchor % 8 + 9 * (anchor // 8)
        if is_laid(s, anchor):
            out[3 * SEATS * SQUARES + square] = 1
        if is_laid(s, ANCHORS + anchor):
            out[(3 * SEATS + 1) * SQUARES + square] = 1
