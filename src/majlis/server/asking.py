"""Which request is being carried out: the first lasting change it makes is written together with its id."""

from __future__ import annotations

from contextvars import Context, ContextVar
from typing import NamedTuple


class Asking(NamedTuple):
    """A request of a page that is carried out at most once, whoever repeats it, wherever and whenever."""

    session: str
    id: str
    table: str
    """The table it changes; what it does elsewhere on the way is no sign that it is done."""

    @property
    def key(self) -> str:
        """What the store knows it by, beside the session."""
        return f"{self.table}:{self.id}"


NOW: ContextVar[Asking | None] = ContextVar("asking", default=None)


def about(table: str) -> Asking | None:
    """The request being carried out, if this is the table that it changes."""
    asking = NOW.get()
    return asking if asking is not None and asking.table == table else None


def nobodys() -> Context:
    """A context for what is done in the background, though a request began it."""
    return Context()
