"""What happened in Toi Toi, from before, action and after."""

from typing import Any

from majlis.games.toitoi import legality, rounds
from majlis.games.toitoi.notation import card_text
from majlis.games.toitoi.state import (
    BANK,
    COLUMNS,
    DOUBLED,
    FLY,
    NOBODY,
    NOT_RUNNING,
    OVER,
    PILE,
    PILE_FLY,
    PLACE,
    PLACES,
    THROW,
    THROW_OPEN,
    TURN,
)
from majlis.kernel.interpreted import in_python

Event = dict[str, Any]

ROUND_END = "scored"
"""The event that ends a round, after which people look at how it stands (O-12)."""

opening_sum = in_python(rounds.opening_sum)
take_off, landing = in_python(legality.take_off), in_python(legality.landing)


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """The events of one action, in order; what the records' viewer does not know is not told."""
    if action < PILE:
        opened = _opening(after) if after["phase"] == TURN else []
        return [{"event": "chose", "seat": seat}, *opened]
    if action == BANK:
        return [{"event": "looked", "seat": seat, "card": card_text(after["held"])}]
    ended = has_ended_round(before, after)
    aftermath = _round_end(before, after) if ended else _turn_end(before, seat, after)
    return [*_action_events(before, seat, action, after), *aftermath]


def has_ended_round(before: Any, after: Any) -> bool:
    """Whether the action ended a round; the next one is dealt at once."""
    return bool(after["phase"] == OVER or after["round_number"] != before["round_number"])


def _opening(after: Any) -> list[Event]:
    """All open their two cards at once, and it is seen who starts (O-3)."""
    events: list[Event] = []
    for seat in range(after["players"]):
        first, second = (place for place in range(PLACES) if after["opened"][seat] >> place & 1)
        cards = [card_text(after["boxes"][seat][place]) for place in (first, second)]
        shown = {"first_card": cards[0], "second_card": cards[1]}
        events.append({"event": "opened_two", "seat": seat, "first": first + 1, "second": second + 1, **shown})
    sums = [opening_sum(after, seat) for seat in range(after["players"])]
    tied = sums.count(max(sums)) > 1
    starts = "starts_after_tie" if tied else "starts"
    return [*events, {"event": starts, "seat": int(after["turn"]), "sum": max(sums)}]


def _action_events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """What the turn did with its card (O-5 to O-9)."""
    ended = has_ended_round(before, after)
    box = after["past"][seat] if ended else after["boxes"][seat]
    top = card_text(after["past_top"] if ended else after["pile"][after["pile_size"] - 1])
    events: list[Event] = []
    if action < BANK:
        events.append({"event": "took", "seat": seat, "card": card_text(before["pile"][before["pile_size"] - 1])})
    if PILE <= action < PILE_FLY or PLACE <= action < THROW_OPEN:
        place = action - (PILE if action < PILE_FLY else PLACE)
        was = "open" if before["opened"][seat] >> place & 1 else "hidden"
        moved = {"place": place + 1, "card": card_text(box[place]), "thrown": top, "was": was}
        events.append({"event": "placed", "seat": seat, **moved})
    elif THROW_OPEN <= action <= THROW:
        events.append({"event": "threw", "seat": seat, "card": top})
        if action == THROW:
            events.append({"event": "kept_hidden", "seat": seat})
        else:
            place = action - THROW_OPEN
            events.append({"event": "opened", "seat": seat, "place": place + 1, "card": card_text(box[place])})
    else:
        flight = action - (PILE_FLY if action < BANK else FLY)
        place, there = take_off(flight), landing(flight)
        moved = {"from": place + 1, "to": there + 1, "card": card_text(box[place]), "thrown": top}
        events.append({"event": "flew", "seat": seat, **moved})
    return events


def _turn_end(before: Any, seat: int, after: Any) -> list[Event]:
    """A new bank, a closing, the limits and the next last turn (O-11, O-12)."""
    events: list[Event] = []
    if after["new_banks"] != before["new_banks"]:
        events.append({"event": "new_bank", "cards": int(after["bank_size"])})
    if after["last_turns"] != NOT_RUNNING:
        if before["last_turns"] == NOT_RUNNING:
            closed = after["closer"] != NOBODY
            events.append({"event": "closed", "seat": seat} if closed else {"event": "limit"})
        events.append({"event": "last_turn", "seat": int(after["turn"])})
    return events


def _round_end(before: Any, after: Any) -> list[Event]:
    """The points of the round, and the next one or the winners (O-11, O-16)."""
    players, closer = int(after["players"]), int(before["closer"])
    points, totals = after["earned"][:players].tolist(), after["totals"][:players].tolist()
    events: list[Event] = []
    for seat in range(players):
        standing = {"points": points[seat], "total": totals[seat]}
        events.append({"event": "scored", "seat": seat, "box": _columns(after["past"][seat]), **standing})
    # With this house rule a closer's positive points above somebody else's are always doubled ones.
    if after["opt_closer"] == DOUBLED and closer != NOBODY and points[closer] > max(0, min(points)):
        events.append({"event": "doubled", "seat": closer, "points": points[closer]})
    if after["phase"] != OVER:
        number = int(after["round_number"])
        extra = number >= after["opt_rounds"]
        return [*events, {"event": "extra_round" if extra else "dealt", "round": number + 1}]
    winners = [seat for seat in range(players) if totals[seat] == min(totals)]
    name = "won" if len(winners) == 1 else "shared_win"
    return [*events, *({"event": name, "seat": seat, "total": totals[seat]} for seat in winners)]


def _columns(box: Any) -> str:
    """A box as the rulebook writes it: `(5,5)(7,T)(3,9)(0,2)`."""
    return "".join(f"({card_text(box[i])},{card_text(box[i + COLUMNS])})" for i in range(COLUMNS))
