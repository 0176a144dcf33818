"""How matches end at a table, and that both players, whoever comes later and the archive are told the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from majlis.games import keys
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import Clock, SeatPlan
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import BEGINS, BOT, FREE, ME, Page, opened
from tools import ending_cases

DEVICE = SeatPlan("device")


def at_a_server(tmp_path: Path, work: Callable[[Any], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            await work(sockets)

    asyncio.run(run())


async def two(sockets: Any, key: str) -> tuple[str, Page, Page]:
    """Two persons whom the server has not seen before, at a table that has begun."""
    first, second = Page(sockets, f"first-{key}"), Page(sockets, f"second-{key}")
    table = await make_table(
        sockets.registry, first.session, NewTable(key, {"players": 2, **BEGINS.get(key, {})}, [ME, FREE])
    )
    for page in (first, second):
        await page.ask("enter", "e", table=table)
    await second.ask("sit", "s", table=table, seat=1)
    await start_match(await sockets.registry.table(table), None)
    return table, first, second


def outcome_of(page: Page, seat: int) -> dict[str, Any]:
    found = page.position(seat)["outcome"]
    assert found is not None
    return dict(found)


def told_of(page: Page) -> list[str]:
    """The events of all steps that a page was told, in order."""
    steps = [step for news in page.news for step in news.get("steps", news.get("recent", []))]
    return [event["event"] for step in steps for event in step["events"]]


def table_of(page: Page) -> dict[str, Any]:
    return dict(next(news["table"] for news in reversed(page.news) if news["type"] == "table"))


@pytest.mark.parametrize("seat", [0, 1])
def test_giving_up_between_two_ends_it_for_both(seat: int, tmp_path: Path) -> None:
    async def work(sockets: Any) -> None:
        for key in keys():
            table, *pages = await two(sockets, key)
            assert (await pages[seat].ask("resign", "r", table=table, seat=seat))["type"] == "done", key
            late = Page(sockets, f"late-{key}")
            await late.ask("enter", "e", table=table)
            for viewer, page in ((0, pages[0]), (1, pages[1]), (None, late)):
                outcome = page.position(viewer)["outcome"]
                assert outcome == {"places": [1 + (seat == 0), 1 + (seat == 1)], "scores": []} | {
                    "resigned": [seat],
                    "by": "giving_up",
                }, key
                assert page.position(viewer)["actors"] == page.position(viewer)["legal"] == []
                assert told_of(page)[-2:] == ["given_up", "given_up_won"], key
                assert table_of(page)["status"] == "over"
            assert (await pages[0].ask("resign", "r2", table=table, seat=0))["code"] == "over"
            match = table_of(pages[0])["match"]
            about = await sockets.registry.archive.match(match, None)
            assert (about.outcome.places, about.outcome.by, about.ended is not None) == (
                [1 + (seat == 0), 1 + (seat == 1)],
                "giving_up",
                True,
            )
            replay = await sockets.registry.archive.replay(match)
            assert replay.verify().result().places == replay.places == tuple(about.outcome.places)
            look = await sockets.registry.archive.look(match, None, 0, about.plies)
            assert [event["event"] for event in look.steps[-1].events] == ["given_up", "given_up_won"]
            assert look.positions[-1].outcome == about.outcome

    at_a_server(tmp_path, work)


def test_it_is_in_the_log_and_stands_after_a_restart(tmp_path: Path) -> None:
    found: list[str] = []

    async def before(sockets: Any) -> None:
        table, _, second = await two(sockets, "quoridor")
        await second.ask("resign", "r", table=table, seat=1)
        found.append(table)

    async def after(sockets: Any) -> None:
        [table] = found
        page = Page(sockets, "first-quoridor")
        await page.ask("enter", "e", table=table)
        assert outcome_of(page, 0)["places"] == [1, 2]
        assert told_of(page)[-2:] == ["given_up", "given_up_won"]
        assert (await page.ask("rematch", "n", table=table, seat=0))["type"] == "done"
        assert table_of(page)["next"]

    at_a_server(tmp_path, before)
    at_a_server(tmp_path, after)


def test_alone_against_bots_a_game_of_two_sides_ends_at_once(tmp_path: Path) -> None:
    async def work(sockets: Any) -> None:
        for key, options, places in (
            ("quoridor", {"players": 2, "starter": 1}, [2, 1]),
            ("jackaroo", {"players": 4}, [3, 1, 3, 1]),
            ("quoridor", {"players": 4, "teams": "yes"}, [3, 1, 3, 1]),
        ):
            page = Page(sockets, f"me-{key}-{len(places)}")
            plan = NewTable(key, options, [ME, *[BOT] * (len(places) - 1)])
            table = await make_table(sockets.registry, page.session, plan)
            await page.ask("enter", "e", table=table)
            await start_match(await sockets.registry.table(table), None)
            assert (await page.ask("resign", "r", table=table, seat=0))["type"] == "done"
            assert (outcome_of(page, 0)["places"], outcome_of(page, 0)["by"]) == (places, "giving_up"), key
            replay = await sockets.registry.archive.replay(table_of(page)["match"])
            assert list(replay.verify().result().places) == places

    at_a_server(tmp_path, work)


async def among_bots(sockets: Any, first: Page, other: Page, plan: NewTable) -> str:
    """Begin a match of two people and bots; the other one takes the free seat."""
    table = await make_table(sockets.registry, first.session, plan)
    for page in (first, other):
        await page.ask("enter", "e", table=table)
    await other.ask("sit", "s", table=table, seat=plan.seats.index(FREE))
    await start_match(await sockets.registry.table(table), None)
    return table


def test_a_partner_plays_on_with_a_bot_until_both_have_given_up(tmp_path: Path) -> None:
    """Two teams: one who gives up is replaced, said aloud; when the other does so, too, the match is over."""

    async def work(sockets: Any) -> None:
        first, partner = Page(sockets, "first"), Page(sockets, "partner")
        table = await among_bots(sockets, first, partner, NewTable("jackaroo", {"players": 4}, [ME, BOT, FREE, BOT]))
        await first.ask("resign", "r", table=table, seat=0)
        assert partner.position(2)["outcome"] is None
        assert "given_up_on" in told_of(partner)
        assert (table_of(partner)["seats"][0]["resigned"], table_of(partner)["seats"][0]["stand_in"]) == (True, True)
        assert table_of(partner)["status"] == "playing"
        assert (await first.ask("back", "b", table=table, seat=0))["code"] == "resigned"
        await partner.ask("resign", "r", table=table, seat=2)
        for page, seat in ((first, 0), (partner, 2)):
            assert outcome_of(page, seat)["places"] == [3, 1, 3, 1]
            assert told_of(page)[-2:] == ["given_up", "given_up_won"]

    at_a_server(tmp_path, work)


def test_with_more_sides_bots_play_on_and_places_say_who_gave_up(tmp_path: Path) -> None:
    async def work(sockets: Any) -> None:
        page = Page(sockets, "me")
        plan = NewTable("toitoi", {"players": 3, "rounds": 1}, [ME, BOT, BOT])
        table = await make_table(sockets.registry, page.session, plan)
        await page.ask("enter", "e", table=table)
        await start_match(await sockets.registry.table(table), None)
        await page.ask("resign", "r", table=table, seat=0)
        assert page.position(0)["outcome"] is None
        async with asyncio.timeout(120):
            while page.position(0)["outcome"] is None:
                await asyncio.sleep(0.02)
        outcome = outcome_of(page, 0)
        assert (outcome["places"][0], outcome["resigned"], outcome["by"]) == (3, [0], "play")
        assert len(outcome["scores"]) == 3
        assert "given_up_on" in told_of(page)
        replay = await sockets.registry.archive.replay(table_of(page)["match"])
        assert list(replay.verify().result().places) == outcome["places"]

    at_a_server(tmp_path, work)


def test_whoever_gave_up_leaves_those_alone_who_play_on(tmp_path: Path) -> None:
    """They neither stop the match nor its bots, and hurry nobody; alone with bots they may still do so."""

    async def work(sockets: Any) -> None:
        first, other = Page(sockets, "first"), Page(sockets, "other")
        table = await among_bots(
            sockets, first, other, NewTable("quoridor", {"players": 4, "starter": 1}, [ME, FREE, BOT, BOT])
        )
        await first.ask("resign", "r", table=table, seat=0)
        live = (await sockets.registry.table(table)).live
        async with asyncio.timeout(60):
            while live.match_log.actors() != (1,):
                await asyncio.sleep(0.02)
        # A bot has just moved for them.
        assert live.match_log.match.log[-1].seat == 0

        async def told(page: Page, type: str, id: str, **fields: Any) -> str:
            answer = await page.ask(type, id, table=table, **fields)
            return str(answer.get("code", answer["type"]))

        assert await told(first, "pause", "p") == "resigned"
        assert await told(first, "undo", "u", seat=0) == "resigned"
        assert await told(first, "hurry", "h") == "others_sit_here"
        assert await told(first, "hint", "t", seat=0) == "others_sit_here"
        assert (table_of(other)["status"], table_of(other)["undo"], table_of(other)["hurry"]) == (
            "playing",
            None,
            False,
        )
        assert await told(other, "pause", "p") == "done"
        assert await told(other, "resign", "r", seat=1) == "done"
        # Nobody is left whom it could vex.
        assert await told(first, "hurry", "h2") == "done"
        assert await told(first, "pause", "p2", on=False) == "done"

    at_a_server(tmp_path, work)


def test_the_last_of_three_has_won_when_the_others_gave_up(tmp_path: Path) -> None:
    async def work(sockets: Any) -> None:
        page = Page(sockets, "me")
        plan = NewTable("nahs", {"players": 3}, [ME, DEVICE, DEVICE])
        table = await make_table(sockets.registry, page.session, plan)
        await page.ask("enter", "e", table=table)
        await start_match(await sockets.registry.table(table), None)
        await page.ask("resign", "r0", table=table, seat=2)
        assert page.position(0)["outcome"] is None
        await page.ask("resign", "r1", table=table, seat=0)
        for seat in range(3):
            assert outcome_of(page, seat)["places"] == [2, 1, 3]

    at_a_server(tmp_path, work)


def test_the_ends_that_the_page_is_tested_with_are_those_of_the_games() -> None:
    assert ending_cases.FILE.read_text("utf-8") == ending_cases.written(), "run python -m tools.ending_cases"


def test_every_way_to_end_is_told_alike_to_both(tmp_path: Path) -> None:
    """Winning, limits, draws and giving up in all games: the places, who won and how, as the page is tested with."""
    told = {(case["game"], case["way"]): case for case in json.loads(ending_cases.FILE.read_text("utf-8"))}

    async def work(sockets: Any) -> None:
        for number, end in enumerate(ending_cases.ends()):
            pages = [Page(sockets, f"{who}-{number}") for who in ("first", "second")]
            plan = NewTable(end.key, {"players": 2, **ending_cases.OPTIONS.get(end.key, {})}, [ME, FREE])
            table = await make_table(sockets.registry, pages[0].session, plan)
            await pages[1].ask("enter", "e", table=table)
            await pages[1].ask("sit", "s", table=table, seat=1)
            await start_match(await sockets.registry.table(table), None)
            live = (await sockets.registry.table(table)).live
            # The match is moved on to shortly before its end, with nobody looking yet.
            await pages[1].ask("exit", "l", table=table)
            live.match_log.match = end.begun()
            live._update_window()
            for page in pages:
                await page.ask("enter", "e2", table=table)
            for move, (seat, text) in enumerate(end.moves):
                await pages[seat].reach(seat, move)
                answer = await pages[seat].ask("move", f"m{move}", table=table, seat=seat, ply=move, action=text)
                assert answer["type"] == "done", (end.key, end.way, answer)
            if end.gives_up is not None:
                await pages[end.gives_up].ask("resign", "r", table=table, seat=end.gives_up)
            case = told[end.key, end.way]
            for seat, page in enumerate(pages):
                await page.reach(seat, live.match_log.ply)
                assert outcome_of(page, seat) == case["outcome"], (end.key, end.way)
                assert page.position(seat)["view"] == case["seats"][seat]["view"], (end.key, end.way)
                steps = [step for news in page.news for step in news.get("steps", news.get("recent", []))]
                assert steps[-1]["events"] == case["seats"][seat]["events"], (end.key, end.way)
                assert table_of(page)["status"] == "over"

    at_a_server(tmp_path, work)


@pytest.mark.parametrize("key", keys())
def test_who_runs_out_of_time_wins_or_loses_by_the_bot_in_that_seat(key: str, tmp_path: Path) -> None:
    """Time alone ends no match: a bot plays on, both are told, and the result is the seat's."""

    async def work(sockets: Any) -> None:
        first, second = Page(sockets, "first"), Page(sockets, "second")
        plan = NewTable(key, {"players": 2, **ending_cases.OPTIONS.get(key, {})}, [ME, FREE], Clock("move", 5))
        table = await make_table(sockets.registry, first.session, plan)
        for page in (first, second):
            await page.ask("enter", "e", table=table)
        await second.ask("sit", "s", table=table, seat=1)
        await start_match(await sockets.registry.table(table), None)
        live = (await sockets.registry.table(table)).live
        end = next(end for end in ending_cases.played(key) if end.way == "won by 0")
        [(late, _)] = end.moves
        live.match_log.match = end.begun()
        live._update_window()
        async with asyncio.timeout(120):
            while table_of(second)["status"] != "over":
                await asyncio.sleep(0.02)
        outcome = outcome_of(first, 0)
        assert outcome["by"] == "play"
        if key == "quoridor":
            assert outcome["places"] == [1, 2]
            assert told_of(first)[-1] == told_of(second)[-1] == "arrived"
        for seat, page in enumerate((first, second)):
            assert outcome_of(page, seat) == outcome
            assert any(news["type"] == "table" and news["table"]["seats"][late]["stand_in"] for news in page.news), (
                "that a bot plays was not told"
            )

    at_a_server(tmp_path, work)
