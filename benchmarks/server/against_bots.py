"""What people who play against bots cost the server, refereed by it or by their own pages.

`python -m benchmarks.server.against_bots`: each of them has a page open, with its one socket. Where the server
referees, each plays against one bot of the usual level and acts some seconds after their turn has come; where the page
does, the server hears of them when they come and not again. The figures are the server's seconds of processor time in a
second of the span, bots included, and its memory, both beside a server to which nobody has come.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from benchmarks.server.load import Guest
from benchmarks.server.measure import memory, our_load, ours, pinned, processor_time, serving, settle

LOAD_CORE, PACE = 1, 10.0
"""Seconds that somebody takes to act."""
LEVEL = 3
FIRST = 20.0
"""Seconds that the first moves are given before anything is measured: everybody comes at once, which nobody does."""


IDLE = 10.0
"""Seconds over which it is measured what a server takes to which nobody has come."""


class Cost(NamedTuple):
    """What some players cost."""

    players: int
    moves: float
    """Moves of people and bots in a second."""
    processor: float
    bytes: int


class Alone:
    """Somebody who plays match after match against one bot."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.game = game
        self.table = ""
        self.over = asyncio.Event()
        self._acting: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        self.guest.hears = self.hear
        seats = [{"occupant": "me"}, {"occupant": "bot", "level": LEVEL}]
        while True:
            self.over.clear()
            made = await self.guest.web.post(
                "/api/tables", json={"game": self.game, "options": {"players": 2}, "seats": seats, "start": True}
            )
            made.raise_for_status()
            self.table = made.json()["table"]
            await self.guest.ask("enter", table=self.table)
            await self.over.wait()

    def hear(self, guest: Guest, news: dict[str, Any]) -> None:
        if news["type"] not in ("played", "position") or news["table"] != self.table:
            return
        position = news["position"]
        if position.get("outcome") is not None:
            self.over.set()
        elif position["seat"] in position["actors"] and position["legal"]:
            task = asyncio.create_task(self._act(position))
            self._acting.add(task)
            task.add_done_callback(self._acting.discard)

    async def _act(self, position: dict[str, Any]) -> None:
        await asyncio.sleep(random.uniform(0.5, 1.5) * PACE)
        action = random.choice(position["legal"])
        await self.guest.ask("move", table=self.table, seat=position["seat"], ply=position["ply"], action=action)


async def load(port: int, players: int, game: str | None) -> None:
    """Let everybody come, and play at the server if a game is named; says `ready` and goes on until it is ended."""
    living: list[asyncio.Task[None]] = []
    for number in range(players):
        guest = Guest(f"http://127.0.0.1:{port}", f"p{number}")
        await guest.come()
        living.append(guest._reading)
        if game:
            living.append(asyncio.create_task(Alone(guest, game).play()))
        else:
            await guest.web.get("/api/timing")
    await asyncio.sleep(FIRST)
    print("ready", flush=True)
    await asyncio.gather(*living)


def moves_of(port: int) -> float:
    """Moves that a server has written so far."""
    told = httpx.get(f"http://127.0.0.1:{port}/metrics").raise_for_status().text
    return sum(float(line.split()[-1]) for line in told.splitlines() if line.startswith("majlis_moves_total"))


def cost(players: int, game: str | None, seconds: float) -> Cost:
    """What so many players cost a server of their own."""
    with tempfile.TemporaryDirectory() as folder:
        command, environment = ours(Path(folder), None)
        with serving(command, Path(folder), environment) as (port, process):
            subprocess.run(our_load(port, 1, 1), stdout=subprocess.DEVNULL, check=True)
            settle(process)
            empty, idle = memory(process), processor_time(process)
            time.sleep(IDLE)
            idle = (processor_time(process) - idle) / IDLE
            command = [sys.executable, "-m", "benchmarks.server.against_bots", "--load", str(port), game or ""]
            running = subprocess.Popen(
                pinned(LOAD_CORE, [*command, "--players", str(players)]), stdout=subprocess.PIPE, text=True
            )
            assert running.stdout is not None
            try:
                assert running.stdout.readline() == "ready\n", "the players could not come"
                before, began = moves_of(port), processor_time(process)
                try:
                    running.wait(seconds)
                    raise RuntimeError("the players have gone")
                except subprocess.TimeoutExpired:
                    spent = (processor_time(process) - began) / seconds - idle
                return Cost(players, (moves_of(port) - before) / seconds, spent, memory(process) - empty)
            finally:
                running.terminate()
                running.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=1000, help="people with a page that referees itself")
    parser.add_argument("--served", type=int, default=300, help="people whom the server referees")
    parser.add_argument("--game", default="quoridor")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--load", nargs=2, metavar=("PORT", "GAME"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.load:
        port, game = asked.load
        asyncio.run(load(int(port), asked.players, game or None))
        return
    head = ("players", "moves/s", "processor", "for 1,000", "memory", "for 1,000")
    print(f"{'referee':<8} " + " ".join(f"{name:>10}" for name in head))
    for who, players in (("server", asked.served), ("page", asked.players)):
        found = cost(players, asked.game if who == "server" else None, asked.seconds)
        share, room = 1000 / found.players, found.bytes / 1e6
        figures = (f"{players:,}", f"{found.moves:.1f}", f"{found.processor:.3f} s", f"{found.processor * share:.3f} s")
        rooms = (f"{room:.1f} MB", f"{room * share:.1f} MB")
        print(f"{who:<8} " + " ".join(f"{figure:>10}" for figure in (*figures, *rooms)), flush=True)


if __name__ == "__main__":
    main()
