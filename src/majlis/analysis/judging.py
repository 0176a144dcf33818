"""One position of a match, judged: everybody's chances in it, and what each choice made there was worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from majlis.analysis.choices import ChoiceMade, chosen
from majlis.analysis.forecasts import Forecasts, Gaps, forecasts_of, total
from majlis.analysis.sequel import sequel
from majlis.analysis.strongest import advice, has_engine
from majlis.decision import Decision
from majlis.match.giving_up import GIVEN_UP, sides

if TYPE_CHECKING:
    from majlis.match.game import Game
    from majlis.match.match import Event, Match

ITERATIONS, LEAST_ITERATIONS = 4, 500
"""Iterations of the search: for each playout, and anyhow."""
SEQUEL_ITERATIONS = 200
"""Iterations of the search for each action that may follow."""
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
    loss: float
    """By how much the choice lessened the chance, never below 0."""
    is_mistake: bool
    """Whether the loss is plainly more than its noise."""
    sequel: tuple[Event, ...] = ()
    """Of the costliest: how it may go on, as the seat would be told."""
    better_sequel: tuple[Event, ...] = ()
    """The same after what was better, in the same world with the same luck."""


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


class PlayoutJudge:
    """Plays positions on from what their seats know; several threads may ask."""

    def __init__(self, forecasts: Forecasts, playouts: int) -> None:
        self._forecasts, self.playouts = forecasts, playouts

    def ply(self, match: Match, after: Match, is_changed: bool) -> JudgedPly:
        """A position and what was chosen in it; whether its chances by all the cards may differ from before."""
        acting = after.log[-1].seat
        known: dict[int, float] = {}
        full = self._chances(match, None) if is_changed else None
        choices: list[JudgedChoice] = []
        effects: list[ChoiceEffect] = []
        for made in chosen(match, after.log[-1]):
            choice, effect = self._judged(match, made)
            choices.append(choice)
            effects.append(effect)
            known[made.seat] = choice.before
        for seat in range(match.game.players) if match.ply == 0 else [acting]:
            if seat not in known:
                chances = full if full is not None and match.is_open else self._chances(match, seat)
                known[seat] = chances[seat]
        return JudgedPly(full, known, tuple(choices), tuple(effects))

    def again(self, match: Match, choice: JudgedChoice) -> JudgedChoice:
        """A choice that seems to have cost something, looked at a second time."""
        notation = match.game.definition.notation
        assert choice.better is not None
        label, playouts = f"again {_label(match, choice.seat)}", AGAIN * self.playouts
        played = self._after(match, choice.seat, {int(notation.action(choice.action)): 1.0}, label, playouts)
        best = self._after(match, choice.seat, {int(notation.action(choice.better)): 1.0}, label, playouts)
        chance = self._forecasts.gaps(played, None, match.given_up).means[choice.seat]
        gaps = self._forecasts.gaps(best, played, match.given_up)
        looked = _judged(match.ply, choice.seat, choice.action, choice.better, choice.before, chance, gaps)
        return _with_sequels(match, looked, SEQUEL_ITERATIONS)

    def choice(self, match: Match, made: ChoiceMade) -> JudgedChoice:
        """What somebody has chosen, or would choose."""
        return self._judged(match, made)[0]

    def _judged(self, match: Match, made: ChoiceMade) -> tuple[JudgedChoice, ChoiceEffect]:
        seat, action = made.seat, made.action
        label, view = _label(match, seat), match.hidden(seat)
        played = self._after(match, seat, {action: 1.0}, label, self.playouts)
        chance = self._forecasts.gaps(played, None, match.given_up).means[seat]
        # Instinct might have chosen the same, and then nothing would differ: only its other actions are tried.
        liked = self._forecasts.instinct(view, seat)
        others = {each: odds for each, odds in liked.items() if each != action}
        share = total(list(others.values()))
        changes, noise = tuple([0.0] * match.game.players), 0.0
        if share > UNLIKELY:
            instead = self._after(match, seat, others, label, self.playouts)
            found = self._forecasts.gaps(played, instead, match.given_up)
            changes, noise = tuple(share * each for each in found.means), share * found.errors[seat]
        iterations = max(ITERATIONS * self.playouts, LEAST_ITERATIONS)
        better = int(advice(match.game, view, seat, label, iterations).action)
        best = played if better == action else self._after(match, seat, {better: 1.0}, label, self.playouts)
        gaps = self._forecasts.gaps(best, played, match.given_up)
        before = chance - changes[seat]
        choice = _judged(match.ply, seat, match.text(action), match.text(better), before, chance, gaps)
        return choice, ChoiceEffect(seat, changes, noise)

    def _chances(self, match: Match, viewer: int | None) -> tuple[float, ...]:
        known = match.states() if viewer is None else match.hidden(viewer)
        shares = self._forecasts.shares(known, self.playouts, _label(match, viewer), match.given_up)
        return self._forecasts.gaps(shares, None, match.given_up).means

    def _after(self, match: Match, seat: int, first: Mapping[int, float], label: str, playouts: int) -> Any:
        return self._forecasts.shares(match.hidden(seat), playouts, label, match.given_up, seat, first)


class EngineJudge:
    """Asks the engine of a game for two in which nothing is hidden or drawn: it reckons with the best play."""

    def __init__(self, effort: int) -> None:
        self.playouts = 0
        self._iterations = ENGINE_ITERATIONS * effort
        self._decisions: dict[int, Decision] = {}

    def ply(self, match: Match, after: Match, is_changed: bool) -> JudgedPly:
        """A position and what was chosen in it."""
        entry = after.log[-1]
        before, later = self._chances(match), self._chances(after)
        choices = [self._judged(match, made, before, later) for made in chosen(match, entry)]
        changes = tuple(new - old for new, old in zip(later, before, strict=True))
        known = {seat: before[seat] for seat in range(match.game.players)}
        return JudgedPly(before, known, tuple(choices), (ChoiceEffect(entry.seat, changes, 0.0),))

    def again(self, match: Match, choice: JudgedChoice) -> JudgedChoice:
        """The engine does not change its mind."""
        return _with_sequels(match, choice, self._iterations)

    def choice(self, match: Match, made: ChoiceMade) -> JudgedChoice:
        """What somebody has chosen, or would choose; positions are remembered by their ply, so one line of play."""
        after = match.after(made.seat, made.action)
        return self._judged(match, made, self._chances(match), self._chances(after))

    def _judged(
        self, match: Match, made: ChoiceMade, before: tuple[float, ...], later: tuple[float, ...]
    ) -> JudgedChoice:
        seat, better = made.seat, match.text(self._decision(match).action)
        chance = min(later[seat], before[seat])
        best = Gaps(tuple(each - chance for each in before), tuple([0.0] * match.game.players))
        return _judged(match.ply, seat, match.text(made.action), better, before[seat], chance, best)

    def _decision(self, match: Match) -> Decision:
        if match.ply not in self._decisions:
            seat = match.actors()[0]
            self._decisions[match.ply] = advice(match.game, match.hidden(seat), seat, str(match.ply), self._iterations)
        return self._decisions[match.ply]

    def _chances(self, match: Match) -> tuple[float, ...]:
        """Each seat's chance of the first place."""
        if match.result() is not None:
            return first_places(match)
        chance = self._decision(match).candidates[0][1]
        return tuple(chance if seat == match.actors()[0] else 1.0 - chance for seat in range(match.game.players))


Judge: TypeAlias = PlayoutJudge | EngineJudge
"""Judges positions of one match; `playouts` is how often each is played on, 0 where it is not."""


def judge_of(game: Game, known: Any, effort: int) -> Judge:
    """Whoever judges a match: the game's own engine where nothing is hidden, else playouts.

    A position tells how long it goes on, and so how many playouts the effort allows.
    """
    if bool(getattr(game.definition.notation, "IS_OPEN", False)) and has_engine(game, known):
        return EngineJudge(effort)
    forecasts = forecasts_of(game)
    length = forecasts.length(known, PILOTS)
    return PlayoutJudge(forecasts, max(LEAST_PLAYOUTS, round(1000 * effort / max(length, 1.0))))


def first_places(end: Match) -> tuple[float, ...]:
    """The share of the first place that each seat has at the end."""
    result = end.result()
    assert result is not None
    winners = sum(any(result.places[seat] == 1 for seat in side) for side in sides(end.game))
    return tuple(1.0 / winners if place == 1 else 0.0 for place in result.places)


def _judged(ply: int, seat: int, action: str, better: str, before: float, chance: float, gaps: Gaps) -> JudgedChoice:
    loss, noise = gaps.means[seat], gaps.errors[seat]
    if better == action or loss <= 0.0:
        return JudgedChoice(ply, seat, action, before, chance, None, chance, noise, 0.0, False)
    is_mistake = loss >= max(PLAIN, SURE * noise)
    return JudgedChoice(ply, seat, action, before, chance, better, chance + loss, noise, loss, is_mistake)


def _with_sequels(match: Match, choice: JudgedChoice, iterations: int) -> JudgedChoice:
    """A mistake with what may follow it, and what may follow what was better."""
    if choice.better is None or not choice.is_mistake:
        return choice
    notation, label = match.game.definition.notation, _label(match, choice.seat)
    played, best = int(notation.action(choice.action)), int(notation.action(choice.better))
    return JudgedChoice(
        choice.ply,
        choice.seat,
        choice.action,
        choice.before,
        choice.played,
        choice.better,
        choice.best,
        choice.noise,
        choice.loss,
        choice.is_mistake,
        sequel(match, choice.seat, played, label, iterations),
        sequel(match, choice.seat, best, label, iterations),
    )


def _label(match: Match, viewer: int | None) -> str:
    """What the playouts of a position are drawn by; where nothing is hidden all viewers are one."""
    return f"{match.ply}" if viewer is None or match.is_open else f"{match.ply} {viewer}"


def is_quiet(match: Match, after: Match) -> bool:
    """Whether nobody chose and nothing was drawn between a position and the next: all the cards foresaw it."""
    entry = after.log[-1]
    if entry.action == GIVEN_UP or chosen(match, entry):
        return False
    return bool(after.stream().tobytes() == match.stream().tobytes())
