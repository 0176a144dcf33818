"""House rules as numbers of an observation, by the table that a game's options make."""

from typing import Any

from majlis.kernel.jit import number_at, rule


@rule
def observe_options(s: Any, slots: Any, out: Any, at: int) -> None:
    """Write the house rules from `at` on; the rows of `slots` come from `Options.observed_slots`."""
    for row in range(slots.shape[0]):
        code = number_at(s, slots[row, 0])
        place, least = at + slots[row, 1], slots[row, 2]
        if slots[row, 4]:
            out[place + code - least] = 1
        else:
            out[place] = (code - least) / slots[row, 3]
