"""A bot's thought in the making, as a record: what its level asks for, and how far it has come."""

from typing import Any

import numpy as np

from majlis.kernel.seeds import blank

BY_PLACE, TO_WIN = 0, 1
GOALS = {"place": BY_PLACE, "win": TO_WIN}
"""What a bot plays for: to come before as many as it can, or to be first, whatever becomes of it otherwise."""

THOUGHT = np.dtype(
    [
        # What it is begun with: a level's plan, and who wins together.
        ("considers", np.float64),  # the share of the usual legal actions that come to mind
        ("naive", np.float64),  # how far it is taken in by what tempts
        ("remembers", np.float64),  # how often it says what it merely may
        ("forgets", np.int64),  # whether it drops the memory that a careless player would not keep
        ("sharpness", np.float64),  # how closely instinct keeps to what it likes best
        ("doubt", np.float64),  # how much worse an action must look to be taken e times less often
        ("iterations", np.int64),  # trials planned
        ("width", np.int64),  # root actions compared, at most
        ("trust", np.float64),  # trials that the prior counts for
        ("goal", np.int64),  # BY_PLACE or TO_WIN
        ("side", np.int64),  # seats that win together
        # How far it is.
        ("legal", np.int64),  # actions at the root
        ("noticed", np.int64),  # those that came to mind: the first in the order
        ("compared", np.int64),  # those that are tried: the first of them
        ("remaining", np.int64),  # those that are still compared: the first of these
        ("halvings", np.int64),  # rounds that are over
        ("trials", np.int64),  # done in this round
        ("world", np.int64),  # the first of this round
        ("mood", np.float64),  # the lot by which a bot in doubt chooses
        ("action", np.int64),  # what it would do
    ]
)


class ThoughtPlan:
    """What a bot's thought is begun with, by the names of the record's fields."""

    def __init__(self, **numbers: float) -> None:
        self.numbers = numbers

    def begin(self, side: int) -> np.ndarray[Any, Any]:
        """A thought that has not begun, as an array of one, in a match in which so many seats win together."""
        thoughts = blank(THOUGHT)
        for name, number in {**self.numbers, "side": side}.items():
            thoughts[0][name] = number
        return thoughts
