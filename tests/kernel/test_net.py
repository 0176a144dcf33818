"""Networks in compiled code come to what NumPy comes to with the same weights, exactly."""

from typing import Any

import numpy as np
import pytest

from majlis.kernel import net
from tests.kernel.bound import probe
from tests.kernel.probes import NET

pytestmark = pytest.mark.interpreted

Array = np.ndarray[Any, Any]


def expected(weights: Array, features: Array) -> list[int]:
    """The same network in matrices."""
    whole = weights.astype(np.int64)
    first = whole[: NET.second_at].reshape(NET.features + 1, NET.first)
    second = whole[NET.second_at : NET.outputs_at].reshape(NET.first + 1, NET.second)
    last = whole[NET.outputs_at :].reshape(NET.second + 1, NET.outputs)
    x = np.clip(first[0] + first[1 + features].sum(0), 0, net.TOP)
    x = np.clip((net.TOP * second[0] + x @ second[1:]) // net.ONE, 0, net.TOP)
    found: list[int] = (net.TOP * last[0] + x @ last[1:]).tolist()
    return found


def found(weights: Array, features: Array, taken: int = 0) -> list[int]:
    out = np.zeros(NET.outputs, np.int64)
    probe("network")(weights, features, taken, out)
    numbers: list[int] = out.tolist()
    return numbers


def some_weights(seed: int, most: int = 127) -> Array:
    return np.random.default_rng(seed).integers(-most, most + 1, NET.size).astype(np.int8)


@pytest.mark.parametrize("most", [8, 30, 127])
def test_a_network_comes_to_what_numpy_comes_to(most: int) -> None:
    rng = np.random.default_rng(most)
    different = set()
    for seed in range(30):
        weights, features = some_weights(seed, most), rng.permutation(NET.features)[: rng.integers(0, 30)]
        assert found(weights, features) == expected(weights, features)
        different.add(tuple(found(weights, features)))
    assert len(different) > 20


def test_sums_that_were_changed_row_by_row_are_those_added_up_anew() -> None:
    weights, features = some_weights(1), np.arange(3, 33)
    assert found(weights, features, 30) == found(weights, features[::-1].copy()) == expected(weights, features)


def test_a_feature_or_a_layer_that_there_is_not_is_an_error() -> None:
    weights = some_weights(2)
    for wrong in (-1, 10**6):
        with pytest.raises(IndexError, match="no such row"):
            found(weights, np.array([wrong]))
    with pytest.raises(IndexError, match="no such weights"):
        found(weights[:-1], np.array([1]))
    with pytest.raises(IndexError, match="no such row"):
        found(net.NO_WEIGHTS, np.array([1]))
