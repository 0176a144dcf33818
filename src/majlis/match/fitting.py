"""House rules for a dialog: which values it may offer, and what has to give way to the one that was chosen last."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from majlis.errors import OptionError
from majlis.games.definition import Chosen, Definition, Numbers, Option
from majlis.match.game import settle

MOST_TRIED = 3
"""How many house rules are tried to be let go of together, before all but the last are."""


def fitted(game: Definition, given: Mapping[str, Any]) -> tuple[Chosen, list[str]]:
    """All options with the given ones filled in, and the names of those given that had to go.

    The players and what stands last are kept; of the others as few go as possible, the first before the later ones.
    Raises OptionError where what is kept does not go by itself.

    >>> from majlis.games import definition
    >>> chosen, gone = fitted(definition("quoridor"), {"fences": 10, "players": 4})
    >>> chosen["fences"], gone
    (5, ['fences'])
    """
    try:
        return settle(game, given), []
    except OptionError as error:
        refused = error
    if any(name not in game.options for name in given):
        raise refused
    last = list(given)[-1]
    others = [name for name in given if name not in ("players", last)]
    for count in (*range(1, min(MOST_TRIED, len(others) - 1) + 1), len(others)):
        for gone in combinations(others, count):
            try:
                return settle(game, {name: value for name, value in given.items() if name not in gone}), list(gone)
            except OptionError:
                continue
    raise refused


def offers(game: Definition, chosen: Mapping[str, Any]) -> dict[str, list[Any]]:
    """For each option the values that can be chosen at a table of that many players; other options give way (`fitted`).

    One number a seat is asked for only where it counts beside what is chosen.
    """
    return {option.name: _offered(game, option, chosen) for option in game.options}


def _offered(game: Definition, option: Option, chosen: Mapping[str, Any]) -> list[Any]:
    values = option.choices(dict(chosen))
    if isinstance(option, Numbers):
        return list(values) if _goes(game, {**chosen, option.name: values[:1] * chosen["players"]}) else []
    if option.name == "players":
        return [value for value in values if _goes(game, {"players": value})]
    return [value for value in values if _goes(game, {"players": chosen["players"], option.name: value})]


def _goes(game: Definition, given: Mapping[str, Any]) -> bool:
    try:
        settle(game, given)
    except OptionError:
        return False
    return True
