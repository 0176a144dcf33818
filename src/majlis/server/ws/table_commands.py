"""What is asked of a whole table: to start, to pause, to hurry the bots, to play again."""

from __future__ import annotations

from majlis.server.protocol.client_messages import Hurry, Pause, Rematch, Start
from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sessions import Session
from majlis.server.tables.start import start_match
from majlis.server.tables.table import Table
from majlis.server.ws.command_registry import command
from majlis.server.ws.conditions import only_one_page, playing, plays_on


@command(Start, by="host", is_long=True)
async def start(table: Table, session: Session, message: Start) -> None:
    await start_match(table, SeatPlan("bot", message.level) if message.fill else None)


@command(Pause, by="session")
async def pause(table: Table, session: Session, message: Pause) -> None:
    async with table.change():
        live = playing(table)
        plays_on(table, session)
        if live.outcome is not None:
            raise Rejected("over")
        if message.on and live.match_log.window is not None and live.match_log.window.kind.collects:
            raise Rejected("window_open")
        await table.save(status="paused" if message.on else "playing")
        table.mark(positions=True)


@command(Hurry, by="session")
async def hurry(table: Table, session: Session, message: Hurry) -> None:
    async with table.change():
        playing(table)
        if not table.seating.held(session.id) and session.id != table.host:
            raise Rejected("not_seated")
        only_one_page(table, session)
        await table.save(hurry=int(message.on))


@command(Rematch, by="session", is_long=True)
async def rematch(table: Table, session: Session, message: Rematch) -> None:
    """Once everybody who is here or can be called has answered, the next table stands, and begins."""
    async with table.change():
        live = playing(table)
        table.seating.held_by(session.id, message.seat)
        if live.outcome is None:
            raise Rejected("not_over")
        await table.rematch.answer(session.id, message.agree, message.again)
        table.mark()
