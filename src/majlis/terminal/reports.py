"""What guests have reported, for those who run a server."""

from __future__ import annotations

import time
from functools import partial

import msgspec
from rich.text import Text
from sqlalchemy.exc import SQLAlchemyError

from majlis import words
from majlis.errors import MajlisError
from majlis.server.db import queries, statements
from majlis.server.db.store import Store
from majlis.server.protocol.codec import moment
from majlis.server.protocol.generated_names import in_words
from majlis.server.settings import Settings
from majlis.server.tables.reports import StoredReport, kept
from majlis.terminal.ui import Ui

DAY = 86_400_000
"""Milliseconds."""


def show(ui: Ui, settings: Settings, last: int, forget: int | None, as_json: bool) -> None:
    """Print the last reports, or forget old ones."""
    file = settings.file()
    if file is not None and not file.exists():
        raise MajlisError(ui.say("reports-no-database", place=settings.place()))
    store = Store(settings.database_url())
    try:
        with store.engine.begin() as connection:
            if forget is not None:
                statement = statements.drop_reports(time.time_ns() // 1_000_000 - forget * DAY)
                gone = connection.execute(statement.sql, statement.rows[0]).rowcount
                ui.tell("reports-forgotten", count=gone, days=forget)
                return
            found = [kept(row) for row in queries.reports(connection, last)]
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", None) or error).split())
        raise MajlisError(ui.say("reports-unread", place=settings.place(), why=why)) from None
    finally:
        store.engine.dispose()
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif not found:
        ui.tell("reports-none")
    else:
        for each in found:
            _show(ui, each)


def _show(ui: Ui, report: StoredReport) -> None:
    read = partial(in_words, ui.lang)
    reason = words.say(ui.lang, None, f"report-{report.reason}")
    head = ui.say("reports-one", at=report.at, about=read(report.about_name), reason=reason, by=read(report.by_name))
    ui.console.print(head, style="rule", soft_wrap=True)
    ui.tell("reports-where", "quiet", id=report.id, table=report.table, about=report.about, by=report.by)
    if report.note:
        ui.console.print(f"  “{report.note}”", soft_wrap=True)
    for line in report.lines:
        said = line.text if line.text is not None else f"[{line.phrase}]"
        is_meant = line.session == report.about
        text = Text(f"  {moment(line.at)}  {read(line.name)}: {said}", style="bad" if is_meant else "")
        ui.console.print(text, soft_wrap=True)
    ui.console.print()
