"""Super Taki: be rid of your cards first; runs, commands and a bell (rules T-1 to T-29)."""

from majlis.games.definition import Definition
from majlis.games.taki import state

GAME = Definition(
    key="taki",
    version=state.VERSION,
    package=__name__,
    options=state.OPTIONS,
    refuse=state.refuse,
    record=state.STATE,
    reasons=state.REASONS,
    actions=state.ACTIONS,
    most_legal=state.ACTIONS,
    seats=state.SEATS,
    observation=(state.OBSERVED,),
    minutes=(10, 20),
    waits=frozenset((state.WAIT,)),
    seat_options=("starter",),
)
