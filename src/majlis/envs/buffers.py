"""The arrays that many games are seen through: made here, or brought by whoever learns from them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from majlis.errors import MajlisError
from majlis.match.game import Game

Array = np.ndarray[Any, Any]


@dataclass
class Buffers:
    """One row a game; a step writes into these very arrays, so nothing is copied on the way to whoever owns them.

    Give arrays of your own (shared memory, pinned memory, a slice of a larger one) for some or all of the fields.
    """

    observation: Array
    """float32, n by the game's shape: what the seat to act knows."""
    action_mask: Array
    """int8, (n, actions): 1 where the seat to act may do that."""
    reward: Array
    """float32, (n, players): zero but at an end, where it is each seat's share of beaten seats less its share of
    seats that beat it."""
    done: Array
    """bool, (n,): whether the step just done ended the match."""
    truncated: Array
    """bool, (n,): whether the match was broken off because it had lasted long enough; then `done` is False."""
    seat: Array
    """int64, (n,): the seat to act; -1 where the match is over and is not dealt anew by itself."""
    perfect: Array | None = None
    """float32, n by players by the game's shape: what each seat knows, from the seat to act on. None: not wanted."""

    @classmethod
    def wanted(cls, game: Game, count: int, perfect: bool = False) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The shape and type of each array."""
        definition, shape = game.definition, game.definition.observation
        found: dict[str, tuple[tuple[int, ...], Any]] = {
            "observation": ((count, *shape), np.float32),
            "action_mask": ((count, definition.actions), np.int8),
            "reward": ((count, game.players), np.float32),
            "done": ((count,), np.bool_),
            "truncated": ((count,), np.bool_),
            "seat": ((count,), np.int64),
        }
        if perfect:
            found["perfect"] = ((count, game.players, *shape), np.float32)
        return found

    @classmethod
    def zeros(cls, game: Game, count: int, perfect: bool = False) -> Buffers:
        """Arrays of our own."""
        return cls.over(game, count, {}, perfect)

    @classmethod
    def over(cls, game: Game, count: int, given: dict[str, Array], perfect: bool = False) -> Buffers:
        """The given arrays, and our own for the rest; one that does not fit is named."""
        forms = cls.wanted(game, count, perfect or "perfect" in given)
        for name in given:
            if name not in forms:
                raise MajlisError(f"there is no buffer {name!r}; there are {', '.join(forms)}")
        return cls(
            **{
                name: _fitting(name, given[name], *form) if name in given else np.zeros(*form)
                for name, form in forms.items()
            }
        )

    def given(self) -> dict[str, Array]:
        """The arrays by name, without those that are not wanted."""
        named = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: array for name, array in named.items() if array is not None}


def _fitting(name: str, array: Any, shape: tuple[int, ...], dtype: Any) -> Array:
    form = f"{np.dtype(dtype).name} array of shape {shape}, in C order and writable"
    if not isinstance(array, np.ndarray):
        raise MajlisError(f"buffer {name!r} is a {type(array).__name__}; it must be a {form}")
    if array.shape != shape or array.dtype != dtype:
        raise MajlisError(f"buffer {name!r} is {array.dtype.name} of shape {array.shape}; it must be a {form}")
    if not (array.flags.c_contiguous and array.flags.writeable and array.flags.aligned):
        raise MajlisError(f"buffer {name!r} cannot be written to in place; it must be a {form}")
    return array
