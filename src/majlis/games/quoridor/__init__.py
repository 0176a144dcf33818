"""Quoridor: reach the other side; fences lengthen the way (rules Q-1 to Q-13)."""

from majlis.games.definition import Definition
from majlis.games.quoridor import state

GAME = Definition.of(
    __name__,
    state,
    minutes=(15, 30),
    side=lambda options: 2 if options["teams"] == "yes" else 1,
    seat_options=("starter",),
)
