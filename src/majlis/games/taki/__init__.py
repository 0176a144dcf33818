"""Super Taki: be rid of your cards first; runs, commands and a bell (rules T-1 to T-29)."""

from majlis.games.definition import Definition
from majlis.games.taki import layout

GAME = Definition(
    key="taki",
    version=layout.VERSION,
    package=__name__,
    options=layout.OPTIONS,
    refuse=layout.refuse,
    record=layout.STATE,
    reasons=layout.REASONS,
    actions=layout.ACTIONS,
    most_legal=layout.ACTIONS,
    seats=layout.SEATS,
    observation=(layout.OBSERVED,),
    minutes=(10, 20),
    waits=frozenset((layout.WAIT,)),
    seat_options=("starter",),
)
