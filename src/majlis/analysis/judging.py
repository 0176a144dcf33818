"""One position of a match, judged: everybody's chances in it, and what each choice made there was worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np

from majlis.analysis.choices import ChoiceMade, chosen
from majlis.analysis.forecasts import Forecasts, Shares
from majlis.bots.bot import bot
from majlis.bots.spec import decide
from majlis.decision import Decision
from majlis.kernel.seeds import new_stream
from majlis.match.giving_up import GIVEN_UP, sides

if TYPE_CHECKING:
    from majlis.match.match import Match

LEVEL = 5
ITERATIONS, LEAST_ITERATIONS = 4, 500
"""Iterations of the search: for each playout, and anyhow."""
ENGINE_ITERATIONS = 4
"""Iterations of an engine for each thousand plies that playouts would have."""
PILOTS, LEAST_PLAYOUTS = 50, 10
"""Playouts by which the length of a match is told, and the fewest that a position is judged by."""
UNLIKELY = 1e-9
"""A chance that is taken for none."""
AGAIN = 4
"""How many times the playouts a second look has."""
SURE, PLAIN = 2.0, 0.03
"""How many times its noise a loss must be to count as one, and how much anyhow."""


@dataclass(frozen=True)
class JudgedChoice:
    """What a seat chose where it had a choice, and what it was worth by what the seat knew."""

    ply: int
    """Actions played before: `replay.at(ply)` is the position."""
    seat: int
    action: str
    """As the match writes it; `wait` is to have kept silent where the seat merely might speak."""
    before: float
    """The chance of the first place if instinct had chosen."""
    played: float
    """The chance after what was chosen."""
    better: str | None
    """What the search would have chosen, if playouts agree that it is better."""
    best: float
    """The chance after that; where nothing is known to be better, after what was chosen."""
    noise: float
    """The standard error of the loss."""

    @property
    def loss(self) -> float:
        """By how much the choice lessened the chance, never below 0."""
        return self.best - self.played

    @property
    def is_mistake(self) -> bool:
        """Whether the loss is plainly more than its noise."""
        return self.loss >= max(PLAIN, SURE * self.noise)


@dataclass(frozen=True)
class ChoiceEffect:
    """What a choice changed for each seat by what the one who chose knew, against leaving it to their instinct."""

    seat: int
    changes: tuple[float, ...]
    noise: float
    """The standard error of the change for the one who chose."""


@dataclass(frozen=True)
class JudgedPly:
    """A position and the choices made in it."""

    full: tuple[float, ...] | None
    """Each seat's chance by all the cards; None where nothing has changed since the ply before."""
    known: Mapping[int, float]
    """The chance of whoever acts or chooses, by what they know; at the beginning everybody's."""
    choices: tuple[JudgedChoice, ...]
    effects: tuple[ChoiceEffect, ...]


class Judge(Protocol):
    """Judges positions of one match; several threads may ask."""

    playouts: int
    """How often each position is played on; 0 where it is not."""

    def ply(self, match: Match, after: Match, is_changed: bool) -> JudgedPly:
        """A position and what was chosen in it; whether its chances by all the cards may differ from before."""

    def again(self, match: Match, choice: JudgedChoice) -> JudgedChoice:
        """A choice that seems to have cost something, looked at a second time."""


def judge_of(match: Match, effort: int) -> Judge:
    """Whoever judges this match: the game's own engine where nothing is hidden, else playouts."""
    engine = match.game.definition.engine
    if match.is_open and engine is not None and engine.begin(match.game, match.hidden(0), 0, LEVEL, new_stream(0)):
        return EngineJudge(effort)
    forecasts = Forecasts(match.game)
    length = forecasts.length(match.states(), PILOTS)
    return PlayoutJudge(forecasts, max(LEAST_PLAYOUTS, round(1000 * effort / max(length, 1.0))))


class PlayoutJudge:
    """Plays positions on from what their seats know."""

    def __init__(self, forecasts: Forecasts, playouts: int) -> None:
        self._forecasts, self.playouts, self._bot = forecasts, playouts, bot("search", LEVEL)

    def ply(self, match: Match, after: Match, is_changed: bool) -> JudgedPly:
        acting, known = after.log[-1].seat, {}
        full = self._chances(match, None) if is_changed else None
        judged = []
        for made in chosen(match, after.log[-1]):
            choice, effect = self._choice(match, made)
            judged.append((choice, effect))
            known[made.seat] = choice.before
        for seat in range(match.game.players) if match.ply == 0 else (acting,):
            if seat not in known:
                alike = full if match.is_open else None
                known[seat] = (alike or self._chances(match, seat))[seat]
        return JudgedPly(full, known, tuple(choice for choice, _ in judged), tuple(effect for _, effect in judged))

    def again(self, match: Match, choice: JudgedChoice) -> JudgedChoice:
        notation = match.game.definition.notation
        assert choice.better is not None
        action, better = notation.action(choice.action), notation.action(choice.better)
        label, playouts = f"again {_label(match, choice.seat)}", AGAIN * self.playouts
        played, best = (self._after(match, choice.seat, {each: 1.0}, label, playouts) for each in (action, better))
        return _judged(match, choice.seat, choice.action, choice.better, choice.before, played, best)

    def _choice(self, match: Match, made: ChoiceMade) -> tuple[JudgedChoice, ChoiceEffect]:
        seat, action = made
        label, view = _label(match, seat), match.hidden(seat)
        played = self._after(match, seat, {action: 1.0}, label, self.playouts)
        # Instinct might have chosen the same, and then nothing would differ: only its other actions are tried.
        others = self._forecasts.instinct(view, seat)
        changes = np.zeros_like(played)
        if others.pop(action) < 1.0 - UNLIKELY:
            changes = sum(others.values()) * (played - self._after(match, seat, others, label, self.playouts))
        stream, iterations = new_stream(f"search {label}".encode()), max(ITERATIONS * self.playouts, LEAST_ITERATIONS)
        better = decide(self._bot, match.game, view, seat, stream, iterations).action
        best = played if better == action else self._after(match, seat, {better: 1.0}, label, self.playouts)
        effect = ChoiceEffect(seat, tuple(changes.mean(axis=0).tolist()), _noise(changes[:, seat]))
        before = float((played - changes)[:, seat].mean())
        return _judged(match, seat, match.text(action), match.text(better), before, played, best), effect

    def _chances(self, match: Match, viewer: int | None) -> tuple[float, ...]:
        known = match.states() if viewer is None else match.hidden(viewer)
        shares = self._forecasts.shares(known, self.playouts, _label(match, viewer), match.given_up)
        return tuple(shares.mean(axis=0).tolist())

    def _after(self, match: Match, seat: int, first: Mapping[int, float], label: str, playouts: int) -> Shares:
        return self._forecasts.shares(match.hidden(seat), playouts, label, match.given_up, seat, first)


class EngineJudge:
    """Asks the engine of a game for two in which nothing is hidden or drawn: it reckons with the best play."""

    playouts = 0

    def __init__(self, effort: int) -> None:
        self._iterations, self._bot = ENGINE_ITERATIONS * effort, bot("search", LEVEL)
        self._decisions: dict[int, Decision] = {}

    def ply(self, match: Match, after: Match, is_changed: bool) -> JudgedPly:
        entry, choices = after.log[-1], []
        before, later = self._chances(match), self._chances(after)
        for seat, action in chosen(match, entry):
            better = match.text(self._decision(match).action)
            chance = min(later[seat], before[seat])
            found = better if chance < before[seat] and better != match.text(action) else None
            best = chance if found is None else before[seat]
            choices.append(JudgedChoice(match.ply, seat, match.text(action), before[seat], chance, found, best, 0.0))
        changes = tuple(new - old for new, old in zip(later, before, strict=True))
        return JudgedPly(before, dict(enumerate(before)), tuple(choices), (ChoiceEffect(entry.seat, changes, 0.0),))

    def again(self, match: Match, choice: JudgedChoice) -> JudgedChoice:
        return choice

    def _decision(self, match: Match) -> Decision:
        if match.ply not in self._decisions:
            seat, stream = match.actors()[0], new_stream(f"search {match.ply}".encode())
            found = decide(self._bot, match.game, match.hidden(seat), seat, stream, self._iterations)
            self._decisions[match.ply] = found
        return self._decisions[match.ply]

    def _chances(self, match: Match) -> tuple[float, ...]:
        """Each seat's chance of the first place."""
        if match.result() is not None:
            return first_places(match)
        _, chance, _ = self._decision(match).candidates[0]
        return tuple(chance if seat == match.actors()[0] else 1.0 - chance for seat in range(match.game.players))


def first_places(end: Match) -> tuple[float, ...]:
    """The share of the first place that each seat has at the end."""
    result = end.result()
    assert result is not None
    winners = sum(any(result.places[seat] == 1 for seat in side) for side in sides(end.game))
    return tuple(1.0 / winners if place == 1 else 0.0 for place in result.places)


def _judged(
    match: Match, seat: int, action: str, better: str, before: float, played: Shares, best: Shares
) -> JudgedChoice:
    chance, loss = float(played[:, seat].mean()), float((best - played)[:, seat].mean())
    noise = _noise((best - played)[:, seat])
    if better == action or loss <= 0.0:
        return JudgedChoice(match.ply, seat, action, before, chance, None, chance, noise)
    return JudgedChoice(match.ply, seat, action, before, chance, better, chance + loss, noise)


def _noise(values: Shares) -> float:
    """The standard error of a mean."""
    return float(np.std(values, ddof=1) / np.sqrt(len(values)))


def _label(match: Match, viewer: int | None) -> str:
    """What the playouts of a position are drawn by; where nothing is hidden all viewers are one."""
    return f"{match.ply}" if viewer is None or match.is_open else f"{match.ply} {viewer}"


def is_quiet(match: Match, after: Match) -> bool:
    """Whether nobody chose and nothing was drawn between a position and the next: all the cards foresaw it."""
    entry = after.log[-1]
    if entry.action == GIVEN_UP or chosen(match, entry):
        return False
    return bool(after.stream().tobytes() == match.stream().tobytes())
