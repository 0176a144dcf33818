"""Seeds and the arrays that random streams live in; no compiled code is needed to make them."""

import hashlib
import os
from typing import Any

import numpy as np

from majlis.errors import MajlisError

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""Whether the kernels run as plain Python: for coverage and debugging."""

STREAM = np.dtype(
    [
        ("key", np.int64, 8),  # the seed
        ("label", np.int64, 2),  # which stream of that seed: purpose and sub, number
        ("world", np.int64),  # which future, for a search that tries many
        ("counter", np.int64),  # blocks made
        ("spent", np.int64),  # words of the block that are used up
        ("words", np.int64, 16),  # the block
    ]
)

FORK = b"majlis bot"
"""What is hashed with a stream to make another one of it, for a bot."""


def key_of(seed: int | bytes | None) -> bytes:
    """The 32-byte key of a seed: an integer below 2**256, bytes of any length, or None for the system's randomness."""
    if isinstance(seed, bytes):
        return seed if len(seed) == 32 else hashlib.sha256(seed).digest()
    if isinstance(seed, int | np.integer) and 0 <= seed < 2**256:
        return int(seed).to_bytes(32, "little")
    if seed is not None:
        raise MajlisError(f"seed is {seed!r}; it is a whole number from 0 to 2**256 - 1, bytes, or None for any")
    return os.urandom(32)


def blank(dtype: np.dtype[Any], count: int = 1) -> np.ndarray[Any, Any]:
    """An array of zeroed records, of the class that compiled (or interpreted) code wants."""
    records = np.zeros(count, dtype)
    return records.view(np.recarray) if INTERPRETED else records


def new_stream(seed: int | bytes | None, world: int = 0) -> np.ndarray[Any, Any]:
    """A stream for a seed, opened at label 0, as an array of one."""
    streams = blank(STREAM)
    streams[0]["key"] = np.frombuffer(key_of(seed), "<u4")
    streams[0]["world"] = world
    streams[0]["spent"] = 16
    return streams
