"""What is shown of Super Taki to a seat or a spectator, as `describe` gives it; the page's types come from it."""

from typing import Literal, TypedDict

Colour = Literal["r", "b", "g", "y"]


class View(TypedDict):
    """What a seat sees of Super Taki."""

    viewer: int | None
    """Whose view it is; null is a spectator's."""
    round: int
    wins: list[int]
    starter: int
    stages: list[int]
    """Pyramid: the stage of each seat; else empty."""
    hands: list[list[str] | None]
    """Null is a hand one does not see."""
    sizes: list[int]
    draw_pile: list[str | None]
    pile: list[str]
    """The top card last."""
    turn: int | None
    direction: int
    """1 clockwise, -1 the other way."""
    phase: Literal["turn", "plus", "king", "run", "asked", "over"]
    colour: Colour | None
    """The colour that leads; null: anything may be laid."""
    penalty: int
    run: Colour | None
    run_laid: int
    run_before: str | None
    asked: list[int] | None
    """Seats that may still answer; null while they are asked, for nobody is told who has."""
    answered: bool
    debts: list[int]
    """Seats that owe "last card!"."""
    waited: list[int]
    actions: int
    reshuffles: int
    winner: int | None
    known: int
    shown: list[list[str]]
    lacks: list[list[str]]
    newer: list[int]
    bounds: list[str | None]
    common_bounds: str
