"""The random stream of a match in plain Python: ChaCha with 8 rounds, keyed by the seed, labelled by purpose.

A label is (purpose, number, sub): the same label always gives the same numbers, whatever was drawn before. Every
shuffle starts from the cards in the game's fixed order of kinds, so its outcome depends on the label and on which
cards are shuffled, and on nothing else. The last card of a shuffled list is the top of the pile.
"""

from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFF
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
QUARTERS = (
    (0, 4, 8, 12),
    (1, 5, 9, 13),
    (2, 6, 10, 14),
    (3, 7, 11, 15),
    (0, 5, 10, 15),
    (1, 6, 11, 12),
    (2, 7, 8, 13),
    (3, 4, 9, 14),
)


def key_of(seed: int | bytes) -> bytes:
    """The 32-byte key of a match's seed: an integer in little-endian order, or the bytes themselves."""
    return seed.to_bytes(32, "little") if isinstance(seed, int) else seed


def block(key: bytes, counter: int, nonce: tuple[int, int, int], rounds: int = 8) -> list[int]:
    """The sixteen words of one ChaCha block (RFC 8439, with a choice of rounds)."""
    words = [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]
    start = [*CONSTANTS, *words, counter, *nonce]
    x = list(start)
    for _ in range(rounds // 2):
        for a, b, c, d in QUARTERS:
            for first, second, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[first] = (x[first] + x[second]) & MASK
                mixed = x[third] ^ x[first]
                x[third] = ((mixed << turn) | (mixed >> (32 - turn))) & MASK
    return [(after + before) & MASK for after, before in zip(x, start, strict=True)]


class Stream:
    """One labelled stream of 32-bit words."""

    def __init__(self, key: bytes, purpose: int, number: int, sub: int) -> None:
        self._words = self._endless(key, (purpose | sub << 8, number, 0))

    @staticmethod
    def _endless(key: bytes, nonce: tuple[int, int, int]) -> Iterator[int]:
        counter = 0
        while True:
            yield from block(key, counter, nonce)
            counter += 1

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely: the high half of word times n, if the low half allows."""
        while True:
            high, low = divmod(next(self._words) * n, 2**32)
            if low >= 2**32 % n:
                return high

    def shuffled(self, cards: list[T]) -> list[T]:
        """A shuffled copy; the last one is the top card."""
        pile = list(cards)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile


class Chance:
    """All the randomness of one match."""

    def __init__(self, seed: int | bytes) -> None:
        self.key = key_of(seed)

    def stream(self, purpose: int, number: int = 0, sub: int = 0) -> Stream:
        return Stream(self.key, purpose, number, sub)
