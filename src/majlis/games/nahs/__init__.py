"""Wajh Al-Nahs, Jinx Face: be rid of all your cards; the last one holding any is the jinx (rules N-1 to N-23)."""

from majlis.games.definition import Definition
from majlis.games.nahs import state

GAME = Definition(
    key="nahs",
    version=state.VERSION,
    package=__name__,
    options=state.OPTIONS,
    refuse=state.refuse,
    record=state.STATE,
    reasons=state.REASONS,
    actions=state.ACTIONS,
    most_legal=state.MOST_LEGAL,
    seats=state.SEATS,
    observation=state.OBSERVATION,
    minutes=(20, 40),
)
