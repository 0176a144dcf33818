"""The lines of a list, each made on its own: a broken one is left out, and logged once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from majlis.server.db.errors import StoreError
from majlis.server.logs import log

Row = TypeVar("Row")


class ListLines:
    """Remembers which tables and matches no list could show, and of which the log says so already."""

    def __init__(self) -> None:
        self._broken: set[str] = set()

    async def of(self, ids: list[str], line: Callable[[str], Awaitable[Row | None]]) -> list[Row]:
        """A line for each id, but for those that have none or are broken."""
        found = []
        for id in ids:
            try:
                made = await line(id)
            except StoreError:
                raise
            except Exception as error:
                if id not in self._broken:
                    self._broken.add(id)
                    log.error("a line of a list is broken", line=id, exc_info=error)
                continue
            if made is not None:
                found.append(made)
        return found
