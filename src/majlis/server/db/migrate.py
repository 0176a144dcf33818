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
_REVISION = re.compile(r'^(down_)?revision = "(\w+)"', re.MULTILINE)


def config(connection: Connection) -> Config:
    """What Alembic needs to know; its files are part of the package."""
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def head() -> str:
    """The last revision: the one that no other builds on."""
    lines: list[tuple[str, str]] = [
        pair for file in (MIGRATIONS / "versions").glob("*.py") for pair in _REVISION.findall(file.read_text())
    ]
    [last] = {name for is_down, name in lines if not is_down} - {name for is_down, name in lines if is_down}
    return last


def is_current(connection: Connection) -> bool:
    """Whether nothing is to be done, as at almost every start: then Alembic, which takes long to load, stays away."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return list(connection.scalars(text("SELECT version_num FROM alembic_version"))) == [head()]


def _be_patient(connection: Connection, is_patient: bool = True) -> None:
    """To change tables may take long, and somebody else may be at it; whatever else is asked is given up sooner."""
    driver: Any = connection.connection.driver_connection
    if is_patient:
        driver.patience = None
        connection.execute(text("SET LOCAL statement_timeout = 0"))
    else:
        del driver.patience


def upgrade(engine: Engine) -> None:
    """Run every migration that the database has not seen."""
    with engine.connect() as connection:
        if is_current(connection):
            return
    from alembic import command
    from alembic.util import CommandError

    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            _be_patient(connection)
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        else:
            # Python's driver would commit every change of a table by itself: all of them happen or none.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            command.upgrade(config(connection), "head")
        except CommandError as error:
            raise MajlisError(
                "the database was made by a newer version of Majlis than this one; "
                f"install that version, or restore a backup of this one ({error})"
            ) from None
        if connection.dialect.name == "postgresql":
            _be_patient(connection, False)
