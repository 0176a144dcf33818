"""The lines of a list, each made on its own: a broken one is left out, and logged once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from majlis.server.db.errors import StoreError
from majlis.server.protocol.rejected import Rejected
from majlis.server.tables.damage import Damage

Row = TypeVar("Row")


class ListItems:
    """Makes lists; what no list could show is noted as damage."""

    def __init__(self, damage: Damage) -> None:
        self._damage = damage

    async def of(self, ids: list[str], line: Callable[[str], Awaitable[Row | None]]) -> list[Row]:
        """A line for each id, but for those that have none or are broken."""
        found = []
        for id in ids:
            try:
                made = await line(id)
            except StoreError:
                raise
            except Exception as error:
                if not (isinstance(error, Rejected) and error.code == "damaged"):
                    self._damage.note(id, error)
                continue
            if made is not None:
                found.append(made)
        return found
