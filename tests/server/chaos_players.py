"""Players who go on playing through every fault, and note what they were told."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.server.faults import Proxy
from tests.server.guest import Guest, JsonMessage

PATIENCE = 10.0
"""Seconds within which every match goes on after a fault is over and everybody is back."""
SLACK = float(os.environ.get("MAJLIS_CHAOS_SLACK", "1"))
"""By how much a busy machine is slower than its own."""
REQUESTS = itertools.count(1)
Steps = dict[tuple[str, int], set[str]]
"""What was told of each ply of each table."""
THINKING = 0.03
"""Seconds between two moves of a player."""


@dataclass
class Asked:
    """A move that was asked for, and all that was said of it."""

    table: str
    seat: int
    ply: int
    action: str
    told: list[str] = field(default_factory=list)
    """`done`, `unknown`, or the code of a refusal, in order."""
    sent: int = 0


@dataclass
class Player:
    """Both seats of a quoridor table at one page; asks again under the same id until it is known what came of it."""

    guest: Guest
    chance: random.Random
    ways: list[Proxy]
    tables: list[str] = field(default_factory=list)
    """One after the other: where a match is over the next is begun."""
    positions: dict[int, JsonMessage] = field(default_factory=dict)
    asked: dict[str, Asked] = field(default_factory=dict)
    open: str | None = None
    """The request whose answer is not known yet."""
    wanted: str | None = None
    """The request for a table whose answer is not known yet."""
    entering: tuple[str, str] = ("", "")
    """The last request to follow the table, and what was said of it."""
    progress: float = 0.0
    """When something was last known to have been done."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    said: dict[str, str] = field(default_factory=dict)
    """Lines of the chat by request, with the last that was said of each."""
    steps: Steps = field(default_factory=dict)

    @property
    def table(self) -> str:
        return self.tables[-1] if self.tables else ""

    def __str__(self) -> str:
        """What it waits for."""
        close_code = self.guest.socket and self.guest.socket.close_code
        known = {seat: (found["ply"], len(found["legal"])) for seat, found in self.positions.items()}
        move = self.asked.get(self.open or "")
        return (
            f"{self.table} {self.open}={move} entering={self.entering} wanted={self.wanted} {known} closed={close_code}"
        )

    def hear(self, news: JsonMessage) -> None:
        if news["type"] in ("position", "played", "taken_back") and news["table"] == self.table:
            self.positions[news["position"]["seat"]] = news["position"]
            for step in news.get("steps") or ():
                self.steps.setdefault((self.table, step["ply"]), set()).add(json.dumps(step["events"]))
            self.answered.set()
        elif news["type"] in ("done", "refused", "unknown"):
            self.told(news["id"], "done" if news["type"] == "done" else news.get("code", "unknown"))

    def told(self, request: str, word: str) -> None:
        if request in self.asked:
            self.asked[request].told.append(word)
        elif request in self.said:
            self.said[request] = word
        elif request == self.entering[0]:
            self.entering = (request, word)
        self.answered.set()

    async def come(self) -> None:
        """Open a line to some server; keep trying."""
        while True:
            way = self.chance.choice(self.ways)
            try:
                async with asyncio.timeout(10):
                    await self.guest.connect(f"http://127.0.0.1:{way.port}")
                    self.guest.hears = self.hear
                    await self.enter()
                return
            except Exception:
                await asyncio.sleep(0.2)

    async def enter(self) -> None:
        request = f"e{next(REQUESTS)}"
        self.entering = (request, "")
        await self.guest.send("enter", request, table=self.table)

    async def play(self) -> None:
        while True:
            try:
                await self.step()
            except asyncio.CancelledError:
                raise
            except Exception:
                with suppress(Exception):
                    await self.guest.cut()
                self.positions.clear()
                await self.come()

    async def begin(self) -> None:
        """Make a table, once, however often that has to be asked for."""
        self.wanted = self.wanted or f"t{next(REQUESTS)}"
        seats = [{"occupant": "me"}, {"occupant": "device", "name": "other"}]
        plan = {"game": "quoridor", "options": {"players": 2}, "seats": seats, "start": True, "request": self.wanted}
        answer = await self.guest.web.post("/api/tables", json=plan)
        if answer.status_code != 201:
            await asyncio.sleep(0.3)
            return
        if self.tables:
            await self.guest.send("exit", table=self.table)
        self.tables.append(answer.json()["table"])
        self.wanted = None
        self.positions.clear()
        await self.enter()

    async def step(self) -> None:
        """Ask for a move, or again for the one whose fate is not known."""
        if self.open is None:
            if not self.tables or any(found.get("outcome") for found in self.positions.values()):
                await self.begin()
                return
            position = next((found for found in self.positions.values() if found["legal"]), None)
            if position is None:
                await self.look_again()
                return
            walks = [action for action in position["legal"] if len(action) == 2 and action[1] not in "19"]
            self.open = f"c{next(REQUESTS)}"
            action = self.chance.choice(walks or position["legal"])
            self.asked[self.open] = Asked(self.table, position["seat"], position["ply"], action)
        move = self.asked[self.open]
        fields: dict[str, Any] = {"table": move.table, "seat": move.seat, "ply": move.ply, "action": move.action}
        if move.sent:
            fields["again"] = True
        move.sent += 1
        before = len(move.told)
        await self.guest.send("move", self.open, **fields)
        async with asyncio.timeout(PATIENCE * SLACK):
            while len(move.told) == before:
                await self._wait(PATIENCE * SLACK)
        last = move.told[-1]
        if last == "done":
            self.progress = time.monotonic()
            self.open = None
            if self.chance.random() < 0.1:
                request = f"say{next(REQUESTS)}"
                self.said[request] = ""
                await self.guest.send("say", request, table=self.table, text=request)
            await asyncio.sleep(THINKING)
        elif last in ("unknown", "not_done", "closing", "too_many"):
            await asyncio.sleep(0.3)
            if last != "unknown":
                self.open = None
        else:
            self.open = None
            await self.enter()
            await self._wait(1.0)

    async def look_again(self) -> None:
        """Wait for a position; where entering was put off it is asked for again, as a page does."""
        await self._wait(2.0)
        if self.entering[1] not in ("", "done"):
            await asyncio.sleep(0.3)
            await self.enter()

    async def _wait(self, seconds: float) -> None:
        """Wait for news, as long as the line is open."""
        self.answered.clear()
        until = time.monotonic() + seconds
        while not self.answered.is_set() and time.monotonic() < until:
            if self.guest.socket is None or self.guest.socket.close_code is not None:
                raise ConnectionError("the line is closed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.answered.wait(), 0.2)


class Witness:
    """Watches the tables of all players from servers of its own choice, and notes what was told of each ply."""

    def __init__(self, guest: Guest, chance: random.Random, ways: list[Proxy], players: list[Player]) -> None:
        self.guest, self.chance, self.ways, self.players = guest, chance, ways, players
        self.steps: Steps = {}

    def hear(self, news: JsonMessage) -> None:
        if news["type"] in ("position", "played"):
            for step in news.get("steps") or ():
                self.steps.setdefault((news["table"], step["ply"]), set()).add(json.dumps(step["events"]))

    async def watch(self) -> None:
        """Keep watching, wherever there is a line."""
        while True:
            try:
                async with asyncio.timeout(10):
                    await self.guest.connect(f"http://127.0.0.1:{self.chance.choice(self.ways).port}")
                self.guest.hears = self.hear
                await self._follow()
            except asyncio.CancelledError:
                raise
            except Exception:
                await asyncio.sleep(0.3)
            # One that is being closed would still wait for the other side.
            with suppress(Exception):
                await self.guest.cut()

    async def _follow(self) -> None:
        followed: set[str] = set()
        while self.guest.socket is not None and self.guest.socket.close_code is None:
            wanted = {player.table for player in self.players if player.table}
            for table in wanted - followed:
                await self.guest.send("enter", f"w{next(REQUESTS)}", table=table)
            for table in followed - wanted:
                await self.guest.send("exit", f"w{next(REQUESTS)}", table=table)
            followed = wanted
            await asyncio.sleep(0.5)
