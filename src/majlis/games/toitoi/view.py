"""What is shown of Toi Toi to a seat or a spectator, as `describe` gives it; the page's types come from it."""

from typing import Literal, TypedDict


class PastRound(TypedDict):
    """How the round before ended."""

    boxes: list[list[str | None]]
    top: str | None
    points: list[int]


class View(TypedDict):
    """What a seat sees of Toi Toi; a card is a number, `T` for a Toi, or null where it is not known."""

    viewer: int | None
    """Whose view it is; null is a spectator's."""
    phase: Literal["open", "turn", "bank", "over"]
    round: int
    """From 0; extra rounds count on."""
    totals: list[int]
    boxes: list[list[tuple[str | None, bool]]]
    """The places of each box: the card, and whether it lies open."""
    bank: list[str | None]
    pile: list[str | None]
    """The top card last."""
    held: str | None
    chosen: list[tuple[int, int] | None]
    """The places chosen to open, from 1, where this viewer knows them."""
    has_chosen: list[bool]
    turn: int | None
    turns: int
    new_banks: int
    closer: int | None
    last_turns: int | None
    past: PastRound | None
    bag: dict[str, int]
    """How many of each card this viewer has not seen."""
