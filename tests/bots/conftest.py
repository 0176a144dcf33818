"""Every game that has an instinct goes through every test of this folder."""

import pytest

import majlis
from majlis.games import definition


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "with_instinct" in metafunc.fixturenames:
        metafunc.parametrize("with_instinct", [key for key in majlis.games() if definition(key).has_instinct])
