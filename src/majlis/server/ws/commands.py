"""What pages ask, each with its conditions: to follow, to sit, to start, to act, to pause, to give up, to take back."""

from __future__ import annotations

import asyncio
import copy
import time

from majlis import __version__
from majlis.match.giving_up import mates
from majlis.server import metrics
from majlis.server.bots.pool import stream
from majlis.server.db import statements
from majlis.server.db.rows import RemovedRow
from majlis.server.matches.live import LiveMatch
from majlis.server.matches.seats import Seats
from majlis.server.protocol.client_messages import (
    Allow,
    Arrange,
    Back,
    Enter,
    Exit,
    Hello,
    Hint,
    Hurry,
    Leave,
    Lobby,
    Move,
    Pause,
    Phrase,
    Ping,
    Readmit,
    Rematch,
    Report,
    Resign,
    Say,
    Seen,
    Sit,
    Start,
    Undo,
    Why,
)
from majlis.server.protocol.codec import encode, milliseconds
from majlis.server.protocol.generated_names import in_words
from majlis.server.protocol.notices import Undoing
from majlis.server.protocol.parts import Chance, SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import Done, HintInfo, Verdict, Welcome
from majlis.server.protocol.version import PROTOCOL
from majlis.server.security.sanitize import cleaned
from majlis.server.security.sessions import Session, public_id
from majlis.server.tables import quick_match, reports
from majlis.server.tables.chat import PHRASES
from majlis.server.tables.registry import TableRegistry, new_id
from majlis.server.tables.table import Table
from majlis.server.ws.command_registry import COMMANDS, check_complete, command
from majlis.server.ws.connection import Connection
from majlis.server.ws.once import Answer

__all__ = ["COMMANDS"]

HINT_LEVEL = 4
MOST_HINTS = 3
MOST_TABLES = 8
"""Tables that one page may follow."""


def _playing(table: Table) -> LiveMatch:
    if table.live is None:
        raise Rejected("not_begun")
    return table.live


def _gathering(table: Table) -> None:
    if table.status != "gathering":
        raise Rejected("begun")


def _copied(table: Table) -> Seats:
    return Seats(copy.copy(seat) for seat in table.seating)


def _only_one_page(table: Table) -> None:
    if len(table.seating.sessions()) > 1:
        raise Rejected("others_sit_here")


# ----------------------------------------------------------------------------------------------------- the page


@command(Ping, by="anybody", keeps="nothing", is_repeatable=True)
async def ping(registry: TableRegistry, connection: Connection, message: Ping) -> None:
    return


@command(Hello, by="anybody", keeps="nothing", is_repeatable=True)
async def hello(registry: TableRegistry, connection: Connection, message: Hello) -> Welcome:
    connection.lang = message.lang
    for called in registry.calls(connection.session.id):
        connection.push(encode(called))
    return Welcome(in_words(message.lang, connection.session.name), __version__, PROTOCOL)


@command(Lobby, by="anybody", keeps="nothing", is_repeatable=True)
async def lobby(registry: TableRegistry, connection: Connection, message: Lobby) -> None:
    registry.watching_lobby.discard(connection)
    if message.on:
        registry.watching_lobby.add(connection)
        await registry.tell_lobby({connection})


@command(Enter, by="connection", keeps="nothing", is_repeatable=True)
async def enter(table: Table, connection: Connection, message: Enter) -> None:
    if len(connection.tables) >= MOST_TABLES and table.id not in connection.tables:
        raise Rejected("too_many_tables", most=MOST_TABLES)
    await table.enter(connection, message.key, message.ply)


@command(Exit, by="connection", keeps="nothing")
async def exit(table: Table, connection: Connection, message: Exit) -> None:
    table.exit(connection)
    if table.waiters is not None and not table.is_present(connection.session.id):
        await quick_match.leave(table, connection.session.id)


# ----------------------------------------------------------------------------------------------------- the seats


@command(Sit, by="session")
async def sit(table: Table, session: Session, message: Sit) -> None:
    async with table.change():
        if message.seat is None and not message.device and table.seating.own(session.id) is not None:
            return
        _gathering(table)
        if session.id in table.removed and session.id != table.host:
            raise Rejected("removed")
        _one_seat_each(table, session, message.device)
        seat = _wanted(table, session, message)
        seating = _copied(table)
        plan = SeatPlan("device" if message.device else "me", name=cleaned(message.name or "") or None)
        seating.fill(seat, plan, session)
        await table.save(seating=seating)


def _wanted(table: Table, session: Session, message: Sit) -> int:
    """The seat that is asked for, or the first one that this session may take."""
    if message.seat is None:
        found = next((seat.seat for seat in table.seating if table.may_take(session.id, seat)), None)
        if found is None:
            raise Rejected("invitation_only" if table.seating.open_seats() else "full")
        return found
    seat = table.seating[message.seat]
    if seat.occupant not in ("free", "link"):
        raise Rejected("seat_taken", seat=message.seat + 1)
    if not table.may_take(session.id, seat):
        raise Rejected("invitation_needed", seat=message.seat + 1)
    return message.seat


def _one_seat_each(table: Table, session: Session, is_device: bool) -> None:
    """Refuse a second seat, unless the host lets guests share a screen."""
    if session.id == table.host or table.sharing:
        return
    if is_device:
        raise Rejected("no_sharing")
    if held := table.seating.held(session.id):
        raise Rejected("already_seated", seat=held[0] + 1)


@command(Leave, by="session")
async def leave(table: Table, session: Session, message: Leave) -> None:
    async with table.change():
        _gathering(table)
        table.seating.held_by(session.id, message.seat)
        seating = _copied(table)
        seating.vacate(message.seat)
        await table.save(seating=seating)


@command(Arrange, by="host")
async def arrange(table: Table, session: Session, message: Arrange) -> None:
    """Fill or open a seat; a person who sat there is removed, and with them those at their screen."""
    async with table.change():
        _gathering(table)
        seating, before = _copied(table), table.seating[message.seat]
        more, removed, key = [], None, table.key
        if before.occupant == "person" and before.session not in (None, session.id):
            assert before.session is not None
            for seat in seating.held(before.session):
                seating.vacate(seat)
            row = RemovedRow(table.id, before.session, before.name or "", milliseconds())
            more, removed = [statements.remove([row])], {**table.removed, before.session: before.name or ""}
            # Whoever is removed knows the link, and would be somebody new under another cookie.
            key = new_id()
        name = cleaned(message.plan.name or "") or None
        seating.fill(message.seat, SeatPlan(message.plan.occupant, message.plan.level, name), session)
        await table.save(*more, seating=seating, removed=removed, invite_key=key)


@command(Readmit, by="host")
async def readmit(table: Table, session: Session, message: Readmit) -> None:
    async with table.change():
        found = next((id for id in table.removed if public_id(id) == message.person), None)
        if found is None:
            raise Rejected("not_removed")
        removed = {id: name for id, name in table.removed.items() if id != found}
        await table.save(statements.readmit(table.id, found), removed=removed)


@command(Allow, by="host")
async def allow(table: Table, session: Session, message: Allow) -> None:
    async with table.change():
        await table.save(
            watch=message.watch or table.watch,
            talk=message.talk or table.talkers,
            sharing=int(table.sharing if message.sharing is None else message.sharing),
        )


# ------------------------------------------------------------------------------------------------- the whole table


@command(Start, by="host", is_long=True)
async def start(table: Table, session: Session, message: Start) -> None:
    await table.registry.start(table, SeatPlan("bot", message.level) if message.fill else None)


@command(Pause, by="session")
async def pause(table: Table, session: Session, message: Pause) -> None:
    async with table.change():
        live = _playing(table)
        if not table.seating.held(session.id):
            raise Rejected("not_seated")
        if live.outcome is not None:
            raise Rejected("over")
        if message.on and live.match_log.window is not None and live.match_log.window.kind.collects:
            raise Rejected("window_open")
        await table.save(status="paused" if message.on else "playing")
        table.mark(positions=True)


@command(Hurry, by="session")
async def hurry(table: Table, session: Session, message: Hurry) -> None:
    async with table.change():
        _playing(table)
        if not table.seating.held(session.id) and session.id != table.host:
            raise Rejected("not_seated")
        _only_one_page(table)
        await table.save(hurry=int(message.on))


@command(Rematch, by="session", is_long=True)
async def rematch(table: Table, session: Session, message: Rematch) -> None:
    """Once everybody who is here or can be called has answered, the next table stands, and begins."""
    async with table.change():
        live = _playing(table)
        table.seating.held_by(session.id, message.seat)
        if live.outcome is None:
            raise Rejected("not_over")
        if table.next is None:
            mine = set(table.seating.held(session.id))
            # One that comes again because its answer was lost is still the same wish.
            is_insisting = message.agree and mine <= table.rematch and not message.again
            if message.agree:
                table.rematch, table.passed = table.rematch | mine, table.passed - mine
            else:
                table.rematch, table.passed = table.rematch - mine, table.passed | mine
            await _rematch_if_wanted(table, is_insisting)
            if table.next is None:
                table.share_wishes()
                if message.agree:
                    _call_to_rematch(table)
        table.mark()


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
    async with table.change():
        if table.next is None:
            await _rematch_if_wanted(table)
        table.mark()


@command(Say, by="connection", limit="line")
async def say(table: Table, connection: Connection, message: Say) -> None:
    text = cleaned(message.text)
    if not text:
        raise Rejected("nothing_said")
    await table.talk.say(connection, text, None)


@command(Phrase, by="connection", limit="line")
async def phrase(table: Table, connection: Connection, message: Phrase) -> None:
    if message.phrase not in PHRASES:
        raise Rejected("no_such_phrase")
    await table.talk.say(connection, None, message.phrase)


# ----------------------------------------------------------------------------------------------------- the match


@command(Move, by="connection", keeps="log", answers=True)
async def move(table: Table, connection: Connection, message: Move, answer: Answer) -> None:
    """Act; whoever has another position in mind is sent the one that stands."""
    live = _playing(table)
    table.seating.held_by(connection.session.id, message.seat)
    client = f"{message.seat}:{message.id}"
    began = time.perf_counter()
    try:
        async with table.change():
            ply = await live.move(message.seat, message.ply, message.action, client, connection.lang)
            answer.give(Done(message.id, ply))
    except Rejected as rejected:
        if answer.is_given or rejected.code != "stale":
            raise
        answer.reject(rejected)
        connection.push(live.whole(message.seat))
    finally:
        metrics.MOVE_SECONDS.observe(time.perf_counter() - began)


@command(Back, by="session")
async def back(table: Table, session: Session, message: Back) -> None:
    async with table.change():
        live = _playing(table)
        table.seating.held_by(session.id, message.seat)
        live.scheduler.is_back(message.seat)


@command(Seen, by="session", keeps="nothing")
async def seen(table: Table, session: Session, message: Seen) -> None:
    if table.live is not None:
        table.live.scheduler.seen(session.id)


@command(Resign, by="session")
async def resign(table: Table, session: Session, message: Resign) -> None:
    """Give up; with the last of a side's people its bots do so, too."""
    async with table.change():
        live = _playing(table)
        seat = table.seating.held_by(session.id, message.seat)
        if live.outcome is not None:
            raise Rejected("over")
        if seat.resigned_at is not None:
            raise Rejected("resigned")
        partners = [table.seating[mate] for mate in mates(live.match_log.match.game, message.seat)]
        bots = [] if any(other.is_human for other in partners) else partners
        await live.give_up(
            [message.seat, *(other.seat for other in bots if other.resigned_at is None)], f"{message.seat}:{message.id}"
        )
        table.mark(positions=True)


@command(Undo, by="session")
async def undo(table: Table, session: Session, message: Undo) -> None:
    async with table.change():
        live = _playing(table)
        table.seating.held_by(session.id, message.seat)
        if not message.agree:
            if table.undo is None:
                raise Rejected("nothing_asked")
            table.forget_undo()
            return
        if live.is_in_log(f"{message.seat}:{message.id}"):
            return
        if table.undo is None:
            live.undone_to(message.seat)
            table.undo = Undoing(message.seat, f"{message.seat}:{message.id}")
            asyncio.get_running_loop().call_later(table.timing.away, _give_up, table, table.undo)
        table.undo.agreed += [seat for seat in table.seating.held(session.id) if seat not in table.undo.agreed]
        if all(seat.seat in table.undo.agreed for seat in table.seating.people()):
            asked = table.undo
            table.forget_undo()
            await live.take_back(asked.seat, asked.client)
        else:
            table.share_wishes()
        table.mark()


def _give_up(table: Table, asked: Undoing) -> None:
    """Not everybody has agreed in time: the bots go on."""
    if table.undo is asked and table.live is not None:
        table.forget_undo()
        table.settle()


@command(Why, by="connection", keeps="nothing")
async def why(table: Table, connection: Connection, message: Why) -> Verdict:
    live = _playing(table)
    table.seating.held_by(connection.session.id, message.seat)
    refusal = live.match_log.match.why(message.seat, message.action, connection.lang)
    if refusal is None:
        return Verdict(message.id, True)
    return Verdict(message.id, False, refusal.code, refusal.text, refusal.rule)


@command(Hint, by="connection", keeps="nothing", is_long=True)
async def hint(table: Table, connection: Connection, message: Hint) -> HintInfo:
    live = _playing(table)
    table.seating.held_by(connection.session.id, message.seat)
    _only_one_page(table)
    match, ply = live.match_log.match, live.match_log.ply
    if not match.legal(message.seat):
        raise Rejected("nothing_to_do")
    rng = stream(match.seed, "hint", message.seat, ply)
    decision = await table.bots.think(match.game, match.hidden(message.seat), message.seat, HINT_LEVEL, rng)
    legal = set(match.legal(message.seat))
    # A search's numbers may be NumPy's, which the wire does not know.
    chances = [
        Chance(action, float(chance), float(share)) for action, chance, share in decision.chances if action in legal
    ]
    # The best are those that got most attention; among them the likeliest to win is said first.
    best = sorted(chances[:MOST_HINTS], key=lambda one: one.chance, reverse=True)
    return HintInfo(message.id, table.id, message.seat, ply, best)


command(Report, by="connection", limit="report")(reports.report)
check_complete()
