"""`majlis` whose matches are dealt by their game and house rules alone: the same cards and the same bots at every run.

    python -m tests.server.dealing serve ...

Nobody else can wish for a deal: the command line and the wire know nothing of it.
"""

from __future__ import annotations

import hashlib

from majlis import cli
from majlis.match.match import Match
from majlis.server.protocol.codec import encode
from majlis.server.protocol.parts import SeatPlan
from majlis.server.tables.registry import TableRegistry
from majlis.server.tables.table import Table

start = TableRegistry.start


async def dealt(
    self: TableRegistry, table: Table, fill: SeatPlan | None, seed: bytes | None = None, before: Match | None = None
) -> None:
    """Begin the match of a table; another one of the same people has a seed already."""
    told = encode([table.game, sorted(table.options.items())])
    await start(self, table, fill, seed or hashlib.sha256(told).digest(), before)


if __name__ == "__main__":
    TableRegistry.start = dealt  # type: ignore[method-assign]
    cli.main()
