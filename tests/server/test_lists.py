"""Lists of tables and matches: each line stands on its own, and a broken one takes no other with it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

from structlog.testing import capture_logs

from majlis.games import definition, keys
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.security.sessions import Session
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.inside import BOT, FREE, ME, Page, opened

OWNER = Session("owner", "owner", "en")


def test_a_table_of_any_size_is_listed_with_what_its_host_has_changed(tmp_path: Path) -> None:
    """N-1: with more than six players there are two decks, which is then nothing unusual; nor is any number of players."""

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            registry = sockets.registry
            sizes = {game: definition(game).options["players"].choices({}) for game in keys()}
            for key, players in [(game, int(count)) for game, counts in sizes.items() for count in counts]:
                plan = NewTable(key, {"players": players}, [ME, *[FREE] * (players - 1)])
                table = await make_table(registry, OWNER, plan)
                for lines in (
                    await registry.lobby.listed(),
                    await registry.lobby.mine(OWNER),
                    [await registry.lobby.about(table)],
                ):
                    [line] = [line for line in lines if line.id == table]
                    assert (line.players, line.changed) == (players, []), key
            few = await make_table(registry, OWNER, NewTable("nahs", {"players": 3, "decks": 2}, [ME, FREE, FREE]))
            assert "decks" in (await registry.lobby.about(few)).changed

    asyncio.run(work())


BREAKING = {
    "no JSON": "UPDATE tables SET options = 'broken' WHERE id = ?",
    "no JSON in a match": "UPDATE matches SET options = '}' WHERE table_id = ?",
    "a game that is gone": "UPDATE tables SET game = 'gone' WHERE id = ?",
    "an option that is gone": """UPDATE tables SET options = '{"players": 2, "gone": 1}' WHERE id = ?""",
    "no players": "UPDATE tables SET options = '{}' WHERE id = ?",
    "a clock nobody knows": """UPDATE tables SET clock = '{"kind": "sand"}' WHERE id = ?""",
    "other rules": "UPDATE matches SET version = 99 WHERE table_id = ?",
    "an outcome nobody knows": "UPDATE matches SET ended_at = 1, outcome = '[]' WHERE table_id = ?",
    "a log with a gap": "UPDATE moves SET ply = 7 WHERE match_id IN (SELECT id FROM matches WHERE table_id = ?)",
}


def test_one_broken_line_takes_no_list_down(tmp_path: Path) -> None:
    """Whatever is broken in a row: every other line is there, and the log says it once."""
    file = tmp_path / "majlis.db"

    async def pair(sockets: Dispatcher) -> tuple[str, str]:
        """A table that waits for somebody, and one at which is played."""
        registry, owner = sockets.registry, Page(sockets, "owner")
        waiting = await make_table(registry, OWNER, NewTable("quoridor", {"players": 2}, [ME, FREE]))
        playing = await make_table(registry, OWNER, NewTable("quoridor", {"players": 2, "starter": 1}, [ME, BOT]))
        await start_match(await registry.table(playing), None)
        await owner.ask("enter", "e" + playing, table=playing)
        while 0 not in owner.position(0)["actors"]:
            await asyncio.sleep(0.01)
        ask = {"table": playing, "seat": 0, "ply": owner.position(0)["ply"], "action": owner.position(0)["legal"][0]}
        assert (await owner.ask("move", "m" + playing, **ask))["type"] == "done"
        return waiting, playing

    async def prepared() -> tuple[tuple[str, str], list[tuple[str, str]]]:
        async with opened(f"sqlite:///{file}") as sockets:
            return await pair(sockets), [await pair(sockets) for _ in BREAKING]

    good, bad = asyncio.run(prepared())
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        for statement, tables in zip(BREAKING.values(), bad, strict=True):
            for table in tables:
                connection.execute(statement, (table,))
        playing = dict(connection.execute("SELECT table_id, id FROM matches"))
    broken = {*(table for tables in bad for table in tables), *(playing[table] for _, table in bad)}

    async def listed() -> None:
        async with opened(f"sqlite:///{file}") as sockets:
            registry, visitor = sockets.registry, Page(sockets, "visitor")
            for _ in range(2):
                assert good[0] in {line.id for line in await registry.lobby.listed()}
                assert set(good) <= {line.id for line in await registry.lobby.mine(OWNER)}
                assert playing[good[1]] in {line.id for line in await registry.archive.matches(OWNER)}
            await visitor.ask("lobby", "l")
            [lobby] = [news for news in visitor.news if news["type"] == "lobby"]
            assert good[0] in {line["id"] for line in lobby["tables"]}

    with capture_logs() as logs:
        asyncio.run(listed())
    told = [entry["id"] for entry in logs if entry["event"] == "something in the database is damaged"]
    assert told
    assert len(told) == len(set(told))
    assert set(told) <= broken
