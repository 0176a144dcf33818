"""What happened in Jackaroo, from before, action and after; everybody at the table sees all of it."""

from functools import cache
from typing import Any

from majlis.games.jackaroo.effects import board, marbles, plays
from majlis.games.jackaroo.notation import ALL_MARBLES, TEXTS, cards
from majlis.games.jackaroo.state import (
    BASE,
    DRAWN,
    FULL,
    GRAVE,
    MARBLES,
    OWN_PARTS,
    RANKS,
    REST,
    SEVEN_PARTS,
    THROW,
    THROW_HAND,
    WON,
)
from majlis.kernel.interpreted import in_python

Event = dict[str, Any]
Places = dict[int, int]
"""Where marbles are; marble m of colour c is 4 * c + m."""

colour_played, partner = in_python(board.colour_played), in_python(board.partner)
kind_of, ring_length = in_python(plays.kind_of), in_python(board.ring_length)
walk_steps, walk_way = in_python(plays.walk_steps), in_python(plays.walk_way)
seven_row, stride_of = in_python(plays.seven_row), in_python(marbles.stride_of)


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """The events of one action, in order."""
    if THROW <= action <= THROW_HAND:
        events = [_throw(before, seat, action, after)]
    elif TEXTS[action].endswith("stop"):
        events = _stop(seat, TEXTS[action].split(" ")[0], after)
    else:
        events = _on_board(before, seat, action, after)
    return events + _outcome(before, after)


def _throw(before: Any, seat: int, action: int, after: Any) -> Event:
    if action == THROW_HAND:
        thrown = cards(after["newest"])
        return {"event": "threw_hand", "seat": seat, "cards": " ".join(thrown), "count": len(thrown)}
    return {"event": "paid_stop" if before["stopped"] else "threw", "seat": seat, "card": RANKS[action - THROW]}


def _stop(seat: int, card: str, after: Any) -> list[Event]:
    """A stop, and the card it cost if that went at random."""
    target = (seat + 1) % int(after["players"])
    lost = cards(after["newest"])
    lost.remove(card)
    stop = {"event": "stopped", "seat": seat, "target": target, "card": card}
    return [stop, *({"event": "lost_card", "seat": target, "card": rank} for rank in lost)]


def _outcome(before: Any, after: Any) -> list[Event]:
    """Who has all marbles in, who has won, and what is dealt next."""
    players = int(after["players"])
    full = [c for c in range(players) if after["bases"][c] == FULL and before["bases"][c] != FULL]
    events: list[Event] = [{"event": "finished", "seat": colour} for colour in full]
    if after["outcome"] == WON:
        winner = int(after["winner"])
        if players == 2:
            return [*events, {"event": "won", "seat": winner}]
        return [*events, {"event": "team_won", "seat": winner, "target": winner + players // 2}]
    if after["outcome"] == DRAWN:
        return [*events, {"event": "drawn", "plays": int(after["plays"])}]
    if after["block"] != before["block"]:
        events.append({"event": "new_leader", "seat": int(after["leader"]), "block": int(after["block"]) + 1})
    if after["block"] != before["block"] or after["deck_size"] != before["deck_size"]:
        events.append({"event": "dealt", "seat": int(after["turn"]), "count": int(after["hand_sizes"].max())})
    return events


# --------------------------------------------------------------------------------------------------- the board


def _places(s: Any) -> Places:
    return dict(enumerate(s["marbles"][: int(s["players"])].flatten().tolist()))


def _cell(place: int) -> str:
    """A place as it is told: the ring cell's number, or B1 to B4."""
    return f"B{place - BASE + 1}" if place >= BASE else str(place)


def _on_board(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """Drops, moves and swaps, part by part."""
    where, ends = _places(before), _places(after)
    colour, ring = colour_played(before, seat), ring_length(before)
    card, *words = TEXTS[action].split(" ")
    if words == ["drop"]:
        return _drop(where, ends, seat, card)
    if card == "7":
        parts = _parts(action, colour, partner(before, colour))
        return [event for who, steps in parts for event in _move(where, ends, (seat, card), who, steps, ring)]
    named = [ALL_MARBLES.index(word if "." in word else f"s{colour + 1}.{word}") for word in words]
    if card == "J":
        return [_swap(where, ends, seat, named)]
    return _move(where, ends, (seat, card), named[0], _steps(action), ring)


@cache
def _steps(action: int) -> int:
    """How far a card's one marble walks; backwards it is less than nothing."""
    kind = kind_of(action)
    return stride_of(walk_way(kind)) * walk_steps(kind, action)


def _parts(action: int, colour: int, mate: int) -> list[tuple[int, int]]:
    """The parts of a 7 in order: who walks, and how far; the rest may be the teammate's (J-10)."""
    if action >= REST:
        row, marble = divmod(action - REST, MARBLES)
        rest = 7 - sum(steps for _, steps in OWN_PARTS[row])
        return [*((MARBLES * colour + own, steps) for own, steps in OWN_PARTS[row]), (MARBLES * mate + marble, rest)]
    return [(MARBLES * colour + marble, steps) for marble, steps in SEVEN_PARTS[seven_row(action)]]


def _marble(seat: int, who: int) -> Event:
    """Which marble it is: in the notation for boards, and whose with its number for people."""
    colour, number = who // MARBLES, who % MARBLES + 1
    whose = "own" if colour == seat else "other"
    return {"target": colour, "marble": ALL_MARBLES[who], "whose": whose, "number": number}


def _killed(where: Places, seat: int, who: int) -> Event:
    """Note that a marble is dead, and tell it."""
    cell, where[who] = where[who], GRAVE
    return {"event": "killed", "seat": seat, **_marble(seat, who), "at": _cell(cell)}


def _drop(where: Places, ends: Places, seat: int, card: str) -> list[Event]:
    [who] = [who for who, place in where.items() if place == GRAVE != ends[who]]
    victims = [other for other, place in where.items() if place == ends[who]]
    dropped = {"event": "dropped", "seat": seat, "card": card, **_marble(seat, who), "to": _cell(ends[who])}
    return [dropped, *(_killed(where, seat, other) for other in victims)]


def _swap(where: Places, ends: Places, seat: int, named: list[int]) -> Event:
    first, second = named
    return {
        "event": "swapped",
        "seat": seat,
        "card": "J",
        **_marble(seat, first),
        "other": ALL_MARBLES[second],
        "other_seat": second // MARBLES,
        "other_number": second % MARBLES + 1,
        "to": _cell(ends[first]),
        "other_to": _cell(ends[second]),
    }


def _move(where: Places, ends: Places, by: tuple[int, str], who: int, steps: int, ring: int) -> list[Event]:
    """One marble's move; one that a later part of the same 7 kills had landed on the ring."""
    seat, card = by
    here = where[who]
    there = ends[who] if ends[who] != GRAVE else (here + steps) % ring
    if card == "K13":
        victims = [other for other, place in where.items() if GRAVE < place < BASE and ends[other] == GRAVE]
        victims.sort(key=lambda other: (where[other] - here) % ring)
    else:
        victims = [other for other, place in where.items() if place == there < BASE and other != who]
    where[who] = there
    rank = {"A1": "A", "A11": "A", "K13": "K"}.get(card, card)
    mover = {"seat": seat, "card": rank, **_marble(seat, who)}
    way = "in" if there >= BASE else "back" if steps < 0 else "on"
    cell = there - BASE + 1 if there >= BASE else there
    walk = {"way": way, "steps": abs(steps), "cell": str(cell)}
    events: list[Event] = [{"event": "moved", **mover, "from": _cell(here), "to": _cell(there), **walk}]
    events += [_killed(where, seat, other) for other in victims]
    if here < BASE <= there:
        events.append({"event": "entered", **mover, "to": _cell(there)})
    return events
