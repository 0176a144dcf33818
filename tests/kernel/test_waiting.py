"""Who runs tests knows what they wait for, and waits for no game that they do not touch."""

from pathlib import Path

import numpy as np
import pytest

import dev
from majlis.kernel import jit, precompile
from tests.compiling import CompileNotice


def test_a_game_that_is_compiled_is_named_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only while it is compiled: what was compiled before is loaded without a word."""
    from tests.wasm.probe import kernels

    said: list[str] = []
    monkeypatch.setattr(precompile, "on_wait", [CompileNotice(frozenset({"probe"}), said.append)])
    monkeypatch.setenv("MAJLIS_CACHE", str(tmp_path))
    jit.cache_folder.cache_clear()
    try:
        for _ in range(2):
            made = kernels()
            assert made["total"](np.arange(5), 2) == 9
            assert [line.split()[0] for line in said] == ["probe"]
            monkeypatch.setattr(precompile, "on_wait", [CompileNotice(frozenset({"probe"}), said.append)])
    finally:
        jit.cache_folder.cache_clear()
    assert "still being compiled" in said[0]


@pytest.mark.interpreted
def test_of_several_waits_for_a_game_one_is_told() -> None:
    said: list[str] = []
    notice = CompileNotice(frozenset({"chess", "go"}), said.append)
    for game in ("chess", "go", "chess", "something"):
        notice(game)
    assert [line.split()[0] for line in said] == ["chess", "go"]


@pytest.mark.interpreted
def test_whoever_runs_the_tests_is_told() -> None:
    assert [type(told) for told in precompile.on_wait] == [CompileNotice]


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
