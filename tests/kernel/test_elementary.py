"""exp and log of our own are those of mathematics, and the same everywhere."""

import math
import random
from decimal import Decimal, localcontext

import numpy as np
import pytest

from majlis.kernel import elementary
from majlis.kernel.interpreted import in_python
from tests.kernel.bound import probe

exp, log = in_python(elementary.exp), in_python(elementary.log)


def units_off(found: float, true: Decimal) -> float:
    """By how many units in the last place a number misses the true one."""
    return float(abs(Decimal(found) - true) / Decimal(math.ulp(found)))


def numbers() -> list[float]:
    rng = random.Random(5)
    spread = [rng.uniform(-745.0, 709.7) for _ in range(1500)] + [rng.uniform(-1.0, 1.0) for _ in range(1500)]
    tiny = [rng.uniform(-1.0, 1.0) * 2.0 ** -rng.randrange(1, 60) for _ in range(500)]
    return [*spread, *tiny, 0.0, 1.0, -1.0, 0.5 * math.log(2), -0.5 * math.log(2), 709.78, -708.4, -745.1]


@pytest.mark.interpreted
def test_exp_is_right_to_the_last_digit() -> None:
    with localcontext() as context:
        context.prec = 40
        for x in numbers():
            assert units_off(exp(x), Decimal(x).exp()) < 1.0, x
            assert exp(x) == pytest.approx(math.exp(x), rel=4e-16, abs=5e-324), x


@pytest.mark.interpreted
def test_log_is_right_to_the_last_digit() -> None:
    rng = random.Random(6)
    spread = [rng.random() for _ in range(1500)] + [2.0 ** rng.uniform(-1022, 1023) for _ in range(1500)]
    near = [1.0 + rng.uniform(-1, 1) * 2.0 ** -rng.randrange(1, 50) for _ in range(500)]
    with localcontext() as context:
        context.prec = 40
        for x in [*spread, *near, 2.0, 0.5, math.sqrt(2), 1e-4, 5e-324, 1.7976931348623157e308]:
            assert x == 1.0 or units_off(log(x), Decimal(x).ln()) < 1.0, x
    assert log(1.0) == 0.0


@pytest.mark.interpreted
def test_exp_ends_where_numbers_end() -> None:
    assert exp(710.0) == math.inf
    assert exp(-746.0) == 0.0
    assert exp(0.0) == 1.0
    assert [elementary_power(k) for k in (-1022, -1, 0, 1, 1023)] == [2.0**k for k in (-1022, -1, 0, 1, 1023)]


def test_compiled_code_gives_the_very_same_numbers() -> None:
    given = np.array([x for x in numbers() if x > -700.0])
    out = np.zeros(2 * given.size)
    probe("elementaries")(given, out)
    expected = [exp(x) for x in given.tolist()]
    assert out.tolist() == expected + [log(x) for x in expected]


def elementary_power(k: int) -> float:
    return in_python(elementary.power_of_two)(k)
