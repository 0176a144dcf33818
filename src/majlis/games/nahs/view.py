"""What is shown of Wajh Al-Nahs to a seat or a spectator, as `describe` gives it; the page's types come from it."""

from typing import Literal, TypedDict


class View(TypedDict):
    """What a seat sees of Wajh Al-Nahs."""

    viewer: int | None
    """Whose view it is; null is a spectator's."""
    phase: Literal["exchange", "play", "aim", "asked", "over"]
    stage: int
    dealer: int
    turn: int | None
    asked: int | None
    """Who must answer the take-it that lies open."""
    chain: list[int]
    direction: int
    """-1 to the right (seat - 1), 1 to the left."""
    must_lead: str | None
    plays: int
    hands: list[list[str | None]]
    """Null is a card one does not see."""
    face_up: list[list[str]]
    face_down: list[list[str | None]]
    """`?` is a card, null an empty place."""
    draw: list[str | None]
    pile: list[str]
    """The top card last."""
    gone: list[str]
    finished: list[int]
    chosen: list[list[str | None] | None]
    """In the exchange: the three that are to lie face up, once chosen."""
    jinxes: list[int]
    place_sums: list[int]
    """The places of all stages that ended, added up."""
    shown: list[list[str]]
    lacks: list[list[str]]
    turned: str | None
    effect: Literal["burnt", "four", "skipped", "reversed", "lifted", "freed", "demanded", "misfit"] | None
    effect_count: int
