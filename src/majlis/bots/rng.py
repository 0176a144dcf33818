"""A bot's own randomness, drawn from the stream it is given; compiled code draws the same (`majlis.kernel.forks`)."""

import hashlib
from typing import Any

import numpy as np

from majlis.kernel.seeds import FORK, new_stream

Stream = np.ndarray[Any, Any]


def _next_key(rng: Stream) -> bytes:
    key = hashlib.sha256(FORK + rng[:1].tobytes()).digest()
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
