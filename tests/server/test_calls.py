"""What a move costs the server, counted in calls of its own functions, which no load of the machine disturbs."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import majlis
from majlis.match.match import Match
from majlis.server.matches.windows import window_kind
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import FREE, ME, Page, all_told, opened

SRC = str(Path(majlis.__file__).parent)
ON_THEIR_OWN = ("/bots/loader.py", "/background.py", "/loop_lag.py", "/sweep.py", "/devices.py", "/lobby.py")
MOVES = 30
MOST = {"jackaroo": 260, "nahs": 297, "quoridor": 170, "taki": 321, "toitoi": 277}
"""Calls a move from its frame to the frames of two pages, under Python 3.11; newer ones need fewer."""


def begun(game: str, chance: random.Random) -> Match:
    """A match of two after a few actions."""
    match = majlis.game(game, players=2).start(7)
    while match.ply < 10 or window_kind(match) is not None:
        seat = match.actors()[0]
        match.play_action(seat, chance.choice(match.legal_actions(seat)))
    return match


class Calls:
    """Counts calls of our own functions in this thread, but for those of what the loop does by itself."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        self.count += event == "call" and file.startswith(SRC) and not file.endswith(ON_THEIR_OWN)


async def played(game: str, database: str) -> float:
    """Calls a move where two people play at two pages."""
    chance, calls, moves = random.Random(game), Calls(), 0
    async with opened(database, Timing()) as sockets:
        first, second = pages = [Page(sockets, name) for name in ("first", "second")]
        table = await make_table(sockets.registry, first.session, NewTable(game, {"players": 2}, [ME, FREE]))
        for page in pages:
            await page.ask("enter", "e", table=table)
        await second.ask("sit", "s", table=table, seat=1)
        await start_match(await sockets.registry.table(table), None, before=begun(game, chance))
        await all_told(sockets.registry.tables[table])
        while moves < MOVES and first.position(0)["actors"] and first.position(0)["window"] is None:
            seat = first.position(0)["actors"][0]
            position = pages[seat].position(seat)
            action = chance.choice(position["legal"])
            sys.setprofile(calls)
            await pages[seat].ask("move", f"m{moves}", table=table, seat=seat, ply=position["ply"], action=action)
            sys.setprofile(None)
            moves += 1
    assert moves > MOVES / 3
    return calls.count / moves


@pytest.mark.parametrize("game", MOST)
def test_a_move_takes_few_calls(game: str, tmp_path: Path) -> None:
    before = sys.getprofile()
    try:
        found = asyncio.run(played(game, f"sqlite:///{tmp_path / 'majlis.db'}"))
    finally:
        sys.setprofile(before)
    assert found <= MOST[game], f"{found:.1f} calls a move"
