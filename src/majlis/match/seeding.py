"""The seed of a match as somebody gives it."""

import numpy as np

from majlis.errors import MajlisError
from majlis.kernel.seeds import key_of


def seeded(seed: int | bytes | None) -> bytes:
    """The 32-byte key of a seed; what cannot be one is named."""
    if isinstance(seed, int | np.integer) and 0 <= seed < 2**256:
        return key_of(int(seed))
    if seed is not None and not isinstance(seed, bytes):
        raise MajlisError(f"seed is {seed!r}; it is a whole number from 0 to 2**256 - 1, bytes, or None for any")
    return key_of(seed)
