"""What a seat of Quoridor knows: everything. hide, determinize, observe."""

from typing import Any

from majlis.games.quoridor.effects import LOWER_SQUARE
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import LOWER, SEATS, SQUARES
from majlis.kernel.jit import lowest, rule, without_lowest
from majlis.kernel.tensors import write_same, write_zeros
from majlis.kernel.viewers import REFEREE


@rule
def hide(s: State, viewer: int) -> None:
    """Nothing is hidden; only the viewer is noted."""
    s.viewer = viewer


@rule
def determinize(s: State, rng: Any) -> None:
    """Nothing is unknown: the view is the state."""
    s.viewer = REFEREE


OBSERVES_STATES = True


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Fourteen 9 x 9 planes: pawns, goals and fences in hand, each from the seat on, then fences across and upright."""
    write_zeros(out)
    for turn in range(s.players):
        other = (seat + turn) % s.players
        out[turn * SQUARES + int(s.pawns[other])] = 1
        goals = (SEATS + turn) * SQUARES
        observe_bits(s.goal_low[other], out, goals)
        observe_bits(s.goal_high[other], out, goals + LOWER)
        for rank in range(s.opt_size):
            write_same(out, (2 * SEATS + turn) * SQUARES + 9 * rank, s.opt_size, s.left[other] / 10)
    for way in range(2):
        observe_fences(s.laid[way], out, (3 * SEATS + way) * SQUARES)


@rule
def observe_bits(squares: int, out: Any, at: int) -> None:
    """Mark the squares of a word."""
    while squares != 0:
        out[at + lowest(squares)] = 1
        squares = without_lowest(squares)


@rule
def observe_fences(anchors: int, out: Any, at: int) -> None:
    """Mark the lower left square of each fence of a word."""
    while anchors != 0:
        out[at + LOWER_SQUARE[lowest(anchors)]] = 1
        anchors = without_lowest(anchors)
