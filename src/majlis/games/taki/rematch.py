"""Who begins the next match."""

from collections.abc import Mapping, Sequence
from typing import Any

OPTION = "starter"


def leads_next(first: Mapping[str, Any], last: Mapping[str, Any], places: Sequence[int]) -> int | None:
    """The winner begins; of several, the first clockwise from the last starter (T-4)."""
    count = len(places)
    order = [(int(last["starter"]) + step) % count for step in range(count)]
    return next(seat for seat in order if places[seat] == 1)
