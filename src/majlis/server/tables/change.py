"""A change of a table: made alone, and told to everybody when it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.server.logs import log

if TYPE_CHECKING:
    from majlis.server.tables.table import Table


class PageErrors:
    """Whatever goes wrong with a page is noted and stays with the pages: play goes on as it would without them."""

    def __init__(self, table: str) -> None:
        self._table = table

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: object) -> bool:
        if not isinstance(error, Exception):
            return False
        log.error("a page could not be told", table=self._table, exc_info=error)
        return True


class Change:
    """Holds the table's lock; on leaving, what follows from the changes made meanwhile is worked out and told, once."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()

    async def __aexit__(self, *error: object) -> None:
        try:
            if self._table.is_unsettled:
                self._table.settle()
        finally:
            self._table.lock.release()
