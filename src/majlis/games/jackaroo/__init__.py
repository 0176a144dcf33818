"""Jackaroo: marbles race round a ring, moved by cards (rules J-1 to J-34)."""

from majlis.games.definition import Definition
from majlis.games.jackaroo import layout

GAME = Definition(
    key="jackaroo",
    version=layout.VERSION,
    package=__name__,
    options=layout.OPTIONS,
    refuse=layout.refuse,
    record=layout.STATE,
    reasons=layout.REASONS,
    actions=layout.ACTIONS,
    most_legal=layout.MOST_LEGAL,
    seats=layout.SEATS,
    observation=(layout.OBSERVED,),
    minutes=(40, 70),
    side=lambda options: 1 if options["players"] == 2 else 2,
)
