"""How long people would take: minutes from plays and from how many actions there were to choose from."""

from __future__ import annotations

from typing import Any

import numpy as np

HANDLING = 4.0
"""Seconds to take one's turn and do what was decided."""
DOUBLING = 1.5
"""Seconds more for each doubling of the number of actions to choose from."""

Floats = np.ndarray[Any, np.dtype[np.float64]]


def minutes(plays: Floats, doublings: Floats) -> Floats:
    """Minutes of matches of so many plays, with so many doublings of choices in all their plays together.

    >>> minutes(np.array([60.0]), np.array([120.0])).tolist()
    [7.0]
    """
    return (HANDLING * plays + DOUBLING * doublings) / 60.0
