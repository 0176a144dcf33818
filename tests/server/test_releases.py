"""What earlier releases left behind is used on: databases of both kinds, with everything in them, and replays.

The files under tests/releases were written by those releases (tools/release_fixture.py).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from majlis.errors import MajlisError
from majlis.games import definition
from majlis.games.definition import Choice
from majlis.match.replay import Replay
from majlis.match.replay_errors import BrokenReplay
from majlis.server.db import queries
from majlis.server.db.store import Store
from majlis.server.matches.uploads import UploadRoom, Uploads
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sessions import Session, Sessions
from majlis.server.tables import reports
from majlis.server.tables.table import Table
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.inside import Page, opened

RELEASES = Path(__file__).parents[1] / "releases"
FOLDERS = sorted(folder for folder in RELEASES.iterdir() if folder.is_dir())
REPLAYS = sorted(RELEASES.glob("*/replays/*.json"))


@pytest.fixture(params=[(folder, kind) for folder in FOLDERS for kind in ("sqlite", "postgresql")], ids=str)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """The address of a database as a release left it, and what that release said of it."""
    folder, kind = request.param
    script = (folder / f"{kind}.sql").read_text("utf-8")
    known: dict[str, Any] = json.loads((folder / "known.json").read_text("utf-8"))[kind]
    if kind == "sqlite":
        file = sqlite3.connect(tmp_path / "majlis.db")
        file.executescript(script)
        file.close()
        return f"sqlite:///{tmp_path}/majlis.db", known
    address: str = request.getfixturevalue("postgres")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        connection.execute(script.encode())
    return address, known


def test_a_database_that_cannot_be_brought_up_to_date_stays_as_it_was(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / "majlis.db")
    file.executescript((FOLDERS[0] / "sqlite.sql").read_text("utf-8"))
    # What the last step of the migration makes is there already, so that step fails after all the others.
    file.execute("CREATE INDEX ix_reports_created_at ON reports (at)")
    file.commit()
    before = list(file.execute("SELECT sql FROM sqlite_master ORDER BY name"))
    store = Store(f"sqlite:///{tmp_path}/majlis.db")
    with pytest.raises(OperationalError, match="already exists"):
        asyncio.run(store.open())
    asyncio.run(store.close())
    assert list(file.execute("SELECT sql FROM sqlite_master ORDER BY name")) == before
    file.close()


def is_of_today(said: dict[str, Any]) -> bool:
    """Whether the rules of its game are still those by which it was played; else it is refused by their version."""
    return bool(definition(said["game"]).version == said["version"])


async def known_again(sockets: Dispatcher, said: dict[str, Any]) -> Table | None:
    """A match stands as it stood; of older rules it says so."""
    if not is_of_today(said):
        with pytest.raises(Rejected, match="old_rules"):
            await sockets.registry.table(said["table"])
        return None
    table = await sockets.registry.table(said["table"])
    assert table.match == said["match"]
    assert table.live is not None
    match = table.live.match_log.match
    assert table.live.match_log.ply == said["ply"]
    assert list(match.actors()) == said["actors"]
    assert [list(match.legal(seat)) for seat in range(2)] == said["legal"]
    assert (None if table.live.outcome is None else table.live.outcome.places) == said["places"]
    return table


async def play_on(table: Table, pages: list[Page]) -> None:
    """The next move of whoever may act goes into the log; where all have chosen, the window ends by itself."""
    assert table.live is not None
    before = table.live.match_log.ply
    for page in pages:
        assert (await page.ask("enter", f"enter-{table.id}", table=table.id))["type"] == "done"
    window = table.live.match_log.window
    chosen = set() if window is None else set(window.choices)
    for seat in [seat for seat in table.live.match_log.match.actors() if seat not in chosen][:1]:
        position = pages[seat].position(seat)
        wanted = {"table": table.id, "seat": seat, "ply": position["ply"], "action": position["legal"][0]}
        assert (await pages[seat].ask("move", f"move-{table.id}", **wanted))["type"] == "done"
    async with asyncio.timeout(120):
        while table.live.match_log.ply == before:
            await asyncio.sleep(0.02)
    for page in pages:
        assert (await page.ask("exit", f"exit-{table.id}", table=table.id))["type"] == "done"


def person(sockets: Dispatcher, known: dict[str, Any], name: str) -> Page:
    page = Page(sockets, name)
    page.session = Session(known["people"][name], name, "en")
    return page


def test_matches_of_before_are_played_on_and_looked_at(left: tuple[str, dict[str, Any]]) -> None:
    address, known = left

    async def scene() -> None:
        async with opened(address) as sockets:
            pages = [person(sockets, known, name) for name in ("Layla", "Omar")]
            for said in [*known["running"], known["undone"]]:
                table = await known_again(sockets, said)
                if table is not None:
                    await play_on(table, pages)
            for said in known["finished"]:
                if await known_again(sockets, said) is not None:
                    replay = await sockets.registry.archive.replay(said["match"])
                    assert len(replay.moves) == said["ply"]
                    replay.verify()
            matches = await sockets.registry.archive.matches(pages[0].session)
            assert {each["match"] for each in known["running"] + known["finished"]} <= {info.id for info in matches}

    asyncio.run(scene())


def test_all_that_stood_around_matches_is_still_there(left: tuple[str, dict[str, Any]]) -> None:
    address, known = left

    async def scene() -> None:
        async with opened(address) as sockets:
            registry, layla = sockets.registry, person(sockets, known, "Layla")
            [about] = [each for each in known["running"] if each["table"] == known["running"][0]["table"]]
            if is_of_today(about):
                talk = (await registry.table(about["table"])).chat.said
                assert [(line.name, line.body, line.phrase) for line in talk] == [
                    ("Layla", "Salam!", None),
                    ("Omar", None, "well_played"),
                ]
            waiting = await registry.table(known["open"])
            assert waiting.status == "waiting"
            assert [seat.occupant for seat in waiting.seating] == ["person", "free", "link"]
            assert list(waiting.removed.values()) == ["Rude"]
            [report] = [reports.kept(row) for row in await registry.store.read(queries.reports, 10)]
            assert (report.about_name, report.reason, [line.text for line in report.lines]) == (
                "Rude",
                "insult",
                ["Boo"],
            )
            cookie = known["cookie"].partition(";")[0].encode()
            guest, _ = Sessions(known["secret"]).known({"scheme": "http", "headers": [(b"cookie", cookie)]})
            assert guest is not None
            assert (guest.id, guest.device) == (layla.session.id, known["device"])
            [device] = await registry.store.read(queries.devices, guest.id)
            assert (device.id, device.browser) == (known["device"], "Firefox")
            upload = await Uploads(
                registry.store, registry.heavy, UploadRoom(36_500, 10, bytes=1 << 30, network_bytes=1 << 30)
            ).found(known["upload"])
            assert upload.about.game == "taki"
            with pytest.raises(Rejected, match="link_gone"):
                await registry.devices.linked(known["link"])

    asyncio.run(scene())


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_replay_of_before_is_read_or_refused_by_the_version_of_its_rules(file: Path) -> None:
    text = file.read_text("utf-8")
    kept = json.loads(text)
    if kept["version"] != definition(kept["game"]).version:
        with pytest.raises(MajlisError, match="version"):
            Replay.loads(text).verify()
        return
    try:
        match = Replay.loads(text).verify()
    except BrokenReplay as error:
        pytest.fail(f"{error}: if the record or the rules of {kept['game']} have changed, its VERSION must rise")
    result = match.result()
    assert result is not None
    assert list(result.places) == kept["places"]
    again = json.loads(match.replay().dumps())
    later = {option.name for option in match.game.definition.options if isinstance(option, Choice) and option.is_later}
    assert again["options"].keys() - kept["options"].keys() <= later
    if again["options"] == kept["options"]:
        assert match.replay().dumps() == text
    # The seal is over the options, too.
    assert {**again, "options": kept["options"], "seal": kept["seal"]} == kept


def test_every_game_has_left_a_replay() -> None:
    assert {file.stem for file in REPLAYS} == {"jackaroo", "nahs", "quoridor", "taki", "toitoi"}
