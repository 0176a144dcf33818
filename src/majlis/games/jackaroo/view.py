"""What is shown of Jackaroo to a seat or a spectator, as `describe` gives it; the page's types come from it."""

from typing import TypedDict


class View(TypedDict):
    """What a seat sees of Jackaroo; null is a card that is not known."""

    viewer: int | None
    """Whose view it is; null is a spectator's."""
    leader: int
    block: int
    turn: int | None
    stopped: bool
    plays: int
    hands: list[list[str | None]]
    deck: list[str | None]
    removed: list[str | None]
    marbles: list[list[str]]
    """The places of each seat's marbles: `grave`, `ring 12`, `base 3`."""
    spent: list[str]
    """What this block has spent."""
    newest: list[str]
    """What the last play spent."""
    lacks: list[list[str]]
