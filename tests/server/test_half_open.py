"""A line between page and server that is dead without anybody saying so: the server notices, and the page plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.faults import Proxy
from tests.server.guest import Guest, JsonMessage
from tests.server.running import Running

HEARTBEAT = "2"


def port_of(server: Running) -> int:
    return int(server.base.rpartition(":")[2])


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not is_so():
            await asyncio.sleep(0.05)


class Seated:
    """A guest, with the last that was heard of the table and of the position."""

    def __init__(self, base: str, name: str) -> None:
        self.guest = Guest(base, name)
        self.guest.hears = self.hear
        self.table: JsonMessage = {}
        self.positions: dict[int | None, JsonMessage] = {}

    def hear(self, news: JsonMessage) -> None:
        if news["type"] == "table":
            self.table = news["table"]
        elif news["type"] in ("position", "played"):
            self.positions[news["position"]["seat"]] = news["position"]


async def the_story(server: Running, proxy: Proxy) -> None:
    first, second = Seated(server.base, "first"), Seated(f"http://127.0.0.1:{proxy.port}", "second")
    for seated in (first, second):
        await seated.guest.come()
    options = {"players": 2, "starter": 1}
    seats = [{"occupant": "me"}, {"occupant": "free"}]
    table = await first.guest.make_table(game="quoridor", options=options, seats=seats)
    for seated in (first, second):
        assert (await seated.guest.ask("enter", table=table))["type"] == "done"
    assert (await second.guest.ask("sit", table=table, seat=1))["type"] == "done"
    assert (await first.guest.ask("start", table=table))["type"] == "done"
    await until(lambda: 1 in second.positions)
    assert not first.table["seats"][1]["away"]
    # The network forgets the line, as it does when somebody walks out of a Wi-Fi: nothing passes, nothing is closed.
    dead = list(proxy.connections)
    await asyncio.to_thread(proxy.silence, lambda line: line in dead)
    move = {"table": table, "seat": 0, "ply": 0, "action": "e2"}
    assert (await first.guest.ask("move", **move))["ply"] == 1
    await until(lambda: bool(first.table["seats"][1]["away"]))
    assert second.positions[1]["ply"] == 0
    # The page has given the line up, too, and comes back on another.
    await second.guest.cut()
    await second.guest.connect()
    assert (await second.guest.ask("enter", table=table, ply=0))["type"] == "done"
    await until(lambda: second.positions[1]["ply"] == 1 and not first.table["seats"][1]["away"])
    move = {"table": table, "seat": 1, "ply": 1, "action": "e8"}
    assert (await second.guest.ask("move", **move))["ply"] == 2
    for seated in (first, second):
        await seated.guest.go()


def test_a_page_on_a_half_open_line_is_known_to_be_away_and_comes_back_on_another(tmp_path: Path) -> None:
    with Running(tmp_path, MAJLIS_HEARTBEAT_SECONDS=HEARTBEAT) as server, Proxy(port_of(server)) as proxy:
        asyncio.run(the_story(server, proxy))
