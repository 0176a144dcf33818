"""Quoridor: reach the other side; fences lengthen the way (rules Q-1 to Q-13)."""

from majlis.games.definition import Definition
from majlis.games.quoridor import layout

GAME = Definition(
    key="quoridor",
    version=layout.VERSION,
    package=__name__,
    options=layout.OPTIONS,
    refuse=layout.refuse,
    record=layout.STATE,
    reasons=layout.REASONS,
    actions=layout.ACTIONS,
    most_legal=layout.ACTIONS,
    seats=layout.SEATS,
    observation=(14, 9, 9),
    minutes=(15, 30),
    side=lambda options: 2 if options["teams"] == "yes" else 1,
    seat_options=("starter",),
)
