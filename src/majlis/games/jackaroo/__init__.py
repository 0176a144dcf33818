"""Jackaroo: marbles race round a ring, moved by cards (rules J-1 to J-34)."""

from majlis.games.definition import Definition
from majlis.games.jackaroo import state

GAME = Definition.of(__name__, state, minutes=(40, 70), side=lambda options: 1 if options["players"] == 2 else 2)
