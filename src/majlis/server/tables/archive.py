"""Matches in the store: to look at, to keep, and to play on from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.server.db import queries
from majlis.server.db.rows import Saved
from majlis.server.matches import finished
from majlis.server.matches.seats import Seats
from majlis.server.protocol import generated_names
from majlis.server.protocol.http_bodies import MatchInfo, PlayOn, Segment
from majlis.server.protocol.parts import Clock
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sessions import Session
from majlis.server.tables import access
from majlis.server.tables.new_table import USUAL, Asked, Permissions, set_up
from majlis.server.tables.start import start_once

if TYPE_CHECKING:
    from majlis.server.tables.registry import TableRegistry
    from majlis.server.tables.table import Table


class MatchArchive:
    """What is asked of matches from outside a socket."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def matches(self, session: Session) -> list[MatchInfo]:
        """The matches of a guest, the last one first."""

        async def line(id: str) -> MatchInfo:
            saved, plies = found[id]
            return finished.described(saved, plies, session.id)

        read = await self._registry.store.read(queries.matches_of, session.id)
        found = {saved.match.id: (saved, plies) for saved, plies in read if saved.match is not None}
        return await self._registry.list_items.of(list(found), line)

    async def match(self, match: str, session: Session | None, key: str | None = None) -> MatchInfo:
        """One match, for those who may know of it."""
        with self._registry.damage.noticed(match):
            saved = await self._saved(match, session, key)
            plies = await self._registry.store.read(queries.last_ply, match)
            return finished.described(saved, plies, None if session is None else session.id)

    async def replay(self, match: str, session: Session | None = None, key: str | None = None) -> Replay:
        """A finished match as a file; a running one would give its seed away."""
        with self._registry.damage.noticed(match):
            saved = await self._finished(match, session, key)
            entries = await self._registry.store.read(queries.log, match)
            return await self._registry.heavy.run(finished.replay, saved, entries)

    async def look(
        self,
        match: str,
        viewer: int | None,
        first: int,
        last: int,
        session: Session | None = None,
        key: str | None = None,
    ) -> Segment:
        """A stretch of a finished match, as a seat, a spectator (None) or the referee (-1) saw it."""
        with self._registry.damage.noticed(match):
            saved = await self._finished(match, session, key)
            entries = await self._registry.store.read(queries.log, match)

            def seen() -> Segment:
                outcome = finished.described(saved, 0, None).outcome
                return finished.look(finished.finished(saved, entries), viewer, first, last, outcome)

            return await self._registry.heavy.run(seen)

    async def _saved(self, match: str, session: Session | None, key: str | None) -> Saved:
        saved = await self._registry.store.read(queries.match, match)
        if saved is None:
            days = self._registry.retention.matches
            raise Rejected("match_gone", days=round(days)) if days else Rejected("no_such_match")
        _check_open(self._registry.tables.get(saved.table.id), saved, "" if session is None else session.id, key)
        return saved

    async def _finished(self, match: str, session: Session | None, key: str | None) -> Saved:
        saved = await self._saved(match, session, key)
        if saved.match is None or saved.match.ended_at is None:
            raise Rejected("still_running")
        await self._registry.made_ready(saved.match.game)
        return saved

    # --------------------------------------------------------------------------------------------------- playing on

    async def play_on(self, session: Session, match: str, wanted: PlayOn, key: str | None = None) -> str:
        """A new table at which a guest plays on from a ply of a finished match, against bots."""
        with self._registry.damage.noticed(match):
            saved = await self._finished(match, session, key)
            entries = await self._registry.store.read(queries.log, match)
            played = await self._registry.heavy.run(finished.finished, saved, entries)
        seen = [(seat.name or "", seat.bot_name) for seat in saved.seats]
        permissions = Permissions(saved.table.watch, saved.table.talk)
        return await self._continue(session, played, wanted, seen, permissions)

    async def play_from(self, session: Session, played: Match, wanted: PlayOn) -> str:
        """The same for a match that was brought along, of whose players nothing is known."""
        seen = [(generated_names.player(number), None) for number in range(1, played.game.players + 1)]
        return await self._continue(session, played, wanted, seen)

    async def _continue(
        self,
        session: Session,
        played: Match,
        wanted: PlayOn,
        seen: Sequence[tuple[str, int | None]],
        permissions: Permissions = USUAL,
    ) -> str:
        """Play on under the names that people saw; what happened so far stays in the log."""
        players, ply, seat = played.game.players, wanted.ply, wanted.seat
        if not 0 <= ply < len(played.log):
            raise Rejected("no_such_ply", last=len(played.log) - 1)
        if seat not in range(players):
            raise Rejected("no_such_seat", seat=seat + 1, last=players)

        def reached() -> Match:
            again = played.anew()
            for move in played.log[:ply]:
                again.play_action(move.seat, move.action)
            return again

        before = await self._registry.heavy.run(reached)
        seating = Seats.continued(session, seat, wanted.level, seen)
        options, host = played.game.options.plain(), session.id
        request = None if wanted.request is None else Asked(host, wanted.request)
        table = await set_up(self._registry, played.game.key, options, Clock(), host, seating, request, permissions)
        if table.status == "waiting":
            await start_once(table, before=before)
        return table.id


def _check_open(table: Table | None, saved: Saved, session: str, key: str | None) -> None:
    """Refuse to tell of a match to those who may not watch it; once it is over whoever has its key may."""
    row, match = saved.table, saved.match
    is_over = match is not None and match.ended_at is not None
    if match is None or (is_over and key is not None and _is_same(key, finished.key_of(match, row.invite_key))):
        return
    is_player = access.is_player(session, row.host, [seat.session for seat in saved.seats])
    has_come = session in [each.session for each in saved.invited] or (
        table is not None and session in table.access.invited
    )
    is_invited = has_come or (key is not None and _is_same(key, row.invite_key))
    is_removed = session in [each.session for each in saved.removed]
    code = access.watching(row.status, row.watch, is_player, is_invited, is_removed)
    if code is not None:
        raise Rejected("match_closed" if is_over and code != "removed" else code)


def _is_same(key: str, right: str) -> bool:
    """Whether a key is the right one, in a time that does not tell how much of it is."""
    return secrets.compare_digest(key.encode(), right.encode())
