"""Write src/majlis/games/<key>/record.py: the fields of a record for type checkers, from the dtype in `state.py`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from majlis.games import definition, keys

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/majlis/games"
TYPES = ("int", "IntRow", "IntGrid")
"""What a field is, by its dimensions."""


def module(records: dict[str, np.dtype[Any]], source: str) -> Iterator[str]:
    """The lines of a file that has a class for each record."""
    classes = {
        name: {field: kind_of(record, field) for field in record.names or ()} for name, record in records.items()
    }
    arrays = {kind for fields in classes.values() for kind in fields.values() if kind != "int"}
    yield f'"""Records, for type checkers; made by tools/records.py from {source}, do not edit by hand."""'
    yield ""
    yield "from typing import Protocol"
    yield ""
    if arrays:
        yield f"from majlis.kernel.fields import {', '.join(sorted(arrays))}"
        yield ""
    for name, fields in classes.items():
        yield ""
        yield f"class {name}(Protocol):"
        yield from (f"    {field}: {kind}" for field, kind in fields.items())
        yield ""


def kind_of(record: np.dtype[Any], field: str) -> str:
    assert np.issubdtype(record[field].base, np.integer), f"{field} is no whole number"
    return TYPES[len(record[field].shape)]


def engine() -> Iterator[str]:
    """The records of Quoridor's own engine."""
    from majlis.games.quoridor.engine.board import BOARD
    from majlis.games.quoridor.engine.scratch import ENGINE_SCRATCH, NODE

    yield from module({"Board": BOARD, "Node": NODE, "EngineScratch": ENGINE_SCRATCH}, "`board.py` and `scratch.py`")


def files() -> dict[Path, str]:
    """The files, and what must stand in each."""
    own = [game for game in map(definition, keys()) if game.folder.parent == GAMES]
    made = {game.folder / "record.py": module({"State": game.record}, "`state.py`") for game in own}
    made[GAMES / "quoridor/engine/record.py"] = engine()
    return {path: "\n".join(lines).rstrip() + "\n" for path, lines in made.items()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
