"""Who sits where: the sides of a game, and the seatings by which bots play one deal in turns."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

import numpy as np

from majlis.kernel.seeds import new_stream
from majlis.match.game import Game, game

GAMES = 128
"""Random games after which two seats that always shared a place are taken for partners."""
LONGEST = 1_000_000

Seating = tuple[int, ...]
"""The bot at each seat, by its number among the bots of the arena."""


def sides(configured: Game) -> tuple[int, ...]:
    """The side of each seat: partners, who always finish on the same place, are one side.

    >>> import majlis
    >>> sides(majlis.game("jackaroo", players=4))
    (0, 1, 0, 1)
    """
    if configured.players == 2:
        return (0, 1)
    plain = configured.options.plain()
    return _sides(configured.key, tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in plain.items()))


@functools.cache
def _sides(key: str, options: tuple[tuple[str, object], ...]) -> tuple[int, ...]:
    configured = game(key, **dict(options))
    places = np.array(_random_places(configured))
    first_alike = [
        next(other for other in range(seat + 1) if (places[:, other] == places[:, seat]).all())
        for seat in range(configured.players)
    ]
    numbers = {seat: number for number, seat in enumerate(sorted(set(first_alike)))}
    return tuple(numbers[seat] for seat in first_alike)


def _random_places(configured: Game) -> list[tuple[int, ...]]:
    """The places of some games played at random."""
    from majlis.kernel import playout

    ops, run = configured.ops, configured.definition.bound(playout)["playout"]
    seats, policy_rng, found = np.zeros(configured.definition.seats, np.int64), new_stream(1), []
    for number in range(GAMES):
        states, rng = ops.blank(configured.options), new_stream(number)
        ops.deal(states, rng)
        run(states, 0, rng, policy_rng, LONGEST, seats)
        result = ops.result(states)
        assert result is not None
        found.append(result[0])
    return found


def seatings(side_of: Sequence[int], bots: Sequence[int], deal: int) -> list[Seating]:
    """The seatings of one deal: as many games as there are bots, in which every bot holds every side once.

    The bots sit in turns around the table. Where they do not come out even, another one has more seats each time,
    and who sits next to themselves changes from deal to deal; every second deal goes round the other way.

    >>> seatings((0, 1, 2, 3), (5, 7), deal=0)
    [(5, 7, 5, 7), (7, 5, 7, 5)]
    >>> seatings((0, 1, 2), (5, 7), deal=1)
    [(7, 7, 5), (5, 5, 7)]
    """
    count = max(side_of) + 1
    order = list(bots) if deal % 2 == 0 else list(reversed(bots))
    around = [order[(side - deal) % count % len(order)] for side in range(count)]
    turned = {bot: order[(number + 1) % len(order)] for number, bot in enumerate(order)}
    found = []
    for _ in order:
        found.append(tuple(around[side] for side in side_of))
        around = [turned[bot] for bot in around]
    return found


def meetings(bots: int, together: bool) -> list[tuple[int, ...]]:
    """Who meets whom: every two of the bots, or all at one table."""
    return [tuple(range(bots))] if together else list(itertools.combinations(range(bots), 2))
