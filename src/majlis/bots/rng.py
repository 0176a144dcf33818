"""A bot's own randomness, drawn from the stream it is given."""

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from majlis.kernel.seeds import new_stream

Stream = np.ndarray[Any, Any]


def _next_key(rng: Stream) -> bytes:
    key = hashlib.sha256(b"majlis bot" + rng[:1].tobytes()).digest()
    rng[0]["counter"] += 1
    rng[0]["spent"] = 16
    return key


def forked(rng: Stream) -> Stream:
    """A new stream that follows from the given one, which moves on: the next fork is another."""
    return new_stream(_next_key(rng))


def index_below(rng: Stream, count: int) -> int:
    """A whole number from 0 to count - 1; the stream moves on."""
    return int.from_bytes(_next_key(rng), "little") % int(count)


def fraction(rng: Stream) -> float:
    """A number from 0 to 1, 1 excluded; the stream moves on."""
    return index_below(rng, 1 << 53) / (1 << 53)


def pick(weights: Sequence[float] | np.ndarray[Any, Any], at: float) -> int:
    """The place in a list of weights where a fraction of their sum is passed."""
    reached = np.cumsum(weights)
    return int(min(np.searchsorted(reached, at * reached[-1], side="right"), len(reached) - 1))


def noticed(count: int, share: float, rng: Stream) -> list[int]:
    """Which of so many actions come to mind, each with the same chance; one at least."""
    if share >= 1:
        return list(range(count))
    found = [k for k in range(count) if fraction(rng) < share]
    return found or [index_below(rng, count)]
