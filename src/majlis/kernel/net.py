"""Small networks in compiled code.

Whole numbers throughout: sums are exact in any order, so every machine and every browser finds the same, and a first
layer that was changed row by row is the one that would be added up anew. A network is one array of int8. Its first
layer has a row of weights for each feature, and those of the features that are there are added up (`begin_sums`,
`add_row`, `take_row`); further layers follow (`layer`), of which each has a row for every number that goes in, and one
more in front for what is always there.
"""

from typing import Any, NamedTuple

import numpy as np

from majlis.kernel.jit import unchecked

ONE = 64
"""The weight that stands for 1."""
TOP = 127
"""What goes from one layer into the next lies between 0 and this, in units of `ONE`."""

Weights = np.ndarray[Any, np.dtype[np.int8]]
NO_WEIGHTS: Weights = np.zeros(0, np.int8)
"""Where there is no network."""


class NetShape(NamedTuple):
    """How large the layers are, and with that where each begins."""

    features: int
    first: int
    second: int
    outputs: int

    @property
    def second_at(self) -> int:
        """Where the second layer begins; the first one has a row for what is always there, too."""
        return (self.features + 1) * self.first

    @property
    def outputs_at(self) -> int:
        """Where the last layer begins."""
        return self.second_at + (self.first + 1) * self.second

    @property
    def size(self) -> int:
        """How many weights there are."""
        return self.outputs_at + (self.second + 1) * self.outputs


@unchecked
def begin_sums(weights: Any, sums: Any) -> None:
    """Write what the first layer comes to where no feature is there."""
    if sums.size > weights.size:
        raise IndexError("there is no such row of weights")
    for j in range(sums.size):
        sums[j] = weights[j]


@unchecked
def add_row(weights: Any, feature: int, sums: Any) -> None:
    """Add a feature to the first layer."""
    at = (feature + 1) * sums.size
    if feature < 0 or at + sums.size > weights.size:
        raise IndexError("there is no such row of weights")
    for j in range(sums.size):
        sums[j] += weights[at + j]


@unchecked
def take_row(weights: Any, feature: int, sums: Any) -> None:
    """Take a feature away from the first layer again."""
    at = (feature + 1) * sums.size
    if feature < 0 or at + sums.size > weights.size:
        raise IndexError("there is no such row of weights")
    for j in range(sums.size):
        sums[j] -= weights[at + j]


@unchecked
def layer(weights: Any, at: int, inputs: Any, scale: int, sums: Any) -> None:
    """Write the sums of a further layer, whose weights begin at a place, in units of `ONE` squared.

    The inputs are the sums of the layer before, in units of `scale` times `ONE`: 1 after the first layer, `ONE` later.
    """
    width = sums.size
    if at < 0 or at + (inputs.size + 1) * width > weights.size:
        raise IndexError("there are no such weights")
    for j in range(width):
        sums[j] = TOP * int(weights[at + j])
    for i in range(inputs.size):
        given = min(max(int(inputs[i]) // scale, 0), TOP)
        if given != 0:
            row = at + (i + 1) * width
            for j in range(width):
                sums[j] += given * int(weights[row + j])
