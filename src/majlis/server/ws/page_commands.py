"""What a page asks for itself: whether the connection is alive, the lobby, to follow a table."""

from __future__ import annotations

from majlis import __version__
from majlis.server.protocol.client_messages import Enter, Exit, Hello, Lobby, Ping
from majlis.server.protocol.codec import encode
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import Welcome
from majlis.server.protocol.version import PROTOCOL
from majlis.server.tables import quick_match
from majlis.server.tables.registry import TableRegistry
from majlis.server.tables.table import Table
from majlis.server.ws.command_registry import command
from majlis.server.ws.connection import Connection

MOST_TABLES = 8
"""Tables that one page may follow."""


@command(Ping, by="anybody", keeps="nothing", is_repeatable=True)
async def ping(registry: TableRegistry, connection: Connection, message: Ping) -> None:
    return


@command(Hello, by="anybody", keeps="nothing", is_repeatable=True)
async def hello(registry: TableRegistry, connection: Connection, message: Hello) -> Welcome:
    connection.lang = message.lang
    for called in registry.calls.waiting(connection.session.id):
        connection.push(encode(called))
    return Welcome(connection.session.name, __version__, PROTOCOL)


@command(Lobby, by="anybody", keeps="nothing", is_repeatable=True)
async def lobby(registry: TableRegistry, connection: Connection, message: Lobby) -> None:
    registry.lobby.connections.discard(connection)
    if message.on:
        registry.lobby.connections.add(connection)
        await registry.lobby.tell({connection})


@command(Enter, by="connection", keeps="nothing", is_repeatable=True)
async def enter(table: Table, connection: Connection, message: Enter) -> None:
    if len(connection.tables) >= MOST_TABLES and table.id not in connection.tables:
        raise Rejected("too_many_tables", most=MOST_TABLES)
    await table.enter(connection, message.key, message.ply)


@command(Exit, by="connection", keeps="nothing")
async def exit(table: Table, connection: Connection, message: Exit) -> None:
    table.exit(connection)
    if table.waiters is not None and not table.presence.has(connection.session.id):
        await quick_match.leave(table, connection.session.id)
