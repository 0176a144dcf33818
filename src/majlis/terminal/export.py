"""`majlis export`: the finished matches of a server as a dataset that tells nothing of the people who played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import track
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from majlis import words
from majlis.errors import MajlisError
from majlis.games import definition
from majlis.games.definition import Numbers
from majlis.match import dataset
from majlis.match.dataset import PERSON, DatasetRow
from majlis.server.db import queries
from majlis.server.db.rows import Saved, SeatRow
from majlis.server.db.store import Store
from majlis.server.matches import finished
from majlis.server.protocol.rejected import Rejected
from majlis.server.settings import Settings
from majlis.terminal.ui import Ui, screen

SOURCE = "server"


def write(ui: Ui, settings: Settings, path: Path, game: str | None) -> None:
    """Write all finished matches, or those of a game; say how many, and which were left out."""
    if not path.parent.is_dir():
        raise MajlisError(ui.say("unwritable", file=str(path), why=f"{path.parent}: no such folder"))
    dataset.check()
    file = settings.file()
    if file is not None and not file.exists():
        raise MajlisError(ui.say("reports-no-database", place=settings.place()))
    store, left_out = Store(settings.database_url()), Counter[str]()
    try:
        with store.engine.connect() as connection:
            ids = queries.ended(connection, game)
            # The order of matches, too, would tell when they were played: it is that of their seeds, which are random.
            found = track(ids, _say(ui, "writing-matches"), console=screen(stderr=True), transient=True)
            rows = sorted(_rows(connection, found, left_out), key=lambda row: row.replay.seed)
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", None) or error).split())
        raise MajlisError(ui.say("reports-unread", place=settings.place(), why=why)) from None
    finally:
        store.engine.dispose()
    for why, matches in left_out.items():
        line = _say(ui, "export-left-out", matches=matches, why=_say(ui, f"export-{why}"))
        ui.console.print(line, style="quiet")
    if not rows:
        raise MajlisError(_say(ui, "export-none"))
    try:
        dataset.write(rows, path)
    except OSError as error:
        raise MajlisError(ui.say("unwritable", file=str(path), why=error.strerror or str(error))) from None
    ui.console.print(_say(ui, "exported", matches=len(rows), file=str(path)))


def _rows(connection: Connection, ids: Any, left_out: Counter[str]) -> Iterator[DatasetRow]:
    for match in ids:
        saved = queries.match(connection, match)
        assert saved is not None
        assert saved.match is not None
        try:
            replay = finished.replay(saved, queries.log(connection, match))
        except Rejected:
            left_out["old-rules"] += 1
            continue
        except SQLAlchemyError:
            raise
        except Exception:
            # Whatever is damaged of one match, the others are written.
            left_out["unreadable"] += 1
            continue
        if _tells_birthdays(saved.match.game, replay.options):
            left_out["birthdays"] += 1
            continue
        yield DatasetRow(replay, SOURCE, _held(saved))


def _tells_birthdays(key: str, options: dict[str, Any]) -> bool:
    """Whether an option holds numbers of persons' own: such matches cannot be repeated without them, so they stay."""
    personal = [option.name for option in definition(key).options if isinstance(option, Numbers)]
    return any(any(options[name]) for name in personal)


def _held(saved: Saved) -> tuple[str, ...]:
    return tuple(_holder(seat) for seat in saved.seats)


def _holder(seat: SeatRow) -> str:
    """Who held a seat at the end: a person, whoever it was, or a bot of a level."""
    return PERSON if seat.level is None else f"search:{seat.level}"


def _say(ui: Ui, name: str, **args: object) -> str:
    return words.say(ui.lang, None, f"lab-{name}", args)
