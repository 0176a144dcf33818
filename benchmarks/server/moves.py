"""What a move costs the server, beside another checkout: python -m benchmarks.server.moves --beside OTHER/src [GAME...]

Both servers are open at once, each with its database in memory. The same deals are played by the same random moves at
each in turn, over real sockets, everybody at a page of their own. Of each forty moves the least processor time counts
that the loop's thread took for them in any round, so that what else the machine does matters little; and the calls of
Python functions are counted in a round of their own. The other checkout must speak the same protocol.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import hashlib
import json
import os
import pstats
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.server.load import Guest
from benchmarks.server.measure import GENEROUS

SRC = Path(__file__).resolve().parents[2] / "src"
MEMORY = Path("/dev/shm")
"""Where files are kept in memory, on systems that have such a place."""
QUICK = {"MAJLIS_WINDOW_SECONDS": "asking=0.15, last_card=0.1, choosing=0.2", "MAJLIS_INTERLUDE_SECONDS": "0.05"}
SLICE = 40
"""Moves that are measured together."""
SETTLED = 0.6
"""Seconds until everybody has been told who came."""
PATIENCE = 60.0


# ------------------------------------------------------------------------------------------------------- the server


def serve(folder: str) -> None:
    """Be a server that deals the same cards at every start, and measures itself as it is told on its standard input."""
    import uvicorn
    import uvloop

    from majlis.match.match import Match
    from majlis.server import app
    from majlis.server import run as running
    from majlis.server.settings import read
    from majlis.server.tables import start
    from majlis.server.tables.table import Table

    first_position, dealt = start.first_position, 0

    def dealing(table: Table, seed: bytes | None, before: Match | None) -> Match:
        nonlocal dealt
        dealt += 1
        return first_position(table, seed or hashlib.sha256(str(dealt).encode()).digest(), before)

    start.first_position = dealing
    settings = read({**GENEROUS, **QUICK}, {"data_dir": folder, "host": "127.0.0.1", "browser": False})
    server = uvicorn.Server(running.configured(app.create(settings), settings))
    profile, began = cProfile.Profile(), 0.0

    def heed() -> None:
        for word in os.read(0, 1000).decode().splitlines():
            obey(word)

    def obey(word: str) -> None:
        nonlocal profile, began, dealt
        if word == "deal":
            dealt = 0
        elif word == "time":
            began = time.thread_time()
        elif word == "calls":
            profile = cProfile.Profile()
            profile.enable()
        elif word == "end time":
            print(f"@{time.thread_time() - began}", flush=True)
        elif word == "end calls":
            profile.disable()
            found: Any = pstats.Stats(profile)
            print(f"@{sum(row[1] for (file, *_), row in found.stats.items() if file != '~')}", flush=True)

    async def run(listening: socket.socket) -> None:
        asyncio.get_running_loop().add_reader(0, heed)
        print(f"@{listening.getsockname()[1]}", flush=True)
        await server.serve(sockets=[listening])

    running._collect_rarely()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        uvloop.run(run(listening))


class Server:
    """Such a server, in a process of its own, of one checkout."""

    def __init__(self, src: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        command = [sys.executable, "-m", "benchmarks.server.moves", "--be", self._folder.name]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(src), os.getcwd()))}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.base = f"http://127.0.0.1:{self.heard():.0f}"

    def tell(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()

    def heard(self) -> float:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("@"):
                return float(json.loads(line[1:]))
        raise RuntimeError("the server has ended")

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._folder.cleanup()


# -------------------------------------------------------------------------------------------------------- the players


class Players:
    """People at one table, each at a page of their own; who acts and how is the same at every server."""

    def __init__(self, server: Server, game: str, count: int) -> None:
        self.server, self.game = server, game
        self._guests = [Guest(server.base, f"{game}{number}") for number in range(count)]
        self._positions: dict[int, dict[str, Any]] = {}
        self._done: dict[str, int | None] = {}
        self._news = asyncio.Event()
        self._table = ""
        self._chance = random.Random()

    async def come(self) -> None:
        for guest in self._guests:
            guest.hears = self._hear
            await guest.come()

    async def go(self) -> None:
        for guest in self._guests:
            await guest.go()

    def _hear(self, _: Guest, news: dict[str, Any]) -> None:
        if news["type"] in ("played", "position") and news["table"] == self._table:
            self._positions[news["position"]["seat"]] = news["position"]
        elif news["type"] == "done":
            self._done[news["id"]] = news.get("ply")
        self._news.set()

    async def _until(self, is_so: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    async def _ask(self, who: int, type: str, **fields: Any) -> int | None:
        request = await self._guests[who].ask(type, table=self._table, **fields)
        await self._until(lambda: request in self._done)
        return self._done[request]

    async def begin(self) -> None:
        """Sit down to the first deal, at a new table."""
        for seat in range(len(self._guests)) if self._table else ():
            await self._ask(seat, "exit")
        self.server.tell("deal")
        self._chance = random.Random(self.game)
        count = len(self._guests)
        seats = [{"occupant": "me"}, *[{"occupant": "free"}] * (count - 1)]
        plan = {"game": self.game, "options": {"players": count}, "seats": seats}
        made = await self._guests[0].web.post("/api/tables", json=plan)
        made.raise_for_status()
        self._table = made.json()["table"]
        self._positions.clear()
        for seat in range(count):
            await self._ask(seat, "enter")
            if seat:
                await self._ask(seat, "sit", seat=seat)
        await self._ask(0, "start")
        await self._until(lambda: self._positions.keys() == set(range(count)))
        await asyncio.sleep(SETTLED)

    async def play(self, moves: int) -> int:
        """Make so many moves, or as many as there are until the match is over."""
        first = ply = self._positions[0]["ply"]
        while ply < first + moves and not self._positions[0]["outcome"]:
            window = self._positions[0]["window"]
            for seat in self._positions[0]["actors"]:
                if not (legal := self._positions[seat]["legal"]):
                    continue
                action = "pass" if "pass" in legal else self._chance.choice(legal)
                if await self._ask(seat, "move", seat=seat, ply=ply, action=action) or window is None:
                    break
            await self._until(lambda ply=ply: all(each["ply"] > ply for each in self._positions.values()))
            ply = self._positions[0]["ply"]
        return int(ply - first)


async def measured(players: Players, what: str, moves: int) -> float | None:
    """What so many moves cost, or as many as there are left, for one of them; None where the match is over."""
    players.server.tell(what)
    made = await players.play(moves)
    players.server.tell(f"end {what}")
    found = players.server.heard()
    return found / made if made else None


async def compared(game: str, count: int, servers: list[Server], moves: int, rounds: int) -> None:
    """Play a game at every server in turn, and print what a move costs at each."""
    tables = [Players(server, game, count) for server in servers]
    least: list[dict[int, float]] = [{} for _ in servers]
    calls: list[float] = []
    for players in tables:
        await players.come()
        await players.begin()
        calls.append(await measured(players, "calls", 60) or float("nan"))
    for number in range(rounds):
        for players, found in list(zip(tables, least, strict=True))[:: 1 if number % 2 else -1]:
            await players.begin()
            for at in range(0, moves, SLICE):
                if (cost := await measured(players, "time", SLICE)) is not None:
                    found[at] = min(cost, found.get(at, cost))
    for players in tables:
        await players.go()
    both = set.intersection(*(set(found) for found in least))
    costs = [1e6 * statistics.mean(found[at] for at in both) for found in least]
    told = ", beside it ".join(f"{cost:.0f} µs, {called:.0f} calls" for cost, called in zip(costs, calls, strict=True))
    print(f"{game}, {count} pages: {told}" + (f" ({costs[0] / costs[1]:.2f})" if costs[1:] else ""), flush=True)


def main() -> None:
    import majlis

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=majlis.games())
    parser.add_argument("--be", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--beside", type=Path, metavar="SRC", help="the sources of another checkout")
    parser.add_argument("--pages", type=int, default=2)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    if asked.be:
        serve(asked.be)
        return
    servers = [Server(src) for src in (SRC, asked.beside) if src is not None]
    try:
        for game in asked.games:
            asyncio.run(compared(game, asked.pages, servers, asked.moves, asked.rounds))
    finally:
        for server in servers:
            server.close()


if __name__ == "__main__":
    main()
