"""Bringing a database up to date before it is used."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from majlis.errors import MajlisError

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6D61_6A6C_6973
"""Held on PostgreSQL meanwhile, so that two processes that start together do not both change the tables."""


def config(connection: Connection) -> Config:
    """What Alembic needs to know; its files are part of the package."""
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


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
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            _be_patient(connection)
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        try:
            command.upgrade(config(connection), "head")
        except CommandError as error:
            raise MajlisError(
                "the database was made by a newer version of Majlis than this one; "
                f"install that version, or restore a backup of this one ({error})"
            ) from None
        if connection.dialect.name == "postgresql":
            _be_patient(connection, False)
