"""Seeds and the arrays that random streams live in; no compiled code is needed to make them."""

import hashlib
import os
from typing import Any

import numpy as np

KEY, NONCE, WORLD, COUNTER, NEXT, BUFFER, LENGTH = 0, 8, 10, 11, 12, 16, 32
"""Where a stream's array holds the key, the label, the world's number, the block counter, the place in the buffer."""


def key_of(seed: int | bytes | None) -> bytes:
    """The 32-byte key of a seed: an integer below 2**256, bytes of any length, or None for the system's randomness."""
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, bytes):
        return seed if len(seed) == 32 else hashlib.sha256(seed).digest()
    return seed.to_bytes(32, "little")


def new_stream(seed: int | bytes | None, world: int = 0) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A stream for a seed, opened at label 0."""
    rng = np.zeros(LENGTH, np.int64)
    rng[KEY:NONCE] = np.frombuffer(key_of(seed), "<u4")
    rng[WORLD] = world
    rng[NEXT] = 16
    return rng
