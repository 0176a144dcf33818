"""When a bot acts: at a moment that tells nobody what it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from majlis.bots import pacing
from majlis.bots.rng import Stream
from majlis.decision import Decision
from majlis.server.bots.pool import stream
from majlis.server.matches.match_table import MatchTable

if TYPE_CHECKING:
    from majlis.server.matches.live import LiveMatch


class HiddenDelays(NamedTuple):
    """Seconds from the beginning of its turn until a bot acts among hidden cards."""

    seen: float
    unseen: float
    """If what it does is kept until a window closes."""
    thinking: float
    """How long it may think: until the sooner of those that anybody can notice."""


def drawn(live: LiveMatch, seat: int, level: int, is_speaking: bool) -> HiddenDelays | None:
    """How long a bot takes among hidden cards, which follows from nothing but what everybody knows and a lot.

    None: nothing is hidden, or nobody is there to whom it could tell anything.
    """
    match, window, pace = live.match_log.match, live.match_log.window, live.table.timing.pace
    if match.is_open or _is_unwatched(live.table):
        return None
    # Not the stream of its thought, which has moved on by as much as there was to think about.
    lot = stream(match.seed, "pace", seat, live.match_log.ply)
    if is_speaking:
        seen = sealed = pacing.reacts(level, lot)
    else:
        seen, sealed = pacing.hidden_pace(level, lot), pacing.sealed_pace(level, lot)
    if live.table.hurry:
        seen = sealed = pacing.hurried_pace(level)
    if window is not None and window.length is not None:
        # It closes at its time, whenever anybody has chosen.
        return HiddenDelays(seen * pace, 0.0, seen * pace)
    return HiddenDelays(seen * pace, sealed * pace, min(seen, sealed) * pace)


def open_delay(live: LiveMatch, seat: int, level: int, decision: Decision, rng: Stream) -> float:
    """How long a bot takes where everybody can see what it chooses from: the longer the harder it is."""
    if is_hurried(live.table):
        return 0.0
    choices = len(live.match_log.match.legal_actions(seat))
    return pacing.pace(level, choices, pacing.closeness(decision), rng) * live.table.timing.pace


def is_hurried(table: MatchTable) -> bool:
    """Whether bots act without a pause: somebody wants it, or nobody is left to watch."""
    return table.hurry or _is_unwatched(table)


def _is_unwatched(table: MatchTable) -> bool:
    """Whether nobody can be told anything by how long a bot takes, or nobody is to wait for show."""
    return table.timing.pace == 0 or (not table.connections and not table.seating.people())
