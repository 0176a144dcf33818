"""Chances of the first place: how likely each side is to win, in all one."""

from typing import Any

from majlis.kernel.elementary import exp, log
from majlis.kernel.jit import rule, shared
from majlis.kernel.ops import UNBOUND, Ops

SURE = 0.999
"""The most, and one less it the least, that a seat is taken to beat another by, as long as a game runs."""

ops: Ops = UNBOUND


@rule
def share_first(places: Any, players: int, side: int, chances: Any) -> None:
    """Write each seat's part of the first place of a game that is over: equal sides share it."""
    winners = 0
    for seat in range(players):
        if places[seat] == 1:
            winners += 1
    for seat in range(players):
        chances[seat] = side / winners if places[seat] == 1 else 0.0


@rule
def part_evenly(values: Any, players: int, side: int, chances: Any) -> None:
    """Write the chances that go with returns of which nothing but the first place is known."""
    for seat in range(players):
        chances[seat] = min(max((values[seat] * (players - 1) + side) / players, 0.0), 1.0)


@rule
def part_by_odds(values: Any, players: int, side: int, certainty: float, chances: Any) -> None:
    """Write the chances that go with returns by places.

    A return says how likely a seat is placed before another one. If all seats draw their places by lots of different
    weights, as Plackett and Luce have it, the weights follow about the odds of that, and the chances the weights.
    """
    sides = players // side
    power = certainty * (sides - 1) / sides
    total = 0.0
    for seat in range(players):
        beats = min(max(0.5 + 0.5 * values[seat], 1.0 - SURE), SURE)
        chances[seat] = exp(power * log(beats / (1.0 - beats)))
        total += chances[seat]
    for seat in range(players):
        chances[seat] *= side / total


@shared
def judge_leaf(state: Any, side: int, values: Any, chances: Any, places: Any, scores: Any) -> None:
    """Write each seat's return, as a batch counts it, and chance of the first place; expected where the game runs."""
    players = state.players
    if not ops.result(state, places, scores):
        ops.evaluate(state, values)
        if ops.ONLY_FIRST or players == 2 * side:
            part_evenly(values, players, side, chances)
        else:
            part_by_odds(values, players, side, ops.CERTAINTY, chances)
        return
    share_first(places, players, side, chances)
    for seat in range(players):
        values[seat] = 0.0
        for other in range(players):
            if places[seat] < places[other]:
                values[seat] += 1.0 / (players - 1)
            elif places[seat] > places[other]:
                values[seat] -= 1.0 / (players - 1)
