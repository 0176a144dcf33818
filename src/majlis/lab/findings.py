"""What a simulation has found, as it is kept in JSON; tables, pages and pictures are made from it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from majlis.errors import MajlisError
from majlis.lab import pace
from majlis.lab.effect_sizes import Effect, Estimate, Values, compared, estimated
from majlis.lab.measures import SHARES, Noted, better_wins, measured, seat_shares
from majlis.lab.pairings import sides
from majlis.lab.pieces import plan as rows_of
from majlis.lab.simulation import ALIKE, APART, Simulation
from majlis.match.game import changed

FORMAT = 1
BINS = 24
"""Bars of the picture of lengths."""


class Found(msgspec.Struct, frozen=True):
    """A mean, its interval of 95 %, and from how many matches (or deals) it is."""

    mean: float | None
    low: float | None
    high: float | None
    count: int


class ChangeFound(msgspec.Struct, frozen=True):
    """What the first variant has more than the second, its interval, the effect's size and what that is called."""

    difference: float | None
    low: float | None
    high: float | None
    size: float | None
    called: str
    is_seen: bool


class VariantFound(msgspec.Struct, frozen=True):
    """One set of house rules."""

    options: dict[str, Any]
    changed: list[str]
    """The options that differ from what is usual."""
    sides: list[int]
    matches: int
    measures: dict[str, Found]
    seats: list[Found]
    """Each seat's part of the first place."""
    refusals: dict[str, Found]
    """For each reason the share of positions looked at in which it forbids something."""
    rules: dict[str, str]
    """The rule that each reason is of."""
    events: dict[str, Found]
    """How often each event happens in a match."""
    lengths: list[int]
    """Matches of each length: in as many steps as there are numbers, from `shortest` to `longest` of the findings."""
    quantiles: list[float]
    """Plays of the shortest match, of the quarter, the half and three quarters, and of the longest."""


class Findings(msgspec.Struct, frozen=True):
    """All that a simulation has found; it holds no time, so that the same plan gives the same file."""

    majlis_simulation: int
    game: str
    version: int
    bot: str
    rival: str
    seed: int
    matches: int
    event_matches: int
    pace: dict[str, float]
    shortest: int
    longest: int
    variants: list[VariantFound]
    effects: dict[str, ChangeFound]
    seat_effects: list[ChangeFound]
    refusal_effects: dict[str, ChangeFound]
    event_effects: dict[str, ChangeFound]

    @classmethod
    def loads(cls, text: str | bytes) -> Findings:
        """Read what `dumps` has written."""
        try:
            found = msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:
            raise MajlisError(f"this is not the JSON of a simulation: {error}") from None
        if found.majlis_simulation != FORMAT:
            raise MajlisError(f"format {found.majlis_simulation} of simulations is not known here; {FORMAT} is")
        return found

    def dumps(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


class _Series(msgspec.Struct):
    """One variant's values, a row a match, before they are put together."""

    measures: dict[str, Values]
    seats: list[Values]
    refusals: dict[str, Values]
    events: dict[str, Values]


def findings(
    simulation: Simulation, events: Sequence[Sequence[Counter[str]]] = (), wanted: Sequence[int] | None = None
) -> Findings:
    """What has been found so far of all variants, or of those wanted; `events` are counts, for each variant a match."""
    plan = simulation.plan
    numbers = range(len(plan.games)) if wanted is None else wanted
    counts = [events[variant] if variant < len(events) else () for variant in numbers]
    series = [_values(simulation, variant, each) for variant, each in zip(numbers, counts, strict=True)]
    plays = np.concatenate([each.measures["plays"] for each in series])
    shortest, longest = int(plays.min()), int(plays.max())
    first, second = series[0], series[-1]
    is_pair = len(series) > 1
    same_seats = is_pair and len(first.seats) == len(second.seats)
    return Findings(
        majlis_simulation=FORMAT,
        game=plan.games[0].key,
        version=plan.games[0].version,
        bot=plan.bot.name,
        rival=plan.rival.name,
        seed=plan.seed,
        matches=min(len(each.measures["plays"]) for each in series),
        event_matches=min((len(each) for each in counts), default=0),
        pace={"handling": pace.HANDLING, "doubling": pace.DOUBLING},
        shortest=shortest,
        longest=longest,
        variants=[
            _variant(simulation, variant, each, (shortest, longest))
            for variant, each in zip(numbers, series, strict=True)
        ],
        effects=_changes(first.measures, second.measures, SHARES) if is_pair else {},
        seat_effects=[_changed(compared(a, b, True)) for a, b in zip(first.seats, second.seats, strict=True)]
        if same_seats
        else [],
        refusal_effects=_changes(first.refusals, second.refusals, first.refusals) if is_pair else {},
        event_effects=_changes(first.events, second.events, ()) if is_pair else {},
    )


def _values(simulation: Simulation, variant: int, events: Sequence[Counter[str]]) -> _Series:
    game = simulation.plan.games[variant]
    alike = Noted(game.definition, game.players, sides(game), simulation.notes(variant, ALIKE))
    apart = Noted(game.definition, game.players, sides(game), simulation.notes(variant, APART))
    if not len(alike.notes) or not len(apart.notes):
        raise MajlisError("too little has been played to say anything; the same command goes on")
    seatings = np.concatenate([rows_of(piece) for _, _, piece in simulation.series(variant, APART)])
    names = sorted({name for each in events for name in each})
    reasons = game.definition.reasons
    return _Series(
        {**measured(alike), "better_wins": better_wins(apart, seatings[: len(apart.notes), 3:])},
        list(seat_shares(alike)),
        {reasons[code].name: values for code, values in alike.refusals()},
        {name: np.array([each[name] for each in events], np.float64) for name in names},
    )


def _variant(simulation: Simulation, number: int, series: _Series, limits: tuple[int, int]) -> VariantFound:
    game = simulation.plan.games[number]
    plays = series.measures["plays"]
    options = game.options.plain()
    refusals = {name: estimated(values, True) for name, values in series.refusals.items()}
    return VariantFound(
        options=options,
        changed=changed(game.definition, options),
        sides=list(sides(game)),
        matches=len(plays),
        measures={name: _found(estimated(values, name in SHARES)) for name, values in series.measures.items()},
        seats=[_found(estimated(values, True)) for values in series.seats],
        refusals={name: _found(each) for name, each in refusals.items() if each.around.mean > 0},
        rules={reason.name: reason.rule for reason in game.definition.reasons.values()},
        events={name: _found(estimated(values)) for name, values in series.events.items()},
        lengths=np.histogram(plays, BINS, limits)[0].tolist(),
        quantiles=[round(float(each), 2) for each in np.quantile(plays, (0, 0.25, 0.5, 0.75, 1))],
    )


def _changes(
    first: Mapping[str, Values], second: Mapping[str, Values], shares: Iterable[str]
) -> dict[str, ChangeFound]:
    """What has changed of each; an event that one variant does not know happens in it never."""
    known, found = set(shares), {}
    for name in [*first, *(name for name in second if name not in first)]:
        one = first.get(name, np.zeros(len(next(iter(first.values()), ()))))
        other = second.get(name, np.zeros(len(next(iter(second.values()), ()))))
        found[name] = _changed(compared(one, other, name in known))
    return found


def _found(estimate: Estimate) -> Found:
    around = estimate.around
    return Found(_rounded(around.mean), _rounded(around.low), _rounded(around.high), estimate.count)


def _changed(effect: Effect) -> ChangeFound:
    around = effect.difference
    numbers = (_rounded(around.mean), _rounded(around.low), _rounded(around.high), _rounded(effect.size))
    return ChangeFound(*numbers, effect.called, effect.is_seen)


def _rounded(number: float) -> float | None:
    return round(number, 6) if math.isfinite(number) else None
