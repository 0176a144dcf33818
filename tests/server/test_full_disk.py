"""On a full disk nothing is said to be done that is not, and play goes on once there is room again."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

from tests.server.guest import Guest, JsonMessage
from tests.server.running import Running


def limit(server: Running, size: int) -> None:
    """No file of the server can grow beyond a size."""
    assert server.process is not None
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most if size < 0 else size, most))


async def the_story(server: Running) -> None:
    guest = Guest(server.base, "player")
    positions: dict[int, JsonMessage] = {}

    def hear(news: JsonMessage) -> None:
        if news["type"] in ("position", "played"):
            positions[news["position"]["seat"]] = news["position"]

    guest.hears = hear
    await guest.come()
    seats = [{"occupant": "me"}, {"occupant": "device", "name": "other"}]
    options = {"players": 2, "starter": 1}
    table = await guest.make_table(game="quoridor", options=options, seats=seats, start=True)
    assert (await guest.ask("enter", table=table))["type"] == "done"
    async with asyncio.timeout(300):
        while not positions:
            await asyncio.sleep(0.05)
    assert (await guest.ask("move", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
    limit(server, 4096)
    request = await guest.send("move", table=table, seat=1, ply=1, action="e8")
    answers: list[JsonMessage] = []
    guest.hears = lambda news: (hear(news), answers.append(news))[0]  # type: ignore[func-returns-value]
    async with asyncio.timeout(60):
        while not (told := [news for news in answers if news.get("id") == request]):
            await asyncio.sleep(0.02)
    assert told[0]["type"] == "unknown" or told[0]["code"] == "not_done", told
    assert (await guest.ask("say", table=table, text="is there room?"))["type"] in ("refused", "unknown")
    assert positions[1]["ply"] == 1
    limit(server, -1)
    async with asyncio.timeout(60):
        while True:
            # Under the same id, as a page does; however often it is asked, it is done once.
            again = guest.answers[request] = asyncio.get_running_loop().create_future()
            await guest.send("move", request, table=table, seat=1, ply=1, action="e8", again=True)
            if (await again)["type"] == "done":
                break
            await asyncio.sleep(0.3)
    assert (await guest.ask("move", table=table, seat=0, ply=2, action="e3"))["ply"] == 3
    await guest.go()


def test_a_move_on_a_full_disk_is_not_told_as_done_and_is_done_when_there_is_room(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        asyncio.run(the_story(server))
