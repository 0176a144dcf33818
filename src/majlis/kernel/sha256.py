"""SHA-256 (FIPS 180-4) as a rule: a bot's randomness follows from its stream by it, in the page as on a server."""

from typing import Any

import numpy as np

from majlis.kernel.jit import rule, scratch_ints

M32 = 0xFFFFFFFF
BLOCK = 64


def _roots(power: float, count: int) -> list[int]:
    """The first 32 bits after the point of a root of each of the first primes."""
    primes = [n for n in range(2, 312) if all(n % p for p in range(2, n))][:count]
    return [int(_root(prime << 32 * round(1 / power), round(1 / power))) & M32 for prime in primes]


def _root(number: int, degree: int) -> int:
    """The whole part of a root."""
    low, high = 0, 1 << 40
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**degree <= number else (low, middle)
    return low


START = np.array(_roots(1 / 2, 8), np.int64)
ROUND = np.array(_roots(1 / 3, 64), np.int64)


@rule
def rotated(word: int, by: int) -> int:
    """A word of 32 bits turned to the right."""
    return ((word >> by) | (word << (32 - by))) & M32


@rule
def add_block(digest: Any, message: Any, first: int) -> None:
    """Mix the 64 bytes of a message from the first on into a digest of eight words."""
    w = scratch_ints(64)
    for i in range(16):
        at = first + 4 * i
        w[i] = (message[at] << 24) | (message[at + 1] << 16) | (message[at + 2] << 8) | message[at + 3]
    for i in range(16, 64):
        low = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ (w[i - 15] >> 3)
        high = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ (w[i - 2] >> 10)
        w[i] = (w[i - 16] + low + w[i - 7] + high) & M32
    a, b, c, d = digest[0], digest[1], digest[2], digest[3]
    e, f, g, h = digest[4], digest[5], digest[6], digest[7]
    for i in range(64):
        one = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        first_part = h + one + ((e & f) ^ (~e & M32 & g)) + ROUND[i] + w[i]
        zero = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        second_part = zero + ((a & b) ^ (a & c) ^ (b & c))
        h, g, f, e = g, f, e, (d + first_part) & M32
        d, c, b, a = c, b, a, (first_part + second_part) & M32
    digest[0] = (digest[0] + a) & M32
    digest[1] = (digest[1] + b) & M32
    digest[2] = (digest[2] + c) & M32
    digest[3] = (digest[3] + d) & M32
    digest[4] = (digest[4] + e) & M32
    digest[5] = (digest[5] + f) & M32
    digest[6] = (digest[6] + g) & M32
    digest[7] = (digest[7] + h) & M32


@rule
def sha256(message: Any, size: int, digest: Any) -> None:
    """Write the digest of the first bytes of a message as eight words; it is padded in place to whole blocks."""
    whole = (size + 8) // BLOCK * BLOCK + BLOCK
    for i in range(size, whole):
        message[i] = 0
    message[size] = 0x80
    bits = 8 * size
    for i in range(4):
        message[whole - 1 - i] = bits & 0xFF
        bits >>= 8
    for i in range(8):
        digest[i] = START[i]
    for first in range(0, whole, BLOCK):
        add_block(digest, message, first)
