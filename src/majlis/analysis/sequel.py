"""How a match may go on after a choice, told as events are: it shows why one choice was better than another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.analysis.forecasts import stream_of
from majlis.analysis.strongest import advice

if TYPE_CHECKING:
    from majlis.match.match import Event, Match

LONGEST = 4
"""Actions after the choice, at most."""


def sequel(match: Match, seat: int, action: int, label: str, iterations: int) -> tuple[Event, ...]:
    """What the seat would be told of its action and of what the strongest bots do then, until it chooses again.

    In one world that fits what the seat knows, with luck of its own: nothing of how it really went on is in it. The
    same label is the same world and the same luck.
    """
    after = match.determinized(seat, stream_of(f"world {label}"), stream_of(f"luck {label}"))
    after.play_action(seat, action)
    told = after.events(seat)
    for number in range(LONGEST):
        if _is_round_over(after, told):
            break
        actor, chosen = _next(after, f"{label} {number}", iterations)
        is_choice = len(after.all_legal(actor)) > 1
        after.play_action(actor, chosen)
        told = [*told, *after.events(seat)]
        if actor == seat and is_choice:
            break
    return tuple(told)


def _next(match: Match, label: str, iterations: int) -> tuple[int, int]:
    """Who acts, and how; whoever merely may speak and keeps silent lets the next one act."""
    found = (-1, -1)
    for actor in match.actors():
        legal = match.all_legal(actor)
        chosen = legal[0]
        if len(legal) > 1:
            chosen = advice(match.game, match.hidden(actor), actor, f"{label} {actor}", iterations).action
        found = (actor, chosen)
        if chosen not in match.game.definition.waits:
            break
    return found


def _is_round_over(match: Match, told: list[Event]) -> bool:
    """Whether the match, or a round of it, has ended: what is dealt anew says nothing of a choice."""
    return match.result() is not None or match.round_end in [event["event"] for event in told]
