"""Two servers on one PostgreSQL: people at either of them sit at the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import psycopg
import pytest

from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import Clock
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.faults import Nats
from tests.server.inside import BEGINS, FREE, ME, Page, opened
from tests.server.sitter import PATIENCE

TIMING = Timing(pace=0.0, windows={"choosing": 0.6})


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def table_of(page: Page) -> dict[str, Any]:
    return next(dict(news["table"]) for news in reversed(page.news) if news["type"] == "table")


class Parts(NamedTuple):
    """What two servers share."""

    database: str
    nats: str = ""


@pytest.fixture(scope="module", params=["postgresql", "nats"])
def parts(request: pytest.FixtureRequest, postgres: str) -> Iterator[Parts]:
    """They tell each other what has changed by PostgreSQL, and by NATS."""
    if request.param == "postgresql":
        yield Parts(postgres)
        return
    with Nats() as nats:
        yield Parts(postgres, nats.address)


def at_two_servers(parts: Parts, work: Callable[[str, Page, Page], Any], timing: Timing = TIMING, **plan: Any) -> None:
    async def run() -> None:
        async with (
            opened(parts.database, timing, parts.nats) as here,
            opened(parts.database, timing, parts.nats) as there,
        ):
            first, second = Page(here, "first"), Page(there, "second")
            game = plan.pop("game", "quoridor")
            options = {"players": 2, **BEGINS.get(game, {}), **plan.pop("options", {})}
            table = await make_table(here.registry, first.session, NewTable(game, options, [ME, FREE], **plan))
            await first.ask("enter", "e", table=table)
            await second.ask("enter", "e", table=table)
            assert (await second.ask("sit", "s", table=table, seat=1))["type"] == "done"
            await until(lambda: table_of(first)["seats"][1]["name"] == "second")
            await start_match(await here.registry.table(table), None)
            await until(lambda: any(news["type"] == "position" for news in second.news))
            await work(table, first, second)

    asyncio.run(run())


def test_moves_and_words_reach_the_other_server(parts: Parts) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
        await second.reach(1, 1)
        assert second.position(1)["view"]["pawns"] == ["e2", "e9"]
        played = next(news for news in reversed(second.news) if news["type"] == "played")
        assert [step["ply"] for step in played["steps"]] == [1]
        assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
        await first.reach(0, 2)
        await second.ask("say", "w", table=table, text="hello")
        await until(lambda: any(news["type"] == "chat" and news["lines"] for news in first.news))

    at_two_servers(parts, work)


def test_what_was_missed_while_the_line_was_broken_is_told_when_it_stands_again(postgres: str) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        listening = "pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'"
        with psycopg.connect(postgres, autocommit=True) as other:
            await until(lambda: len(other.execute(f"SELECT pid FROM {listening}").fetchall()) == 2)
            cut = other.execute(f"SELECT pg_terminate_backend(pid) FROM {listening}").fetchall()
        assert cut == [(True,), (True,)]
        assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
        await second.reach(1, 1)
        assert (await second.ask("move", "m", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
        await first.reach(0, 2)

    at_two_servers(Parts(postgres), work)


def test_who_is_at_the_other_server_is_not_away(parts: Parts) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        await until(lambda: not table_of(first)["seats"][1]["away"] and not table_of(second)["seats"][0]["away"])
        await asyncio.sleep(4.5)
        assert first.position(0)["ply"] == 0
        assert not any(seat["stand_in"] for page in (first, second) for seat in table_of(page)["seats"])
        second.sockets._exit(second)
        await until(lambda: table_of(first)["seats"][1]["away"])

    at_two_servers(parts, work, Timing(pace=0.0, away=3.0))


def test_who_is_here_is_said_at_once(parts: Parts) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        await until(lambda: first.sockets.registry.tables[table].presence.has(second.session.id))

    # Otherwise it is said only after minutes.
    at_two_servers(parts, work, Timing(pace=0.0, away=1200.0))


def test_consent_is_given_across_servers(parts: Parts) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
        await second.reach(1, 1)
        await first.ask("undo", "u", table=table, seat=0)
        await until(lambda: table_of(second)["undo"] == [0])
        await second.ask("undo", "u", table=table, seat=1)
        await first.reach(0, 2)
        assert first.position(0)["view"]["pawns"] == second.position(1)["view"]["pawns"] == ["e1", "e9"]
        assert table_of(first)["undo"] is None

    at_two_servers(parts, work)


def test_whose_time_ran_out_is_kept_and_back_at_both_servers(postgres: str) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        pages = (first, second)
        other = second.sockets.registry.tables[table].live
        assert other is not None
        # Only one server sees the time run out; the other is told.
        other.clocks.at_least(0, 1e6, other.now)
        await until(lambda: all(table_of(page)["seats"][0]["stand_in"] for page in pages))
        # At the other server their time is up, too, when they come back: they have some again there as here.
        other.clocks.restore(0, 0)
        assert (await first.ask("back", "b", table=table, seat=0))["type"] == "done"
        await until(lambda: not table_of(second)["seats"][0]["stand_in"])
        await asyncio.sleep(0.3)
        assert not any(table_of(page)["seats"][0]["stand_in"] for page in pages)
        assert first.position(0)["ply"] == second.position(1)["ply"] == 0

    # The bot that keeps the seat seems to think until they are back.
    at_two_servers(Parts(postgres), work, Timing(pace=30.0, away=30.0), clock=Clock("move", 1))


def test_a_kept_seat_stays_kept_when_the_table_changes_elsewhere(parts: Parts) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        # With NATS it lives at one of them.
        found = [page.sockets.registry.tables.get(table) for page in (first, second)]
        for live in [each.live for each in found if each is not None]:
            assert live is not None
            # The second's time must not run out as well while a busy machine is slow: two bots would end the match.
            live.clocks.at_least(1, 1e6, live.now)
        await until(lambda: all(table_of(page)["seats"][0]["stand_in"] for page in (first, second)))
        await second.reach(1, 1)
        told = len(first.news)
        await second.ask("resign", "r", table=table, seat=1)
        await until(lambda: table_of(first)["seats"][1]["stand_in"])
        assert all(news["table"]["seats"][0]["stand_in"] for news in first.news[told:] if news["type"] == "table")

    at_two_servers(parts, work, clock=Clock("move", 2))


def test_a_window_collects_choices_from_both_servers(parts: Parts) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        await first.ask("move", "m", table=table, seat=0, ply=0, action="open 3 4")
        await second.ask("move", "m", table=table, seat=1, ply=0, action="open 7 8")
        await first.reach(0, 2)
        await second.reach(1, 2)
        boxes = second.position(1)["view"]["boxes"]
        assert [[place for place, (_, is_open) in enumerate(box, 1) if is_open] for box in boxes] == [[3, 4], [7, 8]]

    at_two_servers(parts, work, game="toitoi")


def test_another_match_is_wished_for_at_both_servers(parts: Parts) -> None:
    async def work(table: str, first: Page, second: Page) -> None:
        await first.ask("resign", "r", table=table, seat=0)
        await until(lambda: table_of(second)["seats"][0]["stand_in"])
        await second.ask("resign", "r", table=table, seat=1)
        await until(lambda: first.position(0)["outcome"] and second.position(1)["outcome"])
        assert first.position(0)["outcome"] == second.position(1)["outcome"]
        await first.ask("rematch", "a", table=table, seat=0)
        await until(lambda: table_of(second)["rematch"] == [0])
        await second.ask("rematch", "a", table=table, seat=1)
        await until(lambda: table_of(first)["next"] and table_of(second)["next"])
        assert table_of(first)["next"] == table_of(second)["next"]

    at_two_servers(parts, work, options={"size": 5})
