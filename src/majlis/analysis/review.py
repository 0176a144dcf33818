"""A finished match looked back at: chances over time, the costliest choices, and how much was luck."""

from __future__ import annotations

import dataclasses
import json
import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from majlis.analysis.judging import ChoiceEffect, Judge, JudgedChoice, JudgedPly, first_places, is_quiet, judge_of
from majlis.errors import MajlisError, ReplayError
from majlis.match.giving_up import GIVEN_UP, sides

if TYPE_CHECKING:
    from majlis.match.match import LogEntry, Match
    from majlis.match.replay import Replay

USUAL_EFFORT = 50
COSTLIEST = 3
Progress = Callable[[int, int], None]
"""Told how many steps are done, and of how many; whatever it raises ends the review."""


@dataclass(frozen=True)
class SeatReview:
    """How a match went for a seat: `even + deal + own + others + chance` is its `result`."""

    seat: int
    place: int
    result: float
    """1 for the first place, less where it is shared, else 0."""
    even: float
    """What each side has before anything is known."""
    deal: float
    """What the first position, cards and seat, was worth beyond that."""
    own: float
    """What the seat's own choices changed, by what it knew, against leaving them to instinct: skill."""
    others: float
    """What the choices of the others changed, by what they knew."""
    chance: float
    """What nobody could know: cards that came, and those that lay elsewhere than was to be expected."""
    noise: float
    """The standard error of `own`."""
    choices: int
    """How often it had a choice."""
    good: int
    """How often nothing was plainly better."""
    costliest: tuple[JudgedChoice, ...]
    """The choices that cost it most, the worst first, at most three; only those that plainly cost something."""

    @property
    def luck(self) -> float:
        """What was nobody's choice."""
        return self.deal + self.chance


@dataclass(frozen=True)
class Review:
    """What `majlis.review` finds out about a match."""

    game: str
    playouts: int
    """How often each position was played on; 0 where the game's own engine judged it."""
    full: tuple[tuple[float, ...], ...]
    """Each ply's chances of the first place by all the cards, one a seat; the last are the result."""
    known: tuple[tuple[float, ...], ...]
    """The same by what each seat knew itself when it last acted."""
    choices: tuple[JudgedChoice, ...]
    """Every choice of every seat, in order."""
    seats: tuple[SeatReview, ...]

    def as_dict(self) -> dict[str, Any]:
        """The review as JSON has it, with the loss of each choice and the luck of each seat."""
        plain: dict[str, Any] = json.loads(json.dumps(dataclasses.asdict(self)))
        for choice, made in zip(plain["choices"], self.choices, strict=True):
            choice["loss"] = made.loss
        for seat, each in zip(plain["seats"], self.seats, strict=True):
            seat["luck"] = each.luck
            for choice, made in zip(seat["costliest"], each.costliest, strict=True):
                choice["loss"] = made.loss
        return plain

    def dumps(self) -> str:
        """The review as a text of JSON."""
        return json.dumps(self.as_dict(), indent=1) + "\n"


def review(
    replay: Replay, effort: int = USUAL_EFFORT, progress: Progress | None = None, threads: int | None = None
) -> Review:
    """Look back at a finished match; each position is played on for about `effort` thousand plies (docs/review.md).

    The same replay and effort give the same review, to the digit. A broken replay, or one of a match that is not over,
    raises ReplayError.
    """
    if effort < 1:
        raise MajlisError(f"effort is {effort}; it is a number of thousands of plies, 1 or more")
    if threads is not None and threads < 1:
        raise MajlisError(f"a review has at least one thread, not {threads}")
    end = replay.verify()
    if end.result() is None:
        raise ReplayError(f"the match is not over after {end.ply} actions; only a finished one can be reviewed")
    if not end.game.definition.has_instinct:
        raise MajlisError(f"{end.game.key} has no instinct.py, so nobody can say how a match of it would go on")
    tell = progress or (lambda done, total: None)
    positions = _positions(end)
    judge, total = judge_of(positions[0], effort), end.ply + end.game.players
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        try:
            plies = []
            for judged in pool.map(lambda ply: _judged(judge, positions, ply), range(end.ply)):
                plies.append(judged)
                tell(len(plies), total)
            seats = []
            choices = [choice for judged in plies for choice in judged.choices]
            looks = pool.map(lambda seat: _second_look(judge, positions, choices, seat), range(end.game.players))
            for seat, looked in enumerate(looks):
                seats.append(looked)
                tell(end.ply + seat + 1, total)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    better_known = {(choice.ply, choice.seat): choice for looked in seats for choice in looked}
    choices = [better_known.get((choice.ply, choice.seat), choice) for choice in choices]
    return _review(positions, plies, choices, judge.playouts)


def _positions(end: Match) -> list[Match]:
    """The match before its first action, and after each."""
    found = [end.anew()]
    for entry in end.log:
        found.append(found[-1].after(entry.seat, entry.action))
    return found


def _judged(judge: Judge, positions: Sequence[Match], ply: int) -> JudgedPly:
    is_changed = ply == 0 or not is_quiet(positions[ply - 1], positions[ply])
    return judge.ply(positions[ply], positions[ply + 1], is_changed)


def _second_look(
    judge: Judge, positions: Sequence[Match], choices: Sequence[JudgedChoice], seat: int
) -> list[JudgedChoice]:
    """The choices of a seat that seem to have cost most, judged again: the worst of many is often only unlucky."""
    own = [choice for choice in choices if choice.seat == seat and choice.better is not None]
    return [judge.again(positions[choice.ply], choice) for choice in _worst(own)[: 2 * COSTLIEST]]


def _worst(choices: Sequence[JudgedChoice]) -> list[JudgedChoice]:
    return sorted(choices, key=lambda choice: (-choice.loss, choice.ply))


def _review(
    positions: Sequence[Match], plies: Sequence[JudgedPly], choices: Sequence[JudgedChoice], playouts: int
) -> Review:
    end = positions[-1]
    result = first_places(end)
    full: list[tuple[float, ...]] = []
    for judged in plies:
        full.append(full[-1] if judged.full is None else judged.full)
    full.append(result)
    effects = [_effects(judged, end.log[ply], full[ply], full[ply + 1]) for ply, judged in enumerate(plies)]
    seats = [_seat(end, seat, choices, effects, full) for seat in range(end.game.players)]
    known: list[tuple[float, ...]] = []
    for judged in plies:
        known.append(
            tuple(judged.known.get(seat, known[-1][seat] if known else 0.0) for seat in range(end.game.players))
        )
    known.append(result)
    return Review(end.game.key, playouts, tuple(full), tuple(known), tuple(choices), tuple(seats))


def _effects(
    judged: JudgedPly, entry: LogEntry, before: Sequence[float], after: Sequence[float]
) -> tuple[ChoiceEffect, ...]:
    """What the choices at a ply changed; giving up is one, and all that changes with it is its doing."""
    if entry.action != GIVEN_UP:
        return judged.effects
    return (ChoiceEffect(entry.seat, tuple(new - old for new, old in zip(after, before, strict=True)), 0.0),)


def _seat(
    end: Match,
    seat: int,
    choices: Sequence[JudgedChoice],
    effects: Sequence[Sequence[ChoiceEffect]],
    full: Sequence[Sequence[float]],
) -> SeatReview:
    result = end.result()
    assert result is not None
    made = [effect for ply in effects for effect in ply]
    own = sum(effect.changes[seat] for effect in made if effect.seat == seat)
    others = sum(effect.changes[seat] for effect in made if effect.seat != seat)
    mine = [choice for choice in choices if choice.seat == seat]
    mistakes = _worst([choice for choice in mine if choice.is_mistake])
    return SeatReview(
        seat=seat,
        place=result.places[seat],
        result=full[-1][seat],
        even=1.0 / len(sides(end.game)),
        deal=full[0][seat] - 1.0 / len(sides(end.game)),
        own=own,
        others=others,
        # What the chances by all the cards changed and no choice accounts for.
        chance=full[-1][seat] - full[0][seat] - own - others,
        noise=math.sqrt(sum(effect.noise**2 for effect in made if effect.seat == seat)),
        choices=len(mine),
        good=len(mine) - len(mistakes),
        costliest=tuple(mistakes[:COSTLIEST]),
    )
