"""The state file of a simulation: every piece that was played, so that whoever stops loses nothing."""

from __future__ import annotations

import sqlite3
import zlib
from pathlib import Path

import numpy as np

from majlis.errors import MajlisError
from majlis.lab.pieces import PlayedPiece, Rows

FORMAT = 1


class KeptPieces:
    """A file of SQLite with the pieces of one simulation; without a path it is forgotten at the end."""

    def __init__(self, path: Path | None, about: str) -> None:
        self.path = path
        try:
            self._db = sqlite3.connect(path or ":memory:", isolation_level=None)
            try:
                self._open(about)
            except BaseException:
                self._db.close()
                raise
        except sqlite3.Error as error:
            raise MajlisError(f"{path} cannot be used as the state file of a simulation: {error}") from None

    def _open(self, about: str) -> None:
        """Make what is not there yet, and see that the file is of this simulation."""
        self._db.execute("create table if not exists simulation (format integer, about text)")
        self._db.execute(
            "create table if not exists pieces "
            "(variant integer, series integer, first integer, matches integer, width integer, log_width integer, "
            "notes blob, logs blob, primary key (variant, series, first))"
        )
        found = self._db.execute("select format, about from simulation").fetchone()
        if found is None:
            self._db.execute("insert into simulation values (?, ?)", (FORMAT, about))
        elif found != (FORMAT, about):
            raise MajlisError(
                f"{self.path} is the state file of another simulation; name another file with --state, or remove it"
            )

    def get(self, variant: int, series: int, first: int, matches: int) -> PlayedPiece | None:
        """A piece, if it was kept with so many matches."""
        sql = "select width, log_width, notes, logs from pieces where (variant, series, first, matches) = (?, ?, ?, ?)"
        found = self._db.execute(sql, (variant, series, first, matches)).fetchone()
        if found is None:
            return None
        width, log_width, notes, logs = found
        return PlayedPiece(_rows(notes, width), None if logs is None else _rows(logs, log_width))

    def put(self, variant: int, series: int, first: int, played: PlayedPiece) -> None:
        """Keep a piece; it is on the disk when this is done."""
        logs = played.logs
        row = (variant, series, first, len(played.notes), played.notes.shape[1], 0 if logs is None else logs.shape[1])
        packed = _packed(played.notes), None if logs is None else _packed(logs)
        self._db.execute("insert or replace into pieces values (?, ?, ?, ?, ?, ?, ?, ?)", (*row, *packed))

    def close(self) -> None:
        self._db.close()


def _packed(rows: Rows) -> bytes:
    return zlib.compress(np.ascontiguousarray(rows, "<i4").tobytes(), 1)


def _rows(packed: bytes, width: int) -> Rows:
    return np.frombuffer(zlib.decompress(packed), "<i4").reshape(-1, width).astype(np.int64)
