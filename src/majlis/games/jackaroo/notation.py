"""Jackaroo in text: actions, and positions as JSON."""

from typing import Any

from majlis.games.jackaroo.state import (
    BASE,
    GRAVE,
    MARBLES,
    OWN_PARTS,
    PAIRS,
    RANKS,
    REMOVED,
    RUNNING,
    SEATS,
    SEVEN_PARTS,
    SPLITS,
)
from majlis.kernel.viewers import REFEREE, SPECTATOR, UNKNOWN

OWN_MARBLES = [f"m{marble + 1}" for marble in range(MARBLES)]
ALL_MARBLES = [f"s{seat + 1}.m{marble + 1}" for seat in range(SEATS) for marble in range(MARBLES)]


def _seven(parts: list[tuple[int, int]]) -> str:
    if len(parts) == 1:
        return f"7 {OWN_MARBLES[parts[0][0]]}"
    return " ".join(["7", *(f"{OWN_MARBLES[marble]}:{steps}" for marble, steps in parts)])


def _handed_on(parts: list[tuple[int, int]], marble: int) -> str:
    """A 7 whose rest is walked by a marble of the teammate's colour, `p` with its number (J-10)."""
    own = [f"{OWN_MARBLES[each]}:{steps}" for each, steps in parts]
    return " ".join(["7", *own, f"p{marble + 1}:{7 - sum(steps for _, steps in parts)}"])


def _plays(rank: str) -> list[str]:
    """The texts of a card's plays, as any house rules allow them."""
    if rank == "5":
        return [f"5 {marble}" for marble in ALL_MARBLES]
    if rank == "7":
        return [_seven(parts) for parts in SEVEN_PARTS[: MARBLES + SPLITS]]
    if rank == "J":
        return [f"J {own} {other}" for own in OWN_MARBLES for other in ALL_MARBLES]
    if rank == "A":
        return ["A drop", *(f"{move} {marble}" for move in ("A1", "A11") for marble in OWN_MARBLES)]
    if rank == "K":
        return ["K drop", *(f"K13 {marble}" for marble in OWN_MARBLES)]
    return [f"{rank} {marble}" for marble in OWN_MARBLES] + (["10 stop"] if rank == "10" else [])


TEXTS = [
    *(text for rank in RANKS for text in _plays(rank)),
    *(f"throw {rank}" for rank in RANKS),
    "throw hand",
    "Q stop",
    *(
        f"J {ALL_MARBLES[MARBLES * first + own]} {ALL_MARBLES[MARBLES * second + other]}"
        for first, second in PAIRS
        for own in range(MARBLES)
        for other in range(MARBLES)
    ),
    *(_seven(parts) for parts in SEVEN_PARTS[MARBLES + SPLITS :]),
    *(_handed_on(parts, marble) for parts in OWN_PARTS for marble in range(MARBLES)),
]
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
KIND_OF = {rank: kind for kind, rank in enumerate(RANKS)}


text = TEXTS.__getitem__
"""The text of an action; asked for every legal one at every ply."""


def action(text: str) -> int | None:
    """The action a text stands for, or None."""
    return ACTION_OF.get(text)


# ---------------------------------------------------------------------------------------------------- describe


def place_text(place: int) -> str:
    """A marble's place: `grave`, `ring 17` or `base 3`."""
    if place == GRAVE:
        return "grave"
    return f"base {place - BASE + 1}" if place >= BASE else f"ring {place}"


PLACE_TEXTS = {place: place_text(place) for place in range(GRAVE, BASE + MARBLES)}
"""The texts of all places: every viewer is told those of all marbles after every play."""


def cards(counts: Any) -> list[str]:
    """Counted cards as texts, in the order of kinds."""
    found: list[str] = []
    for rank, count in zip(RANKS, counts.tolist(), strict=True):
        if count:
            found += [rank] * count
    return found


def describe(s: Any) -> dict[str, Any]:
    """A state or view as JSON-able facts; a card that the viewer does not know is null."""
    players, viewer, deck_size = int(s["players"]), int(s["viewer"]), int(s["deck_size"])
    is_over = s["outcome"] != RUNNING
    removed: list[str | None] = [*cards(s["removed"])]
    if players == 6 and not removed:
        removed = [None] * REMOVED
    facts = {
        "leader": int(s["leader"]),
        "block": int(s["block"]),
        "turn": None if is_over else int(s["turn"]),
        "stopped": bool(s["stopped"]),
        "plays": int(s["plays"]),
        "hands": [
            cards(s["hands"][seat]) if viewer in (REFEREE, seat) else [None] * int(s["hand_sizes"][seat])
            for seat in range(players)
        ],
        "deck": [None if kind == UNKNOWN else RANKS[kind] for kind in s["deck"][:deck_size].tolist()],
        "removed": removed,
        "marbles": [[PLACE_TEXTS[place] for place in row] for row in s["marbles"][:players].tolist()],
        "spent": cards(s["spent"]),
        "newest": cards(s["newest"]),
        "lacks": [cards(s["lacks"][seat]) for seat in range(players)],
    }
    if viewer != REFEREE:
        facts["viewer"] = None if viewer == SPECTATOR else viewer
    return facts
