"""The server: all tables that people and bots sit at, and what is asked of them from outside a socket."""

from __future__ import annotations

import asyncio
import copy
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from majlis.errors import MajlisError
from majlis.games import keys
from majlis.match.game import game as configured_game
from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.server import metrics
from majlis.server.bots.loader import GameLoader
from majlis.server.bots.pool import BotPool
from majlis.server.db import queries, statements
from majlis.server.db.errors import Conflict, StoreError, rejection_of
from majlis.server.db.idempotency import without_request
from majlis.server.db.rows import MatchRow, RemovedRow, Saved, TableRow
from majlis.server.db.store import Store
from majlis.server.heavy import HeavyWork
from majlis.server.logs import log
from majlis.server.matches import finished
from majlis.server.matches.log import MatchLog
from majlis.server.matches.scheduler import AGAIN
from majlis.server.matches.seats import STAND_IN_LEVEL, Seats
from majlis.server.protocol import generated_names
from majlis.server.protocol.close_codes import RESTARTING
from majlis.server.protocol.codec import encode, milliseconds
from majlis.server.protocol.http_bodies import MatchInfo, NewTable, PlayOn, Segment
from majlis.server.protocol.notices import Calling, Changed
from majlis.server.protocol.parts import Clock, Listed, Running, SeatPlan
from majlis.server.protocol.rejected import UNKNOWN, Rejected
from majlis.server.protocol.server_messages import Called, LobbyInfo, Preparing
from majlis.server.protocol.values import Circle
from majlis.server.security.devices import Devices
from majlis.server.security.sessions import Session
from majlis.server.settings import Retention, Timing
from majlis.server.tables import access, retention
from majlis.server.tables.cluster import Cluster
from majlis.server.tables.rematch import following, moved
from majlis.server.tables.table import Table, unusual

if TYPE_CHECKING:
    from majlis.server.ws.connection import Connection

LISTED_FOR = 6 * 3600 * 1000
"""Milliseconds that a table at which nothing happens stays in the lobby."""
LIVELY_FOR = 10 * 60 * 1000
"""Milliseconds after the last move for which a match is among those that are being played."""
LOBBY_PAUSE = 0.3
"""Seconds between two lists of the lobby."""
LOBBY_EVERY = 5.0
"""Seconds after which a list is told anew though nobody came or went."""
FORGETTING = 3600.0
"""Seconds between two times that old requests are forgotten."""
REMEMBERED_FOR = 3 * 24 * 3600 * 1000
"""Milliseconds for which a request is known, should it come again."""
SWEEP = 30.0
"""Seconds between two looks for tables that nobody needs in memory."""

Row = TypeVar("Row")


def new_id() -> str:
    return secrets.token_urlsafe(9)


class Manners(NamedTuple):
    """Who may watch and talk at a table, whether guests may share a screen, and who was removed."""

    watch: Circle = "all"
    talk: Circle = "all"
    sharing: bool = False
    removed: Mapping[str, str] = MappingProxyType({})


USUAL = Manners()


class TableRegistry:
    """Made once a process; `open` before use, `close` at the end. What it refuses raises Rejected."""

    def __init__(self, store: Store, timing: Timing, keep: Retention | None = None, most_spectators: int = 100) -> None:
        self.store = store
        self.timing = timing
        self.keeping = keep or Retention()
        self.most_spectators = most_spectators
        """Pages that may watch one table."""
        self.loader = GameLoader()
        self.loader.tell = self._tell_preparing
        self.bots = BotPool(self.loader, timing.thinking)
        self.restoring = HeavyWork("restoring")
        """What is needed for play to go on."""
        self.heavy = HeavyWork("heavy")
        """What people ask for beside it: to look at matches, to keep them and to bring them along."""
        self.tables: dict[str, Table] = {}
        self.connections: set[Connection] = set()
        self.watching_lobby: set[Connection] = set()
        self.seeking = asyncio.Lock()
        """Held while a place in the queue is looked for; between processes the store decides."""
        self._coming: dict[str, asyncio.Future[Table]] = {}
        self.devices = Devices(self)
        self._cluster = Cluster(self)
        self._lobby: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._broken: set[str] = set()
        """Tables and matches that no list could show, and of which the log says so already."""
        self._played: list[str] = []
        """Games of matches that were going on when the server opened."""
        self.is_closing = False
        self.is_deaf = False
        """Whether this process hears nothing from the others; then it does nothing that hangs on what they do."""

    async def open(self) -> None:
        """Let every running match go on from its log: those of bots at once, those of people when one is back."""
        await self.store.open()
        self._cluster.start()
        await self.devices.load()
        self.spawn(self._sweep())
        self.spawn(self._renew_lobby())
        self.spawn(retention.run(self))
        self.spawn(self.devices.run())
        # What is being played comes first: those who come back wait for nothing else.
        self._played = await self.store.read(queries.games_played)
        for key in dict.fromkeys([*self._played, *keys()]):
            self.loader.begin(key)
        for table in await self.store.read(queries.without_people):
            self.spawn(self._awaken(table))

    async def close(self) -> None:
        """Finish what is being written, send every page away (1012), and stop."""
        self.is_closing = True
        await asyncio.gather(*(table.close() for table in list(self.tables.values())), return_exceptions=True)
        for connection in list(self.connections):
            connection.close(RESTARTING)
        if self._lobby is not None:
            self._lobby.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._cluster.close()
        await self.loader.close()
        self.bots.close()
        self.restoring.close()
        self.heavy.close()
        await self.store.close()

    def problems(self) -> list[str]:
        """What keeps the server from serving pages well just now."""
        found = {"closing": self.is_closing, "database": self.store.silence is not None, "deaf": self.is_deaf}
        # Whoever comes back would wait here for the game that they are playing.
        found["loading"] = any(map(self.loader.is_loading, self._played))
        return [name for name, is_so in found.items() if is_so]

    def is_ready(self, game: str) -> bool:
        """Whether a game is compiled and loaded."""
        return self.loader.is_ready(game)

    # --------------------------------------------------------------------------------------------------- tables

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the store."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._coming:
            self._coming[id] = asyncio.ensure_future(self._load(id))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(self._coming[id])

    def is_coming(self, id: str) -> bool:
        """Whether a table is just being read."""
        return id in self._coming

    def forget_table(self, id: str) -> None:
        """Let go of a table that nobody follows: whoever comes back finds it in the store, if it is there."""
        if (table := self.tables.pop(id, None)) is not None:
            self.spawn(table.close())

    async def _load(self, id: str) -> Table:
        try:
            saved = await self.store.read(queries.table, id)
            if saved is None:
                raise Rejected("no_such_table")
            self.tables[id] = table = await Table.loaded(self, saved)
        except StoreError as error:
            log.error("a table could not be read", table=id, error=str(error))
            raise Rejected("not_done") from None
        return table

    async def make_table(self, session: Session, plan: NewTable, seed: bytes | None = None) -> str:
        """A new table's id."""
        if plan.game not in keys():
            raise Rejected("no_such_game", game=plan.game, games=", ".join(keys()))
        game = configured_game(plan.game, **plan.options)
        if len(plan.seats) != game.players:
            raise Rejected("seats_do_not_fit", players=game.players, seats=len(plan.seats))
        seating = Seats.planned(session, plan.seats)
        if plan.start and seating.open_seats():
            raise Rejected("seats_open")
        manners = Manners(plan.watch, plan.talk, plan.sharing)
        table = await self.set_up(
            plan.game, game.options.plain(), plan.clock, session.id, seating, plan.request, manners
        )
        if table.status != "gathering":
            return table.id
        if plan.start and self.loader.is_ready(plan.game):
            await self._begin(table, seed)
        elif plan.start:
            # The page follows the table meanwhile, and sees how far the game is.
            self.spawn(self._begin(table, seed))
        self.changed()
        return table.id

    async def set_up(
        self,
        game: str,
        options: dict[str, Any],
        clock: Clock,
        host: str,
        seating: Seats,
        request: str | None = None,
        manners: Manners = USUAL,
    ) -> Table:
        """A new table; or the one that was made for the same request of the host before."""
        at = milliseconds()
        id = new_id()
        row = TableRow(
            id=id,
            version=1,
            game=game,
            options=encode(options).decode(),
            clock=encode(clock).decode(),
            host=host,
            invite_key=new_id(),
            status="gathering",
            hurry=0,
            next_table_id=None,
            created_at=at,
            updated_at=at,
            watch=manners.watch,
            talk=manners.talk,
            sharing=int(manners.sharing),
        )
        seats = [seat.row(id) for seat in seating]
        more = [] if request is None else [statements.add_request(host, request, at, id)]
        removed = [RemovedRow(id, each, name, at) for each, name in manners.removed.items()]
        more += [statements.remove(removed)] if removed else []
        try:
            await self.store.write(*statements.add_table(row, seats), *more, notice=Changed(id))
        except Conflict:
            return await self.table(await self._made_before(host, request or ""))
        except StoreError as error:
            log.error("a table could not be written", error=str(error))
            raise rejection_of(error) from None
        if id not in self._coming:
            # It need not be read to be known, unless somebody has seen it in the store and reads it already.
            self.tables.setdefault(id, Table(self, Saved(row, seats, None, removed)))
        return await self.table(id)

    async def _made_before(self, session: str, request: str) -> str:
        try:
            found = await self.store.read(queries.request, session, request)
        except StoreError as error:
            log.error("a request could not be looked up", error=str(error))
            raise Rejected(UNKNOWN) from None
        if found is None or found.table_id is None:
            raise Rejected("not_done")
        return found.table_id

    async def start(
        self, table: Table, fill: SeatPlan | None, seed: bytes | None = None, before: Match | None = None
    ) -> None:
        """Begin the match of a table, or go on with one; open seats are filled by bots, or refuse it."""
        if table.seating.open_seats() and fill is None:
            raise Rejected("seats_open")
        try:
            await self.loader.ready(table.game)
        except MajlisError as error:
            log.error("a game could not be made ready", game=table.game, error=str(error))
            raise Rejected("not_ready") from None
        async with table.change():
            if table.status != "gathering":
                raise Rejected("begun")
            seating = Seats(copy.copy(each) for each in table.seating)
            for each in seating.people():
                each.level = None
            for seat in seating.open_seats():
                if fill is None:
                    raise Rejected("seats_open")
                seating.fill(seat, fill, Session("", "", "en"))
            game = configured_game(table.game, **table.options)
            seed = before.seed if before is not None else seed or secrets.token_bytes(32)
            match = before.anew() if before is not None else game.start(seed)
            row = MatchRow(
                id=new_id(),
                table_id=table.id,
                game=game.key,
                version=game.version,
                options=encode(game.options.plain()).decode(),
                seed=seed,
                start=None if match.start is None else encode(match.start).decode(),
                started_at=milliseconds(),
            )
            match_log = MatchLog(row.id, match)
            entries = [] if before is None else finished.logged(before)
            moves = [statements.add_moves(match_log.id, entries)] if entries else []
            await table.save(statements.add_match(row), *moves, seating=seating, status="playing")
            for entry in entries:
                match_log.apply(entry)
            metrics.MATCHES.labels(game.key).inc()
            await table.begin(match_log)
            table.note_viewers()

    async def _begin(self, table: Table, seed: bytes | None = None, before: Match | None = None) -> None:
        """Begin the match of a new table, unless the same request, come twice, has just done so."""
        try:
            await self.start(table, None, seed, before)
        except Rejected as rejected:
            if rejected.code != "begun":
                raise

    async def make_next(self, table: Table) -> None:
        """Another match of the same people, each one seat further. Holds the table's lock already."""
        live = table.live
        assert live is not None
        assert live.outcome is not None
        then = await self.restoring.run(following, live.match_log.match, table.options, live.outcome.places)
        manners = Manners(table.watch, table.talkers, table.sharing, table.removed)
        rotated = table.seating.rotated()
        for seat in table.passed:
            rotated.fill(moved(seat, len(rotated)), SeatPlan("bot", STAND_IN_LEVEL), Session("", "", "en"))
        next_one = await self.set_up(table.game, then.options, table.clock, table.host, rotated, manners=manners)
        next_one.invited |= table.invited
        await self.start(next_one, None, then.seed)
        try:
            await table.save(next_table_id=next_one.id)
        except Rejected:
            if table.next is None:
                raise

    # --------------------------------------------------------------------------------------------------- calling

    def can_call(self, session: str | None) -> bool:
        """Whether somebody may have a page open: here, or, for all we know, at another process."""
        return self.store.is_shared or any(connection.session.id == session for connection in self.connections)

    def call(self, session: str, called: Called) -> None:
        """Tell somebody, wherever they are, that they are wanted at a table."""
        self.hear_call(session, called)
        self.store.announce(Calling(session, called))

    def hear_call(self, session: str, called: Called) -> None:
        frame = encode(called)
        for connection in list(self.connections):
            if connection.session.id == session:
                connection.push(frame)

    def calls(self, session: str) -> list[Called]:
        """What somebody who has just come is wanted for: another match at a table that they have left."""
        found = []
        for table in self.tables.values():
            seat = next(iter(table.seating.held(session)), None)
            if seat is None or not table.rematch or seat in table.rematch | table.passed or table.is_present(session):
                continue
            if table.called_until is not None and table.now < table.called_until:
                found.append(table.wish(seat))
        return found

    # ----------------------------------------------------------------------------------------------------- lists

    async def listed(self) -> list[Listed]:
        """The lobby: tables that anybody may join."""

        async def line(id: str) -> Listed | None:
            table = await self.table(id)
            is_open = table.status == "gathering" and any(each.occupant == "free" for each in table.seating)
            # A table of the queue at which nobody waits any more is none to sit down at.
            is_empty = table.waiters is not None and not table.seating.people()
            return table.listed() if is_open and not is_empty else None

        return await self._lines(await self.store.read(queries.gathering, milliseconds() - LISTED_FOR), line)

    async def playing(self) -> list[Running]:
        """Matches that go on and that anybody may watch: at tables that were open to all and keep nobody away."""

        async def line(id: str) -> Running | None:
            found, table = running[id], self.tables.get(id)
            if table is not None and (table.is_resting or table.status != "playing" or table.watch != "all"):
                return None
            return Running(
                id=id,
                game=found.game,
                names=[seat.name for seat in found.seats],
                bot_names=[seat.bot_name for seat in found.seats],
                ply=found.ply,
                watchers=0 if table is None else len({connection.session.id for connection in table.spectators()}),
                changed=unusual(found.game, msgspec.json.decode(found.options)),
            )

        found = await self.store.read(queries.running, milliseconds() - LIVELY_FOR)
        running = {each.id: each for each in found}
        return await self._lines(list(running), line)

    async def mine(self, session: Session) -> list[Listed]:
        """The tables at which a guest sits and which are not over."""

        async def line(id: str) -> Listed:
            return (await self.table(id)).listed(session.id)

        return await self._lines(await self.store.read(queries.tables_of, session.id), line)

    async def _lines(self, ids: list[str], line: Callable[[str], Awaitable[Row | None]]) -> list[Row]:
        """The lines of a list, each made on its own: a broken one is left out, and logged once."""
        found = []
        for id in ids:
            try:
                made = await line(id)
            except StoreError:
                raise
            except Exception as error:
                if id not in self._broken:
                    self._broken.add(id)
                    log.error("a line of a list is broken", line=id, exc_info=error)
                continue
            if made is not None:
                found.append(made)
        return found

    async def about(self, id: str, session: Session | None = None, key: str | None = None) -> Listed:
        """One table, for an invitation."""
        table = await self.table(id)
        asking = "" if session is None else session.id
        is_invited = key == table.key and asking not in table.removed
        code = None if is_invited else table.closed_to(asking)
        if code is not None:
            raise Rejected(code)
        return table.listed()

    def changed(self) -> None:
        """Something that a list shows has changed: tell those who watch the lobby, soon."""
        if self._lobby is None and self.watching_lobby and not self.is_closing:
            self._lobby = asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._tell_lobby_soon)

    def _tell_lobby_soon(self) -> None:
        self._lobby = None
        self.spawn(self.tell_lobby(set(self.watching_lobby)))

    async def tell_lobby(self, connections: set[Connection]) -> None:
        try:
            frame = encode(LobbyInfo(await self.listed(), await self.playing()))
        except (StoreError, Rejected) as error:
            log.warning("the lobby cannot be read", error=str(error))
            asyncio.get_running_loop().call_later(AGAIN, self.changed)
            return
        for connection in connections:
            connection.push(frame)

    def _tell_preparing(self, game: str, done: float) -> None:
        frame = encode(Preparing(game, done))
        for connection in self.connections:
            connection.push(frame)

    # --------------------------------------------------------------------------------------------------- matches

    async def _saved(self, match: str) -> Saved:
        saved = await self.store.read(queries.match, match)
        if saved is None:
            raise (
                Rejected("match_gone", days=round(self.keeping.matches))
                if self.keeping.matches
                else Rejected("no_such_match")
            )
        return saved

    async def matches(self, session: Session) -> list[MatchInfo]:
        """The matches of a guest, the last one first."""

        async def line(id: str) -> MatchInfo:
            return await self.match(id, session)

        return await self._lines(await self.store.read(queries.matches_of, session.id), line)

    async def match(self, match: str, session: Session | None) -> MatchInfo:
        saved = await self._saved(match)
        _is_open(self.tables.get(saved.table.id), saved, "" if session is None else session.id)
        plies = await self.store.read(queries.last_ply, match)
        return finished.described(saved, plies, None if session is None else session.id)

    async def replay(self, match: str) -> Replay:
        """A finished match as a file; a running one would give its seed away."""
        saved = await self._finished(match)
        return await self.heavy.run(finished.replay, saved, await self.store.read(queries.log, match))

    async def look(self, match: str, viewer: int | None, first: int, last: int) -> Segment:
        """A stretch of a finished match, as a seat, a spectator (None) or the referee (-1) saw it."""
        saved = await self._finished(match)
        entries = await self.store.read(queries.log, match)

        def seen() -> Segment:
            outcome = finished.described(saved, 0, None).outcome
            return finished.look(finished.finished(saved, entries), viewer, first, last, outcome)

        return await self.heavy.run(seen)

    async def _finished(self, match: str) -> Saved:
        saved = await self._saved(match)
        if saved.match is None or saved.match.ended_at is None:
            raise Rejected("still_running")
        await self.loader.ready(saved.match.game)
        return saved

    async def play_on(self, session: Session, match: str, wanted: PlayOn) -> str:
        """A new table at which a guest plays on from a ply of a finished match, against bots."""
        saved = await self._finished(match)
        entries = await self.store.read(queries.log, match)
        played = await self.heavy.run(finished.finished, saved, entries)
        seen = [(seat.name or "", seat.bot_name) for seat in saved.seats]
        return await self._continue(session, played, wanted, seen)

    async def play_from(self, session: Session, played: Match, wanted: PlayOn) -> str:
        """The same for a match that was brought along, of whose players nothing is known."""
        seen = [(generated_names.player(number), None) for number in range(1, played.game.players + 1)]
        return await self._continue(session, played, wanted, seen)

    async def _continue(
        self, session: Session, played: Match, wanted: PlayOn, seen: Sequence[tuple[str, int | None]]
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

        before = await self.heavy.run(reached)
        seating = Seats.continued(session, seat, wanted.level, seen)
        options, host = played.game.options.plain(), session.id
        table = await self.set_up(played.game.key, options, Clock(), host, seating, wanted.request)
        if table.status == "gathering":
            await self._begin(table, before=before)
        return table.id

    # ------------------------------------------------------------------------------------------------ background

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        self.keep(asyncio.create_task(work, context=without_request()))

    def keep(self, task: asyncio.Task[None]) -> None:
        """Hold on to something done in the background, and log what goes wrong."""
        self._tasks.add(task)
        task.add_done_callback(self._finished_task)

    def _finished_task(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("the server stumbled", exc_info=error)

    async def _awaken(self, id: str) -> None:
        """Let bots go on, as soon as their table can be read."""
        while True:
            try:
                await self.table(id)
                return
            except MajlisError as error:
                log.error("a match cannot go on", table=id, error=str(error))
                if not (isinstance(error, Rejected) and error.code == "not_done"):
                    return
            await asyncio.sleep(AGAIN)

    async def _renew_lobby(self) -> None:
        """How far matches are changes with every move, of which no list is told."""
        while True:
            await asyncio.sleep(LOBBY_EVERY)
            self.changed()

    async def _sweep(self) -> None:
        """Forget tables that nobody follows: whoever comes back finds them in the store."""
        forgot = 0.0
        while True:
            await asyncio.sleep(min(SWEEP, max(self.timing.resting, 1.0)))
            now = asyncio.get_running_loop().time()
            await self._free_tables(now)
            statuses = Counter(table.status for table in self.tables.values())
            for status in ("gathering", "playing", "paused", "over"):
                metrics.TABLES.labels(status).set(statuses[status])
            if now - forgot > FORGETTING:
                forgot = now
                await self._forget_requests()

    async def _free_tables(self, now: float) -> None:
        """Let go of those that nobody needs, but of none that somebody is just entering or changing."""
        for table in list(self.tables.values()):
            is_idle = table.is_resting or table.status in ("gathering", "over", "paused")
            is_left = not table.connections and not table.lock.locked() and now - table.left_at > self.timing.resting
            if is_idle and is_left:
                del self.tables[table.id]
                await table.close()

    async def _forget_requests(self) -> None:
        """Nobody asks again after days."""
        try:
            await self.store.write(statements.drop_requests(milliseconds() - REMEMBERED_FOR))
        except StoreError as error:
            log.warning("old requests could not be forgotten", error=str(error))


def _is_open(table: Table | None, saved: Saved, session: str) -> None:
    """Refuse to tell of a match that is being played to those who may not watch it."""
    row = saved.table
    if saved.match is None or saved.match.ended_at is not None:
        return
    is_player = access.is_player(session, row.host, [seat.session for seat in saved.seats])
    is_invited = table is not None and session in table.invited
    is_removed = session in [each.session for each in saved.removed]
    code = access.watching(row.status, row.watch, is_player, is_invited, is_removed)
    if code is not None:
        raise Rejected(code)
