"""Which process has which table: a lease by the database's own clock, and a number that rises with every owner.

A process renews one row, whatever it has. A table whose process has let its row lapse, or has given the table back, may
be taken by another; that raises the table's number, and whoever still writes with the one before is refused.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, text

NOBODY = ""
"""The process of a table that was given back."""
_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_RENEW = text(
    f"INSERT INTO processes (id, until_at) VALUES (:process, {_NOW} + :length)"
    " ON CONFLICT (id) DO UPDATE SET until_at = excluded.until_at"
)
_FORGET = text(f"DELETE FROM processes WHERE until_at < {_NOW} - :longest")
_CLAIM = text(
    "INSERT INTO owners AS o (table_id, process, fence) SELECT id, :process, 1 FROM tables WHERE id = :table"
    " ON CONFLICT (table_id) DO UPDATE SET process = :process, fence = o.fence + 1"
    f" WHERE o.process IN ('{NOBODY}', :process) OR (o.process <> ALL(:alive) AND :may_take AND NOT EXISTS"
    f" (SELECT FROM processes p WHERE p.id = o.process AND p.until_at > {_NOW}))"
    " RETURNING fence"
)
_OWNER = text("SELECT process FROM owners WHERE table_id = :table")
_OWNED = text("SELECT table_id, fence FROM owners WHERE process = :process")
_GIVE_BACK = text(
    f"UPDATE owners SET process = '{NOBODY}', fence = fence + 1 WHERE table_id = :table AND fence = :number"
)
_GIVE_ALL_BACK = text(f"UPDATE owners SET process = '{NOBODY}', fence = fence + 1 WHERE process = :process")
_ALIVE = text(f"SELECT count(*) FROM processes WHERE until_at > {_NOW}")
_END = text("DELETE FROM processes WHERE id = :process")

LONGEST_KNOWN = 3_600_000
"""Milliseconds for which a process that has gone is known."""


class Fence(NamedTuple):
    """By what right something is written of a table."""

    table: str
    number: int


class Claim(NamedTuple):
    """What came of asking for a table."""

    fence: int | None
    """The number that is good from now on, where it was given."""
    owner: str | None
    """Who has it, where it was not."""


def renew(connection: Connection, process: str, length: float) -> None:
    """Say that a process is alive for so many seconds more."""
    connection.execute(_RENEW, {"process": process, "length": int(length * 1000)})
    connection.execute(_FORGET, {"longest": LONGEST_KNOWN})


def alive(connection: Connection) -> int:
    """How many processes are alive at which tables live."""
    return connection.scalar(_ALIVE) or 0


def claim(connection: Connection, table: str, process: str, alive: Collection[str], may_take: bool) -> Claim:
    """Ask for a table: one that nobody has, or, if one may, one whose process has lapsed and is not heard."""
    row = {"table": table, "process": process, "alive": list(alive), "may_take": may_take}
    fence = connection.scalar(_CLAIM, row)
    if fence is not None:
        return Claim(fence, None)
    return Claim(None, connection.scalar(_OWNER, {"table": table}))


def owned(connection: Connection, process: str) -> dict[str, int]:
    """The tables that a process has, each with its number."""
    return {row.table_id: row.fence for row in connection.execute(_OWNED, {"process": process})}


def give_back(connection: Connection, fence: Fence) -> None:
    """Let anybody have a table from now on."""
    connection.execute(_GIVE_BACK, fence._asdict())


def end(connection: Connection, process: str) -> None:
    """A process goes, in order: anybody may have its tables."""
    connection.execute(_GIVE_ALL_BACK, {"process": process})
    connection.execute(_END, {"process": process})
