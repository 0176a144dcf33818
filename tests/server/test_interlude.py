"""After a round people look at how it stands: bots leave them the time, and no longer than they take."""

from __future__ import annotations

import asyncio
import functools
import random
from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis.games import definition
from majlis.server.matches.interlude import has_ended_a_round
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import Clock, SeatPlan
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import ME, Page, opened

BRISK = 0.001
LONG = Timing(pace=BRISK, interlude=600 / BRISK, windows={"asking": 0.3, "last_card": 0.1})
"""Bots that hardly think, and a pause that no test waits for."""
SURE = SeatPlan("bot", 5)
"""A bot that lays the card that wins."""
OPTIONS = {"players": 2, "rounds": 3, "hand": 4}


@functools.cache
def before_the_end() -> dict[str, Any]:
    """Taki: the second player is about to win a round, and begins the next one (T-4, T-27)."""
    for seed in range(500):
        match, policy_rng = majlis.game("taki", **OPTIONS).start(seed), random.Random(seed)
        for _ in range(60):
            before, seat = match.state(), match.actors()[-1]
            legal = match.legal(seat)
            match.play(seat, policy_rng.choice([text for text in legal if text != "draw"] or legal))
            if match.state()["round"] > 0:
                if match.state()["wins"] == [0, 1] and before["phase"] == "turn" and before["sizes"][1] == 1:
                    return before
                break
    raise AssertionError("nobody won")


@pytest.mark.parametrize("key", [key for key in majlis.games() if hasattr(definition(key).events, "ROUND_END")])
def test_the_end_of_a_round_is_seen_in_what_everybody_is_told(key: str) -> None:
    rounds = {"stages" if "stages" in definition(key).options else "rounds": 2}
    match, policy_rng, ends = majlis.game(key, players=2, **rounds).start(seed=1), random.Random(1), 0
    while match.actors():
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.play(seat, policy_rng.choice([text for text in legal if text not in ("draw", "take")] or legal))
        ends += has_ended_a_round(match)
    assert ends == 2


async def begun(sockets: Any, name: str, plan: list[SeatPlan]) -> tuple[Any, Page]:
    page = Page(sockets, name)
    seats = NewTable("taki", OPTIONS, plan, Clock("move", 60))
    table = await sockets.registry.table(await make_table(sockets.registry, page.session, seats))
    await page.ask("enter", "e", table=table.id)
    position = majlis.game("taki", **OPTIONS).position(before_the_end(), 5)
    await start_match(table, None, before=position)
    return table, page


async def until(table: Any, condition: Any) -> None:
    async with asyncio.timeout(120):
        while not condition(table.live.match_log.match):
            await asyncio.sleep(0.01)


def test_bots_begin_the_next_round_once_it_was_seen(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", LONG) as sockets:
            table, page = await begun(sockets, "looks", [ME, SURE])
            await until(table, lambda match: match.state()["round"] == 1)
            ply = table.live.match_log.ply
            # Far longer than such a bot thinks.
            await asyncio.sleep(1.0)
            assert table.live.match_log.ply == ply, "a bot played on while the end of the round was looked at"
            assert not any(time.running for time in table.live.times()), "somebody's time runs meanwhile"
            spectator = Page(sockets, "watches")
            await spectator.ask("enter", "e", table=table.id)
            assert (await spectator.ask("seen", "n", table=table.id))["code"] == "not_seated"
            assert (await page.ask("seen", "n", table=table.id))["type"] == "done"
            await until(table, lambda match: table.live.match_log.ply > ply)

    asyncio.run(work())


@pytest.mark.parametrize("pace", [0.0, BRISK])
def test_nobody_is_waited_for_who_is_in_a_hurry_or_wants_no_pause(tmp_path: Path, pace: float) -> None:
    timing = Timing(pace=pace, interlude=0.0 if pace else 600.0, windows={"asking": 0.3, "last_card": 0.1})

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", timing) as sockets:
            table, _ = await begun(sockets, "hurries", [ME, SURE])
            await until(table, lambda match: match.state()["round"] == 1 and 0 in match.actors())

    asyncio.run(work())


def test_whoever_wants_the_bots_to_hurry_is_not_kept_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", LONG) as sockets:
            table, page = await begun(sockets, "hurries", [ME, SURE])
            await until(table, lambda match: match.state()["round"] == 1)
            ply = table.live.match_log.ply
            await page.ask("hurry", "h", table=table.id)
            await until(table, lambda match: table.live.match_log.ply > ply)

    asyncio.run(work())


def test_where_nobody_is_there_bots_wait_for_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", LONG) as sockets:
            page = Page(sockets, "host")
            seats = NewTable("taki", OPTIONS, [SURE, SURE])
            table: Any = await sockets.registry.table(await make_table(sockets.registry, page.session, seats))
            await start_match(table, None, before=majlis.game("taki", **OPTIONS).position(before_the_end(), 5))
            await until(table, lambda match: match.state()["round"] == 1)
            ply = table.live.match_log.ply
            await until(table, lambda match: table.live.match_log.ply > ply)

    asyncio.run(work())
