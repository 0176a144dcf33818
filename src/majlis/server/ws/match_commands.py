"""What is asked of a match: to act, to give up, to take a move back, to know what may be done."""

from __future__ import annotations

import time

from majlis.match.giving_up import mates
from majlis.server import metrics
from majlis.server.bots.pool import stream
from majlis.server.bots.question import Question
from majlis.server.protocol.client_messages import Back, Hint, Move, Resign, Seen, Undo, Why
from majlis.server.protocol.parts import Candidate
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import Done, HintInfo, Verdict
from majlis.server.security.sessions import Session
from majlis.server.tables.table import Table
from majlis.server.ws.command_registry import command
from majlis.server.ws.conditions import only_one_page, playing
from majlis.server.ws.connection import Connection
from majlis.server.ws.once import Answer

HINT_LEVEL = 4
MOST_HINTS = 3


@command(Move, by="connection", keeps="log", answers=True)
async def move(table: Table, connection: Connection, message: Move, answer: Answer) -> None:
    """Act; whoever has another position in mind is sent the one that stands."""
    live = playing(table)
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
        live = playing(table)
        table.seating.held_by(session.id, message.seat)
        live.scheduler.give_seat_back(message.seat)


@command(Seen, by="session", keeps="nothing")
async def seen(table: Table, session: Session, message: Seen) -> None:
    live = playing(table)
    if not table.seating.held(session.id):
        raise Rejected("not_seated")
    live.scheduler.note_seen(session.id)


@command(Resign, by="session")
async def resign(table: Table, session: Session, message: Resign) -> None:
    """Give up; with the last of a side's people its bots do so, too."""
    async with table.change():
        live = playing(table)
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
        live = playing(table)
        if table.seating.held_by(session.id, message.seat).resigned_at is not None:
            raise Rejected("resigned")
        if message.agree:
            await table.undo.agree(live, session.id, message.seat, f"{message.seat}:{message.id}")
        else:
            table.undo.refuse()


@command(Why, by="connection", keeps="nothing")
async def why(table: Table, connection: Connection, message: Why) -> Verdict:
    live = playing(table)
    table.seating.held_by(connection.session.id, message.seat)
    refusal = live.match_log.match.why(message.seat, message.action, connection.lang)
    if refusal is None:
        return Verdict(message.id, True)
    return Verdict(message.id, False, refusal.code, refusal.text, refusal.rule)


@command(Hint, by="connection", keeps="nothing", is_long=True)
async def hint(table: Table, connection: Connection, message: Hint) -> HintInfo:
    live = playing(table)
    table.seating.held_by(connection.session.id, message.seat)
    only_one_page(table, connection.session)
    match, ply = live.match_log.match, live.match_log.ply
    if not match.legal_actions(message.seat):
        raise Rejected("nothing_to_do")
    rng = stream(match.seed, "hint", message.seat, ply)
    async with table.registry.hints.turn(connection.session.id):
        question = Question(match.game, match.hidden(message.seat), message.seat, HINT_LEVEL, rng, table.goal)
        decision = await table.bots.think(question)
    legal = set(match.legal_actions(message.seat))
    # A search's numbers may be NumPy's, which the wire does not know.
    candidates = [
        Candidate(match.text(action), float(win_probability), float(share))
        for action, win_probability, share in decision.candidates
        if action in legal
    ]
    # The best are those that got most attention; among them the likeliest to win is said first.
    best = sorted(candidates[:MOST_HINTS], key=lambda one: one.win_probability, reverse=True)
    return HintInfo(message.id, table.id, message.seat, ply, best)
