"""Quoridor: reach the other side; fences lengthen the way (rules Q-1 to Q-13)."""

from majlis.games.definition import Definition
from majlis.games.quoridor import state

GAME = Definition(
    key="quoridor",
    version=state.VERSION,
    package=__name__,
    options=state.OPTIONS,
    refuse=state.refuse,
    record=state.STATE,
    reasons=state.REASONS,
    actions=state.ACTIONS,
    most_legal=state.ACTIONS,
    seats=state.SEATS,
    observation=(14, 9, 9),
    minutes=(15, 30),
    side=lambda options: 2 if options["teams"] == "yes" else 1,
    seat_options=("starter",),
)
