"""Who runs tests knows what they wait for, and waits for no game that they do not touch."""

import types
from typing import Any

import numba
import pytest
from numba.core import event

import dev
from tests.compiling import CompileNotice


def test_a_game_that_is_being_compiled_is_named_once() -> None:
    said: list[str] = []
    compiled: list[Any] = []
    for name in ("chess.check", "chess.play", "go.check", "something"):
        function = types.FunctionType((lambda number: number + 1).__code__, {}, name)
        function.__qualname__ = name
        compiled.append(numba.njit(function))
    with event.install_listener("numba:compile", CompileNotice(frozenset({"chess", "go"}), said.append)):
        for kernel in compiled * 2:
            assert kernel(1) == 2
    assert [line.split()[0] for line in said] == ["chess", "go"]
    assert all("still being compiled" in line for line in said)


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("arguments", "games"),
    [
        ([], None),
        (["-x"], None),
        (["tests/games"], None),
        (["tests/conformance", "-k", "taki"], ["taki"]),
        (["tests/games/nahs", "tests/games/toitoi/test_rounds.py::test_x"], ["nahs", "toitoi"]),
        (["-k", "jackaroo and not soak"], ["jackaroo"]),
        (["tests/docs"], []),
        (["-m", "interpreted", "tests/games/taki"], []),
    ],
)
def test_only_games_that_the_tests_need_are_compiled_first(arguments: list[str], games: list[str] | None) -> None:
    assert dev.games_tested(arguments) == games
