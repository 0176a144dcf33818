"""Nim with a hidden coin: take the last stick; whoever tossed heads may pass once (rules M-1 to M-5)."""

from majlis.games.definition import Definition
from majlis_nim import state

GAME = Definition.of(__name__, state, minutes=(2, 5))
