"""What people ask of a table, each with its conditions: seats, start, pause, giving up, taking back, another match."""

from __future__ import annotations

import asyncio
import copy
import time
from typing import Any

from majlis.match.giving_up import mates
from majlis.server import metrics
from majlis.server.bots.pool import stream
from majlis.server.db import statements
from majlis.server.matches.live import LiveMatch
from majlis.server.matches.seats import Seats
from majlis.server.protocol.codec import milliseconds
from majlis.server.protocol.messages import (
    Allow,
    Arrange,
    Back,
    Chance,
    Hint,
    HintInfo,
    Hurry,
    Leave,
    Move,
    Pause,
    Phrase,
    Readmit,
    Rematch,
    Resign,
    Say,
    SeatPlan,
    Seen,
    Sit,
    Start,
    Undo,
    Verdict,
    Why,
)
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sanitize import cleaned
from majlis.server.security.sessions import Session, public_id
from majlis.server.tables.chat import PHRASES
from majlis.server.tables.table import Table, Undoing
from majlis.server.ws.connection import Connection

HINT_LEVEL = 4
MOST_HINTS = 3


def _playing(table: Table) -> LiveMatch:
    if table.live is None:
        raise Rejected("not_begun")
    return table.live


def _gathering(table: Table) -> None:
    if table.stage != "gathering":
        raise Rejected("begun")


def _copied(table: Table) -> Seats:
    return Seats(copy.copy(chair) for chair in table.seating)


def _host_only(table: Table, session: Session) -> None:
    if session.id != table.host:
        raise Rejected("host_only")


def _only_one_page(table: Table) -> None:
    if len(table.seating.sessions()) > 1:
        raise Rejected("others_sit_here")


# ----------------------------------------------------------------------------------------------------- the seats


async def sit(table: Table, session: Session, ask: Sit) -> None:
    async with table.lock:
        if ask.seat is None and not ask.device and table.seating.own(session.id) is not None:
            return
        _gathering(table)
        if session.id in table.removed and session.id != table.host:
            raise Rejected("removed")
        _one_seat_each(table, session, ask.device)
        seat = _wanted(table, session, ask)
        seating = _copied(table)
        plan = SeatPlan("device" if ask.device else "me", name=cleaned(ask.name or "") or None)
        seating.fill(seat, plan, session)
        await table.change(seating=seating)
    table.tell_table()


def _wanted(table: Table, session: Session, ask: Sit) -> int:
    """The seat that is asked for, or the first one that this session may take."""
    if ask.seat is None:
        found = next((chair.seat for chair in table.seating if table.may_take(session.id, chair)), None)
        if found is None:
            raise Rejected("invitation_only" if table.seating.open_seats() else "full")
        return found
    chair = table.seating[ask.seat]
    if chair.keeper not in ("free", "link"):
        raise Rejected("seat_taken", seat=ask.seat + 1)
    if not table.may_take(session.id, chair):
        raise Rejected("invitation_needed", seat=ask.seat + 1)
    return ask.seat


def _one_seat_each(table: Table, session: Session, is_device: bool) -> None:
    """Refuse a second seat, unless the host lets guests share a screen."""
    if session.id == table.host or table.sharing:
        return
    if is_device:
        raise Rejected("no_sharing")
    if held := table.seating.held(session.id):
        raise Rejected("already_seated", seat=held[0] + 1)


async def leave(table: Table, session: Session, ask: Leave) -> None:
    async with table.lock:
        _gathering(table)
        table.seating.held_by(session.id, ask.seat)
        seating = _copied(table)
        seating.vacate(ask.seat)
        await table.change(seating=seating)
    table.tell_table()


async def arrange(table: Table, session: Session, ask: Arrange) -> None:
    """Fill or open a seat; a person who sat there is removed, and with them those at their screen."""
    async with table.lock:
        _host_only(table, session)
        _gathering(table)
        seating, before = _copied(table), table.seating[ask.seat]
        more, removed = [], None
        if before.keeper == "person" and before.session not in (None, session.id):
            assert before.session is not None
            for seat in seating.held(before.session):
                seating.vacate(seat)
            row = {"table": table.id, "session": before.session, "name": before.name or "", "at": milliseconds()}
            more, removed = [statements.remove([row])], {**table.removed, before.session: before.name or ""}
        name = cleaned(ask.plan.name or "") or None
        seating.fill(ask.seat, SeatPlan(ask.plan.keeper, ask.plan.level, name), session)
        await table.change(*more, seating=seating, removed=removed)
    table.tell_table()


async def readmit(table: Table, session: Session, ask: Readmit) -> None:
    async with table.lock:
        _host_only(table, session)
        found = next((id for id in table.removed if public_id(id) == ask.person), None)
        if found is None:
            raise Rejected("not_removed")
        removed = {id: name for id, name in table.removed.items() if id != found}
        await table.change(statements.readmit(table.id, found), removed=removed)
    table.tell_table()


async def allow(table: Table, session: Session, ask: Allow) -> None:
    async with table.lock:
        _host_only(table, session)
        await table.change(
            watch=ask.watch or table.watch,
            talk=ask.talk or table.talkers,
            sharing=int(table.sharing if ask.sharing is None else ask.sharing),
        )
    table.tell_table()


# ------------------------------------------------------------------------------------------------- the whole table


async def start(table: Table, session: Session, ask: Start) -> None:
    _host_only(table, session)
    await table.registry.start(table, SeatPlan("bot", ask.level) if ask.fill else None)


async def pause(table: Table, session: Session, ask: Pause) -> None:
    async with table.lock:
        live = _playing(table)
        if not table.seating.held(session.id):
            raise Rejected("not_seated")
        if live.outcome is not None:
            raise Rejected("over")
        if ask.on and live.match_log.window is not None and live.match_log.window.span.collects:
            raise Rejected("window_open")
        await table.change(stage="paused" if ask.on else "playing")
        live.scheduler.reschedule()
    table.tell_table()
    table.tell_positions()


async def hurry(table: Table, session: Session, ask: Hurry) -> None:
    async with table.lock:
        live = _playing(table)
        if not table.seating.held(session.id) and session.id != table.host:
            raise Rejected("not_seated")
        _only_one_page(table)
        await table.change(hurry=int(ask.on))
        live.scheduler.reschedule()
    table.tell_table()


async def rematch(table: Table, session: Session, ask: Rematch) -> None:
    """Once everybody who is here or can be called has answered, the next table stands, and begins."""
    async with table.lock:
        live = _playing(table)
        table.seating.held_by(session.id, ask.seat)
        if live.outcome is None:
            raise Rejected("not_over")
        if table.next is None:
            mine = set(table.seating.held(session.id))
            is_asked_again = ask.agree and mine <= table.rematch
            if ask.agree:
                table.rematch, table.passed = table.rematch | mine, table.passed - mine
            else:
                table.rematch, table.passed = table.rematch - mine, table.passed | mine
            await _rematch_if_wanted(table, is_asked_again)
            if table.next is None:
                table.share_wishes()
                if ask.agree:
                    _call_to_rematch(table)
    table.tell_table()


async def _rematch_if_wanted(table: Table, is_insisting: bool = False) -> None:
    wanting = {table.seating[seat].session for seat in table.rematch}
    # With bots alone in place of those who have no time one plays only if one says so.
    if wanting and not table.awaited() and (not table.passed or len(wanting) > 1 or is_insisting):
        await table.registry.make_next(table)
        table.call_absent()


def _call_to_rematch(table: Table) -> None:
    """Call those who have left, and wait for them for a while."""
    if table.called_until is None:
        table.called_until = table.now + table.timing.away
        table.loop.call_later(table.timing.away, lambda: table.spawn(_waited(table)))
    table.call_absent()


async def _waited(table: Table) -> None:
    """Those who were called and have not come are waited for no longer."""
    async with table.lock:
        if table.next is None:
            await _rematch_if_wanted(table)
    table.tell_table()


async def say(table: Table, connection: Connection, ask: Say) -> None:
    text = cleaned(ask.text)
    if not text:
        raise Rejected("nothing_said")
    await table.talk.say(connection, text, None)


async def phrase(table: Table, connection: Connection, ask: Phrase) -> None:
    if ask.phrase not in PHRASES:
        raise Rejected("no_such_phrase")
    await table.talk.say(connection, None, ask.phrase)


# ----------------------------------------------------------------------------------------------------- the match


async def move(table: Table, connection: Connection, ask: Move, acknowledge: Any) -> None:
    live = _playing(table)
    table.seating.held_by(connection.session.id, ask.seat)
    client = f"{ask.seat}:{ask.id}"
    began = time.perf_counter()
    try:
        await live.move(ask.seat, ask.ply, ask.action, client, connection.lang, acknowledge)
    finally:
        metrics.MOVE_SECONDS.observe(time.perf_counter() - began)


async def back(table: Table, session: Session, ask: Back) -> None:
    async with table.lock:
        live = _playing(table)
        table.seating.held_by(session.id, ask.seat)
        live.scheduler.is_back(ask.seat)
        live.scheduler.reschedule()


async def seen(table: Table, session: Session, ask: Seen) -> None:
    if table.live is not None:
        table.live.scheduler.seen(session.id)


async def resign(table: Table, session: Session, ask: Resign) -> None:
    """Give up; with the last of a side's people its bots do so, too."""
    async with table.lock:
        live = _playing(table)
        chair = table.seating.held_by(session.id, ask.seat)
        if live.outcome is not None:
            raise Rejected("over")
        if chair.resigned is not None:
            raise Rejected("resigned")
        partners = [table.seating[seat] for seat in mates(live.match_log.match.game, ask.seat)]
        bots = [] if any(other.is_persons for other in partners) else partners
        await live.give_up(
            [ask.seat, *(other.seat for other in bots if other.resigned is None)], f"{ask.seat}:{ask.id}"
        )
    table.tell_table()
    table.tell_positions()


async def undo(table: Table, session: Session, ask: Undo) -> None:
    async with table.lock:
        live = _playing(table)
        table.seating.held_by(session.id, ask.seat)
        if not ask.agree:
            if table.undo is None:
                raise Rejected("nothing_asked")
            table.forget_undo()
            live.scheduler.reschedule()
            return
        if live.is_in_log(f"{ask.seat}:{ask.id}"):
            return
        if table.undo is None:
            live.undone_to(ask.seat)
            table.undo = Undoing(ask.seat, f"{ask.seat}:{ask.id}")
            asyncio.get_running_loop().call_later(table.timing.away, _give_up, table, table.undo)
            live.scheduler.reschedule()
        table.undo.agreed += [seat for seat in table.seating.held(session.id) if seat not in table.undo.agreed]
        if all(chair.seat in table.undo.agreed for chair in table.seating.people()):
            asked = table.undo
            table.forget_undo()
            await live.take_back(asked.seat, asked.client)
        else:
            table.share_wishes()
    table.tell_table()


def _give_up(table: Table, asked: Undoing) -> None:
    """Not everybody has agreed in time: the bots go on."""
    if table.undo is asked and table.live is not None:
        table.forget_undo()
        table.live.scheduler.reschedule()


async def why(table: Table, connection: Connection, ask: Why) -> Verdict:
    live = _playing(table)
    table.seating.held_by(connection.session.id, ask.seat)
    refusal = live.match_log.match.why(ask.seat, ask.action, connection.lang)
    if refusal is None:
        return Verdict(ask.id, True)
    return Verdict(ask.id, False, refusal.code, refusal.text, refusal.rule)


async def hint(table: Table, connection: Connection, ask: Hint) -> HintInfo:
    live = _playing(table)
    table.seating.held_by(connection.session.id, ask.seat)
    _only_one_page(table)
    match, ply = live.match_log.match, live.match_log.ply
    if not match.legal(ask.seat):
        raise Rejected("nothing_to_do")
    rng = stream(match.seed, "hint", ask.seat, ply)
    decision = await table.bots.think(match.game, match.hidden(ask.seat), ask.seat, HINT_LEVEL, rng)
    legal = set(match.legal(ask.seat))
    # A search's numbers may be NumPy's, which the wire does not know.
    chances = [
        Chance(action, float(chance), float(share)) for action, chance, share in decision.chances if action in legal
    ]
    # The best are those that got most attention; among them the likeliest to win is said first.
    best = sorted(chances[:MOST_HINTS], key=lambda one: one.chance, reverse=True)
    return HintInfo(ask.id, table.id, ask.seat, ply, best)
