"""What a seat observes as many games at once write it: of the referee's state, where a game can do without a view."""

from typing import Any

import numpy as np

import majlis
from majlis.kernel import batch


def observed_at_once(match: majlis.Match, seat: int) -> Any:
    """What a seat observes, of the state itself; whatever is not written stays no number."""
    definition = match.game.definition
    out = np.full((1, int(np.prod(definition.observation))), np.nan, np.float32)
    definition.bound(batch)["observe_range"](match._states, np.array([seat]), out, 0, 1)
    return out.reshape(definition.observation)
