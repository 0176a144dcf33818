"""Wajh Al-Nahs, Jinx Face: be rid of all your cards; the last one holding any is the jinx (rules N-1 to N-23)."""

from majlis.games.definition import Definition
from majlis.games.nahs import layout

GAME = Definition(
    key="nahs",
    version=layout.VERSION,
    package=__name__,
    options=layout.OPTIONS,
    refuse=layout.refuse,
    record=layout.STATE,
    reasons=layout.REASONS,
    actions=layout.ACTIONS,
    most_legal=layout.MOST_LEGAL,
    seats=layout.SEATS,
    observation=layout.OBSERVATION,
    minutes=(20, 40),
)
