"""A game's compiled functions with the small arrays they write into, as the referee calls them."""

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from majlis.games.definition import Definition
from majlis.kernel.precompile import opening_of
from majlis.kernel.seeds import INTERPRETED, blank, new_stream
from majlis.kernel.viewers import REFEREE

States = np.ndarray[Any, Any]

WORLDS = 4
"""Guesses at what a viewer does not know; an action that shows something would have to look the same in all."""


class GameOps:
    """The ops of one game on states held in arrays of one."""

    def __init__(self, game: Definition) -> None:
        from majlis.kernel import entrypoints

        self.game = game
        self.bound = game.bound(entrypoints)
        self._foresight = tuple(self.bound[name] for name in ("determinize", "check", "play", "hide"))
        self._guesses = np.concatenate([new_stream(number) for number in range(WORLDS)])
        """The streams by which a viewer's unknown is guessed."""

    def blank(self, chosen: Any) -> States:
        """A state in which nothing but the options is set."""
        states = blank(self.game.record)
        self.game.write_options(states[0], chosen)
        return states

    def deal(self, states: States, rng: Any) -> None:
        self.bound["deal"](states, 0, rng)

    def actors(self, states: States) -> tuple[int, ...]:
        """The seats that may act, in asking order."""
        out = np.zeros(self.game.seats, np.int64)
        return tuple(out[: self.bound["actors"](states, 0, out)].tolist())

    def check(self, states: States, seat: int, action: int) -> int:
        return int(self.bound["check"](states, 0, seat, action))

    def all_legal(self, states: States, seat: int) -> list[int]:
        """The legal actions, engine-only waits included."""
        out = np.zeros(self.game.most_legal, np.int64)
        found: list[int] = out[: self.bound["legal"](states, 0, seat, out)].tolist()
        return found

    def legal(self, states: States, seat: int) -> list[int]:
        found, waits = self.all_legal(states, seat), self.game.waits
        return [action for action in found if action not in waits] if waits else found

    def play(self, states: States, rng: Any, seat: int, action: int) -> None:
        self.bound["play"](states, 0, rng, seat, action)

    def result(self, states: States) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Places and scores, or None while the match runs."""
        places, scores = np.zeros(self.game.seats, np.int64), np.zeros(self.game.seats, np.int64)
        if not self.bound["result"](states, 0, places, scores):
            return None
        players = int(states[0]["players"])
        return tuple(places[:players].tolist()), tuple(scores[:players].tolist())

    def hidden(self, states: States, viewer: int) -> States:
        """A copy that holds only what the viewer knows."""
        view = copied(states)
        self.bound["hide"](view, 0, viewer)
        return view

    def determinized(self, view: States, rng: Any) -> States:
        """A copy of a view with the unknown filled in at random, consistently."""
        world = copied(view)
        self.bound["determinize"](world, 0, rng)
        return world

    def foresees(self, before: States, stream: States, seat: int, action: int, after: States) -> bool:
        """Whether a view, its unknown guessed several times, leads by an action to the view after it.

        It is asked for every page after every move, so the kernels are called without a detour.
        """
        determinize, check, play, hide = self._foresight
        number, seen = int(before[0]["viewer"]), after.tobytes()
        worlds, guesses, drawn = repeated(before, WORLDS), copied(self._guesses), copied(stream)
        for k in range(WORLDS):
            determinize(worlds, k, guesses[k : k + 1])
            if check(worlds, k, seat, action) != 0:
                return False
            play(worlds, k, drawn, seat, action)
            hide(worlds, k, number)
            if worlds[k : k + 1].tobytes() != seen:
                return False
        return True

    def opening(self, first: States, rng: Any) -> list[dict[str, Any]]:
        """What the game tells of the draws before the first action, from a spectator's view of the first state."""
        module = opening_of(self.game)
        return [] if module is None else list(module.opening_events(first, rng, self.game.bound(module)))

    def is_incomplete(self, states: States) -> bool:
        """Whether this is a view that leaves something unknown."""
        if states[0]["viewer"] == REFEREE:
            return False
        world = self.determinized(states, new_stream(0))
        world[0]["viewer"] = states[0]["viewer"]
        return bool(world.tobytes() != states.tobytes())

    def observed(self, states: States, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the seat sees, as a tensor of the announced shape."""
        out = np.zeros(int(np.prod(self.game.observation)), np.float32)
        self.bound["observe"](self.hidden(states, seat), 0, seat, out)
        return out.reshape(self.game.observation)


_OPS: dict[str, GameOps] = {}


def ops_of(game: Definition) -> GameOps:
    """The kernels of a game, bound once a process."""
    if game.key not in _OPS:
        _OPS[game.key] = GameOps(game)
    return _OPS[game.key]


def copied(states: States) -> States:
    """A copy, byte by byte: NumPy would go through all fields of the record, which takes ten times as long."""
    twins: States = np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))
    return twins.view(np.recarray) if INTERPRETED else twins


def fields_of(states: States) -> dict[str, Any]:
    """The record of an array of one as plain Python, read at once: NumPy's own takes ten times as long for a field."""
    assert states.dtype.names is not None
    return dict(zip(states.dtype.names, states[0].item(), strict=True))


def repeated(states: States, count: int) -> States:
    """So many copies of an array of one, in one array."""
    twins: States = np.ndarray(count, states.dtype, bytearray(states.tobytes() * count))
    return twins.view(np.recarray) if INTERPRETED else twins


def hashed(states: States) -> bytes:
    """What is hashed of a state: every byte, but for house rules at its end that came after it and are not used.

    So a match of before they came has the hashes that it had then.
    """
    fields, end = states.dtype.fields, states.nbytes
    assert fields is not None
    for name in reversed(tuple(fields)):
        if not name.startswith("opt_") or states[0][name]:
            break
        end = fields[name][1]
    return states.tobytes()[:end]


def digest(states: States, given_up: Sequence[int] = ()) -> str:
    """A short hash of a state, and of who gave up, where that has just changed."""
    return hashlib.blake2b(hashed(states) + bytes(given_up), digest_size=8).hexdigest()
