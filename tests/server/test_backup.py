"""The drill: a server is backed up while people play, lost with all that it kept, restored, and played on in."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine, make_url

from majlis import Replay
from majlis.server.db.migrate import upgrade
from majlis.server.settings import Settings
from tests.cli.program import LANGUAGES, Ran, majlis, program
from tests.server.running import SRC, Running
from tests.server.seated import Acknowledged, Seated, check, sit_down

RELEASE = Path(__file__).parents[1] / "releases/0.1.0"
GAMES = ("quoridor", "toitoi")
"""One in which people move in turn, and one with windows in which all choose."""
ENOUGH = 6
"""Moves that each player is to have acknowledged, before the backup, during it, and after the restore."""


def emptied(address: str) -> str:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return address


@pytest.fixture
def place(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """An empty database of a kind; that of SQLite is in the server's folder, whichever that is."""

    def found(kind: str) -> str:
        return emptied(request.getfixturevalue("postgres")) if kind == "postgresql" else ""

    return found


def at(folder: Path, database: str) -> list[str]:
    return ["--data-dir", str(folder), *(["--database", database] if database else [])]


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(240):
        while not holds():
            await asyncio.sleep(0.02)


def have_more(people: list[Seated], before: dict[str, int]) -> bool:
    return all(
        seated.over.is_set() or len(seated.acknowledged) >= before[seated.guest.name] + ENOUGH for seated in people
    )


def acknowledged(people: list[Seated]) -> dict[str, int]:
    return {seated.guest.name: len(seated.acknowledged) for seated in people}


def forget_what_was_lost(seated: Seated, kept: list[Acknowledged]) -> None:
    """After the restore the server knows what was acknowledged before the backup; what came later is lost with it."""
    seated.acknowledged = list(kept)
    seated.pending.clear()
    seated.seats.clear()
    seated.over.clear()


async def the_drill(folder: Path, before: str, after: Callable[[], str]) -> None:
    with Running(folder / "lost", before) as server:
        people = [seated for number, game in enumerate(GAMES) for seated in await sit_down(server.base, game, number)]
        await until(lambda: have_more(people, dict.fromkeys(acknowledged(people), 0)))
        kept = {seated.guest.name: list(seated.acknowledged) for seated in people}
        made = await asyncio.to_thread(program, "backup", str(folder / "night.backup"), *at(server.folder, before))
        assert made.code == 0, made.err
        meanwhile = acknowledged(people)
        assert sum(meanwhile.values()) > sum(map(len, kept.values())), "nobody played during the backup"
        server.kill()
    for seated in people:
        await seated.guest.cut()
    shutil.rmtree(folder / "lost")

    database = after()
    (folder / "new").mkdir()
    restored = await asyncio.to_thread(program, "restore", str(folder / "night.backup"), *at(folder / "new", database))
    assert restored.code == 0, restored.err
    with Running(folder / "new", database) as server:
        for seated in people:
            forget_what_was_lost(seated, kept[seated.guest.name])
            # Their cookies are good, they are who they were, and they find their table where the backup has it.
            await seated.come_back(server.base)
        known = acknowledged(people)
        await until(lambda: have_more(people, known))
        for first, second in zip(people[::2], people[1::2], strict=True):
            assert first.match
            for seated in (first, second):
                await seated.guest.ask("resign", table=seated.table, seat=people.index(seated) % 2)
            await until(first.over.is_set)
            answer = await first.guest.web.get(f"/api/matches/{first.match}/replay")
            replay = Replay.loads(answer.raise_for_status().content)
            replay.verify()
            check(replay, [*first.acknowledged, *second.acknowledged])
        for seated in people:
            await seated.guest.go()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_acknowledged_before_a_backup_is_there_after_it_once_and_is_played_on(
    tmp_path: Path, place: Callable[[str], str], kind: str
) -> None:
    (tmp_path / "lost").mkdir()
    asyncio.run(the_drill(tmp_path, place(kind), lambda: place(kind)))


# ------------------------------------------------------------------------------------------------- what may go wrong


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """The folder of a server of the first release, with one of everything in it."""
    folder = tmp_path / "server"
    folder.mkdir()
    file = sqlite3.connect(folder / "majlis.db")
    file.executescript((RELEASE / "sqlite.sql").read_text("utf-8"))
    file.close()
    (folder / "session.key").write_text("k" * 40 + "\n")
    return folder


def all_rows(file: Path) -> dict[str, list[Any]]:
    database = sqlite3.connect(file)
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = {name: sorted(map(repr, database.execute(f"SELECT * FROM {name}"))) for name in names}
    database.close()
    return rows


def backed_up(folder: Path, name: str = "first.backup", *more: str) -> Path:
    file = folder.parent / name
    ran = majlis("backup", str(file), "--data-dir", str(folder), *more)
    assert ran.code == 0, ran.err
    return file


def test_every_row_goes_there_and_back_through_postgresql(left: Path, place: Callable[[str], str]) -> None:
    address, home = place("postgresql"), left.parent
    # As the release left it: it is brought up to date where it comes to lie.
    assert majlis("restore", str(backed_up(left)), "--data-dir", str(home / "other"), "--database", address).code == 0
    through = backed_up(home / "other", "second.backup", "--database", address)
    assert majlis("restore", str(through), "--data-dir", str(home / "back")).code == 0
    engine = create_engine(f"sqlite:///{left}/majlis.db")
    upgrade(engine)
    engine.dispose()
    found, wanted = all_rows(home / "back" / "majlis.db"), all_rows(left / "majlis.db")
    assert found == wanted
    assert len(wanted["moves"]) > 100
    assert (home / "back" / "session.key").read_text() == (left / "session.key").read_text()


def test_a_backup_and_what_is_restored_from_it_can_be_read_by_their_owner_alone(left: Path) -> None:
    file, new = backed_up(left), left.parent / "new"
    assert majlis("restore", str(file), "--data-dir", str(new)).code == 0
    for each in (file, new / "majlis.db", new / "session.key"):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600
    assert {each.name for each in left.parent.iterdir()} <= {"server", "new", "first.backup", "data"}


def test_a_secret_that_is_set_stays_with_whoever_set_it(left: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_SECRET", "s" * 40)
    file = left.parent / "first.backup"
    ran = majlis("backup", str(file), "--data-dir", str(left))
    assert "MAJLIS_SECRET is not in it" in ran.out
    assert b"s" * 40 not in file.read_bytes()
    assert b"k" * 40 not in file.read_bytes()
    monkeypatch.delenv("MAJLIS_SECRET")
    ran = majlis("restore", str(file), "--data-dir", str(left.parent / "new"))
    assert "has no key" in ran.out
    assert not (left.parent / "new" / "session.key").exists()
    keyed = backed_up(left, "second.backup")
    monkeypatch.setenv("MAJLIS_SECRET", "s" * 40)
    ran = majlis("restore", str(keyed), "--data-dir", str(left.parent / "third"))
    assert "not the key of the backup" in ran.out
    assert not (left.parent / "third" / "session.key").exists()


def refused(*arguments: str) -> Ran:
    ran = majlis(*arguments)
    assert ran.code == 1
    assert ran.err.strip()
    assert "Traceback" not in ran.err
    return ran


def test_what_is_there_is_replaced_only_when_that_is_said(left: Path) -> None:
    file, before = backed_up(left), all_rows(left / "majlis.db")
    (left / "session.key").write_text("another key" * 4)
    with sqlite3.connect(left / "majlis.db") as database:
        database.execute("DELETE FROM moves")
    database.close()
    assert "--replace" in refused("restore", str(file), "--data-dir", str(left)).err
    assert all_rows(left / "majlis.db")["moves"] == []
    # The key alone would make strangers of those who have come since.
    empty = ["--database", str(left.parent / "elsewhere.db")]
    assert "another key" in refused("restore", str(file), "--data-dir", str(left), *empty).err
    assert not (left.parent / "elsewhere.db").exists()
    assert majlis("restore", str(file), "--data-dir", str(left), "--replace").code == 0
    assert all_rows(left / "majlis.db") == before
    assert (left / "session.key").read_text().strip() == "k" * 40


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_restored_under_an_open_server(left: Path, place: Callable[[str], str], kind: str) -> None:
    file, database = backed_up(left), place(kind)
    where = at(left, database)
    with Running(left, database) as server:
        assert server.base
        if kind == "postgresql":
            listening = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'"
            with psycopg.connect(database, autocommit=True) as connection:
                asyncio.run(until(lambda: connection.execute(listening).fetchone()))
        assert "is open on" in refused("restore", str(file), *where, "--replace").err
    assert majlis("restore", str(file), *where, "--replace").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_explained(left: Path, lang: str) -> None:
    home, file = left.parent, backed_up(left)
    torn, newer, foreign = home / "torn.backup", home / "newer.backup", home / "foreign.backup"
    whole = file.read_bytes()
    torn.write_bytes(whole[: len(whole) // 2] + bytes(len(whole) - len(whole) // 2))
    shutil.copy(file, newer)
    with sqlite3.connect(newer) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    foreign.write_text("something else")
    new = str(home / "new")
    for words in (
        ("backup", str(file), "--data-dir", str(left)),
        ("backup", str(home / "no folder" / "x"), "--data-dir", str(left)),
        ("backup", str(home / "x"), "--data-dir", new),
        ("backup", str(home / "x"), "--database", "postgresql://127.0.0.1:1/majlis"),
        *(("restore", str(each), "--data-dir", new) for each in (torn, newer, foreign, left / "majlis.db")),
        ("restore", str(file), "--data-dir", new, "--database", "postgresql://127.0.0.1:1/majlis"),
    ):
        refused("--lang", lang, *words)
    assert not Path(new).exists()
    assert not (home / "x").exists()
    assert majlis("restore", str(home / "missing"), "--data-dir", new).code == 2


def test_an_empty_database_has_nothing_to_back_up(tmp_path: Path, place: Callable[[str], str]) -> None:
    Settings(data_dir=str(tmp_path)).make_folder()
    file = str(tmp_path / "x.backup")
    for database in ("", place("postgresql")):
        assert "nothing in" in refused("backup", file, *at(tmp_path, database)).err


# --------------------------------------------------------------------------------------------------------- the drill


DRILL = Path(__file__).parents[2] / "deploy/drill.sh"
SCRATCH = "drill_of_a_backup"


def drilled(*arguments: str, majlis: str = f"{sys.executable} -m majlis", **environment: str) -> Ran:
    ran = subprocess.run(
        ["sh", str(DRILL), *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "MAJLIS": majlis, "PYTHONPATH": str(SRC), **environment},
        timeout=500,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def test_a_good_backup_passes_the_drill_on_sqlite(left: Path) -> None:
    before = all_rows(left / "majlis.db")
    ran = drilled("", "--data-dir", str(left), MAJLIS_DATABASE=str(left / "majlis.db"))
    assert ran.code == 0, ran.err
    assert "The backup is good (tables: " in ran.out
    assert all_rows(left / "majlis.db") == before


def test_a_good_backup_passes_the_drill_on_postgresql_while_a_server_is_open(
    left: Path, place: Callable[[str], str]
) -> None:
    address = place("postgresql")
    # SQLite's rows, and its key, become those of PostgreSQL.
    backup = backed_up(left)
    assert majlis("restore", str(backup), *at(left.parent / "other", address)).code == 0
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {SCRATCH}".encode())
        try:
            spare = make_url(address).set(database=SCRATCH).render_as_string(hide_password=False)
            with Running(left.parent / "other", address):
                ran = drilled(spare, *at(left.parent / "other", address))
            assert ran.code == 0, ran.err
            assert "The backup is good" in ran.out
        finally:
            connection.execute(f"DROP DATABASE {SCRATCH} WITH (FORCE)".encode())


def test_a_copy_that_lacks_something_fails_the_drill(left: Path) -> None:
    wrapper = left.parent / "losing.py"
    wrapper.write_text(
        "import sqlite3, subprocess, sys\n"
        "code = subprocess.run([sys.executable, '-m', 'majlis', *sys.argv[1:]]).returncode\n"
        "if 'restore' in sys.argv:\n"
        "    with sqlite3.connect(sys.argv[sys.argv.index('--data-dir') + 1] + '/majlis.db') as file:\n"
        "        file.execute('DELETE FROM moves WHERE rowid = (SELECT max(rowid) FROM moves)')\n"
        "sys.exit(code)\n"
    )
    ran = drilled("", "--data-dir", str(left), majlis=f"{sys.executable} {wrapper}")
    assert ran.code == 1
    assert "The copy has (" in ran.err
    assert "good" not in ran.out
