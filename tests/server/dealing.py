"""`majlis` whose matches are dealt by their game and house rules alone: the same cards and the same bots at every run.

    python -m tests.server.dealing serve ...

Nobody else can wish for a deal: the command line and the wire know nothing of it.
"""

from __future__ import annotations

import hashlib

from majlis import cli
from majlis.match.match import Match
from majlis.server.protocol.codec import encode
from majlis.server.tables import start
from majlis.server.tables.table import Table

first_position = start.first_position


def dealt(table: Table, seed: bytes | None, before: Match | None) -> Match:
    """The first position of a match; another one of the same people has a seed already."""
    told = encode([table.game, sorted(table.options.items())])
    return first_position(table, seed or hashlib.sha256(told).digest(), before)


if __name__ == "__main__":
    start.first_position = dealt
    cli.main()
