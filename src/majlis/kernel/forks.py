"""A bot's own randomness inside compiled code: draws and streams that follow from a stream, which moves on.

:mod:`majlis.bots.rng` draws the same where nothing is compiled.
"""

from typing import Any

import numpy as np

from majlis.kernel.jit import kernel, rule, scratch_ints
from majlis.kernel.ops import UNBOUND, Ops, Streams
from majlis.kernel.seeds import FORK, STREAM
from majlis.kernel.sha256 import sha256

FORK_BYTES = np.array(list(FORK), np.int64)
MESSAGE = len(FORK) + STREAM.itemsize
ROOM = (MESSAGE // 64 + 2) * 64

ops: Ops = UNBOUND


@rule
def put_word(message: Any, at: int, value: int) -> int:
    """Write a whole number as eight bytes, the lowest first; where the next goes."""
    for k in range(8):
        message[at + k] = (value >> (8 * k)) & 0xFF
    return at + 8


@rule
def next_key(rng: Any, key: Any) -> None:
    """Write a key of eight words that follows from all of a stream, which moves on."""
    message = scratch_ints(ROOM)
    at = FORK_BYTES.size
    for i in range(at):
        message[i] = FORK_BYTES[i]
    for i in range(8):
        at = put_word(message, at, int(rng.key[i]))
    for i in range(2):
        at = put_word(message, at, int(rng.label[i]))
    at = put_word(message, at, int(rng.world))
    at = put_word(message, at, int(rng.counter))
    at = put_word(message, at, int(rng.spent))
    for i in range(16):
        at = put_word(message, at, int(rng.words[i]))
    sha256(message, MESSAGE, key)
    for i in range(8):
        word = int(key[i])
        key[i] = (word & 0xFF) << 24 | (word & 0xFF00) << 8 | (word >> 8 & 0xFF00) | word >> 24
    rng.counter += 1
    rng.spent = 16


@rule
def fork(rng: Any, own: Any) -> None:
    """Make `own` a new stream that follows from the given one: the next fork is another."""
    key = scratch_ints(8)
    next_key(rng, key)
    for i in range(8):
        own.key[i] = key[i]
    own.label[:] = 0
    own.world = 0
    own.counter = 0
    own.spent = 16
    own.words[:] = 0


@rule
def index_below(rng: Any, count: int) -> int:
    """A whole number from 0 to count - 1, count being at most 2**31."""
    key = scratch_ints(8)
    next_key(rng, key)
    rest = 0
    for i in range(7, -1, -1):
        rest = ((rest << 32) | int(key[i])) % count
    return rest


@rule
def fraction(rng: Any) -> float:
    """A number from 0 to 1, 1 excluded."""
    key = scratch_ints(8)
    next_key(rng, key)
    return (int(key[0]) | (int(key[1]) & 0x1FFFFF) << 32) / 9007199254740992.0


@kernel
def draw_index(rng: Streams, count: int) -> int:
    """A whole number from 0 to count - 1; the stream moves on."""
    return index_below(rng[0], count)


@kernel
def draw_fraction(rng: Streams) -> float:
    """A number from 0 to 1, 1 excluded; the stream moves on."""
    return fraction(rng[0])


@kernel
def draw_fork(rng: Streams, own: Streams) -> None:
    """Make `own` a new stream that follows from the given one, which moves on."""
    fork(rng[0], own[0])
