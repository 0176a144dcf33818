"""Toi Toi: eight cards a box, the fewest points win (rules O-1 to O-16)."""

from majlis.games.definition import Definition
from majlis.games.toitoi import state

GAME = Definition.of(__name__, state, minutes=(25, 45), seat_options=("birthdays",))
