"""Bringing a database up to date before it is used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, inspect, text

from majlis.errors import MajlisError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6D61_6A6C_6973
"""Held on PostgreSQL meanwhile, so that two processes that start together do not both change the tables."""
VERSION_TABLE = "alembic_version"
"""Which revision a database has; Alembic calls it so."""
_REVISION = re.compile(r'^(down_)?revision = "(\w+)"', re.MULTILINE)


def config(connection: Connection) -> Config:
    """What Alembic needs to know; its files are part of the package."""
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def _written() -> list[tuple[str, str]]:
    """What the migrations say of themselves: whether it is about the one before, and a revision."""
    return [pair for file in (MIGRATIONS / "versions").glob("*.py") for pair in _REVISION.findall(file.read_text())]


def revisions() -> set[str]:
    """Every revision that a database may have."""
    return {name for is_down, name in _written() if not is_down}


def head() -> str:
    """The last revision: the one that no other builds on."""
    [last] = revisions() - {name for is_down, name in _written() if is_down}
    return last


def is_current(connection: Connection) -> bool:
    """Whether nothing is to be done, as at almost every start: then Alembic, which takes long to load, stays away."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return False
    return list(connection.scalars(text(f"SELECT version_num FROM {VERSION_TABLE}"))) == [head()]


def be_patient(connection: Connection, is_patient: bool = True) -> None:
    """To change tables may take long, and somebody else may be at it; whatever else is asked is given up sooner."""
    driver: Any = connection.connection.driver_connection
    if is_patient:
        driver.patience = None
        connection.execute(text("SET LOCAL statement_timeout = 0"))
    else:
        del driver.patience


def lock(connection: Connection) -> None:
    """Let nobody else change the tables of a PostgreSQL until the transaction ends."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def bring_to(connection: Connection, revision: str) -> None:
    """Run the migrations up to a revision that the database has not seen."""
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(config(connection), revision)
    except CommandError as error:
        raise MajlisError(
            "the database was made by a newer version of Majlis than this one; "
            f"install that version, or restore a backup of this one ({error})"
        ) from None


def upgrade(engine: Engine) -> None:
    """Run every migration that the database has not seen."""
    with engine.connect() as connection:
        if is_current(connection):
            return
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            be_patient(connection)
            lock(connection)
        else:
            # Python's driver would commit every change of a table by itself: all of them happen or none.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        bring_to(connection, "head")
        if connection.dialect.name == "postgresql":
            be_patient(connection, False)
