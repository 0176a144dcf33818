"""The next match of the same people: each sits one seat further, and it goes on as a leaflet's next round would."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from majlis.games.definition import Definition, Numbers
from majlis.match.game import Game, settle
from majlis.match.match import Match
from majlis.server.db import queries
from majlis.server.db.errors import StoreError
from majlis.server.logs import log
from majlis.server.matches.scheduler import AGAIN
from majlis.server.matches.seats import PEOPLE, STAND_IN_LEVEL, Seat
from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.server_messages import Called
from majlis.server.security.sessions import Session
from majlis.server.tables.new_table import Asked, MadeElsewhere, Permissions, set_up
from majlis.server.tables.quick_match import NOBODY
from majlis.server.tables.start import start_once

if TYPE_CHECKING:
    from majlis.server.tables.table import Table

MOST_DRAWN = 5000
"""Seeds that are drawn for a lot to fall on one of a few seats; it would fall elsewhere each time only if it could not
fall there at all."""


class Next(NamedTuple):
    """How the next match begins."""

    options: dict[str, Any]
    seed: bytes
    match: Match | None = None
    """The match itself, where somebody leads without a draw."""


def moved(seat: int, players: int) -> int:
    """Where somebody sits in the next match."""
    return (seat + 1) % players


def followed(game: Definition, options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options, those that belong to persons with them at their new seats."""
    found = dict(options)
    for name in game.seat_options:
        value = options.get(name)
        if isinstance(game.options[name], Numbers):
            found[name] = [value[(seat - 1) % players] for seat in range(players)] if value else value
        elif value:
            found[name] = moved(int(value) - 1, players) + 1
    return found


def following(match: Match, options: Mapping[str, Any], places: Sequence[int]) -> Next:
    """What follows a match that is over; takes a moment where a lot has to fall on somebody."""
    game, players = match.game.definition, match.game.players
    found = followed(game, options, players)
    if game.rematch is None:
        return Next(found, secrets.token_bytes(32))
    lead = game.rematch.leads_next(match.anew().state(), match.state(), places)
    option = getattr(game.rematch, "OPTION", None)
    if isinstance(option, str) and option in game.options:
        if lead is not None:
            found[option] = moved(lead, players) + 1
        return Next(found, secrets.token_bytes(32))
    leader = getattr(game.rematch, "LEADER", None)
    if lead is None or leader is None:
        return Next(found, secrets.token_bytes(32))
    match = _led(Game(game, settle(game, found)), leader, moved(lead, players))
    return Next(found, match.seed, match.undrawn())


def _led(game: Game, leader: str, wanted: int) -> Match:
    """A match by whose seed the lot falls on a seat; everything else is as random as ever."""
    match = game.start(secrets.token_bytes(32))
    for _ in range(MOST_DRAWN):
        if match.state()[leader] == wanted:
            break
        match = game.start(secrets.token_bytes(32))
    return match


# ------------------------------------------------------------------------------------------------------- wanting it


class RematchWishes:
    """Who at one table wants another match, and who is waited for."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.wanted: set[int] = set()
        self.passed: set[int] = set()
        """Seats whose people do not want another match."""
        self._called_until: float | None = None
        """Until when those are waited for who have left and are called back to another match."""

    async def answer(self, session: str, agrees: bool, is_repeated: bool) -> None:
        """Somebody wants another match, or not; once everybody has answered it begins. Holds the lock already."""
        table, mine = self._table, set(self._table.seating.held(session))
        if table.next is not None:
            return
        # One that comes again because its answer was lost is still the same wish.
        is_insisting = agrees and mine <= self.wanted and not is_repeated
        if agrees:
            self.wanted, self.passed = self.wanted | mine, self.passed - mine
        else:
            self.wanted, self.passed = self.wanted - mine, self.passed | mine
        await self._begin_if_wanted(is_insisting)
        if table.next is None:
            table.share_wishes()
            if agrees:
                self._call_back()

    async def _begin_if_wanted(self, is_insisting: bool = False) -> None:
        wanting = {self._table.seating[seat].session for seat in self.wanted}
        # With bots alone in place of those who have no time one plays only if one says so.
        if wanting and not self.awaited() and (not self.passed or len(wanting) > 1 or is_insisting):
            await make_next(self._table)
            self._call_absent()
            self._table.share_wishes()

    def hear(self, wanted: Collection[int], passed: Collection[int]) -> None:
        """Somebody at another process has answered."""
        self.wanted = (self.wanted - set(passed)) | set(wanted)
        self.passed = (self.passed - set(wanted)) | set(passed)

    def take_over(self, wanted: Collection[int], passed: Collection[int]) -> None:
        """Who had answered where the table lived before; the others are called, and waited for from now on."""
        self.hear(wanted, passed)
        if wanted:
            self._call_back()

    # ------------------------------------------------------------------------------------------------- calling

    def awaited(self) -> list[Seat]:
        """Those who have not said yet whether they want another match, and are here or can be called."""
        table = self._table
        is_calling = self._called_until is None or table.now < self._called_until
        return [
            each
            for each in table.seating
            if each.occupant in PEOPLE
            and each.seat not in self.wanted | self.passed
            and (table.presence.has(each.session) or (is_calling and table.registry.calls.can_reach(each.session)))
        ]

    def waiting(self, session: str) -> Called | None:
        """What somebody who has left is wanted for, while they are waited for."""
        table, seat = self._table, next(iter(self._table.seating.held(session)), None)
        if seat is None or not self.wanted or seat in self.wanted | self.passed or table.presence.has(session):
            return None
        is_calling = self._called_until is not None and table.now < self._called_until
        return self._called(seat) if is_calling else None

    def _called(self, seat: int) -> Called:
        """What somebody is told who is wanted for another match."""
        table = self._table
        names = [table.seating[each].name or "" for each in sorted(self.wanted)]
        return Called(table.id, table.game, "next" if table.next else "rematch", seat, names, table.next)

    def _call_absent(self) -> None:
        """Tell those who have left of the next match, or of the wish for one."""
        for each in self._table.seating:
            is_wanted = each.occupant in PEOPLE and each.seat not in self.passed
            if is_wanted and each.session is not None and not self._table.presence.has(each.session):
                self._table.registry.calls.call(each.session, self._called(each.seat))

    def _call_back(self) -> None:
        """Call those who have left, and wait for them for a while."""
        table = self._table
        if self._called_until is None:
            self._called_until = table.now + table.timing.away
            table.loop.call_later(table.timing.away, lambda: table.spawn(self._stop_waiting()))
        self._call_absent()

    async def _stop_waiting(self) -> None:
        """Those who were called and have not come are waited for no longer; that is tried until it can be written."""
        table, has_failed = self._table, False
        while table.next is None:
            try:
                if not table.is_cut_off:
                    async with table.change():
                        await self._begin_if_wanted()
                        table.mark()
                    break
            except Exception as error:
                if not has_failed:
                    log.error("a table has to wait", table=table.id, error=repr(error))
                has_failed = True
            await asyncio.sleep(AGAIN)


async def make_next(table: Table) -> None:
    """Another match of the same people, each one seat further. Holds the table's lock already."""
    live, registry = table.live, table.registry
    assert live is not None
    assert live.outcome is not None
    then = await registry.restoring.run(following, live.match_log.match, table.options, live.outcome.places)
    permissions = Permissions(table.watch, table.talkers, table.sharing, table.removed, await _invited(table))
    rotated = table.seating.rotated()
    for seat in table.rematch.passed:
        rotated.fill(moved(seat, len(rotated)), SeatPlan("bot", STAND_IN_LEVEL), Session("", "", "en"))
    # Whatever fails before this table knows the next one: whoever tries again finds the one that was made.
    request = Asked(NOBODY, f"next after {table.id}")
    try:
        next_one = await set_up(
            registry, table.game, then.options, table.clock, table.host, rotated, request, permissions, table.goal
        )
        await start_once(next_one, then.seed, then.match)
        following_id = next_one.id
    except MadeElsewhere as made:
        # This table lived there when it was made.
        following_id = made.table
    try:
        await table.save(next_table_id=following_id)
    except Rejected:
        if table.next is None:
            raise


async def _invited(table: Table) -> set[str]:
    """Who came by the invitation; those who did so at another process are in the store alone."""
    try:
        stored = await table.store.read(queries.invited, table.id, table.key)
    except StoreError as error:
        log.error("invitations could not be read", table=table.id, error=str(error))
        raise Rejected("not_done") from None
    return table.access.invited | {row.session for row in stored}
