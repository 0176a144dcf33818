"""Wajh Al-Nahs in text: actions, and positions as JSON.

Cards are written `0` to `13`, `bu`, `ti`. In a view null stands for a card of a hand, the draw pile or a choice that
the viewer does not know, and `?` for a face-down card, null being an empty place there.
"""

from typing import Any

from majlis.games.nahs.state import COUNTER, GIVE, KINDS, LAY, LAY_UP, MOST_OF_A_KIND, NOBODY, NONE, SEATS, TI, ZONE
from majlis.kernel.viewers import REFEREE, SPECTATOR, UNKNOWN

KIND_TEXTS = [*(str(number) for number in range(14)), "bu", "ti"]
KIND_OF = {text: kind for kind, text in enumerate(KIND_TEXTS)}
EFFECTS = (None, "burnt", "four", "skipped", "reversed", "lifted", "freed", "demanded", "misfit")
PHASES = ("exchange", "play", "aim", "asked", "over")
HIDDEN = "?"

SETS_OF_THREE = [
    (low, middle, high) for high in range(KINDS) for middle in range(high + 1) for low in range(middle + 1)
]
"""The kinds of each set, by its number."""
SET_OF = {kinds: number for number, kinds in enumerate(SETS_OF_THREE)}


def several(kind: int, count: int) -> str:
    """Cards of one kind as they are written when laid together."""
    return KIND_TEXTS[kind] if count == 1 else f"{KIND_TEXTS[kind]}x{count}"


TEXTS = [
    *(several(kind, count) for kind in range(TI) for count in range(1, MOST_OF_A_KIND + 1)),
    *(f"up {several(kind, count)}" for kind in range(TI) for count in range(1, ZONE + 1)),
    *(f"{word}>{seat + 1}" for word in ("ti", "up ti", "counter") for seat in range(SEATS)),
    "accept",
    "take",
    *(f"down {place + 1}" for place in range(ZONE)),
    "ready",
    *(f"swap {','.join(KIND_TEXTS[kind] for kind in kinds)}" for kinds in SETS_OF_THREE),
]
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}


text = TEXTS.__getitem__
"""The text of an action; asked for every legal one at every ply."""


def action(text: str) -> int | None:
    """The action a text stands for, or None."""
    return ACTION_OF.get(text)


def laid_by(action: int) -> tuple[int, int] | None:
    """The kind and number of cards that an action lays openly, or None."""
    if action < LAY_UP:
        return (action - LAY) // MOST_OF_A_KIND, (action - LAY) % MOST_OF_A_KIND + 1
    if action < GIVE:
        return (action - LAY_UP) // ZONE, (action - LAY_UP) % ZONE + 1
    return None


def target_of(action: int) -> int | None:
    """The seat that a TI or a counter is aimed at, or None."""
    return (action - GIVE) % SEATS if GIVE <= action < COUNTER + SEATS else None


# ------------------------------------------------------------------------------------------------------ writing


def listed(counts: Any) -> list[str]:
    """Counted cards as texts, in the order of kinds."""
    found: list[str] = []
    for kind, count in enumerate(counts.tolist()):
        if count:
            found += [KIND_TEXTS[kind]] * count
    return found


def is_hidden_hand(s: Any, seat: int) -> bool:
    """Whether the record's viewer does not see the seat's hand."""
    return int(s["viewer"]) not in (REFEREE, seat)


def _chosen(number: int) -> list[str | None] | None:
    if number == NONE:
        return None
    if number == UNKNOWN:
        return [None] * ZONE
    return [KIND_TEXTS[kind] for kind in SETS_OF_THREE[number]]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _kind(kind: int) -> str | None:
    return None if kind == NONE else KIND_TEXTS[kind]


def describe(s: Any) -> dict[str, Any]:
    """A state or view as JSON-able facts."""
    players, viewer = range(int(s["players"])), int(s["viewer"])
    facts = {
        "phase": PHASES[s["phase"]],
        "stage": int(s["stage"]),
        "dealer": int(s["dealer"]),
        "turn": _seat(s["turn"]),
        "asked": _seat(s["asked"]),
        "chain": s["chain"][: s["chain_length"]].tolist(),
        "direction": int(s["direction"]),
        "must_lead": _kind(s["must_lead"]),
        "plays": int(s["plays"]),
        "hands": [
            listed(s["hands"][seat]) if viewer in (REFEREE, seat) else [None] * int(s["held"][seat]) for seat in players
        ],
        "face_up": [listed(s["ups"][seat]) for seat in players],
        "face_down": [
            [
                None if kind == NONE else HIDDEN if kind == UNKNOWN else KIND_TEXTS[kind]
                for kind in s["downs"][seat].tolist()
            ]
            for seat in players
        ],
        "draw": [None if kind == UNKNOWN else KIND_TEXTS[kind] for kind in s["draw"][: s["draw_size"]].tolist()],
        "pile": [KIND_TEXTS[kind] for kind in s["pile"][: s["pile_size"]].tolist()],
        "gone": listed(s["gone"]),
        "finished": s["finished"][: s["finished_count"]].tolist(),
        "chosen": [_chosen(int(s["chosen"][seat])) for seat in players],
        "jinxes": s["jinxes"][: len(players)].tolist(),
        "place_sums": s["place_sums"][: len(players)].tolist(),
        "shown": [listed(s["shown"][seat]) for seat in players],
        "lacks": [listed(s["lacks"][seat]) for seat in players],
        "turned": _kind(s["turned"]),
        "effect": EFFECTS[s["effect"]],
        "effect_count": int(s["effect_count"]),
    }
    if viewer != REFEREE:
        facts["viewer"] = None if viewer == SPECTATOR else viewer
    return facts
