"""A table lives at one process: pages anywhere are passed on to it, and whoever had it before can write no more."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest

from majlis.errors import MajlisError
from majlis.server.db import leases, statements
from majlis.server.db.errors import Conflict, Fenced
from majlis.server.db.leases import Fence
from majlis.server.db.rows import Entry
from majlis.server.db.store import Store
from majlis.server.protocol.http_bodies import NewTable, Seek
from majlis.server.protocol.parts import Clock
from majlis.server.security.rate_limit import Limits
from majlis.server.settings import Settings, Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.quick_match import seek
from majlis.server.tables.registry import TableRegistry
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.faults import Nats
from tests.server.inside import BOT, ME, Page, opened
from tests.server.test_cluster import table_of, until
from tests.server.test_nats import playing

TIMING = Timing(pace=0.0, away=6.0)


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with Nats() as found:
        yield found


@contextlib.asynccontextmanager
async def two_servers(postgres: str, nats: Nats) -> AsyncIterator[tuple[Dispatcher, Dispatcher]]:
    async with opened(postgres, TIMING, nats.address) as here, opened(postgres, TIMING, nats.address) as there:
        yield here, there


async def taken(store: Store, table: str, by: str) -> int:
    """Let a process take a table over, whoever has it; as if its lease were over."""
    with psycopg.connect(store.engine.url.set(drivername="postgresql").render_as_string(False)) as connection:
        update = "UPDATE owners SET process = %s, fence = fence + 1 WHERE table_id = %s RETURNING fence"
        [[fence]] = connection.execute(update, (by, table)).fetchall()
    return int(fence)


async def begun(here: Dispatcher, there: Dispatcher, clock: Clock | None = None) -> tuple[Page, Page, str]:
    """The pages of two at a table here, the second one's there, and its id; the first has moved, and both know."""
    first, second = Page(here, "first"), Page(there, "second")
    table = await playing(first, second, clock)
    assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
    await second.reach(1, 1)
    return first, second, table


def test_a_process_without_nats_is_refused_where_others_have_it(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address):
            with pytest.raises(MajlisError, match="this one needs NATS, too"):
                async with opened(postgres, TIMING):
                    pass
        async with opened(postgres, TIMING):
            pass

    asyncio.run(run())


# ------------------------------------------------------------------------------------------------------- one place


def test_a_table_is_in_the_memory_of_one_process_and_open_to_pages_of_all(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with two_servers(postgres, nats) as (here, there):
            first, second, third = Page(here, "first"), Page(there, "second"), Page(there, "third")
            table = await playing(first, second)
            assert (await third.ask("enter", "e", table=table))["type"] == "done"
            assert table in here.registry.tables
            assert table not in there.registry.tables
            assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
            await second.reach(1, 1)
            assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
            for page, seat in ((first, 0), (second, 1), (third, None)):
                await page.reach(seat, 2)
                assert page.position(seat)["view"]["pawns"] == ["e2", "e8"]
            refused = await second.ask("move", "n", table=table, seat=1, ply=2, action="e7")
            assert (refused["type"], refused["code"]) == ("refused", "not_your_turn")
            await until(lambda: table_of(first)["watchers"] == 1)
            there._exit(third)
            await until(lambda: table_of(first)["watchers"] == 0)

    asyncio.run(run())


def test_whoever_is_told_the_same_at_one_process_is_told_in_one_message(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with two_servers(postgres, nats) as (here, there):
            first, second = Page(here, "first"), Page(there, "second")
            table = await playing(first, second)
            watching = [Page(there, f"watching{number}") for number in range(20)]
            for page in watching:
                assert (await page.ask("enter", "e", table=table))["type"] == "done"
            owners = here.registry.owners
            assert owners is not None
            sent: list[int] = []
            send = owners.send

            def counted(process: str, message: bytes) -> bool:
                sent.append(len(message))
                return send(process, message)

            owners.send = counted  # type: ignore[method-assign]
            await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
            for page in watching:
                await page.reach(None, 1)
            frames = [news for news in watching[0].news if news["type"] == "played"]
            assert sum(sent) < 4 * len(str(frames[-1])), "one frame for the player, one for all who watch"

    asyncio.run(run())


def test_lists_show_tables_wherever_they_live(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with two_servers(postgres, nats) as (here, there):
            first, second = Page(here, "first"), Page(there, "second")
            table = await playing(first, second)
            [mine] = [each for each in await there.registry.lobby.mine(second.session) if each.id == table]
            assert not mine.my_turn
            await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
            [mine] = [each for each in await there.registry.lobby.mine(second.session) if each.id == table]
            assert mine.my_turn
            assert (await there.registry.lobby.about(table)).names == ["first", "second"]
            assert table not in there.registry.tables, "to look at it is not to have it"

    asyncio.run(run())


def test_people_at_two_processes_meet_in_a_quick_match(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with two_servers(postgres, nats) as (here, there):
            first, second = Page(here, "first"), Page(there, "second")
            wish = Seek("toitoi", 2)
            table = await seek(here.registry, first.session, wish)
            await first.ask("enter", "e", table=table)
            assert await seek(there.registry, second.session, wish) == table
            await second.ask("enter", "e", table=table)
            await until(lambda: table_of(first)["status"] == table_of(second)["status"] == "playing")
            # Who wants something else leaves the queue, wherever that is.
            waiting = await seek(here.registry, first.session, Seek("toitoi", 3))
            await until(lambda: waiting in here.registry.tables)
            assert await seek(there.registry, second.session, Seek("toitoi", 3)) == waiting
            await seek(there.registry, second.session, Seek("toitoi", 4))
            assert here.registry.tables[waiting].seating.own(second.session.id) is None

    asyncio.run(run())


# ---------------------------------------------------------------------------------------------------------- fencing


def test_nothing_is_written_by_an_old_number(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as here:
            first = Page(here, "first")
            plan = NewTable("quoridor", {"players": 2, "starter": 1}, [ME, BOT])
            id = await make_table(here.registry, first.session, plan)
            await first.ask("enter", "e", table=id)
            assert (await first.ask("start", "s", table=id))["type"] == "done"
            table, store = here.registry.tables[id], here.registry.store
            assert table.live is not None
            match, old = table.live.match_log.id, table.fence
            await taken(store, id, "somebody else")

            def entry(ply: int) -> statements.Statement:
                return statements.add_moves(match, [Entry(ply, 0, "e2", None, None, None, 0)])

            # Alone, together with others in one commit, and with other statements in one transaction.
            with pytest.raises(Fenced):
                await store.write(entry(1), fence=old)
            other = await make_table(here.registry, first.session, plan)
            good = here.registry.tables[other].fence
            units = [
                store.write(entry(1), fence=old),
                store.write(statements.add_request("a", "one", 0), fence=good),
                store.write(statements.add_request("a", "two", 0), fence=old),
            ]
            came = await asyncio.gather(*units, return_exceptions=True)
            assert [type(each) for each in came] == [Fenced, type(None), Fenced]
            with psycopg.connect(postgres) as connection:
                assert connection.execute("SELECT ply FROM moves WHERE match_id = %s", [match]).fetchall() == []
                assert connection.execute("SELECT request FROM requests WHERE session = 'a'").fetchall() == [("one",)]
            # The unique key has the last word among those who may write.
            new = Fence(id, old.number + 1)  # type: ignore[union-attr]
            await store.write(entry(1), fence=new)
            with pytest.raises(Conflict):
                await store.write(entry(1), fence=new)

    asyncio.run(run())


def test_whoever_takes_a_table_waits_for_what_is_being_written(postgres: str, nats: Nats) -> None:
    """An owner that is slow, not dead: what it writes is there before the next one reads, or is not written at all."""

    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as here:
            first = Page(here, "first")
            id = await make_table(here.registry, first.session, NewTable("quoridor", {"players": 2}, [ME, BOT]))
            fence, order = here.registry.tables[id].fence, []
            assert fence is not None
            hold = "SELECT table_id FROM owners WHERE table_id = %s AND fence = %s FOR SHARE"
            with psycopg.connect(postgres) as slow:
                assert slow.execute(hold, (fence.table, fence.number)).fetchall()

                def take() -> None:
                    store = here.registry.store
                    with store.engine.begin() as connection:
                        found = leases.claim(connection, id, store.origin, [], False)
                        order.append(f"taken as {found.fence}")

                taking = threading.Thread(target=take)
                taking.start()
                waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                with psycopg.connect(postgres, autocommit=True) as watching:
                    while watching.execute(waiting).fetchone() == (0,):
                        await asyncio.sleep(0.02)
                order.append("written")
                slow.commit()
            await asyncio.to_thread(taking.join)
            assert order == ["written", f"taken as {fence.number + 1}"]

    asyncio.run(run())


def test_a_process_that_lost_a_table_passes_its_pages_on(postgres: str, nats: Nats) -> None:
    """It finds out by its own next move, which is made where the table lives; the page does not notice."""

    async def run() -> None:
        async with two_servers(postgres, nats) as (here, there):
            first, second = Page(here, "first"), Page(there, "second")
            table = await playing(first, second)
            assert there.registry.owners is not None
            await taken(here.registry.store, table, there.registry.owners.process)
            done = await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
            assert (done["type"], done["ply"]) == ("done", 1)
            assert table not in here.registry.tables
            assert table in there.registry.tables
            await second.reach(1, 1)
            assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
            await first.reach(0, 2)
            await until(lambda: not any(seat["away"] for page in (first, second) for seat in table_of(page)["seats"]))

    asyncio.run(run())


# ----------------------------------------------------------------------------------------------------------- moving


def test_a_process_that_ends_in_order_hands_its_tables_over(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as there:
            async with opened(postgres, TIMING, nats.address) as here:
                first, second, table = await begun(here, there)
                bots = await make_table(
                    here.registry, first.session, NewTable("toitoi", {"players": 2}, [BOT, BOT], start=True)
                )
            await until(lambda: table in there.registry.tables)
            assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
            back = Page(there, "first")
            assert (await back.ask("enter", "e", table=table, ply=1))["type"] == "done"
            await back.reach(0, 2)
            # The same request again, at another process: it was carried out.
            again = await back.ask("move", "m", table=table, seat=0, ply=0, action="e2", again=True)
            assert (again["type"], again["ply"]) == ("done", 1)
            await until(lambda: bots in there.registry.tables or _is_over(postgres, bots))

    asyncio.run(run())


def _is_over(postgres: str, table: str) -> bool:
    with psycopg.connect(postgres) as connection:
        return connection.execute("SELECT status FROM tables WHERE id = %s", [table]).fetchone() == ("over",)


def test_a_table_that_moves_costs_nobody_time(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as there:
            async with opened(postgres, TIMING, nats.address) as here:
                _, _, table = await begun(here, there, Clock("bank", 60))
                live = here.registry.tables[table].live
                assert live is not None
                left = live.clocks.bank(0, live.now) or 0
            await until(lambda: table in there.registry.tables)
            live = there.registry.tables[table].live
            assert live is not None
            assert left <= (live.clocks.bank(0, live.now) or 0) <= 60_000

    asyncio.run(run())


def test_what_was_asked_while_a_table_moves_is_done_once(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as there:
            async with opened(postgres, TIMING, nats.address) as here:
                _, second, table = await begun(here, there)
                here.registry.is_closing = True
                # The process that has the table takes nothing any more; the answer comes from the next one.
                asking = asyncio.create_task(second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))
                await asyncio.sleep(0.2)
                assert not asking.done()
            done = await asking
            assert (done["type"], done["ply"]) == ("done", 2)
            assert table in there.registry.tables

    asyncio.run(run())


def test_a_wish_to_take_a_move_back_moves_with_its_table(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as there:
            async with opened(postgres, TIMING, nats.address) as here:
                first, second, table = await begun(here, there)
                await first.ask("undo", "u", table=table, seat=0)
                await until(lambda: table_of(second)["undo"] == [0] and len(there.registry.unstored))
            await until(lambda: table in there.registry.tables and table_of(second)["undo"] == [0])
            assert (await second.ask("undo", "u", table=table, seat=1))["type"] == "done"
            await second.reach(1, 2)
            assert second.position(1)["view"]["pawns"] == ["e1", "e9"]
            assert not len(there.registry.unstored)

    asyncio.run(run())


def test_a_move_overtakes_a_wish_though_its_process_dies_before_it_says_so(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with two_servers(postgres, nats) as (here, there):
            first, second, table = await begun(here, there)
            await first.ask("undo", "u", table=table, seat=0)
            await until(lambda: len(there.registry.unstored))
            here.registry.tables[table].tell_unstored = lambda notice: None  # type: ignore[method-assign]
            assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
            assert there.registry.owners is not None
            await taken(here.registry.store, table, there.registry.owners.process)
            assert (await first.ask("move", "n", table=table, seat=0, ply=2, action="e3"))["ply"] == 3
            assert there.registry.tables[table].undo.asked is None

    asyncio.run(run())


def test_a_process_that_comes_later_is_told_of_wishes_and_kept_seats(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as here:
            first, second = Page(here, "first"), Page(here, "second")
            table = await playing(first, second)
            await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
            await first.ask("undo", "u", table=table, seat=0)
            here.registry.tables[table].seating[1].stand_in = True
            async with opened(postgres, TIMING, nats.address) as there:
                await until(lambda: len(there.registry.unstored))
                assert there.registry.owners is not None
                await taken(here.registry.store, table, there.registry.owners.process)
                watching = Page(there, "watching")
                await watching.ask("enter", "e", table=table)
                found = there.registry.tables[table]
                assert found.undo.asked is not None
                assert found.undo.asked.agreed == [0]
                await until(lambda: [seat["stand_in"] for seat in table_of(watching)["seats"]] == [False, True])

    asyncio.run(run())


def test_wishes_for_another_match_move_with_their_table(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with opened(postgres, TIMING, nats.address) as there:
            async with opened(postgres, TIMING, nats.address) as here:
                first, second, table = await begun(here, there)
                await first.ask("resign", "r", table=table, seat=0)
                await until(lambda: second.position(1)["outcome"])
                await first.ask("rematch", "a", table=table, seat=0)
                await until(lambda: table_of(second)["rematch"] == [0] and len(there.registry.unstored))
            back = Page(there, "first")
            await back.ask("enter", "e", table=table)
            assert table_of(back)["rematch"] == [0]
            await second.ask("rematch", "a", table=table, seat=1)
            await until(lambda: table_of(back)["next"] and table_of(back)["next"] == table_of(second)["next"])

    asyncio.run(run())


def test_limits_are_for_all_processes_together(postgres: str, nats: Nats) -> None:
    settings = Settings(messages_a_second=1, connections=2)
    limits = [Limits(settings), Limits(settings)]

    async def run() -> None:
        here = TableRegistry(Store(postgres), TIMING, nats=nats.address)
        there = TableRegistry(Store(postgres), TIMING, nats=nats.address)
        here.limits, there.limits = limits
        await here.open()
        assert limits[0].connect("one", "home")
        # Whoever comes later is told what is open, and who goes is known to have gone.
        await there.open()
        await until(lambda: limits[1]._pages._elsewhere.get(here.store.origin) == {"one": 1})
        while limits[0].message("one", "home") == 0:
            pass
        await until(lambda: limits[1].message("one", "home") > 0)
        assert limits[1].connect("one", "home")
        assert not limits[1].connect("one", "home")
        await here.close()
        await until(lambda: limits[1].connect("one", "home"))
        await there.close()

    asyncio.run(run())
