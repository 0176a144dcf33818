"""Hints: however many are asked for, the threads in which bots think are there for the bots."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from majlis.server import metrics
from majlis.server.bots import hint_turns
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.tables.new_table import make_table
from tests.server.inside import BOT, ME, Page, opened


def test_however_many_hints_are_asked_for_few_are_thought_of_at_a_time(tmp_path: Path) -> None:
    most = 0

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, round(metrics.THINKING._value.get()))
            await asyncio.sleep(0)

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            await sockets.registry.loader.ready("quoridor")
            told = Counter[str]()
            watching = asyncio.create_task(watch())
            pages: list[tuple[Page, str]] = []
            for number in range(12):
                page = Page(sockets, f"alone{number}")
                plan = NewTable("quoridor", {"players": 2, "starter": 1}, [ME, BOT], start=True)
                pages.append((page, await make_table(sockets.registry, page.session, plan)))
            asked = [
                page.ask("hint", f"h{number}", table=table, seat=0) for page, table in pages for number in range(6)
            ]
            told.update(answer.get("code", answer["type"]) for answer in await asyncio.gather(*asked))
            # A no that passes: the same request is carried out when it comes again.
            page, table = pages[-1]
            assert (await page.ask("hint", "h5", table=table, seat=0))["type"] == "hint"
            watching.cancel()
            assert told == {"hint": hint_turns.AT_ONCE + hint_turns.MOST_WAITING, "too_many": told["too_many"]}
            assert told.total() == 72

    asyncio.run(work())
    assert most <= hint_turns.AT_ONCE
