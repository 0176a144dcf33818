"""Ten times the server is killed in the middle of thirty matches, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from majlis import Replay
from tests.server.running import Running
from tests.server.seated import GAMES, check, sit_down

MATCHES = 30
KILLS = 10


async def the_story(server: Running) -> None:
    chance = random.Random(11)
    games = list(GAMES)
    people = [
        seated
        for number in range(MATCHES)
        for seated in await sit_down(server.base, games[number % len(games)], number)
    ]
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.2, 0.9))
        server.kill()
        for seated in people:
            await seated.guest.cut()
        await asyncio.to_thread(server.start)
        await asyncio.gather(*(seated.come_back(server.base) for seated in people))
    try:
        await asyncio.wait_for(asyncio.gather(*(seated.over.wait() for seated in people)), 240)
    except TimeoutError:
        stuck = {(s.table, s.ply, tuple(s.pending)) for s in people if not s.over.is_set()}
        raise AssertionError(f"these matches are stuck: {sorted(stuck)}") from None
    assert sum(len(seated.acknowledged) for seated in people) > 20 * MATCHES
    for first, second in zip(people[::2], people[1::2], strict=True):
        replay = Replay.loads((await first.guest.web.get(f"/api/matches/{first.match}/replay")).content)
        replay.verify()
        check(replay, [*first.acknowledged, *second.acknowledged])
    for seated in people:
        await seated.guest.go()


def test_no_acknowledged_move_is_lost(tmp_path: Path, database: str) -> None:
    with Running(tmp_path, database) as server:
        asyncio.run(the_story(server))
