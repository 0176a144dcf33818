"""Guests who sit at tables and act by chance, and remember what the server acknowledged."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import majlis
from majlis import Replay
from tests.server.guest import Guest, JsonMessage

SHORT: dict[str, dict[str, Any]] = {"taki": {"hand": 5}, "nahs": {"stages": 1}, "toitoi": {"rounds": 2}}
"""Options by which a match does not last too long."""
GAMES = {key: SHORT.get(key, {}) for key in majlis.games()}
IDLE = frozenset({"draw", "take", "pass", "open"})
"""What a player in a hurry does only if there is nothing else."""


@dataclass
class Acknowledged:
    """A move that the server said was done."""

    seat: int
    action: str
    at: int
    """The ply at which it was chosen."""
    ply: int | None
    """The ply it led to, where it was told at once."""


@dataclass
class Seated:
    """A guest at one table, acting by chance whenever it is asked; what was not acknowledged is sent again."""

    guest: Guest
    chance: random.Random
    table: str = ""
    match: str = ""
    ply: int = 0
    seats: dict[int, JsonMessage] = field(default_factory=dict)
    pending: dict[int, tuple[str, dict[str, Any]]] = field(default_factory=dict)
    """By seat: the request's id and what it asks."""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def hear(self, news: JsonMessage) -> None:
        kind = news["type"]
        if kind == "table" and news["table"]["id"] == self.table:
            self.match = news["table"]["match"] or ""
        elif kind in ("played", "position") and news["table"] == self.table:
            self.look(news["position"])
        elif kind in ("done", "refused"):
            self.answered(news)

    def look(self, position: JsonMessage) -> None:
        self.ply = position["ply"]
        if position.get("outcome") is not None:
            self.over.set()
            return
        seat = position["seat"]
        if seat is None:
            return
        self.seats[seat] = position
        waiting = self.pending.get(seat)
        if waiting is not None and waiting[1]["ply"] < position["ply"]:
            # Its answer was lost with the line: the same request again gets the same answer.
            self.soon(self.guest.send("move", waiting[0], **waiting[1]))
            return
        window = position.get("window")
        if waiting is None and position["legal"] and not (window and window["answered"]):
            self.act(seat, position)

    def act(self, seat: int, position: JsonMessage) -> None:
        eager = [action for action in position["legal"] if action not in IDLE]
        action = self.chance.choice(eager or position["legal"])
        fields = {"table": self.table, "seat": seat, "ply": position["ply"], "action": action}
        request = f"{self.guest.name}-{seat}-{position['ply']}-{self.chance.getrandbits(32):x}"
        self.pending[seat] = (request, fields)
        self.soon(self.guest.send("move", request, **fields))

    def answered(self, news: JsonMessage) -> None:
        for seat, (request, fields) in list(self.pending.items()):
            if request != news["id"]:
                continue
            del self.pending[seat]
            if news["type"] == "done":
                done = Acknowledged(seat, fields["action"], fields["ply"], news.get("ply"))
                self.acknowledged.append(done)
            position = self.seats.get(seat)
            if position is not None and seat in position["actors"]:
                if position["ply"] > fields["ply"]:
                    self.look(position)
                elif news["type"] == "refused":
                    self.soon(self.try_again(position))

    async def try_again(self, position: JsonMessage) -> None:
        """Nothing has changed by a refusal, so something else may be tried, a little later."""
        await asyncio.sleep(0.1)
        if self.seats.get(position["seat"]) is position:
            self.look(position)

    def soon(self, coroutine: Any) -> None:
        task = asyncio.ensure_future(self._quietly(coroutine))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _quietly(self, coroutine: Any) -> None:
        try:
            await coroutine
        except Exception:
            # The line was cut meanwhile; what is pending is sent again.
            return

    async def come_back(self, base: str) -> None:
        await self.guest.connect(base)
        await self.guest.send("enter", table=self.table, ply=self.ply)
        for request, fields in list(self.pending.values()):
            self.soon(self.guest.send("move", request, **fields))


async def sit_down(base: str, game: str, number: int) -> list[Seated]:
    """A table for two: one guest who made it, one who came by the lobby."""
    seats = [Seated(Guest(base, f"guest{number}{side}"), random.Random(1000 * number + side)) for side in (0, 1)]
    for seated in seats:
        await seated.guest.come()
        seated.guest.hears = seated.hear
    host, other = seats
    table = await host.guest.make_table(
        game=game, options={"players": 2, **GAMES[game]}, seats=[{"occupant": "me"}, {"occupant": "free"}], start=False
    )
    for seated in seats:
        seated.table = table
        assert (await seated.guest.ask("enter", table=table))["type"] == "done"
    assert (await other.guest.ask("sit", table=table, seat=1))["type"] == "done"
    assert (await host.guest.ask("start", table=table))["type"] == "done"
    return seats


def check(replay: Replay, acknowledged: list[Acknowledged]) -> None:
    """Every acknowledged move is in the log exactly once."""
    told = [move.ply for move in acknowledged if move.ply is not None]
    assert len(told) == len(set(told))
    taken: set[int] = set()
    for move in acknowledged:
        if move.ply is not None:
            assert replay.moves[move.ply - 1][:2] == (move.seat, move.action)
            taken.add(move.ply)
    for move in acknowledged:
        if move.ply is None:
            later = range(move.at + 1, len(replay.moves) + 1)
            [found, *_] = [p for p in later if p not in taken and replay.moves[p - 1][:2] == (move.seat, move.action)]
            taken.add(found)
