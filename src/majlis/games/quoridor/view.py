"""What is shown of Quoridor to a seat or a spectator, as `describe` gives it; the page's types come from it."""

from typing import TypedDict


class View(TypedDict):
    """What anybody sees of Quoridor."""

    viewer: int | None
    """Whose view it is; null is a spectator's."""
    pawns: list[str]
    fences: list[str]
    left: list[int]
    """Fences in hand, by seat."""
    turn: int
    plies: int
    repeats: int
    """How often this position has stood."""
    trail: list[int]
    """The hashes of the positions that could come again."""
