"""`majlis warm`."""

from pathlib import Path

import pytest

from majlis.games import definition
from majlis.kernel import precompile as kernel_warm
from tests.cli.program import LANGUAGES, majlis, program


def test_a_second_time_there_is_nothing_to_do() -> None:
    assert program("warm", "quoridor", LC_ALL="C.UTF-8").code == 0
    again = program("warm", "quoridor", LC_ALL="C.UTF-8")
    assert again.code == 0
    assert again.out == "Everything is compiled already.\n"


@pytest.mark.interpreted
def test_without_compiling_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_warm, "INTERPRETED", True)
    game = definition("quoridor")
    assert kernel_warm.pending(game) == ()
    assert list(kernel_warm.warm(game)) == []
    kernel_warm.disable_compile(game)
    for lang in LANGUAGES:
        assert majlis("warm", "quoridor", "--lang", lang).code == 0


@pytest.mark.interpreted
def test_an_unknown_game_is_refused() -> None:
    assert majlis("warm", "chess").code == 1


def test_what_is_warm_is_loaded_from_the_cache() -> None:
    assert program("warm", "quoridor").code == 0
    code = program("warm", "--one", "quoridor")
    assert code.code == 0
    assert code.out
    assert all(line.endswith("0.0, true]") for line in code.out.splitlines())


@pytest.mark.soak
def test_a_cold_cache_is_filled_kernel_by_kernel(tmp_path: Path) -> None:
    cold = program("warm", "quoridor", MAJLIS_CACHE=str(tmp_path), LC_ALL="C.UTF-8")
    assert cold.code == 0
    for name in kernel_warm.kernels(definition("quoridor")):
        assert f"quoridor {name} " in cold.out
    again = program("warm", "quoridor", MAJLIS_CACHE=str(tmp_path), LC_ALL="C.UTF-8")
    assert again.out == "Everything is compiled already.\n"
