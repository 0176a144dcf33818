"""How bots behave at a table that is served: what they forget to say, they forget once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import majlis
from majlis.bots.levels import LEVELS
from majlis.server.matches.windows import speakers
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import SeatPlan
from majlis.server.security.sessions import Session
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import ME, Page, opened

OWNER = Session("owner", "owner", "en")
TABLES = 150


def owing() -> dict[str, Any]:
    """Two players of Taki; the second one has a last card to call, and it is the other's turn (T-25)."""
    match = majlis.game("taki", players=2, hand=4).start(seed=6)
    bot = majlis.bot("instinct", level=5)
    for ply in range(400):
        if speakers(match) == {1} and 0 in match.actors() and match.record()["debts"] == 1 << 1:
            return match.state()
        seat = next(seat for seat in match.actors() if seat not in speakers(match))
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), ply))
    raise AssertionError("nobody owed anything")


def test_a_bot_calls_its_last_card_as_often_as_its_level_says(tmp_path: Path) -> None:
    """T-25: a child remembers in 60 of 100 cases; whether it does is decided once, in its thought."""
    position = owing()

    async def said(level: int, tables: int) -> float:
        count = 0
        async with opened(f"sqlite:///{tmp_path / str(level)}.db") as sockets:
            registry = sockets.registry
            plan = NewTable("taki", {"players": 2, "hand": 4}, [ME, SeatPlan("bot", level)])
            for number in range(tables):
                owner = Page(sockets, "owner")
                table = await registry.table(await make_table(registry, OWNER, plan))
                await owner.ask("enter", "e", table=table.id)
                owed = majlis.game("taki", **plan.options).position(position, number.to_bytes(32, "big"))
                await start_match(table, None, before=owed)
                play = table.live
                assert play is not None
                async with asyncio.timeout(60):
                    while table._background.is_busy:
                        await asyncio.sleep(0.001)
                log = [(move.seat, play.match_log.match.text(move.action)) for move in play.match_log.match.log]
                assert log in ([], [(1, "last!")])
                count += len(log)
                table.exit(owner)
        return count / tables

    assert abs(asyncio.run(said(1, TABLES)) - LEVELS[1].remembers) < 0.09
    assert asyncio.run(said(5, 10)) == 1.0
