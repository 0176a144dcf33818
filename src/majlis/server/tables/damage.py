"""What the store has of a table or a match and nobody can read: it is refused by name, and the log says so once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from majlis.games import keys
from majlis.server.db.errors import StoreError
from majlis.server.db.rows import MatchRow, Saved, SeatRow, TableRow
from majlis.server.logs import log
from majlis.server.protocol.rejected import Rejected


def check(saved: Saved) -> None:
    """Raise where something of a table is not what its columns are for; SQLite would store anything there."""
    if saved.table.game not in keys():
        # Of a package that is no longer installed, perhaps.
        raise Rejected("no_such_game", game=saved.table.game, games=", ".join(keys()))
    msgspec.convert(tuple(saved.table), TableRow)
    for seat in saved.seats:
        msgspec.convert(tuple(seat), SeatRow)
    if saved.match is not None:
        msgspec.convert(tuple(saved.match), MatchRow)
    if not saved.seats or [seat.seat for seat in saved.seats] != list(range(len(saved.seats))):
        raise ValueError("seats are missing")


class Damage:
    """Remembers what was found damaged, by its id."""

    def __init__(self) -> None:
        self._known: set[str] = set()

    @contextmanager
    def noticed(self, id: str) -> Iterator[None]:
        """Whatever goes wrong while something of the store is read is told as damage to this alone.

        What has no part in it goes on as it is: a refusal, and a store that gives no answer.
        """
        try:
            yield
        except (Rejected, StoreError):
            raise
        except Exception as error:
            self.note(id, error)
            raise Rejected("damaged", id=id) from None

    def note(self, id: str, error: Exception) -> None:
        """Write down what is wrong, once."""
        if id not in self._known:
            self._known.add(id)
            # Not as an error: of those that have one cause only the first in a minute is written.
            log.warning("something in the database is damaged", id=id, why=repr(error))
