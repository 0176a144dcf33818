"""What bots play for is chosen with the table, and holds for all that they think there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from majlis.server.bots.pool import BotPool
from majlis.server.bots.question import Question
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.values import BotGoal
from majlis.server.tables.new_table import make_table
from tests.server.inside import BOT, ME, Page, opened

PATIENCE = 300
"""Seconds after which a table is taken for stuck."""


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What bots are asked, as they are asked it."""
    noted: list[Question] = []
    think = BotPool.think

    async def noting(pool: BotPool, asked: Question, *args: Any, **more: Any) -> Any:
        noted.append(asked)
        return await think(pool, asked, *args, **more)

    monkeypatch.setattr(BotPool, "think", noting)
    return noted


@pytest.mark.parametrize("goal", ["win", "place"])
def test_bots_hints_and_the_next_match_keep_to_what_the_table_plays_for(
    tmp_path: Path, questions: list[Question], goal: BotGoal
) -> None:
    async def work() -> None:
        database = f"sqlite:///{tmp_path / 'majlis.db'}"
        async with opened(database) as sockets:
            page = Page(sockets, "alone")
            plan = NewTable("quoridor", {"players": 2, "starter": 2}, [ME, BOT], goal=goal, start=True)
            id = await make_table(sockets.registry, page.session, plan)
            table = await sockets.registry.table(id)
            await page.ask("enter", "e", table=id)
            async with asyncio.timeout(PATIENCE):
                # Its game may still be loaded.
                while table.live is None or table.live.match_log.ply < 1:
                    await asyncio.sleep(0.01)
            assert (await page.ask("hint", "h", table=id, seat=0))["type"] == "hint"
            assert [each.goal for each in questions] == [goal, goal]
            assert (await page.ask("resign", "r", table=id, seat=0))["type"] == "done"
            assert (await page.ask("rematch", "n", table=id, seat=0))["type"] == "done"
            async with asyncio.timeout(PATIENCE):
                while table.next is None:
                    await asyncio.sleep(0.01)
            following = table.next
        async with opened(database) as sockets:
            for each in (id, following):
                assert (await sockets.registry.table(each)).goal == goal

    asyncio.run(work())


def test_who_says_nothing_plays_with_bots_that_want_to_win(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            page = Page(sockets, "alone")
            id = await make_table(sockets.registry, page.session, NewTable("quoridor", {"players": 2}, [ME, BOT]))
            assert (await sockets.registry.table(id)).goal == "win"

    asyncio.run(work())
