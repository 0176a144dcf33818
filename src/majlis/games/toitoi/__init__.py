"""Toi Toi: eight cards a box, the fewest points win (rules O-1 to O-16)."""

from majlis.games.definition import Definition
from majlis.games.toitoi import state

GAME = Definition(
    key="toitoi",
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
    minutes=(25, 45),
    seat_options=("birthdays",),
)
