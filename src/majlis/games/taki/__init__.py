"""Super Taki: be rid of your cards first; runs, commands and a bell (rules T-1 to T-29)."""

from majlis.games.definition import Definition
from majlis.games.taki import state

GAME = Definition.of(__name__, state, minutes=(10, 20), waits=frozenset((state.WAIT,)), seat_options=("starter",))
