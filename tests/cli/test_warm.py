"""`majlis warm`."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from majlis.errors import MajlisError
from majlis.games import definition
from majlis.kernel import precompile as kernel_warm
from majlis.terminal import apart
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
    assert all(line.endswith(", true]") for line in code.out.splitlines())


def handed_out(script: str, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Hand two games to processes that run a script instead of the program."""
    games = [definition("quoridor"), definition("taki")]
    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: popen([sys.executable, "-c", script], **how))
    return apart.handed_out(games, ("warm", "--queue"), lambda game, line: None)


@pytest.mark.interpreted
def test_a_process_that_dies_names_the_game_and_its_last_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for script in ("raise SystemExit('no room')", "input(); raise SystemExit('no room')"):
        with pytest.raises(MajlisError, match=r"^(quoridor|taki): no room$"):
            handed_out(script, monkeypatch)
        monkeypatch.undo()


def test_one_process_makes_several_games_ready() -> None:
    """Both are compiled before, so that this loads them."""
    assert program("warm", "quoridor", "toitoi").code == 0
    command = [sys.executable, "-m", "majlis", "warm", "--queue"]
    done = subprocess.run(command, input="quoridor\ntoitoi\n", capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    quoridor, toitoi = (kernel_warm.steps(definition(key)) for key in ("quoridor", "toitoi"))
    assert [line and line[0] for line in lines] == [*quoridor, None, *toitoi, None]
    assert all(line[2] for line in lines if line)


PARENT = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-m", "majlis", "warm", "--one", "quoridor"], stdout=subprocess.DEVNULL)
print("begun", flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(os.name == "nt", reason="a process of Windows keeps its parent's number when the parent is gone")
def test_whoever_compiles_for_a_process_ends_with_it(tmp_path: Path) -> None:
    """The other end of a pipe that only the compiling process holds is closed when it ends."""
    reading, writing = os.pipe()
    env = {**os.environ, "MAJLIS_CACHE": str(tmp_path)}
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=writing, env=env)
    os.close(writing)
    with parent, os.fdopen(reading, "rb") as errors:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"begun\n"
        while not any(tmp_path.rglob("*.lock")):
            time.sleep(0.05)
        parent.kill()
        assert errors.read() == b""
    assert not list(tmp_path.rglob("*.unit"))


@pytest.mark.soak
def test_a_cold_cache_is_filled_step_by_step(tmp_path: Path) -> None:
    cold = program("warm", "quoridor", MAJLIS_CACHE=str(tmp_path), LC_ALL="C.UTF-8")
    assert cold.code == 0
    for name in kernel_warm.steps(definition("quoridor")):
        assert f"quoridor {name} " in cold.out
    again = program("warm", "quoridor", MAJLIS_CACHE=str(tmp_path), LC_ALL="C.UTF-8")
    assert again.out == "Everything is compiled already.\n"
