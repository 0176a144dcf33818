"""What happened in Wajh Al-Nahs, from before, action and after."""

from typing import Any

from majlis.games.nahs import rounds
from majlis.games.nahs.notation import KIND_TEXTS, SETS_OF_THREE, laid_by, listed, several, target_of
from majlis.games.nahs.state import (
    ACCEPT,
    AIM,
    BURNT,
    COUNTER,
    DEMANDED,
    DOWN,
    EXCHANGE,
    FOUR,
    FREED,
    GIVE,
    LAY_UP,
    LEFT,
    LIFTED,
    LIMIT,
    MISFIT,
    NONE,
    OVER,
    PLAY,
    READY,
    REVERSED,
    SKIPPED,
    TAKE,
    TI,
)
from majlis.kernel.interpreted import in_python
from majlis.kernel.viewers import REFEREE

Event = dict[str, Any]

ROUND_END = "jinx"
"""The event that ends a stage, after which people look at how it stands (N-21)."""

cards_left = in_python(rounds.cards_left)


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """The events of one action, in order."""
    if action >= READY:
        return _exchange(before, seat, after)
    ended = after["stage"] != before["stage"] or after["phase"] == OVER
    events = [*_action_events(before, seat, action, after), *_effect(seat, after, ended)]
    if not ended:
        drawn = int(before["draw_size"] - after["draw_size"])
        events += [{"event": "drew", "seat": seat, "count": drawn}] if drawn else []
    out = _emptied(before, seat, action, after)
    back = [seat] if action == ACCEPT and before["pile_size"] and seat in _finished(before) else []
    events += [{"event": "back", "seat": other} for other in back]
    stayed = [other for other in _finished(before) if other not in back]
    events += [{"event": "out", "seat": other, "place": len(stayed) + 1 + i} for i, other in enumerate(out)]
    if int(after["effect"]) in (BURNT, FOUR) and not ended and not out:
        events.append({"event": "again", "seat": seat})
    if ended:
        events += _end(before, after, int(before["players"]) - len(stayed) - len(out))
    return events


def _finished(s: Any) -> list[int]:
    return [int(seat) for seat in s["finished"][: s["finished_count"]]]


# ------------------------------------------------------------------------------------------------- the exchange


def _exchange(before: Any, seat: int, after: Any) -> list[Event]:
    """A choice, told in full to its own player only; and all of them once the last is made (N-3, N-4)."""
    if after["phase"] == EXCHANGE:
        if int(after["viewer"]) not in (REFEREE, seat):
            return [{"event": "chose", "seat": seat}]
        kinds = [KIND_TEXTS[kind] for kind in SETS_OF_THREE[after["chosen"][seat]]]
        return [{"event": "chose_cards", "seat": seat, "kinds": kinds}]
    events: list[Event] = [{"event": "chose", "seat": seat}]
    for other in range(int(after["players"])):
        if (before["ups"][other] != after["ups"][other]).any():
            events.append({"event": "swapped", "seat": other, "kinds": listed(after["ups"][other])})
    return [*events, _start(after)]


def _start(after: Any) -> Event:
    if after["must_lead"] == NONE:
        return {"event": "starts_freely", "seat": int(after["turn"])}
    return {"event": "starts", "seat": int(after["turn"]), "kind": KIND_TEXTS[after["must_lead"]]}


# --------------------------------------------------------------------------------------------------- the action


def _action_events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    cards, pile = laid_by(action), int(before["pile_size"])
    if cards is not None:
        return [_laid(before, seat, *cards, "hand" if action < LAY_UP else "up")]
    if action == ACCEPT:
        return [{"event": "accepted", "seat": seat, "count": pile}]
    if action == TAKE:
        return [{"event": "took", "seat": seat, "count": pile}]
    if action >= DOWN:
        return _turned(before, seat, action - DOWN, after)
    target = target_of(action)
    if action >= COUNTER:
        return [{"event": "countered", "seat": seat, "target": target}]
    zone = "down" if before["phase"] == AIM else "hand" if action < GIVE + len(before["held"]) else "up"
    return [{"event": "gave", "seat": seat, "target": target, "zone": zone, "count": pile}]


def _laid(before: Any, seat: int, kind: int, count: int, zone: str) -> Event:
    event = "laid" if before["pile_size"] else "led"
    cards = {"cards": several(kind, count), "kind": KIND_TEXTS[kind], "count": count}
    return {"event": event, "seat": seat, **cards, "zone": zone}


def _turned(before: Any, seat: int, place: int, after: Any) -> list[Event]:
    """A face-down card, seen by all once it is turned (N-9)."""
    kind = int(after["turned"])
    events: list[Event] = [{"event": "turned", "seat": seat, "place": place + 1, "kind": KIND_TEXTS[kind]}]
    if after["effect"] == MISFIT:
        return [*events, {"event": "misfit", "seat": seat, "count": int(before["pile_size"]) + 1}]
    return events if kind == TI else [*events, _laid(before, seat, kind, 1, "down")]


def _effect(seat: int, after: Any, ended: bool) -> list[Event]:
    """What the power of the cards did (N-10 to N-17)."""
    effect, count = int(after["effect"]), int(after["effect_count"])
    if effect in (BURNT, FOUR):
        return [{"event": "burned" if effect == BURNT else "burned_four", "seat": seat, "count": count}]
    if effect == SKIPPED:
        return [{"event": "skipped", "seat": seat, "count": count}]
    if effect == REVERSED and not ended:
        return [{"event": "reversed", "seat": seat, "way": "left" if after["direction"] == LEFT else "right"}]
    if effect == LIFTED and not ended:
        lifted = after["pile"][after["pile_size"] - count : after["pile_size"]]
        return [{"event": "lifted", "count": count, "kinds": [KIND_TEXTS[kind] for kind in lifted]}]
    if effect in (FREED, DEMANDED):
        return [{"event": "freed" if effect == FREED else "demanded", "seat": seat}]
    return []


def _emptied(before: Any, seat: int, action: int, after: Any) -> list[int]:
    """Who goes out by the action, in order (N-20)."""
    if action == ACCEPT:
        took = seat if before["pile_size"] else NONE
        chain = [int(other) for other in before["chain"][: before["chain_length"]]]
        return [other for other in chain if other != took and cards_left(before, other) == 0]
    cards = laid_by(action)
    laid = cards[1] if cards else int(action >= DOWN and after["turned"] != TI and after["effect"] != MISFIT)
    return [seat] if laid and cards_left(before, seat) == laid else []


# ------------------------------------------------------------------------------------------------------ the end


def _end(before: Any, after: Any, left: int) -> list[Event]:
    """The stage's jinx, and the next stage or the winners (N-21 to N-23)."""
    jinx = int((after["jinxes"] - before["jinxes"]).argmax())
    events: list[Event] = [{"event": "limit", "plays": LIMIT}] if left > 1 else []
    events.append({"event": "jinx", "seat": jinx, "stage": int(before["stage"]) + 1})
    if after["phase"] != OVER:
        events.append({"event": "stage", "seat": jinx, "stage": int(after["stage"]) + 1})
        return [*events, _start(after)] if after["phase"] == PLAY else events
    scores = list(zip(after["jinxes"].tolist(), after["place_sums"].tolist(), strict=True))[: after["players"]]
    best = [seat for seat, score in enumerate(scores) if score == min(scores)]
    if len(best) == 1:
        return [*events, {"event": "won", "seat": best[0], "jinxes": min(scores)[0]}]
    return [*events, {"event": "shared", "seats": best}]
