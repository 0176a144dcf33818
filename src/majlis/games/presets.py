"""House rules by name: the leaflet's, and others that tables really play."""

import functools
import json
from typing import Any, NamedTuple

from majlis.games.definition import Definition


class Preset(NamedTuple):
    """`preset-NAME` in the game's catalogue of words, with a line that says what it changes."""

    name: str
    options: dict[str, Any]


def presets_of(game: Definition) -> tuple[Preset, ...]:
    """Those in the game's folder; the first is the game as it is usually played."""
    return _read(game.folder / "presets.json")


@functools.cache
def _read(file: Any) -> tuple[Preset, ...]:
    return tuple(Preset(**row) for row in json.loads(file.read_text("utf-8"))) if file.exists() else ()
