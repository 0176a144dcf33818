"""Kernels of no game, for the tests of the page's loader: every kind of argument, and an error."""

import types
from math import sqrt
from typing import Any

import numpy as np

from majlis.kernel.jit import kernel
from majlis.kernel.ops import UNBOUND, Ints, Ops, Scores, States, bind

PAIR = np.dtype([("probe", np.int64), ("small", np.int8, 3), ("share", np.float64), ("grid", np.int32, (2, 2))])

ops: Ops = UNBOUND


@kernel
def total(numbers: Ints, first: int) -> int:
    """The sum of the numbers from the first on."""
    found = 0
    for k in range(first, numbers.size):
        found += numbers[k]
    return found


@kernel
def third(states: States, i: int) -> float:
    """A third of a record's share."""
    share: float = states[i].share
    return share / 3.0


@kernel
def swap(states: States, i: int, rows: Scores) -> None:
    """Turn round a record's small numbers, count it, and write the square roots of a row of numbers into the next."""
    state = states[i]
    copy = np.empty(3, np.int64)
    for k in range(3):
        copy[k] = state.small[2 - k]
    for k in range(3):
        state.small[k] = copy[k]
    state.probe += 1
    for k in range(rows.shape[1]):
        rows[1, k] = sqrt(rows[0, k])


@kernel
def pick(numbers: Ints, place: int) -> int:
    """One of the numbers; a place that there is not is an error."""
    return int(numbers[place])


def kernels() -> dict[str, Any]:
    """The kernels with their signatures."""
    from tests.wasm import probe

    return bind(probe, types.ModuleType("probe.ops"), "probe", PAIR)
