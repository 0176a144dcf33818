"""Long rows of numbers, as observations consist of them, written many at a time."""

from typing import Any

import numpy as np

from majlis.kernel.jit import unchecked


@unchecked
def write_zeros(out: Any) -> None:
    """Clear an observation."""
    for i in range(out.size):
        out[i] = 0


@unchecked
def write_counts(out: Any, at: int, counts: Any, whole: int) -> None:
    """Write a row of small numbers from `at` on, each as a share of `whole`."""
    if at < 0 or at + counts.size > out.size:
        raise IndexError("the row does not fit into the observation")
    share = np.float32(whole)
    for k in range(counts.size):
        out[at + k] = np.float32(counts[k]) / share


@unchecked
def write_same(out: Any, at: int, count: int, value: float) -> None:
    """Write the same number `count` times from `at` on."""
    if at < 0 or at + count > out.size:
        raise IndexError("the row does not fit into the observation")
    for k in range(count):
        out[at + k] = value
