"""Every game that is found goes through every test of this folder."""

import pytest

import majlis


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "key" in metafunc.fixturenames:
        metafunc.parametrize("key", majlis.games())
