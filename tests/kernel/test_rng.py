"""The random stream: RFC 8439's vectors, no bias, and the same numbers as the plain Python one."""

import numpy as np
import pytest
from scipy.stats import chisquare

from majlis.errors import MajlisError
from majlis.kernel.seeds import key_of, new_stream
from tests.kernel.bound import probe
from tests.oracles.chance import Chance

RFC_KEY = bytes(range(32))
RFC_BLOCK = """
e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2
"""


def test_the_block_of_twenty_rounds_is_that_of_the_rfc() -> None:
    """RFC 8439, 2.3.2."""
    stream = new_stream(RFC_KEY)
    stream[0]["label"] = (0x09000000, 0x4A000000)
    stream[0]["counter"] = 1
    out = np.zeros(16, np.int64)
    probe("block")(stream, 20, out)
    assert [f"{word:08x}" for word in out.tolist()] == RFC_BLOCK.split()


@pytest.mark.parametrize("counter", [0, 1])
def test_the_zero_key_blocks_are_those_of_the_rfc(counter: int) -> None:
    """RFC 8439, A.1, test vectors 1 and 2: the first word of each."""
    stream = new_stream(bytes(32))
    stream[0]["counter"] = counter
    out = np.zeros(16, np.int64)
    probe("block")(stream, 20, out)
    assert out[0] == [0xADE0B876, 0xBEE7079F][counter]


@pytest.mark.parametrize("n", [1, 2, 3, 52, 108, 1000, 2**31 - 1])
def test_numbers_are_those_of_the_plain_stream(n: int) -> None:
    stream, out = new_stream(7), np.zeros(100, np.int64)
    probe("opened")(stream, 3, 12, 5)
    probe("numbers")(stream, n, out)
    plain = Chance(7).stream(3, 12, 5)
    assert out.tolist() == [plain.below(n) for _ in range(100)]


def test_a_label_gives_the_same_numbers_whatever_was_drawn_before() -> None:
    first, second = np.zeros(40, np.int64), np.zeros(40, np.int64)
    stream = new_stream(1)
    probe("opened")(stream, 2, 3, 4)
    probe("numbers")(stream, 90, first)
    probe("opened")(stream, 9, 9, 9)
    probe("numbers")(stream, 90, second)
    assert first.tolist() != second.tolist()
    probe("opened")(stream, 2, 3, 4)
    probe("numbers")(stream, 90, second)
    assert first.tolist() == second.tolist()


@pytest.mark.parametrize("n", [2, 6, 52])
def test_numbers_are_even(n: int) -> None:
    stream, out = new_stream(11), np.zeros(20_000, np.int64)
    probe("numbers")(stream, n, out)
    assert out.min() >= 0
    assert out.max() == n - 1
    assert chisquare(np.bincount(out, minlength=n)).pvalue > 1e-4


def test_a_shuffle_is_that_of_the_plain_stream() -> None:
    stream, cards = new_stream(5), np.arange(52)
    probe("opened")(stream, 1, 2, 3)
    probe("shuffled")(stream, cards)
    assert cards.tolist() == Chance(5).stream(1, 2, 3).shuffled(list(range(52)))


def test_every_order_is_equally_likely() -> None:
    stream = new_stream(3)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = np.arange(3)
        probe("shuffled")(stream, cards)
        seen[tuple(cards.tolist())] = seen.get(tuple(cards.tolist()), 0) + 1
    assert len(seen) == 6
    assert chisquare(list(seen.values())).pvalue > 1e-4


def test_one_of_draws_cards_not_kinds() -> None:
    stream, counts = new_stream(4), np.array([1, 0, 3])
    drawn = np.bincount([probe("one_of")(stream, counts) for _ in range(4000)], minlength=3)
    assert drawn[1] == 0
    assert chisquare(drawn[[0, 2]], [1000, 3000]).pvalue > 1e-4


def test_a_pile_holds_its_cards_and_zeros_beyond() -> None:
    stream, counts, pile = new_stream(4), np.array([2, 1, 3]), np.full(10, 9)
    assert probe("pile_of")(stream, counts, pile) == 6
    assert sorted(pile[:6].tolist()) == [0, 0, 1, 2, 2, 2]
    assert not pile[6:].any()


def test_seeds_are_numbers_bytes_or_the_systems() -> None:
    assert key_of(7) == (7).to_bytes(32, "little")
    assert key_of(b"x" * 32) == b"x" * 32
    assert len(key_of(b"short")) == 32
    assert key_of(None) != key_of(None)
    with pytest.raises(MajlisError, match="whole number from 0"):
        key_of(-1)


def test_worlds_differ() -> None:
    drawn = []
    for world in range(3):
        stream, out = new_stream(7, world=world), np.zeros(20, np.int64)
        probe("numbers")(stream, 1000, out)
        drawn.append(tuple(out.tolist()))
    assert len(set(drawn)) == len(drawn)
