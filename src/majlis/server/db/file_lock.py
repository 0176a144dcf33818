"""One server at a file of SQLite: a second one would let its bots play for the people who sit in the first."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from majlis.errors import MajlisError

PATIENCE = 1.0
"""Seconds to wait for a server that is just closing."""


class AlreadyOpen(MajlisError):
    """Another server has the file."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"another server is open on {file}; close it, or name another file or folder")
        self.file = file


@contextmanager
def holding(file: Path | None) -> Iterator[None]:
    """Keep other servers from a file; on PostgreSQL there is none, and servers may share it."""
    if file is None:
        yield
        return
    with closing(_locked(file)):
        yield


def _locked(file: Path) -> sqlite3.Connection:
    """An empty database beside it: its lock is the same on every system, and ends with the process in any case."""
    try:
        lock = sqlite3.connect(f"{file}-lock", timeout=PATIENCE, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except BaseException:
            lock.close()
            raise
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise AlreadyOpen(file) from None
        raise MajlisError(f"{file}-lock cannot be used: {error}; its folder must be writable") from None
    return lock
