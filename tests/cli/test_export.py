"""`majlis export`: a real server's database becomes a dataset that tells nothing of the people in it."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from sqlalchemy import create_engine

import majlis as library
from majlis.server.db.migrate import upgrade
from tests.cli.program import LANGUAGES, majlis

RELEASE = Path(__file__).parents[1] / "releases/0.1.0/sqlite.sql"
TELLING = {
    "tables": ("id", "host", "invite_key"),
    "seats": ("session", "name"),
    "matches": ("id",),
    "moves": ("client",),
    "chat": ("session", "name", "body"),
    "requests": ("session", "request"),
    "devices": ("id", "session", "browser", "system"),
    "links": ("code", "session", "name"),
    "reports": ("id", "session", "name", "about", "note"),
}
"""Columns of the database that tell of people, or lead to them."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """What a server of an earlier release left: matches, names, chat, reports, devices; brought up to date."""
    path = tmp_path / "majlis.db"
    with sqlite3.connect(path) as file:
        file.executescript(RELEASE.read_text("utf-8"))
    file.close()
    engine = create_engine(f"sqlite:///{path}")
    upgrade(engine)
    engine.dispose()
    return path


def asked(database: Path, sql: str) -> list[Any]:
    file = sqlite3.connect(database)
    found = file.execute(sql).fetchall()
    file.close()
    return found


def strings(value: Any) -> list[str]:
    if isinstance(value, list):
        return [each for part in value for each in strings(part)]
    return [] if value is None else [str(value)]


def test_the_finished_matches_of_a_server_are_written_and_sound(database: Path, tmp_path: Path) -> None:
    ran = majlis("export", str(tmp_path / "matches.parquet"), "--database", str(database))
    assert ran.code == 0, ran.err
    replays = list(library.Replay.dataset(tmp_path / "matches.parquet"))
    ended = asked(database, "select game, hex(seed) from matches where ended_at is not null")
    assert ended
    assert sorted((replay.game, replay.seed.upper()) for replay in replays) == sorted(ended)
    for replay in replays:
        assert replay.verify().result() is not None
    assert [replay.seed for replay in replays] == sorted(replay.seed for replay in replays)


def test_nothing_in_it_tells_who_played(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "matches.parquet"
    assert majlis("export", str(file), "--database", str(database)).code == 0
    rows = parquet.read_table(file).to_pylist()
    cells = {text for row in rows for value in row.values() for text in strings(value)}
    metadata = parquet.read_metadata(file).metadata or {}
    everything = "\n".join([*cells, *(value.decode() for value in metadata.values())])
    secrets = {
        str(value)
        for table, columns in TELLING.items()
        for column in columns
        for (value,) in asked(database, f"select {column} from {table}")
        if value not in (None, "")
    }
    assert {"Layla", "session-layla", "Salam!"} <= secrets, "the database has what must not be told"
    assert [secret for secret in secrets if secret in everything] == []
    times = asked(
        database, "select started_at from matches union select created_at from moves union select ended_at from matches"
    )
    assert [time for (time,) in times if time is not None and str(time) in everything] == []


def test_matches_that_would_tell_birthdays_stay(database: Path, tmp_path: Path) -> None:
    game = library.game("toitoi", players=2, rounds=1, tie="birthday", birthdays=(3, 40))
    match = game.start(b"b" * 32)
    while match.result() is None:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
    import json

    file = sqlite3.connect(database)
    (table,) = file.execute("select table_id from matches where ended_at is not null").fetchone()
    columns = [row[1] for row in file.execute("pragma table_info(tables)")]
    copied = ", ".join("'birthday'" if name == "id" else name for name in columns)
    file.execute(f"insert into tables select {copied} from tables where id = ?", (table,))
    options = json.dumps(game.options.plain())
    row = ("birthday-match", "birthday", "toitoi", game.version, options, match.seed, None, 1, 2, None, match.ply)
    file.execute("insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    for ply, move in enumerate(match.log, start=1):
        entry = ("birthday-match", ply, move.seat, match.text(move.action), None, None, None, 1)
        file.execute("insert into moves values (?, ?, ?, ?, ?, ?, ?, ?)", entry)
    file.commit()
    file.close()
    ran = majlis("export", str(tmp_path / "matches.parquet"), "--database", str(database))
    assert "birthdays" in ran.out
    options_told = [replay.options for replay in library.Replay.dataset(tmp_path / "matches.parquet")]
    assert not [options for options in options_told if any(options.get("birthdays", ()))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_explained(tmp_path: Path, lang: str) -> None:
    for words in (
        ("export", str(tmp_path / "no" / "x.parquet")),
        ("export", str(tmp_path / "x.parquet"), "--database", str(tmp_path / "missing.db")),
        ("export", str(tmp_path / "x.parquet"), "--game", "chess"),
    ):
        ran = majlis(*words, "--lang", lang)
        assert ran.code == 1
        assert ran.err.strip()
        assert "Traceback" not in ran.err


def test_only_one_game_is_written_if_that_is_asked(database: Path, tmp_path: Path) -> None:
    game = asked(database, "select game from matches where ended_at is not null")[0][0]
    assert majlis("export", str(tmp_path / "one.parquet"), "--database", str(database), "--game", game).code == 0
    assert {replay.game for replay in library.Replay.dataset(tmp_path / "one.parquet")} == {game}


def test_simulated_matches_are_written_too(tmp_path: Path) -> None:
    file = tmp_path / "simulated.parquet"
    ran = majlis("simulate", "quoridor", "-o", "size=5", "--games", "4", "--events", "0", "--matches", str(file))
    assert ran.code == 0, ran.err
    rows = parquet.read_table(file).to_pylist()
    assert [row["held"] for row in rows] == [["instinct:4", "instinct:4"]] * 4
    for replay in library.Replay.dataset(file):
        assert replay.verify().result() is not None
