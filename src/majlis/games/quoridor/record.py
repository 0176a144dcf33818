"""Records, for type checkers; made by tools/records.py from `state.py`, do not edit by hand."""

from typing import Protocol

from majlis.kernel.fields import IntRow


class State(Protocol):
    quoridor: int
    viewer: int
    players: int
    opt_starter: int
    opt_fences: int
    opt_size: int
    opt_third_pawn: int
    opt_teams: int
    turn: int
    plies: int
    outcome: int
    winner: int
    trail_length: int
    trail: IntRow
    pawns: IntRow
    left: IntRow
    goal_low: IntRow
    goal_high: IntRow
    laid: IntRow
    free: IntRow
    rings: IntRow
    edge: int
    north: IntRow
    east: IntRow
    walls: IntRow
