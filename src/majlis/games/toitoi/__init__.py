"""Toi Toi: eight cards a box, the fewest points win (rules O-1 to O-16)."""

from majlis.games.definition import Definition
from majlis.games.toitoi import layout

GAME = Definition(
    key="toitoi",
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
    minutes=(25, 45),
    seat_options=("birthdays",),
)
