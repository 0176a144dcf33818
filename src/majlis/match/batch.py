"""Many matches stepped together on all cores, for learning and for simulation."""

import itertools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from majlis.errors import IllegalMove, MajlisError, Refusal
from majlis.kernel.seeds import blank, key_of, new_stream
from majlis.match.game import Game

DEAL = -2


class Batch:
    """Many matches of one game, each with its own random stream; every array has one row a match.

    >>> import majlis
    >>> batch = majlis.Batch(majlis.game("quoridor", starter=1), 3, seed=7)
    >>> batch.seats.tolist()
    [0, 0, 0]
    >>> batch.step(batch.masks().argmax(axis=1))
    >>> batch.seats.tolist()
    [1, 1, 1]
    """

    def __init__(self, game: Game, count: int, seed: int | bytes | None = None, threads: int | None = None) -> None:
        from majlis.kernel import batch

        if count < 1:
            raise MajlisError(f"a batch has at least one match, not {count}")
        if threads is not None and threads < 1:
            raise MajlisError(f"a batch has at least one thread, not {threads}")
        self.game = game
        self.count = count
        self.threads = min(threads or os.cpu_count() or 1, count)
        self.seats = np.full(count, DEAL, np.int64)
        """The seat asked first in each match; -1 where it is over."""
        self._kernels = game.definition.bound(batch)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.states = blank(game.definition.record, count)
        game.definition.write_options(self.states[0], game.options)
        self.states[:] = self.states[0]
        self._rngs = self._streams(key_of(seed))
        self.reset()

    def reset(self, where: np.ndarray[Any, np.dtype[np.bool_]] | None = None) -> None:
        """Deal anew: all matches, or those marked in `where`. Each new deal is another one."""
        again = np.ones(self.count, np.bool_) if where is None else np.asarray(where, np.bool_)
        if again.shape != (self.count,):
            raise MajlisError(f"reset takes {self.count} marks, one a match, not an array of shape {again.shape}")
        dealt = again & (self.seats != DEAL)
        self._rngs["world"][dealt] += self.count
        self.seats[again] = DEAL
        self._each(self._kernels["deal_range"], self.states, self._rngs, self.seats)

    def step(self, actions: np.ndarray[Any, Any]) -> None:
        """Play one action in each running match; if any is illegal nothing is played and IllegalMove says which."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise MajlisError(f"step takes {self.count} actions, one a match, not an array of shape {chosen.shape}")
        codes = np.zeros(self.count, np.int64)
        self._each(self._kernels["check_range"], self.states, self.seats, chosen, codes)
        if codes.any():
            row = int(np.flatnonzero(codes)[0])
            reason = self.game.definition.reasons[int(codes[row])]
            text = f"match {row} of the batch: action {chosen[row]} of seat {self.seats[row]}: {reason.name}"
            raise IllegalMove(Refusal(reason.rule, reason.name, text))
        self._each(self._kernels["play_range"], self.states, self._rngs, self.seats, chosen)

    def masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 where an action is legal for the seat asked."""
        masks = np.zeros((self.count, self.game.definition.actions), np.int8)
        self._each(self._kernels["mask_range"], self.states, self.seats, masks)
        return masks

    def observe(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the seat asked knows, as tensors of the game's announced shape."""
        shape = self.game.definition.observation
        tensors = np.zeros((self.count, int(np.prod(shape))), np.float32)
        self._each(self._kernels["observe_range"], self.states, self.seats, tensors)
        return tensors.reshape(self.count, *shape)

    def returns(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """Each seat's share of beaten seats less its share of seats that beat it; sums to zero; zeros while it runs."""
        returns = np.zeros((self.count, self.game.players), np.float64)
        self._each(self._kernels["returns_range"], self.states, self.seats, returns)
        return returns

    def play_random(self, plies: int, seed: int = 0) -> int:
        """Play `plies` random actions in every match, dealing anew at each end; how many matches ended."""
        policy_rngs = self._streams(key_of(seed))
        ended = self._each(self._kernels["random_range"], self.states, self._rngs, self.seats, policy_rngs, plies)
        return sum(ended)

    def _streams(self, key: bytes) -> np.ndarray[Any, Any]:
        streams = np.repeat(new_stream(key), self.count)
        streams["world"] = np.arange(self.count)
        return streams

    def _each(self, kernel: Callable[..., Any], *arrays: Any) -> list[Any]:
        """Run a kernel over all rows, a range a thread."""
        cuts = np.linspace(0, self.count, self.threads + 1).astype(int).tolist()
        ranges = list(itertools.pairwise(cuts))
        if self._pool is None:
            return [kernel(*arrays, first, last) for first, last in ranges]
        return [task.result() for task in [self._pool.submit(kernel, *arrays, *bounds) for bounds in ranges]]
