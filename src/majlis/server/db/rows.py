"""Rows of the store, typed: what is written is made of these, what is read comes as these. Fields are the columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from majlis.server.protocol.values import Audience, BotGoal, Occupant, Status


class TableRow(NamedTuple):
    """A table; its seats, its match and whom its host has removed are rows of their own."""

    id: str
    version: int
    game: str
    options: str
    clock: str
    host: str
    invite_key: str
    status: Status
    hurry: int
    next_table_id: str | None
    created_at: int
    updated_at: int
    watch: Audience
    talk: Audience
    sharing: int
    goal: BotGoal = "win"


class SeatRow(NamedTuple):
    """A seat of a table."""

    table_id: str
    seat: int
    occupant: Occupant
    session: str | None
    name: str | None
    bot_name: int | None
    level: int | None
    resigned_at: int | None
    opening: str


class MatchRow(NamedTuple):
    """A match but for its log."""

    id: str
    table_id: str
    game: str
    version: int
    options: str
    seed: bytes
    start: str | None
    started_at: int
    ended_at: int | None = None
    outcome: str | None = None
    plies: int | None = None


class Entry(NamedTuple):
    """One entry of a match's log."""

    ply: int
    seat: int
    action: str
    back_to: int | None
    client: str | None
    bank_ms: int | None
    created_at: int


class KeptChoice(NamedTuple):
    """A choice kept in a window."""

    ply: int
    seat: int
    action: str
    client: str | None


class ChatRow(NamedTuple):
    """A line said at a table."""

    table_id: str
    line_number: int
    session: str
    seat: int | None
    name: str
    body: str | None
    phrase: str | None
    created_at: int


class RequestRow(NamedTuple):
    """A request that was carried out."""

    session: str
    request: str
    table_id: str | None
    created_at: int


class UploadRow(NamedTuple):
    """A file that somebody brought."""

    id: str
    session: str
    size: int
    created_at: int
    file: bytes
    network: str


class DeviceRow(NamedTuple):
    """A device at which a guest is known."""

    id: str
    session: str
    browser: str
    system: str
    created_at: int
    seen_at: int
    ended_at: int | None = None


class LinkRow(NamedTuple):
    """A link by which another device becomes one of a guest's."""

    code: str
    session: str
    name: str
    created_at: int


class RemovedRow(NamedTuple):
    """Somebody whom the host of a table has removed."""

    table_id: str
    session: str
    name: str
    created_at: int


class InvitedRow(NamedTuple):
    """Somebody who came to a table by its invitation."""

    table_id: str
    session: str
    invite_key: str


class ReportRow(NamedTuple):
    """A report to those who run the server."""

    id: str
    table_id: str
    session: str
    name: str
    about: str
    about_name: str
    reason: str
    note: str
    lines: str
    created_at: int


class Saved(NamedTuple):
    """A table as it is stored, with its seats in order, its match if it has one, whom its host has removed, and who
    came by its invitation."""

    table: TableRow
    seats: Sequence[SeatRow]
    match: MatchRow | None
    removed: Sequence[RemovedRow] = ()
    invited: Sequence[InvitedRow] = ()


class RunningMatch(NamedTuple):
    """A match that is being played, as a list shows it."""

    id: str
    """Of the table."""
    game: str
    options: str
    ply: int
    seats: Sequence[SeatRow]


class TableProgress(NamedTuple):
    """How far a table is: its version, the last ply of its match and the last line said; 0 where there is none."""

    version: int
    ply: int
    line: int
