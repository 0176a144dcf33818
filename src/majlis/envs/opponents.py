"""Who sits in the other seats: bots of ours, each shown only what its seat knows."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from majlis.bots import Bot
from majlis.bots.spec import decide, read_bot
from majlis.envs.buffers import Array
from majlis.errors import MajlisError
from majlis.kernel.seeds import new_stream
from majlis.match.game import Game

ANY_SEAT = "any"
"""The learner's seat is drawn anew for each match."""


class Opponents:
    """The bots of a match; what they do follows from the match's seed, the ply and the seat."""

    def __init__(self, game: Game, names: str | Sequence[str], seat: int | str) -> None:
        others = game.players - 1
        listed = [names] * others if isinstance(names, str) else list(names)
        if len(listed) != others:
            raise MajlisError(f"opponents are {len(listed)}; they are {others}, one a seat, or one name for all")
        if seat != ANY_SEAT and seat not in range(game.players):
            raise MajlisError(f"seat is {seat!r}; it is 0 to {game.players - 1}, or {ANY_SEAT!r}")
        self.game = game
        self._bots = [_read(name) for name in listed]
        """Each with the iterations it is to think, where that is said."""
        self._seat = seat

    def learner(self, seed: bytes) -> int:
        """The learner's seat in the match of a seed."""
        if isinstance(self._seat, int):
            return self._seat
        return int.from_bytes(hashlib.sha256(b"majlis learner" + seed).digest()) % self.game.players

    def choose(self, view: Array, seat: int, learner: int, seed: bytes, ply: int) -> int:
        """The number of what a bot does, for what its seat knows; those after the learner come first in the list."""
        asked, iterations = self._bots[(seat - learner) % self.game.players - 1]
        own = hashlib.sha256(f"{seed.hex()} {ply} {seat}".encode()).digest()
        return decide(asked, self.game, view, seat, new_stream(own), iterations).action


def _read(name: str) -> tuple[Bot, int | None]:
    found, budget = read_bot(name, "place")
    if budget.seconds is not None:
        raise MajlisError(
            f"{name!r}: what an environment does can be repeated: give its bots iterations (@500), not seconds"
        )
    return found, budget.iterations
