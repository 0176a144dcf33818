"""Two players a table, each acting as soon as the other's act is on their screen, over real sockets.

`python -m benchmarks.server.load PORT TABLES SECONDS [--pace S] [--others PORT...]` prints `begin`, then `end` and
one line of JSON: moves in the measured span and latencies in milliseconds. It is a process of its own, so that a server
can have a core alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import ssl
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "quoridor"
CERTIFICATES = ssl.create_default_context()
"""Read once: each guest would take longer over it than over a match, and none is needed here."""


@dataclass
class Tally:
    """What was seen in the measured span."""

    measuring: bool = False
    over: bool = False
    begun: int = 0
    """Tables whose first match has begun."""
    moves: int = 0
    acks: list[float] = field(default_factory=list)
    screens: list[float] = field(default_factory=list)


def share(values: list[float], at: float) -> float | None:
    """The value that so great a share of all lies below, in milliseconds."""
    if not values:
        return None
    return round(1000 * sorted(values)[min(len(values) - 1, int(len(values) * at))], 3)


class Guest:
    """A player with a session and one socket; what comes in is handed to whoever listens."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.hears: Callable[[Guest, dict[str, Any]], None] = lambda guest, news: None
        self.web: httpx.AsyncClient
        self.socket: ClientConnection
        self._number = 0
        self._reading: asyncio.Task[None]

    async def come(self) -> None:
        self.web = httpx.AsyncClient(base_url=self.base, headers={"Origin": self.base}, timeout=60, verify=CERTIFICATES)
        (await self.web.get("/api/me")).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        headers = {"Cookie": cookie, "Origin": self.base}
        address = self.base.replace("http", "ws") + "/ws"
        self.socket = await connect(address, additional_headers=headers, compression=None, open_timeout=60)
        self._reading = asyncio.create_task(self._read())
        await self.ask("hello", lang="en")

    async def ask(self, type: str, **fields: Any) -> str:
        self._number += 1
        request = {"type": type, "id": f"{self.name}-{self._number}", **fields}
        await self.socket.send(msgspec.json.encode(request), text=True)
        return str(request["id"])

    async def _read(self) -> None:
        async for frame in self.socket:
            news = msgspec.json.decode(frame)
            if news["type"] == "refused":
                raise RuntimeError(f"{self.name} was refused: {news}")
            self.hears(self, news)

    async def unless_cut(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that hangs on what comes in; if nothing will come any more, say why instead of waiting."""
        doing = asyncio.create_task(work)
        await asyncio.wait([doing, self._reading], return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            doing.cancel()
            self._reading.result()
            raise RuntimeError(f"{self.name} has lost the line: {self.socket.close_code} {self.socket.close_reason}")
        doing.result()

    async def go(self) -> None:
        self._reading.cancel()
        await self.socket.close()
        await self.web.aclose()


class Match:
    """One match between two guests, by random legal actions, until it ends or the span does."""

    def __init__(self, guests: list[Guest], tally: Tally, pace: float) -> None:
        self.guests = guests
        self.tally = tally
        self.pace = pace
        self.table = ""
        self.over = asyncio.Event()
        self._seated = asyncio.Event()
        self._sent = 0.0
        self._move = ""
        self._mover: Guest | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    async def begin(self) -> None:
        host, other = self.guests
        for guest in self.guests:
            guest.hears = self.hear
        seats = [{"occupant": "me"}, {"occupant": "free"}]
        plan = {"game": GAME, "options": {"players": 2, "starter": 1}, "seats": seats}
        made = await host.web.post("/api/tables", json=plan)
        made.raise_for_status()
        self.table = made.json()["table"]
        await host.ask("enter", table=self.table)
        await other.ask("enter", table=self.table)
        await other.ask("sit", table=self.table, seat=1)
        await asyncio.wait_for(self._seated.wait(), 60)
        await host.ask("start", table=self.table)

    async def end(self) -> None:
        """Let them play until it is over."""
        await self.over.wait()
        for guest in self.guests:
            await guest.ask("exit", table=self.table)

    def hear(self, guest: Guest, news: dict[str, Any]) -> None:
        kind = news["type"]
        if kind == "done" and news["id"] == self._move:
            if self.tally.measuring:
                self.tally.acks.append(time.perf_counter() - self._sent)
        elif kind == "table" and news["table"]["id"] == self.table:
            # The host's server may hear of it later than that of the other.
            if guest is self.guests[0] and all(seat["occupant"] == "person" for seat in news["table"]["seats"]):
                self._seated.set()
        elif kind in ("played", "position") and news["table"] == self.table:
            self._seen(guest, news)

    def _seen(self, guest: Guest, news: dict[str, Any]) -> None:
        position = news["position"]
        if news["type"] == "played" and guest is not self._mover and self._mover is not None:
            if self.tally.measuring:
                self.tally.screens.append(time.perf_counter() - self._sent)
                self.tally.moves += 1
        if position.get("outcome") is not None or self.tally.over:
            self.over.set()
        elif position["seat"] is not None and position["seat"] in position["actors"] and position["legal"]:
            task = asyncio.create_task(self._act(guest, position))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _act(self, guest: Guest, position: dict[str, Any]) -> None:
        if self.pace:
            await asyncio.sleep(random.uniform(0.5, 1.5) * self.pace)
        action = random.choice(position["legal"])
        self._mover = guest
        self._sent = time.perf_counter()
        self._move = f"{guest.name}-{guest._number + 1}"
        await guest.ask("move", table=self.table, seat=position["seat"], ply=position["ply"], action=action)


async def sitting(bases: list[str], number: int, tally: Tally, pace: float) -> None:
    """Two guests who play match after match, perhaps at different servers."""
    guests = [Guest(base, f"g{number}-{side}") for base, side in zip(bases, "ab", strict=True)]
    for guest in guests:
        await guest.come()
    first = True
    while not tally.over:
        match, [host, other] = Match(guests, tally, pace), guests
        await host.unless_cut(other.unless_cut(match.begin()))
        tally.begun += first
        first = False
        await host.unless_cut(other.unless_cut(match.end()))
    for guest in guests:
        await guest.go()


async def run(port: int, tables: int, seconds: float, pace: float, others: Sequence[int] = ()) -> dict[str, Any]:
    """Seat everybody, let them play, and measure a span; tables are made at all servers by turns, their second players
    are at the next."""
    bases, tally = [f"http://127.0.0.1:{each}" for each in (port, *others)], Tally()
    sittings: list[asyncio.Task[None]] = []
    for number in range(tables):
        pair = [bases[(number + side) % len(bases)] for side in range(2)]
        sittings.append(asyncio.create_task(sitting(pair, number, tally, pace)))
        if number % 20 == 19:
            await asyncio.sleep(0.2)
    async with asyncio.timeout(600):
        while tally.begun < tables:
            await asyncio.sleep(0.1)
            for sat in sittings:
                if sat.done():
                    sat.result()
    await asyncio.sleep(1)
    tally.measuring = True
    print("begin", flush=True)
    await asyncio.sleep(seconds)
    tally.measuring = False
    tally.over = True
    facts = {
        "moves": tally.moves,
        "seconds": seconds,
        "ack": [share(tally.acks, 0.5), share(tally.acks, 0.99)],
        "screen": [share(tally.screens, 0.5), share(tally.screens, 0.99)],
    }
    print(f"end {json.dumps(facts)}", flush=True)
    done, _ = await asyncio.wait(sittings, timeout=5)
    for sat in done:
        sat.result()
    return facts


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("port", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds a player takes before they act")
    parser.add_argument("--others", type=int, nargs="*", default=[], help="the ports of other servers")
    asked = parser.parse_args()
    import uvloop

    uvloop.run(run(asked.port, asked.tables, asked.seconds, asked.pace, asked.others))


if __name__ == "__main__":
    main()
