"""What happened in Super Taki, from before, action and after, as the viewer of the two records may be told."""

from typing import Any

from majlis.games.taki import effects, legality, rounds
from majlis.games.taki.notation import CARD_TEXTS, card_words, colour_text, seats_of
from majlis.games.taki.state import (
    AFTER_PLUS,
    AGAIN,
    ASKING,
    CATCH,
    CATCHING,
    CHANGE,
    CHANGER,
    CLOSE,
    COLOURED,
    COMBO,
    DRAW,
    EITHER_KIND,
    END,
    ENDED,
    FIGURES,
    IN_RUN,
    IN_TURN,
    KINDS,
    KING,
    LAST,
    LAY_BREAKER,
    NOBODY,
    NONE,
    OPEN,
    PASS,
    PLUS,
    REVERSE,
    STOP,
    SUPER,
    SUPER_AS,
    SUPER_TAKI,
    THREE,
    THREE_MORE,
    TWO_MORE,
    WAIT,
)
from majlis.kernel.interpreted import in_python
from majlis.kernel.viewers import REFEREE

Event = dict[str, Any]

ROUND_END = "round_won"
"""The event that ends a round, after which people look at how it stands (T-27)."""

COMMANDS = (TWO_MORE, STOP, REVERSE, PLUS)

colour_of, figure_of = in_python(rounds.colour_of), in_python(rounds.figure_of)
is_transparent, lead_place = in_python(rounds.is_transparent), in_python(rounds.lead_place)
kind_laid, takes_up_run = in_python(legality.kind_laid), in_python(effects.takes_up_run)


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """The events of one action, in order."""
    if action == WAIT or (action == PASS and not _closes_asking(before, after)):
        return [{"event": "passed", "seat": seat}] if action == PASS and before["viewer"] in (REFEREE, seat) else []
    forgotten = _forgotten(before, seat, action)
    events = [*forgotten, *_action_events(before, seat, action, after)]
    if _goes_on(before, after):
        events += _commands(before, seat, action, after)
        if after["reshuffles"] != before["reshuffles"]:
            events.append({"event": "reshuffled"})
        penalties = {int(event["seat"]): int(event["number"]) for event in forgotten if "number" in event}
        events += _draws(before, seat, action, after, penalties)
    return events + _endings(before, seat, action, after)


# ---------------------------------------------------------------------------------------------------- the action


def _action_events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """What the seat itself did."""
    if action == LAST:
        return [{"event": "last_card", "seat": seat}]
    if CATCH <= action < PASS:
        return [{"event": "caught", "seat": seat, "target": action - CATCH}]
    if before["phase"] == ASKING:
        return _answer(before, seat, action, after)
    if action in (CLOSE, OPEN):
        name = "run_closed" if action == CLOSE else "run_left_open"
        return [{"event": name, "seat": seat, "colour": colour_text(before["run"])}]
    if action == END:
        return [{"event": "ended", "seat": seat}]
    return [] if action == DRAW else _lay(before, seat, action, after)


def _answer(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """How an asking window closed (T-21, T-24); who passed is not told."""
    asker = int(before["turn"])
    if action == PASS:
        own = [{"event": "passed", "seat": seat}] if before["viewer"] in (REFEREE, seat) else []
        return own if _is_limited(before, seat, action, after) else [*own, {"event": "unanswered", "seat": asker}]
    if action == LAY_BREAKER:
        asked_about = int(before["pile"][int(before["pile_size"]) - 1])
        name = "broke" if asked_about == THREE_MORE else "broke_combination"
        return [{"event": name, "seat": seat, "target": asker}]
    colour, run = action - COMBO, int(before["run"])
    events: list[Event] = [{"event": "answered", "seat": seat, "target": asker, "colour": colour_text(colour)}]
    if run not in (NONE, colour):
        events.append({"event": "run_ended", "colour": colour_text(run)})
    return events


def _lay(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """A card laid in turn, and what became of a run."""
    kind = kind_laid(action)
    if kind > THREE_MORE:
        return [{"event": "threw", "seat": seat}]
    events: list[Event] = [{"event": "laid", "seat": seat, **card_words(kind)}]
    if kind == CHANGER:
        events.append({"event": "named", "seat": seat, "colour": colour_text(action - CHANGE)})
    run, was_in = int(before["run"]), before["phase"] == IN_RUN
    if was_in:
        if figure_of(int(before["lead"])) in COMMANDS:
            events.insert(1, {"event": "dead", "seat": seat, **card_words(int(before["lead"]))})
        return events
    colour = _run_taken_up(before, kind, action)
    if run not in (NONE, colour) and (colour != NONE or _ends_run(before, kind)):
        events.append({"event": "run_ended", "colour": colour_text(run)})
    if colour != NONE:
        name = "run_entered" if colour == run and before["phase"] == IN_TURN else "run_opened"
        events.append({"event": name, "seat": seat, "colour": colour_text(colour)})
    if kind == KING and before["penalty"] > 0:
        events.append({"event": "cancelled", "seat": seat})
    return events


def _run_taken_up(before: Any, kind: int, action: int) -> int:
    """The colour of the run that a card laid outside one opens or enters, or NONE (T-14, T-15, T-19)."""
    if not takes_up_run(before, kind):
        return NONE
    if kind == SUPER_TAKI:
        return int(before["colour"]) if action == SUPER else action - SUPER_AS
    return colour_of(kind)


def _ends_run(before: Any, kind: int) -> bool:
    """Whether a card that is not in an open run ends it (T-15)."""
    return not is_transparent(kind) and colour_of(kind) != before["run"]


# --------------------------------------------------------------------------------------------------- its effects


def _commands(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """The command carried out, if the turn came to one (T-8 to T-12, T-18, T-20, T-24)."""
    if after["phase"] in (IN_RUN, ENDED) or not _is_act(before, action) or action in (DRAW, END):
        return []
    if after["phase"] == ASKING:
        name = "asked_three" if kind_laid(action) == THREE_MORE else "asked_combination"
        crossed = [{"event": "either_answers"}] if before["opt_cross_answers"] == EITHER_KIND else []
        return [{"event": name, "seat": seat}, *crossed]
    figure = figure_of(int(after["lead"])) if action < COLOURED or action in (CLOSE, OPEN) else NONE
    if after["penalty"] > before["penalty"]:
        return [{"event": "penalty", "seat": seat, "number": int(after["penalty"])}]
    if figure == STOP:
        skipped = (seat + int(before["direction"])) % int(before["players"])
        return [{"event": "stopped", "seat": seat, "target": skipped}]
    if figure == REVERSE:
        if before["players"] > 2:
            return [{"event": "reversed", "seat": seat}]
        return [{"event": "again", "seat": seat}] if before["opt_reverse_two"] == AGAIN else []
    return [{"event": "plus_asks", "seat": seat}] if after["phase"] == AFTER_PLUS else []


def _draws(before: Any, seat: int, action: int, after: Any, penalties: dict[int, int]) -> list[Event]:
    """Cards that came into hands, in turn order; a new hand of the pyramid is told as a stage (T-28)."""
    players, events = int(before["players"]), list[Event]()
    # From the asker on, not from who answered last: who passed when is nobody's business.
    first = int(before["turn"]) if before["phase"] == ASKING else seat
    for step in range(players):
        other = (first + step * int(before["direction"])) % players
        laid = _laid(before, action) if other == seat else []
        number = int(after["sizes"][other]) - int(before["sizes"][other]) + len(laid) - penalties.get(other, 0)
        if after["stages"][other] < before["stages"][other]:
            stage = int(after["stages"][other])
            events.append({"event": "risen", "seat": other, "stage": stage, "number": number})
        elif number > 0:
            paid = action == DRAW and before["penalty"] > 0
            event: Event = {"event": "paid" if paid else "drew", "seat": other, "number": number}
            if before["viewer"] in (REFEREE, other):
                event["cards"] = _gained(before, other, after, laid)
            events.append(event)
        elif other == seat and action == DRAW:
            events.append({"event": "drew_nothing", "seat": other})
    return events


def _gained(before: Any, seat: int, after: Any, laid: list[int]) -> list[str]:
    """The cards that a known hand has won, those of a forgotten "last card!" included."""
    had, has = before["hands"][seat].tolist(), after["hands"][seat].tolist()
    more = [has[kind] - had[kind] + laid.count(kind) for kind in range(KINDS)]
    return [CARD_TEXTS[kind] for kind in range(KINDS) for _ in range(more[kind])]


def _forgotten(before: Any, seat: int, action: int) -> list[Event]:
    """Debts that an act in turn collects or lets lapse (T-25)."""
    if not _is_act(before, action):
        return []
    players, debts = int(before["players"]), seats_of(before["debts"], int(before["players"]))
    order = [(seat + step * int(before["direction"])) % players for step in range(1, players)]
    debtors = [other for other in order if other in debts]
    if before["opt_last_card"] == CATCHING:
        return [{"event": "escaped", "seat": debtor} for debtor in debtors]
    left, events = _cards_to_draw(before), []
    for debtor in debtors:
        number = min(left, int(before["opt_last_card_draw"]))
        left -= number
        events.append({"event": "forgot", "seat": debtor, "number": number})
    return events


def _endings(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """A round or the match won (T-26 to T-29)."""
    if _goes_on(before, after) and after["phase"] != ENDED:
        return []
    winners = _winners(before, after)
    events: list[Event] = [{"event": "limit"}] if _is_limited(before, seat, action, after) else []
    name = "won" if before["opt_rounds"] == 1 else "round_won"
    events += [{"event": name, "seat": winner} for winner in winners]
    if after["phase"] != ENDED:
        number = int(after["round_number"]) + 1
        events.append({"event": "round_begins", "seat": int(after["starter"]), "number": number})
    return events


# ---------------------------------------------------------------------------------------------------- questions


def _laid(before: Any, action: int) -> list[int]:
    """The cards that an action lays."""
    if action < DRAW:
        return [kind_laid(action)]
    first = (action - COMBO) * FIGURES
    return [first + PLUS, first + THREE] if COMBO <= action < WAIT else []


def _is_act(before: Any, action: int) -> bool:
    """Whether an action is one of a player in their own turn (T-25)."""
    return action < LAST and before["phase"] != ASKING


def _closes_asking(before: Any, after: Any) -> bool:
    return after["phase"] != ASKING or not _goes_on(before, after)


def _goes_on(before: Any, after: Any) -> bool:
    """Whether the cards still lie as this action left them: no new round was dealt."""
    return bool(after["round_number"] == before["round_number"])


def _winners(before: Any, after: Any) -> list[int]:
    """Who has won a round by this action."""
    return [seat for seat in range(int(before["players"])) if after["wins"][seat] > before["wins"][seat]]


def _is_limited(before: Any, seat: int, action: int, after: Any) -> bool:
    """Whether a round ended by the limit, not by an empty hand (T-29)."""
    winners = _winners(before, after)
    if not winners or after["phase"] == ENDED:
        return bool(winners) and bool(after["winner"] == NOBODY)
    laid = _laid(before, action) if winners[0] == seat else []
    return len(winners) > 1 or bool(before["sizes"][winners[0]] != len(laid))


def _cards_to_draw(before: Any) -> int:
    """How many cards can be drawn at most, the new draw pile included (T-7)."""
    return int(before["deck_size"]) + lead_place(before)
