"""What is asked of the seats of a table before the start, and of who may come."""

from __future__ import annotations

from majlis.server.db import statements
from majlis.server.db.rows import RemovedRow
from majlis.server.protocol.client_messages import Allow, Arrange, Leave, Readmit, Sit
from majlis.server.protocol.codec import milliseconds
from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sessions import Session, public_id
from majlis.server.tables.ids import new_id
from majlis.server.tables.table import Table
from majlis.server.ws.command_registry import command


def _check_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Rejected("begun")


@command(Sit, by="session")
async def sit(table: Table, session: Session, message: Sit) -> None:
    async with table.change():
        if message.seat is None and not message.device and table.seating.own(session.id) is not None:
            return
        _check_waiting(table)
        if session.id in table.removed and session.id != table.host:
            raise Rejected("removed")
        _one_seat_each(table, session, message.device)
        seat = _wanted(table, session, message)
        seating = table.seating.copied()
        plan = SeatPlan("device" if message.device else "me", name=message.name)
        seating.fill(seat, plan, session)
        await table.save(seating=seating)


def _wanted(table: Table, session: Session, message: Sit) -> int:
    """The seat that is asked for, or the first one that this session may take."""
    if message.seat is None:
        found = next((seat.seat for seat in table.seating if table.access.may_take(session.id, seat)), None)
        if found is None:
            raise Rejected("invitation_only" if table.seating.open_seats() else "full")
        return found
    seat = table.seating[message.seat]
    if seat.occupant not in ("free", "link"):
        raise Rejected("seat_taken", seat=message.seat + 1)
    if not table.access.may_take(session.id, seat):
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
        _check_waiting(table)
        table.seating.held_by(session.id, message.seat)
        seating = table.seating.copied()
        seating.vacate(message.seat)
        await table.save(seating=seating)


@command(Arrange, by="host")
async def arrange(table: Table, session: Session, message: Arrange) -> None:
    """Fill or open a seat; a person who sat there is removed, and with them those at their screen."""
    async with table.change():
        _check_waiting(table)
        seating, before = table.seating.copied(), table.seating[message.seat]
        more, removed, key = [], None, table.key
        if before.occupant == "person" and before.session not in (None, session.id):
            assert before.session is not None
            for seat in seating.held(before.session):
                seating.vacate(seat)
            row = RemovedRow(table.id, before.session, before.name or "", milliseconds())
            more, removed = [statements.remove([row])], {**table.removed, before.session: before.name or ""}
            # Whoever is removed knows the link, and would be somebody new under another cookie.
            key = new_id()
        seating.fill(message.seat, message.plan, session)
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
