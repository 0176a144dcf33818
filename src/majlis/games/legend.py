"""What the numbers of a game's actions and observations mean, as tables that programs and people can read."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from majlis.errors import MajlisError
from majlis.games.definition import Choice, Number, Observed, Options

MOST_LISTED = 4
"""A house rule with more values is told by a formula."""


@dataclass(frozen=True)
class Part:
    """Neighbouring numbers of an observation that say one thing; without a name they are always 0."""

    name: str
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


@dataclass(frozen=True)
class EachSeat:
    """Parts that come once a seat, one seat after another from the observer on."""

    seats: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Slot:
    """A part at its place: for the seat that is `k` further than the observer it begins at `first + k * stride`."""

    name: str
    first: int
    shape: tuple[int, ...]
    about: str
    seats: int = 1
    stride: int = 0


@dataclass(frozen=True)
class ActionRange:
    """Actions of one kind: from this number on to the next range's."""

    first: int
    about: str


class Legend:
    """The slots of a game's observations by name, and the ranges of its actions.

    >>> import majlis
    >>> match = majlis.game("toitoi", players=2).start(seed=1)
    >>> legend = match.game.definition.legend
    >>> legend.read(match.observe(0), "hidden_left", seat=1)
    array([1.], dtype=float32)
    """

    def __init__(
        self, shape: tuple[int, ...], observation: Sequence[Part | EachSeat], actions: Sequence[ActionRange]
    ) -> None:
        self.shape, self.actions = shape, tuple(actions)
        self.slots: dict[str, Slot] = {}
        size = 0
        for group in observation:
            parts, seats = ((group,), 1) if isinstance(group, Part) else (group.parts, group.seats)
            stride = sum(part.size for part in parts)
            for part in parts:
                if part.name in self.slots:
                    raise MajlisError(f"two parts of an observation are called {part.name!r}")
                if part.name:
                    place = (seats, stride) if isinstance(group, EachSeat) else ()
                    self.slots[part.name] = Slot(part.name, size, part.shape, part.about, *place)
                size += part.size
            size += (seats - 1) * stride
        if size != math.prod(shape):
            raise MajlisError(f"the parts are {size} numbers, the observation has {math.prod(shape)}")

    def read(self, observation: Any, name: str, seat: int = 0) -> np.ndarray[Any, Any]:
        """A part of an observation, or of many in front axes; seats count from the observer on. Nothing is copied."""
        slot = self.slots.get(name)
        if slot is None:
            raise MajlisError(f"an observation has no part {name!r}; it has {', '.join(self.slots)}")
        if not 0 <= seat < slot.seats:
            raise MajlisError(f"{name!r} has no seat {seat}; they count from the observer, 0, to {slot.seats - 1}")
        many = observation.shape[: observation.ndim - len(self.shape)]
        first = slot.first + seat * slot.stride
        numbers: np.ndarray[Any, Any] = observation.reshape(*many, -1)[..., first : first + math.prod(slot.shape)]
        return numbers.reshape(*many, *slot.shape)


def one(name: str, about: str) -> Part:
    """A part of a single number."""
    return Part(name, (1,), about)


def gap(size: int) -> Part:
    """Numbers that are always 0."""
    return Part("", (size,), "")


def option_parts(options: Options) -> Iterator[Part]:
    """The house rules that an observation shows, as `majlis.kernel.options.observe_options` writes them."""
    for option, how in options.observed():
        if how.one_a_value:
            yield Part(f"option_{option.name}", (len(option.codes()),), f"1 for the value: {_values(option)}")
        else:
            yield one(f"option_{option.name}", _scaled(option, how))


def _values(option: Choice | Number) -> str:
    return ", ".join(f"`{value}`" for value in option.values)


def _scaled(option: Choice | Number, how: Observed) -> str:
    span = max(option.codes()) - how.least
    if len(option.codes()) > MOST_LISTED:
        return f"(the number - {how.least}) / {span}" if how.least else f"the number / {span}"
    pairs = zip(option.values, option.codes(), strict=True)
    return ", ".join(f"{(code - how.least) / span:g} for `{value}`" for value, code in pairs)
