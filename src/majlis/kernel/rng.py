"""The random stream: ChaCha keyed by a 256-bit seed, labelled by purpose, held in a plain int64 array.

A stream is opened with a label (purpose, number, sub) and always gives the same numbers for the same key and label,
whatever was drawn before. A search that wants many futures of one position numbers its worlds.
"""

from typing import Any

from majlis.kernel.jit import rule
from majlis.kernel.seeds import BUFFER, COUNTER, NEXT, NONCE

M32 = 0xFFFFFFFF
ROUNDS = 8


@rule
def rotated(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) & M32


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """One ChaCha quarter round (RFC 8439, 2.1)."""
    a = (a + b) & M32
    d = rotated(d ^ a, 16)
    c = (c + d) & M32
    b = rotated(b ^ c, 12)
    a = (a + b) & M32
    d = rotated(d ^ a, 8)
    c = (c + d) & M32
    b = rotated(b ^ c, 7)
    return a, b, c, d


@rule
def fill_block(rng: Any, rounds: int) -> None:
    """Fill the buffer with the next sixteen words (RFC 8439, 2.3) and count the block."""
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3, b4, b5, b6, b7 = rng[0], rng[1], rng[2], rng[3], rng[4], rng[5], rng[6], rng[7]
    c0, c1, c2, c3 = rng[COUNTER], rng[8], rng[9], rng[10]
    for _ in range(rounds // 2):
        a0, b0, b4, c0 = quarter(a0, b0, b4, c0)
        a1, b1, b5, c1 = quarter(a1, b1, b5, c1)
        a2, b2, b6, c2 = quarter(a2, b2, b6, c2)
        a3, b3, b7, c3 = quarter(a3, b3, b7, c3)
        a0, b1, b6, c3 = quarter(a0, b1, b6, c3)
        a1, b2, b7, c0 = quarter(a1, b2, b7, c0)
        a2, b3, b4, c1 = quarter(a2, b3, b4, c1)
        a3, b0, b5, c2 = quarter(a3, b0, b5, c2)
    rng[16] = (a0 + 0x61707865) & M32
    rng[17] = (a1 + 0x3320646E) & M32
    rng[18] = (a2 + 0x79622D32) & M32
    rng[19] = (a3 + 0x6B206574) & M32
    rng[20] = (b0 + rng[0]) & M32
    rng[21] = (b1 + rng[1]) & M32
    rng[22] = (b2 + rng[2]) & M32
    rng[23] = (b3 + rng[3]) & M32
    rng[24] = (b4 + rng[4]) & M32
    rng[25] = (b5 + rng[5]) & M32
    rng[26] = (b6 + rng[6]) & M32
    rng[27] = (b7 + rng[7]) & M32
    rng[28] = (c0 + rng[COUNTER]) & M32
    rng[29] = (c1 + rng[8]) & M32
    rng[30] = (c2 + rng[9]) & M32
    rng[31] = (c3 + rng[10]) & M32
    rng[COUNTER] += 1
    rng[NEXT] = 0


@rule
def open_stream(rng: Any, purpose: int, number: int, sub: int) -> None:
    """Go to the beginning of the stream with this label."""
    rng[NONCE] = purpose | (sub << 8)
    rng[NONCE + 1] = number
    rng[COUNTER] = 0
    rng[NEXT] = 16


@rule
def word(rng: Any) -> int:
    """The next 32 random bits."""
    if rng[NEXT] >= 16:
        fill_block(rng, ROUNDS)
    value = rng[BUFFER + rng[NEXT]]
    rng[NEXT] += 1
    return value  # type: ignore[no-any-return]


@rule
def below(rng: Any, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely as the others."""
    limit = 0x100000000 - 0x100000000 % n
    value = word(rng)
    while value >= limit:
        value = word(rng)
    return value % n


@rule
def shuffle(rng: Any, cards: Any, count: int) -> None:
    """Shuffle the first `count` cards; the last of them is the top."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
