"""Nim with a hidden coin: take the last stick; whoever tossed heads may pass once (rules M-1 to M-5)."""

from majlis.games.definition import Definition
from majlis_nim import layout

GAME = Definition(
    key="nim",
    version=layout.VERSION,
    package=__name__,
    options=layout.OPTIONS,
    refuse=lambda options: None,
    record=layout.STATE,
    reasons=layout.REASONS,
    actions=layout.ACTIONS,
    most_legal=layout.ACTIONS,
    seats=layout.SEATS,
    observation=(layout.HEAPS + 4,),
    minutes=(2, 5),
)
