"""Two server processes on one PostgreSQL: whoever is first at a ply has it, the other is told so, and no match forks."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.server.guest import Guest, JsonMessage
from tests.server.running import Running

PLIES = 40
HANDICAP = 0.001
"""Seconds."""
SECRET = {"MAJLIS_SECRET": "the two houses must know each other's guests"}


class Page:
    """One page of the guest who holds both seats, at one of the two servers."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.positions: dict[int, JsonMessage] = {}
        self.changed = asyncio.Event()
        guest.hears = self.hear

    def hear(self, news: JsonMessage) -> None:
        if news["type"] in ("position", "played"):
            self.positions[news["position"]["seat"]] = news["position"]
            self.changed.set()

    async def reach(self, ply: int) -> None:
        """Wait until both seats' positions are at a ply."""
        while (
            min((position["ply"] for position in self.positions.values()), default=-1) < ply or len(self.positions) < 2
        ):
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 60)


async def the_race(first: Running, second: Running) -> None:
    pages = [Page(Guest(first.base, "twin")), Page(Guest(second.base, "twin"))]
    try:
        await raced(pages)
    finally:
        for page in pages:
            await page.guest.go()


async def ask_later(seconds: float, page: Page, **move: Any) -> JsonMessage:
    await asyncio.sleep(seconds)
    return await page.guest.ask("move", **move)


async def raced(pages: list[Page]) -> None:
    chance = random.Random(5)
    await pages[0].guest.come()
    seats = [{"occupant": "me"}, {"occupant": "device", "name": "other"}]
    table = await pages[0].guest.make_table(
        game="quoridor", options={"players": 2, "starter": 1}, seats=seats, start=True
    )
    pages[1].guest.web.cookies.update(pages[0].guest.web.cookies)
    await pages[1].guest.connect()
    for page in pages:
        assert (await page.guest.ask("enter", table=table))["type"] == "done"
    log: list[tuple[int, str]] = []
    wins, held_back = [0, 0], [0.0, 0.0]
    for ply in range(PLIES):
        for page in pages:
            await page.reach(ply)
        position = next(p for p in pages[0].positions.values() if p["legal"])
        seat = position["seat"]
        assert pages[1].positions[seat] == position
        walks = [text for text in position["legal"] if len(text) == 2]
        actions = chance.sample(position["legal"], 2) if ply < 12 else [chance.choice(walks) for _ in pages]
        answers = await asyncio.gather(
            *(
                ask_later(held_back[side], pages[side], table=table, seat=seat, ply=ply, action=actions[side])
                for side in range(2)
            )
        )
        done = [index for index, answer in enumerate(answers) if answer["type"] == "done"]
        assert len(done) == 1, answers
        [winner] = done
        loser = 1 - winner
        assert answers[winner]["ply"] == ply + 1
        assert answers[loser]["type"] == "refused"
        assert answers[loser]["code"] == "stale", answers[loser]
        assert answers[loser]["text"]
        wins[winner] += 1
        # A server that always wins is asked later and later: one that is a little slower would never be first.
        held_back[winner], held_back[loser] = held_back[winner] + HANDICAP, 0.0
        log.append((seat, actions[winner]))
        # The refusal brings the current position: the page that lost sees the winner's move.
        await pages[loser].reach(ply + 1)
        if any(p.get("outcome") for p in pages[loser].positions.values()):
            break
    assert min(wins) > 0, "one server always won: that was no race"
    await pages[0].reach(len(log))
    for seat in (0, 1):
        assert pages[0].positions[seat] == pages[1].positions[seat]


def test_the_first_at_a_ply_has_it(tmp_path: Path, postgres: str) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with Running(folders[0], postgres, **SECRET) as first, Running(folders[1], postgres, **SECRET) as second:
        asyncio.run(the_race(first, second))
