"""Every game that is found goes through the tests of this folder; they need the extra `research`."""

import pytest

import majlis
from tests.envs.house_rules import variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "rules" in metafunc.fixturenames:
        names = [f"{key}-{'-'.join(map(str, rules.values())) or 'usual'}" for key, rules in variants()]
        metafunc.parametrize(("key", "rules"), variants(), ids=names)
    elif "key" in metafunc.fixturenames:
        metafunc.parametrize("key", majlis.games())
