"""Piles and hands as fixed arrays.

A pile is an int8 array of kinds with its length beside it, the last card on top, zero beyond its end. A hand is an
array of counts, one a kind. Every shuffle starts from the cards in the order of kinds, so that its outcome depends on
the random label and on which cards are shuffled, not on how they lay.
"""

from typing import Any

from majlis.kernel.jit import rule
from majlis.kernel.rng import below, shuffle


@rule
def spread(counts: Any, pile: Any, start: int) -> int:
    """Lay counted cards into a pile from `start` on, in the order of kinds; the pile's new length."""
    length = start
    for kind in range(counts.size):
        for _ in range(counts[kind]):
            pile[length] = kind
            length += 1
    return length


@rule
def shuffled_from(rng: Any, counts: Any, pile: Any) -> int:
    """Make a pile of counted cards and shuffle it; its length. Places beyond it are cleared."""
    length = spread(counts, pile, 0)
    shuffle(rng, pile, length)
    pile[length:] = 0
    return length


@rule
def tally(pile: Any, start: int, end: int, counts: Any) -> None:
    """Add the cards of a part of a pile to counts."""
    for i in range(start, end):
        counts[pile[i]] += 1


@rule
def total(counts: Any) -> int:
    """How many cards are counted."""
    number = 0
    for kind in range(counts.size):
        number += counts[kind]
    return number


@rule
def one_of(rng: Any, counts: Any) -> int:
    """The kind of one counted card, each card equally likely; it stays where it is."""
    index = below(rng, total(counts))
    for kind in range(counts.size):
        index -= counts[kind]
        if index < 0:
            return kind
    return -1
