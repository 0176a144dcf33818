"""Jackaroo: marbles race round a ring, moved by cards (rules J-1 to J-34)."""

from majlis.games.definition import Definition
from majlis.games.jackaroo import state

GAME = Definition(
    key="jackaroo",
    version=state.VERSION,
    package=__name__,
    options=state.OPTIONS,
    refuse=state.refuse,
    record=state.STATE,
    reasons=state.REASONS,
    actions=state.ACTIONS,
    most_legal=state.MOST_LEGAL,
    seats=state.SEATS,
    observation=(state.OBSERVED,),
    minutes=(40, 70),
    side=lambda options: 1 if options["players"] == 2 else 2,
)
