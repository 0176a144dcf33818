"""Places in a match, equal ones shared."""

from typing import Any

from majlis.kernel.jit import rule


@rule
def share_places(ranks: Any, players: int, places: Any) -> None:
    """Write the place of each seat, the lowest rank first, equal ones sharing it: 1, 1, 3; 0 for seats not played."""
    for seat in range(places.size):
        places[seat] = 0
    for seat in range(players):
        places[seat] = 1
        for other in range(players):
            if ranks[other] < ranks[seat]:
                places[seat] += 1
