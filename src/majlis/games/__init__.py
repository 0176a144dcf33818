"""The games, each in a folder of its own, found by looking."""

import functools
import importlib
import pkgutil

from majlis.games.definition import Definition


@functools.cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def definition(key: str) -> Definition:
    """The definition of one game."""
    game: Definition = importlib.import_module(f"{__name__}.{key}").GAME
    return game
