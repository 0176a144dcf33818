"""Quick match: whoever wants to play now meets whoever else does, at one process or at several, and nobody is stranded."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from majlis.server.protocol.http_bodies import NewTable, Seek
from majlis.server.protocol.parts import SeatPlan
from majlis.server.tables.new_table import make_table
from majlis.server.tables.quick_match import seek
from majlis.server.tables.start import start_match
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.inside import FREE, ME, QUICK, Page, opened

PATIENT = msgspec.structs.replace(QUICK, seeking=600.0)
HASTY = msgspec.structs.replace(QUICK, seeking=0.3, away=0.3)
LINK = SeatPlan("link")


def seeker(sockets: Dispatcher, name: str) -> Page:
    page = Page(sockets, name)
    sockets.registry.connections.add(page)
    return page


async def seeks(page: Page, wish: Seek) -> str:
    """Ask for a place as a page does, and look at the table."""
    table = await seek(page.sockets.registry, page.session, wish)
    await page.ask("enter", f"enter-{table}", table=table)
    return table


async def until(holds: Callable[[], Awaitable[bool]] | Callable[[], bool]) -> None:
    async with asyncio.timeout(90):
        while True:
            found = holds()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


def status(page: Page) -> str:
    return str([news["table"] for news in page.news if news["type"] == "table"][-1]["status"])


def test_two_who_want_the_same_game_meet_and_the_match_begins_by_itself(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", PATIENT) as sockets:
            first, second, other = (seeker(sockets, name) for name in ("first", "second", "other"))
            wish = Seek("quoridor", 2, None)
            table = await seeks(first, wish)
            assert await seeks(other, Seek("taki", 2)) != table
            assert await seeks(second, wish) == table
            await until(lambda: status(first) == status(second) == "playing")
            # Neither is a host, and there is a clock between strangers.
            shown = [news["table"] for news in first.news if news["type"] == "table"][-1]
            assert not shown["host"]
            assert shown["clock"]["kind"] == "move"
            # What they wished for before is no property of the seat.
            assert [seat.level for seat in (await sockets.registry.table(table)).seating] == [None, None]
            third = seeker(sockets, "third")
            assert await seeks(third, wish) != table

    asyncio.run(work())


@pytest.mark.parametrize("players", [2, 3])
def test_many_at_once_are_all_seated_and_no_seat_is_given_twice(tmp_path: Path, players: int) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", PATIENT) as sockets:
            pages = [seeker(sockets, f"player{number}x") for number in range(12 * players)]
            wish = Seek("taki", players, None)
            places = await asyncio.gather(*(seeks(page, wish) for page in pages))
            assert sorted(Counter(places).values()) == [players] * 12
            await until(lambda: all(status(page) == "playing" for page in pages))
            for id in set(places):
                seated = [seat.session for seat in (await sockets.registry.table(id)).seating]
                assert len(set(seated)) == players

    asyncio.run(work())


def test_many_at_two_processes_meet(postgres: str) -> None:
    """The store decides: whoever waits at one process is found from the other, however they come."""

    async def work() -> None:
        async with opened(postgres, PATIENT) as here, opened(postgres, PATIENT) as there:
            for round in range(4):
                wish = Seek("quoridor", 2, None)
                servers = (here, there)
                pages = [seeker(servers[number % 2], f"p{round}n{number}x") for number in range(2 + 8 * (round % 2))]
                places = await asyncio.gather(*(seeks(page, wish) for page in pages))
                assert set(Counter(places).values()) == {2}, Counter(places)
                await until(lambda pages=pages: all(status(page) == "playing" for page in pages))

    asyncio.run(work())


def test_bots_fill_after_a_while_if_everybody_wants_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", HASTY) as sockets:
            willing, choosy = seeker(sockets, "willing"), seeker(sockets, "choosy")
            alone = await seeks(willing, Seek("taki", 3, 2))
            assert await seeks(choosy, Seek("taki", 3, None)) == alone
            table = await sockets.registry.table(alone)
            await asyncio.sleep(1.0)
            assert table.status == "waiting"
            shown = [news["table"]["quick"] for news in willing.news if news["type"] == "table"][-1]
            assert shown == {"left": None, "bots": True, "against": [1]}
            # A change of mind needs no other place.
            assert await seek(sockets.registry, choosy.session, Seek("taki", 3, 4)) == alone
            await until(lambda: status(willing) == "playing")
            assert [seat.occupant for seat in table.seating] == ["person", "person", "bot"]
            assert table.seating[2].level == 3

    asyncio.run(work())


def test_who_leaves_has_left_the_queue(tmp_path: Path) -> None:
    """By another page, by a line that is lost, or for another game."""

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", HASTY) as sockets:
            registry, wish = sockets.registry, Seek("quoridor", 2, None)
            page = seeker(sockets, "page")
            table = await registry.table(await seeks(page, wish))
            assert [line.id for line in await registry.lobby.listed()] == [table.id]
            await page.ask("exit", "exit", table=table.id)
            assert table.seating.people() == []
            assert await registry.lobby.listed() == []
            await seeks(page, wish)
            table.exit(page)
            await until(lambda: table.seating.people() == [])
            assert table.status == "waiting"
            await seeks(page, wish)
            await seeks(page, Seek("taki", 2, None))
            assert table.seating.people() == []
            # The next one who comes finds the place, and is alone there.
            other = seeker(sockets, "other")
            assert await seeks(other, wish) == table.id
            assert len(table.seating.people()) == 1

    asyncio.run(work())


def test_a_place_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        database, wish = f"sqlite:///{tmp_path / 'majlis.db'}", Seek("quoridor", 2, None)
        async with opened(database, PATIENT) as sockets:
            table = await seeks(seeker(sockets, "first"), wish)
        async with opened(database, PATIENT) as sockets:
            first, second = seeker(sockets, "first"), seeker(sockets, "second")
            await first.ask("enter", "again", table=table)
            assert await seeks(second, wish) == table
            await until(lambda: status(first) == "playing")

    asyncio.run(work())


def test_running_matches_are_listed_but_for_private_ones(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", PATIENT) as sockets:
            registry = sockets.registry

            async def begun(name: str, seats: list[SeatPlan], **manners: str) -> str:
                host, guest = seeker(sockets, f"{name}host"), seeker(sockets, f"{name}guest")
                plan = NewTable("quoridor", {"players": 2, "fences": 5}, [ME, *seats], **manners)  # type: ignore[arg-type]
                table = await make_table(registry, host.session, plan)
                await host.ask("enter", "e", table=table)
                await guest.ask("enter", "e", table=table, key=(await registry.table(table)).key)
                if seats[0].occupant != "bot":
                    assert (await guest.ask("sit", "s", table=table))["type"] == "done"
                await start_match(await registry.table(table), None)
                return table

            public = await begun("public", [FREE])
            await begun("private", [LINK])
            await begun("alone", [SeatPlan("bot", 1)])
            await begun("unwatched", [FREE], watch="players")
            visitor = seeker(sockets, "visitor")
            await visitor.ask("enter", "e", table=public)
            await visitor.ask("lobby", "l")
            [line] = [news for news in visitor.news if news["type"] == "lobby"][-1]["playing"]
            assert (line["id"], line["names"], line["watchers"]) == (public, ["publichost", "publicguest"], 1)
            assert line["changed"] == ["fences"]
            # Known by the store, too, and gone when it is over.
            assert [each.id for each in await registry.lobby.playing()] == [public]
            table = await registry.table(public)
            await next(page for page in table.connections if page.session.id == "publichost").ask(  # type: ignore[attr-defined]
                "resign", "r", table=public, seat=0
            )
            assert await registry.lobby.playing() == []

    asyncio.run(work())
