"""Matches looked at from outside: whose they were, how they went, and what anybody saw of them."""

from __future__ import annotations

import base64
import hashlib
from typing import Any

import msgspec

from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.server.db.rows import Entry, MatchRow, Saved
from majlis.server.matches.log import MatchLog
from majlis.server.protocol.codec import milliseconds, moment
from majlis.server.protocol.http_bodies import MatchInfo, Segment
from majlis.server.protocol.parts import Outcome, Position, Step
from majlis.server.protocol.rejected import Rejected

REFEREE = -1
"""A viewer who sees everything, once a match is over."""
MOST_STEPS = 100


def key_of(match: MatchRow, invite_key: str) -> str:
    """What a link to a match has in it, so that whoever is given the link may read it.

    It follows from the seed and the invitation's key: of a match that goes on from another one the seed may be known.
    """
    secret = f"{match.id} {invite_key} ".encode() + match.seed
    return base64.urlsafe_b64encode(hashlib.blake2b(secret, digest_size=12, person=b"majlis.replay").digest()).decode()


def described(saved: Saved, plies: int, session: str | None) -> MatchInfo:
    """A match as a line of a list."""
    row = saved.match
    assert row is not None
    return MatchInfo(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, Any]),
        table=saved.table.id if row.ended_at is None else None,
        names=[seat.name for seat in saved.seats],
        bot_names=[seat.bot_name for seat in saved.seats],
        plies=row.plies if row.plies is not None else plies,
        begun=moment(row.started_at),
        ended=None if row.ended_at is None else moment(row.ended_at),
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome),
        mine=[seat.seat for seat in saved.seats if session is not None and seat.session == session],
        key=None if row.ended_at is None or saved.table.watch == "all" else key_of(row, saved.table.invite_key),
    )


def finished(saved: Saved, entries: list[Entry]) -> Match:
    """A match at its end; one that is still played keeps its secrets."""
    if saved.match is None or saved.match.ended_at is None:
        raise Rejected("still_running")
    return MatchLog.restored(saved.match, entries).match


def replay(saved: Saved, entries: list[Entry]) -> Replay:
    return finished(saved, entries).replay()


def logged(match: Match) -> list[Entry]:
    """The moves of a match as entries of a log, for a match that goes on from there."""
    now = milliseconds()
    return [
        Entry(ply, move.seat, match.text(move.action), None, None, None, now)
        for ply, move in enumerate(match.log, start=1)
    ]


def look(match: Match, viewer: int | None, first: int, last: int, outcome: Outcome | None = None) -> Segment:
    """The position at ply `first` and each step up to `last` with the position after it."""
    if not 0 <= first <= last <= len(match.log) or last - first > MOST_STEPS:
        raise Rejected("no_such_plies", last=len(match.log), most=MOST_STEPS)
    if viewer is not None and viewer not in range(REFEREE, match.game.players):
        raise Rejected("no_such_seat", seat=viewer + 1, last=match.game.players)
    again = match.anew()
    start, steps, positions = None, [], []
    for ply in range(last + 1):
        if ply > 0:
            move = match.log[ply - 1]
            again.play_action(move.seat, move.action)
        if ply == first:
            start = _seen(again, viewer, outcome)
        elif ply > first:
            steps.append(Step(ply, again.log[-1].seat, again.events(viewer)))
            positions.append(_seen(again, viewer, outcome))
    assert start is not None
    return Segment(start, steps, positions, match.opening() if first == 0 else [])


def _seen(match: Match, viewer: int | None, outcome: Outcome | None) -> Position:
    view: dict[str, Any] = match.state() if viewer == REFEREE else match.view(viewer)
    actors = match.actors()
    legal = match.legal(viewer) if viewer is not None and viewer in actors else []
    seat = None if viewer == REFEREE else viewer
    return Position(match.ply, seat, view, list(actors), legal, None, outcome if not actors else None)
