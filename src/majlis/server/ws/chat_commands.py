"""What is said at a table, and reported."""

from __future__ import annotations

from majlis.server.protocol.client_messages import Phrase, Report, Say
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sanitize import cleaned
from majlis.server.tables import reports
from majlis.server.tables.chat import PHRASES
from majlis.server.tables.table import Table
from majlis.server.ws.command_registry import command
from majlis.server.ws.connection import Connection


@command(Say, by="connection", limit="line")
async def say(table: Table, connection: Connection, message: Say) -> None:
    text = cleaned(message.text)
    if not text:
        raise Rejected("nothing_said")
    await table.chat.say(connection, text, None)


@command(Phrase, by="connection", limit="line")
async def phrase(table: Table, connection: Connection, message: Phrase) -> None:
    if message.phrase not in PHRASES:
        raise Rejected("no_such_phrase")
    await table.chat.say(connection, None, message.phrase)


command(Report, by="connection", limit="report")(reports.report)
