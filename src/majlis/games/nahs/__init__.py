"""Wajh Al-Nahs, Jinx Face: be rid of all your cards; the last one holding any is the jinx (rules N-1 to N-23)."""

from majlis.games.definition import Definition
from majlis.games.nahs import state

GAME = Definition.of(__name__, state, minutes=(20, 40))
