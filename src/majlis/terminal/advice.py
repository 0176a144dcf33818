"""A strong bot's opinion for people: what it would do in their place, and where they could have done better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from majlis.bots.bot import bot
from majlis.bots.spec import Budget
from majlis.decision import Decision
from majlis.lab.players import think
from majlis.match.giving_up import GIVEN_UP
from majlis.match.match import Match

LEVEL = 5
BEST = 3
"""How many actions a hint names, and how many slips a review."""
GLANCE = 1_500
"""Iterations for each action of a review."""
SLIP = 0.04
"""By how much an action must lessen the chance of winning to be named in a review."""


@dataclass(frozen=True)
class Slip:
    """An action that another was better than."""

    ply: int
    action: str
    win_probability: float
    better: str | None
    """None is to have kept silent."""
    better_probability: float

    @property
    def loss(self) -> float:
        return self.better_probability - self.win_probability


def hint(match: Match, seat: int) -> list[tuple[str | None, float]]:
    """The best few actions of a seat with their chances of winning, best first; None is to keep silent.

    It is thought from what the seat knows, so it tells nothing that its player could not find out.
    """
    decision = _considered(match, seat, None)
    legal, best = set(match.legal_actions(seat)), decision.candidates[:BEST]
    return [(match.text(action) if action in legal else None, win_probability) for action, win_probability, _ in best]


def review(match: Match, seat: int) -> Iterator[Slip | None]:
    """Each action of a seat that had a choice: None if it was fine, else what was better, known at that time."""
    again = match.anew()
    for move in match.log:
        if move.seat == seat and move.action != GIVEN_UP and len(again.legal(seat)) > 1:
            yield _judged(_considered(again, seat, GLANCE), again, move.action)
        again.play_action(move.seat, move.action)


def worst(slips: list[Slip]) -> list[Slip]:
    """The few that cost most, in the order of play."""
    return sorted(sorted(slips, key=lambda slip: -slip.loss)[:BEST], key=lambda slip: slip.ply)


def _judged(decision: Decision, match: Match, action: int) -> Slip | None:
    probabilities = {each: win_probability for each, win_probability, _ in decision.candidates}
    better, better_probability, _ = decision.candidates[0]
    if better_probability - probabilities.get(action, better_probability) < SLIP:
        return None
    better_text = None if decision.waits else match.text(better)
    return Slip(match.ply, match.text(action), probabilities[action], better_text, better_probability)


def _considered(match: Match, seat: int, iterations: int | None) -> Decision:
    return think(bot("search", LEVEL), match, seat, match.ply.to_bytes(32, "little"), Budget(iterations))
