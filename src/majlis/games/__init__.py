"""The games: each a folder here, or a package of somebody else's that an entry point of `majlis.games` names."""

import functools
import importlib
import pkgutil
import warnings
from importlib.metadata import EntryPoint, entry_points

from majlis.games.definition import Definition

GROUP = "majlis.games"


@functools.cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted({*_own(), *_outside()}))


def definition(key: str) -> Definition:
    """The definition of one game."""
    if key in _own():
        own: Definition = importlib.import_module(f"{__name__}.{key}").GAME
        return own
    return _outside()[key]


@functools.cache
def _own() -> frozenset[str]:
    return frozenset(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


@functools.cache
def _outside() -> dict[str, Definition]:
    """The games of other packages. One that cannot be played is left out aloud: it must not take the others down."""
    games = {}
    for point in entry_points(group=GROUP):
        try:
            games[point.name] = _loaded(point)
        except Exception as error:
            whose = point.dist.name if point.dist else point.value
            warnings.warn(f"the game {point.name!r} of {whose} is left out: {error}", stacklevel=2)
    return games


def _loaded(point: EntryPoint) -> Definition:
    if point.name in _own():
        raise ValueError("Majlis has a game of that key itself")
    game = point.load()
    if not isinstance(game, Definition):
        raise TypeError(f"{point.value} is no majlis.games.definition.Definition")
    if game.key != point.name:
        raise ValueError(f"it calls itself {game.key!r}; the entry point must have the same name")
    return game
