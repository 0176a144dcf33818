"""What chance decides in Jackaroo before the first play, for everybody to see: the draw for the lead (J-21)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from majlis.games.jackaroo.rounds import draw_cards
from majlis.games.jackaroo.state import NOBODY, RANKS, SEATS
from majlis.kernel.jit import kernel
from majlis.kernel.ops import Ints, States, Streams

Event = dict[str, Any]


@kernel
def draw_for_lead(states: States, i: int, rng: Streams, draw: int, tied: int, drawn: Ints) -> int:
    return draw_cards(states[i], rng[0], draw, tied, drawn)


def opening_events(first: Any, rng: Any, kernels: Mapping[str, Any]) -> list[Event]:
    """Who drew what, round by round, and who leads and plays first (J-21)."""
    players = int(first[0]["players"])
    leader, turn = int(first[0]["leader"]), int(first[0]["turn"])
    table, events, draw, tied = first.copy(), [], 0, (1 << players) - 1
    while tied & (tied - 1):
        drawn = np.zeros(SEATS, np.int64)
        tied = kernels["draw_for_lead"](table, 0, rng, draw, tied, drawn)
        cards = {seat: int(kind) for seat, kind in enumerate(drawn[:players]) if kind != NOBODY}
        events += [_drew(seat, RANKS[kind], draw) for seat, kind in cards.items()]
        draw += 1
        if tied & (tied - 1):
            equal = [seat for seat in cards if tied >> seat & 1]
            events.append({"event": "drew_equal", "seats": equal, "card": RANKS[cards[equal[0]]]})
    who = "leads" if turn == leader else "leads_next_plays"
    return [*events, {"event": who, "seat": leader, "target": turn}]


def _drew(seat: int, card: str, draw: int) -> Event:
    return {"event": "drew", "seat": seat, "card": card, "round": draw + 1}
