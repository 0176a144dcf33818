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

from majlis.analysis.forecasts import total
from majlis.analysis.judging import ChoiceEffect, JudgedChoice, JudgedPly, first_places, is_quiet, judge_of
from majlis.errors import MajlisError, ReplayError
from majlis.match.giving_up import GIVEN_UP, sides

if TYPE_CHECKING:
    from majlis.match.match import LogEntry, Match
    from majlis.match.replay import Replay

USUAL_EFFORT = 50
COSTLIEST, LOOKS = 3, 12
"""Choices of a seat that are named, and that are looked at again: of many guesses the worst are mostly unlucky ones."""
TURNS = 3
PLAIN_LUCK, SURE = 0.1, 2.0
"""What a turn of luck changes at least, and how many times its noise."""
Progress = Callable[[int, int], None]
"""Told how many steps are done, and of how many; whatever it raises ends the review."""


@dataclass(frozen=True)
class TurnOfLuck:
    """An action at which a seat's chances by all the cards changed by more than anybody's choice accounts for."""

    ply: int
    """Actions played before it."""
    expected: float
    """The chance that was to be expected after it: by all the cards before it, and by what those knew who chose."""
    after: float
    """The chance by all the cards after it."""
    luck: float
    """By how much it is more than was to be expected; below 0 is bad luck."""


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
    luck: float
    """What was nobody's choice: `deal + chance`."""
    noise: float
    """The standard error of `own`."""
    choices: int
    """How often it had a choice."""
    good: int
    """How often nothing was plainly better."""
    costliest: tuple[JudgedChoice, ...]
    """The choices that cost it most, the worst first, at most three; only those that plainly cost something."""
    turns: tuple[TurnOfLuck, ...]
    """Where luck did most, good or bad, the greatest first, at most three; only what is plainly more than noise."""
    decisive: str
    """What did most for its result, whichever way that fell: `own`, `luck` or `others`."""


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
        """The review as JSON has it."""
        plain: dict[str, Any] = json.loads(json.dumps(dataclasses.asdict(self)))
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
    looking = LookBack(end, effort)
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        try:
            for done, judged in enumerate(pool.map(looking.judged, range(end.ply)), start=1):
                looking.plies.append(judged)
                tell(done, looking.steps)
            for done, looked in enumerate(pool.map(looking.looked_again, range(end.game.players)), start=end.ply + 1):
                looking.looks.append(looked)
                tell(done, looking.steps)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return looking.concluded()


class LookBack:
    """A match being looked back at, in steps that may be done at once: its plies, then each seat's costly choices."""

    def __init__(self, end: Match, effort: int) -> None:
        self.positions: list[Match] = [end.anew()]
        """The match before its first action, and after each."""
        for entry in end.log:
            self.positions.append(self.positions[-1].after(entry.seat, entry.action))
        first = self.positions[0]
        self.judge = judge_of(first.game, first.states(), effort)
        self.plies: list[JudgedPly] = []
        self.looks: list[list[JudgedChoice]] = []
        """What a second look found, a list a seat."""

    @property
    def steps(self) -> int:
        """How many there are in all."""
        return len(self.positions) - 1 + self.positions[0].game.players

    def judged(self, ply: int) -> JudgedPly:
        """A position and what was chosen in it; its place is in `plies`."""
        is_changed = ply == 0 or not is_quiet(self.positions[ply - 1], self.positions[ply])
        return self.judge.ply(self.positions[ply], self.positions[ply + 1], is_changed)

    def choices(self) -> list[JudgedChoice]:
        """All choices, in order."""
        return [choice for judged in self.plies for choice in judged.choices]

    def looked_again(self, seat: int) -> list[JudgedChoice]:
        """The choices of a seat that seem to have cost most, judged again: the worst of many is often only unlucky.

        All plies must have been judged; its place is in `looks`.
        """
        own = [choice for choice in self.choices() if choice.seat == seat and choice.better is not None]
        return [self.judge.again(self.positions[choice.ply], choice) for choice in _worst(own)[:LOOKS]]

    def concluded(self) -> Review:
        """What comes out of all steps."""
        looked = [choice for look in self.looks for choice in look]
        choices = [
            next((again for again in looked if again.ply == choice.ply and again.seat == choice.seat), choice)
            for choice in self.choices()
        ]
        return _review(self.positions, self.plies, choices, looked, self.judge.playouts)


def _worst(choices: Sequence[JudgedChoice]) -> list[JudgedChoice]:
    return sorted(choices, key=lambda choice: (-choice.loss, choice.ply))


def _review(
    positions: Sequence[Match],
    plies: Sequence[JudgedPly],
    choices: Sequence[JudgedChoice],
    looked: Sequence[JudgedChoice],
    playouts: int,
) -> Review:
    end = positions[-1]
    players, result = range(end.game.players), first_places(end)
    full: list[tuple[float, ...]] = []
    known: list[tuple[float, ...]] = []
    for judged in plies:
        changed = judged.full
        full.append(full[-1] if changed is None else changed)
        # At the first ply everybody's chances are told.
        before = known[-1] if known else full[0]
        known.append(tuple(judged.known.get(seat, before[seat]) for seat in players))
    full.append(result)
    known.append(result)
    effects = [_effects(judged, end.log[ply], full[ply], full[ply + 1]) for ply, judged in enumerate(plies)]
    seats = [_seat(end, seat, choices, looked, effects, full, playouts) for seat in players]
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
    looked: Sequence[JudgedChoice],
    effects: Sequence[Sequence[ChoiceEffect]],
    full: Sequence[Sequence[float]],
    playouts: int,
) -> SeatReview:
    result = end.result()
    assert result is not None
    made = [effect for ply in effects for effect in ply]
    own = total([effect.changes[seat] for effect in made if effect.seat == seat])
    others = total([effect.changes[seat] for effect in made if effect.seat != seat])
    even = 1.0 / len(sides(end.game))
    deal = full[0][seat] - even
    # What the chances by all the cards changed and no choice accounts for.
    chance = full[-1][seat] - full[0][seat] - own - others
    mine = [choice for choice in choices if choice.seat == seat]
    mistakes = [choice for choice in mine if choice.is_mistake]
    costliest = _worst([choice for choice in looked if choice.seat == seat and choice.is_mistake])
    return SeatReview(
        seat=seat,
        place=result.places[seat],
        result=full[-1][seat],
        even=even,
        deal=deal,
        own=own,
        others=others,
        chance=chance,
        luck=deal + chance,
        noise=math.sqrt(total([effect.noise * effect.noise for effect in made if effect.seat == seat])),
        choices=len(mine),
        good=len(mine) - len(mistakes),
        costliest=tuple(costliest[:COSTLIEST]),
        turns=tuple(_turns(seat, effects, full, playouts)[:TURNS]),
        decisive=_decisive(full[-1][seat] > even, own, deal + chance, others),
    )


def _turns(
    seat: int, effects: Sequence[Sequence[ChoiceEffect]], full: Sequence[Sequence[float]], playouts: int
) -> list[TurnOfLuck]:
    """Where luck changed a seat's chances, the greatest change first; an engine knows of none."""
    found: list[TurnOfLuck] = []
    for ply, made in enumerate(effects):
        before, after = full[ply][seat], full[ply + 1][seat]
        expected = min(1.0, max(0.0, before + total([effect.changes[seat] for effect in made])))
        luck = after - expected
        # What was counted at both ends, and what each choice there was found to change.
        counted = before * (1.0 - before) + after * (1.0 - after)
        noise = math.sqrt(counted / max(playouts, 1) + total([effect.noise * effect.noise for effect in made]))
        if playouts > 0 and abs(luck) >= max(PLAIN_LUCK, SURE * noise):
            found.append(TurnOfLuck(ply, expected, after, luck))
    return sorted(found, key=lambda turn: (-abs(turn.luck), turn.ply))


def _decisive(is_won: bool, own: float, luck: float, others: float) -> str:
    """The part of a result that did most for it."""
    sign = 1.0 if is_won else -1.0
    if sign * own >= sign * luck and sign * own >= sign * others:
        return "own"
    return "luck" if sign * luck >= sign * others else "others"
