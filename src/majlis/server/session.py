"""Who is asking: what the rest of the house knows of a guest."""

from typing import NamedTuple


class Session(NamedTuple):
    """A guest, known by a signed cookie."""

    id: str
    name: str
    lang: str
