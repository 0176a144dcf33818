"""The seeds of one match after another: each follows from the one before, the same in every environment."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from majlis.errors import MajlisError
from majlis.kernel.seeds import blank, key_of, new_stream

Seed = int | bytes | None
MOST = 2**256


def first_seeds(count: int, seed: Seed | Sequence[int | bytes]) -> list[bytes]:
    """The seeds of the first matches: those given, or counted on from a number, or any."""
    if isinstance(seed, Sequence) and not isinstance(seed, bytes):
        if len(seed) != count:
            raise MajlisError(f"{count} games take {count} seeds, not {len(seed)}")
        return [key_of(one) for one in seed]
    first = int.from_bytes(key_of(seed), "little")
    return [key_of((first + k) % MOST) for k in range(count)]


def streams(keys: Sequence[bytes]) -> np.ndarray[Any, Any]:
    """A random stream for each seed."""
    made = np.repeat(new_stream(0), len(keys))
    made["key"] = [np.frombuffer(key, "<u4") for key in keys]
    return made


def key_in(stream: Any) -> bytes:
    """The seed that a stream holds, as `game.start(seed=...)` takes it."""
    return bytes(np.asarray(stream["key"]).astype("<u4").tobytes())


def next_seed(seed: bytes) -> bytes:
    """The seed of the match after the one with this seed."""
    from majlis.kernel.interpreted import in_python
    from majlis.kernel.vector import renew_seed

    stream = blank(new_stream(0).dtype)
    stream["key"][0] = np.frombuffer(seed, "<u4")
    in_python(renew_seed)(stream[0])
    return key_in(stream[0])
