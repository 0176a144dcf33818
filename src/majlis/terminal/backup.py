"""`majlis backup` and `majlis restore`: all that a server keeps, in one file and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from majlis.errors import MajlisError
from majlis.server.db import backup
from majlis.server.db.backup import Backup, BackupError
from majlis.server.db.file_lock import AlreadyOpen
from majlis.server.db.store import Store
from majlis.server.protocol.codec import moment
from majlis.server.security.sessions import key_file, write_new
from majlis.server.settings import Settings
from majlis.terminal.ui import Ui


def write(ui: Ui, settings: Settings, path: Path) -> None:
    """Write a backup, and say what is in it and what is not."""
    database, key = settings.file(), key_file(settings)
    with _in_words(ui), _engine(settings) as engine:
        if database is not None and not database.exists():
            raise BackupError("empty", place=settings.place())
        session_key = "" if settings.secret or not key.exists() else key.read_text().strip()
        made = backup.write(engine, settings.place(), path, session_key)
    _show(ui, ui.say("backup-written", file=str(path), place=settings.place(), **_counts(made)))
    if settings.secret:
        _show(ui, ui.say("backup-key-set"))
    elif session_key:
        _show(ui, ui.say("backup-key-in"))
    else:
        _show(ui, ui.say("backup-key-none", folder=str(key.parent)))


def restore(ui: Ui, settings: Settings, path: Path, replace: bool) -> None:
    """Put a backup back, and say who is known again."""
    key = key_file(settings)
    with _in_words(ui), _engine(settings) as engine:
        found = backup.read(path)
        is_wanted = bool(found.session_key) and not settings.secret
        is_there = is_wanted and key.exists()
        if is_there and key.read_text().strip() != found.session_key and not replace:
            raise BackupError("other-key", file=str(key))
        backup.restore(path, engine, settings.place(), replace)
        if is_wanted:
            key.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            key.unlink(missing_ok=True)
            write_new(key, found.session_key)
    _show(ui, ui.say("restored", place=settings.place(), at=moment(found.created_at), **_counts(found)))
    if is_wanted:
        _show(ui, ui.say("restored-key", file=str(key)))
    elif not found.session_key:
        _show(ui, ui.say("restored-no-key"))
    elif found.session_key != settings.secret:
        _show(ui, ui.say("restored-other-key"))


def _show(ui: Ui, sentence: str) -> None:
    # Whoever reads it in a mail or a log wants the names of files in one piece.
    ui.console.print(sentence, soft_wrap=True)


def _counts(found: Backup) -> dict[str, int]:
    return {"tables": found.tables, "matches": found.matches, "moves": found.moves}


@contextmanager
def _engine(settings: Settings) -> Iterator[Engine]:
    store = Store(settings.database_url())
    try:
        yield store.engine
    finally:
        store.engine.dispose()


@contextmanager
def _in_words(ui: Ui) -> Iterator[None]:
    """What went wrong, in the language of whoever asked."""
    try:
        yield
    except BackupError as error:
        name = error.code if error.code == "unwritable" else f"backup-{error.code}"
        raise MajlisError(ui.say(name, **error.named)) from None
    except AlreadyOpen as error:
        raise MajlisError(ui.say("backup-in-use", place=str(error.file))) from None
