"""Finished matches as a Parquet file: one row a match, from which its replay can be made again and checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from majlis.errors import MajlisError, ReplayError
from majlis.match.replay import Replay

FORMAT = "1"
MARK = b"majlis_dataset"
"""The key of the file's metadata that holds the format."""
ROWS_AT_ONCE = 500
PERSON = "person"

COLUMNS = {
    "game": "string",
    "version": "int16",
    "players": "int8",
    "options": "string",
    "source": "string",
    "held": "list<string>",
    "plies": "int32",
    "places": "list<int8>",
    "seats": "list<int8>",
    "actions": "list<string>",
    "hashes": "list<string>",
    "seed": "string",
    "start": "string",
    "first": "string",
    "seal": "string",
}
"""Every column with its type; docs/datasets.md says what it holds."""


class DatasetRow(NamedTuple):
    """A match, where it is from, and who held each seat: `person`, or a bot as it is typed."""

    replay: Replay
    source: str
    held: tuple[str, ...]


def check() -> None:
    """Refuse at once what could not be written after hours of play."""
    _arrow()


def write(rows: Iterable[DatasetRow], path: Path) -> int:
    """Write matches; how many."""
    pa, parquet = _arrow()
    kinds = {"list<string>": pa.list_(pa.string()), "list<int8>": pa.list_(pa.int8())}
    fields = [(name, kinds.get(kind) or getattr(pa, kind)()) for name, kind in COLUMNS.items()]
    schema = pa.schema(fields, {MARK: FORMAT})
    written, waiting = 0, []
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for row in rows:
            waiting.append(_cells(row))
            written += 1
            if len(waiting) == ROWS_AT_ONCE:
                file.write_table(pa.Table.from_pylist(waiting, schema))
                waiting = []
        file.write_table(pa.Table.from_pylist(waiting, schema))
    return written


def read(path: str | Path) -> Iterator[DatasetRow]:
    """The matches of a file, one after another; a file that holds none raises ReplayError."""
    pa, parquet = _arrow()
    try:
        with parquet.ParquetFile(path) as file:
            known = (file.schema_arrow.metadata or {}).get(MARK, b"").decode()
            if known != FORMAT:
                raise ReplayError(f"{path} is no dataset of matches that is known here: format {known or 'none'}")
            for batch in file.iter_batches(ROWS_AT_ONCE):
                for cells in batch.to_pylist():
                    yield _row(cells)
    except (OSError, pa.ArrowException) as error:
        raise ReplayError(f"{path} cannot be read as a dataset of matches: {error}") from None


def _cells(row: DatasetRow) -> dict[str, Any]:
    replay = row.replay
    seats, actions, hashes = zip(*replay.moves, strict=True) if replay.moves else ((), (), ())
    return {
        "game": replay.game,
        "version": replay.version,
        "players": replay.options["players"],
        "options": msgspec.json.encode(replay.options).decode(),
        "source": row.source,
        "held": row.held,
        "plies": len(replay.moves),
        "places": replay.places,
        "seats": seats,
        "actions": actions,
        "hashes": hashes,
        "seed": replay.seed,
        "start": None if replay.start is None else msgspec.json.encode(replay.start).decode(),
        "first": replay.first,
        "seal": replay.seal,
    }


def _row(cells: dict[str, Any]) -> DatasetRow:
    replay = Replay(
        game=cells["game"],
        version=cells["version"],
        options=msgspec.json.decode(cells["options"]),
        seed=cells["seed"],
        start=None if cells["start"] is None else msgspec.json.decode(cells["start"]),
        first=cells["first"],
        moves=tuple(zip(cells["seats"], cells["actions"], cells["hashes"], strict=True)),
        places=None if cells["places"] is None else tuple(cells["places"]),
        seal=cells["seal"],
    )
    return DatasetRow(replay, cells["source"], tuple(cells["held"]))


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise MajlisError("Parquet files need PyArrow: pip install 'majlis[lab]'") from None
    return pyarrow, parquet
