"""A whole copy of the store in one file, made while people play, and the way back from it.

The file is a database of SQLite, whichever kind it was made of: it needs no other program, can be looked into, and is
restored into either kind. Beside the store's own tables it has one that says what it is, with the key of the sessions.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, MetaData, create_engine, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from majlis import __version__
from majlis.errors import MajlisError
from majlis.server.db import migrate
from majlis.server.db.drivers import CHANNEL
from majlis.server.db.file_lock import holding
from majlis.server.db.schema import METADATA

LABEL = "majlis_backup"
"""The table that says what the file is."""
OURS = frozenset({*METADATA.tables, migrate.VERSION_TABLE})
ROWS = 1000
"""Rows that are copied at a time."""


class Backup(NamedTuple):
    """What a file of a backup says of itself."""

    made_by: str
    """The version of Majlis."""
    created_at: int
    """Milliseconds since 1970, UTC."""
    session_key: str
    """Empty where the operator keeps it elsewhere."""
    tables: int
    matches: int
    moves: int


class BackupError(MajlisError):
    """A backup cannot be made, read or restored; `code` says why, in the words of the command line."""

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(" ".join([code, *(f"{name}={value}" for name, value in args.items())]))
        self.code, self.named = code, args


def write(engine: Engine, place: str, path: Path, session_key: str) -> Backup:
    """Copy a whole store, as it is in one moment, into a new file that only its owner may read."""
    if path.exists():
        raise BackupError("exists", file=str(path))
    with _appearing(path) as draft, _told():
        # All that was acknowledged before this is in it.
        label = (__version__, time.time_ns() // 1_000_000, session_key)
        if engine.dialect.name == "sqlite":
            _vacuum(Path(str(engine.url.database)), place, draft)
        else:
            _copy_out(engine, place, draft)
        with closing(sqlite3.connect(draft)) as file:
            file.execute(f"CREATE TABLE {LABEL} (made_by TEXT, created_at INTEGER, session_key TEXT)")
            file.execute(f"INSERT INTO {LABEL} VALUES (?, ?, ?)", label)
            file.commit()
        return read(draft)


def read(path: Path) -> Backup:
    """What is in a backup, once it was found whole."""
    with _told(), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
        try:
            [[made_by, created_at, session_key]] = file.execute(f"SELECT * FROM {LABEL}")
        except (sqlite3.DatabaseError, ValueError):
            raise BackupError("no-backup", file=str(path)) from None
        [[sound]] = file.execute("PRAGMA integrity_check(1)")
        if sound != "ok" or file.execute("PRAGMA foreign_key_check").fetchone():
            raise BackupError("broken", file=str(path))
        [[revision]] = file.execute(f"SELECT version_num FROM {migrate.VERSION_TABLE}")
        if revision not in migrate.revisions():
            raise BackupError("newer", file=str(path), version=str(made_by))
        counts = [file.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "matches", "moves")]
        return Backup(made_by, created_at, session_key, *counts)


def restore(path: Path, engine: Engine, place: str, replace: bool) -> None:
    """Put a backup in the place of a store, wholly or not at all; what is there goes only if it may be replaced."""
    with _told():
        if engine.dialect.name == "sqlite":
            _restore_file(path, Path(str(engine.url.database)), replace)
        else:
            _copy_in(path, engine, place, replace)


# ------------------------------------------------------------------------------------------------------------ SQLite


def _vacuum(source: Path, place: str, draft: Path) -> None:
    """Copy the state of one moment, with what is still in the log of writes; those who write go on meanwhile."""
    with closing(sqlite3.connect(source)) as file:
        if file.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (migrate.VERSION_TABLE,)).fetchone() is None:
            raise BackupError("empty", place=place)
        file.execute("VACUUM INTO ?", (str(draft),))


def _restore_file(path: Path, file: Path, replace: bool) -> None:
    # The server makes an empty file before it fills it.
    if file.exists() and file.stat().st_size and not replace:
        raise BackupError("not-empty", place=str(file))
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with holding(file), _appearing(file) as draft:
        shutil.copyfile(path, draft)
        with closing(sqlite3.connect(draft)) as restored:
            restored.execute(f"DROP TABLE {LABEL}")
            restored.commit()
        # What belongs to the old file must be gone before the new one is there, or it would be read into that.
        for end in ("-wal", "-shm"):
            file.with_name(file.name + end).unlink(missing_ok=True)


# -------------------------------------------------------------------------------------------------------- PostgreSQL


def _copy_out(engine: Engine, place: str, draft: Path) -> None:
    snapshot = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with engine.connect().execution_options(**snapshot) as source, _sqlite(draft).begin() as target:
        migrate.be_patient(source)
        if not inspect(source).has_table(migrate.VERSION_TABLE):
            raise BackupError("empty", place=place)
        revision = source.execute(text(f"SELECT version_num FROM {migrate.VERSION_TABLE}")).scalar_one()
        migrate.bring_to(target, revision)
        _copy(source, target)


def _copy_in(path: Path, engine: Engine, place: str, replace: bool) -> None:
    with _sqlite(path).connect() as source, engine.begin() as target:
        migrate.be_patient(target)
        migrate.lock(target)
        there = OURS & set(inspect(target).get_table_names())
        if there:
            _make_room(target, there, place, replace)
        revision = source.execute(text(f"SELECT version_num FROM {migrate.VERSION_TABLE}")).scalar_one()
        migrate.bring_to(target, revision)
        _copy(source, target)
        migrate.bring_to(target, "head")
        migrate.be_patient(target, False)


def _make_room(target: Connection, there: set[str] | frozenset[str], place: str, replace: bool) -> None:
    if not replace:
        raise BackupError("not-empty", place=place)
    listening = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = :listen LIMIT 1"
    if target.execute(text(listening), {"listen": f"LISTEN {CHANNEL}"}).scalar() is not None:
        raise BackupError("in-use", place=place)
    target.execute(text(f"DROP TABLE {', '.join(sorted(there))} CASCADE"))


def _copy(source: Connection, target: Connection) -> None:
    """Copy every row of every table, those first that others refer to; the target has the same tables, empty."""
    found = MetaData()
    found.reflect(source, only=lambda name, _: name in OURS - {migrate.VERSION_TABLE})
    driver: Any = target.connection.driver_connection
    for table in found.sorted_tables:
        columns = ", ".join(f'"{column.name}"' for column in table.columns)
        rows = source.execution_options(yield_per=ROWS).execute(select(table))
        # By the drivers: a general way takes four times as long.
        if target.dialect.name == "sqlite":
            marks = ", ".join("?" for _ in table.columns)
            driver.executemany(f"INSERT INTO {table.name} ({columns}) VALUES ({marks})", map(tuple, rows))
        else:
            with driver.cursor().copy(f"COPY {table.name} ({columns}) FROM STDIN") as stream:
                for row in rows:
                    stream.write_row(tuple(row))


# ------------------------------------------------------------------------------------------------------------- files


def _sqlite(path: Path) -> Engine:
    return create_engine(f"sqlite:///{path.absolute().as_posix()}", poolclass=NullPool)


@contextmanager
def _appearing(path: Path) -> Iterator[Path]:
    """A file that only its owner may read, which appears under its name once it is written and synced, or never."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise BackupError("unwritable", file=str(path), why=error.strerror or str(error)) from None
    os.close(handle)
    try:
        yield Path(name)
        with open(name, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(name, path)
        _sync_folder(path.parent)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
        raise


def _sync_folder(folder: Path) -> None:
    # Windows opens no folders; there the name is written with the file.
    with contextlib.suppress(PermissionError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def _told() -> Iterator[None]:
    """What a database or a disk says goes to people in one line."""
    try:
        yield
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        raise BackupError("failed", why=" ".join(str(why).split())) from None
