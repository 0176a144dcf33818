"""How well each level of the engine plays."""

from typing import NamedTuple

import numpy as np

NODES = 1000
"""Nodes of the search in one iteration."""
STEP, TEMPO = 100, 50
"""The values of a step and of being to move."""


class Strength(NamedTuple):
    """How well a level plays."""

    budget: int  # iterations
    deepest: int  # plies looked ahead
    memory: int  # positions remembered, as a power of two
    blur: int  # how often in 1024 a distance is miscounted
    sees: float  # the share of the fences near the pawns that come to its mind; with 1, all fences do
    temperature: float  # the value, in steps, by which it takes a worse action one time in three
    guards: bool  # whether it thinks of fences that forestall a trap, however deep it looks
    learned: bool  # whether it asks the network, if there is one


LEVELS = {
    1: Strength(1, 1, 6, 150, 0.5, 0.4, False, False),
    2: Strength(1, 2, 10, 100, 0.7, 0.0, False, False),
    3: Strength(2, 3, 12, 30, 1.0, 0.0, False, False),
    4: Strength(5, 60, 14, 5, 1.0, 0.0, False, False),
    5: Strength(600, 60, 20, 0, 1.0, 0.0, True, True),
}
RACES_FROM = 3
"""From this level on the end of a game without fences in hand is counted out."""

_ROWS = [LEVELS[level] for level in sorted(LEVELS)]
BUDGET = np.array([row.budget for row in _ROWS], np.int64)
DEEPEST = np.array([row.deepest for row in _ROWS], np.int64)
BLUR = np.array([row.blur for row in _ROWS], np.int64)
SEES = np.array([row.sees for row in _ROWS])
TEMPERATURE = np.array([round(row.temperature * STEP) for row in _ROWS], np.int64)
GUARDS = np.array([int(row.guards) for row in _ROWS], np.int64)
LEARNED = np.array([int(row.learned) for row in _ROWS], np.int64)
"""The levels as compiled code reads them, from level 1 on."""


def table_size(level: int) -> int:
    """Numbers in the table of positions that a level remembers: two a position."""
    return 2 << LEVELS[level].memory
