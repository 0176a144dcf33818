"""Matches of a simulation as the referee knows them: played again by their logs, with what happened in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from majlis.kernel.viewers import REFEREE
from majlis.lab.pieces import match_seed
from majlis.lab.simulation import Simulation
from majlis.match.match import Match


def matches(simulation: Simulation, variant: int, most: int) -> Iterator[Match]:
    """The first matches of a variant, each at its end."""
    for match, log in _begun(simulation, variant, most):
        for seat, action in log:
            match.play_action(seat, action)
        yield match


def event_counts(simulation: Simulation, variant: int, most: int) -> Iterator[Counter[str]]:
    """How often each event happened in each of the first matches of a variant."""
    for match, log in _begun(simulation, variant, most):
        counts: Counter[str] = Counter()
        for seat, action in log:
            match.play_action(seat, action)
            counts.update(event["event"] for event in match.events(REFEREE))
        yield counts


def _begun(simulation: Simulation, variant: int, most: int) -> Iterator[tuple[Match, list[tuple[int, int]]]]:
    """Each match before its first action, with what is done in it."""
    plan = simulation.plan
    game = plan.games[variant]
    seats = game.definition.seats
    for deal, log in simulation.logged(variant, most):
        yield game.start(match_seed(plan.seed, deal)), [(entry % seats, entry // seats) for entry in log]
