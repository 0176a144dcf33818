"""Which request is being carried out: the first lasting change it makes is written together with its id."""

from __future__ import annotations

from contextvars import Context, ContextVar
from typing import NamedTuple


class RequestKey(NamedTuple):
    """A request of a page that is carried out at most once, whoever repeats it, wherever and whenever."""

    session: str
    id: str
    table: str
    """The table it changes; what it does elsewhere on the way is no sign that it is done."""

    @property
    def key(self) -> str:
        """What the store knows it by, beside the session."""
        return f"{self.table}:{self.id}"


CURRENT: ContextVar[RequestKey | None] = ContextVar("asking", default=None)


def current_for(table: str) -> RequestKey | None:
    """The request being carried out, if this is the table that it changes."""
    asking = CURRENT.get()
    return asking if asking is not None and asking.table == table else None


def without_request() -> Context:
    """A context for what is done in the background, though a request began it."""
    return Context()
