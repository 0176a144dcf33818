"""Many games at once, every seat played by whoever learns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from majlis.envs.buffers import Array, Buffers
from majlis.envs.seed_chain import Seed, first_seeds, key_in, streams
from majlis.envs.threads import RowThreads
from majlis.errors import IllegalMove, MajlisError, Refusal
from majlis.kernel.seeds import blank
from majlis.match.game import Game
from majlis.match.game import game as chosen_game

IDLE = -1
"""The action that leaves a game as it is."""

ENDLESS = 2**62
"""More plies than any match has."""

OWN = ("seed", "threads", "perfect", "autoreset", "most_plies")
"""What is not a house rule among the arguments of `vector`."""


@dataclass(frozen=True)
class SavedGames:
    """Where all games of an environment stand, randomness included; it can be pickled."""

    game: str
    version: int
    states: bytes
    streams: bytes
    arrays: dict[str, Array]


class SelfPlay:
    """Games of one kind with the same house rules, stepped together in compiled code; made by `majlis.envs.vector`.

    >>> import majlis.envs
    >>> env = majlis.envs.vector("quoridor", 3, seed=7, starter=1)
    >>> env.seat.tolist()
    [0, 0, 0]
    >>> env.step(env.action_mask.argmax(axis=1))
    >>> env.seat.tolist()
    [1, 1, 1]
    """

    def __init__(
        self,
        game: Game,
        count: int,
        buffers: Buffers | Mapping[str, Array] | None = None,
        *,
        seed: Seed | Sequence[int | bytes] = None,
        threads: int | None = None,
        perfect: bool = False,
        autoreset: bool = True,
        most_plies: int | None = None,
    ) -> None:
        from majlis.kernel import batch, vector

        for name, number in (("n", count), ("threads", threads or 1), ("most_plies", most_plies or 1)):
            if number < 1:
                raise MajlisError(f"{name} is {number}; it is at least 1")
        given = buffers.given() if isinstance(buffers, Buffers) else dict(buffers or {})
        self.game, self.count, self.autoreset, self.most_plies = game, count, autoreset, most_plies
        self.buffers = Buffers.over(game, count, given, perfect)
        self.observation, self.action_mask = self.buffers.observation, self.buffers.action_mask
        self.reward, self.done, self.truncated = self.buffers.reward, self.buffers.done, self.buffers.truncated
        self.seat, self.perfect = self.buffers.seat, self.buffers.perfect
        self.plies = np.zeros(count, np.int64)
        """Actions played in each match so far."""
        self.states = blank(game.definition.record, count)
        """The referee's records, hidden things included."""
        game.definition.write_options(self.states[0], game.options)
        self.states[:] = self.states[0]
        self._kernels = {**game.definition.bound(batch), **game.definition.bound(vector)}
        self._tensors = self.observation.reshape(count, -1)
        self._layers = None if self.perfect is None else self.perfect.reshape(count, game.players, -1)
        self._threads = RowThreads(count, threads)
        self._streams = streams(first_seeds(count, seed))
        self._deal(np.ones(count, np.bool_))

    # ------------------------------------------------------------------------------------------------- playing

    def step(self, actions: Any) -> None:
        """Play one action in each game and write what came of it into the buffers.

        `majlis.envs.IDLE` (-1) leaves a game as it is. If any action is illegal nothing is played, and IllegalMove
        says which. Where a match ends the next one is dealt at once, unless `autoreset` is off.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise MajlisError(f"step takes {self.count} actions, one a game, not an array of shape {chosen.shape}")
        self._check(chosen)
        shown = (self.reward, self.done, self.truncated, self.action_mask, self._tensors)
        rows = (self.states, self._streams, self.seat, chosen, self.plies, *shown)
        choices = (self.most_plies or ENDLESS, int(self.autoreset))
        step = self._kernels["step_range"]
        self._threads.each(lambda first, last: step(*rows, *choices, first, last))
        if self._layers is not None:
            self._threads.each(self._show_layers)

    def reset(self, where: Any = None, seed: Seed | Sequence[int | bytes] = None) -> None:
        """Deal anew: all games, or those marked; from the seeds given, else from those that follow."""
        wanted = np.ones(self.count, np.bool_) if where is None else np.ascontiguousarray(where, np.bool_)
        if wanted.shape != (self.count,):
            raise MajlisError(f"reset takes {self.count} marks, one a game, not an array of shape {wanted.shape}")
        if seed is None:
            self._renew(wanted)
        else:
            self._streams[wanted] = streams(first_seeds(self.count, seed))[wanted]
        self._deal(wanted)

    def observe(self, seats: Any, out: Array | None = None) -> Array:
        """What a seat of each game knows, whoever is to act; zeros for a seat below 0."""
        asked = np.ascontiguousarray(np.broadcast_to(seats, self.count), np.int64)
        into = np.zeros(self.observation.shape, np.float32) if out is None else out
        kernel, tensors = self._kernels["observe_range"], into.reshape(self.count, -1)
        self._threads.each(lambda first, last: kernel(self.states, asked, tensors, first, last))
        return into

    def seeds(self) -> list[bytes]:
        """The seed of each running match: `game.start(seed=...)` begins the same one."""
        return [key_in(stream) for stream in self._streams]

    # ------------------------------------------------------------------------------------------------ keeping

    def save(self) -> SavedGames:
        """Where all games stand."""
        kept = {name: getattr(self, name).copy() for name in ("reward", "done", "truncated", "seat", "plies")}
        return SavedGames(self.game.key, self.game.version, self.states.tobytes(), self._streams.tobytes(), kept)

    def restore(self, saved: SavedGames) -> None:
        """Go back to where the games stood; the arrays stay the same ones."""
        if (saved.game, saved.version) != (self.game.key, self.game.version):
            what = f"{saved.game} by rules version {saved.version}"
            raise MajlisError(f"these are games of {what}, not of {self.game.key} by version {self.game.version}")
        if len(saved.states) != self.states.nbytes:
            raise MajlisError(f"these are {len(saved.arrays['seat'])} games, not {self.count}")
        self.states[:] = np.frombuffer(saved.states, self.states.dtype)
        self._streams[:] = np.frombuffer(saved.streams, self._streams.dtype)
        for name, array in saved.arrays.items():
            getattr(self, name)[:] = array
        self._threads.each(self._show)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.close()

    # ------------------------------------------------------------------------------------------------ details

    def _check(self, chosen: Array) -> None:
        refused = self._kernels["refused_range"]
        rows = self._threads.each(lambda first, last: refused(self.states, self.seat, chosen, first, last))
        for row in rows:
            if row >= 0:
                code = self.game.ops.check(self.states[row : row + 1], int(self.seat[row]), int(chosen[row]))
                reason = self.game.definition.reasons[code]
                text = f"game {row} of {self.count}: action {chosen[row]} of seat {self.seat[row]}: {reason.name}"
                raise IllegalMove(Refusal(reason.rule, reason.name, text))

    def _renew(self, wanted: Array) -> None:
        kernel = self._kernels["renew_range"]
        self._threads.each(lambda first, last: kernel(self._streams, wanted, first, last))

    def _deal(self, wanted: Array) -> None:
        """Deal the marked games and show them."""
        for array in (self.reward, self.done, self.truncated):
            array[wanted] = 0
        self._redeal(wanted)
        self._threads.each(self._show)

    def _redeal(self, wanted: Array) -> None:
        kernel = self._kernels["deal_vector_range"]
        self._threads.each(lambda first, last: kernel(self.states, self._streams, self.seat, wanted, first, last))
        self.plies[wanted] = 0

    def _show(self, first: int, last: int) -> None:
        """Write observations and masks of a range of games."""
        self._kernels["show_range"](self.states, self.seat, self.action_mask, self._tensors, first, last)
        if self._layers is not None:
            self._show_layers(first, last)

    def _show_layers(self, first: int, last: int) -> None:
        """Write what every seat of a range of games knows."""
        self._kernels["observe_all_range"](self.states, self.seat, self._layers, first, last)


def vector(game: Game | str, n: int, buffers: Buffers | Mapping[str, Array] | None = None, **chosen: Any) -> SelfPlay:
    """Many games at once, every seat played by you; see `SelfPlay` for what can be chosen besides house rules."""
    own = {name: chosen.pop(name) for name in OWN if name in chosen}
    if isinstance(game, str):
        game = chosen_game(game, **chosen)
    elif chosen:
        raise MajlisError(f"the house rules of a game that is given are chosen already: {', '.join(chosen)}")
    return SelfPlay(game, n, buffers, **own)
