"""Nim with a hidden coin: take the last stick; whoever tossed heads may pass once (rules M-1 to M-5)."""

from majlis.games.definition import Definition
from majlis_nim import state

GAME = Definition(
    key="nim",
    version=state.VERSION,
    package=__name__,
    options=state.OPTIONS,
    refuse=lambda options: None,
    record=state.STATE,
    reasons=state.REASONS,
    actions=state.ACTIONS,
    most_legal=state.ACTIONS,
    seats=state.SEATS,
    observation=(state.HEAPS + 4,),
    minutes=(2, 5),
)
