"""A bot's own randomness, drawn from the stream it is given."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from majlis.kernel.seeds import new_stream

Stream = np.ndarray[Any, Any]


def forked(rng: Stream) -> Stream:
    """A new stream that follows from the given one, which moves on: the next fork is another."""
    key = hashlib.sha256(b"majlis bot" + rng[:1].tobytes()).digest()
    rng[0]["counter"] += 1
    rng[0]["spent"] = 16
    return new_stream(key)


def index_below(rng: Stream, count: int) -> int:
    """A whole number from 0 to count - 1; the stream moves on."""
    return int.from_bytes(forked(rng)[0]["key"].tobytes(), "little") % count
