"""Which house rules are compared with which: every value of every option with the usual one, at the usual table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import majlis
from majlis.errors import OptionError
from majlis.games import definition
from majlis.games.definition import Numbers, Option

BIRTHDAYS = 30
"""Days from one seat's birthday to the next one's."""


class Case(NamedTuple):
    """A value of an option, all that must be chosen for it, and what it is compared with."""

    option: str
    value: Any
    options: dict[str, Any]
    usual: dict[str, Any]


def cases(key: str) -> Iterator[Case]:
    """Every value of every option of a game but the usual one."""
    for option in definition(key).options:
        for value in _values(key, option):
            if (case := _fitting(key, option.name, value)) is not None:
                yield case


def _values(key: str, option: Option) -> list[Any]:
    game = majlis.game(key)
    if isinstance(option, Numbers):
        return [[BIRTHDAYS * (seat + 1) for seat in range(game.players)]]
    usual = game.options[option.name]
    most = game.players if option.name in game.definition.seat_options else None
    return [value for value in game.options.detail(option.name).choices if value != usual and _sits(value, most)]


def _sits(value: Any, most: int | None) -> bool:
    """A seat that is named must be at the usual table."""
    return most is None or int(value) <= most


def _fitting(key: str, name: str, value: Any) -> Case | None:
    """The value beside as little else that is not usual as it goes with; None if it goes with nothing."""
    for usual in _beginnings(key):
        try:
            majlis.game(key, **usual)
            majlis.game(key, **{**usual, name: value})
        except OptionError:
            continue
        return Case(name, value, {**usual, name: value}, usual)
    return None


def _beginnings(key: str) -> Iterator[dict[str, Any]]:
    """The usual rules, then those with one other option changed."""
    yield {}
    for option in definition(key).options:
        if not isinstance(option, Numbers):
            for value in majlis.game(key).options.detail(option.name).choices:
                yield {option.name: value}
